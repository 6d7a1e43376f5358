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


def opened(folder: Path, session: Session) -> Iterator[TableScene]:
    """A table at which somebody sits."""
    table = show(folder, session)
    if curtain(table) is not None:
        arrive(table)
    yield table
    close(table)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    """A game of Viscounts after 40 decisions: cards of the row on the own board overlap."""
    session, chance = Session(load_game("viscounts"), SOLO, 4), Random(4)
    while len(session.log) < 40:
        session.act(chance.choice(list(session.state.options)))
    yield from opened(tmp_path, session)


@pytest.fixture
def playing(tmp_path: Path) -> Iterator[TableScene]:
    """The first turn of a game of Viscounts: which of three cards of the hand is played?"""
    session = Session(load_game("viscounts"), SOLO, 4)
    while session.game.explain(session.state).op != "play":
        session.act(session.state.options[0])
    assert len(session.state.players[0].hand) == 3
    yield from opened(tmp_path, session)


def in_the_row(scene: TableScene) -> list[Sprite]:
    """Its cards, the topmost last."""
    sprites = scene.painter.around.now(scene.context.viewer).sprites
    found = [each for each in sprites if each.anchor.startswith("bay:") and each.movable]
    return sorted(found, key=lambda each: each.z)


def in_the_hand(scene: TableScene) -> list[Sprite]:
    """Its cards, the topmost last."""
    sprites = scene.painter.around.now(scene.context.viewer).sprites
    return sorted((each for each in sprites if each.anchor[:5] == "hand:"), key=lambda e: e.z)


def yellow(scene: TableScene, box: pygame.Rect) -> int:
    """px of a box as golden as a rim."""
    shades = (
        scene.app.canvas.get_at((x, y))
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    )
    return sum(shade.r > 215 and shade.g > 170 and shade.b < 130 for shade in shades)


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


def test_a_card_that_has_risen_leaves_no_rim_where_it_lay(playing: TableScene) -> None:
    """Of a marked card only the raised one is seen: a second rim below looked like another card."""
    marked = [each for each in in_the_hand(playing)[:-1] if each.anchor in playing.painter.marks()]
    assert marked
    for card in marked:
        foot = pygame.Rect(card.rect.x + 14, card.rect.bottom - 5, 46, 8)
        point(playing, FAR)
        lying = yellow(playing, foot)
        point(playing, (card.rect.x + 8, card.rect.centery))
        assert lying > 20, card.anchor
        assert yellow(playing, foot) < lying / 4, card.anchor


def test_the_rim_of_a_card_is_back_when_the_pointer_leaves(playing: TableScene) -> None:
    card = in_the_hand(playing)[0]
    around = card.rect.inflate(40, 40).clip(playing.app.canvas.get_rect())
    point(playing, FAR)
    before = pygame.image.tobytes(playing.app.canvas.subsurface(around), "RGB")
    point(playing, (card.rect.x + 8, card.rect.centery))
    assert pygame.image.tobytes(playing.app.canvas.subsurface(around), "RGB") != before
    point(playing, FAR)
    assert pygame.image.tobytes(playing.app.canvas.subsurface(around), "RGB") == before
