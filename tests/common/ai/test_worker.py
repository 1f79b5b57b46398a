"""The thinking process, in this process and as a real child."""

import subprocess
import sys
from multiprocessing import get_context

import pytest

from common.ai.protocol import Answer, Failure, Request, decode_reply, encode
from common.ai.worker import reply_to, serve
from common.core.registry import make_rules
from common.core.seats import Level
from common.core.simulate import bot_seed
from common.core.transition import Reason
from tests.toy_game import HAT, State


@pytest.fixture
def request_for():
    rules = make_rules(HAT, HAT.options.fresh(), 2)
    state = State((1, 3), (), ((2, 5), (4, 9)), ((6,), (7,)), (False, False), 1)

    def build(**changes):
        members = {
            "id": 7,
            "game": "hat",
            "seats": 2,
            "level": Level.USTA,
            "options": dict(rules.options),
            "observation": rules.pack(rules.observe(state, 1)),
            "legal": tuple(rules.text(move) for move in rules.legal_moves(state)),
            "seed": bot_seed(bytes(32), 5),
            "seconds": 1.0,
            "effort": 1.0,
        }
        return encode(Request(**{**members, **changes}))

    return build


def test_an_answer(request_for):
    assert reply_to(request_for()) == Answer(7, "lay 9", Reason("highest"))


def test_the_same_seed_gives_the_same_random_answer(request_for):
    replies = [reply_to(request_for(level=Level.RANDOM, seed=seed)) for seed in [5] * 20]
    assert len({reply.move for reply in replies}) == 1
    replies = [reply_to(request_for(level=Level.RANDOM, seed=seed)) for seed in range(20)]
    assert {reply.move for reply in replies} == {"lay 4", "lay 9"}


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"game": "chess"}, "UnknownGame"),
        ({"options": {}}, "OptionError"),
        ({"legal": ("lay x",)}, "MalformedMove"),
        ({"observation": []}, "ValueError"),
        ({"legal": ()}, "ValueError"),
    ],
)
def test_a_fault_is_a_failure_of_that_request(request_for, changes, error):
    reply = reply_to(request_for(**changes))
    assert isinstance(reply, Failure)
    assert reply.id == 7
    assert reply.error.startswith(error)


def test_what_is_no_request_fails_without_an_id():
    assert reply_to(b"{}") == Failure(0, "BadMessage: keys")


def test_a_child_answers_until_the_pipe_closes(request_for):
    context = get_context("spawn")
    near, far = context.Pipe()
    child = context.Process(target=serve, args=(far,))
    child.start()
    far.close()
    for number in (1, 2):
        near.send_bytes(request_for(id=number))
        assert near.poll(30)
        assert decode_reply(near.recv_bytes()) == Answer(number, "lay 9", Reason("highest"))
    near.close()
    child.join(30)
    assert child.exitcode == 0


def test_a_child_that_is_killed_closes_its_pipe(request_for):
    context = get_context("spawn")
    near, far = context.Pipe()
    child = context.Process(target=serve, args=(far,))
    child.start()
    far.close()
    child.kill()
    child.join(30)
    with pytest.raises((EOFError, OSError)):
        near.recv_bytes()


def test_the_worker_loads_no_qt(request_for, hat_path):
    script = f"""
import sys
sys.path.insert(0, {str(hat_path)!r})
from common.ai.worker import reply_to
from common.ai.protocol import Answer
assert isinstance(reply_to({request_for()!r}), Answer)
loaded = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")]
assert not loaded, loaded
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60)
