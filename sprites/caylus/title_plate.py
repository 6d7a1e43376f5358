"""The name plate of the game in the title hall. Box 302 x 60."""

from __future__ import annotations

from pygame import Surface

from sprites.caylus.crest import GROUND
from sprites.common.game_art import (
    Size,
)
from sprites.common.strokes import (
    path,
    stroke,
)
from sprites.common.texture import rock

OUTLINE = "M2 8L12 1H291L300 7V52L293 59H9L1 53Z"


def material(size: Size, scale: float) -> Surface:
    """Limestone of a size in px."""
    return rock(size, scale, GROUND, 66, 0.45)


def ornament(rim: str, ink: str) -> str:
    """What is set into the plate."""
    body = path("M12 10H290V50H12Z", "none", ink, 1.5, line_opacity=0.6)
    body += path("M13.2 11.2H291.2V51.2H13.2Z", "none", "#fff6da", 1, line_opacity=0.6)
    marks = "M20 22v16M282 22v16M20 30h5M282 30h-5"
    return body + stroke(marks, rim, 1.6) + stroke("M30 55l14 -1M214 6l18 -1M60 4l9 1", rim, 1, 0.5)
