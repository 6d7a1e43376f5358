"""What the leaves of the book of sets share: two columns, buttons below them, words for ears."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.handbook.sets.column import Column
from scenes.shell.widgets.focus import Target
from sprites.common.chrome_button import Action, button, look_of, natural_width
from sprites.common.drawn import Pointer
from sprites.common.metrics import target_px
from sprites.handbook.aid_rows import aid_heading, aid_remark
from sprites.handbook.layout import BookLayout
from sprites.handbook.sets.slips import written
from sprites.handbook.tailpiece import draw_tailpiece

if TYPE_CHECKING:
    from scenes.handbook.sets.scene import SetsScene

_BUTTON, _GAP = 38.0, 8.0
_LEAST_REST = 130.0
"""Units of an empty end of a page that wants an ornament."""


class Leaf:
    """One double page. Subclasses `fill` both columns and `choose` what was pressed."""

    def __init__(self, scene: SetsScene) -> None:
        self.scene = scene
        self.app = scene.app
        self.desk = scene.desk
        self.left = Column(scene.binding)
        self.right = Column(scene.binding)
        self.layout: BookLayout = scene.layout
        self._buttons: list[tuple[Action, pygame.Rect]] = []

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
        self._buttons = []
        for column, room, actions in (
            (self.left, self.layout.left, left),
            (self.right, self.layout.right, right),
        ):
            box = room.copy()
            box.height = self._rows(room, actions) - room.y
            column.begin(box, self.layout.scale)

    def _rows(self, room: pygame.Rect, actions: list[Action]) -> int:
        """Lay buttons in rows at the foot of a page; where the column above them ends."""
        if not actions:
            return room.bottom
        scale = self.layout.scale
        gap, high = round(_GAP * scale), target_px(_BUTTON, scale)
        rows: list[list[tuple[Action, int]]] = [[]]
        for each in actions:
            wide = min(room.width, natural_width(each, scale))
            if rows[-1] and sum(w + gap for _, w in rows[-1]) + wide > room.width:
                rows.append([])
            rows[-1].append((each, wide))
        top = room.bottom - len(rows) * (high + gap) + gap
        for number, row in enumerate(rows):
            spare = room.width - sum(w for _, w in row) - gap * (len(row) - 1)
            more = min(spare // len(row), round(60 * scale))
            left = room.x
            for action, wide in row:
                box = pygame.Rect(left, top + number * (high + gap), wide + more, high)
                self._buttons.append((action, box))
                left = box.right + gap
        return top - gap

    def flow(self, put: Callable[[Column], None]) -> None:
        """Lay something on the left page or, where it no longer fits there, on the right one."""
        left = self.left
        before, top = len(left.parts), left.top
        if self.right.parts:
            put(self.right)
            return
        put(left)
        if left.top > left.box.height:
            del left.parts[before:]
            left.top = top
            put(self.right)

    # Common parts ----------------------------------------------------------------------------

    def heading(self, column: Column, words: str) -> None:
        """A title over a rule."""
        scale, binding = self.layout.scale, self.scene.binding
        column.put(aid_heading(words, "", column.width, scale, binding).surface)

    def remark(self, column: Column, words: str) -> None:
        """A paragraph in italics."""
        scale, binding = self.layout.scale, self.scene.binding
        block = aid_remark(words, column.width, scale, lambda name, px: None, binding)
        column.put(block.surface)

    def paragraph(self, column: Column, words: str, units: float = 16.0) -> None:
        """A paragraph."""
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
