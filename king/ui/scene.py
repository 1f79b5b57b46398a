"""The scene of a King table: cards, plates, plaque and the gestures on them; must not know the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from common.ui import drop_zone
from common.ui.drop_zone import DropZone
from common.ui.game_scene import ENTER, GameScene, Hand
from common.ui.motion import shake
from common.ui.piece_item import PieceItem
from common.ui.shadow import Level, paint_shadow
from common.ui.theme import theme
from king.engine.cards import Card
from king.engine.state import Phase
from king.model import KingModel
from king.ui.card_item import CardItem
from king.ui.card_set import CardSet
from king.ui.facts import plaque_facts, plate_facts
from king.ui.ground import paint_ground
from king.ui.last_trick_item import LastTrickItem, TrickView
from king.ui.layout import OUTER_RADIUS, Layout, side_of
from king.ui.names import card_name
from king.ui.picture import SUIT_ORDER, Picture
from king.ui.plaque_item import PlaqueItem
from king.ui.plate_item import PlateItem
from king.ui.seat_tones import seat_color
from king.ui.slot_item import SlotItem
from king.ui.taker_pill import TakerPill

SLOT = "slot"
"""The key of the one zone: the viewer's place in the trick."""

_SUIT_KEYS = dict(zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4), SUIT_ORDER, strict=True))
_SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class KingScene(GameScene):
    """Shows a `picture` and lets the viewer play cards.

    `refused(Card)` tells of a card that may not be played; `picture_changed` of anything else on the table.
    """

    refused = Signal(object)
    picture_changed = Signal()

    def __init__(self, model: KingModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.one_click = False
        self.picture = Picture(model.viewer)
        self.layout = Layout(QRectF(0, 0, 1000, 800), 1.0)
        self.cards = CardSet(self)
        self.plates = [PlateItem(seat, seat_color(index)) for index, seat in enumerate(model.match.seats)]
        self.slot = SlotItem()
        self.plaque = PlaqueItem()
        self.last_trick = LastTrickItem()
        self.trick_view = TrickView(model.match.seats)
        self.taker_pill = TakerPill()
        for item in (*self.plates, self.slot, self.plaque, self.last_trick, self.trick_view, self.taker_pill):
            self.addItem(item)
        self._thinking: int | None = None
        self._advised: Card | None = None
        self.set_locked(True)

    # What the table calls

    def lay_out(self, layout: Layout) -> None:
        """Lie anew on a table of another size."""
        self.queue.skip()
        self.layout = layout
        self.slot.set_box(layout.slot)
        self.trick_view.lay(layout)
        for plate in self.plates:
            plate.refresh()
        self.plaque.refresh()
        self.plaque.setPos(layout.corner)
        self.last_trick.refresh()
        self.last_trick.setPos(layout.far_corner)
        self.cards.show(self.picture, layout)
        self.refresh()
        self.update()

    def show_picture(self, picture: Picture) -> None:
        """Show exactly this, at once."""
        self.queue.clear()
        self.show_taker(None)
        if picture.viewer != self.picture.viewer:
            self.close_last_trick()
        self.picture = picture
        self.cards.show(picture, self.layout)
        self.refresh()

    def refresh(self) -> None:
        """Let everything beside the cards say what the picture says."""
        picture, options = self.picture, self.model.match.options
        for seat, plate in enumerate(self.plates):
            plate.set_side(side_of(seat, picture.viewer))
            plate.set_facts(plate_facts(picture, seat))
            plate.set_winner(self.model.outcome is not None and seat in self.model.outcome.winners)
        self.plaque.set_facts(plaque_facts(picture, self.model.match.seats, options))
        self.last_trick.set_trick(picture.last_trick)
        if picture.last_trick is None:
            self.close_last_trick()
        self._show_turn()
        self.show_offer()
        self.picture_changed.emit()

    def set_thinking(self, seat: int | None) -> None:
        """Let steam rise over a bot's plate."""
        self._thinking = seat
        self._show_turn()

    def set_locked(self, locked: bool) -> None:
        """Let the player take cards or not."""
        self._advised = None
        super().set_locked(locked)
        self.show_offer()

    def advise(self, card: Card) -> None:
        """Mark a card as the one the hint says."""
        self._advised = card
        self.show_offer()

    def show_offer(self) -> None:
        """Raise what may be played and veil the rest of the viewer's hand."""
        offering = not self.is_locked and self.model.due is Phase.PLAY
        playable = self.model.playable_cards() if offering else ()
        for item in self.own_cards():
            legal = item.face in playable
            forced = offering and not legal
            advised = item.face == self._advised and legal
            item.set_flags(is_playable=legal, is_veiled=forced, is_advised=advised)
            item.setToolTip(card_name(item.face) if item.face is not None else "")
        self.slot.setVisible(offering)
        self.slot.set_bright(False)
        if not offering:
            self._focus(None)

    def own_cards(self) -> list[CardItem]:
        """Return the viewer's cards from left to right."""
        viewer = self.picture.viewer
        return [] if viewer is None else self.cards.hand(viewer)

    def toggle_last_trick(self) -> None:
        """Open the last trick in full, or close it."""
        trick = self.picture.last_trick
        if self.trick_view.isVisible() or trick is None:
            self.close_last_trick()
        else:
            self.trick_view.open(trick, self.picture.viewer)

    def show_taker(self, card: CardItem | None) -> None:
        """Mark the card that takes the trick, or none."""
        self.taker_pill.show_under(card)

    def close_last_trick(self) -> None:
        """Close the last trick."""
        self.trick_view.hide()

    # What the gestures ask

    def may_take(self, piece: PieceItem) -> bool:
        """Tell whether a card may be played now."""
        return isinstance(piece, CardItem) and piece.is_playable

    def takeable(self) -> Sequence[PieceItem]:
        """Return the viewer's hand."""
        return self.own_cards()

    def zones(self, piece: PieceItem) -> Sequence[DropZone]:
        """Return the one place a card can go to."""
        return (DropZone(SLOT, self.layout.slot),)

    def zone_at(self, piece: PieceItem, point: QPointF) -> DropZone | None:
        """Return the trick for a card dragged above the hand, or a click on its place there."""
        if self.hand is Hand.DRAGGING:
            zone = DropZone(SLOT, self.layout.slot)
            return zone if point.y() < self.layout.hand_line else None
        return drop_zone.nearest(self.zones(piece), point)

    def show_zones(self, piece: PieceItem, zones: Sequence[DropZone]) -> None:
        """Brighten the place in the trick."""
        self.slot.set_bright(True)

    def hide_zones(self) -> None:
        """Let the place in the trick be as before."""
        self.slot.set_bright(False)

    def preview(self, piece: PieceItem, zone: DropZone | None) -> None:
        """Show nothing more than the bright place."""

    def drop(self, piece: PieceItem, zone: DropZone) -> bool:
        """Play a card."""
        return isinstance(piece, CardItem) and piece.face is not None and self.model.play_card(piece.face)

    def press_again(self, piece: PieceItem) -> None:
        """Play the card that was raised already."""
        self.play_item(piece)

    def press_refused(self, piece: PieceItem) -> None:
        """Say why a card of the hand may not be played."""
        if isinstance(piece, CardItem) and piece.is_veiled:
            self.queue.add(lambda: shake(piece))
            self.refused.emit(piece.face)

    def play_item(self, piece: PieceItem) -> None:
        """Play a card without a drag."""
        self.cancel()
        if not self.drop(piece, DropZone(SLOT, self.layout.slot)):
            self.send_home(piece)

    # Mouse and keys

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Close the last trick, or begin a gesture."""
        if self.trick_view.isVisible():
            self.close_last_trick()
            event.accept()
            return
        at = self.items(event.scenePos())
        if self.last_trick in at[:1]:
            self.toggle_last_trick()
            event.accept()
            return
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the hand, play, jump to a suit, or show the last trick."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_L:
            self.toggle_last_trick()
        elif key == Qt.Key.Key_Escape and self.trick_view.isVisible():
            self.close_last_trick()
        elif self.is_locked or not self._hand_key(key, event.modifiers()):
            super().keyPressEvent(event)
            return
        event.accept()

    def _hand_key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        """Answer a key that is about the hand; tell whether it was."""
        if key in _SIDEWAYS:
            self.queue.skip()
            self.cancel()
            self._step(_SIDEWAYS[key], bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        elif key in _SUIT_KEYS:
            self._jump(key)
        elif key == Qt.Key.Key_Up or key in ENTER:
            self.queue.skip()
            self._play_focused()
        else:
            return key == Qt.Key.Key_Down
        return True

    def _step(self, by: int, through_all: bool) -> None:
        cards = [item for item in self.own_cards() if through_all or item.is_playable]
        if not cards:
            return
        start = -1 if by > 0 else 0
        index = cards.index(self._focused) if self._focused in cards else start
        self._focus(cards[(index + by) % len(cards)])

    def _jump(self, key: Qt.Key) -> None:
        """Go to the first card of a suit, a playable one if there is any; again to the next one."""
        suited = [item for item in self.own_cards() if item.face and item.face.suit is _SUIT_KEYS[key]]
        cards = [item for item in suited if item.is_playable] or suited
        if not cards:
            return
        index = cards.index(self._focused) + 1 if self._focused in cards else 0
        self._focus(cards[index % len(cards)])

    def _play_focused(self) -> None:
        item = self.held or self._focused
        if not isinstance(item, CardItem):
            return
        if item.is_playable:
            self.play_item(item)
        else:
            self.press_refused(item)

    def _click(self, piece: PieceItem) -> None:
        """Play at once the sole card that may be played, where the player wants that."""
        if self.one_click and len(self.model.playable_cards()) == 1:
            self.play_item(piece)
        else:
            super()._click(piece)

    def _show_turn(self) -> None:
        """Show who is to move, as far as the viewer may know: who is asked to spoil is a secret (K23).

        A plate that says more or less now is wider or narrower, and lies elsewhere.
        """
        to_move = self.model.seen.to_move if self.picture.is_dealt else None
        for seat, plate in enumerate(self.plates):
            plate.set_turn(seat == to_move, seat == to_move == self._thinking)
            side, is_low = side_of(seat, self.picture.viewer), self.picture.board is None
            place = self.layout.plate(side, plate.plate_size(), low=is_low)
            plate.setPos(QPointF(place.topLeft().toPoint()))  # whole pixels: its picture is kept

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the empty table."""
        painter.fillRect(QRectF(rect), theme().tokens.ground)
        paint_shadow(painter, self.layout.table, Level.SH2, OUTER_RADIUS)
        paint_ground(painter, self.layout.table, self.layout.s)
