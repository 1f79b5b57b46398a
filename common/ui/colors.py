"""Arithmetic on colours; must not know what a colour is used for."""

from PySide6.QtGui import QColor


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """The colour `share` (0 to 1) of the way from `first` to `second`, alpha included."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * rest + second.redF() * share,
        first.greenF() * rest + second.greenF() * share,
        first.blueF() * rest + second.blueF() * share,
        first.alphaF() * rest + second.alphaF() * share,
    )


def faded(color: QColor, alpha: float) -> QColor:
    """The colour at `alpha` (0 to 1) of its own opacity."""
    result = QColor(color)
    result.setAlphaF(color.alphaF() * alpha)
    return result
