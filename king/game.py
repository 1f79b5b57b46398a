"""What the rest of the program knows about King; must not load rules, bots or Qt."""

from common.core.game import GameInfo
from king.engine.options import OPTIONS

GAME = GameInfo(
    id="king",
    title="King",
    seats=(4,),
    minutes=(40, 75),
    options=OPTIONS,
    rules="king.engine.rules:KingRules",
    bots="king.ai.bots:make_bot",
    sampler="king.ai.sampler:sample_state",
    screen="king.ui.screen:SCREEN",
)
