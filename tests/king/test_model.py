"""What the table asks of the match: cards, calls and reasons of the viewer alone."""

import pytest

from common.core.transition import Reason
from king.engine.moves import Call, Play
from king.engine.state import Phase
from tests.king.ui.sitting import Course, deal_with_lone_rifki


def test_nothing_is_due_while_others_decide(qapp):
    course = Course(until="start", humans=1)
    assert (
        course.model.due is None and course.model.playable_cards() == () and course.model.open_calls() == ()
    )


@pytest.mark.parametrize("until", ["call", "play"])
def test_the_viewer_is_asked_what_is_due(qapp, until):
    course = Course(until=until)
    assert course.model.due is Phase(until)
    assert bool(course.model.open_calls()) == (until == "call")
    assert bool(course.model.playable_cards()) == (until == "play")


def test_k09_every_card_is_playable_or_has_a_reason(qapp):
    model = Course(contract="el", cards=2).model
    for card in model.seen.hand:
        assert (card in model.playable_cards()) == (model.reason_against(card) is None)
    assert model.legal_moves() == tuple(map(Play, model.playable_cards()))


def test_k07_every_call_is_open_or_has_a_reason(qapp):
    course = Course(until="call", hand=9)
    model, rules = course.model, course.match.rules
    for contract in ("el", "kupa", "erkek", "kiz", "rifki", "soniki", "koz:c", "koz:s"):
        call = Call(contract)
        assert (call in model.open_calls()) == (model.reason_closed(call) is None)
        assert model.reason_closed(call) == rules.reason_against(course.state, call)


def test_an_illegal_card_is_rejected_with_its_reason(qapp, qtbot):
    model = Course(contract="el", cards=2).model
    refused = next(card for card in model.seen.hand if card not in model.playable_cards())
    with qtbot.waitSignal(model.move_rejected) as told:
        assert not model.play_card(refused)
    assert isinstance(told.args[0], Reason) and told.args[0].code == "must_follow"


def test_k23_the_question_is_answered_once(qapp):
    course = Course(until="ask", contract="rifki", deal=deal_with_lone_rifki(owner=0, caller=1))
    assert course.model.due is Phase.ASK
    assert course.model.answer(False)
    assert course.match.log[-1].move == "keep" and course.model.due is None


def test_a_call_and_a_card_go_to_the_match(qapp):
    course = Course(until="call", deal=deal_with_lone_rifki(owner=2, caller=0))
    assert course.model.call(Call("el"))
    card = course.model.playable_cards()[0]
    assert course.model.play_card(card)
    assert [line.move for line in course.match.log[-2:]] == ["call el", str(card)]
