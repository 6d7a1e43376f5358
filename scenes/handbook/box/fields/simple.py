"""Fields with one value: a number, letters, one of several, yes or no."""

from __future__ import annotations

import re
from typing import Final

import pygame

from engine.explain import Text
from scenes.handbook.box.fields.base import Field
from scenes.shell.widgets.focus import Target
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.box.controls import drop_down, number_well, text_well
from sprites.handbook.box.marks import small_token
from sprites.handbook.controls import draw_switch

_NUMBER: Final = re.compile(r"[-−]?\d{1,6}")
_FEW: Final = 30
"""Numbers beyond the first among which a slider is quicker than letters."""
_UP: Final = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)
_DOWN: Final = (pygame.K_MINUS, pygame.K_KP_MINUS)


class LineField(Field):
    """Something that is typed. `first`: letters that begin it, where a key has done so."""

    def choose(self, part: str) -> None:
        self.write()

    def write(self, first: str | None = None) -> None:
        """Open the line; with `first` in the place of what stands there."""
        gui = self.desk.gui
        gui.close()
        self.desk.begin(self.place)
        gui.write(self.line_box, str(self.value), self._typed, self._done)
        self.opened()
        if first is not None and gui.line is not None:
            gui.line.replace(first)

    def opened(self) -> None:
        """The line is there."""

    @property
    def line_box(self) -> pygame.Rect:
        """Where it is written."""
        return self.box

    def _typed(self, text: str) -> None:
        self.desk.soon(lambda: self.take(text))

    def _done(self, how: str) -> None:
        self.desk.end(taken=how != "escape")

    def take(self, text: str) -> None:
        """These letters stand there."""
        self.desk.propose(self.place, text)

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        scale, binding = self.desk.layout.scale, self.desk.binding
        look = self.look("open", pointer)
        words = str(self.value)
        surface.blit(text_well(words, self.box.size, scale, look, binding), self.box)


class NumberField(LineField):
    """A whole number: less, the number itself, more."""

    @property
    def line_box(self) -> pygame.Rect:
        side = self.box.height
        return self.box.inflate(-2 * (side + 4), 0)

    def opened(self) -> None:
        low, high = self.figure.low, self.figure.high
        if high - low <= _FEW:
            self.desk.gui.slide_below(self.box, (low, high))

    def targets(self) -> list[Target]:
        side = max(TARGET_PX, self.box.height)
        less = pygame.Rect(self.box.x, self.box.y, side, side)
        more = less.copy()
        more.right = self.box.right
        return [
            Target(f"{self.key}:open", self.line_box),
            Target(f"{self.key}:less", less, *self._limit(-1)),
            Target(f"{self.key}:more", more, *self._limit(1)),
        ]

    def _limit(self, by: int) -> tuple[bool, str]:
        number = self.number + by
        if self.figure.low <= number <= self.figure.high:
            return True, ""
        limits = {"low": self.figure.low, "high": self.figure.high}
        return False, self.desk.say(Text("handbook.box.from_to", limits))

    @property
    def number(self) -> int:
        """The number that less and more count from."""
        return self.value if type(self.value) is int else int(self.figure.value)

    def choose(self, part: str) -> None:
        if part == "open":
            self.write()
        else:
            self.step(1 if part == "more" else -1)

    def step(self, by: int) -> None:
        """One more, or less, within the limits."""
        number = self.number + by
        if self.figure.low <= number <= self.figure.high:
            self.desk.propose(self.place, number)

    def take(self, text: str) -> None:
        said = text.strip()
        if _NUMBER.fullmatch(said):
            number = int(said.replace("−", "-"))
            if self.figure.low <= number <= self.figure.high:
                self.desk.propose(self.place, number)
                return
        limits = {"low": self.figure.low, "high": self.figure.high}
        names = {"entry": self.figure.entry, "column": self.figure.column}
        self.desk.bench.refuse(self.place, text, Text("box.not_a_number", {**names, **limits}))
        self.desk.changed()

    def press(self, part: str, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if event.unicode.isdecimal():
            self.write(event.unicode)
        elif event.key in _UP or event.unicode == "+":
            self.step(1)
        elif event.key in _DOWN:
            self.step(-1)
        else:
            return False
        return True

    def words(self, part: str) -> str:
        said = super().words(part)
        return said if part == "open" else self.desk.say(f"handbook.box.{part}", what=said)

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        scale, binding = self.desk.layout.scale, self.desk.binding
        words = str(self.value).replace("-", "−")
        look = self.look("open", pointer)
        well = self.line_box
        surface.blit(number_well(words, well.size, scale, look, binding), well)
        for target in self.targets()[1:]:
            part = target.key.rpartition(":")[2]
            lit = target.key in (pointer.hovered, pointer.focused)
            state = "off" if not target.enabled else "hover" if lit else ""
            face = small_token(part, min(target.rect.size), state)
            surface.blit(face, face.get_rect(center=target.rect.center))


class ChoiceField(Field):
    """One of several words, from a list that opens."""

    def choose(self, part: str) -> None:
        figure = self.figure
        words = [self.desk.choice(figure, each) for each in figure.choices]
        index = figure.choices.index(self.value) if self.value in figure.choices else -1
        self.desk.gui.choose(self.box, words, index, self._picked)

    def _picked(self, index: int) -> None:
        self.desk.gui.close()
        self.take(self.figure.choices[index])

    def take(self, value: str) -> None:
        """This is the one."""
        self.desk.propose(self.place, value)

    def press(self, part: str, event: pygame.event.Event) -> bool:
        by = 1 if event.key in _UP else -1 if event.key in _DOWN else 0
        choices = self.figure.choices
        if not by or self.value not in choices:
            return False
        self.take(choices[(choices.index(self.value) + by) % len(choices)])
        return True

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        desk = self.desk
        scale, value = desk.layout.scale, self.value
        words = desk.choice(self.figure, value) if value else ""
        picture = desk.things.icon(str(value), round(26 * scale))
        look = self.look("open", pointer)
        face = drop_down(words, picture, self.box.size, scale, look, desk.binding)
        surface.blit(face, self.box)


class FlagField(Field):
    """Yes or no."""

    def choose(self, part: str) -> None:
        self.desk.propose(self.place, not self.value)

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        lit = bool(self.look("open", pointer))
        scale = self.desk.layout.scale
        box = pygame.Rect(self.box.x, 0, round(70 * scale), self.desk.layout.target(36))
        box.centery = self.box.centery
        draw_switch(surface, box, bool(self.value), scale, lit)
        words = self._letters()
        surface.blit(words, words.get_rect(midleft=(box.right + round(10 * scale), box.centery)))

    def _letters(self) -> pygame.Surface:
        scale = self.desk.layout.scale
        said = self.desk.told(self.figure, bool(self.value))
        room = self.box.width - round(86 * scale)
        colour = self.desk.binding.text
        return fonts.fit(said, room, 17 * scale, 13, weight="semibold", colour=colour)
