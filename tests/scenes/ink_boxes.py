"""Finds words that are written over other words, whatever lies between them and the window.

While it looks on, each line of text is drawn as a full box in a colour of its own, as wide and high
as its letters. What hides a word hides its box; a box of which a part is missing, with another box
right there instead, is a word under a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pygame
import pytest
from numpy.typing import NDArray

from sprites.common import fonts
from sprites.common.surface_cache import CACHE

WORD = re.compile(r"[^\W\d_]{2,}")
TOUCH = 2
"""px: lines that stand close touch with a g above an É; more than that is overlap."""
_STEP = 0x9E3779
"""From one colour to the next: far apart, and every one of them once."""
_VIVID = 160
"""Between the strongest and the weakest tone of a box: more than wood, gold and paper have."""
Places = NDArray[np.intp]
_INK = 96
"""From this alpha on, a pixel is ink."""


@dataclass(frozen=True, slots=True)
class Box:
    """A line of text: what it says and the px of its letters."""

    text: str
    wide: int
    high: int


@dataclass(slots=True)
class InkBoxes:
    """All lines that were written, by the colour of their boxes."""

    lines: dict[int, Box] = field(default_factory=dict)
    drawn: dict[tuple[object, ...], pygame.Surface] = field(default_factory=dict)

    def boxed(self, text: str, letters: pygame.Surface) -> pygame.Surface:
        """The line as a box; what has no word in it stays as it is."""
        ink = letters.get_bounding_rect(_INK)
        if not WORD.search(text) or not ink:
            return letters
        key = (text, letters.get_size(), tuple(ink))
        if key not in self.drawn:
            colour = self._next_colour()
            self.lines[colour] = Box(text, ink.width, ink.height)
            box = pygame.Surface(letters.get_size(), pygame.SRCALPHA)
            box.fill(pygame.Color(colour >> 16, colour >> 8 & 255, colour & 255), ink)
            self.drawn[key] = box
        return self.drawn[key]

    def _next_colour(self) -> int:
        """One that no other line has, and brighter than wood, gold and paper are."""
        colour = next(reversed(self.lines), 0)
        while True:
            colour = colour + _STEP & 0xFFFFFF
            tones = (colour >> 16, colour >> 8 & 255, colour & 255)
            if max(tones) - min(tones) >= _VIVID:
                return colour

    def overlapping(self, canvas: pygame.Surface) -> list[str]:
        """Each pair of words of which one covers a part of the other."""
        seen = list(self._seen(canvas))
        pairs = {
            f"{over.text!r} over {under.text!r}"
            for box, under in seen
            for other, over in seen
            if over.text != under.text and _covers(other, box, under)
        }
        return sorted(pairs)

    def _seen(self, canvas: pygame.Surface) -> Iterator[tuple[pygame.Rect, Box]]:
        """What of the boxes can be seen."""
        pixels = pygame.surfarray.array3d(canvas).astype(np.uint32)
        codes = pixels[..., 0] << 16 | pixels[..., 1] << 8 | pixels[..., 2]
        found = np.nonzero(np.isin(codes, np.fromiter(self.lines, np.uint32), kind="table"))
        present, each, counts = np.unique(codes[found], return_inverse=True, return_counts=True)
        for number, colour in enumerate(present.tolist()):
            if counts[number] < 4 * TOUCH * TOUCH:
                continue
            around = _around(*(places[each == number] for places in found))
            mask = pygame.mask.from_threshold(
                canvas.subsurface(around),
                pygame.Color(colour >> 16, colour >> 8 & 255, colour & 255),
                (1, 1, 1),
            )
            for part in mask.connected_components(4 * TOUCH * TOUCH):
                yield part.get_bounding_rects()[0].move(around.topleft), self.lines[colour]


def _around(columns: Places, rows: Places) -> pygame.Rect:
    """The smallest rectangle that holds some pixels."""
    left, top = int(columns.min()), int(rows.min())
    return pygame.Rect(left, top, int(columns.max()) - left + 1, int(rows.max()) - top + 1)


def _covers(other: pygame.Rect, box: pygame.Rect, line: Box) -> bool:
    """True if a box stands where a part of this line should be seen."""
    if other.clip(box).width > TOUCH and other.clip(box).height > TOUCH:
        return True
    low, flat = line.high - box.height > TOUCH, line.wide - box.width > TOUCH
    beside = other.top < box.bottom - TOUCH and box.top < other.bottom - TOUCH
    above = other.left < box.right - TOUCH and box.left < other.right - TOUCH
    if low and above and (other.top == box.bottom or other.bottom == box.top):
        return True
    return flat and beside and (other.left == box.right or other.right == box.left)


def watch_boxes(patch: pytest.MonkeyPatch) -> InkBoxes:
    """Draw all lines as boxes from now on."""
    boxes, render = InkBoxes(), fonts.render
    CACHE.clear()

    def boxed(font: Any, text: str, *more: Any, **named: Any) -> pygame.Surface:
        return boxes.boxed(text, render(font, text, *more, **named))

    patch.setattr(fonts, "render", boxed)
    return boxes
