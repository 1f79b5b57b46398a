"""What every source file says of itself, and what none may hold."""

import ast
import re

import pytest

from tests.architecture.source import games, modules, product

PACKAGES = (*product(), *modules("packaging"))

# put together here so that this file does not hold what it forbids
MARKERS = re.compile(r"\b(?:TO" r"DO|FIX" r"ME|XX" r"X|HA" r"CK)\b")
NOT_RUN = re.compile(
    r"\b(?:mark\.sk" r"ip|mark\.xf" r"ail|pytest\.sk" r"ip|pytest\.xf" r"ail|importorsk" r"ip)"
)


@pytest.mark.parametrize("module", PACKAGES, ids=str)
def test_a_module_begins_by_saying_what_it_is_for(module):
    docstring = ast.get_docstring(module.tree)
    assert docstring or not module.text.strip()
    assert docstring is None or docstring.splitlines()[0].endswith((".", ":"))


@pytest.mark.parametrize("module", (*PACKAGES, *modules("tests")), ids=str)
def test_nothing_is_left_for_later(module):
    assert not MARKERS.findall(module.text)
    assert not NOT_RUN.findall(module.text)


@pytest.mark.parametrize("game", games())
def test_an_engine_holds_no_sentences(game):
    """Codes, card texts and orders have no capital letter followed by small ones and spaces."""
    for module in modules(f"{game}/engine"):
        docstrings = {id(node.value) for node in ast.walk(module.tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
                assert not re.search(r"[A-ZÇĞİÖŞÜ][a-zçğıöşü]+ [a-zçğıöşü]+ ", node.value), (
                    module,
                    node.value,
                )
