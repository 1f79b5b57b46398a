"""Every sentence of Qwirkle the rest of the app shows; must not know the rules behind them."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.core.seats import Seat
from common.core.transition import Reason
from common.ui.game_texts import RuleSection
from common.ui.name_cases import locative
from common.ui.option_texts import OptionTexts
from qwirkle.engine.options import OPTIONS
from qwirkle.ui import option_words, reason_words
from qwirkle.ui.advice_words import advice_sentence
from qwirkle.ui.rule_page import rule_page

if TYPE_CHECKING:
    from qwirkle.engine.observation import Observation


class QwirkleTexts(OptionTexts):
    """Qwirkle in the language of the application."""

    words = option_words.WORDS

    def value_name(self, option: str, value: OptionValue) -> str:
        """Return the name of one value of a house rule."""
        return option_words.value_name(option, value)

    def seats_note(self) -> str:
        """Return what to know about the order of the seats."""
        return QCoreApplication.translate(
            "QwirkleTexts", "Players sit by age, the oldest first. Drag a seat to change the order."
        )

    def variant(self, options: Options, seats: int) -> str:
        """Return the rule set and the number of players."""
        same = (preset for preset in OPTIONS.presets if not OPTIONS.differing(options, preset.id, seats))
        preset = next(same, None)
        house = QCoreApplication.translate("QwirkleTexts", "House rules")
        rules = self.preset_name(preset.id) if preset is not None else house
        return QCoreApplication.translate("QwirkleTexts", "{rules} · {seats} players").format(
            rules=rules, seats=seats
        )

    def status(self, observation: Any, seats: tuple[Seat, ...], actor: int | None, is_viewer: bool) -> str:
        """Return one sentence: who has to do what."""
        seen: Observation = observation
        if seen.outcome is not None:
            return self.ending(seen.outcome.reason)
        if actor is None or actor < 0:
            return QCoreApplication.translate("QwirkleTexts", "The bag is being mixed")
        if is_viewer and not seen.board:
            return QCoreApplication.translate("QwirkleTexts", "Your turn: lay the first line")
        if is_viewer:
            return QCoreApplication.translate("QwirkleTexts", "Your turn: add tiles to a line")
        seat = seats[actor]
        if seat.is_bot:
            return QCoreApplication.translate("QwirkleTexts", "{name} is thinking").format(name=seat.name)
        return QCoreApplication.translate(
            "QwirkleTexts", "It is {name}'s turn", "{name_at}: the name in the locative"
        ).format(name=seat.name, name_at=locative(seat.name))

    def reason(self, reason: Reason) -> str:
        """Return one sentence why a move is forbidden."""
        return reason_words.reason_sentence(reason)

    def rule_of(self, reason: Reason) -> str:
        """Return the id of the rule behind a reason, or an empty text."""
        return reason_words.RULES.get(reason.code, "")

    def advice(self, move: Any, why: Reason) -> str:
        """Return one sentence why a move is a good one."""
        return advice_sentence(move, why)

    def summary(self, observation: Any, seats: tuple[Seat, ...]) -> str:
        """Return the tiles left in the bag and the scores."""
        seen: Observation = observation
        scores = " – ".join(str(score) for score in seen.scores)
        return QCoreApplication.translate("QwirkleTexts", "{bag} tiles in the bag · {scores}").format(
            bag=seen.bag, scores=scores
        )

    def ending(self, reason: str) -> str:
        """Return one sentence how a match ended."""
        return {
            "out": QCoreApplication.translate("QwirkleTexts", "The last tile of a rack is on the table"),
            "deadlock": QCoreApplication.translate("QwirkleTexts", "No tile fits any more"),
            "passes": QCoreApplication.translate("QwirkleTexts", "Everybody has passed"),
            "target": QCoreApplication.translate("QwirkleTexts", "The target score is reached"),
        }[reason]

    def rule_page(self, options: Options, seats: int) -> list[RuleSection]:
        """Return the rules, following these house rules."""
        return rule_page(options, seats)
