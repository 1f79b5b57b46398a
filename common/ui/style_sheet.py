"""The style sheet of native widgets the app does not paint itself; must not know which widgets exist."""

from collections.abc import Callable

from PySide6.QtGui import QColor

from common.ui.tokens import Tokens

_TEMPLATE = """
QToolTip {{
    background: {toast}; color: {toast_text}; border: none;
    padding: {p6}px {p10}px; font-size: {label}px;
}}
QLineEdit, QAbstractSpinBox {{ background: transparent; border: none; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {p12}px; margin: 0; }}
QScrollBar:horizontal {{ background: transparent; height: {p12}px; margin: 0; }}
QScrollBar::handle {{ background: {line2}; border: {p3}px solid transparent; border-radius: {p6}px; }}
QScrollBar::handle:vertical {{ min-height: {p40}px; }}
QScrollBar::handle:horizontal {{ min-width: {p40}px; }}
QScrollBar::handle:hover {{ background: {text2}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
QMenu {{
    background: {raised}; color: {text}; border: 1px solid {line};
    border-radius: {p10}px; padding: {p6}px;
}}
QMenu::item {{ padding: {p8}px {p24}px {p8}px {p12}px; border-radius: {p8}px; }}
QMenu::item:selected {{ background: {sunken}; }}
QMenu::item:disabled {{ color: {text2}; }}
QMenu::separator {{ height: 1px; background: {line}; margin: {p6}px {p8}px; }}
"""


def style_sheet(tokens: Tokens, px: Callable[[float], int], label_size: int) -> str:
    """The sheet in these colours; `px` turns dp into pixels, `label_size` is the smallest type in pixels."""
    colors = {
        name: _rgba(value)
        for name in ("toast", "toast_text", "line", "line2", "text", "text2", "raised", "sunken")
        if isinstance(value := getattr(tokens, name), QColor)
    }
    sizes = {f"p{dp}": px(dp) for dp in (3, 6, 8, 10, 12, 24, 40)}
    return _TEMPLATE.format(**colors, **sizes, label=label_size)


def _rgba(color: QColor) -> str:
    return f"rgba({color.red()}, {color.green()}, {color.blue()}, {color.alpha()})"
