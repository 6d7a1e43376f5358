"""The river that divides the building plots of a segment, and its bridge under the outer road."""

from __future__ import annotations

from sprites.common import svg
from sprites.common.colour import lighter
from sprites.viscounts import geometry as geo
from sprites.viscounts.landscape.site import Site
from sprites.viscounts.ring_shapes import smooth, stretched

_WATER = "#3f86a5"
_DEEP = "#2f6a8c"
_LIGHT = "#8cc3ce"
# Without a spring the river joins the lake inside the outer road and the lagoon at the rim.
_LAKE_SHORE, _LAGOON_SHORE = 240.0, 286.0


def river_body(site: Site, bank: str, spring: bool) -> str:
    """The river in ring units: shadow, bank, water, light and glints."""
    course = site.river if spring else tuple(filter(_between_lakes, site.river))
    line = smooth(course, closed=False)
    body = ""
    if spring:
        x, y = site.river[0]
        body += svg.ellipse(x, y, 12.5, 8.8, "#3b2f45", fill_opacity=0.35)
        body += svg.ellipse(x, y, 11.5, 8, bank) + svg.ellipse(x, y, 9.6, 6.4, _DEEP)
        body += svg.ellipse(x - 1.5, y - 1.2, 6, 3.4, _LIGHT, fill_opacity=0.5)
    body += svg.path(line, stroke="#3b2f45", stroke_width=13.4, stroke_opacity=0.42)
    body += svg.path(line, stroke=bank, stroke_width=12)
    body += svg.path(line, stroke=_DEEP, stroke_width=9.4)
    body += svg.path(line, stroke=_WATER, stroke_width=7.6)
    body += svg.path(line, stroke=_LIGHT, stroke_width=3.4, stroke_opacity=0.55)
    body += svg.path(
        line, stroke="#e3f3f4", stroke_width=1.1, stroke_dasharray="6 9", stroke_opacity=0.9
    )
    return body


def bridge_body(site: Site) -> str:
    """The stone bridge that carries the outer road over the river."""
    crossing = site.bridge
    turn = geo.to_polar(*crossing)[1]
    stone, edge = "#c9beb0", "#231b2b"
    body = svg.path("M-9 -13 Q0 -9.6 9 -13 V13 Q0 9.6 -9 13 Z", "#1d1028", fill_opacity=0.35)
    body += svg.rect(-10.5, -8.6, 21, 17.2, stone, edge, 1.0)
    body += svg.path(
        "M-7 -8 V8 M-3.5 -8 V8 M0 -8 V8 M3.5 -8 V8 M7 -8 V8", stroke="#9a8f8a", stroke_width=0.9
    )
    for low in (-10.8, 7.0):
        body += svg.path(
            stretched("M -13 0.6 Q 0 -1 13 0.6 L 13 4.2 Q 0 2.6 -13 4.2 Z", 1, 1, 0, low),
            "#8f868c",
            edge,
            1.0,
        )
        body += svg.path(
            f"M-12 {low + 1.2} Q0 {low - 0.4} 12 {low + 1.2}",
            stroke=lighter(stone, 0.5),
            stroke_width=1.1,
        )
        for x in (-8, -3, 3, 8):
            body += svg.path(f"M{x} {low} V{low + 3.6}", stroke="#5f5763", stroke_width=0.8)
    place = f"translate({crossing[0]:.2f},{crossing[1]:.2f}) rotate({turn:.2f})"
    return svg.group(body, place)


def _between_lakes(point: geo.Point) -> bool:
    return _LAKE_SHORE < geo.to_polar(*point)[0] < _LAGOON_SHORE
