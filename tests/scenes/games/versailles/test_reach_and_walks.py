"""What can be reached wears a rim; walks go around locations; a marker's walk has words."""

from __future__ import annotations

from itertools import pairwise

from engine.games.versailles.telling import words
from scenes.games.versailles.avenues import walk
from scenes.games.versailles.light import sites_in_reach
from scenes.games.versailles.shots import NAMES, building, new_session, position
from tests.scenes.games.versailles.test_table import CATALOGUE, make_table, shown


def test_the_rim_is_worn_where_a_move_may_end_and_nowhere_else() -> None:
    session = position(lambda s, q: q.op == "move" and s.state.round > 2)
    view, _ = shown(session)
    ends = {choice.target for choice in session.game.explain(session.state).choices}
    assert {f"site:{name}" for name in sites_in_reach(view)} == ends
    assert sites_in_reach(shown(building())[0]) == ()


def test_a_walk_by_a_location_goes_around_its_cartouche() -> None:
    table, _ = make_table(4)
    view, _ = shown(new_session(3, 4))
    plan = table._plan(view)
    roads = list(plan.layout.avenues)
    ways = [(a, b, d) for a, b in roads for c, d in roads if b == c and d != a]
    assert ways
    for stops in ways:
        inside = plan.rect(plan.layout.sites[stops[1]].box).inflate(-12, -12)
        line = walk(plan, stops)
        assert not [pair for pair in pairwise(line) if inside.clipline(*pair)], stops


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
