"""What the score sheet says, row by row; must not know how it is painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from common.core.options import Options
from common.core.seats import Seat
from king.engine.cards import Suit
from king.engine.contracts import CONTRACTS
from king.engine.options import ANY_TRUMP
from king.engine.trick import SEATS
from king.ui import sheet_words
from king.ui.names import contract_name, full_name
from king.ui.picture import Picture


class RowKind(Enum):
    """Whether a hand is finished, on the table or still to come."""

    DONE = auto()
    CURRENT = auto()
    COMING = auto()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One row: `points` by seat for a finished hand, `note` at its right end for the one on the table."""

    number: int
    label: str
    kind: RowKind
    trump: Suit | None = None
    points: tuple[int, ...] = ()
    note: str = ""
    caller: str = ""


def sheet_rows(picture: Picture, seats: Sequence[Seat], options: Options) -> list[SheetRow]:
    """Return a row for every hand of the game, played or not (K03)."""
    length = options.number("length")
    order = tuple(options.word("kanli_order").split(" ")) if options.flag("kanli") else ()
    rows = []
    for number in range(1, length + 1):
        if number <= len(picture.sheet):
            rows.append(_done(picture, number, seats))
        elif picture.is_over:
            rows.append(SheetRow(number, "", RowKind.COMING))
        elif number == len(picture.sheet) + 1 and picture.caller is not None:
            rows.append(_current(picture, number, seats, order))
        else:
            rows.append(_coming(picture, number, seats, order))
    return rows


def _done(picture: Picture, number: int, seats: Sequence[Seat]) -> SheetRow:
    row = picture.sheet[number - 1]
    contract = row.call.contract
    return SheetRow(
        number,
        contract_name(contract.id),
        RowKind.DONE,
        contract.trump,
        row.points,
        caller=seats[row.caller].name,
    )


def _current(picture: Picture, number: int, seats: Sequence[Seat], order: tuple[str, ...]) -> SheetRow:
    caller = picture.caller
    name = seats[caller or 0].name
    if picture.is_playing and picture.board is not None:
        contract = picture.board.contract
        note = sheet_words.playing()
        return SheetRow(
            number, contract_name(contract.id), RowKind.CURRENT, contract.trump, note=note, caller=name
        )
    if order:
        return SheetRow(number, full_name(order[number - 1]), RowKind.CURRENT, note=name, caller=name)
    own = caller is not None and caller == picture.viewer
    return SheetRow(
        number, sheet_words.you_choose() if own else sheet_words.chooses(name), RowKind.CURRENT, caller=name
    )


def _coming(picture: Picture, number: int, seats: Sequence[Seat], order: tuple[str, ...]) -> SheetRow:
    name = ""
    if picture.caller is not None:
        name = seats[(picture.caller + number - len(picture.sheet) - 1) % SEATS].name
    if not order:
        return SheetRow(number, name, RowKind.COMING, caller=name)
    entry = order[number - 1]
    trump = None if entry == ANY_TRUMP else CONTRACTS[entry].trump
    return SheetRow(number, contract_name(entry), RowKind.COMING, trump, note=name, caller=name)
