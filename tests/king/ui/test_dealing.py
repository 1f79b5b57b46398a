"""The deal on screen: a pack, cards that leave it one by one, and what is left when it is cut short."""

import pytest
from PySide6.QtCore import QAbstractAnimation

from king.engine.state import Phase


@pytest.fixture
def dealing(sit):
    """A table on which the first cards of a hand are in the air."""
    sitting = sit(until="start")
    sitting.model.draw()
    (running,) = sitting.scene.queue.findChildren(QAbstractAnimation)
    running.setCurrentTime(running.duration() // 2)
    return sitting


def test_cards_are_not_seen_before_they_leave_the_pack(dealing):
    items = dealing.scene.cards.items()
    seen = [item for item in items if item.isVisible()]
    assert len(items) == 52 and 20 < len(seen) < 32
    pack = [item for item in dealing.scene.items() if getattr(item, "key", None) == "pack"]
    assert [item.isVisible() for item in pack] == [True]


@pytest.mark.parametrize("end", ["skip", "sync"])
def test_the_pack_is_gone_and_every_card_seen_after_the_deal(dealing, end):
    if end == "skip":
        dealing.table.skip()
    else:
        dealing.table.sync(dealing.model.observation())
    assert dealing.state.phase is Phase.CALL
    items = dealing.scene.cards.items()
    assert all(item.isVisible() and item.opacity() == 1.0 and item.scale() == 1.0 for item in items)
    pack = [item for item in dealing.scene.items() if getattr(item, "key", None) == "pack"]
    assert [item.isVisible() for item in pack] == [False]


def test_tucked_cards_show_only_on_the_felt(sit):
    sitting = sit(contract="el", cards=3)
    felt = sitting.scene.layout.felt
    for item in sitting.scene.cards.items():
        tucked = item.key[0] == "back"
        assert bool(item.isClipped()) is tucked
        if tucked:
            shown = item.parentItem()
            assert shown.sceneBoundingRect() == felt
            assert not felt.contains(item.sceneBoundingRect())


def test_a_card_paints_nothing_outside_its_bounds(sit):
    sitting = sit(contract="el", cards=3)
    item = sitting.legal()[0]
    for prepare in (lambda: None, lambda: item.set_flags(is_selected=True), item.lift):
        prepare()
        room = item.boundingRect()
        area = item.area()
        assert room.contains(area)
        least = 0.24 if item.is_selected or item.is_lifted else 0.07
        assert area.left() - room.left() >= least * item.width
        assert room.bottom() - area.bottom() >= least * item.width
    item.settle()
