"""The palace as an architect's sheet in a gilt frame, with the yard's annexe at its right."""

from __future__ import annotations

import math
from collections.abc import Generator, Iterator

import pygame

from sprites.common.light import shadow, shadow_pad
from sprites.common.materials import paper
from sprites.common.noise import grain
from sprites.versailles.cartouche import THICK, lay_side
from sprites.versailles.geometry import BoardLayout
from sprites.versailles.geometry_parts import PALACE_FRAME
from sprites.versailles.palace_plan import draw_plan
from sprites.versailles.palette import GOLD_INK
from sprites.versailles.pen import Sketch, around, closed

_BLUE_LINE = "#48659f"
_SHEET = "#fafaf1"
_SQUARE_INSET = 5.0
RESTING = (246, 246, 243)
"""What the light on the sheet is multiplied by as long as nobody builds, of 255."""
_FALL, _FALL_STEPS, _FALL_SHARE = 13.0, 9, 0.4
"""Units of the shadow of the frame on the sheet, its steps, how much of it shows at the edge."""


def draw_palace(target: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    """Frame, sheet with all squares empty, annexe: one after the other."""
    unit, frame = layout.unit, layout.palace
    annexe = layout.sites["construction_yard"].plate
    whole = frame.union(annexe)
    body = yield from _frame(whole.size, unit)
    yield
    offset, blur = (7 * unit, 10 * unit), 12 * unit
    pad = shadow_pad(offset, blur)
    fall = shadow(body, offset, blur, 232, (34, 30, 14))
    yield
    target.blit(fall, (whole.left - pad, whole.top - pad))
    yield
    lay_side(target, body, whole.topleft, THICK["yard"] * unit, "yard")
    target.blit(body, whole)
    yield
    yield from _lay_sheet(target, layout)
    yield from _lay_annexe(target, layout, frame, annexe)
    yield


def _frame(size: tuple[int, int], unit: float) -> Generator[None, None, pygame.Surface]:
    """Gilt wood with a blue groove and gilt beads."""
    width, height = size[0] / unit, size[1] / unit
    d = Sketch(1.0)
    d.rect(0.5, 0.5, width - 1, height - 1, d.gilding((0, 0, width, height)), GOLD_INK, 1, 4)
    d.rect(1.8, 1.8, width - 3.6, height - 3.6, "none", "#fff4cc", 0.9, 3)
    d.rect(3.6, 3.6, width - 7.2, height - 7.2, "none", "#8a6420", 0.7, 2.6)
    inset = PALACE_FRAME * 0.46
    d.rect(inset, inset, width - 2 * inset, height - 2 * inset, "#1f3a6e", "#0c1a38", 0.9, 2.5)
    rim = PALACE_FRAME - 2.4
    d.rect(rim, rim, width - 2 * rim, height - 2 * rim, "#d9b458", GOLD_INK, 0.8, 1)
    beads = (inset + rim) / 2
    for x, y in _beads(width, height, beads, 9.0):
        d.circle(x, y, 1.35, "#f3dc92", None)
    yield
    picture = d.once((0, 0, width, height), size)
    yield
    grain(picture, (max(1.4, 6 * unit), max(1.4, 5 * unit)), 232, 255, 8)
    return picture


def _beads(width: float, height: float, inset: float, step: float) -> list[tuple[float, float]]:
    across = max(1, round((width - 2 * inset) / step))
    down = max(1, round((height - 2 * inset) / step))
    found = []
    for number in range(across + 1):
        x = inset + (width - 2 * inset) * number / across
        found += [(x, inset), (x, height - inset)]
    for number in range(1, down):
        y = inset + (height - 2 * inset) * number / down
        found += [(inset, y), (width - inset, y)]
    return found


def _lay_sheet(target: pygame.Surface, layout: BoardLayout) -> Iterator[None]:
    unit = layout.unit
    box = layout.squares[0].unionall(list(layout.squares[1:]))
    sheet = pygame.Surface(box.size)
    sheet.blit(paper(box.size, unit, 71, _SHEET, 0, 0.1), (0, 0))
    yield
    sheet.blit(_plan_lines(layout, box), (0, 0))
    yield
    sheet.fill(RESTING, special_flags=pygame.BLEND_RGB_MULT)
    sheet.blit(_under_frame(box.width / unit, box.height / unit).once(
        (0, 0, box.width / unit, box.height / unit), box.size), (0, 0))  # fmt: skip
    target.blit(sheet, box)
    yield


def _under_frame(width: float, height: float) -> Sketch:
    """The shadow that the frame throws on the sheet: the light comes from the upper left."""
    d = Sketch(1.0)
    for step in range(_FALL_STEPS):
        reach = _FALL * (1 - step / _FALL_STEPS)
        data = f"M0 0 H{width:.1f} V{reach * 1.2:.1f} H{reach:.1f} V{height:.1f} H0 Z"
        d.add(f'<path d="{data}" fill="#3a2a10" fill-opacity="{_FALL_SHARE / _FALL_STEPS:.3f}"/>')
    d.line(f"M0 {height - 0.6:.1f} H{width - 0.6:.1f} V0", "#fff4d6", 1.2, 0.55)
    return d


def _plan_lines(layout: BoardLayout, box: pygame.Rect) -> pygame.Surface:
    """Millimetre grid, axes of symmetry, dashed squares and a compass rose."""
    unit = layout.unit
    width, height = box.width / unit, box.height / unit
    d = Sketch(0.8)
    fine = []
    for number in range(1, int(width / 12)):
        fine.append(f"M{number * 12} 0 V{height:.1f}")
    for number in range(1, int(height / 12)):
        fine.append(f"M0 {number * 12} H{width:.1f}")
    d.line(" ".join(fine), "#a9b6cc", 0.5, 0.55)
    draw_plan(d, width, height)
    for square in layout.squares:
        x, y = (square.left - box.left) / unit, (square.top - box.top) / unit
        wide, high = square.width / unit, square.height / unit
        i = _SQUARE_INSET
        d.add(
            f'<rect x="{x + i:.1f}" y="{y + i:.1f}" width="{wide - 2 * i:.1f}" '
            f'height="{high - 2 * i:.1f}" rx="1.5" fill="#fffaf0" fill-opacity="0.12" '
            f'stroke="{_BLUE_LINE}" stroke-width="1.8" stroke-dasharray="4.2 2.8"/>'
        )
        cx, cy = x + wide / 2, y + high / 2
        d.line(f"M{cx - 3.4:.1f} {cy:.1f} h6.8 M{cx:.1f} {cy - 3.4:.1f} v6.8", _BLUE_LINE, 1.1)
    last = layout.squares[-1]
    middle = ((last.centerx - box.left) / unit, (last.centery - box.top) / unit)
    _compass(d, middle, min(last.width, last.height) / unit * 0.38)
    return d.once((0, 0, width, height), box.size)


def _compass(d: Sketch, middle: tuple[float, float], radius: float) -> None:
    d.add(
        f'<circle cx="{middle[0]:.1f}" cy="{middle[1]:.1f}" r="{radius * 0.72:.1f}" fill="none" '
        f'stroke="#24447f" stroke-width="0.7" stroke-opacity="0.6"/>'
    )
    for number in range(8):
        angle = number * 45 - 90
        reach = radius if number % 2 == 0 else radius * 0.62
        for side, colour in ((-20, "#5a76ad" if number % 2 == 0 else "#d6bb72"), (20, "#f6edd8")):
            points = (
                middle,
                around(middle, radius * 0.24, angle + side),
                around(middle, reach, angle),
            )
            d.add(
                f'<path d="{closed(points)}" fill="{colour}" fill-opacity="0.8" stroke="#24447f" '
                f'stroke-width="0.4" stroke-opacity="0.8"/>'
            )


def _lay_annexe(
    target: pygame.Surface, layout: BoardLayout, frame: pygame.Rect, annexe: pygame.Rect
) -> Iterator[None]:
    """The paved yard beside the palace, where the workers stand."""
    unit = layout.unit
    inset = round((PALACE_FRAME - 3) * unit)
    box = pygame.Rect(frame.right - round(1.5 * unit), annexe.top + inset, 0, 0)
    box.width = annexe.right - inset - box.left
    box.height = annexe.height - 2 * inset
    width, height = box.width / unit, box.height / unit
    d = Sketch(0.7)
    d.rect(0, 0, width, height, "#e6dbc4", None)
    size = 7.0
    for row in range(math.ceil(height / size)):
        for column in range(-1, math.ceil(width / size)):
            x = column * size + (size / 2 if row % 2 else 0)
            tone = ("#efe6d2", "#ded1b6", "#e7dcc6")[(row * 5 + column * 3) % 3]
            d.rect(x + 0.4, row * size + 0.4, size - 0.8, size - 0.8, tone, None, 1, 1)
    d.rect(0.4, 0.4, width - 0.8, height - 0.8, "none", GOLD_INK, 1)
    d.line(f"M1.4 {height - 1} V1.4 H{width - 1}", "#4a3410", 1.6, 0.45)
    picture = d.once((0, 0, width, height), box.size)
    yield
    grain(picture, (1.6, 1.6), 232, 255, 15)
    target.blit(picture, box)
    yield
    _post(target, layout, frame, box)


def _post(
    target: pygame.Surface, layout: BoardLayout, frame: pygame.Rect, yard: pygame.Rect
) -> None:
    """The side of the frame between the sheet and the yard, beaded like the others."""
    unit = layout.unit
    left = layout.squares[-1].right
    box = pygame.Rect(left, yard.top, yard.left - left, yard.height)
    width, height = box.width / unit, box.height / unit
    d = Sketch(0.8)
    d.rect(0, -2, width, height + 4, d.gilding((0, 0, width, height)), GOLD_INK)
    d.rect(2.2, -2, width - 4.4, height + 4, "#1f3a6e", "#0c1a38", 0.9)
    for _, y in _beads(width, height, 3.0, 9.0):
        d.circle(width / 2, y, 1.35, "#f3dc92", None)
    target.blit(d.once((0, 0, width, height), box.size), box)
