"""The two buttons of the curtain: who is there says so, and what was not meant is taken back."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from scenes.table.overlays.curtain import SHOW, UNDO, CurtainScene


@pytest.mark.parametrize(("key", "done"), [(UNDO, ["back"]), (SHOW, ["up"]), ("", [])])
def test_each_button_does_its_own(key: str, done: list[str]) -> None:
    found: list[str] = []
    curtain: Any = SimpleNamespace(
        _take_back=lambda: found.append("back"), rise=lambda: found.append("up")
    )
    CurtainScene._pressed(curtain, key)
    assert found == done


def test_it_leaves_once_however_often_it_is_told_to() -> None:
    popped: list[None] = []
    stack = SimpleNamespace(pop=lambda: popped.append(None))
    curtain: Any = SimpleNamespace(_gone=False, app=SimpleNamespace(stack=stack))
    for _ in range(2):
        CurtainScene._go(curtain)
    assert len(popped) == 1
