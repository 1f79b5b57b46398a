"""Finding the missing system library in what the loader says, and its Debian package."""

import pytest
from bootstrap.libraries import debian_package, named_in, sentence

LISTING = """\
\tlinux-vdso.so.1 (0x00007ffd)
\tlibxcb-cursor.so.0 => not found
\tlibX11.so.6 => /lib/x86_64-linux-gnu/libX11.so.6 (0x00007f)
\tlibxcb-icccm.so.4 => not found
"""


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libGL.so.1", "libgl1"),
        ("libEGL.so.1", "libegl1"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libfreetype.so.6", "libfreetype6"),
        ("libX11.so.6", "libx11-6"),
        ("libX11-xcb.so.1", "libx11-xcb1"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libwayland-cursor.so.0", "libwayland-cursor0"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libz.so.1", "zlib1g"),
        ("libodd", "libodd"),
    ],
)
def test_a_library_has_its_debian_package(library: str, package: str) -> None:
    assert debian_package(library) == package


@pytest.mark.parametrize(
    ("text", "libraries"),
    [
        (
            "ImportError: libEGL.so.1: cannot open shared object file: No such file or directory",
            {"libEGL.so.1"},
        ),
        (LISTING, {"libxcb-cursor.so.0", "libxcb-icccm.so.4"}),
        ("ModuleNotFoundError: No module named 'PySide6'", set()),
    ],
)
def test_missing_libraries_are_found_in_the_loaders_words(text: str, libraries: set[str]) -> None:
    assert named_in(text) == libraries


def test_the_sentence_names_every_library_and_one_command() -> None:
    words = sentence({"libxcb-icccm.so.4", "libEGL.so.1"})
    assert "libEGL.so.1, libxcb-icccm.so.4" in words
    assert "sudo apt install libegl1 libxcb-icccm4" in words
