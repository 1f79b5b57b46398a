"""What plates and plaque say about a picture; must not know where they hang."""

from common.core.options import Options
from common.core.seats import Seat
from king.engine.moves import Call
from king.ui import table_words
from king.ui.names import contract_name, points_text, reminder, unit_points
from king.ui.picture import Picture
from king.ui.plaque_item import PlaqueFacts
from king.ui.plate_item import PlateFacts


def plate_facts(picture: Picture, seat: int) -> PlateFacts:
    """Return what the plate of a seat says."""
    shows_tricks = picture.board is not None
    opened = picture.is_playing and bool(picture.plays) and picture.plays[0][0] == seat
    return PlateFacts(
        score=picture.scores[seat],
        tricks=picture.tricks_of(seat) if shows_tricks else None,
        cards=0 if shows_tricks else len(picture.hands[seat]),
        opened=opened,
        taken=picture.penalties_of(seat),
    )


def plaque_facts(picture: Picture, seats: tuple[Seat, ...], options: Options) -> PlaqueFacts | None:
    """Return what the plaque says about the hand, None while there is no contract."""
    board = picture.board
    if board is None:
        return None
    contract = board.contract
    return PlaqueFacts(
        above=f"{table_words.hand_number(picture.number)} · {seats[board.caller].name}",
        points=points_text(unit_points(contract.id)),
        name=contract_name(contract.id),
        trump=contract.trump,
        below=_below(board.call, options),
        is_penalty=contract.is_penalty,
    )


def _below(call: Call, options: Options) -> str:
    if call.king:
        return table_words.king_announced(options.number("king_tricks"))
    return reminder(call.contract_id)
