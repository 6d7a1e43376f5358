"""A frame is put together anew when somebody asked for that; else only what moves is drawn."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.scene import TableScene

SIZE = (40, 30)


@pytest.mark.parametrize(("asked", "drawn"), [(True, "all of it"), (False, "what moves")])
def test_whoever_asks_for_another_frame_gets_all_of_it_anew(asked: bool, drawn: str) -> None:
    done: list[str] = []
    scene: Any = TableScene.__new__(TableScene)
    scene._anew = scene.dirty = scene._was_covered = False
    scene._paused = True
    scene.beginning = SimpleNamespace(active=False)
    scene.context = SimpleNamespace(workshop=SimpleNamespace(loading=False))
    scene.layers = SimpleNamespace(size=SIZE, changes=list, paint=lambda surface, regions: None)
    scene._compose = lambda size: done.append("all of it")
    scene._move = lambda size: done.append("what moves")
    if asked:
        scene.mark()
    assert scene.dirty is asked
    scene.redraw(pygame.Surface(SIZE))
    assert done == [drawn]
