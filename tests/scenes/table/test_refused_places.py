"""While something is in the hand every refused place says so, the far ones as well, alike."""

from __future__ import annotations

from pathlib import Path

import pygame

from engine.explain import Question
from scenes.table.drawing.marks import CROWD, _worn
from scenes.table.model.legality import Look, Offers
from sprites.common.legality import Look as Worn
from sprites.common.legality import marker
from tests.scenes.support import motion, press
from tests.scenes.table.opening import SOLO, close, open_table


def test_every_refused_place_is_marked_and_none_while_the_hand_is_empty(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        offers = Offers(question)
        return any(len(offers.refused(source)) > CROWD for source in offers.sources())

    player = open_table(tmp_path, 4, SOLO, wanted)
    scene, offers = player.scene, player.scene.controller.offers
    player.frame()
    assert Look.BLOCKED not in scene.painter.marked.values()
    source = max(offers.sources(), key=lambda name: len(offers.refused(name)))
    refused = {name for name in offers.refused(source) if name in scene.context.places}
    x, y = player.at(source)
    player.tick([motion(x, y), press(x, y)])
    player.tick([motion(x + 30, y - 30)])
    player.frame()
    marked = {name for name, look in scene.painter.marked.items() if look is Look.BLOCKED}
    assert len(refused) > CROWD
    assert marked == refused
    close(player)


def test_a_refused_place_looks_the_same_large_or_small() -> None:
    looks: tuple[Worn, ...] = ("blocked", "closed")
    for look in looks:
        inside = []
        for side in (40, 240):
            shaded = marker("rect", (side, side), look, 1.0, badge=False)
            x, y = shaded.origin
            box = pygame.Rect(x + side // 4, y + side // 4, side // 2, side // 2)
            inside.append(pygame.transform.average_color(shaded.surface, box))
        assert inside[0] == inside[1]


def test_many_places_that_become_possible_later_are_marked_with_a_hairline() -> None:
    """A few wear stitches and an arrow; dozens of arrows would outshine what can be done now."""
    few, many = ({f"spot:{n}": Look.LATER for n in range(count)} for count in (CROWD, CROWD + 1))
    assert set(_worn(few, frozenset()).values()) == {"later"}
    assert set(_worn(many, frozenset()).values()) == {"distant"}
