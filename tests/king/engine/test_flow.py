"""A match from the deal to its end: callers, redeals, questions, Kings."""

import pytest

from common.core.transition import CHANCE, IllegalMove
from king.engine import events as ev
from king.engine.moves import KEEP, SPOIL, Call, Play
from king.engine.state import Phase
from tests.king.play import cards_played, deal_text, new_match, played, random_states, rng_of

HEARTS = " ".join(f"{rank}h" for rank in "23456789TJQKA")
LONE_RIFKI = deal_text("2d", "Kh 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc", "Ah")
KINGLY = deal_text("2d As Ks Qs Js Ts 9s 8s 7s 6s 5s 4s 3s", "2s")


def dealt(deal=None, **changes):
    """A match after its first deal."""
    match = new_match(None, **changes)
    played(match, f"- {deal or deal_text('2d')}")
    return match


def kinds(events):
    return [type(event).__name__ for event in events]


def test_k01_k04_thirteen_cards_each_and_the_two_of_diamonds_calls():
    match = new_match()
    events = played(match, f"- {deal_text('2c', '3c', '2d')}")
    assert [len(hand) for hand in match.state.hands] == [13] * 4
    assert match.actor == match.state.caller == 2
    assert kinds(events) == ["Dealt", "CallerNamed"] and str(events[1].card) == "2d"
    assert events[0].dealer == 1


def test_k04_the_first_caller_may_be_named_by_the_seven_or_by_chance():
    assert dealt(deal_text("2d", "7d"), first_caller="7d").state.caller == 1
    match = dealt(first_caller="random")
    assert match.actor == CHANCE and match.state.phase is Phase.DRAW_CALLER
    played(match, "- caller 2")
    assert match.actor == 2


def test_k04_the_first_caller_leads_any_card():
    match = dealt(deal_text("2d 3c 4s"))
    played(match, "0 call el")
    assert len(match.legal_moves()) == 13


def test_k05_the_right_to_call_passes_in_order_of_play():
    match = new_match("turns")
    for _ in random_states(match, rng_of(1)):
        pass
    callers = [row.caller for row in match.state.sheet]
    assert callers == [(callers[0] + hand) % 4 for hand in range(20)]


def test_k06_the_caller_leads():
    match = dealt()
    played(match, "0 call soniki")
    assert match.actor == 0 and match.state.phase is Phase.PLAY


def test_a_move_that_is_not_due_is_refused_with_a_reason():
    match = dealt()
    for move, code in ((Play(match.state.hands[0][0]), "other_move_due"), (KEEP, "other_move_due")):
        assert match.rules.reason_against(match.state, move).code == code
        with pytest.raises(IllegalMove):
            match.play(move)
    fresh = new_match()
    assert fresh.rules.reason_against(fresh.state, Call("el")).code == "chance_due"
    with pytest.raises(IllegalMove):
        fresh.play(Call("el"))


def test_k21_the_hand_ends_with_the_trick_that_takes_rifki():
    match = dealt(deal_text("2d Ah", "Kh 2h", "3h", "4h"))
    played(match, "0 call rifki")
    cards_played(match, "2d")
    while not any("Kh" in map(str, trick.cards) for trick in match.state.board.tricks):
        moves = match.legal_moves()
        match.play(next((m for m in moves if str(m) in ("Ah", "Kh")), moves[0]))
    assert match.state.phase is Phase.DEAL
    assert len(match.state.sheet) == 1 and sum(match.scores) == -320
    assert match.state.hands == ((),) * 4


QUEENS_TO_SPLIT = deal_text("Ac 2d Qs 3h", "Qc Ad 2h 3s", "3c Qd Ah 2s", "4c 3d Qh As")


