"""A match with its table, as the game page would wire them, and hands that use real mouse and keys."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from common.core.match import Match
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import CHANCE
from common.ui.theme import theme
from qwirkle.engine.moves import Place
from qwirkle.engine.scoring import lines_points, lines_through
from qwirkle.game import GAME
from qwirkle.model import QwirkleModel
from qwirkle.ui.table import QwirkleTable
from qwirkle.ui.texts import QwirkleTexts
from tests.table_hands import TableHands

NAMES = ("Deniz", "Nermin", "Tevfik", "Rıza", "Feride", "Işıl")


class Sitting(TableHands):
    """Seat 0 is the person at the screen unless `humans` is 0; `turns` are played before it is shown."""

    def __init__(self, seats=2, turns=6, seed=1, options=None, humans=1, size=(1440, 844)):
        players = [
            Seat(name) if index < humans else Seat(name, SeatKind.BOT, Level.KALFA)
            for index, name in enumerate(NAMES[:seats])
        ]
        self.match = Match(GAME, players, GAME.options.fresh(options or {}), bytes([seed]) * 32)
        self.model = QwirkleModel(self.match)
        self.advance(turns)
        self.table = QwirkleTable(self.model, QwirkleTexts())
        self.model.transitioned.connect(self.table.play)
        self.model.rewound.connect(self.table.sync)
        self.model.viewer_changed.connect(self.table.sync)
        self.toasts = []
        self.banners = []
        self.table.toast.connect(lambda text, rule: self.toasts.append((text, rule)))
        self.table.banner.connect(lambda seat, text: self.banners.append((seat, text)))
        self.table.resize(*size)

    def show(self):
        self.table.show()
        self.table.set_input(self.model.is_viewers_turn)
        self.settle()

    @property
    def scene(self):
        return self.table.scene

    def advance(self, turns):
        """Let so many turns be played, then go on to the next decision of seat 0."""
        played = 0
        while self.model.actor is not None:
            if self.model.actor == CHANCE:
                self.model.draw()
            elif played >= turns and self.model.actor == 0 and not self.model.is_forced_pass():
                return
            else:
                self.model.submit(self.best_move(), self.model.ply)
                played += 1

    def best_move(self):
        """The placement that scores most, else the first legal move."""
        board = self.match.state.board

        def points(move):
            if not isinstance(move, Place):
                return -1
            return lines_points(lines_through(board.with_tiles(move.tiles), move.tiles))

        return max(self.model.legal_moves(), key=points)

    def answer(self):
        """Let chance and the others play until it is the viewer's turn again or the match is over."""
        while self.model.actor is not None and self.model.actor != self.model.viewer:
            if self.model.actor == CHANCE:
                self.model.draw()
            else:
                self.model.submit(self.best_move(), self.model.ply)
            self.settle()
        self.table.set_input(self.model.is_viewers_turn)

    def wheel(self, point, turn):
        target = self.table.view.viewport()
        event = QWheelEvent(
            point,
            QPointF(target.mapToGlobal(point)),
            QPoint(),
            QPoint(0, turn),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(target, event)

    def double_click(self, point):
        left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mouseDClick(self.table.view.viewport(), left, plain, QPointF(point).toPoint())
        self.settle()

    def hover(self, point):
        """Let the pointer stay until what is under it is named."""
        target = self.table.view.viewport()
        where = QPointF(point).toPoint()
        QApplication.sendEvent(target, QHelpEvent(QEvent.Type.ToolTip, where, target.mapToGlobal(where)))

    def drag(self, start, end):
        super().drag(start, end)
        self.settle()

    # What is there

    def legal_spot(self):
        """The tile of the rack that fits in most cells, one where it may stand alone, and the points."""
        tile = max(self.scene.rack.tiles(), key=lambda tile: len(self.model.spots(tile.kind, {})))
        spots = self.model.spots(tile.kind, {})
        cell = next(cell for cell, points in spots.items() if points is not None)
        return tile, cell, spots[cell]

    def drag_to_cell(self, tile, cell):
        self.drag(tile.pos(), self.table.camera.centre(cell))

    def picture(self):
        """All that a look at the table would find, as plain data."""
        scene, panels = self.scene, self.table.panels
        return {
            "board": dict(scene.board.tiles),
            "last": scene.board.last,
            "place": scene.board.pos().toTuple(),
            "rack": [tile and (tile.kind, tile.pos().toTuple(), tile.scale()) for tile in scene.rack.slots],
            "staged": scene.staged_kinds(),
            "flyers": len(scene.flyers),
            "looks": [row.look for row in panels.players.rows],
            "log": panels.log.entries,
            "bag": panels.bag.shown,
            "items": sum(item.isVisible() for item in scene.items()),
            "camera": (self.table.camera.zoom, self.table.camera.origin.toTuple()),
            "dark": theme().is_dark,
        }
