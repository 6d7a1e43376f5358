"""The division of a rath card: head, supply, treasury and prison, in px."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

SIZE = (92.0, 229.0)
"""Units of a rath card on the board; other sizes keep this proportion."""


@dataclass(frozen=True, slots=True)
class RathLayout:
    """Where the parts of one rath card lie, in px of the board."""

    box: pygame.Rect
    unit: float
    roundel: pygame.Rect
    """The owner's carved disc."""
    name: pygame.Rect
    supply: pygame.Rect
    """The heap of discs with its number."""
    treasury: pygame.Rect
    prison: pygame.Rect


def rath_layout(box: tuple[float, float, float, float], px: float) -> RathLayout:
    """A rath card in a box of units, at `px` per unit."""
    left, top, width, height = box
    unit = px * width / SIZE[0]

    def part(x: float, y: float, wide: float, high: float) -> pygame.Rect:
        return pygame.Rect(
            round(left * px + x * unit), round(top * px + y * unit), round(wide * unit),
            round(high * unit),
        )  # fmt: skip

    return RathLayout(
        box=pygame.Rect(round(left * px), round(top * px), round(width * px), round(height * px)),
        unit=unit,
        roundel=part(25, 8, 42, 42),
        name=part(5, 50, 82, 19),
        supply=part(9, 70, 74, 37),
        treasury=part(9, 111, 74, 51),
        prison=part(9, 167, 74, 53),
    )
