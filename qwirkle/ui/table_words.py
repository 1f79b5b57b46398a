"""The words on and around the table; must not know the rules."""

from PySide6.QtCore import QCoreApplication

from common.core.seats import Level, Seat
from qwirkle.engine.state import Action, Turn
from qwirkle.ui.actions import ActionWords


def action_words() -> ActionWords:
    """What the buttons say."""
    return ActionWords(
        swap=QCoreApplication.translate("QwirkleTable", "Swap"),
        shuffle=QCoreApplication.translate("QwirkleTable", "Shuffle"),
        confirm=QCoreApplication.translate("QwirkleTable", "Confirm"),
        take_back=QCoreApplication.translate("QwirkleTable", "Take back"),
        cancel=QCoreApplication.translate("QwirkleTable", "Cancel"),
        do_pass=QCoreApplication.translate("QwirkleTable", "Pass"),
    )


def log_title() -> str:
    """The heading of the last moves."""
    return QCoreApplication.translate("QwirkleTable", "Last moves")


def bag_words() -> tuple[str, str, str, str]:
    """What stands in the bag's panel: under the number, over the table, and its legend."""
    return (
        QCoreApplication.translate("QwirkleTable", "tiles in the bag"),
        QCoreApplication.translate("QwirkleTable", "Unseen tiles"),
        QCoreApplication.translate("QwirkleTable", "unseen"),
        QCoreApplication.translate("QwirkleTable", "on the table or yours"),
    )


def zoom_names() -> tuple[str, str, str]:
    """The buttons of the small map."""
    return (
        QCoreApplication.translate("QwirkleTable", "Zoom in"),
        QCoreApplication.translate("QwirkleTable", "Zoom out"),
        QCoreApplication.translate("QwirkleTable", "Show all tiles"),
    )


def seat_word(seat: Seat, *, is_viewer: bool, on_turn: bool, thinking: bool) -> str:
    """The small line under a name."""
    if thinking:
        return QCoreApplication.translate("QwirkleTable", "thinking")
    if seat.level is not None:
        return level_name(seat.level)
    if on_turn:
        return (
            QCoreApplication.translate("QwirkleTable", "Your turn")
            if is_viewer
            else QCoreApplication.translate("QwirkleTable", "on turn")
        )
    return QCoreApplication.translate("QwirkleTable", "you") if is_viewer else ""


def level_name(level: Level) -> str:
    """The word for a level."""
    return {
        Level.RANDOM: QCoreApplication.translate("QwirkleTable", "Random"),
        Level.CIRAK: QCoreApplication.translate("QwirkleTable", "Easy"),
        Level.KALFA: QCoreApplication.translate("QwirkleTable", "Medium"),
        Level.USTA: QCoreApplication.translate("QwirkleTable", "Hard"),
        Level.USTAT: QCoreApplication.translate("QwirkleTable", "Expert"),
    }[level]


def gain_word(turn: Turn | None) -> str:
    """What a seat's last turn brought, under its score."""
    if turn is None:
        return ""
    if turn.action is Action.PLACE:
        return f"+{turn.points}"
    if turn.action is Action.SWAP:
        return QCoreApplication.translate("QwirkleTable", "swapped")
    return QCoreApplication.translate("QwirkleTable", "passed")


def turn_sentence(turn: Turn) -> str:
    """A turn without placed tiles, in the log."""
    if turn.action is Action.SWAP:
        return QCoreApplication.translate("QwirkleTable", "swapped {count}").format(count=turn.swapped)
    return QCoreApplication.translate("QwirkleTable", "passed") if turn.action is Action.PASS else ""


def starts(name: str) -> str:
    """Who opens."""
    return QCoreApplication.translate("QwirkleTable", "{name} starts").format(name=name)


def swapped(name: str, count: int) -> str:
    """What another player did."""
    return QCoreApplication.translate("QwirkleTable", "{name} swapped {count} tiles").format(
        name=name, count=count
    )


def passed(name: str, *, forced: bool) -> str:
    """Who passed, and why."""
    if forced:
        return QCoreApplication.translate("QwirkleTable", "{name} can neither place nor swap").format(
            name=name
        )
    return QCoreApplication.translate("QwirkleTable", "{name} passed").format(name=name)


def scored(name: str, points: int) -> str:
    """What a placement brought, to be read out."""
    return QCoreApplication.translate("QwirkleTable", "{name} scores {points}").format(
        name=name, points=points
    )


def went_out(name: str, points: int) -> str:
    """Who placed the last tile."""
    if points:
        return QCoreApplication.translate("QwirkleTable", "{name} goes out: +{points}").format(
            name=name, points=points
        )
    return QCoreApplication.translate("QwirkleTable", "{name} goes out").format(name=name)
