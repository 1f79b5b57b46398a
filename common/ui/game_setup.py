"""What the new-game page puts together: seats, rule set and house rules; must not know any widget or game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from PySide6.QtCore import QObject, Signal

from common.core.chance import new_seed
from common.core.game import GameInfo
from common.core.match import Match
from common.core.options import OptionError, Options, OptionValue, Place
from common.core.seats import NAME_LENGTH, PLAYING_LEVELS, Level, Seat, SeatKind
from common.ui.seat_wish import SeatWishes

BOT_NAMES = ("Nermin", "Tevfik", "Feride", "Rıza", "Elif", "Cemal")
OWN_PREFIX = "own:"
USUAL_SEATS = 4


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat while it is being set up; the level is kept while a person sits there.

    ``wish`` is a move settled before the match, or None for the usual one of its place.
    """

    name: str
    kind: SeatKind = SeatKind.HUMAN
    level: Level = Level.KALFA
    wish: str | None = None

    def seat(self, wish: str) -> Seat:
        """Return the seat as a match wants it, with what it wishes."""
        return Seat(self.name, self.kind, self.level if self.kind is SeatKind.BOT else None, wish)


@dataclass(frozen=True, slots=True)
class RuleSet:
    """A named choice of house rules: a preset of the game or, with a ``name``, one of the user's own."""

    key: str
    options: Options
    name: str = ""

    @property
    def is_own(self) -> bool:
        """Whether the user has saved it."""
        return bool(self.name)


class GameSetup(QObject):
    """The choices for one new match; ``changed`` tells of each one.

    ``wishes`` is what seats can settle before the match. ``stored`` is what ``to_json`` returned for the last
    match, or empty; ``own_sets`` what ``own_to_json`` returned. Whatever in them no longer makes sense is
    replaced by the usual.
    """

    changed = Signal()
    own_sets_changed = Signal()

    def __init__(
        self,
        info: GameInfo,
        own_name: str,
        stored: Mapping[str, Any],
        own_sets: Sequence[Any],
        wishes: SeatWishes,
    ) -> None:
        super().__init__()
        self.info = info
        self.wishes = wishes
        self._sets = [RuleSet(preset.id, info.options.preset(preset.id)) for preset in info.options.presets]
        self._sets += _own_sets(info, own_sets)
        self._drafts = _drafts(info, own_name, stored.get("seats"))
        self._count = _count(info, stored.get("count"))
        self._base = self._set_named(stored.get("rule_set"))
        self._options = _options(info, stored.get("options")) or self._base.options
        self._settle()

    # Seats

    @property
    def count(self) -> int:
        """How many seats the match has."""
        return self._count

    @property
    def seats(self) -> tuple[SeatDraft, ...]:
        """The seats of the match, in order."""
        return tuple(self._drafts[: self._count])

    def wish(self, index: int) -> str:
        """Return the move a seat plays by itself as soon as it may, or an empty text."""
        wish = self._drafts[index].wish
        known = {choice.move for choice in self.wishes.choices()}
        return wish if wish is not None and wish in known else self.wishes.usual(index, self._count)

    def set_count(self, count: int) -> None:
        """Play with another number of seats."""
        self._count = count
        self._settle()
        self.changed.emit()

    def set_seat(self, index: int, draft: SeatDraft) -> None:
        """Change one seat; a name no match could hold is refused and the old one kept."""
        name = draft.name.strip()
        if not name or len(name) > NAME_LENGTH or not name.isprintable():
            name = self._drafts[index].name
        before = self.wish(index)
        self._drafts[index] = replace(draft, name=name)
        self._exchange_wishes(index, before)
        self.changed.emit()

    def _exchange_wishes(self, index: int, before: str) -> None:
        """Give who wished the same what the seat wished before, so that two do not wish one thing."""
        wish = self.wish(index)
        for other in range(self._count):
            if wish and wish != before and other != index and self.wish(other) == wish:
                self._drafts[other] = replace(self._drafts[other], wish=before)

    def move_seat(self, index: int, to: int) -> None:
        """Put a seat at another place in the order."""
        self._drafts.insert(to, self._drafts.pop(index))
        self.changed.emit()

    def shuffle_seats(self, rng: Random) -> None:
        """Put the seats into a random order."""
        seats = self._drafts[: self._count]
        rng.shuffle(seats)
        self._drafts[: self._count] = seats
        self.changed.emit()

    # House rules

    @property
    def options(self) -> Options:
        """The house rules as they stand."""
        return self._options

    @property
    def base(self) -> RuleSet:
        """The rule set that changes are counted against."""
        return self._base

    @property
    def rule_sets(self) -> tuple[RuleSet, ...]:
        """The presets of the game, then the user's own sets."""
        return tuple(self._sets)

    def set_option(self, option: str, value: OptionValue) -> None:
        """Change one house rule; defaults that depend on it follow."""
        before = dict(self._options)
        change: dict[str, OptionValue] = {option: value}
        after = {**before, option: value}
        for declared in self.info.options.declared:
            follows = before[declared.id] == declared.initial(before)
            if declared.id != option and follows and declared.initial(after) != before[declared.id]:
                change[declared.id] = declared.initial(after)
        self._options = self.info.options.changed(self._options, change)
        self._settle(keep=option)
        self.changed.emit()

    def choose_set(self, key: str) -> None:
        """Play by another rule set; who starts stays as chosen."""
        self._base = self._set_named(key)
        self._options = self.info.options.changed(self._base.options, dict(self._starter_values()))
        self._settle()
        self.changed.emit()

    def reset(self) -> None:
        """Undo every change to the rule set."""
        self.choose_set(self._base.key)

    def usual(self, option: str) -> OptionValue:
        """Return what the rule set says about one option."""
        return self._base.options[option]

    def applies(self, option: str) -> bool:
        """Tell whether an option matters beside the others."""
        return self.info.options[option].applies(self._options, self._count)

    def is_changed(self, option: str) -> bool:
        """Tell whether an option differs from the rule set and matters."""
        return self._options[option] != self._base.options[option] and self.applies(option)

    def changed_options(self) -> tuple[str, ...]:
        """Return the house rules that differ from the rule set; who starts is none of them."""
        declared = self.info.options.declared
        return tuple(
            each.id for each in declared if each.place is not Place.STARTER and self.is_changed(each.id)
        )

    def conflict(self) -> str | None:
        """Return the option that cannot be beside the others, or None."""
        try:
            self.info.options.check(self._options, self._count)
        except OptionError as error:
            return error.option
        return None

    def save_as(self, name: str) -> None:
        """Keep the house rules as an own set, in place of one with the same name."""
        fresh = RuleSet(OWN_PREFIX + name, self._options, name)
        self._sets = [known for known in self._sets if known.key != fresh.key] + [fresh]
        self._base = fresh
        self.own_sets_changed.emit()
        self.changed.emit()

    def delete_set(self, key: str) -> None:
        """Forget an own set; the house rules stay as they are."""
        self._sets = [known for known in self._sets if known.key != key or not known.is_own]
        self._base = self._set_named(self._base.key)
        self.own_sets_changed.emit()
        self.changed.emit()

    # Result

    def match(self) -> Match:
        """Return the match, not yet begun; raises ``OptionError`` while there is a conflict."""
        seats = [draft.seat(self.wish(index)) for index, draft in enumerate(self.seats)]
        return Match(self.info, seats, self._options, new_seed())

    def to_json(self) -> dict[str, Any]:
        """Return the choices for the next time."""
        return {
            "count": self._count,
            "seats": [
                {"name": seat.name, "kind": seat.kind.value, "level": seat.level.value, "wish": seat.wish}
                for seat in self._drafts
            ],
            "rule_set": self._base.key,
            "options": dict(self._options),
        }

    def own_to_json(self) -> list[dict[str, Any]]:
        """Return the user's own sets."""
        return [{"name": each.name, "options": dict(each.options)} for each in self._sets if each.is_own]

    def _set_named(self, key: object) -> RuleSet:
        return next((known for known in self._sets if known.key == key), self._sets[0])

    def _starter_values(self) -> Iterator[tuple[str, OptionValue]]:
        for declared in self.info.options.declared:
            if declared.place is Place.STARTER:
                yield declared.id, self._options[declared.id]

    def _settle(self, keep: str = "") -> None:
        """Take back what no longer applies and stands in the way, but not what was just chosen."""
        for _ in self.info.options.declared:
            culprit = self.conflict()
            if culprit is None or culprit == keep or self.applies(culprit):
                return
            initial = self.info.options[culprit].initial(self._options)
            if self._options[culprit] == initial:
                return
            self._options = self.info.options.changed(self._options, {culprit: initial})


