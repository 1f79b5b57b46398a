"""What the tiles are called; must not know where they lie."""

from PySide6.QtCore import QCoreApplication

from common.ui.noop import QT_TRANSLATE_NOOP
from qwirkle.engine.tile import Kind, colour_of, parse_tile, shape_of

_CONTEXT = "QwirkleTiles"

_COLOURS = (
    QT_TRANSLATE_NOOP("QwirkleTiles", "red"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "orange"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "yellow"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "green"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "blue"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "purple"),
)
_SHAPES = (
    QT_TRANSLATE_NOOP("QwirkleTiles", "circle"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "square"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "diamond"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "clover"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "star"),
    QT_TRANSLATE_NOOP("QwirkleTiles", "sun"),
)


def tile_name(kind: Kind) -> str:
    """The name of a kind, as in "green clover"."""
    colour = QCoreApplication.translate(_CONTEXT, _COLOURS[colour_of(kind)])
    shape = QCoreApplication.translate(_CONTEXT, _SHAPES[shape_of(kind)])
    return QCoreApplication.translate("QwirkleTiles", "{colour} {shape}").format(colour=colour, shape=shape)


def tile_name_of(text: str) -> str:
    """The name of a kind given as text of a record."""
    return tile_name(parse_tile(text))


def unseen_name(kind: Kind, count: int) -> str:
    """A kind with how many of it have not been seen."""
    return QCoreApplication.translate("QwirkleTiles", "{tile}: {count} unseen").format(
        tile=tile_name(kind), count=count
    )
