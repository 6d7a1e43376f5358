"""The sheet at the right of the gallery: one card large, its words, its clauses."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.explain import Text
from scenes.handbook.gallery.content import CardEntry, GallerySource
from scenes.shell.widgets.focus import Target
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX, target_px
from sprites.handbook.card_sheet import (
    SHARES,
    SheetText,
    laid_card,
    picture_width,
    sheet_text,
)
from sprites.handbook.clauses import Block
from sprites.handbook.gallery_layout import GalleryLayout
from sprites.handbook.tokens import draw_button

Say = Callable[[Text | str], str]
SMALLEST = 0.85
"""Share of the window's own scale below which words shrink no further."""
MINIMUM = 90
"""px of the picture's width where there is no room at all."""


class CardSheet:
    """Lays a card out so that everything about it is seen at once."""

    def __init__(
        self, source: GallerySource, say: Say, binding: Binding, correctable: bool = False
    ) -> None:
        self._correctable = correctable
        self._button: tuple[str, pygame.Rect] | None = None
        self._source, self._binding = source, binding
        self._icon = source.icon_source()
        self._say = say
        self._room = pygame.Rect(0, 0, 0, 0)
        self._grid = 1.0
        self._picture: pygame.Surface | None = None
        self._text: Block | None = None
        self._text_at = (0, 0)

    def lay_out(self, layout: GalleryLayout, entry: CardEntry | None) -> None:
        """Show this card, or nothing."""
        self._grid = layout.book.grid
        pad = round(24 * self._grid)
        self._room = layout.sheet.inflate(-2 * pad, -2 * pad)
        self._picture = self._text = self._button = None
        if entry is None:
            return
        if self._correctable and entry.entry:
            self._room.height -= self._place_button(entry.entry)
        words, gap = self._words(entry), round(14 * self._grid)
        scale = layout.side_scale
        while True:
            text = sheet_text(words, self._room.width, scale, self._icon, self._binding)
            width = self._width_beside(text, entry.shape, gap)
            if width or scale <= SMALLEST * self._grid:
                break
            scale -= 0.05
        self._picture = self._source.picture(entry, width or MINIMUM)
        self._text = text
        self._text_at = (self._room.x, self._room.y + self._picture.get_height() + gap)

    def _place_button(self, entry: str) -> int:
        """The way to the card's figures, at the foot of the sheet; what it takes, px."""
        high = target_px(36, self._grid)
        box = pygame.Rect(self._room.x, self._room.bottom - high, self._room.width, high)
        self._button = (f"correct:{entry}", box)
        return high + round(8 * self._grid)

    def _width_beside(self, text: Block, shape: float, gap: int) -> int:
        """The largest width of the picture that leaves the text its room; 0: not even a small
        one."""
        for share in SHARES:
            width = picture_width(shape, share, self._grid, self._room.width - 2 * gap)
            if round(width / shape) + gap + text.height <= self._room.height:
                return width
        return 0

    @property
    def complete(self) -> bool:
        """True when every word fits onto the sheet."""
        return self._text is None or self._text_at[1] + self._text.height <= self._room.bottom

    def _words(self, entry: CardEntry) -> SheetText:
        mark = why = ""
        if entry.reconstructed:
            mark = self._say("handbook.gallery.reconstructed")
            why = self._say("handbook.gallery.reconstructed_why")
        return SheetText(
            entry.name,
            self._say(self._source.kind_words(entry.kind)),
            tuple((line.icon, line.words) for line in entry.lines),
            entry.clauses,
            mark,
            why,
        )

    def targets(self) -> list[Target]:
        """The clauses, as "link:<index>:<id>", and "correct:<entry>"."""
        if self._text is None:
            return []
        found = [] if self._button is None else [Target(*self._button)]
        for index, (name, box) in enumerate(self._text.links):
            place = box.move(self._text_at)
            wide, high = max(0, TARGET_PX - place.width), max(0, TARGET_PX - place.height)
            found.append(Target(f"link:{index}:{name}", place.inflate(wide, high)))
        return found

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """The large card, its text, the way to its figures."""
        if self._picture is None or self._text is None:
            return
        place = self._picture.get_rect(midtop=(self._room.centerx, self._room.y))
        face, origin = laid_card(self._picture, self._grid)
        surface.blit(face, (place.x - origin[0], place.y - origin[1]))
        surface.blit(self._text.surface, self._text_at)
        if self._button is not None:
            key, box = self._button
            label, theme = self._say("handbook.box.correct"), self._binding.theme
            draw_button(surface, box, key, label, self._grid, pointer, theme=theme)
