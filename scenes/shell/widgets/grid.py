"""The shelf as a grid that scrolls: which places are in view, which one is chosen. No drawing."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from scenes.shell.layer import Point

_SMOOTHNESS = 16.0
"""Share of the way per second that scrolling covers, as an exponential approach."""

_ARRIVED = 0.5


@dataclass(frozen=True, slots=True)
class Grid:
    """The measures of the shelf in px: the part of the window that shows it, and its places."""

    view: pygame.Rect
    columns: int
    pitch_x: float
    row: int

    @property
    def rows_in_view(self) -> int:
        """Whole rows that fit."""
        return max(1, self.view.height // self.row)


class Shelf:
    """`count` places in rows. `chosen` is the place that keys act upon, -1 when there is none."""

    def __init__(self) -> None:
        self.grid = Grid(pygame.Rect(0, 0, 1, 1), 1, 1.0, 1)
        self.count = 0
        self.chosen = -1
        self.scroll = 0.0
        self._goal = 0.0

    def lay_out(self, grid: Grid) -> None:
        """The window has another size: what is chosen stays in view."""
        self.grid = grid
        self._goal = self._bounded(self._goal)
        if self.chosen >= 0:
            self.reveal(self.chosen)
        self.scroll = self._goal

    def fill(self, count: int, chosen: int) -> None:
        """Other contents; `chosen` is moved into what there is."""
        self.count = count
        self.chosen = max(-1, min(chosen, count - 1))
        self._goal = self._bounded(self._goal)
        self.scroll = self._bounded(self.scroll)

    @property
    def height(self) -> int:
        """px of all rows together."""
        return math.ceil(self.count / self.grid.columns) * self.grid.row

    @property
    def furthest(self) -> int:
        """How far it can be scrolled, px."""
        return max(0, self.height - self.grid.view.height)

    @property
    def moving(self) -> bool:
        """True while it scrolls."""
        return abs(self._goal - self.scroll) >= _ARRIVED

    def update(self, dt: float, at_once: bool = False) -> bool:
        """Let time pass; True when the shelf has moved."""
        if self.scroll == self._goal:
            return False
        if at_once or not self.moving:
            self.scroll = self._goal
        else:
            self.scroll += (self._goal - self.scroll) * (1 - math.exp(-dt * _SMOOTHNESS))
        return True

    def scroll_by(self, distance: float) -> None:
        """Scroll by px, with the pointer's wheel or page keys."""
        self._goal = self._bounded(self._goal + distance)

    def scroll_to(self, share: float) -> None:
        """Scroll at once to a share (0..1) of the way, as the bar is dragged."""
        self._goal = self.scroll = self._bounded(share * self.furthest)

    def reveal(self, place: int) -> None:
        """Scroll as little as makes the whole row of a place visible."""
        top = place // self.grid.columns * self.grid.row
        if top < self._goal:
            self._goal = self._bounded(top)
        elif top + self.grid.row > self._goal + self.grid.view.height:
            self._goal = self._bounded(top + self.grid.row - self.grid.view.height)

    def choose(self, place: int) -> None:
        """Choose a place and bring it into view."""
        if self.count:
            self.chosen = max(0, min(place, self.count - 1))
            self.reveal(self.chosen)

    def step(self, dx: int, dy: int) -> bool:
        """Walk by arrow keys; False where there is no place in that direction."""
        if not self.count:
            return False
        if self.chosen < 0:
            self.choose(0)
            return True
        column = self.chosen % self.grid.columns + dx
        goal = self.chosen + dx + dy * self.grid.columns
        if not 0 <= column < self.grid.columns or goal < 0:
            return False
        if goal >= self.count:
            last_row = (self.count - 1) // self.grid.columns
            if dx or self.chosen // self.grid.columns == last_row:
                return False
        self.choose(goal)
        return True

    def page(self, direction: int) -> None:
        """A screenful up (-1) or down (1)."""
        self.choose(max(0, self.chosen) + direction * self.grid.rows_in_view * self.grid.columns)

    def rect_of(self, place: int) -> pygame.Rect:
        """Where a place is shown now, in canvas px; it may lie outside the view."""
        column, row = place % self.grid.columns, place // self.grid.columns
        left = self.grid.view.x + round(column * self.grid.pitch_x)
        right = self.grid.view.x + round((column + 1) * self.grid.pitch_x)
        top = self.grid.view.y + row * self.grid.row - round(self.scroll)
        return pygame.Rect(left, top, right - left, self.grid.row)

    def in_view(self) -> range:
        """The places of which at least a part is visible."""
        first = int(self.scroll) // self.grid.row
        last = int(self.scroll + self.grid.view.height - 1) // self.grid.row
        begin = first * self.grid.columns
        return range(min(begin, self.count), min((last + 1) * self.grid.columns, self.count))

    def rows_shown(self) -> range:
        """The rows to draw, empty ones at the end of the view included."""
        first = int(self.scroll) // self.grid.row
        return range(first, int(self.scroll + self.grid.view.height - 1) // self.grid.row + 1)

    def at(self, point: Point) -> int:
        """The place under a point of the canvas, or -1."""
        if not self.grid.view.collidepoint(point):
            return -1
        for place in self.in_view():
            if self.rect_of(place).collidepoint(point):
                return place
        return -1

    def thumb(self, track: pygame.Rect) -> pygame.Rect | None:
        """The handle of the scroll bar in its track; None when everything is in view."""
        if not self.furthest:
            return None
        share = self.grid.view.height / self.height
        length = max(32, 3 * track.width, round(track.height * share))
        way = self.scroll / self.furthest
        top = track.y + round((track.height - length) * way)
        return pygame.Rect(track.x, top, track.width, length)

    def _bounded(self, scroll: float) -> float:
        return max(0.0, min(float(self.furthest), scroll))
