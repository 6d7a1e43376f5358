"""Buttons of a gamepad as small pictures: letters or shapes, by place and colour too."""

from __future__ import annotations

from typing import Literal

import pygame

from sprites.common import fonts, svg
from sprites.common.lettering import write
from sprites.common.surface_cache import kept

PadButton = Literal["a", "b", "x", "y", "cross", "stick", "shoulders", "start", "back"]
Marks = Literal["letters", "shapes"]

PAD_ROWS: dict[str, tuple[PadButton, ...]] = {
    "walk": ("cross", "stick"),
    "take": ("a",),
    "back": ("b",),
    "answers": ("y",),
    "tools": ("x",),
    "menu": ("start",),
    "help": ("back",),
    "step": ("shoulders",),
}
"""What a sheet tells of a pad, with the buttons that do it."""
_COLOURS = {
    "letters": {"a": "#2f7a4a", "b": "#b03a32", "x": "#2b5fa8", "y": "#b8860b"},
    "shapes": {"a": "#2b5fa8", "b": "#b03a32", "x": "#a8437f", "y": "#2f7a4a"},
}
_DARK, _EDGE, _LIGHT = "#2a262e", "#0f0d12", "#f6f1e6"
_SHAPES = {
    "a": "M10.5 10.5 L21.5 21.5 M21.5 10.5 L10.5 21.5",
    "b": "M16 9.2 a6.8 6.8 0 1 0 .01 0 Z",
    "x": "M10 10 H22 V22 H10 Z",
    "y": "M16 8.6 L22.8 20.8 H9.2 Z",
}
_CROSS = "M12.5 4 h7 v8.5 h8.5 v7 h-8.5 v8.5 h-7 v-8.5 h-8.5 v-7 h8.5 Z"
_ARROWS = (
    "M16 6 l2.6 3.4 h-5.2 Z M16 26 l2.6 -3.4 h-5.2 Z "
    "M6 16 l3.4 -2.6 v5.2 Z M26 16 l-3.4 -2.6 v5.2 Z"
)


@kept
def pad_sign(button: PadButton, marks: Marks, size: int) -> pygame.Surface:
    """One button, `size` px high; shoulders, start and back are wider than high."""
    if button in _SHAPES:
        return _round(button, marks, size)
    if button == "cross":
        body = svg.path(_CROSS, _DARK, _EDGE, 1.4) + svg.path(_ARROWS, _LIGHT)
        return svg.raster(svg.document(body, 32, 32), (size, size))
    if button == "stick":
        body = _disc(13.5, _DARK, _EDGE) + _disc(8.5, "#4a4550", _LIGHT) + _disc(2, _LIGHT, _LIGHT)
        return svg.raster(svg.document(body, 32, 32), (size, size))
    return _pill({"shoulders": "L / R", "start": "+", "back": "-"}[button], size)


def _round(button: str, marks: Marks, size: int) -> pygame.Surface:
    colour = _COLOURS[marks][button]
    body = _disc(14, _DARK, _EDGE) + _disc(11.6, colour, _LIGHT)
    if marks == "shapes":
        body = _disc(14, _DARK, _EDGE) + svg.path(
            _SHAPES[button], stroke=_lit(colour), stroke_width=2.8
        )
    picture = svg.raster(svg.document(body, 32, 32), (size, size))
    if marks == "letters":
        font = fonts.sans(max(fonts.FLOOR, round(size * 0.56)), bold=True)
        write(picture, button.upper(), font, _LIGHT, (size / 2, size * 0.46), "centre")
    return picture


def _lit(colour: str) -> str:
    """The same colour, bright enough for a line on the dark button."""
    parts = [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(part + (255 - part) * 0.5):02x}" for part in parts)


def _disc(radius: float, fill: str, stroke: str) -> str:
    data = f"M16 {16 - radius} a{radius} {radius} 0 1 0 .01 0 Z"
    return svg.path(data, fill, stroke, 1.4)


def _pill(words: str, size: int) -> pygame.Surface:
    font = fonts.sans(max(fonts.FLOOR, round(size * 0.5)), bold=True)
    wide = max(size, font.size(words)[0] + round(size * 0.7))
    picture = pygame.Surface((wide, size), pygame.SRCALPHA)
    box = picture.get_rect().inflate(-2, -round(size * 0.18))
    pygame.draw.rect(picture, _DARK, box, border_radius=box.height // 2)
    pygame.draw.rect(picture, _EDGE, box, 1, border_radius=box.height // 2)
    write(picture, words, font, _LIGHT, (wide / 2, size * 0.46), "centre")
    return picture
