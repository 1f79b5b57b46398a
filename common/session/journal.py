"""Keeps one running match in the library, line by line; must not know the rules or the screen."""

from collections.abc import Sequence

from common.core.match import LogLine, Match
from common.session.library import Library


class Journal:
    """Writes what a match has gained since the last time; a failed write is made up for by the next one."""

    def __init__(self, library: Library, match: Match, match_id: int | None = None) -> None:
        self._library = library
        self._match = match
        self._saved = match.log
        self._finished = match.outcome is not None
        self.match_id = library.create(match) if match_id is None else match_id

    def write(self) -> None:
        """Store the lines not stored yet, and the result once there is one.

        Raises ``SavingFailed`` or ``MatchTaken``.
        """
        match = self._match
        kept = _common_length(self._saved, match.log)
        if kept < len(self._saved):
            self._library.truncate(self.match_id, len(self._saved), kept)
            self._saved = self._saved[:kept]
        if kept < match.ply:
            self._library.append(self.match_id, kept, match.log[kept:], match.clock)
            self._saved = match.log
        if match.outcome is not None and not self._finished:
            self._library.finish(self.match_id, match.seats, match.outcome)
            self._finished = True


def _common_length(one: Sequence[LogLine], other: Sequence[LogLine]) -> int:
    pairs = zip(one, other, strict=False)
    return next(
        (index for index, (left, right) in enumerate(pairs) if left != right), min(len(one), len(other))
    )
