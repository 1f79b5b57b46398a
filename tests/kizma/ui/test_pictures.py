"""Board geometry for every ring, and the pictures painted from it."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from common.ui.scale import SizeClass
from kizma.engine.pawn import PAWNS
from kizma.engine.topology import YARD, Topology
from kizma.game import GAME
from kizma.model import KizmaModel
from kizma.ui.board_painter import BoardLook, board_pixmap, plan_for
from kizma.ui.card_painter import card_pixmap
from kizma.ui.card_signs import Sign, sign_of
from kizma.ui.centre_item import CentreItem
from kizma.ui.die_painter import die_pixmap
from kizma.ui.layout import Metrics, lay_out
from kizma.ui.picture import paint_preview, paint_thumbnail
from kizma.ui.vignette import KizmaVignette
from tests.kizma.ui.sitting import new_match, set_board

BOARDS = [
    {"track": track, "lane": lane, "entry": entry}
    for track in (60, 52, 40)
    for lane in (5, 4)
    for entry in ("behind", "sorry")
] + [{"form": "dice"}]


@pytest.fixture(params=BOARDS, ids=str)
def plan(request):
    """Z01, Z02"""
    return plan_for(BoardLook.of(GAME.options.fresh(request.param), (0, 1, 2, 3)))


def test_squares_of_the_ring_are_neighbours_all_the_way_round(plan):
    count = len(plan.squares)
    assert count == plan.topology.track
    for index, square in enumerate(plan.squares):
        step = plan.squares[(index + 1) % count] - square
        assert max(abs(step.x()), abs(step.y())) == pytest.approx(1.0)


def test_pits_of_the_finish_lie_inside_its_plate_and_fill_from_its_foot(plan):
    for plate, pits in zip(plan.finishes, plan.finish_pits, strict=True):
        if not plan.is_cross:
            edge = 0.31 * plan.finish_unit
            assert all(plate.adjusted(edge, edge, -edge, -edge).contains(pit) for pit in pits)
            assert pits[0].y() >= pits[-1].y()


def test_play_runs_clockwise_from_red_at_the_bottom(plan):
    """Z01: red bottom left, yellow top left, blue top right, green bottom right."""
    middle = plan.span / 2
    yards = [box.center() - QPointF(middle, middle) for box in plan.yards]
    assert [(yard.x() < 0, yard.y() < 0) for yard in yards] == [
        (True, False),
        (True, True),
        (False, True),
        (False, False),
    ]
    starts = [plan.squares[square] for square in plan.starts]
    assert starts[0].y() > middle and starts[1].x() < middle
    assert starts[2].y() < middle and starts[3].x() > middle


def test_nothing_on_the_board_overlaps(plan):
    boxes = [_box(point, plan.side) for point in plan.squares]
    boxes += [_box(point, plan.lane_side) for lane in plan.lanes for point in lane]
    boxes += list(plan.yards)
    if not plan.is_cross:
        boxes += [*plan.finishes, plan.centre]
    for index, box in enumerate(boxes):
        for other in boxes[index + 1 :]:
            shared = box.intersected(other)
            assert shared.width() < 0.01 or shared.height() < 0.01, (box, other)


def test_every_place_of_every_pawn_has_its_spot(plan):
    for pawn in PAWNS:
        places = [YARD, *range(plan.topology.finish + 1)]
        spots = [plan.spot(pawn, place) for place in places]
        points = [(round(spot.point.x(), 3), round(spot.point.y(), 3)) for spot in spots]
        assert len(set(points)) == len(points)
        assert all(0 < spot.point.x() < plan.span and 0 < spot.point.y() < plan.span for spot in spots)


def test_the_lane_begins_beside_its_entry(plan):
    for colour in range(4):
        entry = plan.squares[plan.entries[colour]]
        first = plan.lanes[colour][0]
        away = (first - entry).manhattanLength()
        assert away < 1.05


@pytest.mark.parametrize("options", BOARDS[::4] + BOARDS[-1:], ids=str)
def test_boards_are_painted_sharp_and_once(options):
    look = BoardLook.of(GAME.options.fresh(options), (0, 2))
    picture = board_pixmap(look, 300, 2.0)
    assert picture.width() == 600 and picture.devicePixelRatio() == 2.0
    assert board_pixmap(look, 300, 2.0) is picture


def test_cards_bear_the_sign_of_what_they_do():
    """Z07, Z10 to Z13"""
    options = GAME.options.fresh({})
    signs = [sign_of(card, options) for card in range(1, 14)]
    assert signs.count(Sign.BACK) == 2 and signs[2] is signs[8] is Sign.BACK
    assert signs[4] is signs[6] is Sign.SPLIT and signs[0] is signs[1] is Sign.ENTER
    assert signs[10] is Sign.AGAIN and signs[12] is Sign.SWAP
    for card, sign in zip(range(1, 14), signs, strict=True):
        assert not card_pixmap(card, sign, 50, 1.0).isNull()
    assert not card_pixmap(None, None, 50, 1.0).isNull()
    assert [die_pixmap(pips, 30, 1.0).isNull() for pips in range(1, 7)] == [False] * 6


def test_thumbnail_and_preview_fill_their_rectangle():
    match = set_board(new_match(), 4, {"red.1": 10, "blue.2": 65})
    dice = set_board(new_match(form="dice"), 4, {"red.1": 10})
    image = QImage(120, 120, QImage.Format.Format_ARGB32_Premultiplied)
    small = set_board(new_match(track=40, lane=4), 4, {"red.1": 39, "blue.1": 44})
    for observed in (match, dice, small):
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_thumbnail(painter, QRectF(0, 0, 120, 120), KizmaModel(observed).view(), observed.options)
        painter.end()
        assert image.pixelColor(60, 60).alpha() == 255
    for values, seats in (({}, 4), ({"form": "dice"}, 3), ({"track": 40}, 2)):
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        paint_preview(painter, QRectF(0, 0, 120, 120), GAME.options.fresh(values), seats)
        painter.end()
        assert image.pixelColor(60, 60).alpha() == 255


def test_the_vignette_moves_once_when_it_is_asked(qtbot):
    vignette = KizmaVignette()
    qtbot.addWidget(vignette)
    vignette.resize(410, 280)
    still = vignette.grab().toImage()
    assert vignette.grab().toImage() == still
    vignette.play_once()
    qtbot.waitUntil(lambda: vignette._way > 0.5, timeout=3000)
    assert vignette.grab().toImage() != still
    assert not QPixmap(vignette.grab()).isNull()


@pytest.mark.parametrize(
    ("size", "s", "kind"),
    [
        ((1440, 844), 1.0, SizeClass.REGULAR),
        ((1024, 594), 0.82, SizeClass.COMPACT),
        ((1920, 1020), 1.2, SizeClass.WIDE),
        ((2560, 1350), 1.6, SizeClass.FOUR_K),
        ((1200, 700), 0.83, SizeClass.REGULAR),
    ],
)
@pytest.mark.parametrize("colours", [(0, 2), (0, 1, 2), (0, 1, 2, 3)])
@pytest.mark.parametrize("timed", [False, True])
def test_panels_never_lie_over_the_board_or_each_other(size, s, kind, colours, timed):
    metrics = Metrics(QSizeF(*size), s, max(s, 1.0), kind, colours, timed)
    layout = lay_out(metrics)
    boxes = [layout.board, *layout.seats.values(), layout.card]
    boxes += [box for box in (layout.clock, layout.tabs) if not box.isNull()]
    boxes += [layout.log] if kind is not SizeClass.COMPACT else []
    area = QRectF(0, 0, *size)
    for index, box in enumerate(boxes):
        assert area.contains(box), box
        assert not [other for other in boxes[index + 1 :] if box.intersects(other)]
    assert layout.board.width() == layout.board.height() >= 520
    assert len(layout.seats) == len(colours)


def _box(point: QPointF, side: float) -> QRectF:
    return QRectF(point.x() - side / 2, point.y() - side / 2, side, side)


def test_the_usual_ring_starts_on_the_ninth_square_of_each_side():
    """Z01"""
    plan = plan_for(BoardLook.of(GAME.options.fresh({}), (0,)))
    corner = QPointF(plan.frame + 15.5, plan.frame + 15.5)
    start = plan.squares[Topology.of(GAME.options.fresh({})).squares[0][0]]
    assert corner.x() - start.x() == pytest.approx(8.0) and corner.y() == pytest.approx(start.y())


def test_a_card_played_from_a_hand_sets_out_from_its_seat(qtbot):
    centre = CentreItem()
    centre.lay_out(QRectF(200, 100, 170, 170), 50, only_open=False)
    seat = QPointF(40, 40)
    animation = centre.turn_over(5, sign_of(5, GAME.options.fresh()), seat)
    animation.setDuration(10_000)
    animation.start()
    animation.setCurrentTime(1)
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    centre.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    assert image.pixelColor(seat.toPoint() + QPoint(12, 0)).alpha() == 255
    assert image.pixelColor(centre.open_box().center().toPoint()).alpha() == 0
    assert centre.boundingRect().contains(seat)
