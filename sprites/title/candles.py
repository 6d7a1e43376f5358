"""Three-armed bronze candlesticks with burning candles, flames at the top."""

from __future__ import annotations

import pygame
from pygame import Surface

from sprites.common import carve, svg
from sprites.common.mirror import both, both_strokes
from sprites.common.strokes import circle, ellipse, linear, path, stroke, tones
from sprites.common.surface_cache import kept
from sprites.title.hall import pool

FLAME_ROOM = 22
"""Units above the drawing's own origin that the flames need."""
BOX = (84, 300 + FLAME_ROOM)
AXIS = 42.0
CANDLES: tuple[tuple[float, float, float], ...] = ((14, 76, 40), (42, 66, 58), (70, 76, 40))
"""x of the axis, y of the foot and height of each candle."""
INK = "#160e09"

DEFS = (
    tones("cd-bronze", "#f0cf8e", "#a5763c", "#5a3a1c", "#2e1c10", y2=0)
    + tones("cd-gold", "#ffeeb8", "#d2a352", "#7c5622", y2=30)
    + linear("cd-wax", 0, 0, 100, 0, [(0, "#fff6dc", 1), (0.5, "#f3dfae", 1), (1, "#b08d5a", 1)])
    + linear("cd-hot", 0, 0, 0, 100, [(0, "#ffe7a0", 0.95), (1, "#ffd98a", 0)])
    + linear(
        "cd-flame",
        0,
        0,
        0,
        100,
        [(0, "#ffd56a", 1), (0.5, "#fff6d4", 1), (0.82, "#ffbe55", 1), (1, "#7f8fd8", 1)],
    )
)


def flame_points(corner: tuple[float, float], scale: float) -> list[tuple[float, float]]:
    """Where the flames burn, px, for a candlestick whose box has its upper left at `corner`."""
    return [
        (corner[0] + x * scale, corner[1] + (FLAME_ROOM + foot - height - 9) * scale)
        for x, foot, height in CANDLES
    ]


@kept
def candlestick(scale: float) -> Surface:
    """The stick with its candles; its flames need the glow of `add_glow` as well."""
    size = (round(BOX[0] * scale), round(BOX[1] * scale))
    body = _stem() + _arms() + "".join(_candle(*candle) for candle in CANDLES)
    body = svg.group(body, f"translate(0 {FLAME_ROOM})")
    return svg.raster(svg.document(body, *BOX, DEFS), size)


def _stem() -> str:
    parts = [path("M38.6 76H45.4L44.6 300H39.4Z", "url(#cd-bronze)", INK, 1.3)]
    for y, half, high in (
        (92, 9, 8),
        (112, 6, 5),
        (150, 8, 11),
        (170, 5.6, 4),
        (214, 7, 9),
        (262, 8, 10),
    ):
        parts.append(ellipse(AXIS, y, half, high / 2 + 1, "url(#cd-bronze)", INK, 1.3))
        parts.append(stroke(f"M{AXIS - half * 0.55} {y - 1}q0 -2 2 -3", "#ffe9b8", 1.1, 0.8))
    parts.append(
        path("M31 132Q42 124 53 132Q47 138 46 146H38Q37 138 31 132Z", "url(#cd-gold)", INK, 1.2)
    )
    parts.append(stroke("M42 128V145M37 131Q39 138 40 145M47 131Q45 138 44 145", "#5a3a14", 1))
    return "".join(parts)


