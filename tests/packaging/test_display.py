"""Whether a window can be shown, is wanted, and through which Qt plugin."""

import pytest
from bootstrap.display import has_display, wants_window, window_plugins


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_only_linux_can_be_without_a_display(platform: str, environ: dict[str, str], expected: bool) -> None:
    assert has_display(platform, environ) is expected


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ([], True),
        (["--smoke-start"], True),
        (["--version"], False),
        (["--help"], False),
        (["record", "check", "a.kiraathane"], False),
        (["demo"], False),
    ],
)
def test_subcommands_and_questions_need_no_window(arguments: list[str], expected: bool) -> None:
    assert wants_window(arguments) is expected


@pytest.mark.parametrize(
    ("platform", "environ", "plugins"),
    [
        ("linux", {"DISPLAY": ":0"}, ["libqxcb.so"]),
        ("linux", {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["libqwayland.so", "libqxcb.so"]),
        ("linux", {"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, []),
        ("darwin", {"DISPLAY": ":0"}, []),
    ],
)
def test_the_plugins_tried_follow_the_display(
    platform: str, environ: dict[str, str], plugins: list[str]
) -> None:
    assert window_plugins(platform, environ) == plugins
