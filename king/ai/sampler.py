"""A full state that fits what one seat knows; must not know the real one."""

from random import Random

from common.core.options import Options
from king.ai.bits import hand_of
from king.ai.knowledge import Knowledge
from king.engine.cards import Hand
from king.engine.observation import Observation
from king.engine.rules import KingRules
from king.engine.spoiling import seats_with_right
from king.engine.state import Phase, State


def sample_state(rules: KingRules, observation: Observation, rng: Random) -> State:
    """Return a state that the observing seat could not tell from the real one (K29)."""
    knowledge = Knowledge(observation, rules.options)
    hidden = knowledge.hidden_hands(rng)
    hands = tuple(
        observation.hand if seat == observation.seat else hand_of(held) for seat, held in enumerate(hidden)
    )
    return State(
        phase=observation.phase,
        sheet=observation.sheet,
        caller=observation.caller,
        redeals=observation.redeals,
        forced=observation.forced,
        hands=hands,
        board=observation.board,
        asking=_still_asked(observation, hands, rules.options),
        ending=observation.ending,
    )


def _still_asked(observation: Observation, hands: tuple[Hand, ...], options: Options) -> tuple[int, ...]:
    board, seat = observation.live_board, observation.seat
    if observation.phase is not Phase.ASK or board is None or seat is None:
        return ()
    asked = seats_with_right(board.call, board.caller, hands, options)
    return asked[asked.index(seat) :]
