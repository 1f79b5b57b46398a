"""The names of the house rules, their values and their sets; must not know what they do."""

from PySide6.QtCore import QCoreApplication

from common.core.options import OptionValue
from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.option_words import OptionWords

NAMES = {
    "form": QT_TRANSLATE_NOOP("KizmaOptions", "Cards or die"),
    "partners": QT_TRANSLATE_NOOP("KizmaOptions", "Partners"),
    "scored": QT_TRANSLATE_NOOP("KizmaOptions", "Points"),
    "minutes": QT_TRANSLATE_NOOP("KizmaOptions", "Timed"),
    "time_up": QT_TRANSLATE_NOOP("KizmaOptions", "When time is up"),
    "match": QT_TRANSLATE_NOOP("KizmaOptions", "Length of the match"),
    "starter": QT_TRANSLATE_NOOP("KizmaOptions", "Who begins"),
    "voluntary_pass": QT_TRANSLATE_NOOP("KizmaOptions", "Passing by choice"),
    "play_on": QT_TRANSLATE_NOOP("KizmaOptions", "Play on for places"),
    "entry": QT_TRANSLATE_NOOP("KizmaOptions", "Entry to the lane"),
    "track": QT_TRANSLATE_NOOP("KizmaOptions", "Squares of the track"),
    "lane": QT_TRANSLATE_NOOP("KizmaOptions", "Squares of the lane"),
    "jokers": QT_TRANSLATE_NOOP("KizmaOptions", "Jokers"),
    "ones_twos": QT_TRANSLATE_NOOP("KizmaOptions", "Ones and twos"),
    "two_enters_on": QT_TRANSLATE_NOOP("KizmaOptions", "A 2 brings in on"),
    "safe_start": QT_TRANSLATE_NOOP("KizmaOptions", "Safe start square"),
    "backward": QT_TRANSLATE_NOOP("KizmaOptions", "Backward cards"),
    "back_into_lane": QT_TRANSLATE_NOOP("KizmaOptions", "Backwards into the lane"),
    "lane_back": QT_TRANSLATE_NOOP("KizmaOptions", "Back out of the lane"),
    "split": QT_TRANSLATE_NOOP("KizmaOptions", "Cards that can be shared"),
    "eleven_draw": QT_TRANSLATE_NOOP("KizmaOptions", "An 11 draws again"),
    "joker_from": QT_TRANSLATE_NOOP("KizmaOptions", "Joker swaps from"),
    "partner_from": QT_TRANSLATE_NOOP("KizmaOptions", "Moving the partner’s pawns"),
    "partner_blocks": QT_TRANSLATE_NOOP("KizmaOptions", "The partner blocks"),
    "joker_duty": QT_TRANSLATE_NOOP("KizmaOptions", "Joker without an opponent"),
    "open_hands": QT_TRANSLATE_NOOP("KizmaOptions", "Open hands"),
    "free_discard": QT_TRANSLATE_NOOP("KizmaOptions", "Free laying off"),
    "enter_on": QT_TRANSLATE_NOOP("KizmaOptions", "Brings a pawn in"),
    "three_tries": QT_TRANSLATE_NOOP("KizmaOptions", "Three tries"),
    "bonus": QT_TRANSLATE_NOOP("KizmaOptions", "Another roll after a 6"),
    "doubling": QT_TRANSLATE_NOOP("KizmaOptions", "Doubled pawns"),
    "overtaking": QT_TRANSLATE_NOOP("KizmaOptions", "Overtaking opponents"),
    "bounce": QT_TRANSLATE_NOOP("KizmaOptions", "Bounce off the finish"),
}

