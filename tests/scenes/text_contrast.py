"""Measures how well the words of a picture stand out from what lies under them.

The same picture is made twice: with every line of text as a box of its own colour, which tells
where each line is seen whole, and as it is. There the px of the letters are compared with the px
between them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from itertools import product
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
_WORSE = 0.3
"""The share of the ground that may be worse than what is measured: grain, stitches, a leaf."""
_FEWEST = 12
"""px of a letter's core, and of the ground, below which nothing is measured."""
_DRAWING = ("sprites.", "scenes.")
Light = npt.NDArray[np.float64]
Mask = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Measured:
    """A line of text as it is seen: what it says, who wrote it, and its contrast."""

    text: str
    place: str
    box: tuple[int, ...]
    edge: float
    """Between the letters and the px right beside them."""
    ground: float
    """Between the letters and all that lies between them."""


@dataclass(slots=True)
class TextContrast:
    """Boxes instead of lines while `boxing`, and the letters of every line by its colour."""

    boxes: InkBoxes = field(default_factory=InkBoxes)
    letters: dict[int, tuple[Mask, str]] = field(default_factory=dict)
    boxing: bool = False

    def line(self, text: str, drawn: pygame.Surface, mask: Mask) -> pygame.Surface:
        """What is drawn for a line; `mask` is the alpha of its letters without what is around."""
        if not self.boxing:
            return drawn
        before = len(self.boxes.lines)
        box = self.boxes.boxed(text, drawn)
        if len(self.boxes.lines) > before:
            cut = drawn.get_bounding_rect(_INK)
            part = mask[cut.left : cut.right, cut.top : cut.bottom]
            self.letters[next(reversed(self.boxes.lines))] = part, _place()
        return box

    def measured(self, boxed: pygame.Surface, shown: pygame.Surface) -> list[Measured]:
        """All lines that are seen whole, the faintest first. `boxed` and `shown` are the same
        picture, with boxes and as it is."""
        light = luminances(shown)
        codes = pygame.surfarray.array3d(boxed).astype(np.uint32)
        codes = codes[..., 0] << 16 | codes[..., 1] << 8 | codes[..., 2]
        found = []
        for colour, (mask, place) in self.letters.items():
            line = self.boxes.lines[colour]
            for box in _boxes(codes, colour, boxed):
                if box.size != (line.wide, line.high) or mask.shape != box.size:
                    continue
                part = light[box.left : box.right, box.top : box.bottom]
                edge = _contrast(part, mask, _near(mask))
                ground = _contrast(part, mask, mask == 0)
                if edge is not None and ground is not None:
                    found.append(Measured(line.text, place, tuple(box), edge, ground))
        return sorted(found, key=lambda each: each.edge)


def _near(mask: Mask) -> Mask:
    """The px beside letters: not of them, and at most two away."""
    core = np.pad(mask >= _FULL, 2)
    grown = np.zeros_like(core)
    for x, y in product(range(-1, 2), repeat=2):
        grown |= np.roll(core, (x, y), (0, 1))
    near: Mask = grown[2:-2, 2:-2] & (mask == 0)
    return near


def _boxes(codes: Any, colour: int, boxed: pygame.Surface) -> list[pygame.Rect]:
    if not (codes == colour).any():
        return []
    exact = pygame.Color(colour >> 16, colour >> 8 & 255, colour & 255)
    mask = pygame.mask.from_threshold(boxed, exact, (1, 1, 1))
    return [each.get_bounding_rects()[0] for each in mask.connected_components(16)]


def _contrast(light: Light, mask: Mask, around: Mask) -> float | None:
    """Between the letters and the px around them."""
    ink, ground = light[mask >= _FULL], light[around]
    if len(ink) < _FEWEST or len(ground) < _FEWEST:
        return None
    letters = float(np.median(ink))
    bright = letters > float(np.median(ground))
    between = float(np.quantile(ground, 1 - _WORSE if bright else _WORSE))
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

    def noted(
        font: Any, text: str, colour: str, halo: str | None = None, halo_px: int = 2
    ) -> pygame.Surface:
        letters = pygame.surfarray.array_alpha(font.render(text, True, "white"))
        mask = np.pad(letters, halo_px if halo is not None else 0)
        return seen.line(text, render(font, text, colour, halo, halo_px), mask)

    patch.setattr(fonts, "render", noted)
    return seen


def measure(seen: TextContrast, draw: Callable[[], pygame.Surface]) -> list[Measured]:
    """The lines of a picture that `draw` makes anew each time."""
    pictures = []
    for boxing in (True, False):
        forget_pictures()
        seen.boxing = boxing
        pictures.append(draw().copy())
    return seen.measured(*pictures)


def forget_pictures() -> None:
    """Everything is drawn anew, also what a function remembers for itself."""
    CACHE.clear()
    drawing = [each for name, each in sys.modules.items() if name.startswith(_DRAWING)]
    for each in [each for module in drawing for each in vars(module).values()]:
        if isinstance(each, _lru_cache_wrapper):
            each.cache_clear()


def _place() -> str:
    """File and function that had something written, outside of the fonts."""
    frame = sys._getframe(2)
    skipped = ("fonts.py", "text_contrast.py", "surface_cache.py", "lettering.py", "functools.py")
    while frame.f_back is not None and frame.f_code.co_filename.endswith(skipped):
        frame = frame.f_back
    name = frame.f_code.co_filename.rpartition("/")[2]
    return f"{name}:{frame.f_lineno} {frame.f_code.co_name}"
