"""The whole table: panels, notices, undo, resuming in every phase, and matches to their end."""

from random import Random

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from common.core.transition import Reason
from common.session.players import LocalPlayer, Player
from common.session.turn_controller import TurnController
from common.ui.durations import Speed
from common.ui.theme import Mode
from king.engine.cards import card
from king.engine.moves import KEEP, SPOIL, Call, Play
from king.engine.state import Phase
from king.ui.table import KingTable
from king.ui.texts import KingTexts
from tests.king.ui.sitting import Course, Sitting, deal_with_lone_rifki


def seed_with(wanted, **wishes):
    """The first seed for which `wanted` holds of a course."""
    return next(seed for seed in range(1, 200) if wanted(Course(seed=seed, **wishes)))


SMALL = (720, 480)
"""A table of few pixels, for tests that play long."""

# Chooser


def test_the_chooser_opens_above_the_hand_and_calls(sit):
    sitting = sit(until="call")
    chooser = sitting.table.chooser
    assert chooser.isVisible() and not chooser.confirm_button.isEnabled()
    assert chooser.geometry().bottom() <= sitting.scene.layout.hand_top
    QTest.mouseClick(chooser.cells[1], Qt.MouseButton.LeftButton)
    assert chooser.chosen == Call("kupa") and chooser.confirm_button.isEnabled()
    QTest.mouseClick(chooser.confirm_button, Qt.MouseButton.LeftButton)
    assert sitting.state.live_board.call == Call("kupa")
    assert not chooser.isVisible()


def test_k07_a_closed_cell_says_why(sit):
    wishes = {"until": "call", "hand": 9}

    def used_up(course):
        return any(closed.reason.code == "penalty_used_up" for closed in course.model.seen.closed)

    sitting = sit(seed=seed_with(used_up, **wishes), **wishes)
    closed = next(cell for cell in sitting.table.chooser.cells if cell.closed)
    assert closed.toolTip() and closed.accessibleDescription() == closed.toolTip()
    QTest.mouseClick(closed, Qt.MouseButton.LeftButton)
    assert sitting.toasts and sitting.toasts[0][1] == "K07"
    assert sitting.table.chooser.chosen is None


def test_the_chooser_works_with_keys_alone(sit):
    sitting = sit(until="call")
    chooser = sitting.table.chooser
    for key, contract in (
        (Qt.Key.Key_Right, "el"),
        (Qt.Key.Key_Right, "kupa"),
        (Qt.Key.Key_Down, "rifki"),
        (Qt.Key.Key_Down, "koz:d"),
        (Qt.Key.Key_Left, "koz:c"),
    ):
        sitting.focus_key(key)
        assert chooser.chosen == Call(contract)
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.state.live_board.call == Call("koz:c")


def test_enter_without_a_choice_calls_nothing(sit):
    sitting = sit(until="call")
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.state.phase is Phase.CALL


def test_k24_a_king_is_announced_with_a_switch(sit):
    sitting = sit(until="call", options={"king_declared": True})
    chooser = sitting.table.chooser
    assert chooser.king_switch.isVisible()
    chooser.choose(Call("koz:h"))
    QTest.mouseClick(chooser.king_switch, Qt.MouseButton.LeftButton)
    assert chooser.chosen == Call("koz:h", True)
    chooser.choose(Call("el", False))
    chooser.king_switch.setChecked(True)
    assert chooser.chosen == Call("el")
    chooser.choose(Call("koz:h", True))
    QTest.mouseClick(chooser.confirm_button, Qt.MouseButton.LeftButton)
    assert sitting.state.live_board.call == Call("koz:h", True)


def test_k24_no_switch_where_a_king_is_not_announced(sit):
    assert not sit(until="call").table.chooser.king_switch.isVisible()


def test_k28_kanli_offers_only_what_comes(sit):
    sitting = sit(until="call", options={"kanli": True})
    expected = sitting.model.seen.order[len(sitting.state.sheet)]
    shown = [cell.contract_id for cell in sitting.table.chooser.cells if cell.isVisible()]
    assert shown == [expected] and sitting.table.chooser.chosen == Call(expected)


def test_k28_kanli_lets_the_caller_name_the_suit(sit):
    sitting = sit(until="call", hand=7, options={"kanli": True})
    shown = [cell.contract_id for cell in sitting.table.chooser.cells if cell.isVisible()]
    assert shown == ["koz:c", "koz:d", "koz:h", "koz:s"] and sitting.table.chooser.chosen is None


# Spoiling


ASKED = {"until": "ask", "contract": "rifki", "deal": deal_with_lone_rifki(owner=0, caller=1)}


