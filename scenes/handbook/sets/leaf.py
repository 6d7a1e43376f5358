"""What the leaves of the book of sets share: two columns, buttons below them, words for ears."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.handbook.sets.book import SetsBook
from scenes.handbook.sets.column import Column, Part
from scenes.shell.widgets.focus import Target
from sprites.common.chrome_button import Action, button, look_of, natural_width
from sprites.common.drawn import Pointer
from sprites.common.metrics import target_px
from sprites.handbook.aid_rows import aid_heading, aid_remark
from sprites.handbook.layout import BookLayout
from sprites.handbook.sets.slips import written
from sprites.handbook.tailpiece import draw_tailpiece

_BUTTON, _GAP, _SPARE = 38.0, 8.0, 60.0
_MOST_ROWS = 2
"""Rows of buttons that always stand below a page."""
_LEAST_REST = 130.0
"""Units of an empty end of a page that wants an ornament."""


class Leaf:
    """One double page. Subclasses `fill` both columns and `choose` what was pressed."""

    def __init__(self, scene: SetsBook) -> None:
        self.scene = scene
        self.app = scene.app
        self.desk = scene.desk
        self.left = Column(scene.binding)
        self.right = Column(scene.binding)
        self.layout: BookLayout = scene.layout
        self.paragraphs: list[str] = []
        """What is written on both pages, for whoever asks to hear it."""
        self._buttons: list[tuple[Action, pygame.Rect]] = []
        self._late: list[list[list[tuple[Action, pygame.Rect]]]] = []

    @property
    def columns(self) -> tuple[Column, Column]:
        """Left and right."""
        return self.left, self.right

    def fill(self) -> None:
        """Lay the parts of both pages."""

    def choose(self, key: str) -> None:
        """Something was pressed."""

    def changed(self) -> bool:
        """True when something goes on in the background that has to be shown anew."""
        return False

    def begun(self, left: list[Action], right: list[Action]) -> None:
        """Begin both columns above their rows of buttons."""
        self._buttons, self._late, self.paragraphs = [], [], []
        for column, room, actions in (
            (self.left, self.layout.left, left),
            (self.right, self.layout.right, right),
        ):
            rows = self._rows(actions, room.width)
            self._late.append(rows[_MOST_ROWS:])
            box = room.copy()
            box.height = self._lay(rows[:_MOST_ROWS], room) - room.y
            column.begin(box, self.layout.scale)

    def ended(self) -> None:
        """All parts are there: buttons that have no room below a page stand at its end."""
        for column, rows in zip(self.columns, self._late, strict=True):
            for row in rows:
                column.gap(_GAP)
                column.beside([self._button_part(action, box) for action, box in row])
            column.finish()

    def _rows(self, actions: list[Action], width: int) -> list[list[tuple[Action, pygame.Rect]]]:
        """Buttons in rows of this width, each row from its own corner."""
        scale = self.layout.scale
        gap, high = round(_GAP * scale), target_px(_BUTTON, scale)
        rows: list[list[tuple[Action, int]]] = []
        for each in actions:
            wide = min(width, natural_width(each, scale))
            if not rows or sum(w + gap for _, w in rows[-1]) + wide > width:
                rows.append([])
            rows[-1].append((each, wide))
        return [_spread(row, width, gap, high, round(_SPARE * scale)) for row in rows]

    def _lay(self, rows: list[list[tuple[Action, pygame.Rect]]], room: pygame.Rect) -> int:
        """Lay rows at the foot of a page; where the column above them ends."""
        if not rows:
            return room.bottom
        scale = self.layout.scale
        gap, high = round(_GAP * scale), target_px(_BUTTON, scale)
        top = room.bottom - len(rows) * (high + gap) + gap
        for number, row in enumerate(rows):
            for action, box in row:
                self._buttons.append((action, box.move(room.x, top + number * (high + gap))))
        return top - gap

    def _button_part(self, action: Action, box: pygame.Rect) -> Part:
        def draw(look: str) -> pygame.Surface:
            pointer = Pointer(action.id if look else "", action.id if look == "pressed" else "")
            theme, scale = self.scene.binding.theme, self.layout.scale
            return button(action, look_of(action, pointer), box.size, scale, theme)

        reason = "" if action.enabled else action.reason
        return Part(box, draw, action.id, action.label, reason)

    def flow(self, puts: Sequence[Callable[[Column], None]]) -> None:
        """Lay things one below the other: half of them on the left page, as far as they fit."""
        left = self.left
        for number, put in enumerate(puts):
            if self.right.parts or (number and number >= len(puts) // 2):
                put(self.right)
                continue
            before, top = len(left.parts), left.top
            put(left)
            if number and left.top > left.box.height:
                del left.parts[before:]
                left.top = top
                put(self.right)

    @property
    def waiting(self) -> bool:
        """True while a picture is drawn a little at a time."""
        return False

    def stop(self) -> None:
        """Nobody looks at it any more."""

    # Common parts ----------------------------------------------------------------------------

    def heading(self, column: Column, words: str) -> None:
        """A title over a rule."""
        self.paragraphs.append(words)
        scale, binding = self.layout.scale, self.scene.binding
        column.put(aid_heading(words, "", column.width, scale, binding).surface)

    def remark(self, column: Column, words: str) -> None:
        """A paragraph in italics."""
        self.paragraphs.append(words)
        scale, binding = self.layout.scale, self.scene.binding
        block = aid_remark(words, column.width, scale, lambda name, px: None, binding)
        column.put(block.surface)

    def paragraph(self, column: Column, words: str, units: float = 16.0) -> None:
        """A paragraph."""
        self.paragraphs.append(words)
        scale, binding = self.layout.scale, self.scene.binding
        column.put(written(words, units * scale, column.width, binding.text, "regular"))

    # Targets and picture ---------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """All that can be pressed, in Tab order: each page, then its buttons."""
        found = []
        for column, room in zip(self.columns, (self.layout.left, self.layout.right), strict=True):
            found += column.targets()
            found += [
                Target(action.id, box, action.enabled, action.reason)
                for action, box in self._buttons
                if room.x <= box.x < room.right
            ]
        return found

    def words(self, key: str) -> str:
        """What a target says."""
        for column in self.columns:
            part = column.part(key)
            if part is not None:
                return part.words
        return next((action.label for action, _ in self._buttons if action.id == key), "")

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """Both pages."""
        for column in self.columns:
            column.draw(surface, pointer, self.scene.ring)
            self._draw_ornament(surface, column)
        theme = self.scene.binding.theme
        for action, box in self._buttons:
            look = look_of(action, pointer)
            surface.blit(button(action, look, box.size, self.layout.scale, theme), box)
            self.scene.ring(surface, action.id, box, 12)

    def _draw_ornament(self, surface: pygame.Surface, column: Column) -> None:
        """What closes a page that ends early."""
        rest = column.box.copy()
        rest.height -= column.top
        rest.bottom = column.box.bottom
        if rest.height > _LEAST_REST * self.layout.scale:
            draw_tailpiece(surface, rest, "crown", self.layout.grid, self.scene.binding)


def _spread(
    row: list[tuple[Action, int]], width: int, gap: int, high: int, most: int
) -> list[tuple[Action, pygame.Rect]]:
    """A row of buttons that share what room is left, each at most so much."""
    spare = width - sum(wide for _, wide in row) - gap * (len(row) - 1)
    more, left, found = min(spare // len(row), most), 0, []
    for action, wide in row:
        found.append((action, pygame.Rect(left, 0, wide + more, high)))
        left += wide + more + gap
    return found
