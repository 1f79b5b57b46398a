"""The declared house rules of King; must not know how they are played or worded."""

from collections import Counter

from common.core.options import (
    BoolOption,
    ChoiceOption,
    IntOption,
    Options,
    OptionSet,
    OrderOption,
    Place,
    Preset,
    When,
)
from king.engine.cards import Suit

PENALTY_IDS = ("el", "kupa", "erkek", "kiz", "rifki", "soniki")
ANY_TRUMP = "koz"
TRUMP_IDS = tuple(f"{ANY_TRUMP}:{suit}" for suit in Suit)

_ROUND = f"{' '.join(PENALTY_IDS)} koz koz koz koz"
_LONG_ORDER = f"{_ROUND} {_ROUND}"
_SHORT_ORDER = f"{' '.join(PENALTY_IDS)} el kupa koz koz koz koz"

_CHOSEN = (When("kanli", (False,)),)
_MUST_BREAK = (When("trump_must_break", (True,)),)


def order_is_valid(order: str, length: int) -> bool:
    """Tell whether a Kanlı order fits a game of 20 or 12 hands (K28).

    Twenty hands hold each penalty twice and eight trumps; twelve hold eight penalties, none more than
    twice, and four trumps.
    """
    count = Counter(entry.partition(":")[0] for entry in order.split(" "))
    trumps = count.pop(ANY_TRUMP, 0)
    if trumps != (8 if length == 20 else 4):
        return False
    return set(count) <= set(PENALTY_IDS) and count.total() == length - trumps and max(count.values()) <= 2


def conflict(options: Options, seats: int) -> str | None:
    """Name ``kanli_order`` where Kanlı is on and its order does not fit the length (K28), else None."""
    if options.flag("kanli") and not order_is_valid(options.word("kanli_order"), options.number("length")):
        return "kanli_order"
    return None


OPTIONS = OptionSet(
    declared=(
        IntOption("length", "K03", Place.FORM, choices=(20, 12)),
        ChoiceOption("first_caller", "K04", Place.STARTER, choices=("2d", "7d", "random")),
        BoolOption("once_per_seat", "K07", Place.MORE, _CHOSEN),
        BoolOption("koz_from_start", "K08", Place.HOUSE, _CHOSEN, default=True),
        BoolOption("rifki_forced_drop", "K16", Place.MORE, default=True),
        ChoiceOption("forced_heart_lead", "K17", Place.MORE, choices=("any", "highest")),
        BoolOption("raise_trump", "K19", Place.MORE, default=True),
        BoolOption("overruff", "K19", Place.MORE, default=True),
        BoolOption("raise_plain", "K19", Place.MORE),
        ChoiceOption("akq", "K20", Place.HOUSE, _MUST_BREAK, choices=("any", "caller", "off")),
        BoolOption("trump_must_break", "K20", Place.MORE, default=True),
        ChoiceOption("kiz_split", "K22", Place.HOUSE, choices=("replay", "choose", "off")),
        ChoiceOption("rifki_spoil", "K23", Place.HOUSE, choices=("on", "wide", "off")),
        IntOption("king_tricks", "K24", Place.HOUSE, choices=(13, 12, 11, 10)),
        BoolOption("king_declared", "K24", Place.HOUSE),
        BoolOption("win_at_zero", "K26", Place.MORE, default=True),
        BoolOption("koz_spoil", "K27", Place.MORE),
        BoolOption("kanli", "K28", Place.FORM),
        OrderOption(
            "kanli_order",
            "K28",
            Place.FORM,
            (When("kanli", (True,)),),
            items=(*PENALTY_IDS, ANY_TRUMP, *TRUMP_IDS),
            exchanges=((ANY_TRUMP, *TRUMP_IDS),),
            defaults=((When("length", (12,)), _SHORT_ORDER), (None, _LONG_ORDER)),
        ),
    ),
    presets=(Preset("classic", {}), Preset("short", {"length": 12}), Preset("kanli", {"kanli": True})),
    conflict=conflict,
)
