"""Writes what the card panel says from match and scene; must not know the panel or the rules."""

from PySide6.QtCore import QCoreApplication

from common.core.seats import Seat
from common.ui.name_cases import genitive, locative
from kizma.engine.cards import Card
from kizma.engine.moves import Split
from kizma.engine.observation import Observation
from kizma.model import KizmaModel, steps_of
from kizma.ui.card_face import HandCard
from kizma.ui.card_panel import Note, PanelState
from kizma.ui.card_signs import sign_of
from kizma.ui.card_words import card_meaning, roll_meaning
from kizma.ui.deed_words import choice_sentence
from kizma.ui.gates import Gate
from kizma.ui.scene import KizmaScene
from kizma.ui.table_words import card_title


class PanelWriter:
    """Says what the person at the screen sees and can do."""

    def __init__(self, model: KizmaModel, scene: KizmaScene) -> None:
        self._model = model
        self._scene = scene
        options = model.match.options
        self._options = options
        self._is_dice = options.word("form") == "dice"
        self._is_scored = options.flag("scored")

    def write(self, seen: Observation, gate: Gate | None, *, may_act: bool) -> PanelState:
        """Return the state of the panel."""
        if gate in (Gate.DRAW, Gate.ROLL):
            return self._waiting(seen)
        if not seen.seating.colours or not seen.running:
            return PanelState(
                title=QCoreApplication.translate("KizmaPanel", "Before the game"),
                text=QCoreApplication.translate("KizmaPanel", "Who begins is being settled."),
            )
        if not may_act or self._model.turn_seat() is None:
            return self._watching(seen)
        return self._acting(seen)

    def parts(self) -> list[tuple[int, int]]:
        """Return the ways in which the card can be shared now, the larger part first."""
        splits = [move for move in self._model.actions(self._scene.card) if isinstance(move, Split)]
        found = {(max(m.steps, m.other_steps), min(m.steps, m.other_steps)) for m in splits}
        return sorted(found, reverse=True)

    def _seat(self, seen: Observation) -> Seat | None:
        """Whose turn it is on the table, which may lag behind the match while pawns still walk."""
        if not seen.seating.colours or seen.outcome is not None:
            return None
        return self._model.match.seats[seen.seating.order[seen.turn.place]]

    def _waiting(self, seen: Observation) -> PanelState:
        seat = self._seat(seen)
        name = seat.name if seat is not None else ""
        if self._is_dice:
            title = QCoreApplication.translate("KizmaPanel", "{name}, roll the die").format(name=name)
            action, hint = (
                QCoreApplication.translate("KizmaPanel", "Roll"),
                QCoreApplication.translate("KizmaPanel", "or click the die"),
            )
        else:
            title = QCoreApplication.translate("KizmaPanel", "{name}, draw a card").format(name=name)
            action, hint = (
                QCoreApplication.translate("KizmaPanel", "Draw a card"),
                QCoreApplication.translate("KizmaPanel", "or click the deck"),
            )
        return PanelState(
            title=title,
            pips=(self._model.last_roll() or 1) if self._is_dice else None,
            shows_back=not self._is_dice,
            hand=self._hand(seen, None),
            action=action,
            is_ready=True,
            hint=hint,
        )

    def _watching(self, seen: Observation) -> PanelState:
        seat = self._seat(seen)
        name = seat.name if seat is not None else ""
        if self._is_dice:
            pips = seen.turn.card or self._model.last_roll()
            return PanelState(
                title=QCoreApplication.translate("KizmaPanel", "Turn of {name}").format(
                    name=name, name_at=locative(name)
                )
                if name
                else QCoreApplication.translate("KizmaPanel", "Die"),
                pips=pips or 1,
                text=roll_meaning(pips, self._options) if pips else "",
            )
        card = self._shown_card(seen)
        return PanelState(
            title=QCoreApplication.translate("KizmaPanel", "Card of {name}").format(
                name=name, name_of=genitive(name)
            )
            if name and card == seen.turn.card
            else QCoreApplication.translate("KizmaPanel", "Open card"),
            card=card,
            sign=None if card is None else sign_of(card, self._options),
            text="" if card is None else card_meaning(card, self._options),
            shows_back=card is None,
            hand=self._hand(seen, None),
        )

    def _shown_card(self, seen: Observation) -> Card | None:
        if seen.turn.card is not None and not self._is_scored:
            return seen.turn.card
        return seen.used[-1] if seen.used else None

    def _acting(self, seen: Observation) -> PanelState:
        card = self._scene.card if self._is_scored else seen.turn.card
        text = "" if card is None else card_meaning(card, self._options)
        title = (
            QCoreApplication.translate("KizmaPanel", "Your hand")
            if self._is_scored
            else QCoreApplication.translate("KizmaPanel", "Your card")
        )
        if self._is_dice:
            title, text = (
                QCoreApplication.translate("KizmaPanel", "Your roll"),
                roll_meaning(seen.turn.card or 1, self._options),
            )
        parts = [] if self._is_dice else self.parts()
        chosen = self._scene.parts
        action, ready, aside = self._buttons(card)
        return PanelState(
            title=title,
            card=None if self._is_dice else card,
            sign=None if self._is_dice or card is None else sign_of(card, self._options),
            pips=seen.turn.card if self._is_dice else None,
            text=text,
            hand=self._hand(seen, self._scene.card),
            question=QCoreApplication.translate("KizmaPanel", "How will you play it?") if parts else "",
            segments=(str(card), *(f"{a}+{b}" for a, b in parts)) if parts else (),
            segment=parts.index(chosen) + 1 if chosen in parts else 0,
            notes=self._notes(seen, bool(parts)),
            action=action,
            is_ready=ready,
            aside=aside,
            hint=QCoreApplication.translate("KizmaPanel", "or click the target square")
            if action and self._scene.held is not None
            else "",
        )

    def _buttons(self, card: Card | None) -> tuple[str, bool, str]:
        """The main button, whether it can be pressed, and the second one."""
        model, aimed = self._model, self._scene.aimed()
        lay_off = card in model.discards() if self._is_scored and card is not None else False
        if lay_off and card not in model.playable_cards():
            return QCoreApplication.translate("KizmaPanel", "Lay the card off"), True, ""
        aside = QCoreApplication.translate("KizmaPanel", "Lay the card off") if lay_off else ""
        if model.own_pass() is not None:
            aside = QCoreApplication.translate("KizmaPanel", "Pass")
        return QCoreApplication.translate("KizmaPanel", "Play"), aimed is not None, aside

    def _notes(self, seen: Observation, can_share: bool) -> tuple[Note, ...]:
        scene, aimed = self._scene, self._scene.aimed()
        if scene.staged is not None:
            steps = steps_of(scene.actions[0], scene.staged.pawn) if scene.actions else None
            rest = (scene.card or seen.turn.card or 0) - (steps or 0)
            return (
                Note(
                    "info",
                    QCoreApplication.translate(
                        "KizmaPanel", "Choose the pawn that takes the other {rest}."
                    ).format(rest=rest),
                ),
            )
        if aimed is not None:
            return (Note("check", choice_sentence(aimed, seen, self._model.match.seats)),)
        if scene.held is None and scene.takeable():
            notes = [
                Note("info", QCoreApplication.translate("KizmaPanel", "Choose one of the ringed pawns."))
            ]
            if can_share:
                notes.append(
                    Note(
                        "info",
                        QCoreApplication.translate(
                            "KizmaPanel", "Put it on a nearer dot and another pawn takes the rest."
                        ),
                    )
                )
            return tuple(notes)
        if self._is_scored and not self._model.playable_cards():
            none = QCoreApplication.translate("KizmaPanel", "None of your cards can be played: lay one off.")
            return (Note("info", none),)
        return ()

    def _hand(self, seen: Observation, chosen: Card | None) -> tuple[HandCard, ...]:
        held = self._model.held()
        playable = self._model.playable_cards()
        may_choose = self._model.is_viewers_turn and not self._model.card_is_down
        usable = playable or self._model.discards()
        drawn = len(held) - 1 if len(held) > 4 else None
        at = held.index(chosen) if chosen in held else None
        if at is not None and drawn is not None and held[drawn] == chosen:
            at = drawn
        return tuple(
            HandCard(
                card,
                sign_of(card, self._options),
                card_title(card),
                card in usable or not may_choose,
                index == at,
                index == drawn,
            )
            for index, card in enumerate(held)
        )
