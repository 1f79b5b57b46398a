"""What the model answers about tiles that are laid out but not confirmed."""

from common.core.match import Match
from common.core.seats import Seat
from qwirkle.engine.moves import Place
from qwirkle.engine.tile import parse_tile
from qwirkle.game import GAME
from qwirkle.model import QwirkleModel
from tests.qwirkle.ui.sitting import Sitting


def opening():
    match = Match(GAME, (Seat("Deniz"), Seat("Elif")), GAME.options.fresh({"start": "first_seat"}), bytes(32))
    model = QwirkleModel(match)
    model.draw()
    return model


def test_q04_an_opening_grows_where_it_was_begun_and_is_written_from_the_origin(qapp):
    model = opening()
    move = max((m for m in model.legal_moves() if isinstance(m, Place)), key=lambda m: len(m.tiles))
    staged = {}
    for (x, y), kind in move.tiles:
        assert not staged or (x + 7, y - 4) in model.spots(kind, staged)
        staged[x + 7, y - 4] = kind
    assert model.placement(staged) == move
    preview = model.preview(staged)
    assert preview.reason is None and preview.points >= len(move.tiles)


def test_spots_are_exactly_the_cells_of_legal_placements(qapp):
    model = Sitting(turns=8).model
    placements = [set(move.tiles) for move in model.legal_moves() if isinstance(move, Place)]
    for kind in set(model.view().hand):
        expected = {cell for placed in placements for cell, other in placed if other == kind}
        spots = model.spots(kind, {})
        assert set(spots) == expected
        alone = {cell for placed in placements if len(placed) == 1 for cell, k in placed if k == kind}
        assert {cell for cell, points in spots.items() if points is not None} == alone


def test_q05_a_bad_cell_has_a_reason_that_names_it(qapp):
    model = Sitting(turns=8).model
    kind = model.view().hand[0]
    taken = next(iter(model.view().board.tiles))
    assert model.reason_against_cell(kind, taken, {}).code == "cell_occupied"
    assert model.reason_against_cell(kind, (900, 900), {}).code == "not_connected"
    assert model.reason_against_cell(kind, (900, 900), {(900, 900): kind}).code == "cell_occupied"


def test_q07_the_swap_is_refused_in_words_of_the_rules(qapp):
    model = opening()
    assert model.swap_limit() == 0
    assert model.reason_against_swap(model.view().hand[:1]).code == "opening_swap"
    later = Sitting(turns=6).model
    assert later.swap_limit() == 6
    assert later.reason_against_swap(later.view().hand) is None
    assert later.own_pass() is None


def test_q15_the_tracker_counts_what_the_viewer_has_not_seen(qapp):
    model = Sitting(turns=6).model
    seen = model.view()
    assert sum(model.tracker(seen)) == 108 - len(seen.board.tiles) - len(seen.hand)
    assert parse_tile("Rc") == 0
