"""Whoever walks goes first, large and with footprints; the marker follows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.events import Event
from scenes.games.versailles.board import SOARS
from scenes.table.motion.changes import AFTER, FIRST, WHOLE, motions
from scenes.table.motion.courses import moment, routed
from scenes.table.motion.paths import Shown, instant
from scenes.table.motion.things import Course, Sprite
from sprites.common.tween import LIFT_SCALE, ease_in_out
from tests.scenes.games.versailles.test_table import make_table, position, shown


def film(frames: int = 40) -> tuple[list[Shown], list[Shown]]:
    """A worker and its marker during a move from the quarry to the mine."""
    table, _ = make_table(4)
    session = position(lambda s, q: any(c.action == ("single", 1, 2) for c in q.choices))
    view, seat = shown(session)
    players = list(view.players)
    workers = list(players[seat].workers)
    workers[1], workers[2] = workers[1] - 1, workers[2] + 1
    before = replace(players[seat], marker=0)
    after = replace(players[seat], marker=2, workers=workers)
    old, new = (
        replace(view, players=[*players[:seat], each, *players[seat + 1 :]])
        for each in (before, after)
    )
    event = Event("move", seat, ("single", 1, 2), (), "VE-4.3")
    moved = motions(table.sprites(old, seat), table.sprites(new, seat), table.places(new, seat))
    going = routed(moved, table.courses(event, new))
    worker = next(m for m in going if m.sprite.kind == f"worker:{seat}" and m.way)
    marker = next(m for m in going if m.sprite.key == f"marker:{seat}")
    assert (worker.span, marker.span) == (FIRST, AFTER)
    shares = [n / frames for n in range(frames + 1)]
    return [instant(worker, n, 1.0) for n in shares], [instant(marker, n, 1.0) for n in shares]


def test_the_marker_sets_out_when_the_worker_is_there() -> None:
    worker, marker = film()
    for walking, following in zip(worker, marker, strict=True):
        there = walking.at == pytest.approx(worker[-1].at, abs=2)
        assert there or following.at == pytest.approx(marker[0].at), "one thing at a time"
    assert marker[-1].at != pytest.approx(marker[0].at, abs=2)


def test_whoever_walks_is_large_and_leaves_footprints_that_fade() -> None:
    worker, marker = film()
    assert max(each.size for each in worker) == pytest.approx(SOARS)
    assert worker[-1].size == pytest.approx(1.0)
    assert max(each.size for each in marker) <= LIFT_SCALE + 0.01
    assert not any(each.steps for each in marker)
    half = worker[len(worker) // 3].steps
    assert len(half) > 2
    assert [seen for _, seen in half] == sorted(seen for _, seen in half), "the last is clearest"
    assert not worker[-1].steps or max(s for _, s in worker[-1].steps) < max(s for _, s in half)


def test_where_nobody_walks_nothing_waits() -> None:
    sprite = Sprite("marker:1", "marker", "", make_table(2)[0].icon("king", 20), (10.0, 10.0))
    (alone,) = routed(
        motions([sprite], [replace(sprite, at=(200.0, 10.0))], {}),
        [Course("", "", (), "marker:1", lambda start, end: (start, end), after=True)],
    )
    assert alone.span == WHOLE


@pytest.mark.parametrize("share", [0.02, 0.3, 0.5, 0.8, 0.97])
def test_the_moment_of_a_footprint_is_when_the_foot_was_there(share: float) -> None:
    assert ease_in_out(moment(share)) == pytest.approx(share)
