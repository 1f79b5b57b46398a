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

    A size is the side of a tile in device pixels.
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

    def near(self, kind: Kind, pixels: int) -> tuple[QPixmap, int]:
        """The picture of a kind whose size is nearest, and that size; painted only if there is none."""
        sizes = [size for size, painted in self._sizes.items() if kind in painted]
        if not sizes:
            return self.paint(kind, pixels), pixels
        size = min((size for size in sizes if size >= pixels), default=max(sizes))
        return self._sizes[size][kind], size

    def exact(self, pixels: int) -> Mapping[Kind, QPixmap]:
        """The pictures of a size painted so far."""
        if pixels not in self._sizes:
            return {}
        self._sizes.move_to_end(pixels)
        return self._sizes[pixels]

    def missing(self, kinds: Iterable[Kind], pixels: int) -> Kind | None:
        """A kind not painted yet in a size, or None."""
        painted = self._sizes.get(pixels, {})
        return min((kind for kind in kinds if kind not in painted), default=None)

    def paint(self, kind: Kind, pixels: int) -> QPixmap:
        """Paint a kind in a size."""
        picture = draw_tile(kind, pixels)
        if self._look is not None:
            picture.setDevicePixelRatio(self._look[0])
        self._sizes.setdefault(pixels, {})[kind] = picture
        return picture

    def forget_all_but(self, kept: Set[int]) -> None:
        """Keep only these sizes and those used last."""
        others = [size for size in self._sizes if size not in kept]
        for size in others[:-_LATEST]:
            del self._sizes[size]
