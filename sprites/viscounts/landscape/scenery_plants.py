"""Trees and other growing things of the landscapes, each drawn around its foot."""

from __future__ import annotations

from functools import lru_cache

from sprites.common import svg
from sprites.common.colour import darker, lighter
from sprites.viscounts.ring_canvas import Prop

SNOW = "#f4f5fb"
_BARK = "#4d3129"


@lru_cache(maxsize=64)
def pine(colour: str, snowy: bool = False) -> Prop:
    """A fir in three tiers, lit from the left."""
    body = svg.rect(-1.3, -3, 2.6, 4, _BARK)
    for half, foot, height in ((7.2, -2.0, 9.5), (5.8, -7.2, 9.0), (4.2, -12.2, 8.8)):
        tip = foot - height
        body += svg.path(
            f"M0 {tip} L{half} {foot} Q{half * 0.5} {foot + 1.2} 0 {foot + 2} "
            f"Q{-half * 0.5} {foot + 1.2} {-half} {foot} Z",
            colour,
            darker(colour, 0.62),
            0.9,
        )
        body += svg.path(
            f"M0 {tip} L{half} {foot} Q{half * 0.5} {foot + 1.2} {half * 0.1} {foot + 1.8} "
            f"Q{half * 0.5} {foot - height * 0.4} 0 {tip} Z",
            darker(colour, 0.45),
            fill_opacity=0.85,
        )
        if snowy:
            body += svg.path(
                f"M0 {tip} L{half * 0.62} {foot - height * 0.38} L{half * 0.2} "
                f"{foot - height * 0.5} L{-half * 0.15} {foot - height * 0.2} "
                f"L{-half * 0.5} {foot - height * 0.36} L{-half * 0.86} {foot - height * 0.12} Z",
                SNOW,
            )
        else:
            body += svg.path(
                f"M{-half * 0.12} {tip + 2.4} Q{-half * 0.4} {foot - 3} {-half * 0.74} {foot - 1}",
                stroke=lighter(colour, 0.38),
                stroke_width=0.9,
                stroke_opacity=0.8,
            )
    return Prop(body, 7.4, 21.5)


@lru_cache(maxsize=64)
def broadleaf(colour: str) -> Prop:
    """A round tree with a heavy crown."""
    shade, light = darker(colour, 0.5), lighter(colour, 0.42)
    body = svg.rect(-1.4, -6, 2.8, 7, _BARK)
    crown = (
        "M-7 -6 Q-10.5 -8 -8.6 -12.4 Q-8.6 -17 -3.6 -17 Q-0.6 -22 4.4 -18.4 "
        "Q9.6 -17.4 8.6 -12.2 Q10.4 -7.6 6 -6 Q3 -3.4 0 -5 Q-4 -3.4 -7 -6 Z"
    )
    body += svg.path(crown, colour, darker(colour, 0.68), 1.0)
    body += svg.path(
        "M4.4 -18.4 Q9.6 -17.4 8.6 -12.2 Q10.4 -7.6 6 -6 Q3 -3.4 0 -5 Q-3 -4 -5 -5 "
        "Q1 -5.6 2.4 -8.4 Q6.6 -9.4 5 -13 Q6.4 -15.6 4.4 -18.4 Z",
        shade,
        fill_opacity=0.75,
    )
    body += svg.path(
        "M-6.4 -11 Q-6.6 -14.8 -2.8 -15 M-1.4 -17 Q0.4 -19 2.4 -18",
        stroke=light,
        stroke_width=1.2,
        stroke_opacity=0.9,
    )
    return Prop(body, 10, 21)


@lru_cache(maxsize=32)
def poplar(colour: str) -> Prop:
    """A slim tree as along a lane."""
    body = svg.rect(-1, -4, 2, 5, _BARK)
    body += svg.path(
        "M0 -23 Q4.4 -18 4 -9 Q3.6 -3.6 0 -3.4 Q-3.6 -3.6 -4 -9 Q-4.4 -18 0 -23 Z",
        colour,
        darker(colour, 0.65),
        0.9,
    )
    body += svg.path(
        "M0 -23 Q4.4 -18 4 -9 Q3.6 -3.6 0 -3.4 Q2 -9 0 -23 Z",
        darker(colour, 0.45),
        fill_opacity=0.7,
    )
    return Prop(body, 4.6, 23.5)


@lru_cache(maxsize=32)
def willow(colour: str) -> Prop:
    """A weeping tree for the water's edge."""
    body = svg.path("M-1.6 1 Q-0.6 -6 -2 -11 H2 Q0.8 -6 1.8 1 Z", _BARK)
    body += svg.path(
        "M-9 -2.6 Q-11.6 -15 -3 -17.4 Q4 -20.4 8 -14.4 Q11 -10 9.6 -2.4 Q8 -5 6.8 -2 "
        "Q5.4 -6 4 -3.4 Q2 -8 0 -4 Q-2 -8 -3.8 -3 Q-5.4 -6 -6.6 -2 Q-7.8 -5 -9 -2.6 Z",
        colour,
        darker(colour, 0.65),
        0.9,
    )
    body += svg.path(
        "M-6 -6 Q-6.6 -12 -2.6 -14.4 M-1.6 -7 Q-2 -12 1 -15 M3.4 -7 Q4 -11 3.6 -14",
        stroke=lighter(colour, 0.42),
        stroke_width=0.9,
    )
    body += svg.path(
        "M8 -14.4 Q11 -10 9.6 -2.4 Q8 -5 6.8 -2 Q7.4 -9 8 -14.4 Z",
        darker(colour, 0.45),
        fill_opacity=0.7,
    )
    return Prop(body, 10.5, 19)


