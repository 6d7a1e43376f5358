"""The picture of one segment with everything printed on it, painted in short steps."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from sprites.common import light
from sprites.viscounts import geometry as geo
from sprites.viscounts import medallion, ring_frame
from sprites.viscounts.landscape import ground as landscape_ground
from sprites.viscounts.landscape import landscape
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Frame
from sprites.viscounts.ring_view import Glyphs, IconSource, LinkView, RingView, SegmentView

_LINK_SHADOW, _PLOT_SHADOW = (1.0, 2.4), (1.6, 3.2)


class SegmentPainting:
    """Paints one segment onto `surface`, a picture of `landscape_ground.segment_frame`."""

    def __init__(self, view: RingView, position: int, unit: float, icon: IconSource) -> None:
        self._view = view
        self._position = position
        self._segment = view.segments[position]
        self._frame = landscape_ground.segment_frame(position, unit)
        self._icon = icon
        self.surface = self._frame.blank()

    def steps(self) -> Iterator[None]:
        """Paint; every short piece of work ends with a yield."""
        name, frame, position = self._segment.name, self._frame, self._position
        yield from landscape.paint_land(self.surface, frame, self._segment.landscape, self._site())
        half = ring_frame.lettering_half_angle(name, frame.unit)
        frame.paint(self.surface, ring_frame.rim_body(position, half), ring_frame.gold_defs())
        landscape_ground.cut_to_segment(self.surface, frame, position)
        ring_frame.letter(self.surface, frame, position, name)
        yield
        _paint_plots(self.surface, frame, self._view.side, position, self._segment, self._icon)
        yield
        _paint_spaces(self.surface, frame, position, self._segment, self._icon)
        yield

    def _site(self) -> Site:
        before = self._view.segments[self._position - 1]
        return Site(
            self._position,
            self._view.side,
            self._segment.left_bank,
            tuple((link.a, link.b) for link in self._segment.links),
            any(link.b == 0 for link in before.links),
        )


def _put(
    surface: pygame.Surface,
    frame: Frame,
    picture: pygame.Surface,
    middle: geo.Point,
    offset: tuple[float, float],
) -> None:
    """Lay a small thing on the board with its soft shadow."""
    unit = frame.unit
    x, y = frame.pixel(middle)
    corner = (round(x - picture.get_width() / 2), round(y - picture.get_height() / 2))
    moved = (offset[0] * unit, offset[1] * unit)
    pad = light.shadow_pad(moved, 4 * unit)
    shade = light.shadow(picture, moved, 4 * unit, 130)
    surface.blit(shade, (corner[0] - pad, corner[1] - pad))
    surface.blit(picture, corner)


def _paint_plots(
    surface: pygame.Surface,
    frame: Frame,
    side: geo.Side,
    position: int,
    segment: SegmentView,
    icon: IconSource,
) -> None:
    for index, glyphs in enumerate(segment.spots, start=1):
        tile = medallion.plot(frame.unit, glyphs, icon)
        _put(surface, frame, tile, geo.spot(side, position, index), _PLOT_SHADOW)
    for link in segment.links:
        if link.b:
            paint_link(surface, frame, side, position, link, icon)


def paint_link(
    surface: pygame.Surface,
    frame: Frame,
    side: geo.Side,
    position: int,
    link: LinkView,
    icon: IconSource,
) -> None:
    """Lay the medallion of a link on the board."""
    picture = medallion.medallion(frame.unit, link.glyphs, icon)
    _put(surface, frame, picture, geo.link(side, position, link.a, link.b), _LINK_SHADOW)


def _paint_spaces(
    surface: pygame.Surface,
    frame: Frame,
    position: int,
    segment: SegmentView,
    icon: IconSource,
) -> None:
    numbers: tuple[tuple[geo.SpaceKind, str], ...] = (
        ("L", segment.number_left),
        ("R", segment.number_right),
        ("I", ""),
    )
    for kind, number in numbers:
        disc = medallion.space_disc(frame.unit, number)
        x, y = frame.pixel(geo.space(position, kind))
        surface.blit(disc, disc.get_rect(center=(round(x), round(y))))
    signs: tuple[tuple[geo.SpaceKind, Glyphs], ...] = (
        ("L", segment.exchange_left),
        ("R", segment.exchange_right),
    )
    for kind, glyphs in signs:
        board = medallion.exchange_sign(frame.unit, glyphs, icon)
        _put(surface, frame, board, geo.exchange_sign(position, kind), _PLOT_SHADOW)
