"""What a worker reaches wears a frame; walks bend by locations; a marker's walk has words."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from engine.games.versailles.telling import words
from scenes.games.versailles import avenues
from scenes.games.versailles.avenues import around, prices, walk
from scenes.games.versailles.layout import BoardPlan
from scenes.games.versailles.light import sites_in_reach
from scenes.games.versailles.reach.spots import up_to
from scenes.games.versailles.shots import NAMES, building, five_config, new_session, position
from scenes.games.versailles.table import VersaillesTable
from scenes.table.motion.things import Point
from scenes.table.view import Aim
from tests.scenes.games.laid import laid
from tests.scenes.games.versailles.test_table import CATALOGUE, make_table, shown

MOST_TURN = 50.0
"""Degrees: a walk has no corners."""


def test_in_reach_is_where_a_move_may_end_and_nothing_else() -> None:
    session = position(lambda s, q: q.op == "move" and s.state.round > 2)
    view, _ = shown(session)
    ends = {choice.target for choice in session.game.explain(session.state).choices}
    assert {f"site:{name}" for name in sites_in_reach(view)} == ends
    assert sites_in_reach(shown(building())[0]) == ()


def test_the_frame_of_a_location_in_reach_reaches_no_other_location() -> None:
    table, _ = make_table(4)
    session = position(lambda s, q: len({c.action[0] for c in q.choices}) == 3)
    view, seat = shown(session)
    plan = table._plan(view)
    boxes = {name: plan.rect(site.box) for name, site in plan.layout.sites.items()}
    for choice in session.game.explain(session.state).choices:
        name = choice.target.partition(":")[2]
        if not choice.target.startswith("site:"):
            continue
        hints = table.hints(Aim(choice.source, choice.source, (choice,)), view, seat)
        picture, at = next((h.picture, h.at) for h in hints if h.picture is not None and not h.veil)
        strong = pygame.mask.from_surface(picture, 200).get_bounding_rects()
        reached = [each.move(at) for each in strong]
        for other, box in boxes.items():
            assert other == name or box.collidelist(reached) < 0, (name, other)


def doubles() -> tuple[BoardPlan, list[tuple[str, str, str]]]:
    """All pairs of avenues that a worker can walk one after the other, on a table of four."""
    table, _ = make_table(4)
    view, _ = shown(new_session(3, 4))
    plan = table._plan(view)
    roads = list(plan.layout.avenues)
    ways = [(a, b, d) for a, b in roads for c, d in roads if b == c and d != a]
    assert ways
    return plan, ways


def test_the_trace_of_a_walk_by_a_location_goes_around_its_cartouche() -> None:
    plan, ways = doubles()
    for stops in ways:
        inside = plan.rect(plan.layout.sites[stops[1]].box).inflate(-12, -12)
        line = around(plan, stops)
        assert not [pair for pair in pairwise(line) if inside.clipline(*pair)], stops


def test_a_walk_bends_softly_through_a_location_and_never_runs_over_prices() -> None:
    plan, ways = doubles()
    through = set()
    for stops in ways:
        inside = plan.rect(plan.layout.sites[stops[1]].box).inflate(-24, -24)
        line = walk(plan, stops)
        read = [box for box in prices(plan) if any(box.clipline(*pair) for pair in pairwise(line))]
        assert not read, stops
        assert max(turns(line)) < MOST_TURN, stops
        if any(inside.clipline(*pair) for pair in pairwise(line)):
            through.add(stops[1])
    assert "construction_yard" in through


def turns(line: Sequence[Point]) -> list[float]:
    """By how many degrees a line turns at each of its points."""
    steps = [(x1 - x0, y1 - y0) for (x0, y0), (x1, y1) in pairwise(line)]
    angles = [math.degrees(math.atan2(y, x)) for x, y in steps if (x, y) != (0, 0)]
    return [abs((b - a + 180) % 360 - 180) for a, b in pairwise(angles)]


def test_the_words_beside_a_walking_marker_name_its_goal_and_no_other_event_has_any() -> None:
    table, _ = make_table(3)
    session = new_session(3, 3)
    seen = 0
    while seen < 3:
        first = session.game.explain(session.state).choices[0]
        for event in session.act(first.action):
            view, _ = shown(session)
            said = table.aside(event, view)
            assert bool(said) == (event.kind == "marker")
            if event.kind == "marker":
                assert CATALOGUE.say(words.site(view, event.values[1])) in said
                assert NAMES[event.seat] in said
                seen += 1


def test_every_way_to_a_neighbour_has_room_for_two_dots_and_its_dart_is_on_no_title() -> None:
    for size in ((1280, 690), (1366, 768), (1920, 1080)):
        table, _ = laid(VersaillesTable, five_config(4), size)
        view, seat = shown(new_session(3, 4))
        plan, titles = table._plan(view), table._ribbons(view, seat)
        for pair in plan.layout.avenues:
            road = [plan.at(point) for point in plan.layout.way(*pair)]
            way = up_to(road, pair[1], plan, titles[pair[1]])
            long = sum(math.dist(*step) for step in pairwise(way))
            assert long >= 2 * 9 * plan.layout.unit, (size, pair)
            assert not titles[pair[1]].collidepoint(way[-1]), (size, pair)


def test_the_slip_of_a_carried_worker_names_its_goal() -> None:
    table, _ = make_table(4)
    session = position(lambda s, q: q.op == "move" and s.state.round > 2)
    view, _ = shown(session)
    for choice in session.game.explain(session.state).choices:
        goal = view.data.sites[view.data.moves.by_action[choice.action].end].id
        assert table.carried(choice, view) == CATALOGUE.say(f"versailles.site.{goal}")


def test_the_trace_of_a_walk_runs_through_no_title_where_the_other_way_is_free() -> None:
    plan, ways = doubles()
    sites = plan.layout.sites
    titles = [plan.rect(site.ribbon) for site in sites.values()]

    def crossed(line: Sequence[Point]) -> bool:
        return any(title.clipline(*pair) for title in titles for pair in pairwise(line))

    met = 0
    for stops in ways:
        last = plan.at(plan.layout.way(*stops[:2])[-1])
        first = plan.at(plan.layout.way(*stops[1:])[0])
        edge = avenues._off_titles(plan, stops[1], last, first)
        box = plan.rect(sites[stops[1]].box)
        shorter = avenues._along_edge(box, last, first)
        other = avenues._other_way(box, shorter, last, first)
        assert {*shorter, *other} == {box.topleft, box.topright, box.bottomright, box.bottomleft}
        free = [not crossed([last, *way, first]) for way in (shorter, other)]
        assert crossed([last, *edge, first]) == (not any(free)), stops
        met += free == [False, True]
    assert met


def test_the_trace_past_the_alchemists_leaves_their_name_to_be_read() -> None:
    """Where an avenue comes in beside the title, both ways round touch its room."""
    for size in ((1280, 690), (1366, 768), (1920, 1080)):
        table, _ = laid(VersaillesTable, five_config(4), size)
        view, seat = shown(new_session(3, 4))
        title = table._ribbons(view, seat)["alchemists_guild"]
        line = table.trodden(view, "site:sawmill", "site:kings_favour")
        assert line
        assert not any(title.clipline(*pair) for pair in pairwise(line)), size
