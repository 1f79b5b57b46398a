"""Brings felt and marks of the board to what the viewer knows; must not know animations."""

from kizma.engine.cards import ELEVEN, Card
from kizma.engine.observation import Observation
from kizma.model import KizmaModel
from kizma.ui.card_signs import sign_of
from kizma.ui.deed_words import pawn_title, place_words
from kizma.ui.scene import KizmaScene
from kizma.ui.table_words import deck_words

_LOOK_BACK = 6
"""Decisions looked through for the last one that moved a pawn."""


def show_centre(scene: KizmaScene, model: KizmaModel, seen: Observation) -> None:
    """Show deck and open card, or the die; a card nobody has turned over still lies on the deck."""
    centre, options = scene.board.centre, model.match.options
    if options.word("form") == "dice":
        centre.show_die(seen.turn.card or model.last_roll())
        return
    card = _open_card(model, seen)
    count = seen.pile + model.card_is_down
    centre.depth = len(seen.used) - (card is not None and seen.turn.card != card)
    centre.show_cards(count, card, None if card is None else sign_of(card, options), deck_words(count))


def describe_pawns(scene: KizmaScene, model: KizmaModel, seen: Observation) -> None:
    """Tell of each pawn, in a tool tip, which it is and where it stands."""
    for item in scene.board.pawns:
        place = seen.places[item.pawn]
        item.setToolTip(f"{pawn_title(item.pawn)}: {place_words(place, model.topology)}")


def show_last(scene: KizmaScene, model: KizmaModel) -> None:
    """Outline the last move of a pawn."""
    deed = next((deed for deed in model.deeds(_LOOK_BACK) if deed.journeys), None)
    scene.show_last(deed.journeys if deed is not None else ())


def _open_card(model: KizmaModel, seen: Observation) -> Card | None:
    """The card in play, an 11 whose extra card is due, or the used card on top."""
    if not model.match.options.flag("scored"):
        if seen.turn.card is not None:
            return seen.turn.card
        if seen.turn.eleven:
            return ELEVEN
    return seen.used[-1] if seen.used else None
