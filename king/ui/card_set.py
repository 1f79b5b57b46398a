"""All cards of one table: which item is which card, and where each one lies; must not know the rules."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from common.ui import z_values
from king.engine.cards import Card
from king.ui.card_item import CardItem, back_layer, fan_layer, trick_layer
from king.ui.layout import Layout, Place, Side, side_of
from king.ui.picture import Picture

Key: TypeAlias = tuple[str, int, Card | int]
"""``("hand", seat, card)``, ``("back", seat, index)`` or ``("play", seat, 0)``."""


@dataclass(frozen=True, slots=True)
class Lying:
    """Where one card lies, perhaps tucked under the rail."""

    key: Key
    face: Card | None
    place: Place
    z: float
    is_tucked: bool = False


def lying(picture: Picture, layout: Layout) -> Iterator[Lying]:
    """Go through all cards on the table with their places."""
    for seat, hand in enumerate(picture.hands):
        yield from _hand(seat, hand, picture.viewer, layout)
    for order, (seat, card) in enumerate(picture.plays):
        place = layout.tricks[side_of(seat, picture.viewer)]
        yield Lying(("play", seat, 0), card, place, trick_layer(order))


def _hand(seat: int, hand: tuple[Card | None, ...], viewer: int | None, layout: Layout) -> Iterator[Lying]:
    side = side_of(seat, viewer)
    own = side is Side.BOTTOM
    places = layout.hands[len(hand)] if own else layout.backs[side][len(hand)]
    for index, (face, place) in enumerate(zip(hand, places, strict=True)):
        key: Key = ("back", seat, index) if face is None else ("hand", seat, face)
        if own:
            yield Lying(key, face, place, fan_layer(index))
        else:
            yield Lying(key, face, place, back_layer(index), is_tucked=True)


class CardSet:
    """The card items of a scene by their keys."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Key, CardItem] = {}
        self._felt = _felt()
        self._pack = CardItem("pack", None, 1.0)
        self._pack.hide()
        for item in (self._felt, self._pack):
            scene.addItem(item)

    def items(self) -> tuple[CardItem, ...]:
        """Return every card on the table."""
        return tuple(self._items.values())

    def get(self, key: Key) -> CardItem | None:
        """Return one card, or None."""
        return self._items.get(key)

    def hand(self, seat: int) -> list[CardItem]:
        """Return the open cards of a seat from left to right."""
        held = [item for key, item in self._items.items() if key[0] == "hand" and key[1] == seat]
        return sorted(held, key=lambda item: item.home.x())

    def show(self, picture: Picture, layout: Layout) -> None:
        """Put exactly these cards on the table, each where it lies."""
        wanted = list(lying(picture, layout))
        keys = {each.key for each in wanted}
        self._felt.setRect(layout.felt)
        self._pack.hide()
        for key in [key for key in self._items if key not in keys]:
            self.drop(key)
        for each in wanted:
            self.lay(each)

    def lay(self, each: Lying) -> CardItem:
        """Put one card where it lies, making it if it is not on the table yet."""
        item = self._items.get(each.key)
        if item is None:
            item = CardItem(each.key, each.face, each.place.width)
            self._items[each.key] = item
            self._scene.addItem(item)
        if item.face != each.face:
            item.face = each.face
            item.update()
        item.tuck(self._felt if each.is_tucked else None)
        item.put(each.place, each.z)
        return item

    def show_pack(self, place: Place) -> CardItem:
        """Put the pack on the table, until the cards are shown again."""
        self._pack.put(place, back_layer(0))
        return self._pack

    def play(self, seat: int, card: Card) -> CardItem:
        """Take a card out of a seat's hand, face up and as the one it has played."""
        source: Key = ("hand", seat, card)
        if source not in self._items:
            source = self._take_back(seat)
        item = self._items.pop(source)
        target: Key = ("play", seat, 0)
        self._items[target] = item
        item.key = target
        item.leave_fan()
        item.show_face(card)
        return item

    def drop(self, key: Key) -> None:
        """Take a card off the table."""
        item = self._items.pop(key)
        if item.scene() is self._scene:
            self._scene.removeItem(item)

    def _take_back(self, seat: int) -> Key:
        """Return the key of the card in the middle of a closed hand, the others moved up."""
        count = sum(key[0] == "back" and key[1] == seat for key in self._items)
        middle = count // 2
        taken = self._items.pop(("back", seat, middle))
        for index in range(middle + 1, count):
            item = self._items.pop(("back", seat, index))
            item.key = ("back", seat, index - 1)
            self._items[("back", seat, index - 1)] = item
        last: Key = ("back", seat, count - 1)
        self._items[last] = taken
        return last


def _felt() -> QGraphicsRectItem:
    """Return the cloth under whose edge tucked cards lie."""
    felt = QGraphicsRectItem()
    felt.setPen(Qt.PenStyle.NoPen)
    felt.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
    felt.setZValue(z_values.CELL)
    return felt
