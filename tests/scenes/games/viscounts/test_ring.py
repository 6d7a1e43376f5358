"""The castle of another size stands in until the right one is built."""

from __future__ import annotations

import pygame
import pytest

from engine.games import load_game
from engine.session import Session
from scenes.games.viscounts.ring import RingPictures, ring_view
from scenes.play.seating import persons_config
from sprites.common.cache import RasterCache
from sprites.viscounts.ring_layer import RingLayout

SMALL, LARGE = RingLayout(0.3), RingLayout(0.36)


def finish(rings: RingPictures) -> None:
    while rings.work():
        pass


@pytest.mark.slow
def test_the_castle_stands_in_stretched_and_is_then_sharp() -> None:
    pygame.display.set_mode((64, 64))
    session = Session(load_game("viscounts"), persons_config(2), 5)
    view = ring_view(session.state, lambda letter, fallback: fallback)
    rings = RingPictures(RasterCache(None))
    assert rings.castle(SMALL, view) == (), "nothing is built yet"
    finish(rings)
    small = rings.castle(SMALL, view)
    standing = rings.castle(LARGE, view)
    assert len(standing) == len(small)
    for layer, before in zip(standing, small, strict=True):
        assert abs(layer.surface.get_width() - 1.2 * before.surface.get_width()) < 1
        assert abs(layer.origin[1] - 1.2 * before.origin[1]) < 1
    finish(rings)
    sharp = rings.castle(LARGE, view)
    assert rings.castle(LARGE, view) is sharp
    for layer, before in zip(sharp, standing, strict=True):
        assert abs(layer.origin[0] - before.origin[0]) <= 2
        assert layer.surface is not before.surface
