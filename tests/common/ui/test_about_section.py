"""What the settings say about the app, and what is copied for a report."""

from importlib.metadata import PackageNotFoundError

import pytest
from PySide6.QtGui import QGuiApplication

from common.core.record import app_version
from common.session.components import components, distributions
from common.session.paths import Paths
from common.ui import about_section
from common.ui.about_section import about_rows
from common.ui.diagnostics import LOG_LINES, diagnostics
from common.ui.label import Label
from common.ui.link_button import LinkButton


@pytest.fixture
def paths(tmp_path):
    found = Paths(tmp_path / "home", tmp_path / "logs")
    found.make()
    return found


def links(rows) -> dict[str, LinkButton]:
    return {row.text(): row for row in rows if isinstance(row, LinkButton)}


def test_every_part_is_named_with_its_version_and_licence():
    parts = {part.name: part for part in components()}
    assert {"kiraathane", "Python", "platformdirs", "PySide6_Essentials", "shiboken6"} <= set(parts)
    assert all(part.version and part.licence for part in parts.values())
    assert "LGPL-3.0" in parts["PySide6_Essentials"].licence


def test_a_package_that_is_not_installed_is_an_error():
    with pytest.raises(PackageNotFoundError):
        distributions("no-such-package")


def test_the_section_tells_version_and_parts(qtbot, paths):
    texts = [row.text() for row in about_rows(paths) if isinstance(row, Label)]
    assert f"Version {app_version()}" in texts
    assert any("PySide6_Essentials" in text for text in texts)


def test_diagnostics_are_copied(qtbot, paths):
    link = links(about_rows(paths))["Copy diagnostics"]
    link.click()
    assert link.text() == "Copied"
    copied = QGuiApplication.clipboard().text()
    assert copied == diagnostics(paths)
    assert copied.endswith("No log.\n")


def test_diagnostics_end_with_the_log_and_hide_the_users_folder(qapp, paths, monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    lines = [f"line {number} in {tmp_path}" for number in range(100)]
    (paths.logs / "kiraathane.log").write_text("\n".join(lines), encoding="utf-8")
    report = diagnostics(paths).splitlines()
    assert report[-1] == "line 99 in ~"
    assert f"line {100 - LOG_LINES} in ~" in report
    assert f"line {99 - LOG_LINES} in ~" not in report


def test_the_licences_are_offered_where_they_were_brought_along(qtbot, paths, monkeypatch, tmp_path):
    assert "Read the licences" not in links(about_rows(paths))
    (tmp_path / "licences").mkdir()
    (tmp_path / "licences" / "THIRD_PARTY.txt").touch()
    monkeypatch.setattr(about_section.resources, "files", lambda _: tmp_path)
    opened = []
    monkeypatch.setattr(about_section, "_open", opened.append)
    links(about_rows(paths))["Read the licences"].click()
    assert opened == [tmp_path / "licences" / "THIRD_PARTY.txt"]
