"""Paints the land of one segment: ground, water, roads, scenery, light; in short steps."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pygame

from sprites.common import light, svg
from sprites.viscounts import geometry as geo
from sprites.viscounts import river, roads
from sprites.viscounts.landscape import cliffs as landscape_cliffs
from sprites.viscounts.landscape import forest as landscape_forest
from sprites.viscounts.landscape import ground as landscape_ground
from sprites.viscounts.landscape import hills as landscape_hills
from sprites.viscounts.landscape import lake as landscape_lake
from sprites.viscounts.landscape import snow as landscape_snow
from sprites.viscounts.landscape.kinds import Landscape, LandscapeMaker
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_canvas import Frame, plant
from sprites.viscounts.ring_shapes import arc
from sprites.viscounts.ring_view import Landscape as LandscapeName

_MAKERS: dict[LandscapeName, LandscapeMaker] = {
    "hills": landscape_hills.landscape,
    "lake": landscape_lake.landscape,
    "snow": landscape_snow.landscape,
    "cliffs": landscape_cliffs.landscape,
    "forest": landscape_forest.landscape,
}
_SEEDS: dict[LandscapeName, int] = {"hills": 11, "lake": 23, "snow": 37, "cliffs": 41, "forest": 59}
_STROKES = 430


def paint_land(
    surface: pygame.Surface, frame: Frame, name: LandscapeName, site: Site
) -> Iterator[None]:
    """Paint one segment onto a picture of its frame; each step ends with a yield."""
    chance = random.Random(_SEEDS[name])
    land = _MAKERS[name](site)
    yield
    surface.blit(landscape_ground.fill_ground(frame, land.palette), (0, 0))
    hues = landscape_ground.neighbouring_hues(land.palette)
    landscape_ground.brush_strokes(surface, chance, hues, frame.unit, _STROKES)
    yield
    for layer in land.layers:
        picture = frame.draw(layer.body, layer.defs)
        yield
        if layer.mask:
            light.clip(picture, frame.draw(layer.mask))
        surface.blit(picture, (0, 0))
        yield
    frame.paint(surface, river.river_body(site, land.palette.bank, land.spring))
    yield
    frame.paint(surface, roads.road_body(site.position, land.palette.road))
    yield
    frame.paint(surface, river.bridge_body(site))
    yield
    yield from _paint_scenery(surface, frame, land)
    yield
    landscape_ground.quieten(surface, frame)
    yield
    frame.paint(surface, _link_lines(site, land.palette.link))
    yield
    landscape_ground.unify(surface, frame, _SEEDS[name])
    yield
    landscape_ground.weather(surface, frame)
    yield
    landscape_ground.lamplight(surface, frame)
    yield
    frame.paint(surface, roads.arrow_body(site.position))
    yield


def _paint_scenery(surface: pygame.Surface, frame: Frame, land: Landscape) -> Iterator[None]:
    standing = frame.blank()
    plant(standing, frame, land.scenery)
    yield
    unit = frame.unit
    offset, blur = (2.6 * unit, 1.6 * unit), 3.4 * unit
    pad = light.shadow_pad(offset, blur)
    surface.blit(light.shadow(standing, offset, blur, 110, (30, 14, 40)), (-pad, -pad))
    surface.blit(standing, (0, 0))
    yield


def _link_lines(site: Site, colour: str) -> str:
    """The dotted lines that join the plots of a link, over dark casings."""
    before = (site.position - 1) % geo.POSITIONS
    spans = [geo.link_angles(site.side, site.position, a, b) for a, b in site.linked]
    if site.link_arrives:
        spans.append(geo.link_angles(site.side, before, geo.spot_count(site.side), 0))
    body = ""
    for start, end in spans:
        middle = (start + end) / 2
        line = _bow(start, middle) + " " + _bow(middle, end)
        body += svg.path(line, stroke="#2a1833", stroke_width=6.4, stroke_opacity=0.6)
        body += svg.path(line, stroke=colour, stroke_width=3.2, stroke_dasharray="0.1 6.2")
    return body


def _bow(start: float, end: float) -> str:
    return arc((geo.PLOT_RADIUS + geo.LINK_RADIUS) / 2, start, end)
