"""Messages between app and thinking process."""

import json

import pytest

from common.ai.protocol import Answer, BadMessage, Failure, Request, decode_reply, decode_request, encode
from common.core.seats import Level
from common.core.transition import Reason

REQUEST = Request(
    id=3,
    game="hat",
    seats=2,
    level=Level.USTA,
    options={"goal": "high", "bonus": 0, "swaps": False},
    observation=[0, [2, 5], {"şey": None}],
    legal=("lay 2", "lay 5"),
    seed=2**255 + 1,
    seconds=0.5,
    effort=1.0,
)


@pytest.mark.parametrize("observation", [REQUEST.observation, True, None, {"a": [True, 1.5]}])
def test_a_request_survives_the_wire(observation):
    request = Request(**{name: getattr(REQUEST, name) for name in REQUEST.__slots__})
    object.__setattr__(request, "observation", observation)
    assert decode_request(encode(request)) == request


@pytest.mark.parametrize(
    "reply",
    [
        Answer(3, "lay 2", Reason("highest")),
        Answer(4, "error", Reason("error", {"cards": ("2", ("5", 7)), "margin": 1.5})),
        Failure(0, "BadMessage: keys"),
    ],
)
def test_a_reply_survives_the_wire(reply):
    assert decode_reply(encode(reply)) == reply


def test_a_message_is_one_line():
    line = encode(Answer(1, "a\nb", Reason("c")))
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1


def changed(message, **changes):
    return json.dumps({**json.loads(encode(message)), **changes}).encode()


@pytest.mark.parametrize(
    "line",
    [
        b"", b"[]", b"{}", b"\xff",
        changed(REQUEST, id="3"), changed(REQUEST, id=True), changed(REQUEST, level="expert"),
        changed(REQUEST, level=None), changed(REQUEST, legal="lay 2"), changed(REQUEST, legal=[2]),
        changed(REQUEST, seconds="1"), changed(REQUEST, state={"hands": []}),
        encode(REQUEST).replace(b'"seconds": 0.5', b'"seconds": NaN'),
    ],
)  # fmt: skip
def test_what_is_no_request(line):
    with pytest.raises(BadMessage):
        decode_request(line)


ANSWER = Answer(3, "lay 2", Reason("highest"))


@pytest.mark.parametrize(
    "line",
    [
        b"{", b"3", changed(ANSWER, move=2), changed(ANSWER, why="highest"),
        changed(ANSWER, why={"code": "x"}), changed(ANSWER, error="x"), changed(ANSWER, id=1.0),
    ],
)  # fmt: skip
def test_what_is_no_reply(line):
    with pytest.raises(BadMessage):
        decode_reply(line)
