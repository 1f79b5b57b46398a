"""What each play of a hand says about the player's other cards; must not know any hand but the own one."""

from collections.abc import Iterator

from king.ai.bits import BIT, Bits, singles
from king.ai.duties import TOP_THREE, lead_options, leadable_tops, reply_options
from king.ai.position import Position
from king.ai.terms import Terms
from king.engine.board import Board
from king.engine.trick import SEATS, TRICKS


def replay(board: Board, terms: Terms) -> Iterator[tuple[Position, Bits]]:
    """Go through (position before the play, card) of every play; the position, one object, moves along.

    Its hands stay empty: nobody's cards are known.
    """
    position = Position(terms, board.caller, [0] * SEATS)
    for trick in (*board.tricks, board.trick):
        for card in trick.cards:
            yield position, BIT[card]
            position.put(BIT[card])


def replayed(board: Board, terms: Terms) -> Position:
    """Return the position after all plays of a hand; its hands are empty."""
    position = Position(terms, board.caller, [0] * SEATS)
    for trick in (*board.tricks, board.trick):
        for card in trick.cards:
            position.put(BIT[card])
    return position


def possible_cards(board: Board, terms: Terms, unseen: Bits, own: int | None) -> list[Bits]:
    """Return by seat which of the unseen cards it may hold; the seat ``own``, who sees them, tells nothing.

    A card x is not held if the played card would have been illegal from the hand {played, x}. Who led a top
    trump unbroken although he held other suits has the other two (K20).
    """
    possible = [unseen] * SEATS
    for position, card in replay(board, terms):
        seat = position.seat
        if seat == own:
            continue
        if _shows_top_three(position, card):
            if _held_plain_cards(board, seat, position, possible[seat]):
                _keep_for(possible, seat, TOP_THREE & terms.trump)
            continue
        for other in singles(possible[seat]):
            if not _pair_options(position, card | other) & card:
                possible[seat] ^= other
    return possible


def _pair_options(position: Position, pair: Bits) -> Bits:
    if position.left == SEATS:
        return lead_options(position.terms, pair, position.broken, position.seat == position.caller)
    return reply_options(position.terms, pair, position.suit, position.top)


def _shows_top_three(position: Position, card: Bits) -> bool:
    """Tell whether the card is a trump led unbroken that only the three top trumps together would free."""
    tops = TOP_THREE & position.terms.trump
    if (
        position.left < SEATS
        or position.broken
        or not card & tops
        or not position.terms.house.trump_must_break
    ):
        return False
    return bool(leadable_tops(position.terms, tops, position.seat == position.caller))


def _held_plain_cards(board: Board, seat: int, position: Position, unseen: Bits) -> bool:
    """Tell whether a seat cannot have held trumps only when it was to lead at a position."""
    trump = position.terms.trump
    later = (*board.tricks[position.tricks :], board.trick)
    played = [BIT[card] for trick in later for who, card in trick.plays() if who == seat]
    held_then = TRICKS - position.tricks
    trumps_now = min((unseen & trump).bit_count(), held_then - len(played))
    return sum(bool(card & trump) for card in played) + trumps_now < held_then


def _keep_for(possible: list[Bits], seat: int, cards: Bits) -> None:
    for other in range(SEATS):
        if other != seat:
            possible[other] &= ~cards
