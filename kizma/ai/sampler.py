"""A whole state that looks like an observation, all that is hidden drawn anew; must not know the truth."""

from collections import Counter
from random import Random

from kizma.engine.cards import ELEVEN, Card, full_deck
from kizma.engine.observation import Observation
from kizma.engine.rules import KizmaRules
from kizma.engine.state import Cards, Game, State


def unseen(observation: Observation, deck: tuple[Card, ...]) -> list[Card]:
    """Return the cards that lie in the pile or in hands a seat cannot see, in rising order (Z40)."""
    seen = Counter(observation.used)
    for hand in observation.hands:
        seen.update(card for card in hand if card is not None)
    if observation.turn.card is not None:
        seen[observation.turn.card] += 1
    if observation.turn.eleven:
        seen[ELEVEN] += 1
    return sorted((Counter(deck) - seen).elements())


def sample_state(rules: KizmaRules, observation: Observation, rng: Random) -> State:
    """Return a state that a seat could not tell from the true one."""
    if not observation.running:
        return State(observation.seating, observation.tally, None, observation.outcome)
    cards, turn = Cards(), observation.turn
    if rules.options.word("form") == "cards":
        hidden = unseen(observation, full_deck(rules.options))
        rng.shuffle(hidden)
        hands = []
        for seat in observation.seating.order if any(observation.hands) else ():
            hands.append(
                tuple(sorted(hidden.pop() if card is None else card for card in observation.hands[seat]))
            )
        if len(hidden) > observation.pile:
            turn = turn._replace(card=hidden.pop())
        cards = Cards(tuple(hidden), observation.used, tuple(hands))
    game = Game(observation.places, turn, cards, observation.finished, observation.points, observation.called)
    return State(observation.seating, observation.tally, game, observation.outcome)
