"""One sentence for everything that can happen in a turn, for log and panel; must not know the rules."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from common.core.seats import Seat
from common.ui.name_cases import genitive
from kizma.engine.events import CardDrawn, PawnCaptured, RollsAgain, TurnPassed
from kizma.engine.moves import (
    Back,
    Discard,
    Enter,
    Home,
    Move,
    Pass,
    PawnMove,
    Play,
    Run,
    Split,
    Step,
    Swap,
)
from kizma.engine.observation import Observation
from kizma.engine.pawn import Pawn, colour_of
from kizma.engine.topology import YARD, Place, Topology
from kizma.model import Choice, Deed, steps_of
from kizma.ui.reason_words import reason_sentence
from kizma.ui.table_words import colour_name


def deed_sentence(deed: Deed, seen: Observation, seats: Sequence[Seat]) -> str:
    """Return what a player did and whom it hit."""
    first = _action(deed.move, seen, seats)
    hit = [event.pawn for event in deed.events if isinstance(event, PawnCaptured)]
    if hit and not isinstance(deed.move, Swap):
        first = QCoreApplication.translate("KizmaDeeds", "{deed}, captured {names}").format(
            deed=first, names=", ".join(owner_name(pawn, seen, seats) for pawn in hit)
        )
    if any(isinstance(event, CardDrawn) and event.extra for event in deed.events):
        return QCoreApplication.translate("KizmaDeeds", "{deed}, draws again").format(deed=first)
    if any(isinstance(event, RollsAgain) for event in deed.events):
        return QCoreApplication.translate("KizmaDeeds", "{deed}, rolls again").format(deed=first)
    return first


def pass_sentence(passed: TurnPassed) -> str:
    """Return why a turn passed."""
    return reason_sentence(passed.why)


def owner_name(pawn: Pawn, seen: Observation, seats: Sequence[Seat]) -> str:
    """Return the name of whoever plays a pawn's colour."""
    colours = seen.seating.colours
    colour = colour_of(pawn)
    return seats[colours.index(colour)].name if colour in colours else colour_name(colour)


def pawn_title(pawn: Pawn) -> str:
    """Return a pawn as people would call it."""
    return QCoreApplication.translate("KizmaDeeds", "{colour} {number}", "a pawn: Red 1").format(
        colour=colour_name(colour_of(pawn)), number=(pawn & 3) + 1
    )


def place_words(place: Place, topology: Topology) -> str:
    """Return where a pawn stands, and how far it still has to go."""
    if place == YARD:
        return QCoreApplication.translate("KizmaDeeds", "in its yard")
    if place == topology.finish:
        return QCoreApplication.translate("KizmaDeeds", "home")
    left = topology.finish - max(place, 0)
    if topology.is_in_lane(place):
        return QCoreApplication.translate("KizmaDeeds", "in its safe lane, {left} to the finish").format(
            left=left
        )
    return QCoreApplication.translate("KizmaDeeds", "{left} to the finish").format(left=left)


def choice_sentence(choice: Choice, seen: Observation, seats: Sequence[Seat]) -> str:
    """Return what the pawn in hand would do at its target."""
    move = choice.moves[0]
    hit = owner_name(choice.hit, seen, seats) if choice.hit is not None else ""
    if isinstance(move, Swap):
        return QCoreApplication.translate(
            "KizmaDeeds", "The pawn takes the square of {name}’s pawn, which goes home."
        ).format(name=hit, name_of=genitive(hit))
    if isinstance(move, Home):
        return QCoreApplication.translate("KizmaDeeds", "The pawn goes back to its yard.")
    if isinstance(move, Enter):
        if hit:
            return QCoreApplication.translate(
                "KizmaDeeds", "The pawn comes in and captures {name}’s pawn."
            ).format(name=hit, name_of=genitive(hit))
        return QCoreApplication.translate("KizmaDeeds", "The pawn comes in.")
    return _walk_sentence(move, steps_of(move, choice.pawn) or 0, hit)


def meaning_label(move: PawnMove) -> str:
    """Return one of several meanings of a drop, for a chooser."""
    if isinstance(move, Split):
        return QCoreApplication.translate(
            "KizmaDeeds", "First {first} by {steps}, then {second} by {rest}"
        ).format(
            first=pawn_title(move.pawn),
            steps=move.steps,
            second=pawn_title(move.other),
            rest=move.other_steps,
        )
    into_lane = isinstance(move, Back) and move.lane
    words = {
        Swap: QCoreApplication.translate("KizmaDeeds", "Swap places"),
        Run: QCoreApplication.translate("KizmaDeeds", "Run {steps}"),
        Home: QCoreApplication.translate("KizmaDeeds", "Send home"),
        Enter: QCoreApplication.translate("KizmaDeeds", "Bring in"),
        Step: QCoreApplication.translate("KizmaDeeds", "Go {steps} forward"),
        Back: QCoreApplication.translate("KizmaDeeds", "Back and into the lane")
        if into_lane
        else QCoreApplication.translate("KizmaDeeds", "Go {steps} back"),
    }
    return words[type(move)].format(steps=steps_of(move, move.pawn))


def _walk_sentence(move: PawnMove, steps: int, hit: str) -> str:
    if isinstance(move, Back):
        if hit:
            return QCoreApplication.translate(
                "KizmaDeeds", "The pawn goes {steps} back and captures {name}’s pawn."
            ).format(steps=steps, name=hit, name_of=genitive(hit))
        return QCoreApplication.translate("KizmaDeeds", "The pawn goes {steps} back.").format(steps=steps)
    if hit:
        return QCoreApplication.translate(
            "KizmaDeeds", "The pawn goes {steps} forward and captures {name}’s pawn."
        ).format(steps=steps, name=hit, name_of=genitive(hit))
    return QCoreApplication.translate("KizmaDeeds", "The pawn goes {steps} forward.").format(steps=steps)


def _action(move: Move, seen: Observation, seats: Sequence[Seat]) -> str:
    if isinstance(move, Play):
        return _action(move.action, seen, seats)
    if isinstance(move, Swap):
        name = owner_name(move.victim, seen, seats)
        return QCoreApplication.translate("KizmaDeeds", "Took the place of {name}").format(
            name=name, name_of=genitive(name)
        )
    if isinstance(move, Split):
        return QCoreApplication.translate("KizmaDeeds", "Played {steps} + {rest}").format(
            steps=move.steps, rest=move.other_steps
        )
    if isinstance(move, Step | Run | Back):
        return _steps(move)
    return {
        Enter: QCoreApplication.translate("KizmaDeeds", "Came in"),
        Home: QCoreApplication.translate("KizmaDeeds", "Sent a pawn home"),
        Discard: QCoreApplication.translate("KizmaDeeds", "Laid the card off"),
        Pass: QCoreApplication.translate("KizmaDeeds", "No move, pass"),
    }[type(move)]


def _steps(move: Step | Run | Back) -> str:
    if isinstance(move, Run):
        words = QCoreApplication.translate("KizmaDeeds", "Ran {steps}")
    elif isinstance(move, Step):
        words = QCoreApplication.translate("KizmaDeeds", "{steps} forward")
    elif move.lane:
        words = QCoreApplication.translate("KizmaDeeds", "Back into the lane")
    else:
        words = QCoreApplication.translate("KizmaDeeds", "{steps} back")
    return words.format(steps=move.steps)
