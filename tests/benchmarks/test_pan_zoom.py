"""The benchmark of the moving table moves it: every movement paints, well within a frame of 60 a second."""

from statistics import median

from tests.benchmarks.pan_zoom import TILES, full_table, measure
from tests.known_look import look

__all__ = ["look"]

FRAME_MS = 1000 / 60


def test_the_table_is_nearly_full():
    match = full_table()
    assert len(match.state.board.tiles) >= TILES
    assert match.actor == 0


def test_every_movement_is_painted_within_a_frame(qtbot):
    looks = list(measure(((1440, 900),), count=8))
    assert [name for name, _ in looks] == ["1440x900 light", "1440x900 dark"]
    for _, frames in looks:
        assert len(frames.pan) == len(frames.zoom) == 8
        assert all(median(times) < FRAME_MS for times in frames.named().values())
