"""What a piece of chrome gives back: a picture and the places in it that react."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import pygame

from sprites.common.metrics import TARGET_PX


class Canvas(Protocol):
    """What pictures are put on: a surface, or the list of what a frame shows."""

    def blit(self, source: pygame.Surface, dest: tuple[int, int], /) -> pygame.Rect:
        """Put a picture over everything so far; where it can be seen."""

    def set_clip(self, rect: pygame.Rect | None, /) -> None:
        """Cut off what comes from now on."""

    def get_rect(self) -> pygame.Rect:
        """The whole canvas."""


@dataclass(frozen=True, slots=True)
class Pointer:
    """Ids of the elements under the mouse, held down, and chosen by the keyboard."""

    hovered: str = ""
    pressed: str = ""
    focused: str = ""

    def only(self, ids: frozenset[str]) -> "Pointer":
        """The same without ids of other elements, so that those do not cause a redraw."""
        return Pointer(
            self.hovered if self.hovered in ids else "",
            self.pressed if self.pressed in ids else "",
            self.focused if self.focused in ids else "",
        )


NO_POINTER = Pointer()


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """A drawn element. It is cached and shared: blit it, do not draw on it.

    All rectangles count in px from the element's own corner, which lies at `origin` in the
    surface (shadows and focus rings reach beyond it).
    """

    surface: pygame.Surface
    size: tuple[int, int]
    origin: tuple[int, int] = (0, 0)
    rects: Mapping[str, pygame.Rect] = field(default_factory=dict)
    """Click targets by element id, each at least 32 px wide and high."""
    texts: tuple[pygame.Rect, ...] = ()
    """Where words stand; they neither overlap nor leave the element."""
    complete: bool = True
    """False if some words had to be cut with dots: show them whole in a tooltip."""
    over: tuple[tuple[pygame.Surface, tuple[int, int]], ...] = ()
    """Pictures that lie on the surface, with their corners in it: parts that change alone."""

    def blit(self, target: Canvas, topleft: tuple[int, int]) -> pygame.Rect:
        """Put the element's own corner at topleft; returns the touched rectangle."""
        place = (topleft[0] - self.origin[0], topleft[1] - self.origin[1])
        touched = target.blit(self.surface, place)
        for picture, (x, y) in self.over:
            target.blit(picture, (place[0] + x, place[1] + y))
        return touched

    def at(self, topleft: tuple[int, int]) -> dict[str, pygame.Rect]:
        """The click targets when the element's own corner lies at topleft."""
        return {name: rect.move(topleft) for name, rect in self.rects.items()}


def as_target(rect: pygame.Rect, within: pygame.Rect) -> pygame.Rect:
    """The rectangle grown about its middle to a target's least size, moved to stay inside."""
    width, height = max(TARGET_PX, rect.width), max(TARGET_PX, rect.height)
    grown = pygame.Rect(0, 0, width, height)
    grown.center = rect.center
    return grown.clamp(within)
