"""Hands and matches of King made for tests."""

from hashlib import sha256
from random import Random

from common.core.match import LogLine, Match
from common.core.seats import Seat
from common.core.transition import CHANCE
from king.engine.cards import DECK, cards, sorted_hand
from king.engine.contracts import CONTRACTS
from king.engine.duty import Situation
from king.engine.house import House
from king.engine.legality import legal_cards, reason_against
from king.engine.rules import KingRules
from king.engine.trick import Trick
from king.game import GAME

NAMES = ("Deniz", "Feride", "Tevfik", "Nermin")


def rules_with(**changes):
    """The rules under the defaults but for these house rules."""
    return KingRules(GAME.options.fresh(changes), 4)


def new_match(seed=None, **changes):
    """A fresh match; ``seed`` is any text, None for a match whose chance is given."""
    seed = None if seed is None else sha256(str(seed).encode()).digest()
    return Match(GAME, [Seat(name) for name in NAMES], GAME.options.fresh(changes), seed)


def deal_text(*hands):
    """A deal in which the seats hold at least these cards; the rest is filled up in the order of the deck."""
    held = [list(cards(hand)) for hand in hands] + [[] for _ in range(4 - len(hands))]
    named = {card for hand in held for card in hand}
    rest = [card for card in DECK if card not in named]
    for hand in held:
        while len(hand) < 13:
            hand.append(rest.pop(0))
    return "deal " + " ".join(str(card) for hand in held for card in hand)


def played(match, *lines):
    """Play lines of a log and return the events of all of them."""
    return [event for line in lines for event in match.play_line(LogLine.parse(line)).events]


def cards_played(match, text, seat=None):
    """Play cards, whoever is due each time."""
    for word in text.split():
        played(match, f"{match.actor} {word}")


def situation(hand, table="", broken=False, seat=0, caller=0, trump=None):
    """A seat to play: its hand and the cards on the table, the leader's first."""
    on_table = cards(table)
    leader = (seat - len(on_table)) % 4
    return Situation(sorted_hand(cards(hand)), Trick(leader, trump, on_table), seat, caller, broken)


def legal(contract_id, hand, table="", house=None, **where):
    """The legal cards as a text in canonical order."""
    contract = CONTRACTS[contract_id]
    at = situation(hand, table, trump=contract.trump, **where)
    return " ".join(map(str, legal_cards(contract, at, house or House())))


def why_not(contract_id, card, hand, table="", house=None, **where):
    """The reason against a card."""
    contract = CONTRACTS[contract_id]
    at = situation(hand, table, trump=contract.trump, **where)
    return reason_against(contract, at, house or House(), cards(card)[0])


def sorted_text(text):
    """Cards of a text in canonical order."""
    return " ".join(map(str, sorted_hand(cards(text))))


def random_options(rng):
    """Any house rules that fit each other, the Kanlı order left as it is."""
    changes = {}
    for option in GAME.options.declared:
        if option.id != "kanli_order":
            changes[option.id] = rng.choice(getattr(option, "choices", (False, True)))
    return changes


def random_states(match, rng, pick=None):
    """Play a match at random to its end; go through the states in which a seat decides."""
    choose = pick or (lambda state, moves: rng.choice(moves))
    while match.actor is not None:
        if match.actor == CHANCE:
            match.draw()
            continue
        yield match.state
        match.play(choose(match.state, match.legal_moves()))


def rng_of(number):
    """A random generator of its own."""
    return Random(number)
