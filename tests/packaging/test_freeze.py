"""What is asked of a frozen app before it counts as whole, and the licences it brings."""

import sys
from pathlib import Path

import pytest
from bundle import __main__ as commands
from bundle import debian_packages, freeze, licences, wheel
from bundle.project import shipped_assets
from bundle.tools import ToolError, ask, run


def everything() -> set[str]:
    names = {f"assets/{file.as_posix()}" for file in shipped_assets()}
    return names | {"assets/licences/LICENSE", "assets/licences/THIRD_PARTY.txt"}


def test_a_whole_app_is_accepted():
    freeze.check_assets(everything())


@pytest.mark.parametrize(
    "name", ["assets/icons/mark.svg", "assets/i18n/common_tr.qm", "assets/licences/LICENSE"]
)
def test_a_missing_asset_is_named(name):
    with pytest.raises(ToolError, match=name.rpartition("/")[2]):
        freeze.check_assets(everything() - {name})


def test_a_wheel_that_lacks_a_game_is_named():
    with pytest.raises(ToolError, match="qwirkle/__init__"):
        wheel.check(everything() | {"common/__init__.py"})


def test_links_are_not_counted_twice(tmp_path):
    (tmp_path / "library.so.1").write_bytes(b"12345")
    (tmp_path / "library.so").symlink_to("library.so.1")
    assert freeze.total_bytes(tmp_path) == 5


def test_a_tool_that_fails_is_one_sentence():
    with pytest.raises(ToolError, match=r"^python\S* ended with exit code 3$"):
        run([sys.executable, "-c", "raise SystemExit(3)", "with", "many", "arguments"])
    with pytest.raises(ToolError, match=r"exit code 1: error: no such library$"):
        ask([sys.executable, "-c", "raise SystemExit('warning: x\\nerror: no such library')"])


def test_a_failing_command_says_why_and_ends_with_1(monkeypatch, capsys):
    def fail() -> None:
        raise ToolError("missing inside: a font")

    monkeypatch.setitem(commands.COMMANDS, "freeze", fail)
    assert commands.main(["freeze"]) == 1
    assert capsys.readouterr().err == "missing inside: a font\n"


def test_the_licences_of_python_packages_and_fonts_stand_in_full():
    text = licences.third_party([])
    for title in ("Python 3", "PySide6_Essentials", "platformdirs", "Font Figtree", "LGPL-3.0", "GPL-3.0"):
        assert f"\n{title}" in text
    assert "SIL OPEN FONT LICENSE" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text


def test_the_owner_of_a_library_is_found_under_either_name(monkeypatch, tmp_path):
    tool = tmp_path / "dpkg-query"
    tool.write_text(
        '#!/bin/sh\nfor name in "$@"; do case $name in /lib/*) echo "zlib1g:amd64: $name";; esac; done\n'
    )
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert debian_packages.owners([Path("/usr/lib/libnone.so.1")]) == {"zlib1g"}
    monkeypatch.setenv("PATH", "")
    assert debian_packages.owners([Path("/usr/lib/libnone.so.1")]) == set()
