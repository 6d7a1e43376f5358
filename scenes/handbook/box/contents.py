"""The left paper: how much is still ours, and the list of what can be corrected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.handbook.box.desk import Desk
from scenes.handbook.box.entries import ALL, FILTERS, LEFT, Row, rows_of
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.scroll import Scroll
from scenes.shell.widgets.search_field import SearchField
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.box.rows import bar, entry_row, heading
from sprites.handbook.contents import scroll_thumb
from sprites.handbook.filters import text_chip
from sprites.handbook.tokens import draw_button

BAR: Final = 7
_ROW, _HEADING = 52.0, 30.0
_ROOM_FOR_REMARK: Final = 560


class Contents:
    """Shows rows that fit a filter and a search; its targets are "entry:<entry>", "show:<filter>",
    "search" and "sets"."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        left = desk.bench.editing.progress.left
        self.shown = LEFT if left else ALL
        self.field = SearchField(desk.say("handbook.box.search"), desk.binding)
        self.scroll = Scroll()
        self.rows: Sequence[Row] = ()
        self.chosen = ""
        self._tops: list[int] = []
        self._list = pygame.Rect(0, 0, 0, 0)
        self._sets = pygame.Rect(0, 0, 0, 0)
        self._chips: dict[str, pygame.Rect] = {}
        self._head = pygame.Rect(0, 0, 0, 0)
        self._pictures: dict[tuple[str, int], pygame.Surface | None] = {}
        self._remark: list[str] = []

    # Measures --------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The window changed."""
        layout = self.desk.layout
        room = layout.rooms[0]
        units = layout.units
        self._pictures.clear()
        font = fonts.serif(14 * layout.scale, "regular", True)
        wide = room.height > _ROOM_FOR_REMARK * layout.scale
        about = self.desk.say("handbook.box.about")
        self._remark = fonts.wrap(font, about, room.width) if wide else []
        high = units(30) + units(40) + units(16) + len(self._remark) * font.get_height()
        self._head = pygame.Rect(room.x, room.y, room.width, high)
        line = layout.target(34)
        top = self._head.bottom + units(6)
        gap = units(4)
        each = (room.width - gap * (len(FILTERS) - 1)) // len(FILTERS)
        self._chips = {
            name: pygame.Rect(room.x + n * (each + gap), top, each, line)
            for n, name in enumerate(FILTERS)
        }
        top += line + gap
        self.field.place(layout.book.size, pygame.Rect(room.x, top, room.width, line), layout.scale)
        top += line + units(4)
        self._sets = pygame.Rect(room.x, room.bottom - line, room.width, line)
        bottom = self._sets.y - units(6)
        self._list = pygame.Rect(room.x, top, room.width - 2 * BAR, bottom - top)
        self.fill()

    def fill(self) -> None:
        """The rows that fit now; the chosen entry stays in sight."""
        self.rows = rows_of(self.desk.bench, self.desk.things, self.shown, self.field.text)
        self._tops, top = [], 0
        for row in self.rows:
            self._tops.append(top)
            top += self._high(row)
        self.scroll.fit(self._list, top)
        self.reveal(self.chosen)

    def _high(self, row: Row) -> int:
        layout = self.desk.layout
        return layout.units(_HEADING) if row.heading else layout.target(_ROW)

    def show(self, shown: str) -> None:
        """Another filter."""
        self.shown = shown
        self.scroll.offset = 0
        self.fill()

    def search(self) -> None:
        """Other words are searched for."""
        self.scroll.offset = 0
        self.fill()

    @property
    def entries(self) -> list[str]:
        """The entries that are listed."""
        return [row.entry for row in self.rows if not row.heading]

    def reveal(self, entry: str) -> None:
        """Scroll an entry into view, with the heading above it."""
        for n, row in enumerate(self.rows):
            if row.entry == entry and entry:
                first = self._tops[n - 1] if n and self.rows[n - 1].heading else self._tops[n]
                self.scroll.show(first, self._tops[n] + self._high(row))

    def step(self, entry: str, by: int) -> str:
        """The entry so many rows away; the same at the ends."""
        entries = self.entries
        if not entries:
            return ""
        if entry not in entries:
            return entries[0]
        return entries[max(0, min(len(entries) - 1, entries.index(entry) + by))]

    @property
    def page(self) -> int:
        """Rows in sight."""
        return max(1, self._list.height // self.desk.layout.target(_ROW))

    def _seen(self) -> list[tuple[Row, pygame.Rect]]:
        found = []
        for row, top in zip(self.rows, self._tops, strict=True):
            y = self._list.y + top - self.scroll.offset
            box = pygame.Rect(self._list.x, y, self._list.width, self._high(row))
            if box.colliderect(self._list):
                found.append((row, box))
        return found

    def targets(self) -> list[Target]:
        """Filters, the line to search with, the entries in sight."""
        found = [Target(f"show:{name}", box) for name, box in self._chips.items()]
        found.append(Target("search", self.field.box))
        for row, box in self._seen():
            place = box.clip(self._list)
            if not row.heading and place.height >= min(TARGET_PX, box.height):
                found.append(Target(f"entry:{row.entry}", place))
        return [*found, Target("sets", self._sets)]

    def words(self, key: str) -> str:
        """What a target says."""
        kind, _, name = key.partition(":")
        if kind == "show":
            said = self.desk.say(f"handbook.box.show.{name}")
            return self.desk.say("spoken.chosen", what=said) if name == self.shown else said
        if kind == "search":
            return self.desk.say("handbook.box.search")
        if kind == "sets":
            return self.desk.say("handbook.box.sets")
        if kind != "entry":
            return ""
        parts = [self.desk.things.title(name), self._said(name)]
        state = self.desk.bench.state_of_entry(name)
        if state in ("changed", "confirmed", "later"):
            parts.append(self.desk.say(f"handbook.box.state.{state}"))
        return ". ".join(part for part in parts if part)

    # Pictures --------------------------------------------------------------------------------

    def redrawn(self, entry: str) -> None:
        """An entry looks different now."""
        for key in [key for key in self._pictures if key[0] == entry]:
            del self._pictures[key]

    @property
    def waiting(self) -> bool:
        """True while a small picture in sight was not drawn yet."""
        return any(not row.heading and not self._ready(row.entry) for row, _ in self._seen())

    def work(self) -> bool:
        """Draw one of them; True if there was one."""
        for row, _ in self._seen():
            if not row.heading and not self._ready(row.entry):
                self._picture(row.entry)
                return True
        return False

    def _ready(self, entry: str) -> bool:
        return (entry, self._small) in self._pictures

    @property
    def _small(self) -> int:
        return self.desk.layout.target(_ROW) - self.desk.layout.units(8)

    def _picture(self, entry: str) -> pygame.Surface | None:
        """The thing as small as its row."""
        source, key = self.desk.things.source, (entry, self._small)
        card = self.desk.things.shown_on(entry, self.desk.bench.editing.figures)
        if card is None or source is None:
            self._pictures[key] = self.desk.things.sign(entry, self.desk.layout.units(34))
        elif key not in self._pictures:
            most = self.desk.layout.units(44)
            wide = round(min(most, self._small * card.shape))
            full = source.picture(card, 4 * wide)
            high = round(wide * full.get_height() / full.get_width())
            self._pictures[key] = pygame.transform.smoothscale(full, (wide, high))
        return self._pictures[key]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """The paper."""
        self._draw_head(surface)
        scale, binding = self.desk.layout.scale, self.desk.binding
        for name, box in self._chips.items():
            look = self._look(f"show:{name}", pointer, name == self.shown)
            words = self.desk.say(f"handbook.box.show.{name}")
            surface.blit(text_chip(words, box.size, scale, look, binding), box)
        self.field.draw(surface, "search" in (pointer.hovered, pointer.focused))
        clip = surface.get_clip()
        surface.set_clip(self._list.clip(clip))
        for row, box in self._seen():
            self._draw_row(surface, row, box, pointer)
        surface.set_clip(clip)
        if not self.rows:
            self._draw_nothing(surface)
        label, theme = self.desk.say("handbook.box.sets"), binding.theme
        draw_button(surface, self._sets, "sets", label, scale, pointer, theme=theme)
        thumb = self.scroll.thumb(BAR)
        if thumb.height:
            surface.blit(scroll_thumb(thumb.size, self.scroll.dragging, binding), thumb)

    @staticmethod
    def _look(key: str, pointer: Pointer, chosen: bool) -> str:
        if chosen:
            return "chosen"
        return "hover" if key in (pointer.hovered, pointer.focused) else ""

    def _draw_head(self, surface: pygame.Surface) -> None:
        """How much is ours, of how much."""
        layout, binding = self.desk.layout, self.desk.binding
        units, scale, room = layout.units, layout.scale, self._head
        progress = self.desk.bench.editing.progress
        title = self.desk.say("handbook.box.title")
        head = fonts.fit(title, room.width, 22 * scale, 13, weight="bold", colour=binding.accent)
        surface.blit(head, (room.x, room.y))
        top = room.y + units(30)
        figure = fonts.render(fonts.serif(36 * scale, "bold"), str(progress.left), binding.text)
        place = surface.blit(figure, figure.get_rect(midleft=(room.x, top + units(19))))
        words = self.desk.say(
            "handbook.box.of_figures", left=progress.left, figures=progress.figures
        )
        line = fonts.fit(
            words, room.right - place.right - units(10), 16 * scale, 13, weight="regular",
            italic=True, colour=binding.soft,
        )  # fmt: skip
        surface.blit(line, line.get_rect(midleft=(place.right + units(9), top + units(22))))
        top += units(40)
        share = round(1000 * (progress.figures - progress.left) / max(1, progress.figures))
        surface.blit(bar((room.width, max(8, units(10))), share, binding), (room.x, top))
        top += units(16)
        font = fonts.serif(14 * scale, "regular", True)
        for said in self._remark:
            surface.blit(fonts.render(font, said, binding.soft), (room.x, top))
            top += font.get_height()

    def _draw_row(
        self, surface: pygame.Surface, row: Row, box: pygame.Rect, pointer: Pointer
    ) -> None:
        desk = self.desk
        scale, binding = desk.layout.scale, desk.binding
        if row.heading:
            words = desk.things.group(row.group)
            surface.blit(heading(words, str(row.count), box.size, scale, binding), box)
            return
        look = self._look(f"entry:{row.entry}", pointer, row.entry == self.chosen)
        state = desk.bench.state_of_entry(row.entry)
        picture = self._pictures.get((row.entry, self._small))
        title = desk.things.short(row.entry)
        face = entry_row(
            title, self._said(row.entry), state, picture, box.size, scale, look, binding
        )
        surface.blit(face, box)

    def _said(self, entry: str) -> str:
        """What there is to say of an entry: how it differs from others of its name."""
        remark = self.desk.things.remark(entry)
        left = self.desk.bench.left_in(entry)
        return remark or (self.desk.say("handbook.box.left", n=left) if left else "")

    def _draw_nothing(self, surface: pygame.Surface) -> None:
        scale, room = self.desk.layout.scale, self._list
        font = fonts.serif(15 * scale, "regular", True)
        empty = "handbook.box.all_done" if self.shown == LEFT else "handbook.box.nothing_found"
        top = room.y + self.desk.layout.units(14)
        for line in fonts.wrap(font, self.desk.say(empty), room.width):
            surface.blit(fonts.render(font, line, self.desk.binding.soft), (room.x, top))
            top += font.get_height()
