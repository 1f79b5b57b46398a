"""Every sentence of Kızma Birader the rest of the app shows; must not know the rules behind them."""

from typing import Any

from PySide6.QtCore import QCoreApplication

from common.core.options import Options, OptionValue
from common.core.seats import Seat
from common.core.transition import Reason
from common.ui.game_texts import RuleSection
from common.ui.name_cases import locative
from common.ui.option_texts import OptionTexts
from kizma.engine.observation import Observation
from kizma.engine.options import OPTIONS
from kizma.ui import option_words, reason_words
from kizma.ui.advice_words import advice_sentence
from kizma.ui.rule_page import rule_page

_FREE = ("partners", "scored", "minutes", "match", "starter")
"""What the name of a rule set leaves open: ways to play it, shown beside it."""


class KizmaTexts(OptionTexts):
    """Kızma Birader in the language of the application."""

    words = option_words.WORDS

    def value_name(self, option: str, value: OptionValue) -> str:
        """Return the name of one value of a house rule."""
        return option_words.value_name(option, value)

    def seats_note(self) -> str:
        """Return what to know about the order of the seats."""
        return QCoreApplication.translate(
            "KizmaTexts", "Who begins takes this colour, the others follow clockwise"
        )

    def variant(self, options: Options, seats: int) -> str:
        """Return the way to play and the number of players."""
        return QCoreApplication.translate("KizmaTexts", "{rules} · {seats} players").format(
            rules=" · ".join((self._rule_set(options, seats), *_ways(options))), seats=seats
        )

    def status(self, observation: Any, seats: tuple[Seat, ...], actor: int | None, is_viewer: bool) -> str:
        """Return one sentence: who has to do what."""
        if observation.outcome is not None:
            return self.ending(observation.outcome.reason)
        if not observation.seating.colours:
            return _before(seats, actor, is_viewer)
        return _during(observation, seats, actor)

    def reason(self, reason: Reason) -> str:
        """Return one sentence why a move is forbidden."""
        return reason_words.reason_sentence(reason)

    def rule_of(self, reason: Reason) -> str:
        """Return the id of the rule behind a reason, or an empty text."""
        return reason_words.rule_of(reason)

    def advice(self, move: Any, why: Reason) -> str:
        """Return one sentence why a move is a good one."""
        return advice_sentence(why)

    def summary(self, observation: Any, seats: tuple[Seat, ...]) -> str:
        """Return whose turn it is, or the points of a match."""
        return _summary(observation, seats)

    def ending(self, reason: str) -> str:
        """Return one sentence how a match ended."""
        return {
            "home": QCoreApplication.translate("KizmaTexts", "All pawns of a side are home"),
            "time": QCoreApplication.translate("KizmaTexts", "Time is up"),
            "match": QCoreApplication.translate("KizmaTexts", "The match is decided"),
        }[reason]

    def rule_page(self, options: Options, seats: int) -> list[RuleSection]:
        """Return the rules, following these house rules."""
        return rule_page(options, seats)

    def _rule_set(self, options: Options, seats: int) -> str:
        for preset in OPTIONS.presets:
            if not set(OPTIONS.differing(options, preset.id, seats)) - set(_FREE):
                return self.preset_name(preset.id)
        return QCoreApplication.translate("KizmaTexts", "House rules")


def _before(seats: tuple[Seat, ...], actor: int | None, is_viewer: bool) -> str:
    if actor is None or actor < 0:
        return QCoreApplication.translate("KizmaTexts", "Drawing who begins")
    if is_viewer:
        return QCoreApplication.translate("KizmaTexts", "You begin: pick your colour")
    return QCoreApplication.translate("KizmaTexts", "{name} picks a colour").format(name=seats[actor].name)


def _during(seen: Observation, seats: tuple[Seat, ...], actor: int | None) -> str:
    if not seen.running:
        return QCoreApplication.translate("KizmaTexts", "The deck is being shuffled")
    seat = seen.seating.order[seen.turn.place]
    name = seats[seat].name
    if seats[seat].is_bot:
        return QCoreApplication.translate("KizmaTexts", "{name} is playing").format(name=name)
    if seat != seen.seat:
        return _turn_of(name)
    if actor is not None and actor < 0:
        return QCoreApplication.translate("KizmaTexts", "Your turn: roll the die")
    draw = QCoreApplication.translate("KizmaTexts", "Your turn: draw a card")
    choose = QCoreApplication.translate("KizmaTexts", "Your turn: choose your move")
    return draw if seen.turn.card is None else choose


def _summary(seen: Observation, seats: tuple[Seat, ...]) -> str:
    if not seen.seating.colours:
        return QCoreApplication.translate("KizmaTexts", "Before the first turn")
    if seen.tally.games:
        points = " – ".join(map(str, seen.tally.totals))
        return QCoreApplication.translate("KizmaTexts", "Game {number} · {points}").format(
            number=seen.tally.games + 1, points=points
        )
    return _turn_of(seats[seen.seating.order[seen.turn.place]].name)


def _turn_of(name: str) -> str:
    return QCoreApplication.translate("KizmaTexts", "Turn of {name}").format(
        name=name, name_at=locative(name)
    )


def _ways(options: Options) -> list[str]:
    found = []
    if options.flag("partners"):
        found.append(QCoreApplication.translate("KizmaTexts", "partners"))
    if options.flag("scored"):
        found.append(QCoreApplication.translate("KizmaTexts", "points"))
    if options.number("minutes"):
        found.append(
            QCoreApplication.translate("KizmaTexts", "{minutes} min").format(
                minutes=options.number("minutes")
            )
        )
    return found
