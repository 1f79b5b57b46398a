"""Which contracts a caller may name, and why the others are closed; must not know any hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from common.core.options import Options
from common.core.transition import Reason
from king.engine.moves import CALLS, Call
from king.engine.options import ANY_TRUMP, PENALTY_IDS
from king.engine.trick import SEATS

TYPE_CAP = 2
PENALTY_HANDS_FIRST = 4

Made: TypeAlias = Sequence[tuple[int, Call]]
"""The calls so far that count, with their seats, in order."""


@dataclass(frozen=True, slots=True)
class Rights:
    """What is left to call (K07): penalties and trumps by seat, and how often each penalty type."""

    penalties: tuple[int, ...]
    trumps: tuple[int, ...]
    types: tuple[tuple[str, int], ...]

    def of_type(self, penalty_id: str) -> int:
        """Return how often a penalty may still be played."""
        return dict(self.types)[penalty_id]


@dataclass(frozen=True, slots=True)
class CallRules:
    """The quotas and house rules of calling (K03, K07, K08, K24, K28); ``order`` is empty but in Kanlı."""

    penalties: int
    trumps: int
    once_per_seat: bool
    koz_from_start: bool
    king_declared: bool
    order: tuple[str, ...]

    @classmethod
    def of(cls, options: Options) -> "CallRules":
        """Return the calling part of a choice of house rules."""
        rounds = options.number("length") // SEATS
        trumps = 2 if rounds == 5 else 1
        order = tuple(options.word("kanli_order").split(" ")) if options.flag("kanli") else ()
        return cls(
            penalties=rounds - trumps,
            trumps=trumps,
            once_per_seat=options.flag("once_per_seat"),
            koz_from_start=options.flag("koz_from_start"),
            king_declared=options.flag("king_declared"),
            order=order,
        )

    def rights(self, made: Made) -> Rights:
        """Return what is left after these calls."""
        penalties, trumps = [self.penalties] * SEATS, [self.trumps] * SEATS
        types = dict.fromkeys(PENALTY_IDS, TYPE_CAP)
        for seat, call in made:
            if call.contract.is_penalty:
                penalties[seat] -= 1
                types[call.contract_id] -= 1
            else:
                trumps[seat] -= 1
        return Rights(tuple(penalties), tuple(trumps), tuple(types.items()))

    def open_calls(self, made: Made, seat: int, forced: Call | None) -> tuple[Call, ...]:
        """Return every call the seat may make; ``forced`` is a call that must be repeated (K22, K27)."""
        return tuple(call for call in CALLS if self.reason_closed(made, seat, forced, call) is None)

    def reason_closed(self, made: Made, seat: int, forced: Call | None, call: Call) -> Reason | None:
        """Return why a seat may not make a call now, or None if it may."""
        if call.king and not self.king_declared:
            return Reason("king_not_announced_here")
        if forced is not None:
            return None if call == forced else Reason("same_call_again", {"call": forced.name})
        if self.order:
            return self._out_of_order(len(made), call)
        reason = self._over_quota(made, seat, call)
        if reason is None and self._called_before(made, seat, call) and not self._must_lift(made, seat):
            return Reason("called_before", {"penalty": call.contract_id})
        return reason

    def _out_of_order(self, played: int, call: Call) -> Reason | None:
        entry = self.order[played]
        if call.contract_id == entry or (entry == ANY_TRUMP and not call.contract.is_penalty):
            return None
        return Reason("order_is_fixed", {"call": entry})

    def _over_quota(self, made: Made, seat: int, call: Call) -> Reason | None:
        rights = self.rights(made)
        if not call.contract.is_penalty:
            if not self.koz_from_start and len(made) < PENALTY_HANDS_FIRST:
                return Reason("koz_not_yet", {"hand": len(made) + 1, "hands": PENALTY_HANDS_FIRST})
            return None if rights.trumps[seat] else Reason("no_trump_left", {"rights": self.trumps})
        if not rights.penalties[seat]:
            return Reason("no_penalty_left", {"rights": self.penalties})
        if not rights.of_type(call.contract_id):
            return Reason("penalty_used_up", {"penalty": call.contract_id, "times": TYPE_CAP})
        return None

    def _called_before(self, made: Made, seat: int, call: Call) -> bool:
        return self.once_per_seat and call.contract.is_penalty and (seat, call) in made

    def _must_lift(self, made: Made, seat: int) -> bool:
        within_quota = (call for call in CALLS if self._over_quota(made, seat, call) is None)
        return all(self._called_before(made, seat, call) for call in within_quota)
