"""Which files of Qt a frozen app keeps, by their names on each system."""

import pytest
from bundle.trim import is_kept, without_orphans

LINUX = "PySide6/Qt"
WINDOWS = "PySide6"


@pytest.mark.parametrize(
    "name",
    [
        f"{LINUX}/lib/libQt6Core.so.6",
        f"{LINUX}/lib/libicudata.so.73",
        f"{LINUX}/plugins/platforms/libqxcb.so",
        f"{LINUX}/plugins/wayland-shell-integration/libxdg-shell.so",
        f"{LINUX}/translations/qtbase_tr.qm",
        "PySide6/QtWidgets.abi3.so",
        f"{WINDOWS}\\Qt6Widgets.dll",
        f"{WINDOWS}\\plugins\\platforms\\qwindows.dll",
        f"{WINDOWS}\\plugins\\styles\\qmodernwindowsstyle.dll",
        f"{WINDOWS}\\QtGui.pyd",
        f"{LINUX}/lib/QtGui.framework/Versions/A/QtGui",
        f"{LINUX}/plugins/platforms/libqcocoa.dylib",
        "libX11.so.6",
        "assets/fonts/Figtree_400Regular.ttf",
        "python313.dll",
    ],
)
def test_what_a_window_needs_stays(name):
    assert is_kept(name)


@pytest.mark.parametrize(
    "name",
    [
        f"{LINUX}/lib/libQt6Quick.so.6",
        f"{LINUX}/lib/libQt6OpenGL.so.6",
        f"{LINUX}/plugins/sqldrivers/libqsqlite.so",
        f"{LINUX}/plugins/platformthemes/libqgtk3.so",
        f"{LINUX}/translations/qtbase_de.qm",
        f"{LINUX}/qml/QtQuick/libqtquick2plugin.so",
        f"{WINDOWS}\\Qt6Pdf.dll",
        f"{WINDOWS}\\opengl32sw.dll",
        f"{WINDOWS}\\plugins\\imageformats\\qwebp.dll",
        f"{WINDOWS}\\plugins\\tls\\qschannelbackend.dll",
        f"{LINUX}/lib/QtQml.framework/Versions/A/QtQml",
        "libstdc++.so.6",
        "libgcc_s.so.1",
    ],
)
def test_what_no_window_needs_goes(name):
    assert not is_kept(name)


def test_libraries_nobody_needs_any_more_go():
    imports = {
        "/src/plugin": ["libused.so.1", "libc.so.6"],
        "/src/used": ["libdeep.so.2"],
        "/src/deep": [],
        "/src/orphan": ["libdeep.so.2"],
        "/src/python": [],
    }
    entries = [
        ("PySide6/plugin.so", "/src/plugin", "BINARY"),
        ("libused.so.1", "/src/used", "BINARY"),
        ("libdeep.so.2", "/src/deep", "BINARY"),
        ("liborphan.so.3", "/src/orphan", "BINARY"),
        ("libpython3.11.so.1.0", "/src/python", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
    ]
    kept = [entry[0] for entry in without_orphans(entries, imports.__getitem__)]
    assert kept == ["PySide6/plugin.so", "libused.so.1", "libdeep.so.2", "libpython3.11.so.1.0"]
