"""Hands played to their end by four greedy players, as fast as may be; must not know why it is asked."""

from king.ai.bits import ALL, SUIT_OF, Bits
from king.ai.policy import Policy, policy_of
from king.ai.position import AFTER, Position
from king.engine.trick import SEATS, TRICKS


def play_out(position: Position) -> None:
    """Play a position to the end of the hand, all four seats greedy; the position is changed in place.

    Of the position only ``hands``, ``tricks`` and ``taken`` are kept up.
    """
    if position.over:
        return
    terms = position.terms
    if terms.trump:
        _trump_out(position)
        return
    cheap = terms.first_costly - 1
    if position.tricks < cheap:
        _penalty_out(position, policy_of(terms, 1), 0, ALL, cheap)
    _penalty_out(position, policy_of(terms, TRICKS), terms.stake, terms.stake, TRICKS)


def _penalty_out(position: Position, policy: Policy, stake: Bits, live: Bits, until: int) -> None:
    hands, taken = position.hands, position.taken
    lead, reply = policy
    guard = position.terms.breaks
    seen, trick, suit, top, winner = (
        position.seen,
        position.trick,
        position.suit,
        position.top,
        position.winner,
    )
    tricks = position.tricks
    leader = position.leader
    order = AFTER[leader][SEATS - 1 - position.left :] if position.left < SEATS else ()
    live &= ~seen | trick
    while True:
        if not order:
            hand = hands[leader]
            top = trick = lead(hand, 0, seen & guard, False)
            hands[leader] = hand ^ top
            suit = SUIT_OF[top]
            winner = leader
            order = AFTER[leader]
        last = (leader - 1) % SEATS
        for seat in order:
            hand = hands[seat]
            card = reply(hand, suit, top, trick, seat == last)
            hands[seat] = hand ^ card
            trick |= card
            if card > top and card & suit:
                top = card
                winner = seat
        taken[winner] += (trick & stake).bit_count()
        tricks += 1
        live &= ~trick
        seen |= trick
        leader = winner
        order = ()
        if not live or tricks == until:
            break
    position.leader, position.tricks, position.seen, position.left = leader, tricks, seen, SEATS
    position.trick = 0


def _trump_out(position: Position) -> None:
    hands, taken = position.hands, position.taken
    lead, reply = policy_of(position.terms, 1)
    trump = position.terms.trump
    caller = position.caller
    suit, top, winner = position.suit, position.top, position.winner
    leader = position.leader
    broken = position.seen & trump
    order = AFTER[leader][SEATS - 1 - position.left :] if position.left < SEATS else ()
    for _ in range(position.tricks, TRICKS):
        if not order:
            hand = hands[leader]
            unseen = (hands[0] | hands[1] | hands[2] | hands[3]) ^ hand
            top = lead(hand, unseen, broken, leader == caller)
            hands[leader] = hand ^ top
            broken |= top & trump
            suit = SUIT_OF[top]
            winner = leader
            order = AFTER[leader]
        for seat in order:
            hand = hands[seat]
            card = reply(hand, suit, top, 0, False)
            hands[seat] = hand ^ card
            if card & suit:
                if card > top and top & suit:
                    top = card
                    winner = seat
            elif card & trump:
                broken = card
                if top & suit or card > top:
                    top = card
                    winner = seat
        taken[winner] += 1
        leader = winner
        order = ()
    position.leader, position.tricks, position.left = leader, TRICKS, SEATS
