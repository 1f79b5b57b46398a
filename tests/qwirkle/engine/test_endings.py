"""How a match ends and who has won (Q08, Q11, Q12, Q13, Q14)."""

from dataclasses import replace

import pytest

from common.core.transition import IllegalMove
from qwirkle.engine import events
from qwirkle.engine.ending import outcome_of
from qwirkle.engine.moves import parse_move
from qwirkle.engine.state import Stage
from tests.qwirkle.tables import board, play, rules, state

ROW = board("Rc Rq")


@pytest.mark.parametrize(("bonus", "total"), [(6, 9), (0, 3)])
def test_going_out(bonus, total):
    """Q11."""
    game = rules(out_bonus=bonus)
    start = state(game, ROW, ["Rd", "Rl Bl"])
    after, happened = play(game, start, "place Rd@2,0")
    assert (after.scores, after.stage, game.actor(after)) == ((total, 0), Stage.OVER, None)
    assert happened[1:] == (events.WentOut(0, bonus), events.Ended(after.outcome))
    assert (after.outcome.reason, after.outcome.winners, after.outcome.ranks) == ("out", (0,), (1, 2))
    assert after.best_turns == (3, 0)


def test_an_empty_hand_refills_while_the_bag_has_tiles():
    """Q11: that is no out."""
    game = rules()
    start = state(game, ROW, ["Rd", "Rl Bl"], "Gx")
    after, _ = play(game, start, "place Rd@2,0")
    assert (after.stage, after.scores, len(after.hands[0])) == (Stage.TURN, (3, 0), 1)


def test_deadlock_with_an_empty_bag():
    """Q12: after any turn, no bonus, nothing deducted."""
    game = rules()
    start = state(game, ROW, ["Rd Bl", "Bx Gl"])
    after, happened = play(game, start, "place Rd@2,0")
    assert (after.outcome.reason, after.scores) == ("deadlock", (3, 0))
    assert happened[-1] == events.Ended(after.outcome)


def test_no_deadlock_while_somebody_can_place():
    """Q12."""
    game = rules()
    start = state(game, ROW, ["Rd Bl", "Bx Rl"])
    assert play(game, start, "place Rd@2,0")[0].outcome is None


def test_deadlock_when_nobody_may_swap():
    """Q12: ``swap_short_bag`` forbids it."""
    for option, reason in (("forbid", "deadlock"), ("limit", None)):
        game = rules(swap_short_bag=option)
        start = state(game, ROW, ["Rd Bl Bl Bl Bl Bl", "Bx Bx Bx Gl Gl Gl"], "Gs Rl")
        after, _ = play(game, start, "place Rd@2,0")
        assert (after.outcome and after.outcome.reason) == reason


def test_deadlock_when_nothing_of_hands_and_bag_fits():
    """Q12: swaps would go on for ever."""
    game = rules()
    start = state(game, ROW, ["Rd Bl Bl Bl Bl Bl", "Bx Bx Bx Gl Gl Gl"], "Gs Gx")
    after, _ = play(game, start, "place Rd@2,0")
    assert after.outcome.reason == "deadlock"


def test_a_swap_can_end_in_deadlock_after_its_bag_line():
    """Q12: the turn ends after the bag is mixed."""
    game = rules()
    start = state(game, ROW, ["Bl Bl", "Bx Bx"], "Gs Gx")
    mixing, happened = play(game, start, "swap Bl")
    assert (mixing.outcome, mixing.stage) == (None, Stage.MIX)
    assert not [event for event in happened if isinstance(event, events.Ended)]
    assert play(game, mixing, "bag Bl Gx")[0].outcome.reason == "deadlock"


def test_all_passes_in_a_row_end_without_bonus():
    """Q08: forced and voluntary passes both count."""
    game = rules(3, voluntary_pass="when_bag_empty")
    start = state(game, ROW, ["Rd Bl", "Bx Bx", "Rl"])
    after, _ = play(game, start, "pass", "pass")
    assert after.outcome is None
    after, _ = play(game, after, "pass")
    assert (after.outcome.reason, after.scores) == ("passes", (0, 0, 0))


@pytest.mark.parametrize(
    ("scores", "ranks", "winners"),
    [
        ((30, 20, 20, 10), (1, 2, 2, 4), (0,)),
        ((20, 30, 30, 10), (3, 1, 1, 4), (1, 2)),
        ((5, 5, 5, 5), (1, 1, 1, 1), (0, 1, 2, 3)),
    ],
)
def test_competition_ranks(scores, ranks, winners):
    """Q13."""
    game = rules(4)
    end = replace(game.initial(), scores=scores)
    outcome = outcome_of(game.options, end, "out")
    assert (outcome.ranks, outcome.winners, outcome.scores) == (ranks, winners, scores)


@pytest.mark.parametrize(
    ("qwirkles", "best", "ranks"),
    [
        ((1, 2, 0, 0), (40, 10, 50, 5), (2, 1, 3, 4)),
        ((1, 1, 0, 0), (10, 12, 50, 50), (2, 1, 3, 3)),
        ((1, 1, 1, 1), (9, 9, 9, 9), (1, 1, 1, 1)),
    ],
)
def test_ties_by_qwirkles_then_best_turn_then_shared(qwirkles, best, ranks):
    """Q13: the tie-break orders every group of equal scores."""
    game = rules(4, end_tie="qwirkles")
    end = replace(game.initial(), scores=(20, 20, 20, 20), qwirkles=qwirkles, best_turns=best)
    assert outcome_of(game.options, end, "out").ranks == ranks


def test_the_target_waits_for_equal_turns():
    """Q14: swaps and passes are turns."""
    game = rules(2, target_score=50)
    start = state(game, ROW, ["Rd Rs Bl Bl Bl Bl", "Bx Rl Rx Gx Gl Gl"], "Gs Gx Ps Ps", scores=(48, 10))
    reached, _ = play(game, start, "place Rd@2,0")
    assert (reached.scores, reached.outcome) == ((51, 10), None)
    after, _ = play(game, reached, "swap Gl", "bag Gl Ps Ps")
    assert (after.outcome.reason, after.scores, after.outcome.winners) == ("target", (51, 10), (0,))


def test_the_target_is_off_by_default():
    """Q14."""
    game = rules()
    start = state(game, ROW, ["Rd Rs", "Bx Rl Rx"], "Gs Gx", scores=(300, 10))
    assert play(game, start, "place Rd@2,0", "place Rl@3,0")[0].outcome is None


def test_out_comes_before_the_target():
    """Q11, Q14: ends are tried in the order out, deadlock, passes, target."""
    game = rules(target_score=50)
    start = state(game, ROW, ["Bx Rl", "Rd"], scores=(60, 10))
    after, _ = play(game, start, "place Rl@2,0", "place Rd@3,0")
    assert (after.outcome.reason, after.scores) == ("out", (63, 20))


def test_nothing_is_played_after_the_end():
    game = rules()
    over = play(game, state(game, ROW, ["Rd", "Rl"]), "place Rd@2,0")[0]
    assert game.legal_moves(over) == ()
    assert game.reason_against(over, parse_move("pass")).code == "match_over"
    with pytest.raises(IllegalMove, match="match_over"):
        play(game, over, "pass")
    assert game.outcome(over) == over.outcome
    assert game.scores(over) == over.scores
