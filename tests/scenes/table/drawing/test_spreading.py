"""No frame of somebody else's turn draws many new things, and what lies still is drawn once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pygame
import pytest

from scenes.table.drawing import overlays, ways
from scenes.table.drawing.overlays import ribbon
from scenes.table.scene import TableScene
from sprites.common import chrome_prompt, chrome_rail, chrome_strip, log_entry
from sprites.common.rail_ground import RailGround
from sprites.common.rail_paper import Layer, draw_a_piece, rail_paper
from sprites.common.surface_cache import CACHE
from sprites.common.theme import RailMaterial
from sprites.common.theme_worlds import IVORY
from tests.scenes.table.mouse_player import MousePlayer

FRAMES = 2500
PARTS = ((chrome_strip, "_strip"), (chrome_prompt, "_prompt"), (log_entry, "_entry"))


def watch(player: MousePlayer, most: int = 120) -> Iterator[bool]:
    """Play on; after every frame, whether somebody else was watched before it."""
    scene, watched = player.scene, 0
    for _ in range(FRAMES):
        if watched > most:
            return
        if scene.model.asking and not player.app.stack.needs_frame():
            question = scene.model.question
            assert question is not None
            scene.model.take_or_confirm(question.choices[0])
            scene.gestures.after_decision()
        watching = scene.model.watching
        watched += watching
        player.app.tick([], 0.02)
        yield watching


@pytest.mark.slow
def test_while_others_are_watched_the_parts_of_the_chrome_are_drawn_one_by_one(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: Counter[str] = Counter()
    composing: list[bool] = []
    for module, name in PARTS:
        _count(monkeypatch, module, name, drawn, composing)
    compose = TableScene._compose

    def composed(scene: TableScene, size: tuple[int, int]) -> None:
        composing.append(True)
        compose(scene, size)
        composing.clear()

    monkeypatch.setattr(TableScene, "_compose", composed)
    crowded = []
    seen = 0
    for watching in watch(player):
        if watching and sum(drawn.values()) > 1:
            crowded.append(dict(drawn))
        seen += watching
        drawn.clear()
    assert seen > 60
    assert crowded == []


def _count(
    patch: pytest.MonkeyPatch, module: Any, name: str, drawn: Counter[str], composing: list[bool]
) -> None:
    """Count the real drawings of a part that happen while a frame is put together."""
    made = getattr(module, name)
    misses = [0]

    def counted(*given: Any) -> Any:
        known = made.cache_info().misses if hasattr(made, "cache_info") else -1
        result = made(*given)
        new = known < 0 or made.cache_info().misses > known
        if composing and new:
            drawn[name] += 1
        misses[0] += new
        return result

    patch.setattr(module, name, counted)


@pytest.mark.slow
def test_the_question_after_a_turn_finds_its_bars_drawn(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frame in which somebody is asked again draws neither strip nor prompt."""
    drawn: Counter[str] = Counter()
    composing: list[bool] = [True]
    for module, name in ((chrome_strip, "_strip"), (chrome_rail, "_rail"), PARTS[1]):
        _count(monkeypatch, module, name, drawn, composing)
    scene, asked, late = player.scene, 0, []
    for watching in watch(player, FRAMES):
        if asked > 1:
            break
        if watching and scene.model.asking:
            asked += 1
            if drawn:
                late.append(dict(drawn))
        drawn.clear()
    assert asked
    assert late == []


def test_the_ribbon_of_a_move_is_drawn_once() -> None:
    line = ((0.0, 0.0), (60.0, -30.0), (120.0, -40.0))
    first = ribbon(line, "#3366aa", 1.0)
    assert ribbon(line, "#3366aa", 1.0) is first
    left, top = first.origin
    assert first.surface.get_at((left + 120, top - 40)).a == 255
    assert first.surface.get_at((0, 0)).a == 0


def test_the_points_of_a_way_are_found_once_for_all_that_lies_there(
    player: MousePlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[int] = []

    def counted(points: Any, pitch: float) -> Any:
        calls.append(len(points))
        return overlays.stations(points, pitch)

    monkeypatch.setattr(ways, "stations", counted)
    board = player.scene.context.frame.board
    crossed = player.scene.painter.ways.over_way([board.topleft, board.bottomright], {})
    assert len(calls) == 1
    assert all(sprite.board for sprite in crossed)


@pytest.mark.parametrize("material", ["folded", "deckled", "slate", "damask"])
def test_another_inspector_leaves_most_of_the_rail_as_it_is(material: RailMaterial) -> None:
    """What does not depend on the height of the fields is drawn once."""
    theme = replace(IVORY, rail_material=material)

    def ground(foot: int) -> RailGround:
        fields = ((5, 120, 190, 270 - foot), (5, 400 - foot, 190, foot))
        return RailGround((200, 400), 1.0, theme, (110, 395 - foot), ((5, 5, 190, 100),), fields)

    first = rail_paper(ground(60))
    while draw_a_piece(ground(90)):
        pass
    assert not draw_a_piece(ground(60))
    second = rail_paper(ground(90))
    same = [layer for layer in first if layer in second]
    assert sum(_area(layer) for layer in same) > 200 * 400
    assert _bytes(first) != _bytes(second)
    assert _bytes(first) == _bytes(rail_paper(ground(60)))


@pytest.mark.parametrize("material", ["folded", "deckled", "slate", "damask"])
def test_the_ground_that_lies_there_is_never_made_again(material: RailMaterial) -> None:
    """However full the cache is."""
    theme = replace(IVORY, rail_material=material)
    rail = RailGround((200, 400), 1.0, theme, (110, 335), (), ((5, 120, 190, 210),))
    lying = rail_paper(rail)
    CACHE.clear()
    assert not draw_a_piece(rail)
    assert rail_paper(rail) is lying


@pytest.mark.parametrize("material", ["folded", "deckled", "slate", "damask"])
def test_nothing_shines_through_the_rail(material: RailMaterial) -> None:
    theme = replace(IVORY, rail_material=material)
    fields = ((5, 120, 190, 210), (5, 340, 190, 50))
    rail = RailGround((200, 400), 1.0, theme, (110, 335), ((5, 5, 190, 100),), fields)
    dark, light = _seen(rail_paper(rail), "#000000"), _seen(rail_paper(rail), "#ffffff")
    inside = [(x, y) for x in range(8, 192, 7) for y in range(8, 392, 7)]
    assert [dark.get_at(place) for place in inside] == [light.get_at(place) for place in inside]


def _seen(layers: tuple[Layer, ...], table: str = "#000000") -> pygame.Surface:
    """A rail of 200 by 400 px on a table of one colour."""
    canvas = pygame.Surface((200, 400), 0, 32)
    canvas.fill(table)
    for picture, corner in layers:
        canvas.blit(picture, corner)
    return canvas


def _bytes(layers: tuple[Layer, ...]) -> bytes:
    return pygame.image.tobytes(_seen(layers), "RGB")


def _area(layer: Layer) -> int:
    width, height = layer[0].get_size()
    return width * height