HELP = {
    "form": QT_TRANSLATE_NOOP("KizmaOptions", "What says how far a pawn goes."),
    "partners": QT_TRANSLATE_NOOP("KizmaOptions", "Colours that face each other play together."),
    "scored": QT_TRANSLATE_NOOP("KizmaOptions", "Everybody holds four cards; games bring points."),
    "minutes": QT_TRANSLATE_NOOP("KizmaOptions", "The game ends when the time is up."),
    "time_up": QT_TRANSLATE_NOOP("KizmaOptions", "Whether the round is still played to its end."),
    "match": QT_TRANSLATE_NOOP("KizmaOptions", "How many games are played."),
    "starter": QT_TRANSLATE_NOOP("KizmaOptions", "How the first player is found."),
    "voluntary_pass": QT_TRANSLATE_NOOP("KizmaOptions", "You may pass although you could move."),
    "play_on": QT_TRANSLATE_NOOP("KizmaOptions", "After the first, the others play for their places."),
    "entry": QT_TRANSLATE_NOOP("KizmaOptions", "The square from which a pawn turns into its lane."),
    "track": QT_TRANSLATE_NOOP("KizmaOptions", "The length of the way round."),
    "lane": QT_TRANSLATE_NOOP("KizmaOptions", "The length of the safe lane."),
    "jokers": QT_TRANSLATE_NOOP("KizmaOptions", "How many jokers the deck holds."),
    "ones_twos": QT_TRANSLATE_NOOP("KizmaOptions", "How many of each the deck holds."),
    "two_enters_on": QT_TRANSLATE_NOOP("KizmaOptions", "Where a pawn lands that a 2 brings in."),
    "safe_start": QT_TRANSLATE_NOOP("KizmaOptions", "A pawn on its own start square cannot be captured."),
    "backward": QT_TRANSLATE_NOOP("KizmaOptions", "The two cards that must go back."),
    "back_into_lane": QT_TRANSLATE_NOOP(
        "KizmaOptions", "Whether the rest of a backward card may enter the lane."
    ),
    "lane_back": QT_TRANSLATE_NOOP("KizmaOptions", "A backward card also moves a pawn in its lane."),
    "split": QT_TRANSLATE_NOOP("KizmaOptions", "Two pawns may share these."),
    "eleven_draw": QT_TRANSLATE_NOOP("KizmaOptions", "When an 11 brings another card."),
    "joker_from": QT_TRANSLATE_NOOP("KizmaOptions", "Which pawns may take an opponent’s square."),
    "partner_from": QT_TRANSLATE_NOOP("KizmaOptions", "When you may move your partner’s pawns."),
    "partner_blocks": QT_TRANSLATE_NOOP("KizmaOptions", "You cannot land on your partner’s pawn."),
    "joker_duty": QT_TRANSLATE_NOOP("KizmaOptions", "What a joker does when no opponent is on the track."),
    "open_hands": QT_TRANSLATE_NOOP("KizmaOptions", "Everybody sees all hands."),
    "free_discard": QT_TRANSLATE_NOOP(
        "KizmaOptions", "An unplayable card may be laid off although others can be played."
    ),
    "enter_on": QT_TRANSLATE_NOOP("KizmaOptions", "The rolls that bring a pawn in."),
    "three_tries": QT_TRANSLATE_NOOP("KizmaOptions", "With no pawn on the track you roll up to three times."),
    "bonus": QT_TRANSLATE_NOOP("KizmaOptions", "When a 6 earns another roll."),
    "doubling": QT_TRANSLATE_NOOP("KizmaOptions", "Two pawns of a colour may share a square and close it."),
    "overtaking": QT_TRANSLATE_NOOP("KizmaOptions", "Whether a pawn may pass an opponent’s pawn."),
    "bounce": QT_TRANSLATE_NOOP("KizmaOptions", "Surplus steps go back from the finish."),
}

