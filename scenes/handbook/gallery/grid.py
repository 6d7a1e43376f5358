"""The cards of the gallery in rows: only those in sight are drawn, and each is drawn once."""

from __future__ import annotations

import time
from collections.abc import Sequence

import pygame

from scenes.handbook.gallery.content import CardEntry, GallerySource
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import Scroll
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.card_sheet import laid_card
from sprites.handbook.contents import scroll_thumb
from sprites.handbook.gallery_ground import card_rim, empty_cell, pencil
from sprites.handbook.gallery_layout import GalleryLayout

BAR = 9
_SECONDS = 0.012
"""Time per frame for drawing cards that are in sight for the first time."""


class CardGrid:
    """Cards of a source, filtered and scrolled."""

    def __init__(self, source: GallerySource, binding: Binding) -> None:
        self.entries: tuple[CardEntry, ...] = tuple(source.entries)
        self.scroll = Scroll()
        self._source, self._binding = source, binding
        self._layout: GalleryLayout | None = None
        self._pictures: dict[tuple[str, int], pygame.Surface] = {}
        self._cell_height = 1

    def lay_out(self, layout: GalleryLayout) -> None:
        """The window or the size of words changed."""
        if self._layout is None or self._layout.card_width != layout.card_width:
            self._pictures.clear()
        self._layout = layout
        self.show(self.entries)

    def show(self, entries: Sequence[CardEntry]) -> None:
        """These cards from now on."""
        self.entries = tuple(entries)
        if self._layout is not None:
            heights = [self._height(entry) for entry in self.entries]
            self._cell_height = max(heights, default=self._layout.card_height)
            rows = -(-len(self.entries) // self._layout.columns)
            whole = max(0, rows * self.row_height - self._layout.gap)
            self.scroll.fit(self._layout.grid, whole)

    @property
    def columns(self) -> int:
        return self._layout.columns if self._layout is not None else 1

    @property
    def row_height(self) -> int:
        """px from one row of cards to the next."""
        return self._cell_height + (self._layout.gap if self._layout is not None else 0)

    def index(self, key: str) -> int:
        """Where a card lies among those shown; -1 if it does not."""
        for index, entry in enumerate(self.entries):
            if entry.key == key:
                return index
        return -1

    def reveal(self, index: int) -> None:
        """Scroll a card into view."""
        if self._layout is None or not 0 <= index < len(self.entries):
            return
        top = index // self._layout.columns * self.row_height
        self.scroll.show(top, top + self._cell_height, self._layout.gap)

    def visible(self) -> list[tuple[int, CardEntry, pygame.Rect]]:
        """The cards of which something can be seen, with their cells."""
        layout = self._layout
        if layout is None:
            return []
        first = self.scroll.offset // self.row_height * layout.columns
        rows = layout.grid.height // self.row_height + 2
        found = []
        for index in range(first, min(len(self.entries), first + rows * layout.columns)):
            cell = layout.cell(index, self.scroll.offset, self._cell_height)
            if cell.colliderect(layout.grid):
                found.append((index, self.entries[index], cell))
        return found

    def targets(self) -> list[Target]:
        """The visible cards, as "card:<key>"."""
        if self._layout is None:
            return []
        box = self._layout.grid.inflate(2 * self._layout.gap, self._layout.gap)
        found = []
        for _, entry, cell in self.visible():
            place = cell.clip(box)
            if place.height >= TARGET_PX:
                found.append(Target(f"card:{entry.key}", place))
        return found

    # Drawing ahead ---------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """True while a card in sight was not drawn yet."""
        return any(not self._ready(entry) for _, entry, _ in self.visible())

    def work(self) -> bool:
        """Draw some of the cards in sight; True if there was one to draw."""
        until = time.perf_counter() + _SECONDS
        worked = False
        for _, entry, _ in self.visible():
            if self._ready(entry):
                continue
            self._picture(entry)
            worked = True
            if time.perf_counter() >= until:
                break
        return worked

    def _ready(self, entry: CardEntry) -> bool:
        return (entry.key, self._width(entry)) in self._pictures

    def _width(self, entry: CardEntry) -> int:
        """px of a card's width in its cell; broad ones fill the width, high ones the height."""
        assert self._layout is not None
        by_height = round(self._layout.card_height * entry.shape)
        return min(self._layout.card_width, by_height)

    def _height(self, entry: CardEntry) -> int:
        return round(self._width(entry) / entry.shape)

    def _picture(self, entry: CardEntry) -> pygame.Surface:
        key = (entry.key, self._width(entry))
        if key not in self._pictures:
            self._pictures[key] = self._source.picture(entry, key[1])
        return self._pictures[key]

    # Picture ---------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface, chosen: str, pointer: Pointer) -> None:
        """The cards in sight on the velvet, the chosen one in a gold rim."""
        layout = self._layout
        if layout is None:
            return
        clip = surface.get_clip()
        surface.set_clip(layout.velvet.inflate(-2 * layout.gap, -layout.gap).clip(clip))
        for _, entry, cell in self.visible():
            self._draw_card(surface, entry, cell, entry.key == chosen, pointer)
        surface.set_clip(clip)
        thumb = self.scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, self.scroll.dragging, self._binding), thumb)

    def _draw_card(
        self,
        surface: pygame.Surface,
        entry: CardEntry,
        cell: pygame.Rect,
        chosen: bool,
        pointer: Pointer,
    ) -> None:
        assert self._layout is not None
        grid = self._layout.book.grid
        if not self._ready(entry):
            surface.blit(empty_cell(cell.size, grid, self._binding), cell)
            return
        picture = self._picture(entry)
        place = picture.get_rect(center=cell.center)
        face, origin = laid_card(picture, grid)
        surface.blit(face, (place.x - origin[0], place.y - origin[1]))
        touched = f"card:{entry.key}" in (pointer.hovered, pointer.focused)
        if chosen or touched:
            rim = card_rim(place.size, grid, chosen)
            surface.blit(rim, rim.get_rect(center=place.center))
        if entry.reconstructed:
            mark = pencil(round(22 * grid))
            surface.blit(mark, mark.get_rect(center=(place.right - 4, place.bottom - 4)))
