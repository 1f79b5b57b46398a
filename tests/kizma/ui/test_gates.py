"""Where the table waits: a gate is closed before anything in front of it comes to rest."""

import pytest

from common.ui.animation_queue import AnimationQueue
from kizma.ui.gates import Gate, Gates


@pytest.fixture
def queue(qapp):
    return AnimationQueue()


def test_a_queue_that_comes_to_rest_finds_the_gate_closed(queue):
    gates, seen, done = Gates(queue), [], []
    queue.idle.connect(lambda: seen.append(gates.first))
    gates.enqueue(
        [lambda: done.append("before"), lambda: done.append("too"), Gate.DRAW, lambda: done.append("behind")]
    )
    assert (seen, done) == ([Gate.DRAW], ["before", "too"])
    assert gates.open() is Gate.DRAW
    assert (seen, done) == ([Gate.DRAW, None], ["before", "too", "behind"])


def test_what_comes_later_waits_behind_the_closed_gate(queue):
    gates, done = Gates(queue), []
    gates.enqueue([Gate.ROLL])
    gates.enqueue([lambda: done.append("later")])
    assert (gates.first, done) == (Gate.ROLL, [])
    gates.open()
    assert done == ["later"]
