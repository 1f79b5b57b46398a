"""Hat, the smallest game with chance, hidden cards and house rules: the example a new game can start from.

A hat holds the cards 1..9, mixed. Everybody draws two. In turn each seat lays one of its own cards face up
or, once a game and by a house rule, swaps one for the hat's first card, after which the hat is mixed again.
When all hands are empty the highest sum laid wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from common.ai.bot import Bot, Choice, Limit, RandomBot
from common.core.chance import ChanceStream
from common.core.game import GameInfo
from common.core.options import BoolOption, ChoiceOption, IntOption, Options, OptionSet, Preset
from common.core.seats import Level
from common.core.transition import CHANCE, IllegalMove, MalformedMove, Outcome, Reason, Transition

HAND = 2
CARDS = tuple(range(1, 10))

OPTIONS = OptionSet(
    (
        ChoiceOption("goal", "T01", choices=("high", "low")),
        IntOption("bonus", "T02", choices=(0,), span=(1, 20)),
        BoolOption("swaps", "T03"),
    ),
    presets=(Preset("classic", {}), Preset("swapping", {"swaps": True, "bonus": 5})),
    renamed={"aim": "goal"},
)


@dataclass(frozen=True, slots=True)
class Move:
    """A verb and its cards: ``hat`` (chance, the hat's order), ``lay`` or ``swap`` (one card of the hand)."""

    verb: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The hat, first card first, or None while ``to_mix`` must be mixed; hands in rising order."""

    hat: tuple[int, ...] | None
    to_mix: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    laid: tuple[tuple[int, ...], ...]
    swapped: tuple[bool, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat may know; ``hand`` is empty for somebody without a seat."""

    seat: int | None
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    hat_size: int
    laid: tuple[tuple[int, ...], ...]
    swapped: tuple[bool, ...]
    turn: int


@dataclass(frozen=True, slots=True)
class Mixed:
    """The hat was mixed; ``size`` cards are in it."""

    size: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew cards; ``cards`` is empty for everybody else."""

    seat: int
    count: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A seat laid a card face up."""

    seat: int
    card: int


class HatRules:
    """The rules of Hat."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats

    def initial(self) -> State:
        none: tuple[tuple[int, ...], ...] = ((),) * self.seats
        return State(None, CARDS, none, none, (False,) * self.seats, 0)

    def actor(self, state: State) -> int | None:
        if state.hat is None:
            return CHANCE
        return state.turn if any(state.hands) else None

    def legal_moves(self, state: State) -> Sequence[Move]:
        if self.actor(state) in (None, CHANCE):
            return ()
        hand = state.hands[state.turn]
        swaps = [Move("swap", (card,)) for card in hand if self._may_swap(state)]
        return [Move("lay", (card,)) for card in hand] + swaps

    def reason_against(self, state: State, move: Move) -> Reason | None:
        if self.actor(state) is None:
            return Reason("match_over")
        if self.actor(state) == CHANCE or move.verb == "hat":
            return Reason("wrong_actor")
        if move.cards[0] not in state.hands[state.turn]:
            return Reason("card_not_held", {"card": move.cards[0]})
        return Reason("swap_closed") if move.verb == "swap" and not self._may_swap(state) else None

    def apply(self, state: State, move: Move) -> Transition[State]:
        if state.hat is None and move.verb == "hat" and sorted(move.cards) == sorted(state.to_mix):
            return self._mix(state, move.cards)
        reason = Reason("hat_differs") if state.hat is None else self.reason_against(state, move)
        if reason is not None:
            raise IllegalMove(reason)
        return self._swap(state, move.cards[0]) if move.verb == "swap" else self._lay(state, move.cards[0])

    def draw(self, state: State, stream: ChanceStream) -> Move:
        return Move("hat", tuple(stream.shuffled(sorted(state.to_mix))))

    def actor_of(self, state: State, move: Move) -> int | None:
        return self.actor(state)

    def is_drawn(self, move: Move) -> bool:
        return True

    def parse(self, text: str) -> Move:
        verb, *cards = text.split(" ")
        plain = all(len(card) == 1 and card in "123456789" for card in cards)
        if (
            verb not in ("hat", "lay", "swap")
            or not plain
            or not cards
            or (verb != "hat" and len(cards) != 1)
        ):
            raise MalformedMove(text)
        return Move(verb, tuple(int(card) for card in cards))

    def text(self, move: Move) -> str:
        return " ".join([move.verb, *map(str, move.cards)])

    def scores(self, state: State) -> tuple[int, ...]:
        sums = [sum(cards) for cards in state.laid]
        bonus = self.options.number("bonus")
        return tuple(
            total + (bonus if 9 in cards else 0) for total, cards in zip(sums, state.laid, strict=True)
        )

    def outcome(self, state: State) -> Outcome | None:
        if self.actor(state) is not None:
            return None
        scores = self.scores(state)
        sign = 1 if self.options.word("goal") == "high" else -1
        ranks = tuple(1 + sum(sign * other > sign * own for other in scores) for own in scores)
        return Outcome(
            ranks, scores, tuple(seat for seat, rank in enumerate(ranks) if rank == 1), "empty_hands"
        )

    def facts(self, state: State) -> Any:
        return {
            "hat": None if state.hat is None else list(state.hat),
            "to_mix": sorted(state.to_mix),
            "hands": [list(hand) for hand in state.hands],
            "laid": [list(cards) for cards in state.laid],
            "swapped": list(state.swapped),
            "turn": state.turn,
        }

    def hides_hands(self) -> bool:
        return True

    def observe(self, state: State, seat: int | None) -> Observation:
        hand = () if seat is None else state.hands[seat]
        sizes = tuple(map(len, state.hands))
        hat_size = len(state.to_mix if state.hat is None else state.hat)
        return Observation(seat, hand, sizes, hat_size, state.laid, state.swapped, state.turn)

    def redact(self, event: Any, seat: int | None) -> Any | None:
        return replace(event, cards=()) if isinstance(event, Drew) and event.seat != seat else event

    def pack(self, observation: Observation) -> Any:
        return [
            observation.seat, list(observation.hand), list(observation.hand_sizes), observation.hat_size,
            [list(cards) for cards in observation.laid], list(observation.swapped), observation.turn,
        ]  # fmt: skip

    def unpack(self, data: Any) -> Observation:
        seat, hand, sizes, hat_size, laid, swapped, turn = data
        shown = tuple(map(tuple, laid))
        return Observation(seat, tuple(hand), tuple(sizes), hat_size, shown, tuple(swapped), turn)

    def _may_swap(self, state: State) -> bool:
        return self.options.flag("swaps") and not state.swapped[state.turn] and bool(state.hat)

    def _next(self, hands: tuple[tuple[int, ...], ...], seat: int) -> int:
        order = [(seat + step) % self.seats for step in range(1, self.seats + 1)]
        return next((later for later in order if hands[later]), seat)

    def _mix(self, state: State, order: tuple[int, ...]) -> Transition[State]:
        if any(state.laid) or any(state.hands):
            return Transition(replace(state, hat=order, to_mix=()), (Mixed(len(order)),))
        hands = tuple(tuple(sorted(order[HAND * seat : HAND * seat + HAND])) for seat in range(self.seats))
        drew = tuple(Drew(seat, HAND, hand) for seat, hand in enumerate(hands))
        return Transition(
            replace(state, hat=order[HAND * self.seats :], to_mix=(), hands=hands), (Mixed(len(order)), *drew)
        )

    def _lay(self, state: State, card: int) -> Transition[State]:
        seat = state.turn
        hands = _with(state.hands, seat, tuple(held for held in state.hands[seat] if held != card))
        laid = _with(state.laid, seat, (*state.laid[seat], card))
        after = replace(state, hands=hands, laid=laid, turn=self._next(hands, seat))
        return Transition(after, (Laid(seat, card),))

    def _swap(self, state: State, card: int) -> Transition[State]:
        assert state.hat
        seat = state.turn
        first, *rest = state.hat
        hand = tuple(sorted([*(held for held in state.hands[seat] if held != card), first]))
        hands = _with(state.hands, seat, hand)
        swapped = _with(state.swapped, seat, True)
        turn = self._next(hands, seat)
        after = replace(state, hat=None, to_mix=(*rest, card), hands=hands, swapped=swapped, turn=turn)
        return Transition(after, (Drew(seat, 1, (first,)),))


class HighBot:
    """Lays its highest card."""

    def choose(self, observation: Observation, legal: Sequence[Move], limit: Limit, rng: Random) -> Choice:
        return Choice(max(legal, key=lambda move: (move.verb == "lay", move.cards)), Reason("highest"))


def make_bot(level: Level, options: Options, seats: int) -> Bot:
    return RandomBot() if level in (Level.RANDOM, Level.CIRAK) else HighBot()


def sample(rules: HatRules, observation: Observation, rng: Random) -> State:
    """Return a state that fits the observation: every unseen card anywhere it may be."""
    seen = {*observation.hand, *(card for cards in observation.laid for card in cards)}
    unseen = [card for card in CARDS if card not in seen]
    rng.shuffle(unseen)
    hands = []
    for seat, size in enumerate(observation.hand_sizes):
        own = seat == observation.seat
        hands.append(observation.hand if own else tuple(sorted(unseen.pop() for _ in range(size))))
    return State(tuple(unseen), (), tuple(hands), observation.laid, observation.swapped, observation.turn)


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


HAT = GameInfo(
    id="hat",
    title="Hat",
    seats=(2, 3, 4),
    minutes=(1, 2),
    options=OPTIONS,
    rules="tests.toy_game:HatRules",
    bots="tests.toy_game:make_bot",
    sampler="tests.toy_game:sample",
)


def install(folder: Path) -> None:
    """Make a folder on ``sys.path`` look as if a package with this game were installed there."""
    metadata = folder / "hat-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: hat\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text("[kiraathane.games]\nhat = tests.toy_game:HAT\n")
