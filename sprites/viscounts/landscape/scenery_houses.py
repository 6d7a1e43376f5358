"""Buildings of the landscapes, each drawn around its foot, lit from the left."""

from __future__ import annotations

from functools import lru_cache

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.viscounts.ring_canvas import Prop
from sprites.viscounts.ring_shapes import stretched

INK = "#231b2b"
GLOW = "#ffd873"


@lru_cache(maxsize=32)
def cottage(roof: str, wall: str = "#ecd9ae") -> Prop:
    """A house with gable to the left, a lit window and a chimney."""
    body = svg.path("M5 -12 V-16 H7.4 V-11 Z", darker(wall, 0.3), INK, 0.9)
    body += svg.path("M-7 0 V-6.4 L-1 -11 L1.6 -7 V1.4 Z", wall, INK, 0.9)
    body += svg.path("M1.6 1.4 V-7 L10 -6.4 V0 Z", darker(wall, 0.3), INK, 0.9)
    body += svg.path("M-2.6 -13.4 L7.6 -13 L12 -6.2 L2 -5.4 Z", roof, INK, 0.9)
    body += svg.path(
        "M-2.6 -13.4 L-8.6 -6.2 L-7 -5.4 L-2.2 -11 L2 -5.4 Z", lighter(roof, 0.2), INK, 0.9
    )
    body += svg.path("M-4.6 -0 V-3.4 H-2.4 V0.6 Z", "#4a2c2c")
    body += svg.rect(4.6, -4.4, 2.4, 2.4, GLOW, INK, 0.6)
    return Prop(body, 12, 16.5)


@lru_cache(maxsize=4)
def windmill() -> Prop:
    """A post mill with its four sails spread."""
    body = svg.path("M-9 0 L-5.6 -22 H5.6 L9 0 Q0 4 -9 0 Z", "#efdfb8", INK, 1.2)
    body += svg.path("M1.4 -22 H5.6 L9 0 Q5 1.8 2.4 1.8 Z", INK, fill_opacity=0.28)
    body += svg.path("M-7 -21 Q-5 -31 0 -33 Q5 -31 7 -21 Q0 -19 -7 -21 Z", "#8e3f34", INK, 1.2)
    body += svg.path("M-2.4 1 V-6 Q0 -9.4 2.4 -6 V1 Z", "#3a2433")
    body += svg.path("M-1.6 -12 Q0 -14.6 1.6 -12 V-9.6 H-1.6 Z", GLOW, INK, 0.6)
    sail = svg.path("M-1 0 L-3.4 -20 L4.2 -20 L1 0 Z", "#f6ebcf", INK, 0.9)
    sail += svg.path(
        "M-2 -8 H2 M-2.6 -12 H3 M-3 -16 H3.6 M0 0 L0.4 -20", stroke="#a8803f", stroke_width=0.7
    )
    for turn in (22, 112, 202, 292):
        body += svg.group(sail, f"translate(0,-22) rotate({turn})")
    body += svg.circle(0, -22, 2, INK)
    return Prop(body, 20, 42, 4)


@lru_cache(maxsize=4)
def chapel() -> Prop:
    """A mountain chapel with a steep spire."""
    body = svg.path("M-4 2 V-12 H13 V0 Z", "#a39ab0", INK, 1.1)
    body += svg.path("M-4 -12 L0.6 -20 H16 L13.4 -11.4 Z", "#5a4a86", INK, 1.1)
    body += svg.path("M0.6 -20 H16 L15 -17 H-1 Z", "#f4f5fb")
    body += svg.path("M-11.6 0.6 V-25 H-3.4 V2.4 Z", "#efe6d4", INK, 1.1)
    body += svg.path("M-6 -25 H-3.4 V2.4 L-6 1.8 Z", INK, fill_opacity=0.25)
    body += svg.path("M-13.6 -24 L-7.5 -39 L-1.4 -24 Q-7.5 -22 -13.6 -24 Z", "#6a589a", INK, 1.1)
    body += svg.path("M-7.5 -39 L-1.4 -24 Q-4 -23 -6 -23 Z", "#3e3266", fill_opacity=0.8)
    body += svg.path("M-7.5 -38 V-44 M-9.7 -41.6 H-5.3", stroke="#e8c660", stroke_width=1.3)
    body += svg.path("M-9 -15 V-19 Q-7.5 -22 -6 -19 V-15 Z", GLOW, INK, 0.6)
    body += svg.path(
        "M1 -3 V-7 Q2.6 -9.4 4.2 -7 V-3 Z M7.4 -3.4 V-7.2 Q9 -9.6 10.6 -7.2 V-3.4 Z", GLOW, INK, 0.6
    )
    return Prop(body, 16.5, 44.5)


