"""Where a player's things lie in the trough: rack, kings, treasury, prison; below, the lintel."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from functools import lru_cache

import pygame

DROP = 6.0
"""Units from the upper edge of the wood to the words: its frame runs there."""
LABEL = 19.0
"""Units of height of the words above the things."""
_SHARES = (4.3, 1.9, 2.5, 2.3)
"""Widths of rack, kings, treasury and prison by one another."""
CELLS = (0.0, 0.22, 0.43, 0.7, 1.0)
"""Edges of the parts of the lintel, by its width: the words of the last two are longer."""
_SIDE, _FOOT, _GAP = 9.0, 8.0, 7.0
_LINTEL = 40.0
_LEAST = 32
"""px of the height of the lintel at least: its parts are pointed at."""


@dataclass(frozen=True, slots=True)
class TrayLayout:
    """Boxes in px from the tray's corner."""

    scale: float
    rack: pygame.Rect
    kings: pygame.Rect
    treasury: pygame.Rect
    prison: pygame.Rect
    lintel: pygame.Rect
    labels: tuple[pygame.Rect, ...]
    """Of the four parts above the lintel, from the left."""

    @property
    def parts(self) -> tuple[pygame.Rect, ...]:
        """The four parts above the lintel, from the left."""
        return self.rack, self.kings, self.treasury, self.prison

    @property
    def cells(self) -> tuple[pygame.Rect, ...]:
        """The four parts of the lintel."""
        box = self.lintel
        edges = [box.left + round(box.width * share) for share in CELLS]
        return tuple(
            pygame.Rect(left, box.top, right - left, box.height)
            for left, right in itertools.pairwise(edges)
        )


@lru_cache(maxsize=16)
def tray_layout(size: tuple[int, int], scale: float) -> TrayLayout:
    """Divide a tray of `size` px."""
    side, gap = round(_SIDE * scale), round(_GAP * scale)
    high = max(_LEAST, round(_LINTEL * scale))
    lintel = pygame.Rect(side, size[1] - round(_FOOT * scale) - high, size[0] - 2 * side, high)
    label = round(LABEL * scale)
    top = round(DROP * scale) + label + round(2 * scale)
    room = lintel.width - gap * (len(_SHARES) - 1)
    parts, left = [], float(side)
    for share in _SHARES:
        wide = room * share / sum(_SHARES)
        box = pygame.Rect(round(left), top, round(wide), lintel.top - round(5 * scale) - top)
        parts.append(box)
        left += wide + gap
    labels = tuple(pygame.Rect(box.left, round(DROP * scale), box.width, label) for box in parts)
    rack, kings, treasury, prison = parts
    return TrayLayout(scale, rack, kings, treasury, prison, lintel, labels)
