"""The declared house rules of Qwirkle; must not know what they do to a match."""

from common.core.options import BoolOption, ChoiceOption, IntOption, OptionSet, Place, Preset, When

OPTIONS = OptionSet(
    declared=(
        ChoiceOption("start", "Q03", Place.STARTER, choices=("largest_set", "random", "first_seat")),
        ChoiceOption(
            "start_tie",
            "Q03",
            Place.STARTER,
            when=(When("start", ("largest_set",)),),
            choices=("oldest", "youngest", "random"),
        ),
        ChoiceOption("opening", "Q04", choices=("must_be_largest", "free")),
        ChoiceOption("swap_short_bag", "Q07", choices=("limit", "forbid")),
        ChoiceOption("voluntary_pass", "Q08", Place.MORE, choices=("off", "when_bag_empty")),
        IntOption("out_bonus", "Q11", choices=(6, 0)),
        ChoiceOption("end_tie", "Q13", Place.MORE, choices=("shared", "qwirkles")),
        IntOption("target_score", "Q14", Place.FORM, choices=(0, 100, 150, 200), span=(50, 300)),
        BoolOption("tile_counter", "Q15", default=True),
        BoolOption("open_hands", "Q15", Place.MORE),
    ),
    presets=(
        Preset("classic", {}),
        Preset("short", {"target_score": 100}),
        Preset("open", {"open_hands": True, "opening": "free"}),
    ),
)
