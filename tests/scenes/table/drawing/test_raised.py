"""A card under its neighbours is shown whole while the pointer rests on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import load_game
from engine.session import Session
from scenes.table.drawing.painter import RAISE
from scenes.table.motion.things import Sprite
from scenes.table.scene import TableScene
from tests.scenes.company import arrive, close, curtain, show
from tests.scenes.support import motion
from tests.scenes.table.opening import SOLO

FAR = (2, 2)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    """A game of Viscounts after 40 decisions: cards of the row on the own board overlap."""
    session, chance = Session(load_game("viscounts"), SOLO, 4), Random(4)
    while len(session.log) < 40:
        session.act(chance.choice(list(session.state.options)))
    table = show(tmp_path, session)
    if curtain(table) is not None:
        arrive(table)
    yield table
    close(table)


def in_the_row(scene: TableScene) -> list[Sprite]:
    """Its cards, the topmost last."""
    sprites = scene.painter.around.now(scene.context.viewer).sprites
    found = [each for each in sprites if each.anchor.startswith("bay:") and each.movable]
    return sorted(found, key=lambda each: each.z)


def above(scene: TableScene, card: Sprite) -> bytes:
    """The pixels of the strip into which the card would rise."""
    rise = round(RAISE * scene.painter.resting.scale)
    strip = pygame.Rect(card.rect.x + 8, card.rect.y - rise + 2, 12, rise - 3)
    return pygame.image.tobytes(scene.app.canvas.subsurface(strip), "RGB")


def point(scene: TableScene, at: tuple[int, int]) -> None:
    scene.app.tick([motion(*at)], 0.02)
    for _ in range(3):
        scene.app.tick([], 0.02)


def test_a_card_that_others_cover_rises_under_the_pointer(scene: TableScene) -> None:
    covered = in_the_row(scene)[1:-1]
    assert covered
    for card in covered:
        point(scene, FAR)
        before = above(scene, card)
        point(scene, (card.rect.x + 4, card.rect.centery))
        assert above(scene, card) != before, card.anchor