@pytest.mark.parametrize("spoil", [True, False])
def test_k23_the_question_is_a_panel_with_two_answers(sit, spoil):
    sitting = sit(**ASKED)
    question = sitting.table.question
    assert question.isVisible() and not sitting.table.chooser.isVisible()
    redeals = sitting.state.redeals
    button = question.spoil if spoil else question.keep
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sitting.match.log[-1].move == ("spoil" if spoil else "keep")
    assert sitting.state.redeals == redeals + spoil
    assert not question.isVisible()
    sitting.settle()
    assert any("spoils" in text for _, text in sitting.banners) == spoil


def test_k23_the_question_is_answered_with_keys(sit):
    sitting = sit(**ASKED)
    sitting.focus_key(Qt.Key.Key_Left)
    sitting.focus_key(Qt.Key.Key_Return)
    assert sitting.match.log[-1].move == "keep"


def test_k23_nobody_sees_that_another_seat_is_asked(sit):
    sitting = sit(until="call", deal=deal_with_lone_rifki(owner=2, caller=0))
    sitting.model.call(Call("rifki"))
    sitting.settle()
    assert sitting.state.phase is Phase.ASK and sitting.model.actor == 2
    table, actor = sitting.table, sitting.model.actor
    table.set_thinking(actor)
    assert not table.scene.plates[actor].is_thinking
    text = table.texts.status(sitting.model.observation(), sitting.match.seats, actor, False)
    assert sitting.match.seats[actor].name not in text
    assert not table.question.isVisible()


# Rest, undo, resuming


def test_at_rest_follows_every_line(sit):
    sitting = sit(until="call")
    while sitting.match.ply < 80:
        before = sitting.rests
        sitting.random_move()
        sitting.settle()
        assert sitting.rests > before and sitting.table.is_at_rest()


@pytest.mark.parametrize("options", [{}, {"length": 12, "koz_spoil": True, "kiz_split": "choose"}])
@pytest.mark.parametrize("humans", [0, 1])
def test_sync_changes_nothing_after_any_line(sit, options, humans):
    sitting = sit(until="start", options=options, humans=humans, size=SMALL)
    while sitting.match.ply < 130:
        sitting.random_move()
        sitting.settle()
        sitting.table.set_input(sitting.model.is_viewers_turn)
        look = sitting.look()
        sitting.table.sync(sitting.model.observation())
        assert sitting.look() == look


def test_a_line_shows_the_same_whether_animated_or_not(sit):
    sitting = sit(until="call", seed=4)
    for _ in range(70):
        sitting.random_move()
        sitting.settle()
    fresh = KingTable(sitting.model, KingTexts())
    fresh.resize(sitting.table.size())
    fresh.show()
    other = Sitting.__new__(Sitting)
    other.table, other.model, other.match = fresh, sitting.model, sitting.match
    assert other.look() == sitting.look()
    fresh.close()
    fresh.deleteLater()


def test_undo_in_the_middle_of_an_animation(sit):
    sitting = sit(contract="el", cards=0)
    ply, look = sitting.model.ply, sitting.look()
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    sitting.random_move()
    assert not sitting.table.is_at_rest()
    sitting.table.set_input(False)
    assert sitting.model.undo() and sitting.model.ply == ply
    assert sitting.table.is_at_rest()
    sitting.table.set_input(True)
    sitting.settle()
    assert sitting.look() == look


@pytest.mark.parametrize(
    ("until", "visible"),
    [("call", "chooser"), ("ask", "question"), ("play", "slot"), ("deal", "nothing"), ("over", "nothing")],
)
def test_a_match_is_resumed_in_every_phase(sit, until, visible):
    sitting = sit(**(ASKED if until == "ask" else {"until": until, "contract": "rifki"}))
    look = sitting.look()
    shown = [name for name in ("chooser", "question", "slot") if look[name]]
    assert shown == ([] if visible == "nothing" else [visible])
    assert sitting.table.is_at_rest()
    if until == "over":
        assert look["picture"].is_over and sum(look["totals"]) == 0
        assert not any(row.note for row in look["rows"])


def test_resumed_in_the_middle_of_a_trick_the_cards_lie_there(sit):
    sitting = sit(contract="el", cards=3)
    on_table = {item.face for item in sitting.scene.cards.items() if item.key[0] == "play"}
    assert on_table == set(sitting.state.live_board.trick.cards) and len(on_table) == 3


# Viewers


