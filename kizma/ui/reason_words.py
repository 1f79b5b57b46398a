"""Why something may not be done or had to pass, in sentences; must not know how it was found out."""

from PySide6.QtCore import QCoreApplication

from common.core.transition import Reason
from common.ui.noop import QT_TRANSLATE_NOOP
from kizma.engine.cards import JOKER

_CONTEXT = "KizmaReasons"
_SECOND = "second_"

SENTENCES = {
    "own_pawn_blocks": QT_TRANSLATE_NOOP("KizmaReasons", "A pawn of the same colour stands there."),
    "overshoots": QT_TRANSLATE_NOOP("KizmaReasons", "That would go beyond the finish; the number must fit."),
    "in_yard": QT_TRANSLATE_NOOP("KizmaReasons", "This pawn is still in its yard."),
    "in_finish": QT_TRANSLATE_NOOP("KizmaReasons", "This pawn is home and stays there."),
    "not_in_yard": QT_TRANSLATE_NOOP("KizmaReasons", "This pawn is in play already."),
    "not_your_pawn": QT_TRANSLATE_NOOP("KizmaReasons", "You may not move this pawn now."),
    "card_does_not_enter": QT_TRANSLATE_NOOP("KizmaReasons", "Only a 1 or a 2 brings a pawn in."),
    "card_goes_back": QT_TRANSLATE_NOOP("KizmaReasons", "A {card} goes back, not forward."),
    "card_goes_forward": QT_TRANSLATE_NOOP("KizmaReasons", "A {card} goes forward, not back."),
    "card_number": QT_TRANSLATE_NOOP("KizmaReasons", "The card says {card}: exactly so many squares."),
    "card_does_not_split": QT_TRANSLATE_NOOP("KizmaReasons", "A {card} cannot be shared between two pawns."),
    "split_sum": QT_TRANSLATE_NOOP("KizmaReasons", "Both parts together must be {card}."),
    "split_same_pawn": QT_TRANSLATE_NOOP("KizmaReasons", "A shared card needs two different pawns."),
    "lane_back": QT_TRANSLATE_NOOP("KizmaReasons", "A pawn in its safe lane does not go back."),
    "back_into_lane": QT_TRANSLATE_NOOP(
        "KizmaReasons", "Going back, a pawn enters the lane only with a later card."
    ),
    "lane_not_reached": QT_TRANSLATE_NOOP("KizmaReasons", "Going back, this pawn does not reach its lane."),
    "safe_start": QT_TRANSLATE_NOOP("KizmaReasons", "A pawn on its own start square is safe."),
    "partner_blocks": QT_TRANSLATE_NOOP("KizmaReasons", "Your partner’s pawn cannot be landed on."),
    "not_a_joker": QT_TRANSLATE_NOOP("KizmaReasons", "Only a joker can do that."),
    "joker_swaps_or_runs": QT_TRANSLATE_NOOP(
        "KizmaReasons", "A joker takes an opponent’s square or runs 1 to 12 forward."
    ),
    "joker_must_sacrifice": QT_TRANSLATE_NOOP(
        "KizmaReasons", "With no opponent on the track, the joker sends a pawn of your side home."
    ),
    "joker_must_be_used": QT_TRANSLATE_NOOP("KizmaReasons", "A joker must be used."),
    "joker_from": QT_TRANSLATE_NOOP("KizmaReasons", "A pawn cannot take a square from where it stands."),
    "not_an_opponent": QT_TRANSLATE_NOOP("KizmaReasons", "Only an opponent’s square can be taken."),
    "victim_not_on_track": QT_TRANSLATE_NOOP("KizmaReasons", "The opponent’s pawn is not on the track."),
    "not_on_track": QT_TRANSLATE_NOOP("KizmaReasons", "This pawn is not on the track."),
    "opponents_on_track": QT_TRANSLATE_NOOP(
        "KizmaReasons", "While an opponent is on the track, no pawn of yours is sent home."
    ),
    "must_move": QT_TRANSLATE_NOOP("KizmaReasons", "You can move, so you must."),
    "names_no_card": QT_TRANSLATE_NOOP("KizmaReasons", "Choose a card of your hand first."),
    "not_in_hand": QT_TRANSLATE_NOOP("KizmaReasons", "You do not hold this card."),
    "card_is_playable": QT_TRANSLATE_NOOP("KizmaReasons", "A card that can be played is not laid off."),
    "others_are_playable": QT_TRANSLATE_NOOP("KizmaReasons", "Another card of yours can be played."),
    "no_hand": QT_TRANSLATE_NOOP("KizmaReasons", "In this game nobody holds cards."),
    "card_form": QT_TRANSLATE_NOOP("KizmaReasons", "The card does not allow that."),
    "dice_form": QT_TRANSLATE_NOOP("KizmaReasons", "With dice there is no such move."),
    "roll_does_not_enter": QT_TRANSLATE_NOOP("KizmaReasons", "This roll brings no pawn in."),
    "roll_number": QT_TRANSLATE_NOOP("KizmaReasons", "The die says {roll}: exactly so many squares."),
    "one_entry_a_turn": QT_TRANSLATE_NOOP("KizmaReasons", "One pawn a turn may come in."),
    "doubled_blocks": QT_TRANSLATE_NOOP("KizmaReasons", "Two pawns of one colour close this square."),
    "third_on_square": QT_TRANSLATE_NOOP("KizmaReasons", "A third pawn cannot join two on a square."),
    "no_overtaking": QT_TRANSLATE_NOOP("KizmaReasons", "An opponent’s pawn cannot be overtaken, only hit."),
    "third_six": QT_TRANSLATE_NOOP("KizmaReasons", "The third 6 in a row is not moved."),
    "no_move": QT_TRANSLATE_NOOP("KizmaReasons", "no pawn can move, pass"),
    "no_pawn_enters": QT_TRANSLATE_NOOP("KizmaReasons", "no pawn in play, pass"),
    "voluntary_pass": QT_TRANSLATE_NOOP("KizmaReasons", "passes of his own will"),
    "match_over": QT_TRANSLATE_NOOP("KizmaReasons", "The game is over."),
    "no_chance_due": QT_TRANSLATE_NOOP("KizmaReasons", "Nothing is to be shuffled or rolled now."),
    "deck_due": QT_TRANSLATE_NOOP("KizmaReasons", "The deck is to be shuffled first."),
    "deck_cards": QT_TRANSLATE_NOOP("KizmaReasons", "These are not the {count} cards of the deck."),
    "roll_due": QT_TRANSLATE_NOOP("KizmaReasons", "The die is to be rolled first."),
    "draw_first": QT_TRANSLATE_NOOP("KizmaReasons", "First is drawn who begins."),
    "draw_seats": QT_TRANSLATE_NOOP("KizmaReasons", "Others are to draw now."),
    "draw_values": QT_TRANSLATE_NOOP("KizmaReasons", "These cards cannot be drawn together."),
    "begin_first": QT_TRANSLATE_NOOP("KizmaReasons", "First the lot says who begins."),
    "begin_seat": QT_TRANSLATE_NOOP("KizmaReasons", "There are only {seats} players."),
    "colour_first": QT_TRANSLATE_NOOP("KizmaReasons", "The beginner picks a colour first."),
    "no_clock": QT_TRANSLATE_NOOP("KizmaReasons", "This game is not played on time."),
    "time_before_game": QT_TRANSLATE_NOOP("KizmaReasons", "Time counts only once the game has begun."),
    "time_called": QT_TRANSLATE_NOOP("KizmaReasons", "Time is up already."),
    "several_pawns": QT_TRANSLATE_NOOP("KizmaReasons", "Several pawns can go there: choose one first."),
    "not_reached": QT_TRANSLATE_NOOP("KizmaReasons", "This pawn cannot be brought there now."),
    "too_late": QT_TRANSLATE_NOOP("KizmaReasons", "The table has changed since. Look again."),
    "no_own_decision": QT_TRANSLATE_NOOP("KizmaReasons", "You have not made a move yet."),
    "other_has_played": QT_TRANSLATE_NOOP("KizmaReasons", "Somebody else has played since."),
}
"""A sentence for every code the engine, the model and the session can give."""

