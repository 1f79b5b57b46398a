"""The house rules of Kızma Birader as declared data; must not hold prose."""

from common.core.options import (
    BoolOption,
    ChoiceOption,
    IntOption,
    Options,
    OptionSet,
    Place,
    Preset,
    When,
)

_CARDS = (When("form", ("cards",)),)
_DICE = (When("form", ("dice",)),)
_PARTNERS = (*_CARDS, When("partners", (True,)))
_SCORED = (*_CARDS, When("scored", (True,)))
_TIMED = (When("minutes", tuple(range(5, 121))),)


def conflict(options: Options, seats: int) -> str | None:
    """Name what cannot be: partners or hands without cards, partners without four seats (Z30, Z34)."""
    cards = options.word("form") == "cards"
    if options.flag("partners") and (not cards or seats != 4):
        return "partners"
    if options.flag("scored") and not cards:
        return "scored"
    return None


OPTIONS = OptionSet(
    declared=(
        ChoiceOption("form", "Z06", Place.FORM, choices=("cards", "dice")),
        BoolOption("partners", "Z30", Place.FORM, _CARDS, (4,)),
        BoolOption("scored", "Z34", Place.FORM, _CARDS),
        IntOption("minutes", "Z38", Place.FORM, choices=(0,), span=(5, 120)),
        ChoiceOption("time_up", "Z38", Place.HOUSE, _TIMED, choices=("finish_round", "at_once")),
        ChoiceOption(
            "match",
            "Z37",
            Place.HOUSE,
            _SCORED,
            choices=("single", "best_of_3", "best_of_5", "to_500", "to_1000"),
        ),
        ChoiceOption("starter", "Z04", Place.STARTER, choices=("draw", "first_seat", "random")),
        BoolOption("voluntary_pass", "Z05", Place.MORE),
        BoolOption("play_on", "Z15", Place.HOUSE, (When("partners", (False,)),), (3, 4)),
        ChoiceOption("entry", "Z01", Place.MORE, _CARDS, choices=("behind", "sorry")),
        IntOption("track", "Z01", Place.HOUSE, _CARDS, choices=(60, 52, 40)),
        IntOption("lane", "Z01", Place.MORE, _CARDS, choices=(5, 4)),
        IntOption("jokers", "Z06", Place.HOUSE, _CARDS, choices=(4, 2, 6, 8)),
        IntOption("ones_twos", "Z06", Place.MORE, _CARDS, choices=(4, 5)),
        ChoiceOption("two_enters_on", "Z07", Place.MORE, _CARDS, choices=("start", "next")),
        BoolOption("safe_start", "Z09", Place.HOUSE, _CARDS),
        ChoiceOption("backward", "Z10", Place.HOUSE, _CARDS, choices=("3-9", "4-10")),
        ChoiceOption("back_into_lane", "Z10", Place.MORE, _CARDS, choices=("later", "same_move")),
        BoolOption("lane_back", "Z10", Place.MORE, _CARDS, default=True),
        ChoiceOption("split", "Z11", Place.MORE, _CARDS, choices=("5-7", "7")),
        ChoiceOption("eleven_draw", "Z12", Place.MORE, _CARDS, choices=("moved", "always")),
        ChoiceOption("joker_from", "Z13", Place.MORE, _CARDS, choices=("track", "yard", "both")),
        ChoiceOption("partner_from", "Z30", Place.HOUSE, _PARTNERS, (4,), choices=("start", "own_first")),
        BoolOption("partner_blocks", "Z31", Place.HOUSE, _PARTNERS, (4,)),
        ChoiceOption("joker_duty", "Z32", Place.HOUSE, _PARTNERS, (4,), choices=("sacrifice", "run_counts")),
        BoolOption("open_hands", "Z34", Place.MORE, _SCORED),
        BoolOption("free_discard", "Z35", Place.MORE, _SCORED),
        ChoiceOption("enter_on", "Z20", Place.HOUSE, _DICE, choices=("6", "1-6")),
        BoolOption("three_tries", "Z20", Place.HOUSE, _DICE),
        ChoiceOption("bonus", "Z21", Place.HOUSE, _DICE, choices=("no_entry", "always")),
        BoolOption("doubling", "Z22", Place.HOUSE, _DICE, default=True),
        ChoiceOption("overtaking", "Z23", Place.HOUSE, _DICE, choices=("no", "yes")),
        BoolOption("bounce", "Z24", Place.MORE, _DICE),
    ),
    presets=(
        Preset("kartli", {}),
        Preset("ca_games", {"backward": "4-10"}),
        Preset("zarli", {"form": "dice", "play_on": True}),
    ),
    conflict=conflict,
)
