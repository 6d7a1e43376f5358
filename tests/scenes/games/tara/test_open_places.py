"""Places of tablets in the tray: every one that is still missing has an empty one, and nothing that
closes up goes over the title above it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.games.tara.layout import HAND_SIZE, hand_plan
from scenes.games.tara.shelf import open_places
from scenes.games.tara.shots import middle
from scenes.table.motion.changes import Motion
from scenes.table.motion.paths import bowed, instant
from scenes.table.motion.things import Sprite
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at

BOXES = [(1.0, 600), (0.9, 560), (1.4, 860)]


@pytest.mark.parametrize(("scale", "width"), BOXES)
@pytest.mark.parametrize("chosen", range(HAND_SIZE + 1))
def test_as_many_places_are_empty_as_tablets_are_missing(
    scale: float, width: int, chosen: int
) -> None:
    box = pygame.Rect(10, 500, width, round(130 * scale))
    plan = hand_plan(box, scale, 2 * HAND_SIZE - chosen, choosing=True)
    missing = HAND_SIZE - chosen
    places = open_places(plan.slots, missing)
    assert len(places) == missing
    for number, place in enumerate(places):
        assert place.collidelist(places[number + 1 :]) < 0
        assert place.collidelist(plan.slots[:chosen]) < 0
        assert plan.free.contains(place)
        assert min(place.size) >= 20


@pytest.mark.slow
def test_a_tablet_that_closes_up_keeps_off_the_title_of_its_row(tmp_path: Path) -> None:
    player = open_at(tmp_path, middle(), (1366, 768))
    scene = player.scene
    clear, places = scene.animator.kept_clear(), scene.context.places
    first, second = places["hand:20"].rect, places["hand:30"].rect
    title = min(clear, key=lambda box: abs(box.bottom - first.top) + abs(box.left - first.left))
    card = Sprite("card", "tablet", "hand:20", pygame.Surface(first.size), first.topleft)
    moved = bowed(Motion(card, second.topleft, first.topleft), clear)
    tops = [instant(moved, share / 20, 1.0).at[1] for share in range(1, 20)]
    assert title.bottom <= first.top
    assert min(tops) >= title.bottom
    close(player)
