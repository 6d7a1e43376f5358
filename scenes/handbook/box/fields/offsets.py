"""A field of offsets: a little board around the place that they are counted from."""

from __future__ import annotations

import pygame

from scenes.handbook.box.fields.base import Field
from scenes.shell.widgets.focus import Target
from sprites.common import fonts
from sprites.common.drawn import Pointer
from sprites.common.metrics import TARGET_PX
from sprites.handbook.box.controls import position

_REACH = 2
_RANKS = 2
_HIGH = 34.0


class OffsetsField(Field):
    """Positions as [rank, index] from an anchor: ranks upwards, half a step aside with each."""

    span = 3

    def measure(self, width: int) -> int:
        return self._side * (2 * _RANKS + 1) + self.desk.layout.units(20)

    @property
    def _side(self) -> int:
        return self.desk.layout.target(_HIGH)

    @property
    def offsets(self) -> list[list[int]]:
        """The offsets now."""
        return [list(each) for each in self.value] if isinstance(self.value, list) else []

    def cells(self) -> list[tuple[tuple[int, int], pygame.Rect]]:
        """Every offset with its box."""
        side = self._side
        wide = max(TARGET_PX, min(round(side * 1.3), self.box.width // (2 * _REACH + _RANKS + 1)))
        middle = self.box.x + round(wide * (_REACH + 1.5))
        found = []
        for rank in range(_RANKS, -_RANKS - 1, -1):
            for index in range(-_REACH, _REACH + 1):
                x = middle + round(wide * (index + rank / 2 - 0.5))
                box = pygame.Rect(x, self.box.y + (_RANKS - rank) * side, wide - 4, side - 2)
                found.append(((rank, index), box))
        return found

    def targets(self) -> list[Target]:
        return [Target(f"{self.key}:{rank}_{index}", box) for (rank, index), box in self.cells()]

    def choose(self, part: str) -> None:
        rank, _, index = part.partition("_")
        cell = [int(rank), int(index)]
        left = [each for each in self.offsets if each != cell]
        value = left if len(left) < len(self.offsets) else sorted([*left, cell])
        self.desk.propose(self.place, value)

    def words(self, part: str) -> str:
        rank, _, index = part.partition("_")
        on = [int(rank), int(index)] in self.offsets
        return self.desk.say(
            "handbook.box.position_on" if on else "handbook.box.position_off",
            what=self.desk.label(self.figure), rank=int(rank), index=int(index),
        )  # fmt: skip

    def draw(self, surface: pygame.Surface, pointer: Pointer) -> None:
        scale, offsets = self.desk.layout.scale, self.offsets
        for (rank, index), box in self.cells():
            on = [rank, index] in offsets
            look = self.look(f"{rank}_{index}", pointer)
            look = look if look == "hover" else ""
            anchor = (rank, index) == (0, 0)
            surface.blit(position(box.size, scale, on, anchor, look, self.desk.binding), box)
        self._caption(surface)

    def _caption(self, surface: pygame.Surface) -> None:
        """Which way is up."""
        scale, words = self.desk.layout.scale, self.desk.say("handbook.box.board_about")
        soft = self.desk.binding.soft
        line = fonts.fit(
            words, self.box.width, 13.5 * scale, 13, weight="regular", italic=True, colour=soft
        )
        surface.blit(line, line.get_rect(bottomleft=self.box.bottomleft))
