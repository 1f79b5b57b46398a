"""Every sentence of King the rest of the app shows; must not know the rules behind them."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.core.seats import Seat
from common.core.transition import Reason
from common.ui.game_texts import RuleSection
from common.ui.option_texts import OptionTexts
from king.engine.observation import Observation
from king.engine.options import OPTIONS
from king.engine.state import Phase
from king.ui import option_words, reason_words
from king.ui.advice_words import advice_sentence
from king.ui.names import call_name, suit_word
from king.ui.rule_page import rule_page
from king.ui.table_words import hand_number


class KingTexts(OptionTexts):
    """King in the language of the application."""

    words = option_words.WORDS

    def value_name(self, option: str, value: OptionValue) -> str:
        """Return the name of one value of a house rule."""
        return option_words.value_name(option, value)

    def seats_note(self) -> str:
        """Return what to know about the order of the seats."""
        return QCoreApplication.translate(
            "KingTexts", "Play goes counter-clockwise: the second seat sits to the right of the first."
        )

    def variant(self, options: Options, seats: int) -> str:
        """Return the rule set and the number of hands."""
        same = (preset for preset in OPTIONS.presets if not OPTIONS.differing(options, preset.id, seats))
        preset = next(same, None)
        house = QCoreApplication.translate("KingTexts", "House rules")
        rules = self.preset_name(preset.id) if preset is not None else house
        hands = option_words.value_name("length", options.number("length"))
        return f"{rules} · {hands}"

    def status(self, observation: Any, seats: tuple[Seat, ...], actor: int | None, is_viewer: bool) -> str:
        """Return one sentence: who has to do what; who is asked to spoil the hand stays a secret (K23)."""
        seen: Observation = observation
        if seen.ending is not None:
            return self.ending(seen.ending)
        if seen.to_move is None or seen.to_move < 0:
            return QCoreApplication.translate("KingTexts", "The cards are being dealt")
        if seen.to_move == seen.seat:
            return _own_turn(seen)
        return _turn_of(seats[seen.to_move], seen)

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
        """Return the hand, its contract and whose turn it is."""
        seen: Observation = observation
        parts = [hand_number(min(len(seen.sheet) + 1, _length(seen)))]
        if seen.live_board is not None:
            parts.append(call_name(seen.live_board.call))
        if seen.to_move is not None and seen.to_move >= 0:
            own = QCoreApplication.translate("KingTexts", "your turn")
            other = QCoreApplication.translate("KingTexts", "turn: {name}").format(
                name=seats[seen.to_move].name
            )
            parts.append(own if seen.to_move == seen.seat else other)
        return " · ".join(parts)

    def ending(self, reason: str) -> str:
        """Return one sentence how a match ended."""
        return {
            "complete": QCoreApplication.translate("KingTexts", "All hands have been played"),
            "king": QCoreApplication.translate("KingTexts", "A King has decided the game"),
            "king_failed": QCoreApplication.translate("KingTexts", "An announced King has failed"),
        }[reason]

    def rule_page(self, options: Options, seats: int) -> list[RuleSection]:
        """Return the rules, following these house rules."""
        return rule_page(options, seats)


def _length(seen: Observation) -> int:
    return max(len(seen.order), 20, len(seen.sheet))


def _own_turn(seen: Observation) -> str:
    if seen.phase is Phase.CALL:
        return QCoreApplication.translate("KingTexts", "Your turn: choose the contract")
    if seen.phase is Phase.ASK:
        return QCoreApplication.translate("KingTexts", "Your turn: spoil the hand or keep it")
    led = seen.board.trick.led if seen.board is not None else None
    if led is None:
        return QCoreApplication.translate("KingTexts", "Your turn: lead a card")
    if any(card.suit is led for card in seen.hand):
        return QCoreApplication.translate("KingTexts", "Your turn: play {suit}").format(suit=suit_word(led))
    return QCoreApplication.translate("KingTexts", "Your turn: no {suit}, play another card").format(
        suit=suit_word(led)
    )


def _turn_of(seat: Seat, seen: Observation) -> str:
    if seat.is_bot:
        return QCoreApplication.translate("KingTexts", "{name} is thinking").format(name=seat.name)
    if seen.phase is Phase.CALL:
        return QCoreApplication.translate("KingTexts", "{name} chooses the contract").format(name=seat.name)
    return QCoreApplication.translate("KingTexts", "{name} plays").format(name=seat.name)
