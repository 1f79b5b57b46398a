"""The project's own source, parsed: packages, tests and the games among them."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Module:
    """A source file with its dotted name, text and syntax tree."""

    name: str
    path: Path
    text: str
    tree: ast.Module

    def __str__(self) -> str:
        return str(self.path.relative_to(ROOT))


def project() -> dict[str, dict[str, dict[str, str]]]:
    """Return the project's manifest."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@cache
def games() -> tuple[str, ...]:
    """Return the games that the manifest registers and whose folder has a ``game.py``."""
    entries = project()["project"]["entry-points"]["kiraathane.games"].values()
    names = sorted(entry.partition(".")[0] for entry in entries)
    return tuple(name for name in names if (ROOT / name / "game.py").exists())


@cache
def modules(folder: str) -> tuple[Module, ...]:
    """Return every module below a folder of the project."""
    return tuple(map(_module, sorted((ROOT / folder).rglob("*.py"))))


@cache
def product() -> tuple[Module, ...]:
    """Return every module that is shipped."""
    return tuple(module for folder in ("common", *games()) for module in modules(folder))


def imports(module: Module) -> Iterator[str]:
    """Go through the dotted names a module imports, also inside functions and for types only."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = "." * node.level + (node.module or "")
            known = origin and (ROOT / Path(*origin.split("."))).is_dir()
            yield from (f"{origin}.{alias.name}" if known else origin for alias in node.names)


def functions(module: Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Go through all functions and methods of a module."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Count the lines of a function's body, its docstring left aside."""
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    return (body[-1].end_lineno or 0) - body[0].lineno + 1 if body else 0


def _module(path: Path) -> Module:
    text = path.read_text(encoding="utf-8")
    parts = path.relative_to(ROOT).with_suffix("").parts
    name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
    return Module(name, path, text, ast.parse(text))
