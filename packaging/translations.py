"""Keeps the translations in step with the sources: ``update`` collects new strings, ``compile`` builds .qm.

Run with the Python of the development environment: ``python packaging/translations.py update``.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "assets" / "i18n"
LANGUAGE = "tr"
QUIET = ("-silent",)


def packages() -> list[str]:
    """Return the packages that have sentences of their own, ``common`` and every game on screen."""
    return sorted(path.parent.name for path in ROOT.glob("*/ui") if (path / "__init__.py").is_file())


def source_file(package: str) -> Path:
    """Return the translation source of a package."""
    return FOLDER / f"{package}_{LANGUAGE}.ts"


def update(package: str) -> None:
    """Collect the strings of a package into its translation source, dropping those that are gone."""
    sources = sorted(str(path) for path in (ROOT / package).rglob("*.py"))
    options = ("-no-obsolete", "-locations", "none", "-target-language", LANGUAGE)
    _run("lupdate", *sources, "-ts", str(source_file(package)), *options, *QUIET)


def compile_to(source: Path, target: Path) -> None:
    """Build what the app loads."""
    _run("lrelease", str(source), "-qm", str(target), *QUIET)


def main(arguments: list[str]) -> int:
    """Do what the one argument says."""
    if arguments not in (["update"], ["compile"]):
        print(__doc__)
        return 2
    FOLDER.mkdir(exist_ok=True)
    for package in packages():
        if arguments == ["update"]:
            update(package)
    for source in sorted(FOLDER.glob("*.ts")):
        compile_to(source, source.with_suffix(".qm"))
    return 0


def _run(tool: str, *arguments: str) -> None:
    program = Path(sys.executable).with_name(f"pyside6-{tool}")
    subprocess.run([str(program), *arguments], check=True)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
