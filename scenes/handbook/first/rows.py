"""What the chapters share that are rows to be chosen: nothing in them takes long."""

from __future__ import annotations

import pygame

from scenes.games.screens import screens_of
from scenes.handbook.chapter import ChapterBook
from scenes.handbook.spoken import page_told
from sprites.common.drawn import Pointer
from sprites.common.rich import IconSource
from sprites.handbook.clauses import Block
from sprites.handbook.layout import BookLayout
from sprites.handbook.tailpiece import draw_tailpiece
from sprites.handbook.tokens import draw_page_number


class RowsChapter:
    """Words and rows on a double page, and the part of `scenes.handbook.chapter.Chapter` that such
    a chapter does not need."""

    def __init__(self, scene: ChapterBook) -> None:
        self.scene = scene
        self.icon: IconSource = _icons(scene.game)
        self._layout: BookLayout | None = None
        self._words: list[tuple[Block, int, int]] = []
        """Blocks with their corners."""
        self._told: list[str] = []
        """What the left page says, in words."""
        self._rows: dict[str, pygame.Rect] = {}

    @property
    def told(self) -> str:
        return page_told(self.scene.app, self.scene.game, self._told)

    def _put(self, block: Block, left: int, top: int) -> int:
        """Lay a block; returns where the next one may begin."""
        self._words.append((block, left, top))
        return top + block.height

    def _draw_rows(self, surface: pygame.Surface, pointer: Pointer, layout: BookLayout) -> None:
        """All words, the row under the pointer on a slip, and the ring of the keyboard."""
        for key, box in self._rows.items():
            if key in (pointer.hovered, pointer.focused):
                slip, round_px = self.scene.binding.slip, round(6 * layout.scale)
                pygame.draw.rect(surface, slip, box, border_radius=round_px)
        for block, left, top in self._words:
            surface.blit(block.surface, (left, top))
        for key, box in self._rows.items():
            self.scene.ring(surface, key, box)

    def _draw_feet(self, surface: pygame.Surface, layout: BookLayout, used: int) -> None:
        """The ornament below what the left page says down to `used`, and the page numbers."""
        left, binding = layout.left, self.scene.binding
        rest = pygame.Rect(left.x, used, left.width, left.bottom - used)
        draw_tailpiece(surface, rest, "crown", layout.grid, binding)
        for side, foot in enumerate(layout.feet):
            draw_page_number(surface, foot, str(side + 1), layout.scale, binding)

    def touched(self, hovered: str, focused: str) -> None:
        """The rows are lit by the pointer."""

    def leave(self) -> None:
        """Nothing to put away."""

    @property
    def working(self) -> bool:
        """Everything is there at once."""
        return False

    def work(self) -> None:
        """Nothing takes long here."""


def _icons(game: str) -> IconSource:
    make = screens_of(game).aid
    return make().icon_source() if make is not None else lambda name, px: None
