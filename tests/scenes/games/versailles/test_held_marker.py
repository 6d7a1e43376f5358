"""A marker of the Alchemists' Guild is held beside those that lie there, and covers none."""

from __future__ import annotations

import pygame

from scenes.games.versailles.layout import board_places
from tests.scenes.games.versailles.test_table import make_table, position, shown


def test_a_marker_held_over_a_technology_covers_no_other() -> None:
    session = position(
        lambda s, q: s.state.round > 8 and any(c.action[0] == "learn" for c in q.choices)
    )
    table, _ = make_table(4)
    view, seat = shown(session)
    sprites = [each for each in table.sprites(view, seat) if each.kind == "tech"]
    places = board_places(view, table._plan(view))
    stands = {name: place.stand for name, place in places.items() if name.startswith("tech:")}
    found = [spot for spot in stands.values() if spot is not None]
    assert found, "somebody has learnt something"
    for spot in found:
        held = sprites[0].picture.get_rect(center=(round(spot[0]), round(spot[1])))
        assert held.collidelist([each.rect for each in sprites]) < 0
    bare = [
        name
        for name, spot in stands.items()
        if spot is None
        and not pygame.Rect(places[name].rect).collidelistall([each.rect for each in sprites])
    ]
    assert bare, "nothing is in the way where no marker lies"
