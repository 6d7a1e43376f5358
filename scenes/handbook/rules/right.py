"""The right page of the rules: the clauses of the chapter that lies open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from scenes.handbook.rules.figures import LINK, Figures
from scenes.handbook.rules.runs import clause_look
from scenes.handbook.rules.search import hits
from scenes.handbook.rules.text import Rulebook, Section
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import WHEEL_UNITS, Scroll
from sprites.common.binding import Binding
from sprites.common.metrics import TARGET_PX
from sprites.handbook.clauses import Block, clause_block, margin_width, section_heading
from sprites.handbook.contents import scroll_thumb
from sprites.handbook.fade import draw_column
from sprites.handbook.layout import BookLayout

BAR = 9
FADE = 22
"""Units over which a column fades where it goes on."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A block of the page and where it begins in the content, px."""

    name: str
    top: int
    block: Block


class RightPage:
    """Shows one section. `opened` is the clause that was asked for."""

    def __init__(self, book: Rulebook, binding: Binding, figures: Figures) -> None:
        self.book = book
        self.binding = binding
        self.figures = figures
        self.section: Section | None = book.sections[0] if book.sections else None
        self.opened = ""
        self.scroll = Scroll()
        self._words: tuple[str, ...] = ()
        self._hovered = ""
        self._placed: tuple[Placed, ...] = ()
        self._scale = 1.0

    def lay_out(self, layout: BookLayout) -> None:
        """Place the page in the book."""
        self._scale = layout.scale
        box = layout.right.copy()
        box.width -= 2 * BAR
        self.scroll.fit(box, 0)
        self._fill()
        if self.opened:
            self.reveal()

    def open(self, name: str) -> None:
        """Show the section of a clause or section, from the clause on or from its beginning."""
        section = self.book.section_of(name)
        if section is None:
            return
        self.section = section
        self.opened = name if self.book.clause(name) is not None else ""
        self.scroll.offset = 0
        self._fill()
        self.reveal()

    def mark(self, words: tuple[str, ...]) -> None:
        """Highlight searched words from now on."""
        if words != self._words:
            self._words = words
            self._fill()

    def hover(self, link: str) -> bool:
        """Underline a link; True if it is another one than before."""
        if link == self._hovered:
            return False
        self._hovered = link
        self._fill()
        return True

    def reveal(self) -> None:
        """Scroll so that the opened clause stands near the top."""
        for placed in self._placed:
            if placed.name and placed.name == self.opened:
                margin = round(26 * self._scale)
                self.scroll.offset = min(self.scroll.limit, max(0, placed.top - margin))

    def _fill(self) -> None:
        if self.section is None:
            return
        scale, wide = self._scale, self.scroll.box.width
        margin = self._margin(self.section)
        head = section_heading(self.section.number, self.section.title, wide, scale, self.binding)
        placed, top = [Placed("", 0, head)], head.height
        self.figures.open(self.section.id, wide)
        top = self._place_figures(placed, "", top)
        for clause in self.section.clauses:
            words = self._words
            look = clause_look(clause, hits(clause.text, words), hits(clause.note, words))
            links = {run.link for run in (*look.runs, *look.note)}
            hovered = self._hovered if self._hovered in links else ""
            opened = clause.id == self.opened
            block = clause_block(look, wide, margin, scale, opened, hovered, self.binding)
            placed.append(Placed(clause.id, top, block))
            top += block.height + round(2 * scale)
            top = self._place_figures(placed, clause.id, top)
        self._placed = tuple(placed)
        self.scroll.fit(self.scroll.box, top + round(6 * scale))

    def _place_figures(self, placed: list[Placed], clause: str, top: int) -> int:
        """The pictures behind a clause; returns where the next block begins."""
        if self.scroll.box.width:
            for block in self.figures.blocks(clause, self._scale, self._hovered):
                placed.append(Placed("", top, block))
                top += block.height
        return top

    @property
    def working(self) -> bool:
        """True while a picture of the page is still to be made."""
        return self.figures.missing(self._scale) is not None

    def work(self) -> None:
        """Make some more of the pictures."""
        if self.figures.work(self._scale):
            self._fill()

    def _margin(self, section: Section) -> int:
        widths = [margin_width(clause.id, self._scale, clause.mark) for clause in section.clauses]
        return max(widths, default=0)

    # Targets ---------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The links that can be seen, as "link:<index>:<id>"."""
        box = self.scroll.box
        found: list[Target] = []
        for placed in self._placed:
            for name, rect in placed.block.links:
                place = rect.move(box.x, box.y + placed.top - self.scroll.offset)
                seen = place.clip(box)
                if name.startswith(LINK) and seen.height >= TARGET_PX:
                    found.append(Target(name, seen))
                elif box.contains(place):
                    key = f"link:{len(found)}:{name}"
                    found.append(Target(key, _grown(place).clip(box)))
        return found

    @property
    def visible(self) -> tuple[str, ...]:
        """The clauses of which something can be seen, from top to bottom."""
        low, high = self.scroll.offset, self.scroll.offset + self.scroll.box.height
        return tuple(
            placed.name
            for placed in self._placed
            if placed.name and placed.top < high and placed.top + placed.block.height > low
        )

    def wheel(self, steps: int) -> bool:
        """Scroll by steps of the wheel."""
        return self.scroll.by(-steps * round(WHEEL_UNITS * self._scale))

    def page(self, by: int) -> bool:
        """Scroll by nearly a whole page."""
        return self.scroll.by(by * round(self.scroll.box.height * 0.86))

    def to_end(self, end: bool) -> bool:
        """Scroll to the beginning or the end."""
        return self.scroll.by(self.scroll.whole if end else -self.scroll.whole)

    # Picture ---------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        ring: Callable[[pygame.Surface, str, pygame.Rect], None],
    ) -> None:
        """The clauses in view, the bar, the keyboard's ring around a link."""
        scroll = self.scroll
        parts = ((each.block.surface, each.top - scroll.offset) for each in self._placed)
        depth = round(FADE * self._scale)
        below = scroll.offset < scroll.limit
        draw_column(surface, scroll.box, parts, depth, scroll.offset > 0, below)
        thumb = self.scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, self.scroll.dragging, self.binding), thumb)
        for target in self.targets():
            ring(surface, target.key, target.rect)


def _grown(rect: pygame.Rect) -> pygame.Rect:
    """A target's least size about a word."""
    wide = max(0, TARGET_PX - rect.width)
    high = max(0, TARGET_PX - rect.height)
    return rect.inflate(wide, high)


def neighbours(sections: Sequence[Section], section: Section) -> tuple[str, str]:
    """The ids of the sections before and after one; empty at the ends."""
    ids = [each.id for each in sections]
    at = ids.index(section.id)
    before = ids[at - 1] if at else ""
    return before, ids[at + 1] if at + 1 < len(ids) else ""
