"""The greedy player's cards by his own hand and the table alone; must not know the other hands."""

from collections.abc import Callable
from functools import cache
from typing import NamedTuple, TypeAlias

from king.ai.bits import SUITS, Bits, highest
from king.ai.duties import lead_options
from king.ai.terms import Terms

Lead: TypeAlias = Callable[[Bits, Bits, Bits, bool], Bits]
"""(hand, unseen cards, cards that broke the guarded suit, is caller) -> card."""

Reply: TypeAlias = Callable[[Bits, Bits, Bits, Bits, bool], Bits]
"""(hand, led suit, winning card, cards on the table, is last) -> card."""


class Policy(NamedTuple):
    """How the greedy player leads and replies; both always give a legal card."""

    lead: Lead
    reply: Reply


@cache
def policy_of(terms: Terms, trick: int) -> Policy:
    """Return the greedy player of a contract for a trick, its number from 1."""
    if terms.trump:
        return _trump_policy(terms)
    if trick < terms.first_costly:
        return Policy(_lead_highest, _reply_highest)
    return _penalty_policy(terms)


def _lead_highest(hand: Bits, unseen: Bits, broken: Bits, is_caller: bool) -> Bits:
    return highest(hand)


def _reply_highest(hand: Bits, suit: Bits, top: Bits, trick: Bits, is_last: bool) -> Bits:
    return highest(hand & suit or hand)


def _penalty_policy(terms: Terms) -> Policy:
    stake, forced, guarded = terms.stake, terms.forced, terms.breaks
    first, second = (*terms.discards, 0, 0)[:2]
    lead_top = terms.house.highest_heart_lead

    def lead(hand: Bits, unseen: Bits, broken: Bits, is_caller: bool) -> Bits:
        if guarded and not broken:
            plain = hand & ~guarded
            if plain:
                return plain & -plain
            if lead_top:
                return 1 << hand.bit_length() - 1
        return hand & -hand

    def reply(hand: Bits, suit: Bits, top: Bits, trick: Bits, is_last: bool) -> Bits:
        held = hand & suit
        if not held:
            return 1 << (hand & first or hand & second or hand).bit_length() - 1
        under = held & (top - 1)
        if under & forced:
            return 1 << (under & forced).bit_length() - 1
        if is_last:
            if not trick & stake:
                under = held & ~stake
            return 1 << (under or held).bit_length() - 1
        return 1 << under.bit_length() - 1 if under else held & -held

    return Policy(lead, reply)


def _trump_policy(terms: Terms) -> Policy:
    return Policy(_trump_lead(terms), _trump_reply(terms.trump))


def _trump_lead(terms: Terms) -> Lead:
    trump = terms.trump
    plain_suits = tuple(suit for suit in SUITS if suit != trump)

    def lead(hand: Bits, unseen: Bits, broken: Bits, is_caller: bool) -> Bits:
        plain = hand & ~trump
        own, out = hand & trump, unseen & trump
        if not plain:
            return 1 << hand.bit_length() - 1 if own > out > 0 else hand & -hand
        if own > out > 0 and lead_options(terms, hand, bool(broken), is_caller) & own:
            return 1 << own.bit_length() - 1
        longest = length = 0
        for suit in plain_suits:
            held = hand & suit
            if held > unseen & suit:
                return 1 << held.bit_length() - 1
            if held.bit_count() > length:
                longest, length = held, held.bit_count()
        return longest & -longest

    return lead


def _trump_reply(trump: Bits) -> Reply:
    def reply(hand: Bits, suit: Bits, top: Bits, trick: Bits, is_last: bool) -> Bits:
        held = hand & suit
        if held:
            over = held & -(top << 1) if top & suit else 0
            return over & -over if over else held & -held
        trumps = hand & trump
        if not trumps:
            return hand & -hand
        over = 0 if top & suit else trumps & -(top << 1)
        return over & -over if over else trumps & -trumps

    return reply
