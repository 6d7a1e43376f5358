"""Hills, peaks, rocks, boats and beasts of the landscapes, each drawn around its foot."""

from __future__ import annotations

import random
from functools import lru_cache

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.viscounts.geometry import Point
from sprites.viscounts.ring_canvas import Prop
from sprites.viscounts.ring_shapes import stretched

INK = "#231b2b"
_PEAK_LINE = "#352c52"


@lru_cache(maxsize=64)
def contour_hill(half: float, height: float, colour: str, seed: int = 1) -> Prop:
    """A rounded hill as on a painted map: lit from the left, drawn up by contour lines."""
    chance = random.Random(seed)
    w, h = half, height
    top = chance.uniform(-0.18, 0.1)
    left, right = chance.uniform(0.3, 0.5), chance.uniform(0.35, 0.55)
    crest = stretched(
        f"M -1 0 C -0.84 {left + 0.25} {top - 0.45} 1 {top} 1 "
        f"C {top + 0.42} 1 0.8 {right + 0.15} 1 0",
        w,
        -h,
    )
    whole = crest + " " + stretched("C 0.5 0.24 -0.5 0.24 -1 0 Z", w, h)
    shade = darker(colour, 0.5)
    rise = ((0, lighter(colour, 0.25)), (0.6, colour), (1, colour, 0.1))
    lee = ((0, shade, 0), (0.5, shade, 0.45), (1, shade, 0.2))
    defs = svg.linear_gradient("rise", (0, -h), (0, h * 0.2), *rise)
    defs += svg.linear_gradient("lee", (-w * 0.2, -h * 0.6), (w, 0), *lee)
    body = svg.path(whole, "url(#rise)") + svg.path(whole, "url(#lee)")
    body += svg.path(crest, stroke=darker(colour, 0.62), stroke_width=1.0)
    for share in (0.78, 0.56, 0.34):
        middle = (top * w * (1 - share), -h * (1 - share) * 0.98)
        body += _contour(w * share, h * share, middle, (left, right), colour)
    return Prop(f"<defs>{defs}</defs>{body}", half + 0.6, height + 0.6, height * 0.22)


def _contour(w: float, h: float, middle: Point, bend: tuple[float, float], colour: str) -> str:
    """One line around a hill, with light on its left part."""
    left, right = bend
    line = stretched(f"M -1 0.1 C {-left} 0.34 {right} 0.34 1 0.06", w, h, *middle)
    gleam = stretched(
        f"M -0.98 0.1 C {-left} 0.34 {right * 0.2} 0.34 0.4 0.2", w, h, middle[0], middle[1] - 1.1
    )
    drawn = svg.path(line, stroke=darker(colour, 0.42), stroke_width=0.9, stroke_opacity=0.6)
    return drawn + svg.path(
        gleam, stroke=lighter(colour, 0.5), stroke_width=0.8, stroke_opacity=0.7
    )


@lru_cache(maxsize=64)
def peak(half: float, height: float, seed: int = 1) -> Prop:
    """A faceted mountain: lit face, violet shade, a ragged cap of snow."""
    chance = random.Random(seed)
    top = chance.uniform(-0.16, 0.16)
    left, right = chance.uniform(0.44, 0.58), chance.uniform(0.4, 0.56)

    def face(template: str) -> str:
        return stretched(template, half, -height)

    ridge = f"L 0.36 {right} L 0.54 {right + 0.03} L 1 0"
    body = svg.path(
        face(f"M -1 0 L -0.6 {left} L -0.42 {left - 0.05} L {top} 1 {ridge} Q 0 -0.12 -1 0 Z"),
        "#bcc2d4",
        _PEAK_LINE,
        1.2,
    )
    body += svg.path(
        face(f"M {top} 1 {ridge} Q 0.5 -0.06 0.06 -0.07 L 0.24 0.26 L -0.06 0.4 L 0.12 0.62 Z"),
        "#6f6a94",
        fill_opacity=0.9,
    )
    cap = f"M {top} 1 L 0.22 0.7 L 0.1 0.58 L 0.02 0.7"
    body += svg.path(face(f"{cap} L -0.12 0.48 L -0.2 0.62 L -0.36 0.5 Z"), "#fdfdff")
    body += svg.path(face(f"{cap} Z"), "#c3c6e4")
    body += svg.path(
        face("M -0.6 0.16 L -0.42 0.32 M -0.3 0.06 L -0.12 0.28 M 0.46 0.1 L 0.56 0.26"),
        stroke="#565080",
        stroke_width=0.9,
    )
    return Prop(body, half + 0.5, height + 0.5, height * 0.1)


