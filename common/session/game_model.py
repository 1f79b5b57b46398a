"""One running match as the screen knows it: the sole writer of the match; must not know widgets or a game."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from PySide6.QtCore import QObject, Signal

from common.core.chance import new_seed
from common.core.match import Match
from common.core.transition import CHANCE, IllegalMove, Outcome, Reason, Transition
from common.session.journal import Journal
from common.session.library import MatchTaken, SavingFailed

PASS = "pass"
"""The canonical text of a pass in every game."""


@dataclass(frozen=True, slots=True)
class Step:
    """One log line as the viewer may see it.

    ``ply`` is the index of the line, ``actor`` a seat or ``CHANCE``, ``events`` the redacted events in
    order, ``observation`` what the viewer knows afterwards.
    """

    ply: int
    actor: int
    events: tuple[Any, ...]
    observation: Any


class GameModel(QObject):
    """The signals and questions of one match.

    ``viewer`` is the seat whose knowledge the screen shows, None for somebody without a seat.
    Signals: ``transitioned(Step)``; ``rewound(observation)`` after an undo; ``move_rejected(Reason)``;
    ``viewer_changed(observation)``; ``ended(Outcome)``; ``saving_failed(code)`` with the code ``disk`` or
    ``taken``; ``saved()`` once a failed write has been made up for.
    """

    transitioned = Signal(object)
    rewound = Signal(object)
    move_rejected = Signal(object)
    viewer_changed = Signal(object)
    ended = Signal(object)
    saving_failed = Signal(str)
    saved = Signal()

    def __init__(self, match: Match, journal: Journal | None = None) -> None:
        super().__init__()
        self._match = match
        self._journal = journal
        self._unsaved = False
        self._viewer = self._first_viewer()
        self._legal: tuple[int, Sequence[Any]] | None = None

    @property
    def match(self) -> Match:
        """The match, to be read only."""
        return self._match

    @property
    def viewer(self) -> int | None:
        """The seat the screen shows the table for."""
        return self._viewer

    @property
    def ply(self) -> int:
        """How many lines the log has."""
        return self._match.ply

    @property
    def actor(self) -> int | None:
        """The seat to move, ``CHANCE``, or None when the match is over."""
        return self._match.actor

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self._match.outcome

    @cached_property
    def humans(self) -> tuple[int, ...]:
        """The seats people play."""
        return tuple(index for index, seat in enumerate(self._match.seats) if not seat.is_bot)

    @property
    def needs_curtain(self) -> bool:
        """Whether the screen must be hidden when it passes from one person to another."""
        return len(self.humans) > 1 and self._match.rules.hides_hands()

    @property
    def shown_actor(self) -> int | None:
        """Who has to move as far as the viewer may know; games that ask in secret say otherwise."""
        return self.actor

    @property
    def is_viewers_turn(self) -> bool:
        """Whether the person at the screen has to decide now."""
        return self.actor is not None and self.actor == self._viewer

    def observation(self) -> Any:
        """Return what the viewer knows now."""
        return self._match.rules.observe(self._match.state, self._viewer)

    def legal_moves(self) -> Sequence[Any]:
        """Return the moves of the seat to move."""
        if self._legal is None or self._legal[0] != self.ply:
            self._legal = (self.ply, self._match.legal_moves())
        return self._legal[1]

    def is_forced_pass(self) -> bool:
        """Tell whether the seat to move can do nothing but pass."""
        legal = self.legal_moves()
        return len(legal) == 1 and self._match.rules.text(legal[0]) == PASS

    def settled_move(self) -> Any | None:
        """Return the move nobody need be asked about: the only one if it passes, or the seat's wish."""
        actor = self.actor
        if actor is None or actor == CHANCE:
            return None
        if self.is_forced_pass():
            return self.legal_moves()[0]
        wish = self._match.seats[actor].wish
        return next((move for move in self.legal_moves() if self._match.rules.text(move) == wish), None)

    def rematch(self) -> Match:
        """Return a new match of the same seats under the same house rules."""
        return Match(self._match.info, self._match.seats, self._match.options, new_seed())

    def set_viewer(self, seat: int | None) -> None:
        """Show the table to another seat from now on."""
        if seat != self._viewer:
            self._viewer = seat
            self.viewer_changed.emit(self.observation())

    def submit(self, move: Any, ply: int) -> bool:
        """Play a move meant for log index ``ply``; an illegal or belated one is rejected without effect."""
        if ply != self.ply:
            self.move_rejected.emit(Reason("too_late"))
            return False
        actor = self.actor
        try:
            transition = self._match.play(move)
        except IllegalMove as error:
            self.move_rejected.emit(error.reason)
            return False
        self._publish(CHANCE if actor is None else actor, transition)
        return True

    def draw(self) -> None:
        """Play the chance move that is due."""
        self._publish(CHANCE, self._match.draw())

    def undo_reason(self) -> Reason | None:
        """Return why nothing can be taken back now, or None if it can."""
        if self.outcome is not None:
            return Reason("match_over")
        if self._viewer is None:
            return Reason("no_own_decision")
        return None if self._undo_ply() is not None else self._why_no_undo()

    def undo(self) -> bool:
        """Go back to the viewer's last decision; chance lines are played again as they were."""
        target = self._undo_ply() if self.undo_reason() is None else None
        if target is None:
            return False
        self._match.undo_to(target)
        self._save()
        self.rewound.emit(self.observation())
        return True

    def save(self) -> None:
        """Try to store what could not be stored before."""
        self._save()

    def set_clock(self, seconds: float | None) -> None:
        """Set the seconds left, stored with the next line."""
        self._match.clock = seconds

    def _first_viewer(self) -> int | None:
        humans = self.humans
        if not humans or len(humans) == 1:
            return humans[0] if humans else None
        decided = [line.actor for line in self._match.log if line.actor in humans]
        return self.actor if self.actor in humans else (decided[-1] if decided else humans[0])

    def _publish(self, actor: int, transition: Transition[Any]) -> None:
        rules = self._match.rules
        seen = [rules.redact(event, self._viewer) for event in transition.events]
        self._save()
        events = tuple(event for event in seen if event is not None)
        self.transitioned.emit(Step(self.ply - 1, actor, events, self.observation()))
        if self.outcome is not None:
            self.ended.emit(self.outcome)

    def _undo_ply(self) -> int | None:
        others = set(self.humans) - {self._viewer}
        for ply in range(self.ply - 1, -1, -1):
            actor = self._match.log[ply].actor
            if actor in others:
                return None
            if actor == self._viewer and self._was_decided(ply):
                return ply
        return None

    def _was_decided(self, ply: int) -> bool:
        """Tell whether a seat had a choice there that was not settled before the match."""
        line = self._match.log[ply]
        if line.move == self._match.seats[line.actor].wish:
            return False
        return len(self._match.rules.legal_moves(self._match.state_at(ply))) > 1

    def _why_no_undo(self) -> Reason:
        people = set(self.humans) - {self._viewer}
        others = [line for line in self._match.log if line.actor in people]
        return Reason("other_has_played" if others else "no_own_decision")

    def _save(self) -> None:
        if self._journal is None:
            return
        try:
            self._journal.write()
        except SavingFailed:
            self._report_unsaved("disk")
        except MatchTaken:
            self._report_unsaved("taken")
        else:
            if self._unsaved:
                self._unsaved = False
                self.saved.emit()

    def _report_unsaved(self, code: str) -> None:
        self._unsaved = True
        self.saving_failed.emit(code)
