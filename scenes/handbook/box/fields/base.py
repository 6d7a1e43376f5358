"""A figure as a field of the form: it lies in a box, has targets, and says what was entered."""

from __future__ import annotations

from typing import Any

import pygame

from engine.box.figures import Figure
from engine.box.places import Place
from scenes.handbook.box.desk import Desk
from scenes.handbook.box.workbench import Draft
from scenes.shell.widgets.focus import Target
from sprites.common.drawn import Pointer

HIGH = 40.0


class Field:
    """`key` begins the keys of all its targets. `span`: so many sixths of the form's width."""

    span = 2

    def __init__(self, desk: Desk, figure: Figure, key: str) -> None:
        self.desk, self.figure, self.key = desk, figure, key
        self.box = pygame.Rect(0, 0, 0, 0)

    @property
    def place(self) -> Place:
        """The figure's name."""
        return self.figure.place

    @property
    def draft(self) -> Draft | None:
        """What was entered and is not accepted."""
        return self.desk.bench.drafts.get(self.place)

    @property
    def value(self) -> Any:
        """What stands in the field: the draft, or the figure as it is."""
        draft = self.draft
        return self.figure.value if draft is None else draft.value

    def measure(self, width: int) -> int:
        """px of the control's height."""
        return self.desk.layout.target(HIGH)

    def lay(self, box: pygame.Rect) -> None:
        """The control lies here now."""
        self.box = box

    def targets(self) -> list[Target]:
        """What can be clicked, in Tab order."""
        return [Target(f"{self.key}:open", self.box)]

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        """The control."""

    def choose(self, part: str) -> None:
        """One of the targets was activated, by its part of the key."""

    def press(self, part: str, event: pygame.event.Event) -> bool:
        """A key while a target is focused; True when it was used."""
        return False

    def words(self, part: str) -> str:
        """What a target says to somebody who listens."""
        label = self.desk.label(self.figure)
        value = self.desk.told(self.figure, self.figure.value)
        return self.desk.say("handbook.box.field", what=label, value=value)

    def look(self, part: str, pointer: Pointer) -> str:
        """How a target is touched."""
        if self.draft is not None:
            return "wrong"
        key = f"{self.key}:{part}"
        return "hover" if key in (pointer.hovered, pointer.focused) else ""
