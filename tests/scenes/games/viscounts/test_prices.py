"""Free and paid spaces of a walk look different: the silver hangs below the disc, whose number,
like the figures that stand there, can be read as before."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.explain import Choice, Question
from scenes.games.viscounts.prices import BESIDE, quiet_ring
from scenes.table.input.aiming import aim_of
from scenes.table.model.legality import Offers
from scenes.table.motion.things import Place
from sprites.viscounts.geometry import MEDALLION_SIZE, SIGN_SIZE
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.medallion import exchange_sign
from tests.sampling import sampled
from tests.scenes.support import motion
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SOLO, close, open_table

DISC = pygame.Rect(80, 80, 20, 20)
NUMBER = 0.22
"""Half of a disc's printed number, in widths of the disc."""


def walk_table(folder: Path, size: tuple[int, int]) -> tuple[MousePlayer, list[Choice]]:
    """A walk with free and paid spaces, and its choices that lead somewhere."""

    def wanted(question: Question) -> bool:
        paid = [choice for choice in Offers(question).choices if choice.cost]
        return question.op == "walk" and 1 < len(paid) < len(question.choices)

    player = open_table(folder, 3, SOLO, wanted, size)
    player.frame()
    return player, [choice for choice in player.scene.controller.offers.choices if choice.target]


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_only_spaces_that_are_paid_for_wear_their_price(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player, choices = walk_table(tmp_path, size)
    scene, places = player.scene, player.scene.context.places
    for choice in choices:
        disc = places[choice.target].rect
        below = (disc.centerx, disc.bottom)
        tagged = any(box.collidepoint(below) for box in scene.painter.hinted)
        assert tagged == bool(choice.cost), choice
    player.click(player.at(next(c.target for c in choices if c.cost)))
    assert not scene.painter.hinted or scene.model.question is not None
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_the_number_of_a_space_stays_where_it_costs_something(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player, choices = walk_table(tmp_path, size)
    canvas = player.app.canvas
    for choice in choices:
        disc = player.scene.context.places[choice.target].rect
        box = pygame.Rect(0, 0, *(round(disc.width * 2 * NUMBER),) * 2)
        box.center = disc.center
        rest = player.scene.painter.resting.last
        assert rest is not None
        drawn = [canvas.get_at(point)[:3] for point in _points(box)]
        under = [rest.get_at(point)[:3] for point in _points(box)]
        order = [sum(a) - sum(b) for a, b in zip(drawn, under, strict=True)]
        same = all(change <= 0 for change in order) and _contrast(drawn) > 0.6 * _contrast(under)
        assert same, choice
    close(player)


@pytest.mark.slow
def test_the_steps_of_the_way_that_is_meant_are_counted(tmp_path: Path) -> None:
    def wanted(question: Question) -> bool:
        return question.op == "walk" and any(len(choice.path) > 2 for choice in question.choices)

    player = open_table(tmp_path, 3, SOLO, wanted)
    scene, places = player.scene, player.scene.context.places
    far = max(scene.controller.offers.choices, key=lambda choice: len(choice.path))
    player.tick([motion(*player.at(far.target))])
    player.frame()
    for anchor in far.path:
        disc = places[anchor].rect
        beside = disc.centerx + round(disc.width * BESIDE), disc.centery - round(disc.h * BESIDE)
        assert any(box.center == pytest.approx(beside, abs=2) for box in scene.painter.hinted)
    close(player)


@pytest.mark.slow
def test_signs_stand_back_only_where_one_cannot_ride(tmp_path: Path) -> None:
    player, choices = walk_table(tmp_path, (1280, 690))
    scene = player.scene
    aim = aim_of(scene.model, scene.panels.pointed())
    table, view = scene.context.table, scene.model.shown
    hints = table.hints(aim, view, scene.context.viewer)
    veils = [h.picture.get_rect(topleft=h.at).center for h in hints if h.veil and h.picture]
    near = {choice.target.replace("space:", "sign:") for choice in choices}
    signs = {n: p.rect for n, p in scene.context.places.items() if n.startswith("sign:")}
    veiled = {name for name, box in signs.items() if any(box.collidepoint(at) for at in veils)}
    assert veiled == set(signs) - near
    close(player)


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1366, 768), (1920, 1080)], slow=2))
def test_a_price_keeps_apart_from_pills_and_medallions(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player, choices = walk_table(tmp_path, size)
    scene, table = player.scene, player.scene.context.table
    view, viewer = scene.model.shown, scene.context.viewer
    sprites = table.sprites(view, viewer)
    assert not [each for each in sprites if each.key.startswith("count:pile:")]
    hints = table.hints(aim_of(scene.model, scene.panels.pointed()), view, viewer)
    tags = [
        each.picture.get_rect(topleft=each.at)
        for each in hints
        if each.picture is not None and not each.veil
    ]
    assert len(tags) >= len([choice for choice in choices if choice.cost])
    unit = scene.context.places["sign:A:L"].rect.width / SIGN_SIZE[0]
    for name, place in scene.context.places.items():
        if name.startswith("link:"):
            disc = pygame.Rect(0, 0, *(round(MEDALLION_SIZE * unit),) * 2)
            disc.center = place.rect.center
            assert disc.inflate(4, 0).collidelist(tags) < 0, name
    close(player)


@pytest.mark.slow
def test_only_signs_stand_back_while_a_card_is_chosen(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO, lambda question: question.op == "play")
    scene, table = player.scene, player.scene.context.table
    view, viewer = scene.model.shown, scene.context.viewer
    veils = [
        hint.picture.get_rect(topleft=hint.at).center
        for hint in table.hints(aim_of(scene.model, scene.panels.pointed()), view, viewer)
        if hint.veil and hint.picture is not None
    ]
    small = {n: p.rect for n, p in scene.context.places.items() if n.startswith("sign:")}
    assert small
    for name, box in small.items():
        near = box.inflate(4 - box.width, 4 - box.height)
        assert any(near.collidepoint(at) for at in veils), name
    assert len(veils) == len(small)
    assert [each for each in table.sprites(view, viewer) if each.key.startswith("count:pile:")]
    close(player)


def _points(box: pygame.Rect) -> list[tuple[int, int]]:
    return [(x, y) for x in range(box.left, box.right) for y in range(box.top, box.bottom)]


def _contrast(colours: list[tuple[int, ...]]) -> int:
    sums = [sum(colour) for colour in colours]
    return max(sums) - min(sums)


def test_the_goods_of_a_sign_stay_readable_while_a_card_is_chosen() -> None:
    signs = {"sign:lake:0": Place(pygame.Rect(10, 10, 50, 20)), "link:0": Place(DISC)}
    veils = quiet_ring(signs)
    assert len(veils) == 1
    for veil in veils:
        ground = pygame.Surface(veil.picture.get_size())
        middle = ground.get_rect().center
        ground.fill("#e9dcb8")
        ground.blit(veil.picture, (0, 0))
        plate = ground.get_at(middle)[:3]
        ground.fill("#1c1410")
        ground.blit(veil.picture, (0, 0))
        ink = ground.get_at(middle)[:3]
        before = sum(pygame.Color("#e9dcb8")[:3]) - sum(pygame.Color("#1c1410")[:3])
        assert (sum(plate) - sum(ink)) / before >= 0.72


def test_figure_and_goods_of_a_far_sign_keep_their_colours() -> None:
    glyphs = ("2", "merchant", ":", "stone")
    bright, far = (exchange_sign(1.0, glyphs, icon, dark=dark) for dark in (False, True))
    wood, ink = (20, 3), (255, 243, 214)
    assert sum(far.get_at(wood)[:3]) < 0.9 * sum(bright.get_at(wood)[:3])
    lit = [_near_ink(sign, ink) for sign in (bright, far)]
    assert lit[0]
    assert lit[0] <= lit[1]


def _near_ink(sign: pygame.Surface, ink: tuple[int, int, int]) -> set[tuple[int, int]]:
    """Where the colour of figures lies in the left part of a sign."""
    width, height = sign.get_size()
    return {
        (x, y)
        for x in range(width // 4)
        for y in range(height)
        if all(abs(a - b) < 12 for a, b in zip(sign.get_at((x, y))[:3], ink, strict=True))
    }
