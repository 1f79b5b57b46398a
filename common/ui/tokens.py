"""The named colours of the app by day and by night; must not know which of the two is showing."""

from dataclasses import dataclass, replace

from PySide6.QtGui import QColor

from common.ui.grounds import DAY, NIGHT

Gradient = tuple[QColor, ...]


@dataclass(frozen=True)
class Tokens:
    """One complete palette; the names are those of the design's colour table.

    Text colours reach a contrast of 4.5:1 on `ground`, `surface`, `raised`, `sunken` and `selected`; outlines
    and rings 3:1. Gradients run from centre to edge or from top to bottom.
    """

    ground: QColor
    surface: QColor
    raised: QColor
    sunken: QColor
    selected: QColor
    text: QColor
    text2: QColor
    line: QColor
    line2: QColor
    tea: QColor
    tea_hover: QColor
    tea_text: QColor
    tea_tint: QColor
    on_tea: QColor
    brass: QColor
    brass_text: QColor
    brass_tint: QColor
    brass_on_table: QColor
    iznik: QColor
    focus: QColor
    turq: QColor
    cuha: QColor
    cuha_tint: QColor
    felt: Gradient
    plate: QColor
    plate_text: QColor
    plate_text2: QColor
    plate_penalty: QColor
    walnut: Gradient
    frame: Gradient
    veneer: Gradient
    marble: QColor
    marble_vein: QColor
    marble_cloud: QColor
    ivory: QColor
    ivory_edge: QColor
    card: QColor
    card_edge: QColor
    card_red: QColor
    card_ink: QColor
    toast: QColor
    toast_text: QColor
    toast_action: QColor
    scrim: QColor
    shadow: QColor
    shadow_strength: float


def _hex(code: str, alpha: float = 1.0) -> QColor:
    color = QColor(f"#{code}")
    color.setAlphaF(alpha)
    return color


def _ramp(*codes: str) -> Gradient:
    return tuple(_hex(code) for code in codes)


LIGHT = Tokens(
    ground=QColor(DAY),
    surface=_hex("FBFAF8"),
    raised=_hex("FFFFFF"),
    sunken=_hex("E4DFD8"),
    selected=_hex("FFFFFF"),
    text=_hex("2A1D15"),
    text2=_hex("65564B"),
    line=_hex("D9D2C8"),
    line2=_hex("8A7C70"),
    tea=_hex("A3222D"),
    tea_hover=_hex("8A1A25"),
    tea_text=_hex("A3222D"),
    tea_tint=_hex("F5E3E2"),
    on_tea=_hex("FFFFFF"),
    brass=_hex("A57620"),
    brass_text=_hex("80580F"),
    brass_tint=_hex("F4E9D2"),
    brass_on_table=_hex("F0C766"),
    iznik=_hex("1F5C99"),
    focus=_hex("1F5C99"),
    turq=_hex("0E7480"),
    cuha=_hex("27694E"),
    cuha_tint=_hex("DFECE5"),
    felt=_ramp("33735A", "2C6B52", "225743"),
    plate=_hex("0C221A", 0.62),
    plate_text=_hex("F7F1E6"),
    plate_text2=_hex("D6E5DC"),
    plate_penalty=_hex("FFC9C2"),
    walnut=_ramp("7A5038", "523120"),
    frame=_ramp("7A5038", "523120"),
    veneer=_ramp("65402A", "563522"),
    marble=_hex("E3E1DC"),
    marble_vein=_hex("C9C5BE"),
    marble_cloud=_hex("F1EFEB"),
    ivory=_hex("F2EADB"),
    ivory_edge=_hex("FFFFFF", 0.8),
    card=_hex("FDFBF6"),
    card_edge=_hex("CFC6B8"),
    card_red=_hex("B3202C"),
    card_ink=_hex("211A17"),
    toast=_hex("2A1D15"),
    toast_text=_hex("F7F1E6"),
    toast_action=_hex("F0CC86"),
    scrim=_hex("2A1D15", 0.40),
    shadow=_hex("2A1D15"),
    shadow_strength=1.0,
)

DARK = replace(
    LIGHT,
    ground=QColor(NIGHT),
    surface=_hex("241C17"),
    raised=_hex("33281F"),
    sunken=_hex("140F0C"),
    selected=_hex("4A3B2F"),
    text=_hex("F3EADD"),
    text2=_hex("BDAD9C"),
    line=_hex("41342A"),
    line2=_hex("8C7B6B"),
    tea=_hex("C2333E"),
    tea_hover=_hex("CF4450"),
    tea_text=_hex("FF9C96"),
    tea_tint=_hex("44211F"),
    brass=_hex("D9AE5F"),
    brass_text=_hex("E3B968"),
    brass_tint=_hex("3D3120"),
    iznik=_hex("7FB7EA"),
    focus=_hex("7FB7EA"),
    turq=_hex("58C5C8"),
    cuha=_hex("6CC79E"),
    cuha_tint=_hex("1C352A"),
    felt=_ramp("22574A", "1B4839", "113226"),
    frame=_ramp("5C3B27", "3A2316"),
    marble=_hex("4A4C4E"),
    marble_vein=_hex("5F6366"),
    marble_cloud=_hex("54575A"),
    scrim=_hex("000000", 0.55),
    shadow=_hex("000000"),
    shadow_strength=4.0,
)
