"""Why a bot's move is good, as a code with facts; must not put it in words."""

from collections.abc import Iterable

from common.core.transition import Reason
from kizma.ai.candidate import Candidate
from kizma.ai.evaluation import Evaluation
from kizma.engine.moves import Discard, Enter, Home, Pass, Play, Split
from kizma.engine.pawn import PAWNS
from kizma.engine.topology import YARD, Topology

FLEES = 0.08
"""How much less danger, in odds, makes a move a flight."""


def why(
    before: tuple[int, ...], chosen: Candidate, own: Iterable[int], topology: Topology, careful: Evaluation
) -> Reason:
    """Return the plainest reason for a move; ``own`` are the side's pawns, ``careful`` knows danger."""
    move = chosen.move.action if isinstance(chosen.move, Play) else chosen.move
    if isinstance(move, Discard):
        return Reason("lays_off", {"card": move.card})
    if isinstance(move, Pass):
        return Reason("keeps_still")
    if isinstance(move, Home):
        return Reason("sacrifices", {"pawn": move.pawn})
    assert hasattr(move, "pawn")
    pawns = [pawn for pawn in own if before[pawn] != chosen.board[pawn]] or [move.pawn]
    return _gain(before, chosen.board, pawns, set(own), topology) or _plain(
        before, chosen, pawns, topology, careful
    )


def _gain(
    before: tuple[int, ...], after: tuple[int, ...], pawns: list[int], own: set[int], topology: Topology
) -> Reason | None:
    if all(after[pawn] == topology.finish for pawn in own):
        return Reason("wins")
    hit = [pawn for pawn in PAWNS if pawn not in own and after[pawn] == YARD != before[pawn]]
    if hit:
        return Reason("captures", {"pawn": pawns[0], "victim": hit[0]})
    home = [pawn for pawn in pawns if after[pawn] == topology.finish]
    return Reason("brings_home", {"pawn": home[0]}) if home else None


def _plain(
    before: tuple[int, ...], chosen: Candidate, pawns: list[int], topology: Topology, careful: Evaluation
) -> Reason:
    move = chosen.move.action if isinstance(chosen.move, Play) else chosen.move
    facts = {"pawn": pawns[0]}
    if isinstance(move, Enter):
        return Reason("enters", facts)
    if any(
        topology.is_in_lane(chosen.board[pawn]) and not topology.is_in_lane(before[pawn]) for pawn in pawns
    ):
        return Reason("reaches_lane", facts)
    colour = pawns[0] >> 2
    if careful.danger(chosen.board, colour) > careful.danger(before, colour) + FLEES:
        return Reason("flees", facts)
    if isinstance(move, Split):
        return Reason("splits", {"pawn": move.pawn, "other": move.other})
    return Reason("advances" if chosen.board[pawns[0]] > before[pawns[0]] else "goes_back", facts)
