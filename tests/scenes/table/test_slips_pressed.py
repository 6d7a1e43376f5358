"""A press on a slip that lies over the table is for the slip, not for what lies below it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from scenes.table.scene import TableScene
from tests.scenes.support import press

TIP, WHAT_NEXT, TABLE = (10, 10), (50, 50), (90, 90)


@pytest.mark.parametrize(
    ("at", "button", "past", "done"),
    [
        (TIP, pygame.BUTTON_LEFT, False, ["rules T-1"]),
        (WHAT_NEXT, pygame.BUTTON_LEFT, False, ["put away"]),
        (TABLE, pygame.BUTTON_LEFT, False, []),
        (TIP, pygame.BUTTON_RIGHT, False, []),
        (WHAT_NEXT, pygame.BUTTON_LEFT, True, []),
    ],
)
def test_a_tip_opens_its_rule_and_what_can_be_done_is_put_away(
    at: tuple[int, int], button: int, past: bool, done: list[str]
) -> None:
    found: list[str] = []
    scene: Any = SimpleNamespace(
        history=SimpleNamespace(active=past),
        what_next=SimpleNamespace(
            hit=lambda point: point == WHAT_NEXT, forget=lambda: found.append("put away") is None
        ),
        tips=SimpleNamespace(hit=lambda point: "T-1" if point == TIP else ""),
        exits=SimpleNamespace(rules=lambda clause: found.append(f"rules {clause}")),
    )
    assert TableScene._pressed_slip(scene, press(*at, button)) is bool(done)
    assert found == done