def test_k02_the_viewer_sits_at_the_bottom(sit):
    sitting = sit(until="call", humans=2)
    centre = sitting.scene.layout.table.center()
    for viewer in (0, 1):
        sitting.model.set_viewer(viewer)
        place = [plate.sceneBoundingRect().center() for plate in sitting.scene.plates]
        assert place[viewer].y() > centre.y() and abs(place[viewer].x() - centre.x()) < 260
        assert place[(viewer + 1) % 4].x() > centre.x() > place[(viewer + 3) % 4].x()
        assert place[(viewer + 2) % 4].y() < centre.y()
        faces = {item.face for item in sitting.scene.cards.items() if item.face is not None}
        assert faces == set(sitting.state.hands[viewer])


def test_k29_a_spectator_sees_backs_only(sit):
    sitting = sit(until="deal", humans=0)
    while sitting.state.phase is not Phase.CALL:
        sitting.random_move()
        sitting.settle()
    items = sitting.scene.cards.items()
    assert len(items) == 52 and all(item.face is None for item in items)


class Scripted(Player):
    """Plays at random, from the event loop."""

    def __init__(self, model, rng):
        super().__init__()
        self._model = model
        self._rng = rng

    def take_turn(self):
        self.move_chosen.emit(self._rng.choice(list(self._model.legal_moves())), self._model.ply)

    def cancel(self):
        return


def test_a_bots_only_match_runs_through_the_real_scene(sit, qtbot, look):
    """Twenty hands at full speed; what moves is brought to its end as soon as it begins."""
    look.set_speed(Speed.FAST)
    sitting = sit(until="start", humans=0, seed=8, size=SMALL)
    rng = Random(8)
    controller = TurnController(sitting.model, {seat: Scripted(sitting.model, rng) for seat in range(4)})
    sitting.table.at_rest.connect(controller.table_at_rest)
    sitting.model.transitioned.connect(lambda _step: sitting.table.skip())
    with qtbot.waitSignal(sitting.model.ended, timeout=120_000):
        controller.resume()
    sitting.settle()
    sitting.table.sync(sitting.model.observation())
    assert len(sitting.state.sheet) == 20 or sitting.match.outcome.reason == "king"
    assert sitting.table.sheet.totals == sitting.match.scores
    assert not sitting.scene.cards.items()
    texts = " | ".join(text for _, text in sitting.banners)
    for piece in ("calls", "takes the trick", "Hearts are broken", "Trumps are broken", "all taken"):
        assert piece in texts


def test_a_hand_is_played_with_its_animations(sit, qtbot, look):
    """Nothing is skipped: a deal, a call and some tricks take their time and end at rest."""
    look.set_speed(Speed.FAST)
    look.set_reduced_motion(True)
    sitting = sit(until="deal", humans=0, seed=9)
    rng = Random(9)
    controller = TurnController(sitting.model, {seat: Scripted(sitting.model, rng) for seat in range(4)})
    sitting.table.at_rest.connect(controller.table_at_rest)
    tricks = len(sitting.match.log) + 30
    controller.resume()
    qtbot.waitUntil(lambda: sitting.model.ply >= tricks, timeout=60_000)
    controller.pause()
    qtbot.waitUntil(sitting.table.is_at_rest, timeout=5_000)
    look_before = sitting.look()
    sitting.table.sync(sitting.model.observation())
    assert sitting.look() == look_before


def test_a_person_may_wait_for_the_controller(sit, qtbot):
    sitting = sit(until="call")
    controller = TurnController(sitting.model, dict.fromkeys(range(4), LocalPlayer()))
    with qtbot.waitSignal(controller.awaiting, timeout=2_000) as told:
        controller.resume()
    assert told.args == [0]


# Notices


def test_k22_a_queen_for_everybody_is_told(sit):
    def split(course):
        while not course.state.sheet and not course.state.redeals:
            course.random_move()
        return course.state.forced == Call("kiz")

    wishes = {"until": "start", "contract": "kiz", "humans": 0}
    sitting = sit(seed=seed_with(split, **wishes), **wishes)
    while sitting.state.redeals == 0:
        sitting.random_move()
        sitting.settle()
    assert any("A queen for everybody" in text for _, text in sitting.banners)


def test_cards_taken_lie_beside_their_plate(sit):
    sitting = sit(contract="kupa", humans=1)
    while sitting.model.due is not Phase.PLAY or not any(sitting.state.board.penalties_taken()):
        sitting.random_move()
        sitting.settle()
        if sitting.state.board is None:
            continue
    shown = tuple(plate.facts.taken for plate in sitting.scene.plates)
    assert shown == sitting.state.board.penalties_taken()


# Hints, drawer, looks


