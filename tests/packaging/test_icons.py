"""The icon in every form: the containers hold what they say."""

import struct

import pytest
from bundle import icons
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer


@pytest.fixture
def folder(qapp, tmp_path):
    icons.write(tmp_path / "Simgeler")
    return tmp_path / "Simgeler"


def test_each_size_is_painted(folder):
    for side in icons.SIZES:
        image = QImage(str(folder / f"kiraathane-{side}.png"))
        assert (image.width(), image.height()) == (side, side)
        assert image.pixelColor(side // 2, side // 2).alpha() == 255
        assert image.pixelColor(0, 0).alpha() < 255


def test_the_scalable_one_is_a_whole_picture(folder):
    source = (folder / "kiraathane.svg").read_bytes()
    assert QSvgRenderer(QByteArray(source)).isValid()
    assert source.count(b"<svg") == 1


def test_windows_finds_every_picture_where_the_directory_says(folder):
    data = (folder / "kiraathane.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind, count) == (0, 1, len(icons.ICO_SIZES))
    for index, side in enumerate(icons.ICO_SIZES):
        width, *_, size, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert width == side % 256
        assert QImage.fromData(data[offset : offset + size]).width() == side


def test_macos_finds_every_picture_behind_its_name(folder):
    data = (folder / "kiraathane.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, found = 8, {}
    while place < len(data):
        kind, size = struct.unpack_from(">4sI", data, place)
        found[kind] = QImage.fromData(data[place + 8 : place + size]).width()
        place += size
    assert found == icons.ICNS_KINDS
