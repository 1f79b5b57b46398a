"""The two bundled type families and how they are loaded; must not know sizes or roles."""

from importlib import resources

from PySide6.QtGui import QFontDatabase

SERIF = "Young Serif"
SANS = "Figtree"

FILES = (
    "YoungSerif_400Regular.ttf",
    "Figtree_400Regular.ttf",
    "Figtree_500Medium.ttf",
    "Figtree_600SemiBold.ttf",
    "Figtree_700Bold.ttf",
)


class FontError(RuntimeError):
    """A bundled font file is missing or Qt cannot read it."""


def load_fonts() -> None:
    """Give Qt the bundled fonts; calling it again does nothing.

    Needs a running QGuiApplication. Raises FontError naming the file that could not be loaded.
    """
    if {SERIF, SANS} <= set(QFontDatabase.families()):
        return
    for name in FILES:
        _load(name)


def _load(name: str) -> None:
    file = resources.files("assets") / "fonts" / name
    if not file.is_file() or QFontDatabase.addApplicationFontFromData(file.read_bytes()) < 0:
        raise FontError(name)
