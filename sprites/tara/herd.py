"""A treasury: every cumal a head of cattle, many of them as heads in rings that count for five."""

from __future__ import annotations

import pygame

from sprites.common import carve, fonts, svg
from sprites.common.light import faded
from sprites.common.strokes import stroke
from sprites.common.surface_cache import kept
from sprites.tara.cumals import cumal
from sprites.tara.palette import BRONZE

FIVE = 5
SINGLES = 10
"""So many cumals lie there one by one; of more some are changed into fives, as on the table."""
_CHANGE = 3
"""Single ones that stay at least, to pay with."""
_COLUMNS = 4
_LOST, _GAINED = 0.34, 0.62


def heads_of(number: int) -> list[int]:
    """What lies there for a number of cumals: fives, then single ones."""
    if number <= SINGLES:
        return [1] * max(0, number)
    fives = (number - _CHANGE) // FIVE
    return [FIVE] * fives + [1] * (number - FIVE * fives)


@kept
def herd(
    number: int, coming: int, size: tuple[int, int], columns: int = _COLUMNS
) -> pygame.Surface:
    """The cumals of a treasury in a picture of `size`, in rows from above. `coming`: those that a
    choice would add or take away are seen faintly."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    heads = heads_of(max(number, number + coming))
    firm = len(heads) - _moved(heads, abs(coming))
    room = columns - 1  # rows: the more heads stand side by side, the smaller they are
    px = int(min(size[0] / (columns - 0.6), size[1] / (room - 0.5)))
    rows = max(1, -(-len(heads) // columns))
    step = size[0] / columns, min(px * 0.98, size[1] / max(rows, room - 0.2))
    top = (size[1] - step[1] * rows) / 2 if rows < room else 0.0
    for place, worth in enumerate(heads):
        picture = cumal(px) if worth == 1 else five(px)
        x, y = (place % columns + 0.5) * step[0], top + (place // columns + 0.5) * step[1]
        y += px * 0.06 * (place % 2)
        at = picture.get_rect(center=(round(x), round(y)))
        if place < firm:
            shade = carve.kept_mask_of(picture)
            carve.cast_kept(canvas, shade, at.topleft, (px * 0.05, px * 0.1), px * 0.12, 0.75)
            canvas.blit(picture, at)
        else:
            canvas.blit(faded(picture, _LOST if coming < 0 else _GAINED), at)
    return canvas


def _moved(heads: list[int], number: int) -> int:
    """How many heads from the end make up a number of cumals; at least one of any."""
    left = moved = 0
    for worth in reversed(heads):
        if left + worth > number:
            break
        left, moved = left + worth, moved + 1
    return moved or int(number > 0 and bool(heads))


@kept
def five(px: int) -> pygame.Surface:
    """A head in a ring of bronze with its number: five cumals."""
    shine = svg.radial_gradient("f", (14, 10), 32, (0, "#ffeec2"), (0.5, BRONZE), (1, "#6b431a"))
    body = svg.circle(20, 20, 19, "url(#f)", "#2a1806", 1.8)
    body += svg.circle(20, 20, 14.6, "#3a2410", "#5a3a16", 1.2)
    body += stroke("M7 14 A15 15 0 0 1 18 5", "#fff6dc", 1.4, 0.9)
    coin = svg.raster(svg.document(body, 40, 40, shine), (px, px)).copy()
    font = fonts.serif(max(fonts.FLOOR, 0.6 * px), "bold")
    words = fonts.render(font, str(FIVE), "#ffe9b0")
    coin.blit(words, words.get_rect(center=(px // 2, px // 2)))
    return coin
