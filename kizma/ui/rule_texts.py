"""The sentences of the rule page by section; must not know which of them hold."""

from common.ui.noop import QT_TRANSLATE_NOOP
from common.ui.rule_sections import SectionTexts

START: list[SectionTexts] = [
    (
        ("Z03", "Z15"),
        QT_TRANSLATE_NOOP("KizmaRules", "What it is about"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "Two, three or four players have four pawns each. Whoever first brings all four once "
                "round the "
                "board and to the finish wins. Two players sit opposite each other.",
            ),
            "play_on",
        ),
    ),
    (
        ("Z04", "Z50"),
        QT_TRANSLATE_NOOP("KizmaRules", "Who begins"),
        (
            "starter",
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "The beginner picks a colour, the others take the colours that follow clockwise. "
                "Turns pass "
                "clockwise as well.",
            ),
        ),
    ),
    (
        ("Z05", "Z51"),
        QT_TRANSLATE_NOOP("KizmaRules", "Moving and passing"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "A move that exists must be made. If there is none the turn passes by itself and the "
                "table says "
                "why.",
            ),
            "voluntary_pass",
        ),
    ),
]

CARDS: list[SectionTexts] = [
    (
        ("Z01", "Z52"),
        QT_TRANSLATE_NOOP("KizmaRules", "The board"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "{track} squares go round. Before your start square your own safe lane of {lane} "
                "squares turns "
                "off to the finish, where a pawn stays for good.",
            ),
            "entry",
            "track",
            "lane",
        ),
    ),
    (
        ("Z06", "Z54"),
        QT_TRANSLATE_NOOP("KizmaRules", "The deck"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "The deck has {deck} cards: 1 to 12 and jokers. You draw one a turn, play it and lay "
                "it open. "
                "When a card is needed and none is left, the used ones are shuffled.",
            ),
            "jokers",
            "ones_twos",
        ),
    ),
    (
        ("Z07", "Z53"),
        QT_TRANSLATE_NOOP("KizmaRules", "Coming in: 1 and 2"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "Only a 1 or a 2 brings a pawn from its yard. An opponent on that square is "
                "captured; a pawn of "
                "your own colour there forbids it. A 1 or 2 may also move a pawn.",
            ),
            "two_enters_on",
        ),
    ),
    (
        ("Z08", "Z09", "Z14"),
        QT_TRANSLATE_NOOP("KizmaRules", "Forward, capturing, finishing"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "A pawn goes exactly as many squares as the card says. Pawns never block the way. "
                "Landing on "
                "an opponent sends it back to its yard; landing on your own colour is not allowed.",
            ),
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "The finish must be reached exactly. Lanes are closed to other colours, so a pawn in "
                "its lane is safe.",
            ),
            "safe_start",
        ),
    ),
    (
        ("Z10", "Z55"),
        QT_TRANSLATE_NOOP("KizmaRules", "Backward: {low} and {high}"),
        (
            "backward",
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "Going back, a pawn may pass behind its own start; a later forward card then takes "
                "it straight "
                "into its lane. Pawns in the yard and at the finish do not go back.",
            ),
            "back_into_lane",
            "lane_back",
        ),
    ),
    (
        ("Z11", "Z56"),
        QT_TRANSLATE_NOOP("KizmaRules", "Shared cards"),
        (
            "split",
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "A shared card moves exactly two pawns and all its points are used; you choose the "
                "order, and "
                "the second part is judged on the board after the first. No part brings a pawn in.",
            ),
        ),
    ),
    (
        ("Z12",),
        QT_TRANSLATE_NOOP("KizmaRules", "The 11"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "After an 11 you draw another card and play that too if you can, again and again.",
            ),
            "eleven_draw",
        ),
    ),
    (
        ("Z13",),
        QT_TRANSLATE_NOOP("KizmaRules", "The joker"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "A joker either takes the square of an opponent’s pawn on the track, which goes to "
                "its yard, or "
                "runs 1 to 12 squares forward, as many as you like.",
            ),
            "joker_from",
        ),
    ),
]

DICE: list[SectionTexts] = [
    (
        ("Z02", "Z24", "Z57"),
        QT_TRANSLATE_NOOP("KizmaRules", "The cross"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "52 squares go round. After 50 steps from your start square your lane of five "
                "squares turns off "
                "to the finish.",
            ),
            "bounce",
        ),
    ),
    (
        ("Z20",),
        QT_TRANSLATE_NOOP("KizmaRules", "Coming in"),
        (
            "enter_on",
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "At most one pawn a turn comes in; a single opponent on the start square is captured.",
            ),
            "three_tries",
        ),
    ),
    (
        ("Z21",),
        QT_TRANSLATE_NOOP("KizmaRules", "Rolling again"),
        (
            "bonus",
            QT_TRANSLATE_NOOP(
                "KizmaRules", "The third 6 of a turn is not moved and ends it; the first two stand."
            ),
        ),
    ),
    (
        ("Z22", "Z23"),
        QT_TRANSLATE_NOOP("KizmaRules", "Capturing and blocking"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules", "Landing exactly on a single opponent sends it back to its yard."
            ),
            "doubling",
            "overtaking",
        ),
    ),
    (
        ("Z25", "Z58", "Z60"),
        QT_TRANSLATE_NOOP("KizmaRules", "Places"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules", "Players who have finished are skipped; whoever is left takes the last place."
            ),
        ),
    ),
]

PARTNERS: list[SectionTexts] = [
    (
        ("Z30", "Z31"),
        QT_TRANSLATE_NOOP("KizmaRules", "Partners"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "Red and blue play against yellow and green. Every card may move any of the eight "
                "pawns; the "
                "side wins whose eight pawns are all at the finish.",
            ),
            "partner_from",
            "partner_blocks",
        ),
    ),
    (
        ("Z32",),
        QT_TRANSLATE_NOOP("KizmaRules", "The joker of partners"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "A joker must be used. While an opponent is on the track you swap or run as you like.",
            ),
            "joker_duty",
        ),
    ),
]

SCORED: list[SectionTexts] = [
    (
        ("Z34", "Z35", "Z40"),
        QT_TRANSLATE_NOOP("KizmaRules", "The hand"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "Everybody holds four cards, draws one a turn and plays one of the five. Only if "
                "none can be "
                "played is one laid off.",
            ),
            "free_discard",
            "open_hands",
        ),
    ),
    (
        ("Z36", "Z37", "Z59"),
        QT_TRANSLATE_NOOP("KizmaRules", "Points"),
        (
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "The winner gets 50 points, and for each opponent 5 for a pawn at home and 10 for "
                "one that is "
                "not; 80 for an opponent with none at home, and 200 each if no opponent has any (mars).",
            ),
            "match",
        ),
    ),
]

TIMED: list[SectionTexts] = [
    (
        ("Z38",),
        QT_TRANSLATE_NOOP("KizmaRules", "Playing on time"),
        (
            "minutes",
            "time_up",
            QT_TRANSLATE_NOOP(
                "KizmaRules",
                "If nobody has finished then, the opponents’ pawns are counted as for points, and "
                "ties go to "
                "whoever has come farther. The clock stands still while the game is paused.",
            ),
        ),
    ),
]
