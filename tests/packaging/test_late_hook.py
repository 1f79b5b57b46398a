"""PyInstaller's start-up work for helper processes, kept away from the window."""

import sys

import pytest
from bundle import late_hook

from common.__main__ import HELPERS


@pytest.mark.parametrize(
    ("arguments", "is_run"),
    [
        ([], False),
        (["match.kiraathane"], False),
        (["--multiprocessing-fork", "pipe_handle=7"], True),
        (["-B", "-c", "from multiprocessing.resource_tracker import main; main(5)"], True),
    ],
)
def test_only_helpers_run_the_hook(monkeypatch, arguments, is_run):
    monkeypatch.setattr(sys, "argv", ["kiraathane", *arguments])
    names: dict[str, object] = {}
    exec(late_hook.late("def hook():\n    return True\n\nis_run = hook()\n"), names)
    assert names.get("is_run", False) is is_run


def test_other_scripts_stay_as_they_are(tmp_path):
    hook = tmp_path / "hook.py"
    hook.write_text("pass\n", encoding="utf-8")
    scripts = [("pyi_rth_inspect", "/inspect.py", "PYSOURCE"), (late_hook.NAME, str(hook), "PYSOURCE")]
    first, second = late_hook.delayed(scripts, tmp_path / "made")
    assert first == scripts[0]
    assert second[1] == str(tmp_path / "made" / f"{late_hook.NAME}.py")


def test_the_program_and_its_hook_know_the_same_helpers():
    assert HELPERS == late_hook.HELPERS