def _arms() -> str:
    curve = "M41 108Q18 112 14 92V84"
    arms = both_strokes(curve, INK, 6.4, axis=AXIS) + both_strokes(curve, "#8d6232", 3.8, axis=AXIS)
    arms += both_strokes("M40 106.6Q20 110 13.4 92", "#f0cf8e", 1.1, 0.8, axis=AXIS)
    scroll = "M30 110Q24 122 32 124Q38 122 34 117"
    arms += both_strokes(scroll, INK, 4, axis=AXIS) + both_strokes(scroll, "#b5813f", 2, axis=AXIS)
    arms += both("M24 106Q26 97 32 96Q33 104 28 109Z", "url(#cd-gold)", INK, 1, axis=AXIS)
    for x, foot, _ in CANDLES:
        arms += path(
            f"M{x - 5} {foot + 4}H{x + 5}L{x + 3.6} {foot + 12}H{x - 3.6}Z",
            "url(#cd-bronze)",
            INK,
            1.1,
        )
        arms += path(
            f"M{x - 12} {foot}Q{x} {foot + 9} {x + 12} {foot}L{x + 10.6} {foot - 2.6}H{x - 10.6}Z",
            "url(#cd-gold)",
            INK,
            1.2,
        )
    return arms


def _candle(x: float, foot: float, height: float) -> str:
    top = foot - height
    wax = path(
        f"M{x - 5} {foot - 1}V{top + 3}Q{x - 3} {top - 1} {x} {top + 2}Q{x + 3} {top - 1} "
        f"{x + 5} {top + 3}V{foot - 1}Q{x} {foot + 1.6} {x - 5} {foot - 1}Z",
        "url(#cd-wax)",
        "#5c3d1a",
        0.8,
    )
    hot = path(
        f"M{x - 4.6} {top + 4}Q{x} {top + 1} {x + 4.6} {top + 4}V{top + 24}H{x - 4.6}Z",
        "url(#cd-hot)",
    )
    drips = path(
        f"M{x - 5} {top + 4}Q{x - 6.6} {top + 14} {x - 5} {top + 19}Q{x - 3.2} {top + 15} "
        f"{x - 3} {top + 4}Z",
        "#fff8e4",
        "#d8bd88",
        0.5,
    )
    drips += path(
        f"M{x + 2} {top + 3}Q{x + 2} {top + 10} {x + 3.4} {top + 12}Q{x + 5} {top + 9} "
        f"{x + 5} {top + 4}Z",
        "#fbe9bf",
    )
    wick = stroke(f"M{x} {top + 2}V{top - 3}", "#2c1c10", 1.2)
    return wax + hot + drips + wick + _flame(x, top - 1)


def _flame(x: float, y: float) -> str:
    veil = path(
        f"M{x} {y - 23}Q{x + 7} {y - 11} {x + 5} {y - 4}Q{x + 3} {y + 1} {x} {y + 1}"
        f"Q{x - 3} {y + 1} {x - 5} {y - 4}Q{x - 7} {y - 11} {x} {y - 23}Z",
        "#ff9636",
        opacity=0.6,
    )
    core = path(
        f"M{x} {y - 19}Q{x + 4.6} {y - 9.4} {x + 3.4} {y - 4}Q{x + 2} {y} {x} {y}"
        f"Q{x - 2} {y} {x - 3.4} {y - 4}Q{x - 4.6} {y - 9.4} {x} {y - 19}Z",
        "url(#cd-flame)",
    )
    return veil + core + circle(x, y - 5, 1.6, "#fffdf2", opacity=0.8)


def add_glow(
    target: Surface,
    flames: list[tuple[float, float]],
    scale: float,
    offset: tuple[int, int] = (0, 0),
    strength: float = 1.0,
) -> None:
    """Adds the halo of each flame onto the picture; `offset` is subtracted from the points."""
    wide = round(2 * 118 * scale * strength)
    near = round(2 * 40 * scale * strength)
    for x, y in flames:
        for reach, colour in ((wide, "#40260e"), (near, "#684a22")):
            light = pool((reach, reach), colour, 2.0)
            corner = (round(x - offset[0] - reach / 2), round(y - offset[1] - reach / 2))
            target.blit(light, corner, special_flags=pygame.BLEND_RGB_ADD)


def cast_shadow(target: Surface, corner: tuple[int, int], scale: float) -> None:
    mask = carve.mask_of(candlestick(scale))
    carve.cast(target, mask, corner, (5 * scale, 5 * scale), 6 * scale, 0.55)
