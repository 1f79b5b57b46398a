"""Who opens (Q03); must not know what the opening is."""

from collections.abc import Sequence

from common.core.options import Options
from qwirkle.engine.hand import Hand, largest_set


def starter_candidates(options: Options, hands: Sequence[Hand]) -> tuple[int, ...]:
    """Return the seat that opens or, if chance is to choose, the seats it chooses from, rising."""
    match options.word("start"):
        case "first_seat":
            return (0,)
        case "random":
            return tuple(range(len(hands)))
    sizes = [largest_set(hand) for hand in hands]
    tied = tuple(seat for seat, size in enumerate(sizes) if size == max(sizes))
    match options.word("start_tie"):
        case "oldest":
            return tied[:1]
        case "youngest":
            return tied[-1:]
    return tied
