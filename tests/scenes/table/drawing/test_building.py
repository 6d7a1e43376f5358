"""How the board is built between frames, and what stands in for it meanwhile."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.camera import Camera
from scenes.table.drawing.building import BETWEEN_GIVING_BACK, MOST_PUT_OFF, BoardBuilding
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.standing_in import StandingIn
from scenes.table.drawing.surroundings import Picture, Surroundings
from sprites.common.surface_cache import CACHE

SIZE, BOARD = (300, 200), pygame.Rect(50, 40, 160, 120)


def test_building_waits_for_frames_that_are_drawn_but_not_for_ever() -> None:
    built: list[bool] = []
    context: Any = SimpleNamespace(
        table=SimpleNamespace(working=True),
        workshop=SimpleNamespace(build=lambda: bool(built.append(True))),
    )
    building = BoardBuilding(context)
    building._clearing = iter(())
    assert building.active
    for _ in range(3):
        for _ in range(MOST_PUT_OFF - 1):
            building.step(drawing=True)
        before = len(built)
        building.step(drawing=True)
        assert len(built) == before + 1
    building.step(drawing=False)
    assert len(built) == 4


def test_room_is_made_for_a_board_in_moments_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(CACHE, "make_way", lambda: done.append("way"))
    monkeypatch.setattr("scenes.table.drawing.building.give_back", lambda: done.append("memory"))
    context: Any = SimpleNamespace(
        table=SimpleNamespace(working=True),
        workshop=SimpleNamespace(build=lambda: bool(done.append("built"))),
    )
    building = BoardBuilding(context)
    for count in range(1, 3):
        building.step(drawing=False)
        assert done == ["way", "memory"][:count]
    for _ in range(BETWEEN_GIVING_BACK + 1):
        building.step(drawing=False)
    built = ["built"] * (BETWEEN_GIVING_BACK - 1)
    assert done == ["way", "memory", *built, "memory", "built"]


def test_a_ground_on_which_more_was_built_is_made_anew() -> None:
    more: list[bool] = []
    table: Any = SimpleNamespace(working=True, ground=lambda *_: pygame.Surface(SIZE))
    unused: Any = None
    around = Surroundings(unused, table, unused)
    context: Any = SimpleNamespace(
        table=table,
        workshop=SimpleNamespace(build=lambda: bool(more)),
        painter=SimpleNamespace(around=around),
    )
    building, picture = BoardBuilding(context), Picture(view=unused)
    building._clearing = iter(())
    first = around.ground(picture, 0, frozenset())
    building.step(drawing=False)
    assert around.ground(picture, 0, frozenset()) is first
    more.append(True)
    assert building.step(drawing=False)
    assert around.ground(picture, 0, frozenset()) is not first


def test_the_picture_that_stands_in_is_stretched_on_the_board_alone() -> None:
    camera = Camera(BOARD.copy())
    context: Any = SimpleNamespace(
        camera=camera,
        viewer=0,
        held=None,
        frame=SimpleNamespace(board=BOARD, size=SIZE),
        mark=lambda: None,
    )
    standing = StandingIn(context, SimpleNamespace(), lambda layers: None)  # type: ignore[arg-type]
    layers = DisplayList()
    layers.begin(SIZE)
    picture = pygame.Surface(SIZE)
    picture.fill("blue")
    picture.fill("red", BOARD)
    picture.fill("green", BOARD.inflate(-80, -60))
    layers.blit(picture, (0, 0))
    standing.drawn()
    camera.turn(3, BOARD.center)
    assert standing.covers(layers)
    canvas = pygame.Surface(SIZE)
    for _ in range(2):  # as it was, then stretched
        standing.lay(canvas)
    outside = [(BOARD.left - 2, 100), (BOARD.right + 1, 100), (130, BOARD.top - 2), (130, 170)]
    assert {tuple(canvas.get_at(at)[:3]) for at in outside} == {(0, 0, 255)}
    inside = [(BOARD.left + 2, 100), (BOARD.right - 3, 100), (130, 43), (130, 156)]
    assert {tuple(canvas.get_at(at)[:3]) for at in inside} == {tuple(pygame.Color("green")[:3])}
    camera.fit()
    assert not standing.covers(layers), "it is seen as it was"
