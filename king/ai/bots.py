"""The bots of King by level; must not know how they choose."""

from common.ai.bot import Bot
from common.core.options import Options
from common.core.seats import Level
from king.ai.greedy import Cirak, Kalfa
from king.ai.lookahead import USTA, USTAT, Lookahead


def make_bot(level: Level, options: Options, seats: int) -> Bot:
    """Return the bot of a level for one seat."""
    if level is Level.CIRAK:
        return Cirak(options)
    if level is Level.KALFA:
        return Kalfa(options)
    return Lookahead(options, USTA if level is Level.USTA else USTAT)
