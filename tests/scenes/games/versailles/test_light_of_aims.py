"""What is in the hand decides what is lit: squares for a tile, locations for a worker."""

from __future__ import annotations

import pygame

from engine.explain import Choice
from engine.games.versailles import places as at
from scenes.games.versailles.light import sites_in_reach
from scenes.table.view import Aim
from tests.scenes.games.versailles.test_table import make_table, position, shown


def test_squares_where_a_tile_can_lie_are_lit_and_the_plan_rests_on_the_others() -> None:
    session = position(lambda s, q: s.state.built > 2 and q.choices[0].action[0] == "build")
    table, _ = make_table(4)
    view, seat = shown(session)
    choices = session.game.explain(session.state).choices
    source = choices[0].source
    own = tuple(each for each in choices if each.source == source)
    plan = table._plan(view)
    lit = {each.target for each in own}
    found = {tuple(each.at): each for each in table.hints(Aim(source, "", own), view, seat)}
    for number, tile in enumerate(view.squares):
        hint = found.get(tuple(plan.rect(plan.layout.squares[number]).topleft))
        assert (hint is None) == (tile >= 0), "nothing is laid on what is built"
        if hint is None or hint.picture is None:
            continue
        assert hint.veil
        red, _, blue, dense = hint.picture.get_at((12, 12))
        warm = at.square(view, number) in lit
        assert (red - blue > 30) == warm, "warm light, and grey paper"
        assert dense > 200 if warm else 100 < dense < 150, "half the plan is left"


def test_what_only_other_workers_reach_loses_its_gold() -> None:
    def elsewhere(choices: tuple[Choice, ...], source: str) -> set[str]:
        return {c.target for c in choices} - {c.target for c in choices if c.source == source}

    session = position(
        lambda s, q: (
            q.op == "move" and bool(q.choices[0].source) and len({c.target for c in q.choices}) > 3
        )
    )
    table, _ = make_table(4)
    view, seat = shown(session)
    choices = session.game.explain(session.state).choices
    source = next(c.source for c in choices if elsewhere(choices, c.source))
    own = tuple(each for each in choices if each.source == source)
    reached = {each.target.partition(":")[2] for each in own}
    plan = table._plan(view)
    veils = [h for h in table.hints(Aim(source, source, own), view, seat) if h.veil and h.picture]
    dimmed = [h for h in veils if h.picture and h.picture.get_height() > 60]
    assert len(dimmed) == len(set(sites_in_reach(view)) - reached) > 0
    for number, site in enumerate(view.data.sites):
        box = plan.rect(plan.layout.sites[site.id].box)
        over = [
            h
            for h in dimmed
            if pygame.Rect(h.at, h.picture.get_size()).contains(box) and abs(h.at[0] - box.left) < 2
        ]
        assert bool(over) == (site.id in set(sites_in_reach(view)) - reached)
        for hint in over:
            assert hint.picture is not None
            inside = hint.picture.get_at((box.width // 2, box.height // 2)).a
            alone = not view.players[seat].workers[number] and site.id != "construction_yard"
            assert (inside > 0) == alone, "own workers that can move keep their light"
