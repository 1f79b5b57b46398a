"""The levels of play, from a loose apprentice to a master who looks ahead; must not see what is hidden."""

from collections import Counter
from collections.abc import Sequence
from operator import itemgetter
from random import Random
from time import monotonic

from common.ai.bot import Bot, Choice, Limit
from common.core.options import Options
from common.core.seats import Level
from common.core.transition import Reason
from kizma.ai.candidate import Candidate, Candidates
from kizma.ai.evaluation import Evaluation
from kizma.ai.hands import HandLookahead
from kizma.ai.kernel import make_kernel
from kizma.ai.lookahead import Lookahead
from kizma.ai.mind import Mind
from kizma.ai.sampler import unseen
from kizma.ai.why import why
from kizma.engine.cards import full_deck
from kizma.engine.moves import ChooseColour, Decision
from kizma.engine.observation import Observation
from kizma.engine.pawn import pawns_of, team_of

LOOSE = 0.3
"""How often an apprentice plays any move at all."""

MARGIN = 0.4
MOST = 5
"""How far behind the best in odds a candidate may be to be looked into, and how many are."""

LEAD = 0.03
"""How much less chance to win after one turn a candidate looked at for two turns may have."""


class KizmaBot:
    """Plays one seat at a level under these house rules.

    An apprentice (cirak) counts progress and is loose; a journeyman (kalfa) counts progress and danger; usta
    has learned values; ustat looks further with them.
    """

    def __init__(self, level: Level, options: Options, seats: int) -> None:
        self._level = level
        self._options = options
        self._partners = options.flag("partners")
        self._scored = options.flag("scored")
        self._dice = options.word("form") == "dice"
        self._always = options.word("bonus") == "always"
        self._kernel = make_kernel(options)
        self._candidates = Candidates(options, self._kernel)
        self._mind = Mind(level, options)
        self._mind.prepare(seats)
        self._deck = full_deck(options)

    def choose(
        self, observation: Observation, legal: Sequence[Decision], limit: Limit, rng: Random
    ) -> Choice:
        """Return one of the legal moves and the plainest reason for it."""
        if isinstance(legal[0], ChooseColour):
            return Choice(rng.choice(legal), Reason("any_colour"))
        if len(legal) == 1:
            return Choice(legal[0], Reason("only_move"))
        deadline = limit.deadline()
        candidates = self._candidates.of(observation, legal)
        if self._level is Level.CIRAK and rng.random() < LOOSE:
            chosen = rng.choice(candidates)
        else:
            chosen = self._best(observation, candidates, deadline, limit.effort, rng)
        colours = _playing(observation)
        own = team_of(4 * observation.colour) if self._partners else tuple(pawns_of(observation.colour))
        careful = self._mind.careful(colours)
        return Choice(chosen.move, why(observation.places, chosen, own, self._kernel.topology, careful))

    def _best(
        self,
        observation: Observation,
        candidates: list[Candidate],
        deadline: float,
        effort: float,
        rng: Random,
    ) -> Candidate:
        evaluation = self._mind.evaluation(_playing(observation))
        colour = observation.colour
        worth = [
            evaluation.odds(candidate.board, colour, colour)
            + evaluation.hand(candidate.kept, candidate.board, colour)
            for candidate in candidates
        ]
        ranked = sorted(range(len(candidates)), key=lambda number: -worth[number])
        best = candidates[ranked[0]]
        if self._level is not Level.USTAT:
            return best
        floor = worth[ranked[0]] - MARGIN
        close = [candidates[number] for number in ranked[:MOST] if worth[number] >= floor]
        if len(close) == 1 and not self._scored:
            return best
        if self._scored:
            hands = HandLookahead(self._options, self._kernel, evaluation, self._deck)
            deep = hands.expected(observation, close, _playing(observation), deadline, effort, rng)
            return close[max(range(len(deep)), key=deep.__getitem__)] if len(deep) == len(close) else best
        return self._deepened(observation, evaluation, close, deadline)

    def _deepened(
        self, observation: Observation, evaluation: Evaluation, close: list[Candidate], deadline: float
    ) -> Candidate:
        """Return the best candidate: looked at deeper as long as several are close and time remains.

        With cards one turn is looked at, the seat's own next card: being able to use many of them tells more
        than the next player's answer. With dice, where pawns block each other, it is that answer, and between
        two players the own turn after it.
        """
        bonus = 6 if self._dice else None
        look = Lookahead(self._kernel, evaluation, self._chances(observation), bonus, self._always)
        two_turns = self._dice and len(_playing(observation)) == 2
        for depth, lead in enumerate((LEAD, 0.0) if two_turns else (0.0,), 1):
            worth: list[tuple[float, Candidate]] = []
            for candidate in close:
                if monotonic() > deadline:
                    return close[0]
                worth.append((self._expected(observation, look, candidate, depth), candidate))
            worth.sort(key=itemgetter(0), reverse=True)
            close = [candidate for chance, candidate in worth if chance >= worth[0][0] - lead]
            if len(close) == 1:
                break
        return close[0]

    def _expected(self, observation: Observation, look: Lookahead, candidate: Candidate, depth: int) -> float:
        colour = observation.colour
        if not self._dice:
            return look.expected(candidate.board, colour, (colour,), depth)
        order = _order(observation)
        if candidate.stays:
            return look.expected(candidate.board, colour, order, depth, again=True)
        return look.expected(candidate.board, colour, (*order[1:], colour), depth)

    def _chances(self, observation: Observation) -> dict[int, float]:
        """Return the chance of each next card or face, as a seat may know it (Z40)."""
        if self._dice:
            return dict.fromkeys(range(1, 7), 1 / 6)
        card = observation.turn.card
        assert card is not None
        rest = unseen(observation, self._deck) or [*observation.used, card]
        return {card: count / len(rest) for card, count in Counter(rest).items()}


def make_bot(level: Level, options: Options, seats: int) -> Bot:
    """Return a bot of a playing level."""
    return KizmaBot(level, options, seats)


def _playing(observation: Observation) -> tuple[int, ...]:
    """Return the colours that have not finished, clockwise."""
    seats = range(len(observation.seating.colours))
    return tuple(
        sorted(observation.seating.colours[seat] for seat in seats if seat not in observation.finished)
    )


def _order(observation: Observation) -> tuple[int, ...]:
    """Return the colours that have not finished in the order of their turns, the seat's own first."""
    seating, order = observation.seating, observation.seating.order
    place = order.index(observation.seat if observation.seat is not None else order[0])
    return tuple(
        seating.colours[seat] for seat in (*order[place:], *order[:place]) if seat not in observation.finished
    )
