"""The land along the rim is quiet: plots, medallions and houses lie close together there."""

import pygame

from sprites.viscounts import geometry as geo
from sprites.viscounts.landscape.ground import quieten, segment_frame

UNIT = 1.0


def stripes() -> tuple[pygame.Surface, int]:
    """A land of fine dark and pale stripes on the northern segment, and its middle column."""
    frame = segment_frame(0, UNIT)
    land = frame.blank()
    for y in range(land.get_height()):
        tone = 200 if y // 2 % 2 else 60
        pygame.draw.line(land, (tone, tone, tone), (0, y), (land.get_width(), y))
    quieten(land, frame)
    return land, round(frame.pixel((0, 0))[0])


def contrast(land: pygame.Surface, column: int, radius: float) -> int:
    middle = round(segment_frame(0, UNIT).pixel((0, -radius))[1])
    tones = [land.get_at((column, y)).r for y in range(middle - 4, middle + 5)]
    return max(tones) - min(tones)


def test_the_belt_of_plots_is_quieter_than_the_land_within() -> None:
    land, column = stripes()
    within, belt = contrast(land, column, 200.0), contrast(land, column, geo.PLOT_RADIUS)
    assert within == 140
    assert 0.5 * within < belt < 0.8 * within