def split_queens(redeals=0, **changes):
    """Kız almaz in which each seat takes one queen; the hand may have been redealt before."""
    match = dealt(QUEENS_TO_SPLIT, **changes)
    for redeal in range(redeals + 1):
        if redeal:
            played(match, f"- {QUEENS_TO_SPLIT}")
        played(match, "0 call kiz")
        cards_played(match, "Ac Qc 3c 4c 2d Ad Qd 3d 2h Ah Qh 3h 2s As Qs")
        events = played(match, "1 3s")
    return match, events


def test_k22_one_queen_to_each_seat_is_played_again_with_the_same_call():
    match, events = split_queens()
    assert kinds(events) == ["CardPlayed", "TrickTaken", "QueensSplit", "Redeal"]
    assert match.actor == CHANCE and match.scores == (0, 0, 0, 0) and match.state.sheet == ()
    played(match, f"- {QUEENS_TO_SPLIT}")
    assert [str(move) for move in match.legal_moves()] == ["call kiz"]
    assert match.rules.call_rules.rights(match.state.made).of_type("kiz") == 1


def test_k22_the_caller_may_be_free_after_a_split():
    match, _ = split_queens(kiz_split="choose")
    assert match.rules.call_rules.rights(match.state.made).of_type("kiz") == 2
    played(match, f"- {QUEENS_TO_SPLIT}")
    assert match.actor == 0 and len(match.legal_moves()) == 10


def test_k22_free_choice_means_replay_in_kanli():
    order = "kiz el kupa erkek rifki soniki el kupa koz koz koz koz"
    match, _ = split_queens(kiz_split="choose", kanli=True, length=12, kanli_order=order)
    assert match.state.forced == Call("kiz")


def test_k22_a_split_may_stand():
    match, events = split_queens(kiz_split="off")
    assert match.scores == (-100,) * 4 and kinds(events)[-1] == "HandEnded"


def test_k22_k23_after_twenty_redeals_a_split_stands():
    match, _ = split_queens(redeals=19)
    assert match.state.redeals == 20 and match.state.sheet == ()
    match, _ = split_queens(redeals=20)
    assert match.scores == (-100,) * 4


def test_k23_who_holds_a_lone_rifki_is_asked_and_may_spoil():
    match = dealt(LONE_RIFKI)
    events = played(match, "0 call rifki")
    assert kinds(events) == ["Called", "Asked"] and match.actor == 1
    assert list(match.legal_moves()) == [KEEP, SPOIL]
    events = played(match, "1 spoil")
    assert kinds(events) == ["Spoiled", "Redeal"]
    assert match.actor == CHANCE and match.state.caller == 0 and match.state.forced is None
    assert match.rules.call_rules.rights(match.state.made).of_type("rifki") == 2


def test_k23_a_kept_hand_is_played():
    match = dealt(LONE_RIFKI)
    played(match, "0 call rifki", "1 keep")
    assert match.actor == 0 and match.state.phase is Phase.PLAY


def test_k23_nobody_is_asked_where_the_right_is_off_or_the_caller_holds_it():
    match = dealt(LONE_RIFKI, rifki_spoil="off")
    played(match, "0 call rifki")
    assert match.state.phase is Phase.PLAY
    match = dealt(deal_text("2d Kh 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc"))
    played(match, "0 call rifki")
    assert match.state.phase is Phase.PLAY


def test_k23_wide_rights_are_asked_in_order_of_play():
    both = deal_text(
        "2d 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh 3d",
        "Ah 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc",
        "4d",
        "Kh 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks",
    )
    match = dealt(both, rifki_spoil="wide")
    played(match, "0 call rifki")
    assert match.state.asking == (1, 3)
    played(match, "1 keep")
    assert match.actor == 3
    match = dealt(both)
    played(match, "0 call rifki")
    assert match.state.asking == (3,)


def test_k23_twenty_redeals_at_most():
    match = dealt(LONE_RIFKI)
    for redeal in range(20):
        played(match, "0 call rifki", "1 spoil", f"- {LONE_RIFKI}")
        assert match.state.redeals == redeal + 1
    played(match, "0 call rifki")
    assert match.state.phase is Phase.PLAY


