"""Where things are kept."""

from common.session.paths import user_paths


def test_the_environment_overrides_every_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("KIRAATHANE_HOME", str(tmp_path / "Ömer Şık"))
    paths = user_paths()
    paths.make()
    assert paths.library == tmp_path / "Ömer Şık" / "library.sqlite"
    assert paths.settings.parent.is_dir()
    assert paths.logs.is_dir()


def test_without_it_the_system_says_where(monkeypatch):
    monkeypatch.delenv("KIRAATHANE_HOME", raising=False)
    paths = user_paths()
    assert paths.home.name == "kiraathane"
    assert paths.home.is_absolute()