@lru_cache(maxsize=32)
def rock(colour: str) -> Prop:
    """A boulder."""
    body = svg.path(
        "M-5 1 L-4.4 -3.6 L-0.6 -6.4 L4.6 -3.8 L6 1 Q0 3 -5 1 Z", colour, darker(colour, 0.65), 0.9
    )
    body += svg.path(
        "M-0.6 -6.4 L4.6 -3.8 L6 1 Q3 2 0.6 2 L1.4 -2 Z", darker(colour, 0.4), fill_opacity=0.8
    )
    body += svg.path("M-3.6 -2.8 L-1 -4.8", stroke=lighter(colour, 0.5), stroke_width=0.8)
    return Prop(body, 6.5, 7)


@lru_cache(maxsize=16)
def sea_stack(height: float) -> Prop:
    """A pillar of chalk in the surf, turf on its head."""

    def at(template: str) -> str:
        return stretched(template, 1, -height)

    body = svg.ellipse(0, 1, 8.6, 3, "#f1f7f0", fill_opacity=0.75)
    body += svg.path(
        at("M -5 0 L -4.2 1 L 4.4 1 L 5.4 -0.05 Q 0 -0.25 -5 0 Z"), "#ecdfc6", INK, 1.0
    )
    body += svg.path(at("M 0.8 1 L 4.4 1 L 5.4 -0.05 Q 3 -0.15 1.4 -0.15 Z"), "#a08c86")
    body += svg.path(
        at("M -4.8 0.3 Q 0 0.14 5 0.3 M -4.5 0.62 Q 0 0.46 4.8 0.62"),
        stroke="#b49c8a",
        stroke_width=0.8,
    )
    body += svg.path(at("M -5 1 Q 0 1.28 5.2 1 Q 0 0.8 -5 1 Z"), "#9aa35c", INK, 0.9)
    return Prop(body, 9, height + 3, 4.5)


@lru_cache(maxsize=16)
def wave(colour: str) -> Prop:
    """Two curled strokes on the water."""
    body = svg.path("M-6 0 Q-3 -3 0 0 Q3 -3 6 0", stroke=colour, stroke_width=1.1)
    return Prop(body, 6, 2.5, 1)


@lru_cache(maxsize=8)
def boat(sail: str) -> Prop:
    """A fishing boat under sail."""
    body = svg.path("M-9 -2 Q0 4.4 10 -2.4 L7.6 3.6 Q0 6.6 -6.4 3.6 Z", "#6b3f2a", INK, 1.0)
    body += svg.path("M0 -1 V-18", stroke=INK, stroke_width=1.3)
    body += svg.path("M0.8 -17.4 Q9 -12 7 -3.6 L0.8 -3 Z", "#f2e5c4", INK, 0.9)
    body += svg.path("M-0.8 -16 Q-7 -10 -6.6 -3.8 L-0.8 -3 Z", sail, INK, 0.9)
    body += svg.path("M-12 5 Q-6 2.8 0 5 Q6 2.8 12 5", stroke="#e6f3f3", stroke_width=1.0)
    return Prop(body, 12.5, 19, 7)