def test_k27_a_hand_without_a_court_card_may_be_spoiled_in_koz():
    low = "3d 4d 5d 6d 7d 8d 9d Td 2c 3c 4c 5c 6c"
    match = dealt(deal_text("2d", low), koz_spoil=True)
    played(match, "0 call koz:h")
    assert match.actor == 1
    played(match, "1 spoil", f"- {deal_text('2d')}")
    assert [str(move) for move in match.legal_moves()] == ["call koz:h"]
    assert match.rules.call_rules.rights(match.state.made).trumps[0] == 1
    match = dealt(deal_text("2d", low))
    played(match, "0 call koz:h")
    assert match.state.phase is Phase.PLAY


def test_k27_the_caller_is_asked_first():
    low = "2d 3d 4d 5d 6d 7d 8d 9d Td 2c 3c 4c 5c"
    match = dealt(deal_text(low, "2s 3s 4s 5s 6s 7s 8s 9s Ts 6c 7c 8c 9c"), koz_spoil=True)
    played(match, "0 call koz:d")
    assert match.state.asking == (0, 1)


def play_one_hand(match):
    """Play a hand to its end, the highest spade wherever one may be played."""
    while not match.state.sheet:
        moves = match.legal_moves()
        spades = [move for move in moves if str(move).endswith("s")]
        match.play((spades or moves)[-1])


def test_k24_thirteen_tricks_of_the_caller_end_the_match():
    match = dealt(KINGLY, trump_must_break=False)
    played(match, "0 call koz:s")
    play_one_hand(match)
    assert match.actor is None and match.outcome.winners == (0,)
    assert match.scores[0] == 650


def test_k24_ten_tricks_may_do_and_the_rest_is_not_played():
    match = dealt(KINGLY, king_tricks=10)
    played(match, "0 call koz:s")
    play_one_hand(match)
    assert match.outcome.reason == "king" and match.scores == (500, 0, 0, 0)
    assert len(match.state.board.tricks) == 10


def test_k24_an_unannounced_king_does_not_count_where_it_must_be():
    match = dealt(KINGLY, king_declared=True, king_tricks=10)
    played(match, "0 call koz:s")
    play_one_hand(match)
    assert match.outcome is None and match.scores[0] >= 500


def test_k24_an_announced_king_that_fails_loses_alone():
    match = dealt(KINGLY, king_declared=True)
    played(match, "0 call koz:c king")
    while match.actor is not None:
        match.play(match.legal_moves()[0])
    assert match.outcome.reason == "king_failed"
    assert match.outcome.winners == (1, 2, 3) and match.outcome.ranks[0] == 4


def test_k28_kanli_calls_come_in_order_and_a_spoiled_rifki_comes_again():
    order = "rifki el kupa erkek kiz rifki soniki el koz koz koz koz"
    match = dealt(LONE_RIFKI, kanli=True, length=12, kanli_order=order)
    assert [str(move) for move in match.legal_moves()] == ["call rifki"]
    played(match, "0 call rifki", "1 spoil", f"- {LONE_RIFKI}")
    assert [str(move) for move in match.legal_moves()] == ["call rifki"]


def test_events_of_a_trick_tell_who_took_what():
    match = dealt(deal_text("2d Ac", "3c Kc", "4c", "5c"))
    played(match, "0 call el")
    events = played(match, "0 Ac", "1 3c", "2 4c", "3 5c")
    taken = events[-1]
    assert isinstance(taken, ev.TrickTaken)
    assert (taken.seat, taken.number, taken.points) == (0, 1, -50)
    assert kinds(events) == ["CardPlayed"] * 4 + ["TrickTaken"]


def test_k17_breaking_is_an_event_once():
    match = dealt(deal_text("2d Ac", HEARTS, "4c", "5c"))
    played(match, "0 call kupa")
    events = played(match, "0 Ac", "1 2h")
    assert kinds(events) == ["CardPlayed", "CardPlayed", "SuitBroken"]