def test_a_hint_raises_its_card(sit):
    sitting = sit(contract="el", cards=2)
    face = sitting.legal()[0].face
    sitting.table.show_advice(Play(face))
    advised = [item.face for item in sitting.scene.own_cards() if item.is_advised]
    assert advised == [face]
    sitting.table.set_input(False)
    assert not any(item.is_advised for item in sitting.scene.own_cards())


def test_a_hint_chooses_its_call_and_answer(sit):
    sitting = sit(until="call")
    sitting.table.show_advice(Call("soniki"))
    assert sitting.table.chooser.chosen == Call("soniki")
    other = sit(**ASKED)
    other.table.show_advice(KEEP)
    other.table.show_advice(SPOIL)
    assert other.table.question.isVisible()


def test_a_small_window_has_the_sheet_in_a_drawer(sit, look):
    look.set_window_size(1024, 640)
    sitting = sit(contract="el", cards=1, size=(1024, 594))
    table = sitting.table
    assert table.has_drawer and not table.sheet.isVisible() and table.drawer_button.isVisible()
    sitting.key(Qt.Key.Key_T)
    assert table.sheet.isVisible() and not table.drawer_button.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    assert not table.sheet.isVisible()
    QTest.mouseClick(table.drawer_button, Qt.MouseButton.LeftButton)
    assert table.sheet.isVisible()
    card_item = sitting.legal()[0]
    face = card_item.face
    sitting.key(Qt.Key.Key_T)
    sitting.drag(sitting.grip(card_item), sitting.scene.layout.slot.center())
    assert sitting.match.log[-1].move == str(face)


def test_t_leaves_the_sheet_of_a_large_window_alone(sit):
    sitting = sit()
    sitting.key(Qt.Key.Key_T)
    assert sitting.table.sheet.isVisible()


@pytest.mark.parametrize("size", [(1024, 640), (1200, 720), (1366, 768), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("percent", [100, 150])
def test_the_chooser_never_covers_the_hand(sit, look, size, percent):
    look.set_window_size(*size)
    look.set_text_percent(percent)
    sitting = sit(until="call", options={"king_declared": True}, size=(size[0], size[1] - round(56 * look.s)))
    chooser = QRectF(sitting.table.chooser.geometry())
    assert chooser.bottom() <= sitting.scene.layout.hand_top
    assert sitting.scene.layout.table.contains(chooser)


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
def test_everything_lies_on_the_felt(sit, look, size):
    look.set_window_size(*size)
    sitting = sit(contract="el", cards=3, size=(size[0], size[1] - round(56 * look.s)))
    layout = sitting.scene.layout
    for item in sitting.scene.own_cards():
        corners = item.mapToScene(item.area()).boundingRect()
        assert layout.table.contains(corners)
    for item in (*sitting.scene.plates, sitting.scene.plaque):
        assert layout.felt.contains(item.pos())


def test_a_change_of_the_theme_keeps_the_table(sit, look):
    sitting = sit(contract="el", cards=2)
    before = sitting.look()
    look.set_mode(Mode.DARK)
    look.set_patterns(True)
    sitting.settle()
    assert sitting.look() == before


def test_resizing_in_the_middle_of_an_animation(sit):
    sitting = sit(contract="el", cards=0)
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    assert not sitting.table.is_at_rest()
    sitting.table.resize(1200, 760)
    sitting.settle()
    look = sitting.look()
    sitting.table.sync(sitting.model.observation())
    assert sitting.look() == look


def test_a_click_skips_what_is_moving(sit):
    sitting = sit(contract="el", cards=0)
    sitting.model.submit(Play(sitting.legal()[0].face), sitting.model.ply)
    assert not sitting.table.is_at_rest()
    sitting.click(QPointF(200, 300))
    assert sitting.table.is_at_rest()


def test_refused_reasons_reach_the_toast_with_their_rule(sit):
    sitting = sit(until="call")
    sitting.table.chooser.refused.emit(Reason("penalty_used_up", {"penalty": "el", "times": 2}))
    assert sitting.toasts == [("No tricks has been played twice already.", "K07")]


def test_hovering_a_legal_card_raises_it_a_little_more(sit):
    sitting = sit(contract="el", cards=2)
    item = sitting.legal()[0]
    before = item.wanted_rise
    item.set_flags(is_hovered=True)
    assert item.wanted_rise > before
    veiled = sitting.veiled()[0]
    veiled.set_flags(is_hovered=True)
    assert veiled.wanted_rise == 0.0
    assert card("Kh") not in {each.face for each in sitting.legal()} or item.toolTip()
