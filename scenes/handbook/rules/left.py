"""The left page of the rules: the search, the chapters or what was found, the other books."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from engine.explain import Text
from scenes.handbook.rules.runs import snippet
from scenes.handbook.rules.search import Found, search
from scenes.handbook.rules.text import Rulebook
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS, Scroll
from scenes.shell.widgets.search_field import SearchField
from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.metrics import TARGET_PX
from sprites.handbook import style
from sprites.handbook.contents import chapter_row, result_block, result_height, scroll_thumb
from sprites.handbook.fade import draw_column
from sprites.handbook.layout import BookLayout
from sprites.handbook.paragraph import Run, paragraph

BAR = 9
FADE = 18
_ROW = 36
_LEAST_ROW = 27


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the page: its target, its place in the content, its picture by look."""

    key: str
    top: int
    height: int
    picture: Callable[[str], pygame.Surface]


class LeftPage:
    """`say` gives finished sentences."""

    def __init__(self, book: Rulebook, say: Callable[[Text | str], str], binding: Binding) -> None:
        self.book = book
        self.binding = binding
        self.field = SearchField(say("handbook.rules.search"), binding)
        self.found: tuple[Found, ...] = ()
        self.scroll = Scroll()
        self._say = say
        self._query = ""
        self._rows: tuple[Row, ...] = ()
        self._scale = 1.0
        self._head = pygame.Rect(0, 0, 0, 0)

    @property
    def searching(self) -> bool:
        """True while results stand in the place of the chapters."""
        return bool(self._query.strip())

    def lay_out(self, layout: BookLayout) -> None:
        """Place everything on the page."""
        room, scale = layout.left, layout.scale
        self._scale = scale
        high = max(TARGET_PX, round(38 * scale))
        self.field.place(layout.size, pygame.Rect(room.x, room.y, room.width, high), scale)
        self._head = pygame.Rect(room.x, room.y + high + round(6 * scale), room.width, 0)
        self._head.height = round(28 * scale)
        box = pygame.Rect(room.x, self._head.bottom, room.width - 2 * BAR, 0)
        box.height = room.bottom - box.y
        self.scroll.fit(box, 0)
        self._fill()

    def ask(self) -> bool:
        """Search for what stands in the field; True if it is another query than before."""
        if self.field.text == self._query:
            return False
        self._query = self.field.text
        self.found = search(self.book, self._query)
        self.scroll.offset = 0
        self._fill()
        return True

    def _fill(self) -> None:
        """Make the rows for the chapters or for the results."""
        rows = self._results() if self.searching else self._chapters()
        self._rows = tuple(rows)
        whole = rows[-1].top + rows[-1].height if rows else 0
        self.scroll.fit(self.scroll.box, whole)

    def _chapters(self) -> list[Row]:
        wide, scale = self.scroll.box.width, self._scale
        count = max(1, len(self.book.sections))
        high = min(round(_ROW * scale), self.scroll.box.height // count)
        high = max(TARGET_PX, round(_LEAST_ROW * scale), high)
        rows = []
        for index, each in enumerate(self.book.sections):
            size = (wide, high)
            row = (each.number, each.title, each.id, size, scale)
            picture = partial(_chapter, self.binding, *row)
            rows.append(Row(f"open:{each.id}", index * high, high, picture))
        return rows

    def _results(self) -> list[Row]:
        wide, scale = self.scroll.box.width, self._scale
        rows, top = [], 0
        for index, found in enumerate(self.found):
            section = self.book.section(found.clause.section)
            title = section.title if section is not None else ""
            runs = snippet(found)
            high = result_height(runs, wide, scale)
            picture = partial(_result, self.binding, found.clause.id, title, runs, wide, scale)
            rows.append(Row(f"found:{index}", top, high, picture))
            top += high
        return rows

    # Targets ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The field and the rows that can be seen."""
        found = [Target("search", self.field.box)]
        for row in self._rows:
            box = self._place(row).clip(self.scroll.box)
            if box.height >= min(row.height, TARGET_PX):
                found.append(Target(row.key, box))
        return found

    def _place(self, row: Row) -> pygame.Rect:
        box = self.scroll.box
        return pygame.Rect(box.x, box.y + row.top - self.scroll.offset, box.width, row.height)

    def show(self, key: str) -> None:
        """Scroll until a row is in view."""
        for row in self._rows:
            if row.key == key:
                self.scroll.show(row.top, row.top + row.height)

    def after(self, key: str, by: int) -> str:
        """The key of the row `by` rows further, held at the ends; the first for an unknown."""
        keys = [row.key for row in self._rows]
        if not keys:
            return ""
        at = keys.index(key) + by if key in keys else 0
        return keys[max(0, min(len(keys) - 1, at))]

    def wheel(self, steps: int) -> bool:
        """Scroll by steps of the wheel."""
        return self.scroll.by(-steps * round(WHEEL_UNITS * self._scale))

    # Picture ---------------------------------------------------------------------------------

    def draw(
        self, surface: pygame.Surface, look: Callable[[str, bool], str], chosen: str, lit: bool
    ) -> None:
        """The page; `chosen` is the row of what lies open, `lit` that the field is touched."""
        self.field.draw(surface, lit)
        self._draw_head(surface)
        scroll = self.scroll
        parts = (
            (row.picture(look(row.key, row.key == chosen)), row.top - scroll.offset)
            for row in self._rows
            if self._place(row).colliderect(scroll.box)
        )
        depth = round(FADE * self._scale)
        below = scroll.offset < scroll.limit
        draw_column(surface, scroll.box, parts, depth, scroll.offset > 0, below)
        thumb = self.scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, self.scroll.dragging, self.binding), thumb)
        if self.searching and not self.found:
            self._draw_nothing(surface)
        if not self.searching:
            self._draw_note(surface)

    def _draw_head(self, surface: pygame.Surface) -> None:
        if self.searching:
            words = self._say(Text("handbook.rules.found", {"n": len(self.found)}))
        else:
            words = self._say("handbook.rules.contents")
        picture = fonts.fit(
            words, self._head.width, 16 * self._scale, 13,
            weight="regular", italic=True, colour=self.binding.soft,
        )  # fmt: skip
        surface.blit(picture, picture.get_rect(midleft=self._head.midleft))

    def _draw_note(self, surface: pygame.Surface) -> None:
        """What a ruling is, below the chapters if there is room."""
        box = self.scroll.box
        faces = style.soft_faces(14.5 * self._scale)
        words = Run(self._say("handbook.rules.ruling"))
        text = paragraph(
            (words,), faces, box.width - round(60 * self._scale), style.soft_ink_of(self.binding)
        )
        high = text.surface.get_height()
        if self.scroll.whole + high + round(16 * self._scale) <= box.height:
            left = box.x + round(46 * self._scale)
            surface.blit(text.surface, (left, box.bottom - high - round(4 * self._scale)))

    def _draw_nothing(self, surface: pygame.Surface) -> None:
        box = self.scroll.box
        query = self._query.strip()
        words = self._say(Text("handbook.rules.found_nothing", {"query": query}))
        hint = self._say("handbook.rules.found_hint")
        faces = style.body_faces(style.BODY * self._scale)
        text = paragraph(
            (Run(words, strong=True), Run(f" {hint}")), faces, box.width, style.ink_of(self.binding)
        )
        surface.blit(text.surface, box.move(0, round(10 * self._scale)))


def _chapter(
    binding: Binding,
    number: str,
    title: str,
    name: str,
    size: tuple[int, int],
    scale: float,
    look: str,
) -> pygame.Surface:
    """The picture of a chapter's row, whose look is told last."""
    return chapter_row(number, title, name, size, scale, look, binding)


def _result(
    binding: Binding,
    name: str,
    section: str,
    runs: tuple[Run, ...],
    width: int,
    scale: float,
    look: str,
) -> pygame.Surface:
    """The picture of a result alone."""
    return result_block(name, section, runs, width, scale, look, binding).surface