@lru_cache(maxsize=4)
def swan() -> Prop:
    """A swan with its ripple."""
    body = svg.path(
        "M-6 0 Q-7 4 0 4 Q7 4 6.4 -2 Q2 -3.4 -1.6 0 Q-5 -2.4 -4.2 -6.6 Q-2.4 -9 -0.8 -6.6",
        "#fbfaf2",
        INK,
        0.8,
    )
    body += svg.path("M-0.8 -6.6 L1.8 -6", stroke="#e08a2e", stroke_width=1.4)
    body += svg.path("M-8 5 Q-4 3.4 0 5 Q4 3.4 8 5", stroke="#e6f3f3", stroke_width=0.9)
    return Prop(body, 8.5, 9, 6)


@lru_cache(maxsize=4)
def sheep() -> Prop:
    """A sheep at graze."""
    body = svg.path("M-2 -0.5 V1.6 M2 -0.5 V1.6", stroke=INK, stroke_width=0.9)
    body += svg.ellipse(0, -2.6, 4, 2.8, "#f6eedc", INK, 0.8) + svg.circle(
        -3.8, -3.4, 1.5, "#3a2a30"
    )
    return Prop(body, 5.5, 6)


@lru_cache(maxsize=4)
def stag() -> Prop:
    """A stag standing in the clearing."""
    legs = "M-6 0 V-5 M-4 0.4 V-5 M3 0.4 V-5 M5 0 V-5"
    body = svg.path(legs, stroke=INK, stroke_width=2.2) + svg.path(
        legs, stroke="#8a5228", stroke_width=1.2
    )
    body += svg.path(
        "M-6.4 -4 Q-8 -9.4 -3 -9.4 H3 L5 -14 Q8 -15.4 9.4 -12.4 L7 -9.6 Q7 -5 4 -4.4 H-4 Z",
        "#b5713c",
        INK,
        0.9,
    )
    body += svg.path(
        "M6 -14 Q3.6 -18 6 -21.4 M5 -18 L2.6 -19.8 M7.4 -14 Q10.6 -17 9 -21.4 M9 -18 L11.8 -19.6",
        stroke="#3a2420",
        stroke_width=1.2,
    )
    return Prop(body, 12, 22)


@lru_cache(maxsize=4)
def serpent() -> Prop:
    """A sea serpent's head and humps."""
    body = ""
    for x, height in ((12.0, 4.0), (1.0, 6.0)):
        hump = stretched(f"M -5 -3 Q -5 {height} 0 {height} Q 5 {height} 5 -3", 1, -1, x)
        body += svg.path(hump, stroke=INK, stroke_width=5) + svg.path(
            hump, stroke="#4f8a6a", stroke_width=3
        )
    neck = "M-9 3 V-9 Q-9 -14 -14 -13"
    body += svg.path(neck, stroke=INK, stroke_width=5.4) + svg.path(
        neck, stroke="#4f8a6a", stroke_width=3.4
    )
    body += svg.circle(-12, -13.4, 0.9, "#fff3c0")
    body += svg.path("M-20 4 Q-12 2 -4 4 Q4 2 12 4 Q18 2 24 4", stroke="#e6f2ee", stroke_width=1.2)
    return Prop(body, 24, 17, 6)


@lru_cache(maxsize=4)
def gulls() -> Prop:
    """Two gulls on the wind."""
    one = "M-4 -1 Q-2 -3.4 0 0 Q2 -3.4 4 -1"
    body = svg.path(one, stroke="#fbfaf2", stroke_width=1.3)
    body += svg.group(
        svg.path(one, stroke="#fbfaf2", stroke_width=1.2), "translate(7,-5) scale(0.7)"
    )
    return Prop(body, 11, 9, 1)


@lru_cache(maxsize=4)
def firefly() -> Prop:
    """A spark of light under the trees."""
    body = svg.circle(0, -2, 4.2, "#ffe08a", fill_opacity=0.22) + svg.circle(
        0, -2, 2.2, "#ffe9a8", fill_opacity=0.4
    )
    return Prop(body + svg.circle(0, -2, 1.1, "#fff6cf"), 4.5, 6.5)
