"""Which tiles a seat has not seen yet (Q15); must not know where they are."""

from common.core.options import Options
from qwirkle.engine.observation import Observation
from qwirkle.engine.tile import COPIES, KINDS


def unseen(observation: Observation) -> tuple[int, ...]:
    """Return, for each kind, how many tiles lie neither on the table nor in a hand the seat sees."""
    counts = [COPIES] * len(KINDS)
    for kind in observation.board.tiles.values():
        counts[kind] -= 1
    for hand in observation.hands:
        for kind in hand or ():
            counts[kind] -= 1
    return tuple(counts)


def tracked(options: Options, observation: Observation) -> tuple[int, ...] | None:
    """Return the table of unseen tiles, or None where the house rules keep it off the screen."""
    return unseen(observation) if options.flag("tile_counter") else None
