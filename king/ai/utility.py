"""How good the end of a hand is for a seat, in points; must not know how it came about."""

from king.ai.position import Position

KING_GAIN = 2000
"""What making a King is worth to the caller beyond its points: the match (K24)."""

KING_LOSS = 10_000
"""What letting somebody else make a King costs: stopping him comes before all points."""


def utility(position: Position, seat: int, announced: bool) -> float:
    """Return the points of a seat in a finished hand, with a made or failed King weighed in."""
    points = position.points()[seat]
    if not position.terms.trump or (position.terms.goal.declared and not announced):
        return points
    made = position.taken[position.caller] >= position.terms.goal.tricks
    if announced and not made:
        return points - KING_LOSS if seat == position.caller else points + KING_GAIN
    if not made:
        return points
    return points + KING_GAIN if seat == position.caller else points - KING_LOSS
