"""Why a seat may not play a move, and all moves it may play (Q04 to Q08); must not know other hands."""

from collections.abc import Sequence
from itertools import combinations

from common.core.transition import Reason
from qwirkle.engine.board import DOWN, RIGHT, SIDES, Board, Cell, beside
from qwirkle.engine.generator import Placement, openings, placements
from qwirkle.engine.hand import Hand, first_missing, largest_set
from qwirkle.engine.line import line_fault
from qwirkle.engine.moves import Move, Pass, Place, Swap
from qwirkle.engine.position import Position
from qwirkle.engine.scoring import lines_through
from qwirkle.engine.tile import Kind, tile_text, tile_texts


def legal_placements(position: Position) -> list[Placement]:
    """Return every legal placement, each once."""
    if position.is_opening:
        return openings(position.hand, position.opens_with_largest)
    return placements(position.board, position.hand)


def legal_turns(position: Position) -> list[Move]:
    """Return every placement, swap and pass the seat may play, each once."""
    turns: list[Move] = [Place(placement) for placement in legal_placements(position)]
    for size in range(1, position.swap_limit + 1):
        turns.extend(Swap(kinds) for kinds in dict.fromkeys(combinations(position.hand, size)))
    if position.may_pass:
        turns.append(Pass())
    return turns


def reason_against_turn(position: Position, move: Move) -> Reason | None:
    """Return why the seat to move may not play this move, or None if it may."""
    match move:
        case Place(tiles):
            return reason_against_placement(position, tiles)
        case Swap(kinds):
            return _against_swap(position, kinds)
        case Pass():
            return _against_pass(position)
    return Reason("chance_not_due")


def reason_against_placement(position: Position, placed: Placement) -> Reason | None:
    """Return what forbids these tiles on these cells, or None if nothing does.

    The facts name it: ``cell`` and ``tile`` where one is at fault, ``cells`` and ``tiles`` of a bad line.
    """
    return (
        _against_form(placed)
        or _missing_in_hand(position.hand, [kind for _, kind in placed])
        or _against_cells(position.board, placed)
        or _against_lines(position.board.with_tiles(placed), placed)
        or (_against_opening(position, placed) if position.is_opening else None)
    )


def _against_form(placed: Placement) -> Reason | None:
    if not placed:
        return Reason("no_tiles")
    cells = [cell for cell, _ in placed]
    if len(set(cells)) < len(cells):
        return Reason("same_cell_twice")
    return Reason("not_sorted") if cells != sorted(cells) else None


def _missing_in_hand(hand: Hand, kinds: Sequence[Kind]) -> Reason | None:
    missing = first_missing(hand, kinds)
    if missing is None:
        return None
    return Reason("not_in_hand", {"tile": tile_text(missing), "held": hand.count(missing)})


def _against_cells(board: Board, placed: Placement) -> Reason | None:
    cells = [cell for cell, _ in placed]
    for cell in cells:
        if cell in board.tiles:
            return Reason("cell_occupied", {"cell": cell, "tile": tile_text(board.tiles[cell])})
    if len({x for x, _ in cells}) > 1 and len({y for _, y in cells}) > 1:
        return Reason("not_in_one_line")
    if board and not any(beside(cell, step) in board.tiles for cell in cells for step in SIDES):
        return Reason("not_connected")
    gap = _first_gap(board, cells)
    return Reason("gap_between_tiles", {"cell": gap}) if gap else None


def _first_gap(board: Board, cells: Sequence[Cell]) -> Cell | None:
    step = RIGHT if cells[0][0] != cells[-1][0] else DOWN
    cell = cells[0]
    while cell != cells[-1]:
        cell = beside(cell, step)
        if cell not in board.tiles and cell not in cells:
            return cell
    return None


def _against_lines(board: Board, placed: Placement) -> Reason | None:
    for line in lines_through(board, placed):
        fault = line_fault(line.kinds)
        if fault:
            return Reason(fault, {"cells": line.cells, "tiles": tile_texts(line.kinds)})
    return None


def _against_opening(position: Position, placed: Placement) -> Reason | None:
    largest = largest_set(position.hand)
    if position.opens_with_largest and len(placed) < largest:
        return Reason("opening_not_largest", {"placed": len(placed), "largest": largest})
    return Reason("opening_off_origin", {"cell": placed[0][0]}) if placed[0][0] != (0, 0) else None


def _against_swap(position: Position, kinds: Sequence[Kind]) -> Reason | None:
    if position.is_opening:
        return Reason("opening_swap")
    if not kinds:
        return Reason("no_tiles")
    if list(kinds) != sorted(kinds):
        return Reason("not_sorted")
    return _missing_in_hand(position.hand, kinds) or _against_swap_size(position, len(kinds))


def _against_swap_size(position: Position, size: int) -> Reason | None:
    if position.bag == 0:
        return Reason("swap_bag_empty")
    if position.swap_limit == 0:
        return Reason("swap_bag_short", {"bag": position.bag})
    if size > position.swap_limit:
        return Reason("swap_too_many", {"swapped": size, "limit": position.swap_limit})
    return None


def _against_pass(position: Position) -> Reason | None:
    if position.may_pass:
        return None
    if position.is_opening:
        return Reason("opening_pass")
    if position.can_place:
        return Reason("pass_could_place", {"bag": position.bag})
    return Reason("pass_could_swap", {"limit": position.swap_limit})
