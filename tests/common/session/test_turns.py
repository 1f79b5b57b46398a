"""A whole match through model, players and turn controller: undo, curtain, belated and illegal moves."""

from dataclasses import replace

import pytest

from common.core.match import LogLine
from common.core.seats import Level, Seat, SeatKind
from common.core.transition import Reason
from common.session.bot_client import BotClient
from common.session.game_model import GameModel
from common.session.journal import Journal
from common.session.library import SavingFailed
from common.session.players import BotPlayer, LocalPlayer, Thinker
from common.session.turn_controller import TurnController
from tests.common.session.conftest import BOT, ELIF, OMER
from tests.common.session.test_bot_client import die
from tests.toy_game import Drew, Move

OTHER_BOT = Seat("Tevfik", SeatKind.BOT, Level.CIRAK)


class Table:
    """A table without animations: at rest at once."""

    def __init__(self, match, client, journal=None):
        self.model = GameModel(match, journal)
        players = {
            index: BotPlayer(self.model, client, seat.level) if seat.is_bot else LocalPlayer()
            for index, seat in enumerate(match.seats)
        }
        self.controller = TurnController(self.model, players)
        self.steps = []
        self.model.transitioned.connect(self.steps.append)
        self.model.transitioned.connect(lambda _step: self.controller.table_at_rest())


def lay_first(table):
    table.model.submit(table.model.legal_moves()[0], table.model.ply)


def test_bots_play_a_match_to_its_end_and_it_is_saved(new_match, client, library, qtbot):
    match = new_match(BOT, OTHER_BOT)
    journal = Journal(library, match)
    table = Table(match, client, journal)
    with qtbot.waitSignal(table.model.ended, timeout=20_000):
        table.controller.resume()
    assert table.model.viewer is None
    assert [step.ply for step in table.steps] == list(range(match.ply))
    assert library.load(journal.match_id).digest() == match.digest()
    assert len(library.finished()) == 1


def test_a_match_ends_even_if_no_process_ever_answers(new_match, qtbot):
    client = BotClient(die)
    table = Table(new_match(BOT, OTHER_BOT), client)
    with qtbot.waitSignal(table.model.ended, timeout=20_000):
        table.controller.resume()
    client.close()


def test_a_person_sees_only_what_the_seat_may(new_match, client, qtbot):
    table = Table(new_match(ELIF, BOT), client)
    with qtbot.waitSignal(table.controller.awaiting, timeout=5_000) as told:
        table.controller.resume()
    assert told.args == [0]
    drew = [event for event in table.steps[0].events if isinstance(event, Drew)]
    assert [bool(event.cards) for event in drew] == [True, False]


def test_undo_crosses_the_bots_answer_and_chance_stays(new_match, client, library, qtbot):
    match = new_match(ELIF, BOT)
    journal = Journal(library, match)
    table = Table(match, client, journal)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    assert table.model.undo_reason() == Reason("no_own_decision")
    deal = match.log[0]
    with qtbot.waitSignal(table.controller.awaiting, timeout=10_000):
        lay_first(table)
    assert match.ply == 3
    table.controller.pause()
    with qtbot.waitSignal(table.model.rewound):
        assert table.model.undo()
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    assert match.log == (deal,)
    assert library.load(journal.match_id).log == (deal,)


@pytest.mark.parametrize("wisher", [ELIF, BOT])
def test_a_wish_is_played_as_soon_as_it_may_(new_match, client, qtbot, wisher):
    cards = new_match(wisher, OMER)
    cards.draw()
    move = cards.legal_moves()[-1]
    match = new_match(replace(wisher, wish=cards.rules.text(move)), OMER)
    table = Table(match, client)
    table.controller.resume()
    qtbot.waitUntil(lambda: match.ply == 2)
    assert match.log[1] == LogLine(0, cards.rules.text(move))


def test_what_a_seat_wished_cannot_be_taken_back(new_match, client, qtbot):
    cards = new_match(ELIF, BOT)
    cards.draw()
    first = cards.rules.text(cards.legal_moves()[0])
    table = Table(new_match(replace(ELIF, wish=first), BOT), client)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    assert table.model.ply == 3
    assert table.model.undo_reason() == Reason("no_own_decision")


def test_a_rematch_has_the_same_table_and_another_seed(new_match):
    match = new_match(replace(ELIF, wish="lay 3"), BOT, swaps=True)
    again = GameModel(match).rematch()
    assert (again.seats, dict(again.options)) == (match.seats, dict(match.options))
    assert (again.ply, again.seed == match.seed) == (0, False)


def test_two_people_get_a_curtain_and_cannot_undo_each_other(new_match, client, qtbot):
    table = Table(new_match(ELIF, OMER), client)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    with qtbot.waitSignal(table.controller.handover) as told:
        lay_first(table)
    assert told.args == [1]
    assert table.model.viewer == 0
    with qtbot.waitSignal(table.controller.awaiting) as told:
        table.controller.hand_over(1)
    assert (told.args, table.model.viewer) == ([1], 1)
    assert table.model.undo_reason() == Reason("other_has_played")
    assert not table.model.undo()


def test_belated_and_illegal_moves_change_nothing(new_match, client, qtbot):
    table = Table(new_match(ELIF, BOT), client)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    before = table.model.match.digest()
    for move, ply, code in [
        (table.model.legal_moves()[0], 0, "too_late"),
        (Move("swap", (table.model.legal_moves()[0].cards[0],)), 1, "swap_closed"),
    ]:
        with qtbot.waitSignal(table.model.move_rejected) as told:
            assert not table.model.submit(move, ply)
        assert told.args[0].code == code
    assert table.model.match.digest() == before


def test_a_hint_is_a_legal_move_with_a_reason(new_match, client, qtbot):
    table = Table(new_match(ELIF, BOT), client)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()
    thinker = Thinker(table.model, client)
    with qtbot.waitSignal(thinker.chosen, timeout=10_000) as told:
        thinker.think(Level.USTAT)
    move, why, ply = told.args
    assert move in table.model.legal_moves()
    assert (why.code, ply) == ("highest", 1)


def test_a_failed_save_is_told_and_made_up_for(new_match, client, library, qtbot, monkeypatch):
    match = new_match(ELIF, OMER)
    journal = Journal(library, match)
    table = Table(match, client, journal)
    with qtbot.waitSignal(table.controller.awaiting):
        table.controller.resume()

    def fail(*_arguments):
        raise SavingFailed

    with monkeypatch.context() as broken:
        broken.setattr(library, "append", fail)
        with qtbot.waitSignal(table.model.saving_failed) as told:
            lay_first(table)
        assert told.args == ["disk"]
    with qtbot.waitSignal(table.model.saved):
        table.model.save()
    assert library.load(journal.match_id).log == match.log


@pytest.mark.parametrize("seats", [(ELIF, OMER), (ELIF, BOT)])
def test_a_loaded_match_shows_the_seat_that_plays(new_match, client, library, seats):
    match = new_match(*seats)
    match.draw()
    journal = Journal(library, match)
    assert GameModel(library.load(journal.match_id)).viewer == 0
