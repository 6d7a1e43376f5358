"""The bays of the castle: each built by one token, or still a drawing on the ground.

All pictures are in px of the board and cached: copy one before drawing on it.
"""

from __future__ import annotations

import pygame

from sprites.caylus.castle_stone import (
    Box,
    barred_arch,
    cone_roof,
    flat_shade,
    loophole,
    masonry,
    merlons,
    pennant,
    round_shade,
)
from sprites.caylus.geometry_castle import Bay
from sprites.caylus.palette import INK, lit, shaded
from sprites.caylus.pen import Drawing
from sprites.common.noise import grain
from sprites.common.surface_cache import kept

_CLOTH = "#5d4270"
"""The king's cloth: in the colour of no seat, for banners stand beside the tokens of the seats."""
_PLAN_VEIL = 0.94
"""How much of the land a bay hides that is not built yet."""
_PENCIL = "#45423f"
_PAPER = {
    "towers": ("#f6e8c2", "#e2cb96"),
    "walls": ("#f0deb0", "#d6ba84"),
    "dungeon": ("#dfbf92", "#b98f62"),
}
"""Light and shade of the parchment on which a section is drawn, a little paler the farther back it
stands: nothing of it looks like stone before it is built."""


@kept
def bay_picture(
    bay: Bay, number: int, count: int, unit: float
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A finished bay and where its corner lies on the board."""
    d = Drawing(max(1.0, 1.1 * unit))
    x, y, width, height = (float(value) for value in bay.box)
    seed = number * 17 + len(bay.section) * 101
    course = max(3.6, 7.6 * unit)
    if bay.section == "towers":
        _tower(d, (x, y, width, height), number, count, seed, course, unit)
    elif bay.section == "walls":
        _wall(d, (x, y, width, height), number, seed, course, unit)
    else:
        _vault(d, (x, y, width, height), number, count, seed, course, unit)
    over = height * 0.5 if bay.section == "towers" else 16 * unit
    corner = (round(x - 6 * unit), round(y - over))
    size = (round(width + 12 * unit), round(height + over + 4 * unit))
    picture = d.once((*corner, *size), size)
    grain(picture, (max(2.0, 5 * unit), max(2.0, 4 * unit)), 224, 255, seed)
    return picture, corner


def _tower(
    d: Drawing, box: Box, number: int, count: int, seed: int, course: float, unit: float
) -> None:
    """A round tower with a corbelled head; every other one bears a blue cone."""
    x, y, width, height = box
    inset = width * 0.09
    left, wide = x + inset, width - 2 * inset
    head = min(height * 0.2, wide * 0.7)
    body = (left, y + head * 0.7, wide, height - head * 0.7)
    masonry(d, body, course, seed)
    round_shade(d, body)
    d.line(f"M{left:.1f} {y + height:.1f} V{y + head * 0.7:.1f} h{wide:.1f} V{y + height:.1f}")
    wider = wide * 1.2
    top = (x + width / 2 - wider / 2, y + head * 0.28, wider, head * 0.62)
    masonry(d, top, course, seed + 3)
    round_shade(d, top, 0.9)
    d.line(f"M{top[0]:.1f} {top[1]:.1f} h{wider:.1f} v{top[3]:.1f} h{-wider:.1f} Z")
    merlons(d, (top[0], y, wider, head * 0.34), 3, seed + 5, course)
    loophole(d, x + width / 2, y + head * 1.5, max(2.4, wide * 0.2), max(5.0, wide * 0.52))
    middle = number == (count - 1) // 2
    if middle or number % 2 == 0:
        high = wide * (1.5 if middle else 1.1)
        cone_roof(d, x + width / 2, y + head * 0.2, wider * 0.94, high)
        pennant(
            d,
            x + width / 2,
            y + head * 0.2 - high * 0.96,
            max(7.0, wide * 0.6),
            _CLOTH if number % 4 == 0 else "#efe0b8",
        )


def _wall(d: Drawing, box: Box, number: int, seed: int, course: float, unit: float) -> None:
    """A piece of curtain wall with a wall-walk, a window or a loop."""
    x, y, width, height = box
    crest = min(height * 0.11, 11 * unit)
    body = (x, y + crest, width, height - crest)
    masonry(d, body, course, seed)
    flat_shade(d, body)
    merlons(d, (x, y - crest * 0.25, width, crest * 1.3), 2, seed + 2, course)
    band = y + crest + max(2.0, 3 * unit)
    d.fill(f"M{x:.1f} {band:.1f} h{width:.1f} v{3.4 * unit:.1f} h{-width:.1f} Z", "#2e1c28", 0.3)
    d.line(f"M{x:.1f} {band:.1f} h{width:.1f}", "#fbf0cf", max(1.0, 1.6 * unit))
    middle = x + width / 2
    if number % 3 == 1:
        _banner(d, middle, band + 6 * unit, width * 0.46, height * 0.42, number)
    else:
        loophole(d, middle, y + height * 0.3, max(3.0, width * 0.2), max(7.0, height * 0.2))
        loophole(d, middle, y + height * 0.64, max(2.6, width * 0.14), max(6.0, height * 0.16))
    d.line(
        f"M{x:.1f} {y + height:.1f} V{y + crest:.1f} M{x + width:.1f} {y + height:.1f} "
        f"V{y + crest:.1f}",
        shaded("#d8bd8a", 0.6),
        max(0.8, 0.9 * unit),
        0.7,
    )
    d.line(f"M{x:.1f} {y + height:.1f} h{width:.1f}")


def _banner(d: Drawing, x: float, top: float, width: float, high: float, number: int) -> None:
    """The king's cloth, hung from the wall-walk."""
    half = width / 2
    tone = _CLOTH if number % 2 else lit(_CLOTH, 0.25)
    cloth = d.linear(
        (x - half, 0), (x + half, 0), (0, lit(tone, 0.2)), (0.5, tone), (1, shaded(tone, 0.35))
    )
    d.path(
        f"M{x - half:.1f} {top:.1f} h{width:.1f} v{high:.1f} l{-half:.1f} {-half * 0.7:.1f} "
        f"l{-half:.1f} {half * 0.7:.1f} Z",
        cloth,
    )
    size = half * 0.46
    y = top + high * 0.36
    d.fill(
        f"M{x:.1f} {y - size * 1.5:.1f} q{size:.1f} {size:.1f} 0 {size * 2:.1f} "
        f"q{-size:.1f} {-size:.1f} 0 {-size * 2:.1f} Z",
        "#ecc65c",
    )
    d.line(
        f"M{x - size * 1.1:.1f} {y + size * 0.9:.1f} h{size * 2.2:.1f} M{x:.1f} {y:.1f} "
        f"v{size * 1.8:.1f} M{x:.1f} {y + size * 0.6:.1f} q{size * 1.4:.1f} {-size * 2:.1f} "
        f"{size * 1.3:.1f} {size * 0.1:.1f} M{x:.1f} {y + size * 0.6:.1f} q{-size * 1.4:.1f} "
        f"{-size * 2:.1f} {-size * 1.3:.1f} {size * 0.1:.1f}",
        "#ecc65c",
        max(0.9, size * 0.3),
    )


def _vault(
    d: Drawing, box: Box, number: int, count: int, seed: int, course: float, unit: float
) -> None:
    """A bay of the dungeon: heavy stones, a barred arch, a buttress; the gate in the middle."""
    x, y, width, height = box
    masonry(d, box, course * 1.3, seed)
    flat_shade(d, box)
    band = max(2.4, 4.2 * unit)
    d.fill(f"M{x:.1f} {y:.1f} h{width:.1f} v{band:.1f} h{-width:.1f} Z", "#f3e3b8")
    d.line(f"M{x:.1f} {y + band:.1f} h{width:.1f} M{x:.1f} {y:.1f} h{width:.1f}", INK, d.ink * 0.8)
    d.fill(f"M{x:.1f} {y + band:.1f} h{width:.1f} v{3 * unit:.1f} h{-width:.1f} Z", "#2e1c28", 0.34)
    barred_arch(d, x + width / 2, y + height - 2 * unit, width * 0.5, height * 0.6)
    for edge in (x, x + width):
        wide = width * 0.1
        d.polygon(
            [
                (edge - wide, y + height),
                (edge - wide * 0.6, y + height * 0.3),
                (edge + wide * 0.6, y + height * 0.3),
                (edge + wide, y + height),
            ],
            "#d9bf8e",
            width=0.8,
        )
        d.veil(
            [
                (edge + wide * 0.1, y + height),
                (edge + wide * 0.1, y + height * 0.3),
                (edge + wide * 0.6, y + height * 0.3),
                (edge + wide, y + height),
            ],
            "#2e1c28",
            0.28,
        )
    d.line(f"M{x:.1f} {y + height:.1f} h{width:.1f}")


def _sketched(d: Drawing, box: Box, unit: float) -> None:
    """The master builder's thin lines: the middle, courses to come, a window."""
    x, y, width, height = box
    middle, ink = x + width / 2, _PENCIL
    courses = " ".join(
        f"M{x + width * 0.16:.1f} {y + height * share:.1f} h{width * 0.68:.1f}"
        for share in (0.3, 0.82, 0.93)
    )
    d.line(courses, ink, max(0.7, 0.7 * unit), 0.5)
    d.line(f"M{middle:.1f} {y + height * 0.74:.1f} V{y + height:.1f}", ink, 0.7 * unit, 0.4)


def _laid_out(outline: str, unit: float) -> str:
    """The stones that are laid out along an outline, with the shadow that they throw."""
    down = 1.3 * unit
    shadow = (
        f'<path d="{outline}" fill="none" stroke="#2e1c28" stroke-width="{1.6 * unit:.2f}" '
        f'stroke-opacity="0.26" transform="translate(0,{down:.2f})"/>'
    )
    stones = "".join(
        f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{wide * unit:.2f}" '
        f'stroke-dasharray="{long * unit:.2f} {(7.4 - long) * unit:.2f}" '
        f'stroke-dashoffset="{(long - 5.4) / 2 * unit:.2f}"/>'
        for colour, wide, long in (("#84683f", 2.1, 5.4), ("#fff3d0", 1.1, 4.2))
    )
    return shadow + stones


@kept
def plan_picture(bay: Bay, unit: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A bay not built yet: the master builder's pencil on cream."""
    d = Drawing(1.0)
    x, y, width, height = (float(value) for value in bay.box)
    if bay.section == "towers":
        inset, head = width * 0.09, min(height * 0.2, width * 0.5)
        outline = (
            f"M{x + inset:.1f} {y + height:.1f} V{y + head:.1f} h{-inset:.1f} V{y:.1f} "
            f"h{width * 0.3:.1f} v{head * 0.36:.1f} h{width * 0.4:.1f} v{-head * 0.36:.1f} "
            f"h{width * 0.3:.1f} V{y + head:.1f} h{-inset:.1f} V{y + height:.1f} Z"
        )
    elif bay.section == "walls":
        crest = min(height * 0.11, 11 * unit)
        outline = (
            f"M{x:.1f} {y + height:.1f} V{y:.1f} h{width * 0.3:.1f} v{crest:.1f} "
            f"h{width * 0.4:.1f} v{-crest:.1f} h{width * 0.3:.1f} V{y + height:.1f} Z"
        )
    else:
        outline = f"M{x:.1f} {y:.1f} h{width:.1f} v{height:.1f} h{-width:.1f} Z"
    light, shade = _PAPER[bay.section]
    top, foot = (0, light, _PLAN_VEIL), (1, shade, _PLAN_VEIL)
    d.fill(outline, d.linear((x, y), (x + width, y + height), top, foot))
    _sketched(d, (x, y, width, height), unit)
    d.add(_laid_out(outline, unit))
    pad = 3
    size = (round(width) + 2 * pad, round(height) + 2 * pad)
    corner = (bay.box.left - pad, bay.box.top - pad)
    return d.once((*corner, *size), size), corner
