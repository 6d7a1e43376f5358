"""Outlines of the four niches, in units of the opening (268 x 424), origin at its upper left."""

from __future__ import annotations

import math

from sprites.title.layout import NICHE

WIDTH, HEIGHT = NICHE
HALF = WIDTH / 2
GOTHIC_CENTRE = 48.0
"""How far beyond the middle the two circles of the pointed arch have their centres."""


def opening_outline(game: str, grow: float = 0.0) -> str:
    """Path data of the opening, `grow` units larger on all sides but the floor."""
    draw = {
        "viscounts": _pointed,
        "caylus": _round,
        "tara": _trilithon,
        "versailles": _basket,
    }
    return draw[game](grow)


def spring_line(game: str) -> float:
    """The height at which the curve of the arch begins, units below the top of the opening."""
    return {
        "viscounts": math.sqrt((HALF + GOTHIC_CENTRE) ** 2 - GOTHIC_CENTRE**2),
        "caylus": HALF,
        "tara": 34.0,
        "versailles": 104.0,
    }[game]


def _pointed(grow: float) -> str:
    spring = spring_line("viscounts")
    radius = HALF + GOTHIC_CENTRE + grow
    apex = spring - math.sqrt(radius**2 - GOTHIC_CENTRE**2)
    left, right = -grow, WIDTH + grow
    return (
        f"M{left:.1f} {HEIGHT}V{spring:.1f}A{radius:.1f} {radius:.1f} 0 0 1 {HALF:g} {apex:.1f}"
        f"A{radius:.1f} {radius:.1f} 0 0 1 {right:.1f} {spring:.1f}V{HEIGHT}Z"
    )


def _round(grow: float) -> str:
    radius = HALF + grow
    return (
        f"M{-grow:.1f} {HEIGHT}V{HALF:g}A{radius:.1f} {radius:.1f} 0 0 1 {WIDTH + grow:.1f} "
        f"{HALF:g}V{HEIGHT}Z"
    )


def _trilithon(grow: float) -> str:
    left, right, top = -grow, WIDTH + grow, -grow
    return (
        f"M{left:.1f} {HEIGHT}L{left + 3:.1f} 220L{left + 1:.1f} {top + 52:.1f}"
        f"Q{left + 6:.1f} {top + 38:.1f} {left + 22:.1f} {top + 35:.1f}"
        f"Q{HALF:g} {top + 26:.1f} {right - 20:.1f} {top + 36:.1f}"
        f"Q{right - 6:.1f} {top + 38:.1f} {right - 2:.1f} {top + 54:.1f}"
        f"L{right - 4:.1f} 216L{right:.1f} {HEIGHT}Z"
    )


def _basket(grow: float) -> str:
    left, right, top = -grow, WIDTH + grow, 10 - grow
    spring = spring_line("versailles")
    return (
        f"M{left:.1f} {HEIGHT}V{spring:g}"
        f"C{left:.1f} {top + 34:.1f} {left + 40:.1f} {top:.1f} {HALF:g} {top:.1f}"
        f"C{right - 40:.1f} {top:.1f} {right:.1f} {top + 34:.1f} {right:.1f} {spring:g}V{HEIGHT}Z"
    )
