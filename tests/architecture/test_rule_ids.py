"""Every rule of a game is cited, by its id, in at least one of its tests."""

import re

import pytest

from tests.architecture.source import ROOT, games, modules


@pytest.mark.parametrize("game", games())
def test_every_rule_is_tested_by_its_id(game):
    rules = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    ids = sorted(set(re.findall(r"\*\*([A-Z]\d\d)\b", rules)))
    assert ids
    tests = "\n".join(module.text for module in modules(f"tests/{game}"))
    cited = {found.upper() for found in re.findall(r"(?<![A-Za-z0-9])[A-Za-z]\d\d(?![0-9])", tests)}
    assert not set(ids) - cited
