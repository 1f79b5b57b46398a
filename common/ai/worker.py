"""The thinking process: answers one request after another until its pipe closes; must not load Qt."""

from functools import lru_cache
from multiprocessing.connection import Connection
from random import Random

from common.ai.bot import Bot, Limit
from common.ai.protocol import Answer, BadMessage, Failure, Request, decode_request, encode
from common.ai.table import make_bot
from common.core.game import AnyRules
from common.core.options import Options
from common.core.registry import game, make_rules
from common.core.seats import Level

KEPT_BOTS = 8


def serve(connection: "Connection[bytes, bytes]") -> None:
    """Answer requests, each one ``send_bytes`` of a protocol line, until the other end closes.

    There is no cancel message: whoever no longer wants an answer ends this process.
    """
    try:
        while True:
            connection.send_bytes(encode(reply_to(connection.recv_bytes())))
    except (EOFError, OSError, KeyboardInterrupt):
        connection.close()


def reply_to(line: bytes) -> Answer | Failure:
    """Return the reply to one request line; whatever goes wrong becomes a ``Failure``."""
    try:
        request = decode_request(line)
    except BadMessage as error:
        return Failure(0, f"BadMessage: {error}")
    try:
        return think(request)
    except Exception as error:  # the app must hear of any fault instead of waiting
        return Failure(request.id, f"{type(error).__name__}: {error}")


def think(request: Request) -> Answer:
    """Return the bot's choice; raises whatever a bot, an unknown game or a bad observation raises."""
    options = game(request.game).options.read(request.options, request.seats)
    rules, bot = _bot(request.game, request.level, options, request.seats)
    observation = rules.unpack(request.observation)
    legal = [rules.parse(text) for text in request.legal]
    limit = Limit(request.seconds, request.effort)
    choice = bot.choose(observation, legal, limit, Random(request.seed))
    return Answer(request.id, rules.text(choice.move), choice.why)


@lru_cache(KEPT_BOTS)
def _bot(game_id: str, level: Level, options: Options, seats: int) -> tuple[AnyRules, Bot]:
    info = game(game_id)
    return make_rules(info, options, seats), make_bot(info, level, options, seats)
