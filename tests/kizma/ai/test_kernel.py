"""The quick kernel against the engine, under every house rule (Z07 to Z14, Z20 to Z24, Z30 to Z32)."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from common.core.transition import CHANCE
from kizma.ai.kernel import DiceKernel, make_kernel
from kizma.engine.card_flow import CardFlow
from kizma.engine.cards import full_deck
from kizma.engine.dice_flow import DiceFlow
from kizma.engine.rules import KizmaRules
from tests.kizma.position import random_match
from tests.kizma.variants import random_options


def alike(boards):
    """Return boards as sets in which pawns of one colour are not told apart."""
    return {tuple(tuple(sorted(board[start : start + 4])) for start in (0, 4, 8, 12)) for board in boards}


def engine_boards(rules, kernel, game, colour, card):
    """Return the boards that the engine's moves lead to."""
    flow = rules.flow
    if isinstance(flow, CardFlow):
        moves = flow.form.moves(game.places, colour, card)
    else:
        assert isinstance(flow, DiceFlow)
        moves = flow.form.moves(game.places, colour, game.turn._replace(card=card, sixes=0))
    return [kernel.after(game.places, move, card) for move in moves]


def kernel_boards(kernel, game, colour, card):
    if isinstance(kernel, DiceKernel):
        return kernel.afterstates(game.places, colour, card, not game.turn.entered)
    return kernel.afterstates(game.places, colour, card)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 2**32))
def test_the_kernel_reaches_exactly_the_engines_boards(seed):
    rng = Random(seed)
    options, seats = random_options(rng, match="single")
    rules = KizmaRules(options, seats)
    kernel = make_kernel(options)
    faces = sorted(set(full_deck(options))) if options.word("form") == "cards" else list(range(1, 7))
    for state in random_match(rules, rng)[::4]:
        if state.game is None or rules.actor(state) in (None, CHANCE):
            continue
        colour, card = rng.choice(state.seating.colours), rng.choice(faces)
        boards = kernel_boards(kernel, state.game, colour, card)
        assert len(set(boards)) == len(boards)
        assert alike(boards) == alike(engine_boards(rules, kernel, state.game, colour, card))


@settings(max_examples=10, deadline=None)
@given(st.integers(0, 2**32))
def test_a_board_after_a_move_is_the_engines(seed):
    rng = Random(seed)
    options, seats = random_options(rng, match="single", scored=False, minutes=0)
    rules = KizmaRules(options, seats)
    kernel = make_kernel(options)
    states = random_match(rules, rng)
    for state in states[::5]:
        if state.game is None or rules.actor(state) in (None, CHANCE):
            continue
        for move in rules.legal_moves(state)[:3]:
            if hasattr(move, "pawn"):
                after = rules.apply(state, move).state.game
                assert kernel.after(state.game.places, move, state.game.turn.card) == after.places
