"""One running match of King and the questions its table asks; must not know widgets."""

from common.core.transition import Reason
from common.session.game_model import GameModel, Step
from king.engine.cards import Card
from king.engine.moves import Answer, Call, Play
from king.engine.observation import Observation
from king.engine.state import Phase

__all__ = ["KingModel", "Step"]


class KingModel(GameModel):
    """What the person at the screen may do now, and why not the rest.

    Every question is about the viewer and has the empty answer while somebody else is to move.
    """

    @property
    def seen(self) -> Observation:
        """What the viewer knows now."""
        known = self.observation()
        if not isinstance(known, Observation):
            raise TypeError(type(known))
        return known

    @property
    def shown_actor(self) -> int | None:
        """Who has to move as far as the viewer may know: who is asked about spoiling stays secret (K23)."""
        return self.seen.to_move

    @property
    def due(self) -> Phase | None:
        """What the viewer has to decide: ``call``, ``ask`` or ``play``; None while it is not their turn."""
        return self.seen.phase if self.is_viewers_turn else None

    def playable_cards(self) -> tuple[Card, ...]:
        """Return the cards the viewer may play."""
        if not self.is_viewers_turn:
            return ()
        return tuple(move.card for move in self.legal_moves() if isinstance(move, Play))

    def reason_against(self, card: Card) -> Reason | None:
        """Return why the viewer may not play a card now, or None."""
        return self.match.rules.reason_against(self.match.state, Play(card))

    def open_calls(self) -> tuple[Call, ...]:
        """Return the calls the viewer may make."""
        if not self.is_viewers_turn:
            return ()
        return tuple(move for move in self.legal_moves() if isinstance(move, Call))

    def reason_closed(self, call: Call) -> Reason | None:
        """Return why the viewer may not make a call now, or None (K07, K08, K22, K24, K27, K28)."""
        return next((closed.reason for closed in self.seen.closed if closed.call == call), None)

    def play_card(self, card: Card) -> bool:
        """Play a card for the viewer; False where it was refused."""
        return self.submit(Play(card), self.ply)

    def call(self, call: Call) -> bool:
        """Make a call for the viewer; False where it was refused."""
        return self.submit(call, self.ply)

    def answer(self, spoil: bool) -> bool:
        """Spoil the hand or keep it (K23, K27)."""
        return self.submit(Answer(spoil), self.ply)
