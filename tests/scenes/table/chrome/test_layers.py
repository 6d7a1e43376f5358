"""Which part of the chrome lies above another, and which one is pointed at."""

from __future__ import annotations

import pygame
import pytest

from scenes.table.chrome.parts import Chrome
from sprites.common.drawn import Drawn, Pointer
from sprites.common.theme_worlds import WORLDS

BOX = pygame.Rect(10, 10, 40, 40)


def painted(colour: str) -> Drawn:
    canvas = pygame.Surface(BOX.size)
    canvas.fill(colour)
    return Drawn(canvas, BOX.size)


@pytest.mark.parametrize("last", ["tray", "chooser"])
def test_a_list_of_choices_lies_above_the_tray_however_late_that_is_drawn(last: str) -> None:
    chrome = Chrome(WORLDS[0], lambda name, px: None, ())
    for part in sorted(("tray", "chooser"), key=lambda name: name == last):
        chrome._parts[part] = (painted("red" if part == "tray" else "blue"), BOX.topleft)  # type: ignore[index]
        chrome.targets[f"{part}:thing"] = BOX
    canvas = pygame.Surface((60, 60))
    chrome.blit(canvas)
    assert canvas.get_at(BOX.center) == pygame.Color("blue")
    assert chrome.hit(BOX.center) == "chooser:thing"


def test_each_part_is_pointed_at_by_what_is_its_own() -> None:
    chrome = Chrome(WORLDS[0], lambda name, px: None, ())
    chrome.pointer = Pointer("rail:seat:1", "prompt:end", "")
    assert chrome._pointer("rail") == Pointer("seat:1", "", "")
    assert chrome._pointer("prompt") == Pointer("", "end", "")
    assert chrome._pointer("strip") == Pointer("", "", "")
