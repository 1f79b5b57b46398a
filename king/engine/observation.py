"""What one seat may know of a match (K29), and its plain-data form; must not know the other hands."""

from dataclasses import dataclass
from typing import Any

from common.core.transition import Reason
from king.engine.board import Board
from king.engine.calls import Rights
from king.engine.cards import Card, Hand, Suit, card, cards
from king.engine.moves import Call
from king.engine.sheet import Row, totals
from king.engine.state import Phase
from king.engine.trick import SEATS, Trick


@dataclass(frozen=True, slots=True)
class ClosedCall:
    """A call that may not be made now, and why (K07, K08, K22, K24, K27, K28)."""

    call: Call
    reason: Reason


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat (None: somebody without a seat) may know.

    ``phase`` is ``ask`` only for the seat that is asked itself; the others see the caller about to lead.
    ``to_move`` is a seat, ``CHANCE`` or None. ``shown`` is the card that made the caller of the first deal
    (K04), known to be dealt to him. ``board`` holds every play of this hand, or of the last one until the
    next deal. ``counts`` are the hand sizes. ``rights`` is None in Kanlı, where ``order`` says what comes.
    ``closed`` lists what the caller may not call while a call is due.
    """

    seat: int | None
    phase: Phase
    to_move: int | None
    caller: int | None
    shown: Card | None
    redeals: int
    forced: Call | None
    hand: Hand
    counts: tuple[int, ...]
    board: Board | None
    sheet: tuple[Row, ...]
    rights: Rights | None
    order: tuple[str, ...]
    closed: tuple[ClosedCall, ...]
    ending: str | None

    @property
    def scores(self) -> tuple[int, ...]:
        """The totals of the finished hands by seat (K25)."""
        return totals(self.sheet)

    @property
    def dealer(self) -> int | None:
        """The seat before the caller (K05)."""
        return None if self.caller is None else (self.caller - 1) % SEATS

    @property
    def live_board(self) -> Board | None:
        """The board while its hand is being played or asked about."""
        return self.board if self.phase in (Phase.ASK, Phase.PLAY) else None


def pack(seen: Observation) -> dict[str, Any]:
    """Return an observation as plain data."""
    return {
        "seat": seen.seat,
        "phase": str(seen.phase),
        "to_move": seen.to_move,
        "caller": seen.caller,
        "shown": seen.shown and str(seen.shown),
        "redeals": seen.redeals,
        "forced": seen.forced and seen.forced.name,
        "hand": written(seen.hand),
        "counts": list(seen.counts),
        "board": pack_board(seen.board),
        "sheet": pack_sheet(seen.sheet),
        "rights": seen.rights and _pack_rights(seen.rights),
        "order": list(seen.order),
        "closed": [
            [closed.call.name, closed.reason.code, dict(closed.reason.facts)] for closed in seen.closed
        ],
        "ending": seen.ending,
    }


def unpack(data: dict[str, Any]) -> Observation:
    """Return the observation that ``pack`` wrote."""
    return Observation(
        seat=data["seat"],
        phase=Phase(data["phase"]),
        to_move=data["to_move"],
        caller=data["caller"],
        shown=data["shown"] and card(data["shown"]),
        redeals=data["redeals"],
        forced=data["forced"] and Call.parse(data["forced"]),
        hand=cards(data["hand"]),
        counts=tuple(data["counts"]),
        board=_unpack_board(data["board"]),
        sheet=tuple(Row(caller, Call.parse(call), tuple(points)) for caller, call, points in data["sheet"]),
        rights=data["rights"] and _unpack_rights(data["rights"]),
        order=tuple(data["order"]),
        closed=tuple(ClosedCall(Call.parse(call), Reason(*why)) for call, *why in data["closed"]),
        ending=data["ending"],
    )


def written(held: Hand) -> str:
    """Write cards, each parted by one space."""
    return " ".join(map(str, held))


def pack_sheet(sheet: tuple[Row, ...]) -> list[Any]:
    """Return the score sheet as plain data."""
    return [[row.caller, row.call.name, list(row.points)] for row in sheet]


def pack_board(board: Board | None) -> dict[str, Any] | None:
    """Return a board as plain data."""
    if board is None:
        return None
    return {
        "caller": board.caller,
        "call": board.call.name,
        "tricks": [_pack_trick(trick) for trick in board.tricks],
        "trick": _pack_trick(board.trick),
        "broken": board.broken,
    }


def _unpack_board(data: dict[str, Any] | None) -> Board | None:
    if data is None:
        return None
    call = Call.parse(data["call"])
    trump = call.contract.trump
    tricks = tuple(_unpack_trick(trick, trump) for trick in data["tricks"])
    return Board(call, data["caller"], tricks, _unpack_trick(data["trick"], trump), data["broken"])


def _pack_trick(trick: Trick) -> list[Any]:
    return [trick.leader, written(trick.cards)]


def _unpack_trick(data: list[Any], trump: Suit | None) -> Trick:
    leader, played = data
    return Trick(leader, trump, cards(played))


def _pack_rights(rights: Rights) -> list[Any]:
    return [list(rights.penalties), list(rights.trumps), [list(entry) for entry in rights.types]]


def _unpack_rights(data: list[Any]) -> Rights:
    penalties, trumps, types = data
    return Rights(tuple(penalties), tuple(trumps), tuple((penalty, left) for penalty, left in types))
