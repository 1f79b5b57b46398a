"""All that the rest of the program knows about Qwirkle; must not load rules, bots or screen."""

from common.core.game import GameInfo
from qwirkle.engine.options import OPTIONS

GAME = GameInfo(
    id="qwirkle",
    title="Qwirkle",
    seats=(2, 3, 4, 5, 6),
    minutes=(15, 45),
    options=OPTIONS,
    rules="qwirkle.engine.rules:QwirkleRules",
    bots="qwirkle.ai.bots:make_bot",
    sampler="qwirkle.ai.sampler:sample_state",
)
