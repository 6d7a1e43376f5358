"""What a piece of chrome gives back: a picture and the places in it that react."""

from collections.abc import Mapping, Sequence
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

    def blit(self, target: Canvas, topleft: tuple[int, int]) -> pygame.Rect:
        """Put the element's own corner at topleft; returns the touched rectangle."""
        place = (topleft[0] - self.origin[0], topleft[1] - self.origin[1])
        return target.blit(self.surface, place)

    def at(self, topleft: tuple[int, int]) -> dict[str, pygame.Rect]:
        """The click targets when the element's own corner lies at topleft."""
        return {name: rect.move(topleft) for name, rect in self.rects.items()}


def as_target(rect: pygame.Rect, within: pygame.Rect) -> pygame.Rect:
    """The rectangle grown about its middle to a target's least size, moved to stay inside."""
    width, height = max(TARGET_PX, rect.width), max(TARGET_PX, rect.height)
    grown = pygame.Rect(0, 0, width, height)
    grown.center = rect.center
    return grown.clamp(within)


def place_near(
    anchor: pygame.Rect,
    size: tuple[int, int],
    bounds: pygame.Rect,
    gap: int,
    free: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Room for a tooltip or chooser by an anchor: below, above, right or left, never over it.

    Of the sides with room the first one that hides least of the rectangles in `free`. If none of
    the four sides has room, it is pushed into the bounds below the anchor.
    """
    width, height = size
    below = pygame.Rect(anchor.centerx - width // 2, anchor.bottom + gap, width, height)
    above = pygame.Rect(below.x, anchor.top - gap - height, width, height)
    right = pygame.Rect(anchor.right + gap, anchor.centery - height // 2, width, height)
    left = pygame.Rect(anchor.left - gap - width, right.y, width, height)
    sides = [place.clamp(bounds) for place in (below, above, right, left)]
    fitting = [s for s in sides if bounds.contains(s) and not s.colliderect(anchor)]
    return min(fitting, key=lambda side: _hidden(side, free), default=sides[0])


def _hidden(box: pygame.Rect, free: Sequence[pygame.Rect]) -> int:
    """px² of some rectangles that a box would cover."""
    return sum(part.width * part.height for part in map(box.clip, free))
