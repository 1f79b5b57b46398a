"""What others did and what became of the hand, in a line for the banner; must not know the banner."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from common.core.seats import Seat
from king.engine.events import (
    Called,
    CallerNamed,
    Event,
    HandEnded,
    QueensSplit,
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
        case CallerNamed() | Called() | Spoiled():
            seat, text = event.seat, _said(event, picture, seats[event.seat].name)
        case TrickTaken():
            seat, text = event.seat, _taken(event, picture, seats[event.seat].name)
        case SuitBroken():
            seat, text = (picture.plays[-1][0] if picture.plays else 0), _broken(event, picture)
        case QueensSplit():
            seat = picture.caller or 0
            text = QCoreApplication.translate("KingNotices", "A queen for everybody: the hand is dealt again")
        case HandEnded():
            seat, text = event.caller, _ended(event, picture, seats[event.caller].name)
        case _:
            return None
    return Notice(seat, text) if text else None


def _said(event: CallerNamed | Called | Spoiled, picture: Picture, name: str) -> str:
    if isinstance(event, Spoiled):
        text = QCoreApplication.translate("KingNotices", "{name} spoils the hand, the cards are dealt again")
        return text.format(name=name)
    if isinstance(event, Called):
        return "" if event.seat == picture.viewer else _called(event, name)
    if event.card is not None:
        text = QCoreApplication.translate("KingNotices", "{name} holds the {card} and calls first")
        return text.format(name=name, card=card_name(event.card))
    if picture.caller is not None:
        return ""
    return QCoreApplication.translate("KingNotices", "{name} calls first").format(name=name)


def _called(event: Called, name: str) -> str:
    if event.call.king:
        text = QCoreApplication.translate("KingNotices", "{name} announces a King: {call}")
    else:
        text = QCoreApplication.translate("KingNotices", "{name} calls {call}")
    return text.format(name=name, call=call_name(event.call))


def _broken(event: SuitBroken, picture: Picture) -> str:
    if picture.board is None:
        return ""
    if picture.board.contract.is_penalty:
        return QCoreApplication.translate("KingNotices", "Hearts are broken")
    text = QCoreApplication.translate("KingNotices", "Trumps are broken: {suit}")
    return text.format(suit=suit_name(event.card.suit))


def _taken(event: TrickTaken, picture: Picture, name: str) -> str:
    if not event.penalties or event.seat == picture.viewer:
        return ""
    text = QCoreApplication.translate("KingNotices", "{name} takes the trick: {points}")
    return text.format(name=name, points=points_text(event.points))


def _ended(event: HandEnded, picture: Picture, caller: str) -> str:
    if event.reason == "king":
        return QCoreApplication.translate("KingNotices", "{name} has made a King").format(name=caller)
    if event.reason == "king_failed":
        text = QCoreApplication.translate("KingNotices", "{name} has failed the announced King")
        return text.format(name=caller)
    if picture.board is None or len(picture.board.tricks) == TRICKS:
        return ""
    text = QCoreApplication.translate("KingNotices", "{contract}: all taken, the hand is over")
    return text.format(contract=contract_name(event.call.contract_id))
