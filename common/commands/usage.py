"""What may be typed for a game, its house rules, levels and seeds; must not know what is done with it."""

from collections.abc import Sequence

from common.core.chance import SEED_BYTES, new_seed
from common.core.game import GameInfo
from common.core.options import OptionError, Options, OptionValue
from common.core.registry import UnknownGame, game, games
from common.core.seats import NAME_LENGTH, Level, Seat, SeatError


class UsageError(Exception):
    """Something typed that cannot be; the message is one sentence for the person who typed it."""


def find_game(game_id: str) -> GameInfo:
    """Return a game by its id; raises ``UsageError``."""
    try:
        return game(game_id)
    except UnknownGame:
        raise UsageError(f"there is no game {game_id!r}; the games are {', '.join(games())}") from None


def read_options(info: GameInfo, preset: str | None, settings: Sequence[str], seats: int) -> Options:
    """Return a preset's house rules with ``name=value`` settings over it; raises ``UsageError``."""
    try:
        changes = dict(_setting(info, setting) for setting in settings)
        options = info.options.fresh({**_preset(info, preset), **changes})
        info.options.check(options, seats)
    except OptionError as error:
        raise UsageError(_option_sentence(info, error, seats)) from None
    return options


def read_levels(info: GameInfo, text: str) -> tuple[Level, ...]:
    """Return the levels of a text such as ``usta,kalfa``, one a seat; raises ``UsageError``."""
    try:
        levels = tuple(Level(name) for name in text.split(","))
    except ValueError:
        raise UsageError(f"{text!r} is no list of levels; a level is one of {', '.join(Level)}") from None
    check_seats(info, len(levels))
    return levels


def read_seats(info: GameInfo, count: int | None, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return human seats with these names, or ``Player 1`` and so on; raises ``UsageError``."""
    count = count or len(names) or info.seats[0]
    check_seats(info, count)
    names = names or [f"Player {number}" for number in range(1, count + 1)]
    if len(names) != count:
        raise UsageError(f"there are {len(names)} names for {count} seats")
    try:
        return tuple(Seat(name) for name in names)
    except SeatError:
        raise UsageError(f"a name is 1 to {NAME_LENGTH} printable characters") from None


def check_seats(info: GameInfo, count: int) -> None:
    """Raise ``UsageError`` where a game is not for so many."""
    if count not in info.seats:
        raise UsageError(f"{info.id} has {_either(info.seats)} seats, not {count}")


def read_seed(text: str | None) -> bytes:
    """Return the seed that hex digits give, or a fresh one for None; raises ``UsageError``."""
    if text is None:
        return new_seed()
    if len(text) != 2 * SEED_BYTES or any(digit not in "0123456789abcdefABCDEF" for digit in text):
        raise UsageError(f"a seed is {2 * SEED_BYTES} hex digits")
    return bytes.fromhex(text)


def _preset(info: GameInfo, preset: str | None) -> dict[str, OptionValue]:
    if preset is None:
        return {}
    for known in info.options.presets:
        if known.id == preset:
            return dict(known.values)
    raise UsageError(f"{info.id} has no preset {preset!r}; there is {_either(_ids(info))}")


def _setting(info: GameInfo, setting: str) -> tuple[str, OptionValue]:
    name, equals, value = setting.partition("=")
    if not equals:
        raise UsageError(f"{setting!r} is no setting; write option=value")
    return name, info.options[name].parse(value)


def _option_sentence(info: GameInfo, error: OptionError, seats: int) -> str:
    if error.code == "option_unknown":
        return f"{info.id} has no option {error.option!r}"
    if error.code == "option_conflict":
        return f"option {error.option} does not fit the other options or {seats} seats"
    return f"option {error.option} has no such value"


def _ids(info: GameInfo) -> list[str]:
    return [preset.id for preset in info.options.presets]


def _either(values: Sequence[object]) -> str:
    return " or ".join(map(str, values))
