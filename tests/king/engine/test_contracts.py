"""Points, early ends and tricks of the ten contracts."""

import pytest

from king.engine.board import Board, KingGoal
from king.engine.cards import DECK, Suit, card, cards
from king.engine.contracts import CONTRACTS, PENALTIES, TRUMPS
from king.engine.moves import Call
from king.engine.trick import Trick


def trick(text, leader=0, trump=None):
    return Trick(leader, trump, cards(text))


@pytest.mark.parametrize(
    ("contract", "table", "number", "points"),
    [
        ("el", "2c 3c 4c 5c", 1, -50),
        ("kupa", "2c 3h 4h 5c", 1, -60),
        ("erkek", "Kc Jc Kh Qs", 1, -180),
        ("kiz", "Qc Kc Jc Qh", 1, -200),
        ("rifki", "2h Kh Ah 3h", 1, -320),
        ("rifki", "2h Qh Ah 3h", 1, 0),
        ("soniki", "2c 3c 4c 5c", 11, 0),
        ("soniki", "2c 3c 4c 5c", 12, -180),
        ("soniki", "2c 3c 4c 5c", 13, -180),
        ("koz:d", "2c 3c 4c 5c", 1, 50),
    ],
)
def test_k10_to_k15_and_k18_points_of_a_trick(contract, table, number, points):
    assert CONTRACTS[contract].points(trick(table), number) == points


@pytest.mark.parametrize(
    ("contract", "size", "worth"),
    [("kupa", 13, -390), ("erkek", 8, -480), ("kiz", 4, -400), ("rifki", 1, -320)],
)
def test_k21_the_stake_of_a_penalty_is_what_ends_it(contract, size, worth):
    penalty = CONTRACTS[contract]
    assert penalty.ends_early and len(penalty.stake) == size
    assert size * penalty.card_points == worth


def test_k21_el_soniki_and_koz_are_played_out():
    assert not any(CONTRACTS[contract].ends_early for contract in ("el", "soniki", *TRUMPS))


def test_k25_a_full_round_of_penalties_and_trumps_sums_to_zero():
    penalties = -13 * 50 - 390 - 480 - 400 - 320 - 2 * 180
    assert 2 * penalties + 8 * 13 * 50 == 0


def test_k18_trumps_and_penalties_are_told_apart():
    assert [contract.is_penalty for contract in PENALTIES.values()] == [True] * 6
    assert [contract.trump for contract in TRUMPS.values()] == list(Suit)


@pytest.mark.parametrize(
    ("table", "trump", "winner"),
    [
        ("5c 9c Ah Tc", None, 3),
        ("5c 9c 2h Tc", Suit.HEARTS, 2),
        ("5c 2h 3h Ac", Suit.HEARTS, 2),
        ("5h 2c 9h Ac", Suit.HEARTS, 2),
    ],
)
def test_k18_highest_trump_else_highest_of_the_led_suit_wins(table, trump, winner):
    assert trick(table, 0, trump).winner == winner
    assert trick(table, 2, trump).winner == (winner + 2) % 4


def test_k02_play_goes_round_from_the_leader():
    table = Trick(3)
    for seat in (3, 0, 1, 2):
        assert table.to_play == seat
        table = table.with_card(DECK[seat])
    assert table.complete and [seat for seat, _ in table.plays()] == [3, 0, 1, 2]


def test_k01_ranks_run_from_two_to_ace():
    assert [str(c) for c in DECK[:13]] == [f"{rank}c" for rank in "23456789TJQKA"]
    assert card("2c") < card("Ac") < card("2d")


def board_after(contract, *tricks, caller=0, king=False):
    board = Board.opened(Call(contract, king), caller)
    for text in tricks:
        for played in cards(text):
            board = board.with_card(played)
    return board


def test_k06_the_winner_of_a_trick_leads_the_next():
    board = board_after("el", "2c 3c Ac 5c", caller=1)
    assert board.trick.leader == 3 and board.tricks_of(3) == 1


@pytest.mark.parametrize(
    ("contract", "tricks", "end"),
    [
        ("rifki", ["2c 3c 4c 5c"], None),
        ("rifki", ["Ah Kh 2h 3h"], "all_taken"),
        ("kiz", ["Qc Qd Qh 3h"], None),
        ("kiz", ["Qc Qd Qh Qs"], "all_taken"),
        ("erkek", ["Kc Kd Kh Ks", "Jc Jd Jh Js"], "all_taken"),
        ("kupa", ["2h 3h 4h 5h", "6h 7h 8h 9h", "Th Jh Qh Kh", "Ah 2c 3c 4c"], "all_taken"),
        ("kupa", ["2h 3h 4h 5h", "6h 7h 8h 9h", "Th Jh Qh Kh"], None),
    ],
)
def test_k21_a_hand_ends_with_its_last_penalty_card(contract, tricks, end):
    assert board_after(contract, *tricks).end(KingGoal()) == end


def test_penalty_cards_taken_are_kept_by_seat():
    board = board_after("erkek", "Ac Kc Jc 3c", "2d Kd 4d 3d")
    assert board.penalties_taken() == (cards("Kc Jc"), cards("Kd"), (), ())


def test_k17_k20_broken_by_the_first_heart_or_trump():
    assert board_after("kupa", "2c 3h").broken
    assert not board_after("kupa", "2c 3d").broken
    assert board_after("koz:d", "2c 3d").broken
    assert not board_after("koz:d", "2c 3h").broken
    assert not board_after("el", "2c 3h").broken


def test_k29_voids_shown_are_remembered():
    board = board_after("el", "2c 3c 4d 5c", "6s 7h 8s 9s", "Tc Jc")
    assert board.voids() == (("s",), (), ("c",), ())
