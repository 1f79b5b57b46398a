"""What can only be read here: the texts other systems' packages are made from, and each path in them."""

import ast
import plistlib
import re
import tomllib
from hashlib import sha256
from pathlib import Path

import pytest
from bootstrap.command import COMMANDS
from bundle import installers, linux_tree, macos, windows
from bundle.project import ROOT, project, shipped_assets

from common.core.suffix import SUFFIX
from common.taskbar import APP_USER_MODEL_ID

SCRIPT = windows.SCRIPT.read_text(encoding="utf-8")
SPEC = (ROOT / "packaging" / "kiraathane.spec").read_text(encoding="utf-8")
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
MADE = {"build", "dist"}
"""Folders that come into being by ``dev.py freeze``."""


def sections() -> dict[str, list[str]]:
    """Return the lines of the Windows script by section, comments and directives left out."""
    found: dict[str, list[str]] = {}
    for line in SCRIPT.splitlines():
        if head := re.fullmatch(r"\[(\w+)\]", line):
            found[head[1]] = lines = []
        elif line and line[0] not in ";# ":
            lines.append(line)
    return found


def settings() -> dict[str, str]:
    return dict(line.split("=", 1) for line in sections()["Setup"])


def entry(line: str) -> dict[str, str]:
    """Return one line of a section such as ``Source: "a"; DestDir: "b"`` by its keys."""
    return {
        key: quoted or bare for key, quoted, bare in re.findall(r'(\w+): (?:"((?:[^"]|"")*)"|([^;]+))', line)
    }


def test_the_version_stands_in_every_place_that_repeats_it():
    version = project().version
    metainfo = (linux_tree.FOLDER / "kiraathane.metainfo.xml").read_text(encoding="utf-8")
    manual = (linux_tree.FOLDER / "kiraathane.6").read_text(encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f'<release version="{version}"' in metainfo
    assert f'"kiraathane {version}"' in manual.splitlines()[0]
    assert f"\n## {version}" in changes


def test_the_windows_script_has_what_an_installer_needs():
    assert {"Setup", "Languages", "Files", "Icons", "Registry", "Run"} <= set(sections())
    assert settings()["PrivilegesRequired"] == "lowest"
    assert settings()["AppVersion"] == "{#Version}"
    assert settings()["ChangesAssociations"] == "yes"
    assert {entry(line)["Name"] for line in sections()["Languages"]} == {"en", "tr"}


def test_the_windows_script_names_only_files_that_exist_or_are_made():
    folder = windows.SCRIPT.parent.joinpath(settings()["SourceDir"].replace("\\", "/")).resolve()
    assert folder == ROOT
    named = [settings()["LicenseFile"], settings()["SetupIconFile"]]
    named += [entry(line)["Source"].removesuffix("\\*") for line in sections()["Files"]]
    for name in named:
        path = Path(name.replace("\\", "/"))
        assert path.parts[0] in MADE or (ROOT / path).exists(), name


def test_the_windows_script_and_the_app_agree_on_the_taskbar_and_the_ending():
    ids = {entry(line)["AppUserModelID"] for line in sections()["Icons"]}
    assert ids == {APP_USER_MODEL_ID}
    registry = [entry(line) for line in sections()["Registry"]]
    assert registry[0]["Subkey"] == f"Software\\Classes\\{SUFFIX}"
    opening = next(line for line in registry if line["Subkey"].endswith("shell\\open\\command"))
    assert opening["ValueData"] == '""{app}\\kiraathane.exe"" ""%1""'
    assert {line["Root"] for line in registry} == {"HKA"}


def test_the_version_resource_is_what_pyinstaller_reads():
    text = windows.version_resource("1.2.3")
    tree = ast.parse(text, mode="eval")
    assert isinstance(tree.body, ast.Call)
    assert "filevers=(1, 2, 3, 0)" in text
    assert "'ProductVersion', '1.2.3'" in text
    assert "@" not in text


def test_macos_opens_records_and_speaks_both_languages():
    keys = macos.info_plist("1.2.3")
    assert keys["CFBundleShortVersionString"] == keys["CFBundleVersion"] == "1.2.3"
    assert keys["CFBundleLocalizations"] == ["en", "tr"]
    assert keys["NSHighResolutionCapable"] is True
    document, kind = keys["CFBundleDocumentTypes"][0], keys["UTExportedTypeDeclarations"][0]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    assert tags["public.mime-type"] == ["application/x-kiraathane"]
    assert keys["CFBundleIdentifier"] == linux_tree.APP_ID
    assert plistlib.loads(macos.ENTITLEMENTS.read_bytes())


@pytest.mark.parametrize(
    ("signer", "profile", "tools"),
    [
        (None, None, ["hdiutil"]),
        (None, "kiraathane", ["hdiutil"]),
        ("Developer ID", None, ["hdiutil", "codesign"]),
        ("Developer ID", "kiraathane", ["hdiutil", "codesign", "xcrun", "xcrun"]),
    ],
)
def test_macos_signs_and_notarises_only_with_what_that_takes(tmp_path, signer, profile, tools):
    commands = macos.image_commands(tmp_path / "a.dmg", signer, profile)
    assert [command[0] for command in commands] == tools
    assert all(str(tmp_path / "a.dmg") in command for command in commands)


def test_without_a_certificate_nothing_is_signed(monkeypatch):
    monkeypatch.delenv(macos.IDENTITY_VARIABLE, raising=False)
    assert macos.identity() is None
    monkeypatch.setenv(macos.IDENTITY_VARIABLE, "")
    assert macos.identity() is None


def test_the_spec_is_python_and_names_only_files_that_exist_or_are_made():
    ast.parse(SPEC)
    for parts in re.findall(r'ROOT((?: / "[^"]+")+)', SPEC):
        assert ROOT.joinpath(*re.findall(r'"([^"]+)"', parts)).exists(), parts


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_runs_only_commands_and_scripts_that_exist(workflow):
    text = workflow.read_text(encoding="utf-8")
    commands = re.findall(r"packaging/dev\.py (\S+)", text)
    assert commands
    assert set(commands) <= set(COMMANDS)
    for script in re.findall(r"packaging/\S+\.sh", text):
        assert (ROOT / script).stat().st_mode & 0o100, script
    assert "\t" not in text


def test_the_release_is_built_on_three_systems_with_sums():
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    systems = re.search(r"os: \[(.*)\]", text)[1].split(", ")
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "windows", "macos"}
    assert f"dist/{installers.SUMS}-*" in text


def test_the_sums_are_read_by_sha256sum(tmp_path):
    file = tmp_path / "Kıraathane.dmg"
    file.write_bytes(b"abc")
    installers.write_sums(tmp_path / "SHA256SUMS", [file])
    expected = f"{sha256(b'abc').hexdigest()}  Kıraathane.dmg\n"
    assert (tmp_path / "SHA256SUMS").read_bytes() == expected.encode()


def test_the_wheel_takes_every_kind_of_asset_along():
    manifest = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = manifest["tool"]["setuptools"]["package-data"]["*"]
    left = [str(file) for file in shipped_assets() if not any(file.match(pattern) for pattern in patterns)]
    assert left == []
    assert (
        manifest["project"]["gui-scripts"]["kiraathane"] == manifest["project"]["scripts"]["kiraathane-cli"]
    )
