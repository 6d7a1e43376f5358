"""Measures how well the words of a picture stand out from what lies under them.

The same picture is made twice: with every line of text as a box of its own colour, which tells
where each line is seen whole, and as it is. There the px of the letters are compared with the px
between them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from sprites.common import fonts
from sprites.common.surface_cache import CACHE
from tests.scenes.ink_boxes import InkBoxes

_INK, _FULL = 96, 200
"""From this alpha on a pixel belongs to a letter, and is all of its colour."""
_GROUND = 0.3
"""The share of the ground that may be worse than what is measured: grain, stitches, a leaf."""
_FEWEST = 12
"""px of a letter's core, and of the ground, below which nothing is measured."""
Light = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Measured:
    """A line of text as it is seen: what it says, who wrote it, and its contrast."""

    text: str
    place: str
    box: tuple[int, int, int, int]
    contrast: float


@dataclass(slots=True)
class TextContrast:
    """Boxes instead of lines while `boxing`, and the letters of every line by its colour."""

    boxes: InkBoxes = field(default_factory=InkBoxes)
    letters: dict[int, tuple[pygame.Surface, str]] = field(default_factory=dict)
    boxing: bool = False

    def line(self, text: str, letters: pygame.Surface) -> pygame.Surface:
        """What is drawn for a line."""
        if not self.boxing:
            return letters
        before = len(self.boxes.lines)
        box = self.boxes.boxed(text, letters)
        if len(self.boxes.lines) > before:
            self.letters[next(reversed(self.boxes.lines))] = letters, _place()
        return box

    def measured(self, boxed: pygame.Surface, shown: pygame.Surface) -> list[Measured]:
        """All lines that are seen whole, the faintest first. `boxed` and `shown` are the same
        picture, with boxes and as it is."""
        light = luminances(shown)
        codes = pygame.surfarray.array3d(boxed).astype(np.uint32)
        codes = codes[..., 0] << 16 | codes[..., 1] << 8 | codes[..., 2]
        found = []
        for colour, (letters, place) in self.letters.items():
            line = self.boxes.lines[colour]
            for box in _boxes(codes, colour, boxed):
                if box.size != (line.wide, line.high):
                    continue
                ink = pygame.surfarray.array_alpha(letters)
                cut = letters.get_bounding_rect(_INK)
                mask = ink[cut.left : cut.right, cut.top : cut.bottom]
                part = light[box.left : box.right, box.top : box.bottom]
                value = _contrast(part, mask)
                if value is not None:
                    found.append(Measured(line.text, place, tuple(box), value))
        return sorted(found, key=lambda each: each.contrast)


def _boxes(codes: Any, colour: int, boxed: pygame.Surface) -> list[pygame.Rect]:
    if not (codes == colour).any():
        return []
    exact = pygame.Color(colour >> 16, colour >> 8 & 255, colour & 255)
    mask = pygame.mask.from_threshold(boxed, exact, (1, 1, 1))
    return [each.get_bounding_rects()[0] for each in mask.connected_components(16)]


def _contrast(light: Light, mask: Any) -> float | None:
    ink, ground = light[mask >= _FULL], light[mask == 0]
    if len(ink) < _FEWEST or len(ground) < _FEWEST:
        return None
    letters = float(np.median(ink))
    bright = letters > float(np.median(ground))
    between = float(np.quantile(ground, 1 - _GROUND if bright else _GROUND))
    high, low = max(letters, between), min(letters, between)
    return (high + 0.05) / (low + 0.05)


def luminances(picture: pygame.Surface) -> Light:
    """The relative luminance of every px, 0 to 1."""
    parts = pygame.surfarray.array3d(picture) / 255.0
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    result: Light = linear @ np.array([0.2126, 0.7152, 0.0722])
    return result


def watch_text(patch: pytest.MonkeyPatch) -> TextContrast:
    """Note all lines that are written from now on."""
    seen, render = TextContrast(), fonts.render

    def noted(font: Any, text: str, *more: Any, **named: Any) -> pygame.Surface:
        return seen.line(text, render(font, text, *more, **named))

    patch.setattr(fonts, "render", noted)
    return seen


def measure(seen: TextContrast, draw: Callable[[], pygame.Surface]) -> list[Measured]:
    """The lines of a picture that `draw` makes anew each time."""
    pictures = []
    for boxing in (True, False):
        CACHE.clear()
        seen.boxing = boxing
        pictures.append(draw().copy())
    return seen.measured(*pictures)


def _place() -> str:
    """File and function that had something written, outside of the fonts."""
    frame = sys._getframe(2)
    skipped = ("fonts.py", "text_contrast.py", "surface_cache.py", "lettering.py", "functools.py")
    while frame.f_back is not None and frame.f_code.co_filename.endswith(skipped):
        frame = frame.f_back
    name = frame.f_code.co_filename.rpartition("/")[2]
    return f"{name}:{frame.f_lineno} {frame.f_code.co_name}"
