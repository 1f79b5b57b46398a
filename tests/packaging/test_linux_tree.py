"""The app laid out for Linux: from a small folder that stands for the frozen app."""

import gzip
import re
import shutil
import subprocess
from datetime import UTC, datetime

import pytest
from bundle import archive, deb, icons, linux_tree, search_paths
from bundle.project import ROOT, project
from bundle.tools import ToolError

from common.commands.parser import make_parser

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def frozen(tmp_path):
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / "kiraathane").write_text("#!/bin/sh\necho started\n", encoding="utf-8")
    (folder / "_internal" / "libsome.so.1").write_bytes(b"")
    return folder


@pytest.fixture
def prefix(frozen, tmp_path):
    linux_tree.lay_out(frozen, tmp_path / "usr", "games")
    return tmp_path / "usr"


def check(tool: str, *arguments: str) -> None:
    """Let a tool of the system judge, where it is installed."""
    if shutil.which(tool):
        done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_program_starts_from_its_place(prefix):
    start = prefix / "games" / "kiraathane"
    assert subprocess.run([start], capture_output=True, check=True).stdout == b"started\n"
    assert not start.readlink().is_absolute()


def test_only_the_program_can_be_started(prefix):
    files = [path for path in prefix.rglob("*") if path.is_file() and not path.is_symlink()]
    assert [path.name for path in files if path.stat().st_mode & 0o111] == ["kiraathane"]


def test_the_menu_entry_is_sound_and_speaks_both_languages(prefix):
    entry = prefix / "share" / "applications" / "kiraathane.desktop"
    check("desktop-file-validate", str(entry))
    keys = dict(line.split("=", 1) for line in entry.read_text(encoding="utf-8").splitlines() if "=" in line)
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert keys[key]
        assert keys[f"{key}[tr]"]
    assert keys["Exec"].split() == ["kiraathane", "%f"]
    assert keys["MimeType"] == "application/x-kiraathane;"


def test_the_shops_description_is_sound(prefix):
    check(
        "appstreamcli",
        "validate",
        "--no-net",
        str(prefix / "share" / "metainfo" / f"{linux_tree.APP_ID}.metainfo.xml"),
    )


def test_icons_stand_in_the_theme(prefix):
    theme = prefix / "share" / "icons" / "hicolor"
    assert {path.name for path in theme.iterdir()} == {
        *(f"{side}x{side}" for side in icons.SIZES),
        "scalable",
    }
    assert (theme / "scalable" / "apps" / "kiraathane.svg").is_file()
    assert (theme / "scalable" / "mimetypes" / "application-x-kiraathane.svg").is_file()


def test_the_manual_names_every_option_and_command():
    manual = (linux_tree.FOLDER / "kiraathane.6").read_text(encoding="utf-8").replace("\\-", "-")
    usage = make_parser().format_help()
    for option in set(re.findall(r"--[a-z-]+", usage)):
        assert option in manual, option
    for command in re.findall(r"^    (\w+)  ", usage, re.MULTILINE):
        assert re.search(rf"\b{command}\b", manual), command


def test_the_manual_can_be_read(prefix):
    page = prefix / "share" / "man" / "man6" / "kiraathane.6.gz"
    assert gzip.decompress(page.read_bytes()).startswith(b".TH KIRAATHANE 6")
    check("man", "--warnings", "--local-file", str(page))


def test_the_folder_of_an_appimage_has_what_the_tool_asks_for(frozen, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "BUILD", tmp_path / "build")
    root = archive.lay_out_appdir(frozen)
    assert subprocess.run([root / "AppRun"], capture_output=True, check=True).stdout == b"started\n"
    assert (root / "kiraathane.desktop").is_file()
    assert (root / ".DirIcon").resolve() == root / "kiraathane.png"


def test_the_archive_unpacks_over_a_prefix(frozen, tmp_path, monkeypatch):
    monkeypatch.setattr(archive, "BUILD", tmp_path / "build")
    monkeypatch.setattr(archive, "DIST", tmp_path)
    target = tmp_path / "local"
    target.mkdir()
    command = ["tar", "--strip-components=1", "-C", str(target), "-xf", str(archive.build_tar(frozen))]
    subprocess.run(command, check=True)
    assert (
        subprocess.run([target / "bin" / "kiraathane"], capture_output=True, check=True).stdout
        == b"started\n"
    )


@pytest.mark.parametrize(
    ("paths", "expected"),
    [
        ("", False),
        ("$ORIGIN", False),
        ("$ORIGIN/../lib:$ORIGIN", False),
        ("/opt/python/lib", True),
        ("$ORIGIN:/x", True),
    ],
)
def test_only_paths_beside_the_binary_are_kept(paths, expected):
    assert search_paths.leads_elsewhere(paths) is expected


def test_without_the_tool_that_takes_paths_out_no_package_is_made(tmp_path, monkeypatch):
    search_paths.clean(tmp_path)
    (tmp_path / "libsome.so.1").write_bytes(search_paths.ELF + bytes(12))
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ToolError, match="patchelf is needed"):
        search_paths.clean(tmp_path)


def test_the_notice_of_the_licence_is_in_debians_form():
    text = deb.copyright_text()
    assert text.startswith("Format: ")
    terms = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert terms.splitlines()[-1] in text
    heads = (" ", "License", "Copyright", "Files", "Format", "Upstream", "Comment")
    assert all(line.startswith(heads) or not line for line in text.splitlines())


def test_the_changelog_is_in_debians_form(monkeypatch):
    monkeypatch.setenv("DEBFULLNAME", "Deniz Işık")
    monkeypatch.setenv("DEBEMAIL", "deniz@packages.invalid")
    text = deb.changelog(project().version, datetime(2026, 11, 30, 12, 0, tzinfo=UTC))
    assert text.startswith(f"kiraathane ({project().version}) unstable; urgency=medium\n\n  * ")
    assert text.endswith("\n -- Deniz Işık <deniz@packages.invalid>  Mon, 30 Nov 2026 12:00:00 +0000\n")
