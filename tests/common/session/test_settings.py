"""Settings are written at every change and never lost for one bad value."""

import json

import pytest

from common.session.settings import DECLARED, Settings

WINDOW = {"x": -10, "y": 0, "width": 1440, "height": 900, "maximized": False}


def test_every_default_passes_its_own_check():
    assert all(check(default) for default, check in DECLARED.values())


def test_a_change_is_told_and_comes_back(tmp_path, qtbot):
    settings = Settings(tmp_path / "settings.json")
    with qtbot.waitSignal(settings.changed) as told:
        settings.set("name", "Işıl Öğüt")
    assert told.args == ["name"]
    settings.set("window", WINDOW)
    again = Settings(tmp_path / "settings.json")
    assert (again["name"], again["window"], again["theme"]) == ("Işıl Öğüt", WINDOW, "system")


def test_setting_the_same_value_again_tells_nothing(tmp_path, qtbot):
    settings = Settings(tmp_path / "settings.json")
    with qtbot.assertNotEmitted(settings.changed):
        settings.set("theme", "system")


@pytest.mark.parametrize(
    ("name", "value"),
    [("text_size", 101), ("text_size", True), ("theme", "pink"), ("patterns", 1), ("name", "a\nb"),
     ("window", {"x": 1}), ("window", {**WINDOW, "x": 10**9}), ("rule_sets", {"king": 3})],
)  # fmt: skip
def test_a_value_that_makes_no_sense_is_refused_and_read_as_its_default(tmp_path, qapp, name, value):
    settings = Settings(tmp_path / "settings.json")
    with pytest.raises(ValueError, match=name):
        settings.set(name, value)
    (tmp_path / "settings.json").write_text(json.dumps({name: value, "speed": "fast", "later": 1}))
    again = Settings(tmp_path / "settings.json")
    assert again[name] == DECLARED[name][0]
    assert again["speed"] == "fast"


@pytest.mark.parametrize("content", [b"{", b"[]", b"\xff\xfe", b"[" * 100_000])
def test_a_damaged_file_is_set_aside(tmp_path, qapp, content):
    (tmp_path / "settings.json").write_bytes(content)
    settings = Settings(tmp_path / "settings.json")
    assert settings.was_damaged
    assert settings["theme"] == "system"
    assert (tmp_path / "settings.damaged.json").read_bytes() == content


def test_a_failed_write_is_told(tmp_path, qtbot):
    settings = Settings(tmp_path / "missing" / "settings.json")
    with qtbot.waitSignal(settings.write_failed):
        settings.set("theme", "dark")
    assert settings["theme"] == "dark"
