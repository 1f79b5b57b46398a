"""The whole table: panels, notices, undo, resuming in every phase, and matches to their end."""

from random import Random

import pytest

from common.session.players import LocalPlayer, Player
from common.session.turn_controller import TurnController
from common.ui.durations import Speed
from king.engine.moves import KEEP, SPOIL, Call, Play
from king.engine.state import Phase
from king.ui.table import KingTable
from king.ui.texts import KingTexts
from tests.king.ui.sitting import ASKED, Sitting, seed_with

SMALL = (720, 480)
"""A table of few pixels, for tests that play long."""

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
