"""The two buttons of the curtain: who is there says so, and what was not meant is taken back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.overlays.curtain import SHOW, UNDO, CurtainScene
from tests.scenes.support import key


@pytest.mark.parametrize(("button", "done"), [(UNDO, ["back"]), (SHOW, ["up"]), ("", [])])
def test_each_button_does_its_own(button: str, done: list[str]) -> None:
    found: list[str] = []
    curtain: Any = SimpleNamespace(
        _take_back=lambda: found.append("back"), rise=lambda: found.append("up")
    )
    CurtainScene._pressed(curtain, button)
    assert found == done


def test_it_leaves_once_however_often_it_is_told_to() -> None:
    popped: list[None] = []
    stack = SimpleNamespace(pop=lambda: popped.append(None))
    curtain: Any = SimpleNamespace(_gone=False, app=SimpleNamespace(stack=stack))
    for _ in range(2):
        CurtainScene._go(curtain)
    assert len(popped) == 1


@pytest.mark.parametrize(
    ("code", "mod", "done"),
    [
        (pygame.K_z, pygame.KMOD_CTRL, ["back"]),
        (pygame.K_z, 0, []),
        (pygame.K_ESCAPE, 0, ["menu"]),
        (pygame.K_RETURN, 0, ["up"]),
    ],
)
def test_each_key_does_its_own(code: int, mod: int, done: list[str]) -> None:
    found: list[str] = []
    focus = SimpleNamespace(focused="", handle=lambda event: "", changed=lambda: False)
    curtain: Any = SimpleNamespace(
        _focus=focus,
        _take_back=lambda: found.append("back"),
        _menu=lambda: found.append("menu"),
        _pressed=lambda key: None,
        rise=lambda: found.append("up"),
    )
    CurtainScene._closed_event(curtain, key(code, mod))
    assert found == done
