"""The camera over the board: four steps of magnification, panning, `fit`."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

ZOOM_STEPS = (1.0, 1.25, 1.6, 2.0)
Point = tuple[float, float]


@dataclass(slots=True)
class Camera:
    """Which part of the board box shows. `pan` is the shift of the board's middle, px."""

    box: pygame.Rect
    step: int = 0
    pan: Point = (0.0, 0.0)

    @property
    def zoom(self) -> float:
        """Magnification against the fitting size."""
        return ZOOM_STEPS[self.step]

    @property
    def middle(self) -> Point:
        """Where the middle of the board lies in the window, px."""
        return self.box.centerx + self.pan[0], self.box.centery + self.pan[1]

    @property
    def key(self) -> tuple[int, int, int]:
        """Changes whenever the picture of the board does."""
        return self.step, round(self.pan[0]), round(self.pan[1])

    def fit(self) -> bool:
        """Show the whole board; True if anything changed."""
        changed = self.step != 0 or self.pan != (0.0, 0.0)
        self.step, self.pan = 0, (0.0, 0.0)
        return changed

    def turn(self, notches: int, at: Point) -> bool:
        """Zoom by wheel notches; the board point under `at` stays there. True if it changed."""
        step = max(0, min(len(ZOOM_STEPS) - 1, self.step + notches))
        if step == self.step:
            return False
        ratio = ZOOM_STEPS[step] / self.zoom
        x, y = self.middle
        self.step = step
        self.pan = (
            at[0] - (at[0] - x) * ratio - self.box.centerx,
            at[1] - (at[1] - y) * ratio - self.box.centery,
        )
        self._clamp()
        return True

    def move(self, by: Point) -> bool:
        """Drag the board by px, within its edges. True if it moved."""
        before = self.pan
        self.pan = (self.pan[0] + by[0], self.pan[1] + by[1])
        self._clamp()
        return self.pan != before

    def show(self, point: Point) -> bool:
        """Pan as little as needed so that a board point (px in the window) lies inside the box."""
        inner = self.box.inflate(-self.box.width // 5, -self.box.height // 5)
        dx = max(inner.left - point[0], 0) + min(inner.right - point[0], 0)
        dy = max(inner.top - point[1], 0) + min(inner.bottom - point[1], 0)
        return self.move((dx, dy)) if (dx or dy) and self.step else False

    def _clamp(self) -> None:
        reach = (self.zoom - 1) / 2
        limit_x, limit_y = self.box.width * reach, self.box.height * reach
        if not self.step:
            limit_x = limit_y = 0.0
        x, y = self.pan
        self.pan = (max(-limit_x, min(limit_x, x)), max(-limit_y, min(limit_y, y)))
