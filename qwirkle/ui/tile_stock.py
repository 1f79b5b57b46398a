"""Pictures of tiles in the sizes shown lately; must not know where a tile lies."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping, Set

from PySide6.QtGui import QPixmap

from common.ui.theme import theme
from qwirkle.engine.tile import Kind
from qwirkle.ui.tile_painter import draw_tile

_LATEST = 6
"""So many sizes are kept besides those that are always to be at hand."""


class TileStock:
    """While a table zooms every frame has another size: then the nearest picture at hand must do.

    A picture's own ratio is 1. A size is the side of a tile in device pixels.
    """

    def __init__(self) -> None:
        self._sizes: OrderedDict[int, dict[Kind, QPixmap]] = OrderedDict()
        self._look: tuple[float, bool, bool] | None = None

    def use_look(self, dpr: float) -> bool:
        """Forget pictures of another theme or another screen; tell whether there were any."""
        look = (dpr, theme().is_dark, theme().patterns)
        is_new = look != self._look
        if is_new:
            self._sizes.clear()
            self._look = look
        return is_new

    def pictures(self, kinds: Set[Kind], pixels: int) -> tuple[Mapping[Kind, QPixmap], int]:
        """The pictures of these kinds in the nearest size that has them all, and that size.

        Only where no size has them all they are painted.
        """
        sizes = [size for size, painted in self._sizes.items() if kinds <= painted.keys()]
        if not sizes:
            for kind in kinds - self._sizes.get(pixels, {}).keys():
                self.paint(kind, pixels)
            sizes = [pixels]
        size = min((size for size in sizes if size >= pixels), default=max(sizes))
        self._sizes.move_to_end(size)
        return self._sizes[size], size

    def missing(self, kinds: Iterable[Kind], pixels: int) -> Kind | None:
        """A kind not painted yet in a size, or None."""
        painted = self._sizes.get(pixels, {})
        return min((kind for kind in kinds if kind not in painted), default=None)

    def paint(self, kind: Kind, pixels: int) -> QPixmap:
        """Paint a kind in a size."""
        picture = draw_tile(kind, pixels)
        self._sizes.setdefault(pixels, {})[kind] = picture
        return picture

    def forget_all_but(self, kept: Set[int]) -> None:
        """Keep only these sizes and those used last."""
        others = [size for size in self._sizes if size not in kept]
        for size in others[:-_LATEST]:
            del self._sizes[size]
