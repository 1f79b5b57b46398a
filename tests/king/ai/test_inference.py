"""What plays reveal (K29) is never wrong, and deals respect it exactly."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from king.ai.bits import ALL, BIT, SUIT, bits, singles
from king.ai.dealer import Dealer
from king.ai.knowledge import Knowledge
from king.engine.cards import Suit, cards
from king.engine.state import Phase
from tests.king.play import cards_played, deal_text, new_match, played, random_options, random_states


def mask(text):
    return bits(cards(text))


def known(match, seat):
    return Knowledge(match.rules.observe(match.state, seat), match.options)


@pytest.mark.parametrize("seed", range(8))
def test_the_true_hands_are_never_ruled_out(seed):
    rng = Random(seed)
    match = new_match(seed, **random_options(rng))
    for number, state in enumerate(random_states(match, rng)):
        if number % 13 or state.phase is not Phase.PLAY:
            continue
        for seat in (0, 1, 2, 3, None):
            knowledge = Knowledge(match.rules.observe(state, seat), match.options)
            for other in range(4):
                if other != seat:
                    assert not bits(state.hands[other]) & ~knowledge.allowed[other]
            hidden = knowledge.hidden_hands(rng)
            assert tuple(map(int.bit_count, hidden)) == knowledge.sizes
            assert not any(hand & ~allowed for hand, allowed in zip(hidden, knowledge.allowed, strict=True))


def opened(contract, *hands, **changes):
    match = new_match(None, **changes)
    played(match, f"- {deal_text(*hands)}", f"0 call {contract}")
    return match


def test_k09_who_does_not_follow_holds_none_of_the_suit():
    match = opened("el", "2d Ac", "3d 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh", "3c")
    cards_played(match, "Ac 3d")
    assert not known(match, 2).allowed[1] & SUIT[Suit.CLUBS]


def test_k16_who_keeps_a_court_card_back_does_not_hold_it():
    match = opened("erkek", "2d Qs", "5s Ks 3d", "6s")
    cards_played(match, "Qs 5s")
    allowed = known(match, 2).allowed[1]
    assert not allowed & mask("Js") and allowed & mask("Ks")


def test_k12_a_discard_that_is_no_man_rules_out_every_man():
    match = opened("erkek", "2d As", "2c 3c 4c 5c 6c 7c 8c 9c Tc 2h 3h 4h 5h", "3s")
    cards_played(match, "As 2c")
    assert not known(match, 2).allowed[1] & mask("Kc Jc Kd Jd Kh Jh Ks Js")


def test_k19_who_does_not_go_over_cannot():
    match = opened("koz:s", "2d As Ks Qs", "3s 4s", "5s")
    cards_played(match, "Qs 3s")
    assert known(match, 2).allowed[1] & mask("4s") and not known(match, 2).allowed[1] & mask("As Ks")


def test_k20_ones_own_lead_of_a_top_trump_tells_nothing():
    match = new_match()
    hands = deal_text("Ac Ah Kh Jh Th 9h 8h 7h 6h 5h 4h 3h 2h", "2d Qh 2c", "3c", "4c")
    played(match, f"- {hands}", "1 call koz:h")
    cards_played(match, "2c 3c 4c Ac Ah")
    for seat in range(4):
        knowledge = known(match, seat)
        assert seat == 1 or knowledge.allowed[1] & mask("Qh")
        knowledge.hidden_hands(Random(1))


def test_k20_who_leads_a_top_trump_unbroken_has_the_other_two():
    match = opened("koz:s", "2d As Ks Qs", "3s 4s", "5s")
    cards_played(match, "As")
    knowledge = known(match, 1)
    assert not (knowledge.allowed[2] | knowledge.allowed[3]) & mask("Ks Qs")
    assert knowledge.allowed[0] & mask("Ks Qs 2d") == mask("Ks Qs 2d")


def test_k20_a_lower_trump_led_unbroken_means_trumps_only():
    every_spade = " ".join(f"{rank}s" for rank in "3456789TJQKA") + " 2d"
    match = opened("koz:s", every_spade, "2s")
    cards_played(match, "2d")
    while match.actor != 0:
        match.play(match.legal_moves()[0])
    if match.state.board.trick.cards == ():
        cards_played(match, "3s")
        assert not known(match, 1).allowed[0] & ~SUIT[Suit.SPADES]


def test_k04_the_shown_card_is_with_the_caller():
    match = new_match(None)
    played(match, f"- {deal_text('2d')}")
    knowledge = known(match, 1)
    assert knowledge.allowed[0] & BIT[cards("2d")[0]]
    assert not (knowledge.allowed[2] | knowledge.allowed[3]) & BIT[cards("2d")[0]]


def test_every_possible_deal_is_equally_likely():
    four = mask("2c 3c 4c 5c")
    dealer = Dealer(four, (four, four & ~mask("2c"), mask("4c 5c")), (1, 2, 1))
    rng = Random(4)
    count = Counter(tuple(dealer.deal(rng)) for _ in range(6000))
    possible = [
        (one, two, three)
        for one in singles(four)
        for three in singles(mask("4c 5c") & ~one)
        for two in [four & ~one & ~three]
        if not two & mask("2c")
    ]
    assert set(count) == set(possible)
    assert all(abs(times - 6000 / len(possible)) < 250 for times in count.values())


def test_an_impossible_deal_is_refused():
    with pytest.raises(ValueError, match="no deal fits"):
        Dealer(mask("2c 3c"), (mask("2c"), mask("2c")), (1, 1))
    with pytest.raises(ValueError, match="no deal fits"):
        Dealer(mask("2c 3c"), (ALL, ALL), (1, 2))


@settings(max_examples=20, deadline=None)
@given(st.randoms(use_true_random=False), st.integers(1, 12))
def test_deals_fit_any_sizes_and_limits(rng, size):
    deck = list(singles(ALL))
    rng.shuffle(deck)
    hands = [sum(deck[seat * size : (seat + 1) * size]) for seat in range(4)]
    unseen = sum(hands)
    allowed = [hand | sum(card for card in singles(unseen) if rng.random() < 0.4) for hand in hands]
    dealt = Dealer(unseen, allowed, (size,) * 4).deal(rng)
    assert sum(dealt) == unseen and all(hand.bit_count() == size for hand in dealt)
    assert not any(hand & ~limit for hand, limit in zip(dealt, allowed, strict=True))
