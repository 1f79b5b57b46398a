"""The check of an installed app: passes on the sources, and fails when something is missing."""

import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest
from PySide6.QtGui import QImage

from common import smoke, standard_streams
from common.core.registry import GROUP
from common.smoke import SmokeFailure


def test_the_sources_are_whole(tmp_path):
    folder = tmp_path / "Görüntüler"
    done = subprocess.run(
        [sys.executable, "-m", "common", "--smoke", str(folder)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert (folder / "smoke.txt").read_text(encoding="utf-8") == done.stdout
    # the toy game is installed for this process only
    for name in {entry.name for entry in entry_points(group=GROUP)} - {"hat"}:
        assert f"{name}: moved, saved, resumed" in done.stdout
    assert (folder / "home.png").exists()


def test_a_broken_picture_is_named(qapp, tmp_path):
    (tmp_path / "bent.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(SmokeFailure, match=r"bent\.svg"):
        smoke.check_pictures(tmp_path)


def test_missing_translations_are_told(qapp, tmp_path, monkeypatch):
    monkeypatch.setattr(smoke, "Translation", Mute)
    with pytest.raises(SmokeFailure, match="translations"):
        smoke.check_translations()


class Mute:
    """Speaks no language."""

    def use(self, language: str) -> None:
        pass


def test_missing_fonts_are_told(qapp, monkeypatch):
    monkeypatch.setattr(smoke, "SANS", "No such family")
    with pytest.raises(SmokeFailure, match="No such family"):
        smoke.check_fonts()


def test_an_empty_picture_has_one_colour():
    image = QImage(30, 30, QImage.Format.Format_RGB32)
    image.fill(0)
    assert smoke._colours(image) == 1


def test_a_program_without_streams_gets_some(monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        standard_streams.fill()
        streams = sys.stdout, sys.stderr
        sys.stdout.write("goes nowhere")
    for stream in streams:
        stream.close()
