"""Who sits at the table; must not know any game, bot or screen."""

from dataclasses import dataclass
from enum import StrEnum

NAME_LENGTH = 40


class SeatKind(StrEnum):
    """Whether a person or a bot decides for a seat."""

    HUMAN = "human"
    BOT = "bot"


class Level(StrEnum):
    """How well a bot plays, weakest first; ``random`` is for measuring only."""

    RANDOM = "random"
    CIRAK = "cirak"
    KALFA = "kalfa"
    USTA = "usta"
    USTAT = "ustat"


PLAYING_LEVELS = (Level.CIRAK, Level.KALFA, Level.USTA, Level.USTAT)


class SeatError(ValueError):
    """A seat that cannot be; ``code`` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: a shown name, who decides, and for a bot its level.

    ``wish`` is the canonical text of a move settled before the match: it is played as soon as it is legal,
    without asking. It belongs to the sitting, not to the record. Raises ``SeatError`` for an empty or
    overlong name, a bot without a level or a human with one.
    """

    name: str
    kind: SeatKind = SeatKind.HUMAN
    level: Level | None = None
    wish: str = ""

    def __post_init__(self) -> None:
        """Refuse a seat that could not be written to a record and read again."""
        if not self.name.strip() or len(self.name) > NAME_LENGTH or not self.name.isprintable():
            raise SeatError("seat_name")
        if (self.kind is SeatKind.BOT) != (self.level is not None):
            raise SeatError("seat_level")

    @property
    def is_bot(self) -> bool:
        """Whether a bot decides for this seat."""
        return self.kind is SeatKind.BOT