_RULE_CODES = {
    "Z04": "draw_first draw_seats draw_values begin_first begin_seat colour_first",
    "Z05": "must_move voluntary_pass no_move",
    "Z06": "deck_due deck_cards",
    "Z07": "in_yard not_in_yard card_does_not_enter no_pawn_enters",
    "Z08": "own_pawn_blocks overshoots in_finish not_your_pawn",
    "Z09": "safe_start",
    "Z10": "card_goes_back card_goes_forward lane_back back_into_lane lane_not_reached",
    "Z11": "card_does_not_split split_sum split_same_pawn",
    "Z13": "not_a_joker joker_swaps_or_runs joker_from not_an_opponent victim_not_on_track not_on_track",
    "Z14": "card_number card_form not_reached",
    "Z20": "dice_form roll_does_not_enter roll_number one_entry_a_turn roll_due",
    "Z21": "third_six",
    "Z22": "doubled_blocks third_on_square",
    "Z23": "no_overtaking",
    "Z31": "partner_blocks",
    "Z32": "joker_must_sacrifice joker_must_be_used opponents_on_track",
    "Z34": "names_no_card not_in_hand no_hand",
    "Z35": "card_is_playable others_are_playable",
    "Z38": "no_clock time_before_game time_called",
}

RULES = {code: rule for rule, codes in _RULE_CODES.items() for code in codes.split()}
"""The rule behind a code, where there is one."""


def reason_sentence(reason: Reason) -> str:
    """Return one sentence; raises ``KeyError`` for a code nobody has words for."""
    code = reason.code.removeprefix(_SECOND)
    facts = dict(reason.facts)
    if facts.get("card") == JOKER:
        facts["card"] = QCoreApplication.translate("KizmaTable", "Joker")
    sentence = QCoreApplication.translate(_CONTEXT, SENTENCES[code]).format(**facts)
    if code == reason.code:
        return sentence
    return QCoreApplication.translate("KizmaReasons", "The second pawn: {sentence}").format(sentence=sentence)


def rule_of(reason: Reason) -> str:
    """Return the id of the rule behind a reason, or an empty text."""
    return RULES.get(reason.code.removeprefix(_SECOND), "")
