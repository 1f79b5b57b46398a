"""Time passes only between two beats at which it runs."""

from common.session.match_clock import MatchClock


def test_time_passes_between_beats_while_it_runs(qtbot):
    clock = MatchClock(10)
    ticks = []
    clock.ticked.connect(ticks.append)
    clock.beat(runs=True)
    qtbot.wait(60)
    clock.beat(runs=True)
    assert 5 < clock.seconds < 9.95
    assert ticks and ticks[0] <= 9


def test_a_beat_at_rest_lets_nothing_pass(qtbot):
    clock = MatchClock(10)
    clock.beat(runs=True)
    qtbot.wait(30)
    clock.beat(runs=False)
    qtbot.wait(60)
    clock.beat(runs=True)
    assert clock.seconds == 10


def test_nothing_left_expires_at_every_beat(qtbot):
    clock = MatchClock(0.01)
    ends = []
    clock.expired.connect(lambda: ends.append(clock.seconds))
    clock.beat(runs=True)
    qtbot.wait(30)
    clock.beat(runs=True)
    clock.beat(runs=True)
    assert ends == [0, 0]
    clock.set_seconds(-3)
    assert clock.seconds == 0
