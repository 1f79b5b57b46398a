"""The words on and around the board; must not know the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from common.core.seats import Seat
from common.ui.match_words import level_name
from kizma.engine.cards import JOKER, Card
from kizma.engine.pawn import Colour
from kizma.model import Choice


def colour_name(colour: Colour) -> str:
    """The name of a colour."""
    return (
        QCoreApplication.translate("KizmaTable", "Red"),
        QCoreApplication.translate("KizmaTable", "Yellow"),
        QCoreApplication.translate("KizmaTable", "Blue"),
        QCoreApplication.translate("KizmaTable", "Green"),
    )[colour]


def card_title(card: Card) -> str:
    """A card in a sentence."""
    return QCoreApplication.translate("KizmaTable", "Joker") if card == JOKER else str(card)


def target_label(choice: Choice) -> str:
    """What stands beside a target that captures."""
    if choice.hit is None:
        return ""
    steps = abs(choice.place - choice.path[0])
    straight = len(choice.path) - 1
    number = straight if straight > 1 or steps == 1 else 0
    if not number:
        return QCoreApplication.translate("KizmaTable", "captures")
    return QCoreApplication.translate("KizmaTable", "{steps} · captures").format(steps=number)


def finish_word() -> str:
    """The word on the plates of Bitiş and under a count of pawns."""
    return QCoreApplication.translate("KizmaTable", "Finish")


def seat_word(seat: Seat, colour: Colour | None, *, is_viewer: bool, thinking: bool) -> str:
    """The small line under a name."""
    tone = "" if colour is None else colour_name(colour)
    if thinking:
        doing = QCoreApplication.translate("KizmaTable", "thinking")
    elif seat.level is not None:
        doing = level_name(seat.level)
    else:
        doing = QCoreApplication.translate("KizmaTable", "you") if is_viewer else ""
    return " · ".join(filter(None, (tone, doing)))


def rank_word(rank: int) -> str:
    """A place at the end."""
    return QCoreApplication.translate("KizmaTable", "{rank}.", "a place: 1st, 2nd").format(rank=rank)


def points_word(points: int) -> str:
    """A total of points."""
    return QCoreApplication.translate("KizmaTable", "{points} points").format(points=points)


def wins_word(wins: int, points: int) -> str:
    """Games won and points in a match."""
    return QCoreApplication.translate("KizmaTable", "{wins} won · {points} points").format(
        wins=wins, points=points
    )


def log_title() -> str:
    """The heading of the last moves."""
    return QCoreApplication.translate("KizmaTable", "Moves")


def tab_words(*, dice: bool) -> tuple[str, str]:
    """The tabs of a small window."""
    die, card = (
        QCoreApplication.translate("KizmaTable", "Die"),
        QCoreApplication.translate("KizmaTable", "Card"),
    )
    return (die if dice else card, log_title())


def deck_words(count: int) -> tuple[str, str]:
    """Under deck and open card."""
    return (
        QCoreApplication.translate("KizmaTable", "{count} cards").format(count=count),
        QCoreApplication.translate("KizmaTable", "open"),
    )


def clock_name(*, paused: bool) -> str:
    """What a click on the clock does."""
    if paused:
        return QCoreApplication.translate("KizmaTable", "Go on")
    return QCoreApplication.translate("KizmaTable", "Pause")


def pause_words() -> tuple[str, str, str]:
    """What stands on the board while the game is paused."""
    return (
        QCoreApplication.translate("KizmaTable", "Paused"),
        QCoreApplication.translate("KizmaTable", "The clock stands still."),
        QCoreApplication.translate("KizmaTable", "Go on"),
    )


def colour_question(name: str) -> tuple[str, str]:
    """What the beginner is asked."""
    return (
        QCoreApplication.translate("KizmaTable", "{name}, pick your colour").format(name=name),
        QCoreApplication.translate("KizmaTable", "The others take the colours that follow clockwise."),
    )


def order_title(*, dice: bool) -> str:
    """The heading of the draw for the first turn."""
    if dice:
        return QCoreApplication.translate("KizmaTable", "Highest roll begins")
    return QCoreApplication.translate("KizmaTable", "Highest card begins")


def order_result(names: Sequence[str], *, tied: bool) -> str:
    """What the draw has led to."""
    if tied:
        together = ", ".join(names)
        return QCoreApplication.translate("KizmaTable", "A tie: {names} draw again").format(names=together)
    return QCoreApplication.translate("KizmaTable", "{name} begins").format(name=names[0])


def sheet_words() -> tuple[str, str, str, str]:
    """The score sheet: heading, the column of games, the row of totals, the button."""
    return (
        QCoreApplication.translate("KizmaTable", "Score sheet"),
        QCoreApplication.translate("KizmaTable", "Game {number}"),
        QCoreApplication.translate("KizmaTable", "Total"),
        QCoreApplication.translate("KizmaTable", "Next game"),
    )


def won_game(names: Sequence[str]) -> str:
    """Who won a game of a match."""
    together = ", ".join(names)
    return QCoreApplication.translate("KizmaTable", "{names} won the game").format(names=together)


def came_home(names: Sequence[str], rank: int) -> str:
    """Who has all pawns in Bitiş."""
    together = ", ".join(names)
    return QCoreApplication.translate("KizmaTable", "{names}: all pawns home, place {rank}").format(
        names=together, rank=rank
    )


def time_called(*, at_once: bool) -> str:
    """What happens now that time is up."""
    if at_once:
        return QCoreApplication.translate("KizmaTable", "Time is up")
    return QCoreApplication.translate("KizmaTable", "Time is up: this round is played to its end")


def reshuffled() -> str:
    """The used cards became the deck."""
    return QCoreApplication.translate("KizmaTable", "The used cards are shuffled and turned")


def rolls_again(*, after_six: bool) -> str:
    """Why a player rolls once more."""
    if after_six:
        return QCoreApplication.translate("KizmaTable", "A 6: roll again")
    return QCoreApplication.translate("KizmaTable", "One more try to get in")


def board_name() -> str:
    """What a screen reader calls the board."""
    return QCoreApplication.translate("KizmaTable", "Board")


def chooser_question() -> str:
    """What the chooser asks."""
    return QCoreApplication.translate("KizmaTable", "Which do you mean?")
