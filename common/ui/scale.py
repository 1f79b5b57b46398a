"""From the size of the window to the scale of what is in it; must not know any widget."""

from dataclasses import dataclass
from enum import Enum

DESIGN_WIDTH, DESIGN_HEIGHT = 1440, 900
#: The smallest window that is laid out without shrinking further; logical pixels.
SMALL_WIDTH, SMALL_HEIGHT = 1024, 640


class SizeClass(Enum):
    """How much room a window has; pages choose their layout by it."""

    COMPACT = "compact"
    REGULAR = "regular"
    WIDE = "wide"
    FOUR_K = "4k"


@dataclass(frozen=True)
class Scale:
    """`geometry` multiplies every dp, `type` every font size before the user's own text size."""

    geometry: float = 1.0
    type: float = 1.0


def scale_for(width: int, height: int) -> Scale:
    """The scale of a window of that many logical pixels.

    Geometry stays in 0.82..1.6 and type at 1 or more, until the window is smaller than 1024x640: there both
    shrink with it, down to 0.75 and 0.9, so that nothing is clipped.
    """
    fit = min(width / DESIGN_WIDTH, height / DESIGN_HEIGHT)
    small = min(width / SMALL_WIDTH, height / SMALL_HEIGHT, 1.0)
    if small < 1.0:
        return Scale(round(max(0.82 * small, 0.75), 2), round(max(small, 0.9), 2))
    geometry = round(min(max(fit, 0.82), 1.6), 2)
    return Scale(geometry, max(geometry, 1.0))


def size_class(width: int, height: int) -> SizeClass:
    """The size class of a window of that many logical pixels."""
    if width < 1200 or height < 720:
        return SizeClass.COMPACT
    if width >= 2560:
        return SizeClass.FOUR_K
    return SizeClass.WIDE if width >= 1920 else SizeClass.REGULAR
