"""What others did and what became of the hand, in a line for the banner; must not know the banner."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from common.core.seats import Seat
from king.engine.cards import Suit
from king.engine.events import (
    Called,
    CallerNamed,
    Event,
    HandEnded,
    QueensSplit,
    Redeal,
    Spoiled,
    SuitBroken,
    TrickTaken,
)
from king.engine.trick import TRICKS
from king.ui.names import call_name, card_name, contract_name, points_text, suit_name
from king.ui.picture import Picture


@dataclass(frozen=True, slots=True)
class Notice:
    """A line about a seat."""

    seat: int
    text: str


def notice_of(event: Event, picture: Picture, seats: Sequence[Seat]) -> Notice | None:
    """Return what is worth a banner when an event begins, None for the rest."""
    match event:
        case CallerNamed(seat=seat, card=card) if card is not None:
            text = QCoreApplication.translate("KingNotices", "{name} holds the {card} and calls first")
            return Notice(seat, text.format(name=seats[seat].name, card=card_name(card)))
        case CallerNamed(seat=seat) if not picture.sheet and not picture.redeals and picture.caller is None:
            text = QCoreApplication.translate("KingNotices", "{name} calls first")
            return Notice(seat, text.format(name=seats[seat].name))
        case Called(seat=seat) if seat != picture.viewer:
            return Notice(seat, _called(event, seats[seat].name))
        case Spoiled(seat=seat):
            text = QCoreApplication.translate("KingNotices", "{name} spoils the hand, the cards are dealt again")
            return Notice(seat, text.format(name=seats[seat].name))
        case SuitBroken() if picture.plays:
            return _broken(event, picture)
        case TrickTaken(seat=seat) if event.penalties and seat != picture.viewer:
            return Notice(seat, _taken(event, seats[seat].name))
        case QueensSplit() if picture.caller is not None:
            text = QCoreApplication.translate("KingNotices", "A queen for everybody: the hand is dealt again")
            return Notice(picture.caller, text)
        case HandEnded():
            return _ended(event, picture, seats[event.caller].name)
        case Redeal() | _:
            return None


def _called(event: Called, name: str) -> str:
    if event.call.king:
        text = QCoreApplication.translate("KingNotices", "{name} announces a King: {call}")
    else:
        text = QCoreApplication.translate("KingNotices", "{name} calls {call}")
    return text.format(name=name, call=call_name(event.call))


def _broken(event: SuitBroken, picture: Picture) -> Notice | None:
    board = picture.board
    seat = picture.plays[-1][0]
    if board is None:
        return None
    if board.contract.is_penalty:
        return Notice(seat, QCoreApplication.translate("KingNotices", "Hearts are broken"))
    text = QCoreApplication.translate("KingNotices", "Trumps are broken: {suit}")
    return Notice(seat, text.format(suit=suit_name(Suit(event.card.suit))))


def _taken(event: TrickTaken, name: str) -> str:
    text = QCoreApplication.translate("KingNotices", "{name} takes the trick: {points}")
    return text.format(name=name, points=points_text(event.points))


def _ended(event: HandEnded, picture: Picture, caller: str) -> Notice | None:
    match event.reason:
        case "king":
            text = QCoreApplication.translate("KingNotices", "{name} has made a King")
            return Notice(event.caller, text.format(name=caller))
        case "king_failed":
            text = QCoreApplication.translate("KingNotices", "{name} has failed the announced King")
            return Notice(event.caller, text.format(name=caller))
    played = 0 if picture.board is None else len(picture.board.tricks)
    if played < TRICKS:
        text = QCoreApplication.translate("KingNotices", "{contract}: all taken, the hand is over")
        return Notice(event.caller, text.format(contract=contract_name(event.call.contract_id)))
    return None
