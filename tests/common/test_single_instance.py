"""One app a user: later starts hand over their files, and what a crash left behind is no hindrance."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess, QProcessEnvironment, QTimer
from PySide6.QtNetwork import QLocalSocket

from common import single_instance
from common.instance_calls import ACTIVATION_TOKEN, CallListener
from common.single_instance import SingleInstance

SECOND = (
    "import sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
    "from common.single_instance import SingleInstance;"
    "app = QCoreApplication([]); it = SingleInstance(Path(sys.argv[1]));"
    "sys.exit(9 if it.claim() else 0 if it.hand_over([Path(name) for name in sys.argv[2:]]) else 1)"
)
CRASH = (
    "import os, sys; from pathlib import Path; from PySide6.QtCore import QCoreApplication;"
    "from common.single_instance import SingleInstance;"
    "app = QCoreApplication([]); it = SingleInstance(Path(sys.argv[1]));"
    "print(it.claim(), flush=True); os._exit(1)"
)


@pytest.fixture
def instance(qapp, tmp_path, monkeypatch):
    # short, for the name of a socket may have about a hundred letters
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    monkeypatch.delenv(ACTIVATION_TOKEN, raising=False)
    found = SingleInstance(tmp_path)
    yield found
    found.close()


def second_start(qtbot, home: Path, *files: str, token: str = "") -> int:
    """Start another process that hands over files, while this one goes on running its event loop."""
    process = QProcess()
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert(ACTIVATION_TOKEN, token)
    process.setProcessEnvironment(environment)
    with qtbot.waitSignal(process.finished, timeout=20_000):
        process.start(sys.executable, ["-c", SECOND, str(home), *files])
    return process.exitCode()


@pytest.fixture
def calls(instance):
    """What a running app hears of later starts."""
    found: list[list[Path]] = []
    assert instance.claim()
    instance.listen(found.append)
    return found


def test_a_second_start_hands_over_its_files(qtbot, calls, tmp_path):
    assert second_start(qtbot, tmp_path, "Şişli maçı.kiraathane") == 0
    assert calls == [[Path.cwd() / "Şişli maçı.kiraathane"]]


def test_a_second_start_without_files_calls_too(qtbot, calls, tmp_path):
    assert second_start(qtbot, tmp_path, token="desk-17") == 0
    assert calls == [[]]
    assert os.environ[ACTIVATION_TOKEN] == "desk-17"


def test_a_call_waits_for_an_app_that_is_still_starting(qtbot, instance, tmp_path):
    assert instance.claim()
    calls = []
    QTimer.singleShot(500, lambda: instance.listen(calls.append))
    assert second_start(qtbot, tmp_path) == 0
    assert calls == [[]]


def test_an_app_that_ended_leaves_the_claim_to_the_next(qapp, instance, tmp_path):
    assert instance.claim()
    instance.close()
    other = SingleInstance(tmp_path)
    assert other.claim()
    other.close()


def test_what_a_crash_left_is_recovered(qapp, instance, tmp_path):
    crashed = subprocess.run(
        [sys.executable, "-c", CRASH, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert crashed.stdout == "True\n"
    assert (tmp_path / "instance.lock").exists()
    assert instance.claim()


def test_a_holder_that_does_not_answer_leaves_the_start_to_itself(qapp, instance, tmp_path, monkeypatch):
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 50)
    assert instance.claim()
    other = SingleInstance(tmp_path)
    assert not other.claim()
    assert not other.hand_over([])


def test_two_folders_are_two_apps(qapp, instance, tmp_path):
    assert instance.claim()
    other = SingleInstance(tmp_path / "other")
    assert other.claim()
    other.close()


def test_without_a_folder_for_the_lock_every_start_is_its_own(qapp, tmp_path):
    (tmp_path / "file").touch()
    assert SingleInstance(tmp_path / "file" / "home").claim()


@pytest.mark.parametrize(
    "message",
    [b"{\n", b"[]\n", b'{"files": [1], "token": ""}\n', json.dumps({"files": []}).encode() + b"\n"],
)
def test_a_foreign_message_is_dropped(qtbot, tmp_path, message):
    listener = CallListener(str(tmp_path / "calls"))
    calls = []
    listener.called.connect(calls.append)
    socket = QLocalSocket()
    socket.connectToServer(listener.address)
    socket.write(message)
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert calls == []
    listener.close()
