"""Random matches of Qwirkle, for tests that need many states."""

from random import Random

from common.core.chance import ChanceStream
from common.core.transition import CHANCE
from qwirkle.engine.moves import Place


def random_move(game, state, rng, swaps=0.1):
    """Return a random turn: mostly a placement, with this chance any legal move."""
    legal = game.legal_moves(state)
    placements = [move for move in legal if isinstance(move, Place)]
    return rng.choice(placements if placements and rng.random() >= swaps else legal)


def played_states(game, seed, swaps=0.1):
    """Go through every state of a random match, the first and the last too."""
    rng = Random(seed)
    key = seed.to_bytes(32, "big")
    state, ply = game.initial(), 0
    yield state
    while game.actor(state) is not None:
        if game.actor(state) == CHANCE:
            move = game.draw(state, ChanceStream(key, ply))
        else:
            move = random_move(game, state, rng, swaps)
        state, ply = game.apply(state, move).state, ply + 1
        yield state