@lru_cache(maxsize=32)
def bush(colour: str) -> Prop:
    """A low shrub."""
    body = svg.path(
        "M-5 0 Q-7 -4 -3.4 -5 Q-1.6 -8 1.4 -5.8 Q5.6 -6.4 5 -1.4 Q5 1 0 1 Q-4 1.4 -5 0 Z",
        colour,
        darker(colour, 0.62),
        0.9,
    )
    body += svg.path(
        "M1.4 -5.8 Q5.6 -6.4 5 -1.4 Q5 1 0 1 Q3.4 -1.6 1.4 -5.8 Z",
        darker(colour, 0.45),
        fill_opacity=0.7,
    )
    body += svg.path("M-3.8 -2.6 Q-3.4 -4 -1.8 -4.2", stroke=lighter(colour, 0.4), stroke_width=0.9)
    return Prop(body, 6, 7.5)


@lru_cache(maxsize=8)
def reeds() -> Prop:
    """A tuft of reed with cat-tails."""
    body = svg.path(
        "M-2 0 Q-3 -6 -4.6 -9 M0 0 Q0 -8 -0.6 -13 M1.4 0 Q2 -7 4 -11 M3 0 Q5 -4 6.4 -6",
        stroke="#4d6a38",
        stroke_width=1.2,
    )
    body += svg.ellipse(-0.7, -13, 1.1, 2.4, "#7a4a2a") + svg.ellipse(4.2, -11, 1.1, 2.2, "#8a5a32")
    return Prop(body, 7, 15.5, 1.0)


@lru_cache(maxsize=8)
def haystack() -> Prop:
    """A round stack of hay with a pole."""
    body = svg.path("M0 -9 V-12", stroke=_BARK, stroke_width=1.2)
    body += svg.path("M-6 0 Q-6 -8 0 -10 Q6 -8 6 0 Q0 2.4 -6 0 Z", "#e3bd5a", "#6d4a26", 1.0)
    body += svg.path("M0 -10 Q6 -8 6 0 Q3 1.4 1 1.2 Q4 -4 0 -10 Z", "#a87a30", fill_opacity=0.7)
    body += svg.path(
        "M-4 -1 Q-3.6 -5 -1.4 -7.6 M-1 0 Q-1 -4 0 -7", stroke="#f7e09a", stroke_width=0.8
    )
    return Prop(body, 6.5, 12.5)


@lru_cache(maxsize=8)
def vines() -> Prop:
    """Three rows of staked vines."""
    body = ""
    for row, y in enumerate((-8.0, -4.0, 0.0)):
        for column in range(4):
            x = -8.4 + column * 5 + row * 0.9
            body += svg.path(f"M{x} {y} V{y - 5}", stroke=_BARK, stroke_width=0.9)
            body += svg.ellipse(x, y - 3.2, 2.3, 1.9, "#7d9440", "#3f4a28", 0.7)
            body += svg.circle(x + 0.7, y - 2.4, 0.8, "#6d3a6a")
    return Prop(body, 11, 14)


@lru_cache(maxsize=8)
def toadstools() -> Prop:
    """Two red caps in the moss."""
    body = svg.path("M-2 0 V-4 H0 V0 Z M3 0.6 V-2 H4.4 V0.6 Z", "#efe2c4", "#4a3028", 0.6)
    body += svg.path("M-4.4 -3.6 Q-1 -8.6 2.4 -3.6 Z", "#c0473c", "#4a1f22", 0.7)
    body += svg.path("M1.6 -1.8 Q3.8 -4.8 6 -1.8 Z", "#c0473c", "#4a1f22", 0.7)
    body += svg.circle(-1.8, -4.9, 0.6, "#fbf0dc") + svg.circle(0.4, -4.6, 0.5, "#fbf0dc")
    return Prop(body, 6, 7, 1.5)


@lru_cache(maxsize=8)
def heather(colour: str) -> Prop:
    """A cushion of flowering heath."""
    body = svg.path("M-5 0 Q-4 -4 0 -4 Q4 -4 5 0 Q0 1.6 -5 0 Z", darker(colour, 0.35))
    for x, y in ((-3, -1.6), (-1, -3), (1.4, -2.4), (3.2, -1.2), (0, -1)):
        body += svg.circle(x, y, 1.2, colour) + svg.circle(
            x - 0.3, y - 0.4, 0.5, lighter(colour, 0.5)
        )
    return Prop(body, 5.5, 5)
