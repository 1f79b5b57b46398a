"""When and how a match ends (Q08, Q11 to Q14); must not know how a turn is played."""

from collections.abc import Sequence

from common.core.options import Options
from common.core.transition import Outcome
from qwirkle.engine.position import swap_limit
from qwirkle.engine.state import State
from qwirkle.engine.tile import mask_of


def end_reason(options: Options, state: State) -> str | None:
    """Return why the match is over after the turn that led to this state, or None while it goes on.

    Ends are tried in the order ``out``, ``deadlock``, ``passes``, ``target``.
    """
    if not state.bag and not all(state.hands):
        return "out"
    if _is_deadlock(options, state):
        return "deadlock"
    if state.passes >= len(state.hands):
        return "passes"
    return "target" if _target_is_reached(options, state) else None


def _is_deadlock(options: Options, state: State) -> bool:
    """Tell whether nobody can place anything now and no swap can help (Q12)."""
    held = mask_of(kind for hand in state.hands for kind in hand)
    if state.board.fits(held):
        return False
    return swap_limit(options, len(state.bag)) == 0 or not state.board.fits(mask_of(state.bag))


def _target_is_reached(options: Options, state: State) -> bool:
    target = options.number("target_score")
    return target > 0 and max(state.scores) >= target and len(state.turns) % len(state.hands) == 0


def outcome_of(options: Options, state: State, reason: str) -> Outcome:
    """Return the ranks of a finished match (Q13)."""
    keys: Sequence[tuple[int, ...]] = [(score,) for score in state.scores]
    if options.word("end_tie") == "qwirkles":
        keys = list(zip(state.scores, state.qwirkles, state.best_turns, strict=True))
    ranks = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Outcome(ranks, state.scores, winners, reason)
