"""Discs: carved wooden roundels, alone and in stacks whose every edge tells its owner.

`px` is always the diameter of a disc. All surfaces are kept and shared: copy before drawing on one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from sprites.common import carve, svg
from sprites.common.colour import mix
from sprites.common.players import PlayerStyle, Shape
from sprites.common.strokes import circle, polygon, stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.palette import carving, lit, shaded
from sprites.tara.signs import motif_mask

EDGE = 0.17
"""Height of a disc's edge by its diameter."""
HIGHEST = 0.92
"""How high a stack may rise above its lowest disc, by the diameter: beyond that it is pressed."""
_SMALL = 48
"""Below this the carving fills more of the face, to be read."""
_RING, _STAKES = 1.48, 16
"""The ring of a fort: its size by the diameter of the disc, and how many stakes stand in it."""
_BEFORE, _BEHIND = 9.4, 6.0
"""Heights of its stakes: before a disc they reach over its rim and spare its knot."""
_FRESH = ("#e2bd84", "#f0d09c", "#d3aa6c")
"""Wood of a fort's stakes: far lighter than that of the great palisade."""
_SWAY = 0.035
"""How far captives stand aside, so that their rims show."""


@dataclass(frozen=True, slots=True, eq=False)
class Pile:
    """A stack as a picture; `foot` is the point of the picture that lies on a hollow's middle."""

    surface: pygame.Surface
    foot: tuple[int, int]

    def corner(self, spot: tuple[float, float]) -> tuple[int, int]:
        """Where the picture's upper left corner lies when the stack stands on a spot."""
        return round(spot[0]) - self.foot[0], round(spot[1]) - self.foot[1]


