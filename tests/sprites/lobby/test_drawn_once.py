"""What the lobby shows frame after frame is blurred and rasterised once."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from sprites.common import svg
from sprites.common.surface_cache import CACHE
from sprites.lobby.choice_cards import draw_option
from sprites.lobby.company_cards import draw_company_card
from sprites.lobby.fittings import draw_seed, draw_start
from sprites.lobby.seats import draw_name_plate
from sprites.title.state import Look

SIZE = (900, 400)
SCALE = 1.3
BOX, TALL = Rect(40, 40, 420, 160), Rect(40, 20, 260, 340)
LIT = Look(0.5)

Draw = Callable[[Surface], object]
DRAWINGS: dict[str, Draw] = {
    "option": lambda target: draw_option(target, BOX, SCALE, "Ends", "asked", LIT, True),
    "chair": lambda target: draw_company_card(target, TALL, SCALE, None, "Ada", "a person", LIT),
    "seed": lambda target: draw_seed(target, BOX, SCALE, "Seed", "31", LIT),
    "start": lambda target: draw_start(target, BOX, SCALE, "Start", LIT),
    "name plate": lambda target: draw_name_plate(target, BOX, SCALE, "Ada", None, LIT),
}


@pytest.mark.parametrize("draw", DRAWINGS.values(), ids=DRAWINGS)
def test_the_second_frame_draws_nothing_anew(draw: Draw, monkeypatch: pytest.MonkeyPatch) -> None:
    CACHE.clear()  # in a full one, what is quickly drawn makes room at once
    first, second = Surface(SIZE), Surface(SIZE)
    draw(first)
    work: list[str] = []
    monkeypatch.setattr(pygame.transform, "box_blur", lambda *_: work.append("blurred"))
    monkeypatch.setattr(svg, "_drawn", lambda *_: work.append("rasterised"))
    kept = len(CACHE)
    draw(second)
    assert (work, len(CACHE)) == ([], kept)
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")
