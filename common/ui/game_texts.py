"""The words of one game: turns its codes into sentences; must not know the rules behind them."""

from dataclasses import dataclass
from typing import Any, Protocol

from common.core.options import Options, OptionValue
from common.core.seats import Seat
from common.core.transition import Reason


@dataclass(frozen=True, slots=True)
class RuleSection:
    """One section of the rule page: the rule ids it explains, a heading and rich-text paragraphs.

    A paragraph marked ``is_house`` describes a house rule in force that differs from the usual one.
    """

    rules: tuple[str, ...]
    heading: str
    paragraphs: tuple["RuleParagraph", ...]


@dataclass(frozen=True, slots=True)
class RuleParagraph:
    """One paragraph of plain text."""

    text: str
    is_house: bool = False


class GameTexts(Protocol):
    """Every sentence a game needs, in the language of the application; made without arguments."""

    def option_name(self, option: str) -> str:
        """Return the name of a house rule."""
        ...

    def option_help(self, option: str) -> str:
        """Return a house rule in one sentence."""
        ...

    def value_name(self, option: str, value: OptionValue) -> str:
        """Return the name of one value of a house rule."""
        ...

    def preset_name(self, preset: str) -> str:
        """Return the name of a set of house rules."""
        ...

    def preset_help(self, preset: str) -> str:
        """Return a set of house rules in one sentence."""
        ...

    def seats_note(self) -> str:
        """Return what to know about the order of the seats on the new-game page."""
        ...

    def variant(self, options: Options, seats: int) -> str:
        """Return the chip beside the game's name, such as the rule set and the number of players."""
        ...

    def status(self, observation: Any, seats: tuple[Seat, ...], actor: int | None, is_viewer: bool) -> str:
        """Return one sentence: who has to do what."""
        ...

    def reason(self, reason: Reason) -> str:
        """Return one sentence why a move is forbidden."""
        ...

    def rule_of(self, reason: Reason) -> str:
        """Return the id of the rule behind a reason, or an empty text."""
        ...

    def advice(self, move: Any, why: Reason) -> str:
        """Return one sentence why a move is a good one."""
        ...

    def summary(self, observation: Any, seats: tuple[Seat, ...]) -> str:
        """Return how far a saved match has come, in a few words."""
        ...

    def ending(self, reason: str) -> str:
        """Return one sentence how a match ended."""
        ...

    def rule_page(self, options: Options, seats: int) -> list[RuleSection]:
        """Return the rules, following these house rules."""
        ...
