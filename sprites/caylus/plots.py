"""Plots along the road where no building stands yet. Px of the board."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites.caylus import landscape_life as life
from sprites.caylus.icons import draw_icon
from sprites.caylus.palette import TIMBER, lit
from sprites.caylus.pen import Drawing
from sprites.common.surface_cache import kept

PLOT_KINDS = 7
_CORNERS = ((0.06, 0.1), (0.94, 0.1), (0.94, 0.97), (0.06, 0.97))
_LIFE: tuple[tuple[tuple[float, float, str], ...], ...] = (
    ((0.32, 0.72, "tree"), (0.72, 0.86, "shrub")),
    ((0.4, 0.7, "sheep"), (0.72, 0.62, "sheep"), (0.6, 0.88, "sheep")),
    ((0.5, 0.74, "pond"), (0.24, 0.5, "shrub")),
    ((0.34, 0.62, "poplar"), (0.66, 0.8, "apple")),
    ((0.36, 0.7, "hay"), (0.68, 0.84, "hay")),
    ((0.55, 0.66, "tree"), (0.28, 0.86, "shrub")),
    ((0.5, 0.78, "well"),),
)
"""What stands on a plot of each kind, in shares of its width and height."""


@kept
def plot_picture(size: tuple[int, int], kind: int, unit: float) -> pygame.Surface:
    """A plot without a building: a peg in every corner and something of country life."""
    width, height = size
    d = Drawing(max(0.8, 0.9 * unit))
    _cord(d, width, height, unit)
    for x, y in _CORNERS:
        _peg(d, width * x, height * y, max(3.0, width * 0.045))
    for x, y, name in _LIFE[kind % PLOT_KINDS]:
        d.put(_thing(name), width * x, height * y, width / 70)
    return d.once((0, 0, width, height), size)


def _cord(d: Drawing, width: float, height: float, unit: float) -> None:
    """The ground between the pegs, lighter than the meadow, and the cord that measures it."""
    left, top = (width * _CORNERS[0][0], height * _CORNERS[0][1])
    right, foot = (width * _CORNERS[2][0], height * _CORNERS[2][1])
    box = f"M{left:.1f} {top:.1f} H{right:.1f} V{foot:.1f} H{left:.1f} Z"
    d.fill(box, "#f3dfa4", 0.2)
    dash = f"{3.4 * unit:.1f} {2.6 * unit:.1f}"
    for colour, down, wide in (("#3a2812", 1.1 * unit, 1.5 * unit), ("#f7ead0", 0.0, 1.3 * unit)):
        d.add(
            f'<path d="{box}" transform="translate(0,{down:.1f})" fill="none" stroke="{colour}" '
            f'stroke-width="{wide:.1f}" stroke-dasharray="{dash}" stroke-opacity="0.8"/>'
        )


def _peg(d: Drawing, x: float, y: float, wide: float) -> None:
    """A peg driven into the ground, with its shadow."""
    d.line(
        f"M{x:.1f} {y + wide * 0.5:.1f} l{wide * 1.3:.1f} {wide * 0.7:.1f}",
        "#2a1a0c",
        wide * 0.7,
        0.35,
    )
    d.rect(x - wide / 2, y - wide * 1.3, wide, wide * 1.9, TIMBER)
    light = f"M{x - wide * 0.3:.1f} {y - wide * 1.1:.1f} h{wide * 0.6:.1f}"
    d.line(light, lit(TIMBER, 0.5), max(0.8, wide * 0.2))


@lru_cache(maxsize=8)
def _thing(name: str) -> Drawing:
    if name == "tree":
        return life.leafy(11, "#6f7f3f", 4)
    if name == "apple":
        return life.leafy(8, "#7c8a42", 9)
    if name == "poplar":
        return life.poplar(11)
    if name == "shrub":
        return life.shrub(6)
    if name == "sheep":
        return life.sheep(2)
    if name == "hay":
        return life.haystack(9)
    return life.pond() if name == "pond" else life.well()


_HOLLOWS = (
    (0.3, 0.2, 0.26, "#8a6438", 0.45),
    (0.72, 0.3, 0.2, "#e0bf86", 0.5),
    (0.5, 0.56, 0.38, "#8a6438", 0.5),
    (0.24, 0.82, 0.2, "#e0bf86", 0.45),
    (0.7, 0.84, 0.24, "#7d5930", 0.4),
)
"""Where trodden earth is darker or lighter: place, half width, colour, strength."""
_CLODS = (
    (0.12, 0.16),
    (0.56, 0.14),
    (0.8, 0.2),
    (0.1, 0.5),
    (0.84, 0.56),
    (0.3, 0.74),
    (0.6, 0.78),
    (0.46, 0.9),
    (0.84, 0.88),
    (0.16, 0.9),
)
_TUFTS = ((0.14, 0.34), (0.9, 0.42), (0.2, 0.68), (0.88, 0.74), (0.42, 0.2))


@kept
def next_plot(size: tuple[int, int], unit: float) -> pygame.Surface:
    """The plot where the next building will stand: dug and staked out, with the mason's hammer."""
    width, height = size
    d = Drawing(max(1.0, 1.1 * unit))
    left, right, top, foot = width * 0.05, width * 0.95, height * 0.08, height * 0.96
    box = f"M{left:.1f} {top:.1f} H{right:.1f} V{foot:.1f} H{left:.1f} Z"
    earth = d.linear((left, top), (left, foot), (0, "#b08a54"), (1, "#d2ad72"))
    d.fill(box, earth, 0.9)
    _trodden(d, (left, top, right - left, foot - top), unit)
    d.line(f"M{left:.1f} {foot:.1f} V{top:.1f} H{right:.1f}", "#5a3d22", 2.4 * unit, 0.5)
    d.line(box, "#f3e2b4", 1.3 * unit)
    for x in (left, width / 2, right):
        for y in (top, foot):
            _peg(d, x, y, max(3.0, width * 0.07))
    sign = Drawing(3.0)
    draw_icon("build", sign)
    d.put(sign, width * 0.34, height * 0.36, width * 0.32 / 64)
    return d.once((0, 0, width, height), size)


def _trodden(d: Drawing, ground: tuple[float, float, float, float], unit: float) -> None:
    """Earth that many feet have trodden: darker hollows, ruts, clods and tufts of grass."""
    x, y, width, height = ground
    for across, down, wide, colour, strength in _HOLLOWS:
        middle = (x + width * across, y + height * down)
        d.add(
            f'<ellipse cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" rx="{width * wide:.1f}" '
            f'ry="{width * wide * 0.42:.1f}" fill="{colour}" fill-opacity="{strength:g}"/>'
        )
    for across, down in _CLODS:
        left, top = x + width * across, y + height * down
        d.line(f"M{left:.1f} {top:.1f} h{width * 0.05:.1f}", "#5a3d22", 2.0 * unit, 0.55)
        light = top - 1.4 * unit
        d.line(f"M{left:.1f} {light:.1f} h{width * 0.04:.1f}", "#ecd09a", 1.1 * unit, 0.8)
    for across, down in _TUFTS:
        left, top = x + width * across, y + height * down
        blade = f"M{left:.1f} {top:.1f} l{-2 * unit:.1f} {-5 * unit:.1f} m{2 * unit:.1f} "
        blade += (
            f"{5 * unit:.1f} v{-6 * unit:.1f} v{6 * unit:.1f} l{2.4 * unit:.1f} {-4.6 * unit:.1f}"
        )
        d.line(blade, "#6f7f3f", 1.5 * unit)
