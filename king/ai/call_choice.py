"""Which open call gains most over what it brings on average; must not know the real deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import monotonic

from common.core.options import Options
from king.ai.bits import Bits
from king.ai.call_model import average
from king.ai.knowledge import Knowledge
from king.ai.playout import play_out
from king.ai.position import Position
from king.ai.terms import terms_of
from king.ai.utility import utility
from king.engine.moves import Call


@dataclass(frozen=True, slots=True)
class CallSearch:
    """How many deals to try at most, and the moment to stop on the monotonic clock."""

    options: Options
    deals: int
    deadline: float

    def gains(
        self, knowledge: Knowledge, caller: int, calls: Sequence[Call], rng: Random
    ) -> dict[Call, float]:
        """Return what each call gains in the mean over its average; all are tried in the same deals."""
        results: dict[Call, list[float]] = {call: [] for call in calls}
        for number in range(self.deals):
            if number and monotonic() > self.deadline:
                break
            hands = knowledge.hidden_hands(rng)
            hands[caller] = knowledge.hand
            for call, seen in results.items():
                seen.append(self._brought(call, caller, hands))
        return {call: fmean(seen) - average(call.contract_id) for call, seen in results.items()}

    def _brought(self, call: Call, caller: int, hands: Sequence[Bits]) -> float:
        position = Position(terms_of(call.contract_id, self.options), caller, list(hands))
        play_out(position)
        return utility(position, caller, call.king)
