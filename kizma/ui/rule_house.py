"""What every house rule says with each of its values on the rule page; must not know which holds."""

from typing import Any

from common.core.options import OptionValue
from common.ui.noop import QT_TRANSLATE_NOOP

NUMBERS: dict[str, Any] = {
    "track": QT_TRANSLATE_NOOP("KizmaRules", "The track has {value} squares."),
    "lane": QT_TRANSLATE_NOOP("KizmaRules", "Each lane has {value} squares."),
    "jokers": QT_TRANSLATE_NOOP("KizmaRules", "There are {value} jokers."),
    "ones_twos": QT_TRANSLATE_NOOP(
        "KizmaRules", "There are {value} ones and {value} twos, four of every other number."
    ),
    "minutes": QT_TRANSLATE_NOOP("KizmaRules", "The game lasts {value} minutes."),
}
"""House rules that name a number."""

HOUSE: dict[tuple[str, OptionValue], Any] = {
    ("play_on", False): QT_TRANSLATE_NOOP("KizmaRules", "The first to finish ends the game."),
    ("play_on", True): QT_TRANSLATE_NOOP("KizmaRules", "The others play on for second and third place."),
    ("starter", "draw"): QT_TRANSLATE_NOOP(
        "KizmaRules",
        "Everybody draws a card, or rolls; the highest begins, and ties draw again. The order of the "
        "draws is the order of turns.",
    ),
    ("starter", "first_seat"): QT_TRANSLATE_NOOP("KizmaRules", "The first seat begins."),
    ("starter", "random"): QT_TRANSLATE_NOOP("KizmaRules", "Who begins is drawn by lot."),
    ("voluntary_pass", False): QT_TRANSLATE_NOOP("KizmaRules", "Nobody may pass who can move."),
    ("voluntary_pass", True): QT_TRANSLATE_NOOP("KizmaRules", "You may pass although you could move."),
    ("entry", "behind"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The lane turns off from the square right behind the start."
    ),
    ("entry", "sorry"): QT_TRANSLATE_NOOP(
        "KizmaRules",
        "The lane turns off two squares behind the start; a pawn right behind its start goes all the "
        "way round.",
    ),
    ("two_enters_on", "start"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The pawn stands on its start square and goes no further."
    ),
    ("two_enters_on", "next"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A 1 brings it onto its start square, a 2 onto the next."
    ),
    ("safe_start", False): QT_TRANSLATE_NOOP(
        "KizmaRules", "A pawn on its own start square can be captured too."
    ),
    ("safe_start", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "A pawn on its own start square cannot be captured."
    ),
    ("backward", "3-9"): QT_TRANSLATE_NOOP("KizmaRules", "A 3 and a 9 must go back."),
    ("backward", "4-10"): QT_TRANSLATE_NOOP("KizmaRules", "A 4 and a 10 must go back."),
    ("back_into_lane", "later"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The backward card itself never enters the lane."
    ),
    ("back_into_lane", "same_move"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A pawn that goes back over its start may use the rest of the card to enter its lane."
    ),
    ("lane_back", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "A pawn in its lane goes back as well, even out of it."
    ),
    ("lane_back", False): QT_TRANSLATE_NOOP("KizmaRules", "A pawn in its lane does not go back."),
    ("split", "5-7"): QT_TRANSLATE_NOOP("KizmaRules", "A 5 or a 7 may be shared between two pawns."),
    ("split", "7"): QT_TRANSLATE_NOOP("KizmaRules", "Only a 7 may be shared between two pawns."),
    ("eleven_draw", "moved"): QT_TRANSLATE_NOOP(
        "KizmaRules", "If no pawn could move 11 there is no further card."
    ),
    ("eleven_draw", "always"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The further card comes even if no pawn could move 11."
    ),
    ("joker_from", "track"): QT_TRANSLATE_NOOP("KizmaRules", "Only a pawn on the track can take a square."),
    ("joker_from", "yard"): QT_TRANSLATE_NOOP("KizmaRules", "Only a pawn from the yard can take a square."),
    ("joker_from", "both"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A pawn on the track or from the yard can take a square."
    ),
    ("partner_from", "start"): QT_TRANSLATE_NOOP(
        "KizmaRules", "You may move your partner’s pawns from the start."
    ),
    ("partner_from", "own_first"): QT_TRANSLATE_NOOP(
        "KizmaRules", "You move your partner’s pawns only once yours are home."
    ),
    ("partner_blocks", False): QT_TRANSLATE_NOOP(
        "KizmaRules", "Landing on your partner’s pawn sends it home, so beware."
    ),
    ("partner_blocks", True): QT_TRANSLATE_NOOP("KizmaRules", "You cannot land on your partner’s pawn."),
    ("joker_duty", "sacrifice"): QT_TRANSLATE_NOOP(
        "KizmaRules", "If no opponent is on the track, one of your side’s pawns on the track goes home."
    ),
    ("joker_duty", "run_counts"): QT_TRANSLATE_NOOP(
        "KizmaRules", "If no opponent is on the track, one of your side’s pawns goes home, or one runs."
    ),
    ("free_discard", False): QT_TRANSLATE_NOOP(
        "KizmaRules", "While any card can be played, none is laid off."
    ),
    ("free_discard", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "A card that cannot be played may be laid off at any time."
    ),
    ("open_hands", False): QT_TRANSLATE_NOOP(
        "KizmaRules", "Hands are hidden; the order of the deck is known to nobody."
    ),
    ("open_hands", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "Everybody sees all hands; the order of the deck is known to nobody."
    ),
    ("match", "single"): QT_TRANSLATE_NOOP("KizmaRules", "One game is played."),
    ("match", "best_of_3"): QT_TRANSLATE_NOOP(
        "KizmaRules", "Whoever wins two of three games wins; then points decide."
    ),
    ("match", "best_of_5"): QT_TRANSLATE_NOOP(
        "KizmaRules", "Whoever wins three of five games wins; then points decide."
    ),
    ("match", "to_500"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The match ends with the game that brings somebody to 500 points."
    ),
    ("match", "to_1000"): QT_TRANSLATE_NOOP(
        "KizmaRules", "The match ends with the game that brings somebody to 1000 points."
    ),
    ("time_up", "finish_round"): QT_TRANSLATE_NOOP(
        "KizmaRules", "When time is up the round is finished, so that all have had equally many turns."
    ),
    ("time_up", "at_once"): QT_TRANSLATE_NOOP("KizmaRules", "When time is up the game ends at once."),
    ("enter_on", "6"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A 6 brings a pawn in or moves one six squares, as you like."
    ),
    ("enter_on", "1-6"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A 1 or a 6 brings a pawn in, or moves one so many squares."
    ),
    ("three_tries", False): QT_TRANSLATE_NOOP(
        "KizmaRules", "With no pawn on the track there is one roll like any other."
    ),
    ("three_tries", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "With no pawn on the track you may roll up to three times to come in."
    ),
    ("bonus", "no_entry"): QT_TRANSLATE_NOOP(
        "KizmaRules", "A 6 gives another roll only if no pawn could come in with it."
    ),
    ("bonus", "always"): QT_TRANSLATE_NOOP("KizmaRules", "A 6 always gives another roll."),
    ("doubling", True): QT_TRANSLATE_NOOP(
        "KizmaRules", "Two pawns of a colour may share a square; opponents can neither hit nor pass them."
    ),
    ("doubling", False): QT_TRANSLATE_NOOP("KizmaRules", "One pawn a square: your own pawn blocks landing."),
    ("overtaking", "no"): QT_TRANSLATE_NOOP(
        "KizmaRules", "An opponent’s pawn cannot be passed, only hit exactly. Your own can be passed."
    ),
    ("overtaking", "yes"): QT_TRANSLATE_NOOP("KizmaRules", "Single pawns of opponents may be passed."),
    ("bounce", False): QT_TRANSLATE_NOOP("KizmaRules", "The finish needs the exact roll."),
    ("bounce", True): QT_TRANSLATE_NOOP("KizmaRules", "Steps beyond the finish are counted back from it."),
}
"""What a house rule says with a value."""