@lru_cache(maxsize=4)
def lodge() -> Prop:
    """A hunter's log house under a mossy roof, smoke from its chimney."""
    body = svg.path(
        "M12 -18 Q9 -24 14 -28 Q10 -32 15 -37",
        stroke="#d8d2dc",
        stroke_width=1.8,
        stroke_opacity=0.65,
    )
    body += svg.path("M10.6 -12 V-19 H14.4 V-12 Z", "#8b8290", INK, 0.9)
    body += svg.path("M-13 0 V-8 L-4 -16 L4 -9 V2.4 Z", "#96643f", INK, 1.1)
    body += svg.path("M4 2.4 V-9 L17 -10 V-0.6 Z", "#61402c", INK, 1.1)
    body += svg.path("M-11 -4 H3 M-12 -1 H3 M-10 -7 H3", stroke="#5a3826", stroke_width=0.8)
    body += svg.path("M-5.6 -20.4 L13 -19 L20 -8 L5 -6.8 Z", "#66743f", INK, 1.1)
    body += svg.path("M-5.6 -20.4 L-16 -7 L-13.6 -6 L-4.6 -16.4 L5 -6.8 Z", "#7f8c4e", INK, 1.1)
    body += svg.path(
        "M-3 -17.6 L9 -16.8 M0 -14 L14 -13.2 M3 -10.4 L17 -9.8", stroke="#4a552e", stroke_width=0.8
    )
    body += svg.path("M-7 0.6 V-6 Q-5 -8.4 -3 -6 V1.4 Z", "#2a1a24") + svg.rect(
        8.6, -6.4, 4, 3.6, GLOW, INK, 0.7
    )
    return Prop(body, 20.5, 38)


@lru_cache(maxsize=4)
def lighthouse() -> Prop:
    """A banded tower on rocks, its beam over the dusk."""
    body = svg.path("M-4 -35 L-46 -47 V-27 Z M4 -35 L46 -47 V-27 Z", "#ffe9a8", fill_opacity=0.24)
    body += svg.path("M-15 3 Q-11 -6 0 -5 Q13 -6 16 4 Q0 9.4 -15 3 Z", "#8b7a78", INK, 1.1)
    body += svg.path("M-6.4 -2 L-4.2 -31 H4.2 L6.4 -2 Q0 1.4 -6.4 -2 Z", "#f4ead6", INK, 1.2)
    body += svg.path(
        "M-5.8 -9.6 L-5.2 -17 H5.2 L5.8 -9.6 Q0 -8 -5.8 -9.6 Z "
        "M-4.7 -24 L-4.2 -31 H4.2 L4.7 -24 Q0 -22.6 -4.7 -24 Z",
        "#b5433a",
    )
    body += svg.path("M1.4 -31 H4.2 L6.4 -2 Q4 -0.6 2.2 -0.6 Z", INK, fill_opacity=0.28)
    body += svg.rect(-5.6, -32.4, 11.2, 2.4, "#5a4a58", INK, 0.8) + svg.rect(
        -3.8, -38, 7.6, 6, "#ffe08a", INK, 1.0
    )
    body += svg.path("M-5.8 -38 Q-2 -42 0 -45 Q2 -42 5.8 -38 Z", "#6d2f4a", INK, 1.0)
    return Prop(body, 17, 46, 5)


@lru_cache(maxsize=4)
def fishing_hut() -> Prop:
    """A hut on stilts with a jetty."""
    body = svg.path(
        "M-6 3 V-3 M0 4 V-3 M6 3 V-3 M11 2 V-2 M15 2 V-2", stroke="#4a3028", stroke_width=1.4
    )
    body += svg.path("M-8 -4 H17 V-2 H-8 Z", "#9a7048", INK, 0.8)
    body += svg.path("M-7 -4 V-9 L-2 -13.4 L1.6 -9 V-4 Z", "#d8b98a", INK, 0.9)
    body += svg.path("M1.6 -4 V-9 H8 V-4 Z", "#8f6c4a", INK, 0.9)
    body += svg.path("M-3.4 -15.4 H6 L10 -8.4 H2.6 Z", "#3f6a7c", INK, 0.9)
    body += svg.path("M-3.4 -15.4 L-9 -8.4 L-7.4 -7.6 L-3 -12.6 L2.6 -8.4 Z", "#578397", INK, 0.9)
    body += svg.rect(3.8, -7.4, 2.2, 2.2, GLOW, INK, 0.5)
    return Prop(body, 17.5, 16, 5)


@lru_cache(maxsize=4)
def standing_stones() -> Prop:
    """A ring of old stones in the moss."""
    body = ""
    for x, y, height in (
        (-10.0, -3.0, 8.0),
        (-4.0, -6.0, 9.0),
        (4.0, -6.0, 8.0),
        (10.0, -3.0, 9.0),
        (-6.0, 2.0, 7.0),
        (6.0, 2.0, 8.0),
    ):
        outline = f"M -2.2 0 L -1.8 {-height} L 0.8 {-height - 1.4} L 2.2 {1 - height} L 2.4 0 Z"
        shade = f"M 0.8 {-height - 1.4} L 2.2 {1 - height} L 2.4 0 L 0.4 0 Z"
        body += svg.path(stretched(outline, 1, 1, x, y), "#9a98a0", INK, 0.8)
        body += svg.path(stretched(shade, 1, 1, x, y), "#5f5b68")
        body += svg.path(stretched("M -2.2 0 Q 0 -1.6 2.4 0 Z", 1, 1, x, y), "#6f8a48")
    return Prop(body, 13, 17)
