"""A slow checker of placements that shares nothing with the engine: it tries every tile on every cell."""

from functools import cache
from itertools import combinations, permutations

STEPS = ((1, 0), (0, 1))


def all_placements(table, held):
    """Return every legal placement as a frozenset of (x, y, tile text).

    ``table`` maps (x, y) to tile text and is not empty; ``held`` is a list of tile texts.
    """
    found = set()
    for cell in _near(table):
        for step in STEPS:
            _grow(dict(table), [], cell, step, sorted(set(held)), found)
    return found


def all_openings(held, only_largest):
    """Return every opening in the same form."""
    different = sorted(set(held))
    sets = [
        chosen
        for size in range(1, len(different) + 1)
        for chosen in combinations(different, size)
        if _is_line(chosen)
    ]
    largest = max(len(chosen) for chosen in sets)
    found = set()
    for chosen in sets:
        if len(chosen) == largest or not only_largest:
            for order in permutations(chosen):
                for dx, dy in STEPS:
                    found.add(frozenset((n * dx, n * dy, tile) for n, tile in enumerate(order)))
    return found


def score(table, placement):
    """Return the points of a placement, line by line from the definition."""
    after = {**table, **{(x, y): tile for x, y, tile in placement}}
    lines = set()
    for x, y, _ in placement:
        for step in STEPS:
            line = tuple(_line(after, (x, y), step))
            if len(line) > 1:
                lines.add(line)
    return sum(12 if len(line) == 6 else len(line) for line in lines) or 1


def _near(table):
    """Return the empty cells where the leftmost or topmost tile of a placement can lie."""
    reach = range(-6, 2)
    near = {(x + n, y + side) for x, y in table for n in reach for side in (-1, 0, 1)}
    near |= {(x + side, y + n) for x, y in table for n in reach for side in (-1, 0, 1)}
    return near - table.keys()


def _grow(table, laid, cell, step, held, found):
    """Lay each tile on the cell and go on with the next empty one in this direction."""
    while cell in table:
        cell = (cell[0] + step[0], cell[1] + step[1])
    around = [
        (_tiles_beside(table, cell, (-dx, -dy))[::-1], _tiles_beside(table, cell, (dx, dy)))
        for dx, dy in STEPS
    ]
    for tile in held:
        if all(_is_line((*before, tile, *after)) for before, after in around):
            table[cell] = tile
            now = [*laid, (*cell, tile)]
            if _touches(table, now):
                found.add(frozenset(now))
            _grow(table, now, cell, step, [other for other in held if other != tile], found)
            del table[cell]


def _touches(table, laid):
    cells = {(x, y) for x, y, _ in laid}
    sides = {(x + dx, y + dy) for x, y in cells for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return any(side in table and side not in cells for side in sides)


def _tiles_beside(table, cell, step):
    tiles = []
    while (cell := (cell[0] + step[0], cell[1] + step[1])) in table:
        tiles.append(table[cell])
    return tuple(tiles)


def _line(table, cell, step):
    x, y = cell
    while (x - step[0], y - step[1]) in table:
        x, y = x - step[0], y - step[1]
    while (x, y) in table:
        yield (x, y)
        x, y = x + step[0], y + step[1]


@cache
def _is_line(line):
    return all((one[0] == two[0]) != (one[1] == two[1]) for one, two in combinations(line, 2))
