"""All that a seat cannot see, drawn at random to fit what it sees; must not know the true state."""

from random import Random

from qwirkle.engine.hand import Hand, without
from qwirkle.engine.observation import Observation
from qwirkle.engine.rules import QwirkleRules
from qwirkle.engine.start import starter_candidates
from qwirkle.engine.state import Stage, State
from qwirkle.engine.tile import Kind
from qwirkle.engine.tracker import unseen

_TRIES = 100


def sample_state(rules: QwirkleRules, observation: Observation, rng: Random) -> State:
    """Return a state that looks to the seat as the observation does.

    Before the opening the hands are drawn again until they explain who opens (Q03), as far as a hundred
    draws find such hands.
    """
    if observation.stage is Stage.DEAL:
        return rules.initial()
    state = _draw_once(observation, rng)
    for _ in range(_TRIES):
        if _explains_the_starter(rules, state):
            break
        state = _draw_once(observation, rng)
    return state


def hidden_tiles(observation: Observation) -> list[Kind]:
    """Return all tiles the seat does not see, in canonical order."""
    return [kind for kind, count in enumerate(unseen(observation)) for _ in range(count)]


def sample_hidden(observation: Observation, rng: Random) -> tuple[list[Hand], list[Kind]]:
    """Return a hand for every seat, those in sight as they are, and the bag in an order of drawing."""
    in_bag = _surely_in_bag(observation)
    pool = list(without(tuple(hidden_tiles(observation)), in_bag))
    rng.shuffle(pool)
    hands = []
    for seen, size in zip(observation.hands, observation.hand_sizes, strict=True):
        hands.append(tuple(sorted(pool[:size])) if seen is None else seen)
        if seen is None:
            del pool[:size]
    pool.extend(in_bag)
    rng.shuffle(pool)
    return hands, pool


def _surely_in_bag(observation: Observation) -> Hand:
    """Return the tiles the seat itself set aside in the very last turn: nobody has drawn since."""
    last = observation.turns[-1] if observation.turns else None
    return last.set_aside or () if last and last.seat == observation.seat else ()


def _draw_once(observation: Observation, rng: Random) -> State:
    hands, bag = sample_hidden(observation, rng)
    if observation.stage is Stage.MIX:
        bag.sort()
    return State(
        stage=observation.stage,
        board=observation.board,
        hands=tuple(hands),
        bag=tuple(bag),
        candidates=observation.candidates,
        to_move=observation.to_move,
        scores=observation.scores,
        qwirkles=observation.qwirkles,
        best_turns=observation.best_turns,
        passes=observation.passes,
        turns=observation.turns,
        outcome=observation.outcome,
    )


def _explains_the_starter(rules: QwirkleRules, state: State) -> bool:
    if state.turns or rules.options.word("start") != "largest_set":
        return True
    candidates = starter_candidates(rules.options, state.hands)
    return candidates == state.candidates if state.stage is Stage.STARTER else state.to_move in candidates
