"""TD(lambda) by self-play: small steps in the right direction, the same every time."""

from random import Random

import pytest

from kizma.ai import train
from kizma.ai.evaluation import Evaluation
from kizma.ai.features import COUNT, HAND, STANDING, Pairs
from kizma.ai.learner import Learner
from kizma.ai.selfplay import Seen, SelfPlay
from kizma.ai.tables import Tables
from kizma.ai.thumb import progress
from kizma.engine.options import OPTIONS
from kizma.engine.topology import Topology

CARDS = OPTIONS.preset("kartli")
EMPTY = (-2,) * 16


def learner(weights, partners=False):
    return Learner(Topology.of(CARDS), (0, 1, 2, 3) if partners else (0, 2), partners, False, weights)


def test_boards_of_a_won_game_gain():
    """The error of the same game shrinks when it is learned again and again."""
    taught = learner([0.0] * COUNT)
    seen = [Seen((place, *EMPTY[1:]), 0, ()) for place in (0, 9, 30, 64)]
    errors = [taught.learn(seen, frozenset({0}), 0.9, 0.3) for _ in range(20)]
    assert errors[0] == pytest.approx((0.5 + 0.45 + 0.405 + 0.3645) / 4)
    assert errors == sorted(errors, reverse=True)
    assert taught.weights[30] > 0 > taught.weights[66]


def test_without_a_trace_only_the_last_board_learns_from_the_end():
    """TD(0): an earlier board is drawn to the next one's chances, here its own."""
    taught = learner([0.0] * COUNT)
    seen = [Seen((place, *EMPTY[1:]), 0, ()) for place in (0, 30)]
    taught.learn(seen, frozenset({0}), 0.0, 0.3)
    assert taught.weights[0] == 0
    assert taught.weights[30] > 0


def test_partners_win_together():
    """Z30."""
    taught = learner([0.0] * COUNT, partners=True)
    assert taught.learn([Seen(EMPTY, 0, ())], frozenset({0, 2}), 0.9, 0.3) == pytest.approx(0.5)


def test_kept_cards_learn_too():
    """Z34."""
    taught = learner([0.0] * COUNT)
    taught.learn([Seen(EMPTY, 0, (1, 13))], frozenset({0}), 0.9, 0.3)
    learned = [weight for weight in taught.weights[HAND:STANDING] if weight]
    assert len(learned) == 3
    assert min(learned) > 0


@pytest.mark.parametrize("changes", [{}, {"partners": True}, {"scored": True}, {"form": "dice"}])
def test_self_play_ends_with_a_side_at_home(changes):
    options = OPTIONS.fresh(changes)
    topology = Topology.of(options)
    colours = (0, 1, 2, 3)
    tables = Tables(topology, Pairs(topology), progress(topology))
    dice = options.word("form") == "dice"
    play = SelfPlay(options, colours, Random(3))
    seen, winners = play.game(Evaluation(tables, colours, options.flag("partners"), dice))
    assert len(winners) == (2 if options.flag("partners") else 1)
    assert all(play.kernel.is_home(seen[-1].places, colour) for colour in winners)
    assert all(len(moment.hand) == (4 if options.flag("scored") else 0) for moment in seen)


def test_training_is_repeatable(monkeypatch, tmp_path):
    """The same seed writes the same file."""
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    monkeypatch.setitem(train.COURSES, "card-2", train.Course("kartli", {}, 2, 4))
    train.train("card-2")
    first = (tmp_path / "card-2.json").read_text("utf-8")
    train.train("card-2")
    assert (tmp_path / "card-2.json").read_text("utf-8") == first
    assert len(train.read("card-2")) == COUNT


def test_a_course_may_start_from_another(monkeypatch, tmp_path):
    monkeypatch.setattr(train, "FOLDER", tmp_path)
    train.write("card-2", [0.5] * COUNT)
    monkeypatch.setitem(train.COURSES, "card-3", train.Course("kartli", {}, 3, 1, "card-2"))
    train.train("card-3")
    assert train.read("card-3")[-1] == 0.5
    assert train.read("card-3")[65] != 0.5
