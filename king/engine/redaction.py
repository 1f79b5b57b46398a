"""Which events a seat may see, and how (K29); must not know the state they came from."""

from dataclasses import replace

from king.engine.events import Asked, Dealt, Event, Kept


def redacted(event: Event, seat: int | None) -> Event | None:
    """Return an event as a seat may see it: other hands face down, others' questions not at all (K23)."""
    if isinstance(event, Dealt):
        faces = tuple(
            hand if owner == seat else (None,) * len(hand) for owner, hand in enumerate(event.hands)
        )
        return replace(event, hands=faces)
    if isinstance(event, Asked | Kept) and event.seat != seat:
        return None
    return event