@kept
def roundel(style: PlayerStyle, px: int) -> pygame.Surface:
    """The upper face of a disc: dished wood with its owner's knot."""
    unit = px / 40
    size = (px, px)
    mask = relief.shape_mask(circle(20, 20, 19.4, "#ffffff"), size, unit)
    face = carve.cut(relief.wood(size, unit, mix(style.fill, style.light, 0.22), 40, 0.4), mask)
    dish = relief.shape_mask(circle(20, 20, 16.4, "#ffffff"), size, unit)
    face.blit(carve.inside_edge(dish, unit, 1.3 * unit, 1.2 * unit, "#1a0e06", 0.5), (0, 0))
    face.blit(carve.inside_edge(dish, -unit, -1.3 * unit, 1.2 * unit, style.light, 0.5), (0, 0))
    side = round(px * (0.82 if px < _SMALL else 0.76))
    at = ((px - side) // 2, (px - side) // 2)
    line, shine = carving(style)
    depth = max(1.0, 0.9 * unit)
    carve.engrave(face, motif_mask(style.shape, side), at, depth, line, shine, 0.9)
    carve.bevel(face, mask, 1.5 * unit, lit(style.light, 0.5), "#140b06", 0.6)
    rim = svg.circle(20, 20, 19.0, "none", style.ink, max(1.5, 2.0 / unit), stroke_opacity=0.9)
    face.blit(svg.raster(svg.document(rim, 40, 40), size), (0, 0))
    return face


@kept
def edge(style: PlayerStyle, px: int, high: int) -> pygame.Surface:
    """The side of a disc `high` px thick, to be seen below the face of what lies on it."""
    width, height = 40.0, 40 + high * 40 / px
    drop = height - 40
    body = (
        f"M0.6 20 A19.4 19.4 0 0 0 39.4 20 V{20 + drop:.2f} A19.4 19.4 0 0 1 0.6 {20 + drop:.2f} Z"
    )
    shade = svg.linear_gradient(
        "e", (0, 0), (40, 0), (0, style.fill), (0.25, mix(style.fill, style.dark, 0.2)),
        (0.7, mix(style.fill, style.dark, 0.5)), (1, style.dark),
    )  # fmt: skip
    line = max(1.3, 60 / px)
    drawn = svg.circle(20, 20, 19.4, mix(style.fill, style.dark, 0.25), style.ink, line)
    drawn += svg.path(body, "url(#e)", style.ink, line)
    drawn += _carved_edge(style, drop, line)
    text = svg.document(drawn, width, height, shade)
    return svg.raster(text, (px, px + high))


def _carved_edge(style: PlayerStyle, drop: float, line: float) -> str:
    """Notches that differ from owner to owner as the shapes do."""
    if drop < 4:
        return ""
    marks = []
    for turn in _TURNS[style.shape]:
        angle = math.radians(turn)
        x, y = 20 + 19.2 * math.sin(angle), 20 + 19.2 * math.cos(angle)
        marks.append(_NOTCHES[style.shape](x, y, drop, carving(style)[0], line))
    return "".join(marks)


def _upright(x: float, y: float, drop: float, colour: str, line: float) -> str:
    return stroke(f"M{x:.2f} {y + drop * 0.2:.2f} v{drop * 0.62:.2f}", colour, 1.5 * line)


def _dot(x: float, y: float, drop: float, colour: str, line: float) -> str:
    return circle(x, y + drop * 0.5, 1.1 * line, colour)


def _peak(x: float, y: float, drop: float, colour: str, line: float) -> str:
    low, top = y + drop * 0.78, y + drop * 0.24
    return polygon([(x - 2.2 * line, low), (x, top), (x + 2.2 * line, low)], colour)


def _dash(x: float, y: float, drop: float, colour: str, line: float) -> str:
    half = 2.4 * line
    return stroke(f"M{x - half:.2f} {y + drop * 0.5:.2f} h{2 * half:.2f}", colour, 1.2 * line)


_FIVE, _SIX = (-60, -30, 0, 30, 60), (-65, -39, -13, 13, 39, 65)
_TURNS: dict[Shape, tuple[int, ...]] = {
    "square": (-66, -44, -22, 0, 22, 44, 66),
    "circle": (),
    "triangle": _FIVE,
    "hexagon": _SIX,
    "diamond": _FIVE,
    "pentagon": _FIVE,
    "cross": _SIX,
}
_NOTCHES = {
    "square": _upright,
    "circle": _dot,
    "triangle": _peak,
    "hexagon": _dot,
    "diamond": _dash,
    "pentagon": _peak,
    "cross": _upright,
}


def step_of(px: int, discs: int) -> int:
    """How much higher each disc of a stack lies than the one below it, px."""
    step = px * EDGE
    if discs > 1:
        step = min(step, px * HIGHEST / discs)
    return max(3, round(step))


@kept
def stack(styles: tuple[PlayerStyle, ...], px: int) -> Pile:
    """Discs from the lowest to the top; ValueError without any."""
    if not styles:
        raise ValueError("a stack needs at least one disc")
    step, room = step_of(px, len(styles)), round(px * 0.24)
    rise = step * len(styles)
    canvas = pygame.Surface((px + 2 * room, px + rise + 2 * room), pygame.SRCALPHA)
    foot = (room + px // 2, room + rise + px // 2)
    ground = _shade(px)
    canvas.blit(ground, ground.get_rect(center=(foot[0] + px // 20, foot[1] + px // 14)))
    for level, style in enumerate(styles):
        top = foot[1] - px // 2 - step * (level + 1)
        left = foot[0] - px // 2 + _sway(level, len(styles), px)
        canvas.blit(edge(style, px, step), (left, top))
        if level == len(styles) - 1:
            canvas.blit(roundel(style, px), (left, top))
    return Pile(canvas, foot)


def _sway(level: int, discs: int, px: int) -> int:
    if level == discs - 1:
        return 0
    return round(px * _SWAY * (1 if level % 2 else -0.7))


@kept
def _shade(px: int) -> pygame.Surface:
    """The shadow below a stack."""
    room = round(px * 0.22)
    side = px + 2 * room
    canvas = carve.clear((side, side))
    pygame.draw.circle(canvas, (255, 255, 255, 255), (side // 2, side // 2), px // 2)
    return carve.tinted(carve.blurred(canvas, px * 0.16), "#080502", 0.6)


@kept
def palisade(px: int, front: bool) -> pygame.Surface:
    """The half of a ring of stakes that stands behind or before a disc of `px`."""
    side = round(px * _RING)
    body = []
    for step in range(_STAKES):
        angle = math.tau * (step + 0.5) / _STAKES
        x, y = 20 + 15.6 * math.cos(angle), 20 + 14.6 * math.sin(angle)
        if (y > 20) == front:
            body.append((y, _stake(x, y, step, _BEFORE if front else _BEHIND)))
    if not front:  # the shadow of the whole ring
        body.append((0.0, stroke("M3 24 A17 15.6 0 0 0 37 24", "#0c0703", 4.4, 0.5)))
    else:
        rope = "M4.6 21 A15.6 14.4 0 0 0 35.4 21"
        body.append((99.0, stroke(rope, "#1c120a", 2.7) + stroke(rope, "#8c5a2a", 1.5)))
    whole = svg.group("".join(part for _, part in sorted(body)), "translate(0,4)")
    return svg.raster(svg.document(whole, 40, 48), (side, round(side * 1.2)))


def _stake(x: float, y: float, number: int, high: float) -> str:
    """A pointed stake of fresh wood: lighter than the great palisade and darker than no disc."""
    tall = high + (number * 7 % 3) * 0.4
    tone = _FRESH[number % len(_FRESH)]
    top = y - tall
    post = [(x - 2.3, y + 1.6), (x - 2.3, top), (x, top - 2.2), (x + 2.3, top), (x + 2.3, y + 1.6)]
    half = [(x + 0.5, y + 1.6), (x + 0.5, top - 1.6), (x + 2.3, top), (x + 2.3, y + 1.6)]
    return polygon(post, tone, "#1c120a", 1.1) + polygon(half, shaded(tone, 0.28))


@kept
def halo(px: int) -> pygame.Surface:
    """The dashed ring of light around a disc that would come to lie."""
    side = round(px * 1.3)
    wide = 40 * px / side / 2
    ring = svg.circle(20, 20, wide + 1.6, "none", "#20140a", 2.6, stroke_opacity=0.6)
    ring += svg.circle(20, 20, wide + 1.6, "none", "#ffeeb4", 1.7, stroke_dasharray="6 3.4")
    return svg.raster(svg.document(ring, 40, 40), (side, side))


@kept
def promised(style: PlayerStyle, px: int) -> pygame.Surface:
    """The same in an owner's colour: a disc of theirs would come here later."""
    canvas = halo(px).copy()
    side = canvas.get_width()
    wide = 40 * px / side / 2 - 1.6
    ring = svg.circle(20, 20, wide, "none", "#20140a", 4.4, stroke_opacity=0.7)
    ring += svg.circle(20, 20, wide, "none", style.fill, 3.0)
    canvas.blit(svg.raster(svg.document(ring, 40, 40), (side, side)), (0, 0))
    return canvas


@kept
def ghost(style: PlayerStyle, px: int) -> pygame.Surface:
    """Where a disc would come to lie: its knot and its rim alone, in a dashed ring of light; what
    lies there now keeps its own colour."""
    side = round(px * 1.3)
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    sign = round(px * 0.62)
    knot, shine = motif_mask(style.shape, sign), max(1, round(px * 0.03))
    at = ((side - sign) // 2, (side - sign) // 2)
    for dx, dy in ((-shine, 0), (shine, 0), (0, -shine), (0, shine)):
        canvas.blit(carve.tinted(knot, "#fff6dc", 0.95), (at[0] + dx, at[1] + dy))
    canvas.blit(carve.tinted(knot, style.fill, 1.0), at)
    wide = 40 * px / side
    ring = svg.circle(20, 20, wide / 2 - 1.6, "none", "#20140a", 4.4, stroke_opacity=0.7)
    ring += svg.circle(20, 20, wide / 2 - 1.6, "none", style.fill, 3.0)
    ring += svg.circle(20, 20, 18.2, "none", "#20140a", 2.6, stroke_opacity=0.5)
    ring += svg.circle(20, 20, 18.2, "none", "#ffeeb4", 1.9, stroke_dasharray="6 3.4")
    canvas.blit(svg.raster(svg.document(ring, 40, 40), (side, side)), (0, 0))
    return canvas
