"""The app's icon, from the brand mark, in every form a system asks for; must not know who asks.

Run alone it writes all of them: ``python -m bundle.icons FOLDER`` from the folder ``packaging``.
"""

import re
import struct
import sys
from collections.abc import Sequence
from pathlib import Path

from .project import ASSETS

MARK = ASSETS / "icons" / "mark.svg"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"icp6": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Apple's name of each picture in a file of icons, and its pixels."""

_SIDE = 64.0
_PLATE = '<rect x="2" y="2" width="60" height="60" rx="14" fill="#F3EADD" stroke="#D8C7AE"/>'
_MARK_HEIGHT = 46.0


def svg() -> str:
    """Return the icon as a picture of 64 units: the mark on a plate that shows on any ground."""
    source = MARK.read_text(encoding="utf-8")
    width, height = map(float, re.findall(r'(?:width|height)="(\d+)"', source)[:2])
    scale = _MARK_HEIGHT / height
    x, y = (_SIDE - width * scale) / 2, (_SIDE - _MARK_HEIGHT) / 2
    inner = source.partition(">")[2].rpartition("</svg>")[0]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">'
        f'{_PLATE}<g transform="translate({x:.3f} {y:.3f}) scale({scale:.4f})">{inner}</g></svg>\n'
    )


def png(side: int) -> bytes:
    """Return the icon painted ``side`` pixels wide and high."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: PLC0415  # only painting needs Qt
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg().encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stub wants bytes, Qt takes both
    return bytes(buffer.data().data())


def ico(pictures: Sequence[tuple[int, bytes]]) -> bytes:
    """Return the icon file of Windows that holds these (side, PNG) pictures."""
    offset = 6 + 16 * len(pictures)
    head, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    for side, data in pictures:
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), offset + len(body))
        body += data
    return head + body


def icns(pictures: Sequence[tuple[bytes, bytes]]) -> bytes:
    """Return the icon file of macOS that holds these (kind, PNG) pictures."""
    body = b"".join(struct.pack(">4sI", kind, 8 + len(data)) + data for kind, data in pictures)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write ``kiraathane.svg``, ``.ico``, ``.icns`` and one ``.png`` for each size."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "kiraathane.svg").write_text(svg(), encoding="utf-8")
    for side in SIZES:
        (folder / f"kiraathane-{side}.png").write_bytes(png(side))
    (folder / "kiraathane.ico").write_bytes(ico([(side, png(side)) for side in ICO_SIZES]))
    (folder / "kiraathane.icns").write_bytes(icns([(kind, png(side)) for kind, side in ICNS_KINDS.items()]))


if __name__ == "__main__":
    write(Path(sys.argv[1]))
