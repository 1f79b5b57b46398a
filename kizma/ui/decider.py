"""From what the person chooses to the move that is submitted; must not know animations or panels."""

from PySide6.QtCore import QObject, QPointF, Signal

from common.core.transition import Reason
from kizma.engine.cards import Card
from kizma.engine.moves import ChooseColour, Discard, PawnMove
from kizma.model import KizmaModel
from kizma.ui.deed_words import meaning_label
from kizma.ui.over_board import OverBoard
from kizma.ui.panel_writer import PanelWriter
from kizma.ui.scene import KizmaScene
from kizma.ui.table_words import colour_question


class Decider(QObject):
    """Submits moves, or asks where there are several meanings.

    ``may_act`` is true while the person is to decide. ``refused(Reason)`` says why something may not be
    done; ``changed`` tells of another card or way to share it; ``answered`` that an overlay was used.
    """

    refused = Signal(object)
    changed = Signal()
    answered = Signal()

    def __init__(
        self, model: KizmaModel, scene: KizmaScene, over: OverBoard, writer: PanelWriter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.may_act = False
        self._model = model
        self._scene = scene
        self._over = over
        self._writer = writer
        self._asked: tuple[PawnMove, ...] = ()
        scene.decided.connect(self.decide)
        scene.asked.connect(self.ask)
        scene.refused.connect(self.refused)
        scene.pass_wanted.connect(self.pass_by_key)
        scene.card_wanted.connect(self.choose_card)
        over.chooser.chosen.connect(self._on_chosen)
        over.chooser.cancelled.connect(self._on_cancelled)
        over.picker.picked.connect(self._on_colour)

    def begin(self) -> None:
        """Offer what can be played, with the card drawn first of all."""
        self._scene.offer(self._first_card())

    def decide(self, action: PawnMove) -> None:
        """Submit an action with the card chosen for it."""
        if not self._model.submit(self._model.whole(action, self._scene.card), self._model.ply):
            self._scene.give_up()

    def ask(self, actions: tuple[PawnMove, ...], point: QPointF) -> None:
        """Let the person choose among several meanings."""
        self._asked = actions
        self._over.chooser.ask([meaning_label(action) for action in actions], point)

    def ask_colour(self) -> None:
        """Let the beginner pick a colour."""
        actor = self._model.actor
        if actor is not None and actor >= 0:
            self._over.order.hide()
            self._over.picker.ask(colour_question(self._model.match.seats[actor].name))

    def act(self) -> None:
        """Play what is aimed at, or lay the chosen card off."""
        if self.may_act and self._scene.aimed() is not None:
            self._scene.play_aimed()
        else:
            self.lay_off()

    def act_aside(self) -> None:
        """Pass of one's own will, or lay a card off."""
        own = self._model.own_pass()
        if own is not None and self.may_act:
            self._model.submit(own, self._model.ply)
        else:
            self.lay_off()

    def lay_off(self) -> None:
        """Lay the chosen card off where that is allowed (Z35)."""
        card = self._scene.card
        if self.may_act and card is not None and card in self._model.discards():
            self._model.submit(Discard(card), self._model.ply)

    def pass_by_key(self) -> None:
        """Pass or lay off, or say that a move must be made (Z05)."""
        if not self.may_act:
            return
        if self._model.own_pass() is not None or self._scene.card in self._model.discards():
            self.act_aside()
        else:
            self.refused.emit(Reason("must_move"))

    def choose_card(self, index: int) -> None:
        """Play with another card of the hand."""
        held = self._model.held()
        if self.may_act and index < len(held):
            self._scene.offer(held[index])
            self.changed.emit()

    def choose_parts(self, index: int) -> None:
        """Share the card another way; 0 shows every way."""
        if self.may_act:
            parts = self._writer.parts()
            self._scene.offer_parts(parts[index - 1] if 0 < index <= len(parts) else None)
            self.changed.emit()

    def _first_card(self) -> Card | None:
        held = self._model.held()
        usable = self._model.playable_cards() or self._model.discards()
        return next((card for card in reversed(held) if card in usable), None)

    def _on_chosen(self, index: int) -> None:
        self.answered.emit()
        self.decide(self._asked[index])

    def _on_cancelled(self) -> None:
        self.answered.emit()
        self._scene.give_up()

    def _on_colour(self, colour: int) -> None:
        self._over.picker.hide()
        self.answered.emit()
        self._model.submit(ChooseColour(colour), self._model.ply)
