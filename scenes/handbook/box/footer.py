"""What can be done with a whole entry: its name with undo above its figures, buttons below."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.handbook.box.desk import Desk
from scenes.handbook.box.workbench import PRINTED
from scenes.shell.widgets.focus import Target
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.handbook.tokens import Arrow, button_width, draw_arrow, draw_button

_ARROWS: Final[dict[str, Arrow]] = {"undo": "back", "redo": "forward"}
_SMALLEST: Final = 0.7
"""Share of the words' size below which labels rather take two lines."""
_BUTTONS: Final = ("previous", "next", "later", "restore", "confirm")


class Footer:
    """Its targets are "do:<what>"; a button that would do nothing says why."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.entry = ""
        self._boxes: dict[str, pygame.Rect] = {}
        self._tokens: dict[str, pygame.Rect] = {}
        self._scale = 1.0

    def lay_out(self, entry: str) -> None:
        """The entry, or the window, is another one."""
        self.entry = entry
        layout = self.desk.layout
        side = layout.target(38)
        head, foot = layout.head, layout.foot
        redo = pygame.Rect(0, 0, side, side)
        redo.topright = (head.right, head.y)
        undo = redo.move(-side - layout.units(6), 0)
        self._tokens = {"undo": undo, "redo": redo}
        gap = layout.units(8)
        wished = [button_width(self._label(name), layout.scale) for name in _BUTTONS]
        room = foot.width - gap * (len(_BUTTONS) - 1)
        share = min(1.0, room / sum(wished))
        self._scale = layout.scale * max(_SMALLEST, share)
        self._boxes, left = {}, foot.x
        for name, wide in zip(_BUTTONS, wished, strict=True):
            self._boxes[name] = pygame.Rect(left, foot.y, int(wide * share), foot.height)
            left += int(wide * share) + gap
        rest = foot.right - self._boxes["confirm"].right
        for name in ("restore", "confirm"):
            self._boxes[name].x += rest

    def _label(self, name: str) -> str:
        return self.desk.say(f"handbook.box.do.{name}")

    def _refused(self, name: str) -> str:
        """Why a button does nothing now; empty where it does something."""
        bench = self.desk.bench
        if name in ("next", "previous") and not bench.step(self.entry, 1):
            return self.desk.say("handbook.box.all_done")
        if name == "later" and not bench.left_in(self.entry):
            return self.desk.say("handbook.box.nothing_left_here")
        if name == "restore" and not bench.touched(self.entry):
            return self.desk.say("handbook.box.nothing_said_here")
        if name == "confirm":
            draft = next((d for p, d in bench.drafts.items() if p.entry == self.entry), None)
            if draft is not None:
                return self.desk.reason(draft.reason)
            if not bench.unsaid(self.entry):
                return self.desk.say("handbook.box.all_said_here")
        if name == "undo" and not bench.editing.can_undo:
            return self.desk.say("handbook.box.nothing_to_undo")
        if name == "redo" and not bench.editing.can_redo:
            return self.desk.say("handbook.box.nothing_to_redo")
        return ""

    def act(self, name: str) -> str:
        """Do what a button says; the entry that lies open then."""
        bench = self.desk.bench
        if name == "later":
            bench.skip(self.entry)
        acts = {
            "restore": lambda: bench.restore_entry(self.entry),
            "confirm": lambda: bench.confirm_entry(self.entry),
            "undo": bench.undo,
            "redo": bench.redo,
        }
        if name in acts:
            acts[name]()
            return self.entry
        return bench.step(self.entry, -1 if name == "previous" else 1) or self.entry

    def targets(self) -> list[Target]:
        """Undo and redo, then the buttons."""
        found = []
        for name, box in (*self._tokens.items(), *self._boxes.items()):
            why = self._refused(name)
            found.append(Target(f"do:{name}", box, not why, why))
        return found

    def words(self, key: str) -> str:
        """What a target says."""
        kind, _, name = key.partition(":")
        return self._label(name) if kind == "do" else ""

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """Name, undo and redo, buttons."""
        self._draw_head(surface)
        desk, scale = self.desk, self._scale
        for name, arrow in _ARROWS.items():
            enabled = not self._refused(name)
            draw_arrow(surface, self._tokens[name], arrow, f"do:{name}", pointer, enabled)
        for name, box in self._boxes.items():
            draw_button(
                surface, box, f"do:{name}", self._label(name), scale, pointer,
                name == "confirm", not self._refused(name), desk.binding.theme,
            )  # fmt: skip

    def _draw_head(self, surface: pygame.Surface) -> None:
        desk, layout = self.desk, self.desk.layout
        head, scale, binding = layout.head, layout.scale, desk.binding
        room = self._tokens["undo"].x - layout.units(10) - head.x
        title = desk.things.short(self.entry)
        name = fonts.fit(title, room, 25 * scale, 13, weight="bold", colour=binding.text)
        surface.blit(name, (head.x, head.y))
        said = desk.things.group(self.entry.partition(" ")[0])
        state = desk.bench.state_of_entry(self.entry)
        left = desk.bench.left_in(self.entry)
        if left:
            said = desk.say("handbook.box.kind_left", kind=said, n=left)
        elif state != PRINTED:
            said = desk.say("handbook.box.kind_said", kind=said)
        line = fonts.fit(
            said, room, 15.5 * scale, 13, weight="regular", italic=True, colour=binding.soft
        )
        surface.blit(line, (head.x, head.y + name.get_height()))
