"""Workers walk along the avenues while the others play, and no location lights up too soon."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from engine.core import State
from engine.events import Event
from scenes.games.versailles.avenues import walk
from scenes.games.versailles.light import site_in_use
from scenes.games.versailles.shots import courtier, five_config, new_session
from scenes.games.versailles.table import VersaillesTable
from scenes.table.model.match import ShownEvent
from scenes.table.motion.animator import Animator, Pace
from scenes.table.motion.things import Point
from tests.scenes.games.laid import laid

WATCHED = Pace(1.0, watched=True)
NEAR = 9.0
"""px from a foot to the middle of the avenue below it."""


def events(seats: int = 3, decisions: int = 80) -> Iterator[tuple[Any, Event, Any]]:
    """(table before, event, table after it) of every event of a busy game."""
    session, chance = new_session(3, seats), Random(3)
    game = session.game
    before: Any = game.mask(session.state, 0)
    for _ in range(decisions):
        told: list[tuple[Event, State]] = []

        def watch(event: Event, state: State, told: list[tuple[Event, State]] = told) -> None:
            told.append((event, game.mask(state, 0)))

        choice = courtier(game.explain(session.state), chance)
        session.act(choice.action, watch)
        for event, after in told:
            yield before, event, after
            before = after


def test_a_location_lights_up_when_its_marker_lies_there_and_not_the_one_before() -> None:
    walks = [(event, after) for _, event, after in events() if event.kind in ("move", "king")]
    assert {event.kind for event, _ in walks} == {"move", "king"}
    for event, after in walks:
        assert site_in_use(after) == "", event


@pytest.mark.slow
def test_a_worker_of_another_keeps_to_the_avenue() -> None:
    table, _ = laid(VersaillesTable, five_config(3), (1366, 768))
    seen = 0
    for before, event, after in events():
        if event.kind != "move" or event.values[0] == "double_step":
            continue
        ids = [after.data.sites[site].id for site in event.values[1:]]
        source, goal = (f"pool:{name}:{event.seat}" for name in ids)
        animator = Animator(lambda view: table.sprites(view, 0), lambda view: table.places(view, 0))
        animator.courses = lambda shown: table.courses(shown.event, shown.view)
        animator.rest(before)
        animator.play([ShownEvent(event, after, 0, 0)], lambda shown: WATCHED)
        corner, _ = table.way(after, source, (goal,))
        met = []
        for _ in range(70):
            met += [s for s in animator.shown() if s.sprite.kind == f"worker:{event.seat}"]
            animator.update(0.01)
        feet = [
            (s.at[0] + 0.5 * s.sprite.rect.width, s.at[1] + 0.8 * s.sprite.rect.height) for s in met
        ]
        assert any(abs(x - corner[0]) + abs(y - corner[1]) < NEAR for x, y in feet), event
        seen += 1
    assert seen > 8


def test_nobody_and_no_marker_runs_over_the_plan_of_the_palace() -> None:
    """Whoever leaves the yard or comes to it goes along its frame, where the straight way to the
    avenue leads over the sheet."""
    table, _ = laid(VersaillesTable, five_config(5), (1366, 768))
    session = new_session(3, 5)
    view: Any = session.game.mask(session.state, 0)
    plan, straight = table._plan(view), 0
    squares, sites = plan.layout.squares, plan.layout.sites
    sheet = plan.rect(squares[0].unionall(list(squares[1:])))

    def crossed(points: list[Point]) -> bool:
        return any(sheet.clipline(*pair) for pair in pairwise(points))

    numbers = {site.id: number for number, site in enumerate(view.data.sites)}
    for seat, names in product(range(5), plan.layout.avenues):
        start, end = (plan.rect(sites[name].pools[seat]).center for name in names)
        values = ("single", *(numbers[name] for name in names))
        event = Event("move", seat, values, (), "VE-4.3")
        worker, marker = table.courses(event, view)
        assert marker.key == f"marker:{seat}"
        assert marker.road is not None
        assert not crossed([start, *worker.way, end]), (seat, names)
        for ends in ((start, end), (end, start)):
            assert not crossed([ends[0], *marker.road(*ends), ends[1]]), (seat, names)
        straight += crossed([start, *walk(plan, names), end])
    assert straight > 4


def test_the_trace_of_a_move_runs_along_the_avenues_too() -> None:
    table, _ = laid(VersaillesTable, five_config(3), (1366, 768))
    seen: set[str] = set()
    for _, event, after in events():
        if event.kind != "move":
            continue
        ids = [after.data.sites[site].id for site in event.values[1:]]
        line = table.trodden(after, f"site:{ids[0]}", f"site:{ids[-1]}")
        if event.values[0] == "double_step":
            assert len(line) >= 4
        else:
            way = table.way(after, f"pool:{ids[0]}:0", (f"pool:{ids[1]}:0",))
            assert line[:-1] == way[:-1]
            assert math.dist(line[-1], way[-1]) <= math.dist(way[-2], way[-1]) / 2 + 1
        seen.add(event.values[0])
    assert "single" in seen


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_a_walk_past_a_location_keeps_off_the_titles_of_all_locations(
    size: tuple[int, int],
) -> None:
    table, _ = laid(VersaillesTable, five_config(5), size)
    session = new_session(3, 5)
    view: Any = session.game.mask(session.state, 0)
    plan, ribbons = table._plan(view), table._ribbons(view, 0)
    dot = 4 * plan.layout.unit
    for (start, middle), (other, end) in product(plan.layout.avenues, repeat=2):
        if middle != other or end == start:
            continue
        line = walk(plan, (start, middle, end))[1:-1]
        for site, ribbon in ribbons.items():
            kept = ribbon.inflate(2 * dot, 2 * dot)
            met = kept.left < line[-1][0] < kept.right  # the avenue ends at that title
            if site != middle and not met:
                assert not any(kept.clipline(*pair) for pair in pairwise(line)), (start, site)
