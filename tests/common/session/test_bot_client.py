"""The thinking process: answers, dies, hangs and lies, and the next request is answered all the same."""

import os
import signal
import time

import pytest

from common.ai.protocol import Request, decode_request
from common.ai.worker import serve
from common.core.seats import Level
from common.session.bot_client import BotClient


def request(match, request_id=1, seconds=1.0):
    rules = match.rules
    legal = tuple(rules.text(move) for move in match.legal_moves())
    seen = rules.pack(rules.observe(match.state, match.actor))
    options = dict(match.options)
    return Request(request_id, "hat", 2, Level.KALFA, options, seen, legal, 7, seconds, 1.0)


@pytest.fixture
def position(new_match):
    match = new_match()
    match.draw()
    return match


def hang(connection):
    """Hang at the request with id 1, answer all others."""
    line = connection.recv_bytes()
    while decode_request(line).id == 1:
        time.sleep(60)
    serve(connection)


def babble(connection):
    """Answer everything with nonsense."""
    while connection.recv_bytes():
        connection.send_bytes(b"{]")


def die(connection):
    """End at once."""
    connection.close()


@pytest.fixture
def client_with(qapp):
    """Makes clients with another child."""
    made = []

    def make(target, grace=0.3):
        made.append(BotClient(target, grace))
        return made[-1]

    yield make
    for client in made:
        client.close()


def test_a_request_is_answered(client, position, qtbot):
    with qtbot.waitSignal(client.answered, timeout=10_000) as told:
        client.ask(request(position))
    answer = told.args[0]
    assert answer.id == 1
    assert answer.move in request(position).legal


def test_a_process_killed_while_it_thinks_is_told_and_replaced(client_with, position, qtbot):
    client = client_with(hang, grace=30)
    client.ask(request(position))
    with qtbot.waitSignal(client.failed, timeout=10_000) as told:
        os.kill(client.pid, signal.SIGKILL)
    assert told.args == [1, "dead"]


def test_a_process_that_hangs_is_late_and_replaced(client_with, position, qtbot):
    client = client_with(hang)
    before = client.pid
    with qtbot.waitSignal(client.failed, timeout=10_000) as told:
        client.ask(request(position, seconds=0.1))
    assert told.args == [1, "late"]
    assert client.pid != before


def test_nonsense_is_garbled(client_with, position, qtbot):
    client = client_with(babble, grace=30)
    with qtbot.waitSignal(client.failed, timeout=30_000) as told:
        client.ask(request(position))
    assert told.args == [1, "garbled"]


def test_a_process_that_dies_at_birth_does_not_breed(client_with, position, qtbot):
    client = client_with(die, grace=30)
    qtbot.waitUntil(lambda: not client._process.is_alive(), timeout=30_000)
    with qtbot.waitSignal(client.failed, timeout=30_000) as told:
        client.ask(request(position))
    assert told.args == [1, "dead"]


def test_a_cancelled_request_is_never_answered(client, position, qtbot):
    with qtbot.assertNotEmitted(client.answered, wait=300):
        client.ask(request(position))
        client.cancel()
    with qtbot.waitSignal(client.answered, timeout=10_000) as told:
        client.ask(request(position, 2))
    assert told.args[0].id == 2


def test_a_bot_that_fails_is_told(client, position, qtbot):
    broken = request(position)
    broken.observation.append("one too many")
    with qtbot.waitSignal(client.failed, timeout=10_000) as told:
        client.ask(broken)
    assert told.args == [1, "failed"]
