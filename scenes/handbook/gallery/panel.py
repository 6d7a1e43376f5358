"""The filters of the gallery: what can be chosen, where it lies, how it looks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import pygame

from engine.explain import Text
from scenes.handbook.gallery.content import GallerySource
from scenes.handbook.gallery.filter import ALL, MARKS, Filter, Group, marks
from scenes.shell.widgets.focus import Target
from scenes.shell.widgets.search_field import SearchField
from sprites.common import fonts
from sprites.common.binding import Binding
from sprites.common.drawn import Pointer
from sprites.handbook.filters import filter_label, icon_chip, kind_row, marked_chip, text_chip
from sprites.handbook.gallery_ground import pencil
from sprites.handbook.gallery_layout import GalleryLayout, target
from sprites.handbook.tokens import draw_button

Say = Callable[[Text | str], str]
SMALLEST = 0.7
"""Scale below which the filters shrink no further."""
_GROUPS: tuple[Group, ...] = ("icon", "timing", "value")


@dataclass(frozen=True, slots=True)
class Widget:
    """Something to click: its target, its picture by look, a sentence of help."""

    key: str
    box: pygame.Rect
    picture: Callable[[str], pygame.Surface]
    on: bool
    told: str
    """What it says to somebody who listens."""
    help: str = ""


class FilterPanel:
    """Shows a `Filter` and changes it."""

    def __init__(self, source: GallerySource, say: Say, binding: Binding) -> None:
        self.filter = Filter()
        self.field = SearchField(say("handbook.gallery.search"), binding)
        self._binding = binding
        self._source = source
        self._icon = source.icon_source()
        self._say = say
        self._widgets: tuple[Widget, ...] = ()
        self._labels: list[tuple[str, pygame.Rect]] = []
        self._layout: GalleryLayout | None = None
        self._scale = 1.0
        self._foot = pygame.Rect(0, 0, 0, 0)

    @property
    def foot(self) -> int:
        """The lower end of everything, px."""
        return self._foot.bottom

    def lay_out(self, layout: GalleryLayout) -> None:
        """Place everything in the paper at the left."""
        self._layout = layout
        pad = round(18 * layout.book.grid)
        room = layout.filters.inflate(-2 * pad, -2 * pad)
        self._scale = layout.side_scale
        while True:
            high = target(34, self._scale)
            self.field.place(
                layout.book.size, pygame.Rect(room.x, room.y, room.width, high), self._scale
            )
            self._fill(ALL)
            if self._clear_box().bottom <= room.bottom or self._scale < SMALLEST:
                break
            self._scale -= 0.05
        self._fill()

    def _fill(self, kind: str = "") -> None:
        """Place the widgets as they are for a kind of cards; without one for the chosen kind."""
        if self._layout is None:
            return
        scale = self._scale
        room = self.field.box
        self._labels = []
        widgets, top = self._kinds(room.bottom + round(9 * scale))
        for group in _GROUPS:
            chips, top = self._chips(group, top, kind or self.filter.kind)
            widgets += chips
        if any(entry.reconstructed for entry in self._source.entries):
            top += round(10 * scale)
            box = pygame.Rect(room.x, top, room.width, target(32, scale))
            widgets.append(self._origin(box))
            top = box.bottom
        self._foot = pygame.Rect(room.x, top + round(10 * scale), room.width, target(32, scale))
        self._widgets = tuple(widgets)

    def _kinds(self, top: int) -> tuple[list[Widget], int]:
        scale, room = self._scale, self.field.box
        gap, high = round(4 * scale), target(30, scale)
        wide = (room.width - gap) // 2
        entries = self._source.entries
        widgets = []
        for index, kind in enumerate((ALL, *self._source.kinds)):
            row, column = divmod(index, 2)
            box = pygame.Rect(room.x + column * (wide + gap), top + row * (high + gap), wide, high)
            count = sum(kind in (ALL, entry.kind) for entry in entries)
            words = "handbook.gallery.all" if kind == ALL else self._source.kind_words(kind)
            label = self._say(words)
            picture = partial(self._kind_row, label, str(count), box.size)
            told = self._valued(label, str(count))
            widgets.append(Widget(f"kind:{kind}", box, picture, self.filter.kind == kind, told))
        return widgets, widgets[-1].box.bottom + round(8 * scale)

    def _kind_row(self, label: str, count: str, size: tuple[int, int], look: str) -> pygame.Surface:
        return kind_row(label, count, size, self._scale, look, self._binding)

    def _chips(self, group: Group, top: int, kind: str) -> tuple[list[Widget], int]:
        names = self._names(group, kind)
        if len(names) < 2:
            return [], top
        scale, room = self._scale, self.field.box
        words = self._say(self._source.labels[group])
        head = pygame.Rect(room.x, top, room.width, max(19, round(20 * scale)))
        self._labels.append((words, head))
        side, gap = target(33, scale), round(4 * scale)
        per_row = max(1, (room.width + gap) // (side + gap))
        widgets = []
        for index, name in enumerate(names):
            row, column = divmod(index, per_row)
            box = pygame.Rect(
                room.x + column * (side + gap), head.bottom + row * (side + gap), side, side
            )
            widgets.append(self._chip(group, name, box))
        return widgets, widgets[-1].box.bottom + round(7 * scale)

    def _names(self, group: Group, kind: str) -> list[str]:
        """The marks of a group in their order, as the cards of a kind have them."""
        present = marks(self._source.entries, kind, group)
        if group == "value":
            return list(present)
        order = self._source.icons if group == "icon" else tuple(self._source.timings)
        return [name for name in order if name in present]

    def _chip(self, group: Group, name: str, box: pygame.Rect) -> Widget:
        scale = self._scale
        icon = name if group == "icon" else self._source.timings.get(name, "")
        picture = self._icon(icon, round(box.height * 0.72)) if icon else None
        label = name if group == "value" else "–"

        def draw(look: str) -> pygame.Surface:
            if picture is not None:
                return icon_chip(picture, box.size, scale, look, self._binding)
            return text_chip(label, box.size, scale, look, self._binding)

        help_words = ""
        if group == "icon":
            help_words = self._say(self._source.icon_words(name))
        elif group == "timing":
            help_words = self._say(self._source.timing_words(name))
        told = self._valued(
            self._say(self._source.labels[group]), help_words.partition(":")[0] or name
        )
        return Widget(f"{group}:{name}", box, draw, self.filter.has(group, name), told, help_words)

    def _origin(self, box: pygame.Rect) -> Widget:
        scale = self._scale
        words = self._say("handbook.gallery.only_reconstructed")
        picture = pencil(round(box.height * 0.66))
        why = self._say("handbook.gallery.reconstructed_why")
        return Widget(
            "origin:",
            box,
            lambda look: marked_chip(picture, words, box.size, scale, look, self._binding),
            self.filter.reconstructed,
            words,
            why,
        )

    def _valued(self, what: str, value: str) -> str:
        return self._say(Text("spoken.valued", {"what": what, "value": value}))

    def told(self, key: str) -> str:
        """What a target says to somebody who listens; empty for one of somebody else."""
        if key == "search":
            return self._valued(self._say("handbook.gallery.search"), self.filter.query)
        if key == "clear:":
            return self._say("handbook.gallery.clear")
        found = next((each for each in self._widgets if each.key == key), None)
        if found is None:
            return ""
        return self._say(Text("spoken.chosen", {"what": found.told})) if found.on else found.told

    def count_told(self, shown: int) -> str:
        """How many cards are shown."""
        whole = len(self._source.entries)
        if shown == whole:
            return self._say(Text("handbook.gallery.shown", {"n": whole}))
        return self._say(Text("handbook.gallery.shown_of", {"n": shown, "all": whole}))

    # Changing --------------------------------------------------------------------------------

    def choose(self, key: str) -> bool:
        """A widget was clicked; False for a target of somebody else."""
        group, _, name = key.partition(":")
        before = self.filter
        if group == "kind":
            self.filter = before.of_kind(name)
        elif group == "origin":
            self.filter = replace(before, reconstructed=not before.reconstructed)
        elif group in MARKS:
            self.filter = before.turned(MARKS[group], name)
        elif group == "clear":
            self.filter = Filter()
            self.field.clear()
        elif group == "search":
            self.field.write(True)
        else:
            return False
        self._fill()
        return True

    def asked(self) -> bool:
        """Take over the text of the field; True if it is another one than before."""
        if self.field.text == self.filter.query:
            return False
        self.filter = replace(self.filter, query=self.field.text)
        return True

    def targets(self) -> list[Target]:
        """The field, the widgets and, with a choice made, the button that takes it back."""
        found = [Target("search", self.field.box)]
        found += [Target(widget.key, widget.box) for widget in self._widgets]
        if not self.filter.empty:
            found.append(Target("clear:", self._clear_box()))
        return found

    def _clear_box(self) -> pygame.Rect:
        return self._foot.move(0, self._foot.height + round(4 * self._scale))

    def help(self, key: str) -> tuple[str, pygame.Rect]:
        """A sentence about a widget and where it lies."""
        for widget in self._widgets:
            if widget.key == key:
                return widget.help, widget.box
        return "", pygame.Rect(0, 0, 0, 0)

    # Picture ---------------------------------------------------------------------------------

    def draw(
        self,
        surface: pygame.Surface,
        look: Callable[[str, bool], str],
        pointer: Pointer,
        shown: int,
    ) -> None:
        """The panel; `shown` is the number of cards that fit."""
        scale = self._scale
        self.field.draw(surface, "search" in (pointer.hovered, pointer.focused))
        for words, box in self._labels:
            surface.blit(filter_label(words, box.width, scale, self._binding), box)
        for widget in self._widgets:
            surface.blit(widget.picture(look(widget.key, widget.on)), widget.box)
        self._draw_count(surface, shown)
        if not self.filter.empty:
            label, theme = self._say("handbook.gallery.clear"), self._binding.theme
            draw_button(surface, self._clear_box(), "clear:", label, scale, pointer, theme=theme)

    def _draw_count(self, surface: pygame.Surface, shown: int) -> None:
        scale, words = self._scale, self.count_told(shown)
        letters = fonts.fit(
            words, self._foot.width, 16 * scale, 13, weight="semibold", italic=True,
            colour=self._binding.accent,
        )  # fmt: skip
        surface.blit(letters, letters.get_rect(center=self._foot.center))
