"""What the benchmark of a whole match takes for a right and for a wrong end."""

from random import Random
from types import SimpleNamespace

import pytest

from common.core.registry import games
from common.core.simulate import draw_due_chance
from tests.benchmarks import whole_match
from tests.benchmarks.whole_match import verdict


def played(game_id, plies):
    match, rng = whole_match._match(game_id, "kalfa"), Random(3)
    draw_due_chance(match)
    while match.actor is not None and match.ply < plies:
        match.play(rng.choice(match.legal_moves()))
        draw_due_chance(match)
    return match


def test_a_match_that_is_not_over_is_said_to_be_so():
    assert "not over after" in verdict(played("king", 30))


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_finished_match_leads_to_the_scores_of_its_record(game_id):
    assert verdict(played(game_id, 100_000)) == ""


def test_house_rules_are_played_as_they_were_wished():
    options = whole_match._match("kizma", "kalfa", {"form": "dice", "play_on": "off"}).options
    assert (options["form"], options["play_on"]) == ("dice", False)


def test_other_scores_than_the_record_leads_to_are_told(monkeypatch):
    match = played("king", 100_000)
    other = SimpleNamespace(scores=(1, 2, 3, 4), digest=match.digest)
    monkeypatch.setattr(whole_match, "read_record", lambda _text: other)
    assert "but its record leads to (1, 2, 3, 4)" in verdict(match)
