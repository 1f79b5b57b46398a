"""What is said in banners and toasts because no pawn shows it; must not know who listens."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from common.core.options import Options
from common.core.seats import Seat
from kizma.engine import events
from kizma.ui import table_words
from kizma.ui.deed_words import pass_sentence


@dataclass(frozen=True)
class Announcement:
    """A sentence about a seat or, with None, a toast for the person; ``rule`` may be empty."""

    seat: int | None
    text: str
    rule: str = ""


def announcements(
    happened: Sequence[object], seats: Sequence[Seat], options: Options
) -> Iterator[Announcement]:
    """Go through what is to be said of these events."""
    for event in happened:
        match event:
            case events.TurnPassed(seat, _):
                yield Announcement(seat, f"{seats[seat].name}: {pass_sentence(event)}")
            case events.RollsAgain(seat, after_six):
                words = table_words.rolls_again(after_six=after_six)
                yield Announcement(seat, f"{seats[seat].name}: {words}")
            case events.SideFinished(side, rank):
                names = [seats[seat].name for seat in side]
                yield Announcement(side[0], table_words.came_home(names, rank))
            case events.BeginnerDrawn(seat):
                yield Announcement(seat, table_words.order_result([seats[seat].name], tied=False))
            case events.TimeCalled():
                at_once = options.word("time_up") == "at_once"
                yield Announcement(None, table_words.time_called(at_once=at_once), "Z38")
            case events.DeckShuffled(_, fresh) if not fresh:
                yield Announcement(None, table_words.reshuffled())