def _own_sets(info: GameInfo, stored: Sequence[Any]) -> Iterator[RuleSet]:
    for entry in stored:
        name = entry.get("name") if isinstance(entry, dict) else None
        options = _options(info, entry.get("options")) if isinstance(entry, dict) else None
        if isinstance(name, str) and name.strip() and options is not None:
            yield RuleSet(OWN_PREFIX + name, options, name)


def _options(info: GameInfo, stored: object) -> Options | None:
    if not isinstance(stored, dict):
        return None
    known = {declared.id for declared in info.options.declared}
    try:
        return info.options.fresh({key: value for key, value in stored.items() if key in known})
    except OptionError:
        return None


def _count(info: GameInfo, stored: object) -> int:
    if isinstance(stored, int) and stored in info.seats:
        return stored
    return USUAL_SEATS if USUAL_SEATS in info.seats else info.seats[-1]


def _drafts(info: GameInfo, own_name: str, stored: object) -> list[SeatDraft]:
    names = [name for name in BOT_NAMES if name != own_name]
    usual = [SeatDraft(own_name), *(SeatDraft(name, SeatKind.BOT) for name in names)][: info.seats[-1]]
    known = [_draft(entry) for entry in stored] if isinstance(stored, list) else []
    read = [draft for draft in known if draft is not None]
    return read if len(read) == len(usual) else usual


def _draft(stored: object) -> SeatDraft | None:
    if not isinstance(stored, dict):
        return None
    try:
        kind, level = SeatKind(str(stored.get("kind"))), Level(str(stored.get("level")))
        Seat(str(stored.get("name")))
    except ValueError:
        return None
    wish = stored.get("wish")
    draft = SeatDraft(str(stored.get("name")), kind, level, wish if isinstance(wish, str) else None)
    return draft if level in PLAYING_LEVELS else None
