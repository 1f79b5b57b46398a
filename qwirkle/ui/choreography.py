"""From what happened to what is seen: each event of a step as animations; must not know the rules."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import (
    QAbstractAnimation,
    QObject,
    QParallelAnimationGroup,
    QSequentialAnimationGroup,
    QVariantAnimation,
)

from common.ui import durations, motion
from common.ui.animation_queue import AnimationStep
from qwirkle.engine import events
from qwirkle.engine.board import Cell
from qwirkle.engine.observation import Observation
from qwirkle.engine.scoring import ScoredLine
from qwirkle.engine.tile import Kind
from qwirkle.model import QwirkleModel, Step
from qwirkle.ui.mark_layer import Claim
from qwirkle.ui.panels import Panels
from qwirkle.ui.scene import QwirkleScene
from qwirkle.ui.tile_item import TileItem

FAR_SCALE = 0.42
"""How small a tile is while it is at a seat or in the bag."""


class Choreography(QObject):
    """Turns a step into animation steps for the scene's queue.

    `frame(cells)` returns a movement of the camera that brings cells into view, or None.
    """

    def __init__(
        self,
        model: QwirkleModel,
        scene: QwirkleScene,
        panels: Panels,
        frame: Callable[[Sequence[Cell]], QAbstractAnimation | None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._panels = panels
        self._frame = frame

    def use(self, panels: Panels) -> None:
        """Work with other panels from now on."""
        self._panels = panels

    def steps(self, step: Step) -> list[AnimationStep]:
        """Return what is to be seen of a step, in order."""
        seen: Observation = step.observation
        found: list[AnimationStep] = []
        for event in step.events:
            found.extend(self._of(event, seen))
        found.append(self._at_once(lambda: self._close(seen)))
        return found

    def _of(self, event: object, seen: Observation) -> list[AnimationStep]:
        match event:
            case events.TilesPlaced(seat, placed, lines, points):
                cells = [cell for cell, _ in placed]
                return [
                    partial(self._frame, cells),
                    partial(self._place, seat, placed),
                    self._at_once(lambda: self._land(seat, placed, seen)),
                    partial(self._score, seat, cells, lines, points, seen),
                    self._at_once(lambda: self._scene.marks.show_claim(None, {})),
                ]
            case events.TilesSetAside(seat, kinds):
                return [partial(self._set_aside, seat, kinds), self._at_once(self._scene.clear_flyers)]
            case events.TilesDrawn(seat, kinds, bag):
                return [partial(self._draw, seat, kinds, bag)]
            case events.BagFilled(bag) | events.BagMixed(bag):
                return [self._at_once(lambda: self._panels.bag.show_bag(bag, self._panels.bag.shown[1]))]
            case events.WentOut(seat, _):
                return [lambda: self._panels.roll(seen, seat)]
        return []

    def _close(self, seen: Observation) -> None:
        """Bring what no flight shows up to date: whose turn it is, log, bag."""
        self._panels.show(seen, self._model.tracker(seen))

    def _place(self, seat: int, placed: Sequence[tuple[Cell, Kind]]) -> QAbstractAnimation | None:
        """Let the tiles fly to their cells: from the rack or, of others, from their row."""
        group = QParallelAnimationGroup()
        for index, (cell, kind) in enumerate(placed):
            tile = self._tile_for(seat, cell, kind)
            if tile.pos() != self._scene.camera.centre(cell):
                target = self._scene.camera.centre(cell)
                flight = motion.flight(tile, target, rotation=0.0)
                group.addAnimation(_after(index, tile, _scaling(tile, 1.0, flight)))
        return group if group.animationCount() else None

    def _tile_for(self, seat: int, cell: Cell, kind: Kind) -> TileItem:
        scene = self._scene
        staged = scene.staged.get(cell)
        if staged is not None and staged.kind == kind:
            return staged
        own = scene.rack.find(kind) if seat == self._model.viewer else None
        if own is not None:
            scene.stage(own, cell)
            return own
        flyer = scene.make_flyer(kind, self._panels.seat_point(seat), scene.camera.tile)
        flyer.setScale(FAR_SCALE)
        return flyer

    def _land(self, seat: int, placed: Sequence[tuple[Cell, Kind]], seen: Observation) -> None:
        """Make the tiles part of the table."""
        scene = self._scene
        scene.land(dict(placed))
        scene.board.mark_last({cell for cell, _ in placed})
        self._panels.minimap.show_tiles(seen.board.tiles)
        self._panels.show_turns(seen)

    def _score(
        self, seat: int, cells: Sequence[Cell], lines: tuple[ScoredLine, ...], points: int, seen: Observation
    ) -> QAbstractAnimation:
        """Ring the lines and count the score up."""
        claim = Claim.of(lines, tuple(cells), points)
        self._scene.marks.show_claim(claim, {})
        group = QParallelAnimationGroup()
        group.addAnimation(self._panels.roll(seen, seat))
        stay = durations.LINE_FLASH * (2 if claim.word else 1)
        group.addAnimation(motion.pause(self._scene.rack, stay))
        return group

    def _set_aside(self, seat: int, kinds: Sequence[Kind | None]) -> QAbstractAnimation | None:
        """Let the tiles of a swap fly into the bag."""
        scene, target = self._scene, self._panels.bag_point()
        group = QParallelAnimationGroup()
        for index, kind in enumerate(kinds):
            start, scale = self._panels.seat_point(seat), FAR_SCALE
            own = scene.rack.find(kind) if seat == self._model.viewer and kind is not None else None
            if own is not None:
                start, scale = own.pos(), 1.0
                scene.discard(own)
            flyer = scene.make_flyer(kind, start, scene.rack.side())
            flyer.setScale(scale)
            flight = _scaling(flyer, FAR_SCALE, motion.flight(flyer, target))
            group.addAnimation(_after(index, flyer, flight))
        return group

    def _draw(self, seat: int, kinds: Sequence[Kind | None], bag: int) -> QAbstractAnimation | None:
        """Let drawn tiles fly from the bag to the rack; those of others are only counted."""
        scene = self._scene
        self._panels.bag.show_bag(bag, self._panels.bag.shown[1])
        if seat != self._model.viewer:
            return None
        group = QParallelAnimationGroup()
        for index, kind in enumerate(kinds):
            if kind is None:
                continue
            tile = scene.add_to_rack(kind)
            tile.setPos(self._panels.bag_point())
            tile.setScale(FAR_SCALE)
            flight = _scaling(tile, 1.0, motion.flight(tile, tile.home, durations.DEAL))
            group.addAnimation(_after(index, tile, flight))
        return group

    def _at_once(self, act: Callable[[], None]) -> AnimationStep:
        def run() -> None:
            act()

        return run


def _after(index: int, tile: TileItem, animation: QAbstractAnimation) -> QAbstractAnimation:
    """The animation after the ones of earlier tiles have begun."""
    group = QSequentialAnimationGroup()
    if index:
        group.addAnimation(motion.pause(tile, index * 2 * durations.DEAL_STAGGER))
    group.addAnimation(animation)
    return group


def _scaling(tile: TileItem, scale: float, flight: QAbstractAnimation) -> QAbstractAnimation:
    """A flight in which the tile comes to another scale: tiles at a seat or in the bag are farther away."""
    change = QVariantAnimation(tile)
    change.setStartValue(tile.scale())
    change.setEndValue(scale)
    change.setDuration(flight.totalDuration())
    change.valueChanged.connect(tile.setScale)
    group = QParallelAnimationGroup()
    group.addAnimation(flight)
    group.addAnimation(change)
    return group
