"""How each event moves the cards on the table; must not know the rules."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QAbstractAnimation, QEasingCurve

from common.ui import durations, z_values
from common.ui.animation_queue import AnimationStep
from common.ui.flights import Flight, fly
from common.ui.motion import pause
from king.engine.cards import Card
from king.engine.events import (
    CardPlayed,
    Dealt,
    Event,
    HandEnded,
    QueensSplit,
    Redeal,
    Spoiled,
    TrickTaken,
)
from king.engine.trick import SEATS
from king.ui.card_item import CardItem
from king.ui.card_set import Lying, lying
from king.ui.layout import BACK, TRICK_CARD, side_of
from king.ui.scene import KingScene

READ_RESULT = 1100
"""How long the table rests after a hand so that its points can be read, in milliseconds."""

READ_NOTICE = 900


class Steps:
    """Turns events into animation steps of one scene; each step leaves the scene's picture up to date."""

    def __init__(self, scene: KingScene) -> None:
        self._scene = scene

    def of(self, event: Event) -> Iterator[AnimationStep]:
        """Yield the steps of one event, each to be begun when the ones before are over."""
        match event:
            case Dealt():
                yield lambda: self._deal(event)
            case CardPlayed(seat=seat, card=card):
                yield lambda: self._play(event, seat, card)
            case TrickTaken():
                yield lambda: self._mark_winner(event)
                yield lambda: self._gather(event)
            case HandEnded() | Redeal():
                yield lambda: self._clear(event)
                if isinstance(event, HandEnded):
                    yield lambda: self._wait(READ_RESULT)
            case Spoiled() | QueensSplit():
                yield lambda: self._wait(READ_NOTICE)
            case _:
                yield lambda: self._note(event)

    def _note(self, event: Event) -> None:
        self._advance(event)

    def _advance(self, event: Event) -> None:
        self._scene.picture = self._scene.picture.after(event)
        self._scene.refresh()

    def _arrive(self, event: Event) -> Callable[[], None]:
        """Return what to do once the cards have arrived: let the table say what has happened."""
        picture = self._scene.picture.after(event)
        self._scene.picture = picture

        def arrived() -> None:
            self._scene.cards.show(picture, self._scene.layout)
            self._scene.refresh()

        return arrived

    def _deal(self, event: Dealt) -> QAbstractAnimation:
        scene = self._scene
        arrived = self._arrive(event)
        dealt = sorted(lying(scene.picture, scene.layout), key=_round_of(scene, event))
        items = [_wait_in_pack(scene, each) for each in dealt]
        pack = scene.cards.show_pack(scene.layout.deck)
        flights = [
            Flight(
                item,
                item.home,
                item.home_rotation,
                delay=order * durations.DEAL_STAGGER,
                duration=durations.DEAL,
            )
            for order, item in enumerate(items)
        ]
        last = flights[-1].delay
        flights.append(Flight(pack, scene.layout.deck.point, delay=last, duration=0, opacity=0.0))
        return fly(scene, flights, arrived)

    def _play(self, event: CardPlayed, seat: int, card: Card) -> QAbstractAnimation:
        scene = self._scene
        scene.close_last_trick()
        item = scene.cards.play(seat, card)
        grown = item.width / scene.layout.card_width
        arrived = self._arrive(event)
        flights = list(self._close_ranks(seat))
        place = scene.layout.tricks[side_of(seat, scene.picture.viewer)]
        item.resize(item.size * (place.width / item.width))
        item.setScale(grown / TRICK_CARD)
        item.setZValue(z_values.FLYING)
        return fly(scene, [Flight(item, place.point, place.rotation), *flights], arrived)

    def _close_ranks(self, seat: int) -> Iterator[Flight]:
        """Let the rest of a hand close the gap."""
        scene = self._scene
        for each in lying(scene.picture, scene.layout):
            item = scene.cards.get(each.key)
            if item is not None and each.key[0] != "play" and each.key[1] == seat:
                item.set_home(each.place.point, each.place.rotation)
                yield Flight(item, each.place.point, each.place.rotation, arc=0.0)

    def _mark_winner(self, event: TrickTaken) -> QAbstractAnimation | None:
        scene = self._scene
        item = scene.cards.get(("play", event.seat, 0))
        if item is None:
            return None
        item.set_flags(is_winning=True)
        scene.show_taker(item)
        return pause(item, durations.TRICK_WAIT)

    def _gather(self, event: TrickTaken) -> QAbstractAnimation | None:
        scene = self._scene
        scene.show_taker(None)
        target = scene.layout.taken(side_of(event.seat, scene.picture.viewer))
        items = [item for seat in range(SEATS) if (item := scene.cards.get(("play", seat, 0))) is not None]
        arrived = self._arrive(event)
        if not items:
            arrived()
            return None
        flights = [
            Flight(
                item,
                target,
                item.rotation(),
                BACK,
                duration=durations.TRICK_GATHER,
                curve=QEasingCurve.Type.InCubic,
                arc=0.0,
                opacity=0.0,
            )
            for item in items
        ]
        return fly(scene, flights, arrived)

    def _clear(self, event: HandEnded | Redeal) -> QAbstractAnimation | None:
        """Let the cards that were not played go back to the pack."""
        scene = self._scene
        items = scene.cards.items()
        arrived = self._arrive(event)
        if not items:
            arrived()
            return None
        deck = scene.layout.deck
        flights = [
            Flight(item, deck.point, deck.rotation, duration=durations.TRICK_GATHER, arc=0.0, opacity=0.0)
            for item in items
        ]
        for item in items:
            item.leave_fan()
        return fly(scene, flights, arrived)

    def _wait(self, milliseconds: int) -> QAbstractAnimation:
        return pause(self._scene.plates[0], milliseconds)


def _round_of(scene: KingScene, event: Dealt) -> Callable[[Lying], tuple[int, int]]:
    """Return the order of dealing: one card each round the table, beginning after the dealer (K02)."""
    first = 0 if event.dealer is None else event.dealer + 1
    counts: dict[int, int] = {}

    def order(each: Lying) -> tuple[int, int]:
        seat = each.key[1]
        counts[seat] = counts.get(seat, -1) + 1
        return counts[seat], (seat - first) % SEATS

    return order


def _wait_in_pack(scene: KingScene, each: Lying) -> CardItem:
    """Lay a card where the pack is, not to be seen before it flies: a pack shows one card."""
    item = scene.cards.lay(each)
    deck = scene.layout.deck
    item.hide()
    item.setPos(deck.point)
    item.setRotation(deck.rotation)
    item.setScale(deck.width / item.width)
    return item