VALUES = {
    ("form", "cards"): QT_TRANSLATE_NOOP("KizmaOptions", "Cards"),
    ("form", "dice"): QT_TRANSLATE_NOOP("KizmaOptions", "Die"),
    ("time_up", "finish_round"): QT_TRANSLATE_NOOP("KizmaOptions", "Finish the round"),
    ("time_up", "at_once"): QT_TRANSLATE_NOOP("KizmaOptions", "End at once"),
    ("match", "single"): QT_TRANSLATE_NOOP("KizmaOptions", "One game"),
    ("match", "best_of_3"): QT_TRANSLATE_NOOP("KizmaOptions", "Best of three"),
    ("match", "best_of_5"): QT_TRANSLATE_NOOP("KizmaOptions", "Best of five"),
    ("match", "to_500"): QT_TRANSLATE_NOOP("KizmaOptions", "To 500 points"),
    ("match", "to_1000"): QT_TRANSLATE_NOOP("KizmaOptions", "To 1000 points"),
    ("starter", "draw"): QT_TRANSLATE_NOOP("KizmaOptions", "Highest draw"),
    ("starter", "first_seat"): QT_TRANSLATE_NOOP("KizmaOptions", "First seat"),
    ("starter", "random"): QT_TRANSLATE_NOOP("KizmaOptions", "By lot"),
    ("entry", "behind"): QT_TRANSLATE_NOOP("KizmaOptions", "Right behind the start"),
    ("entry", "sorry"): QT_TRANSLATE_NOOP("KizmaOptions", "Two behind the start"),
    ("two_enters_on", "start"): QT_TRANSLATE_NOOP("KizmaOptions", "The start square"),
    ("two_enters_on", "next"): QT_TRANSLATE_NOOP("KizmaOptions", "The next square"),
    ("backward", "3-9"): QT_TRANSLATE_NOOP("KizmaOptions", "3 and 9"),
    ("backward", "4-10"): QT_TRANSLATE_NOOP("KizmaOptions", "4 and 10"),
    ("back_into_lane", "later"): QT_TRANSLATE_NOOP("KizmaOptions", "With a later card"),
    ("back_into_lane", "same_move"): QT_TRANSLATE_NOOP("KizmaOptions", "In the same move"),
    ("split", "5-7"): QT_TRANSLATE_NOOP("KizmaOptions", "5 and 7"),
    ("split", "7"): QT_TRANSLATE_NOOP("KizmaOptions", "Only 7"),
    ("eleven_draw", "moved"): QT_TRANSLATE_NOOP("KizmaOptions", "If it was moved"),
    ("eleven_draw", "always"): QT_TRANSLATE_NOOP("KizmaOptions", "Always"),
    ("joker_from", "track"): QT_TRANSLATE_NOOP("KizmaOptions", "The track"),
    ("joker_from", "yard"): QT_TRANSLATE_NOOP("KizmaOptions", "The yard"),
    ("joker_from", "both"): QT_TRANSLATE_NOOP("KizmaOptions", "Track and yard"),
    ("partner_from", "start"): QT_TRANSLATE_NOOP("KizmaOptions", "From the start"),
    ("partner_from", "own_first"): QT_TRANSLATE_NOOP("KizmaOptions", "Once yours are home"),
    ("joker_duty", "sacrifice"): QT_TRANSLATE_NOOP("KizmaOptions", "Sends a pawn home"),
    ("joker_duty", "run_counts"): QT_TRANSLATE_NOOP("KizmaOptions", "May also run"),
    ("enter_on", "6"): QT_TRANSLATE_NOOP("KizmaOptions", "6"),
    ("enter_on", "1-6"): QT_TRANSLATE_NOOP("KizmaOptions", "1 and 6"),
    ("bonus", "no_entry"): QT_TRANSLATE_NOOP("KizmaOptions", "If none can come in"),
    ("bonus", "always"): QT_TRANSLATE_NOOP("KizmaOptions", "Always"),
    ("overtaking", "no"): QT_TRANSLATE_NOOP("KizmaOptions", "No"),
    ("overtaking", "yes"): QT_TRANSLATE_NOOP("KizmaOptions", "Yes"),
}

PRESETS = {
    "kartli": QT_TRANSLATE_NOOP("KizmaOptions", "Classic cards"),
    "ca_games": QT_TRANSLATE_NOOP("KizmaOptions", "Cards, 4 and 10 back"),
    "zarli": QT_TRANSLATE_NOOP("KizmaOptions", "With the die"),
}

PRESET_HELP = {
    "kartli": QT_TRANSLATE_NOOP("KizmaOptions", "1 and 2 bring in, 3 and 9 go back."),
    "ca_games": QT_TRANSLATE_NOOP("KizmaOptions", "1 and 2 bring in, 4 and 10 go back."),
    "zarli": QT_TRANSLATE_NOOP("KizmaOptions", "A 6 brings in; all play for their places."),
}


WORDS = OptionWords("KizmaOptions", NAMES, HELP, PRESETS, PRESET_HELP)


def value_name(option: str, value: OptionValue) -> str:
    """Return the name of one value of a house rule."""
    if isinstance(value, bool):
        on, off = (
            QCoreApplication.translate("KizmaOptions", "On"),
            QCoreApplication.translate("KizmaOptions", "Off"),
        )
        return on if value else off
    if isinstance(value, str):
        return WORDS.say(VALUES[option, value])
    if option != "minutes":
        return str(value)
    if value == 0:
        return QCoreApplication.translate("KizmaOptions", "Off")
    return QCoreApplication.translate("KizmaOptions", "{minutes} minutes").format(minutes=value)
