"""The house rules that decide which card may be played; must not know what else is declared."""

from dataclasses import dataclass

from common.core.options import Options


@dataclass(frozen=True, slots=True)
class House:
    """The card-play house rules of one match, with the defaults of the rules (K16, K17, K19, K20)."""

    rifki_forced_drop: bool = True
    highest_heart_lead: bool = False
    raise_trump: bool = True
    overruff: bool = True
    raise_plain: bool = False
    akq: str = "any"
    trump_must_break: bool = True

    @classmethod
    def of(cls, options: Options) -> "House":
        """Return the card-play part of a choice of house rules."""
        return cls(
            options.flag("rifki_forced_drop"),
            options.word("forced_heart_lead") == "highest",
            options.flag("raise_trump"),
            options.flag("overruff"),
            options.flag("raise_plain"),
            options.word("akq"),
            options.flag("trump_must_break"),
        )
