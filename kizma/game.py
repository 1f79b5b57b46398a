"""All that the rest of the program knows about Kızma Birader; must not load rules, bots or screen."""

from common.core.game import GameInfo
from kizma.engine.options import OPTIONS

GAME = GameInfo(
    id="kizma",
    title="Kızma Birader",
    seats=(2, 3, 4),
    minutes=(20, 60),
    options=OPTIONS,
    rules="kizma.engine.rules:KizmaRules",
    bots="kizma.ai.bots:make_bot",
    sampler="kizma.ai.sampler:sample_state",
    screen="kizma.ui.screen:SCREEN",
)
