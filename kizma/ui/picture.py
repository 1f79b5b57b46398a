"""Small pictures of a board: of a running match and of a new one; must not know rules or windows."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from common.core.options import Options
from common.ui.theme import theme
from kizma.engine.observation import Observation
from kizma.engine.pawn import COLOURS, PAWNS, colour_of
from kizma.engine.topology import YARD
from kizma.ui.board_painter import BoardLook, paint_board, plan_for
from kizma.ui.card_painter import HEIGHT, WIDTH, paint_card
from kizma.ui.die_painter import paint_die
from kizma.ui.pawn_item import FOOT, TALL
from kizma.ui.pawn_painter import paint_pawn


def paint_preview(painter: QPainter, rect: QRectF, options: Options, seats: int) -> None:
    """Paint a board before the first move, all pawns in their yards."""
    used = tuple(seat * 2 if seats == 2 else seat for seat in range(seats))
    look = BoardLook.of(options, used)
    _paint(painter, _square_in(rect), look, (YARD,) * len(PAWNS), is_dice=options.word("form") == "dice")


def paint_thumbnail(painter: QPainter, rect: QRectF, observation: Observation, options: Options) -> None:
    """Paint the board of a running match as its house rules shape it, as large a square as fits."""
    colours = observation.seating.colours or tuple(range(len(COLOURS)))
    look = BoardLook.of(options, tuple(sorted(colours)))
    is_dice = options.word("form") == "dice"
    _paint(painter, _square_in(rect), look, observation.places, is_dice=is_dice)


def _paint(
    painter: QPainter, rect: QRectF, look: BoardLook, places: tuple[int, ...], *, is_dice: bool
) -> None:
    word = QCoreApplication.translate("KizmaTable", "Finish")
    paint_board(painter, rect, look, theme().is_dark, False, word)
    plan = plan_for(look)
    cell = rect.width() / plan.span
    _paint_centre(painter, QRectF(plan.centre), rect.topLeft(), cell, is_dice=is_dice)
    pawns = [pawn for pawn in PAWNS if colour_of(pawn) in look.used]
    spots = {pawn: plan.spot(pawn, places[pawn]) for pawn in pawns}
    for pawn in sorted(pawns, key=lambda pawn: spots[pawn].point.y()):
        spot = spots[pawn]
        foot = rect.topLeft() + spot.point * cell + QPointF(0, FOOT * cell * spot.size)
        paint_pawn(painter, colour_of(pawn), foot, TALL * cell * spot.size)


def _paint_centre(painter: QPainter, felt: QRectF, origin: QPointF, cell: float, *, is_dice: bool) -> None:
    middle = origin + felt.center() * cell
    if is_dice:
        side = felt.width() * 0.66 * cell
        paint_die(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side), 6)
        return
    width = felt.width() * 0.37 * cell
    height = width * HEIGHT / WIDTH
    box = QRectF(middle.x() - width * 1.06, middle.y() - height * 0.58, width, height)
    paint_card(painter, box, None, None)


def _square_in(rect: QRectF) -> QRectF:
    side = min(rect.width(), rect.height())
    middle = rect.center()
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
