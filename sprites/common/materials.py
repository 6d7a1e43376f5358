"""Wood, paper, leather, stone, slate and gold: one recipe each, used on every table.

All surfaces are cached and shared: copy one before drawing on it.
"""

import math
import random

import pygame

from sprites.common import svg
from sprites.common.colour import mix, rgb
from sprites.common.light import clip, round_corners, rounded_mask
from sprites.common.noise import grain, multiply
from sprites.common.stretched import bands, taller, wider
from sprites.common.strokes import tones
from sprites.common.surface_cache import Pieces, kept, kept_in_steps

PARCHMENT = "#e6cda0"
LEATHER = "#5a2c3c"
INK = "#231b2b"
GOLD = ("#f4d58c", "#bd8d3c", "#7a5220")
_OAK = (74, 50, 36)
_PLANKS = (112, 128, 140, 120)
"""Heights of the planks, units."""


def planks(size: tuple[int, int], scale: float, seed: int = 1) -> Pieces[pygame.Surface]:
    """Opaque dark oak planks with grain, seams and pegs, piece by piece."""
    boards = pygame.Surface(size)
    boards.fill(_OAK)
    yield
    grain(boards, (420 * scale, 2.2 * scale), 178, 255, seed, (1, 0.985, 0.97))
    yield
    grain(boards, (160 * scale, 1.2 * scale), 205, 255, seed + 1)
    yield
    grain(boards, (700 * scale, 14 * scale), 190, 255, seed + 2)
    yield
    grain(boards, (260 * scale, 260 * scale), 205, 255, seed + 3)
    yield
    grain(boards, (1, 1), 236, 255, seed + 4)
    yield
    _draw_planks(boards, scale, random.Random(seed))
    return boards


oak = kept_in_steps(planks)


def _draw_planks(boards: pygame.Surface, scale: float, chance: random.Random) -> None:
    width, height = boards.get_size()
    top = 0
    while top < height:
        plank = int(chance.choice(_PLANKS) * scale)
        tone = chance.randint(205, 255)
        shade = pygame.Surface((width, plank))
        shade.fill((tone, tone - 3, tone - 5))
        multiply(boards, shade, (0, top))
        _draw_seam(boards, top, scale)
        _draw_joint(boards, chance.randint(min(100, width - 1), width), top, plank, scale)
        top += plank


def _draw_seam(boards: pygame.Surface, top: int, scale: float) -> None:
    thick = max(2, int(2 * scale))
    pygame.draw.line(boards, (24, 13, 12), (0, top), (boards.get_width(), top), thick)
    lit = pygame.Surface((boards.get_width(), 2), pygame.SRCALPHA)
    lit.fill((255, 205, 150, 26))
    boards.blit(lit, (0, top + thick))


def _draw_joint(boards: pygame.Surface, x: int, top: int, plank: int, scale: float) -> None:
    """Two boards meet end to end, each held by two pegs."""
    foot = (x, top + plank)
    pygame.draw.line(boards, (28, 16, 13), (x, top), foot, max(1, int(1.6 * scale)))
    for share in (0.25, 0.75):
        for side in (-1, 1):
            peg = (x + side * int(9 * scale), top + int(plank * share))
            pygame.draw.circle(boards, (26, 15, 13), peg, max(2, int(2.2 * scale)))


_EDGE = 0.16
"""How much darker the edges of paper are."""


@kept
def paper(
    size: tuple[int, int],
    scale: float,
    seed: int = 1,
    tint: str = PARCHMENT,
    radius: float = 6,
    edge: float = _EDGE,
) -> pygame.Surface:
    """A sheet with fibres and darker edges; `radius` of its corners in units, `edge` 0..1."""
    width, height = size
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    # Every multiply layer darkens, so the fill starts a tenth too bright.
    lifts = (1.115, 1.10, 1.07)
    fill = [part * lift for part, lift in zip(rgb(tint), lifts, strict=True)]
    # Clipping one channel of a pale tint would turn it green, so all are held back together.
    held = min(1.0, 255 / max(fill))
    sheet.fill((*(int(part * held) for part in fill), 255))
    # A fill that could not be lifted gets fainter blotches instead.
    calm = min(0.6, (1 - held) * 6)
    grain(sheet, (max(20, width / 5), max(20, height / 5)), _between(222, calm), 255, seed)
    grain(sheet, (14 * scale, 14 * scale), _between(236, calm), 255, seed + 1)
    grain(sheet, (2 * scale, 9 * scale), 246, 255, seed + 2)
    grain(sheet, (9 * scale, 1.6 * scale), 246, 255, seed + 3)
    grain(sheet, (1, 1), 243, 255, seed + 4)
    sheet.fill((15, 9, 3, 0), special_flags=pygame.BLEND_RGBA_ADD)
    _darken_edges(sheet, edge, radius * scale)
    return clip(sheet, rounded_mask(size, radius * scale))


def _between(low: int, calm: float) -> int:
    return round(low + (255 - low) * calm)


def _darken_edges(sheet: pygame.Surface, strength: float, radius: float) -> None:
    width, height = sheet.get_size()
    depth = int(max(4, min(width, height, 420) * 0.09))
    rim = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    for step in range(depth):
        alpha = int(255 * strength * (1 - step / depth) ** 2)
        box = (step, step, width - 2 * step, height - 2 * step)
        pygame.draw.rect(rim, (92, 52, 30, alpha), box, 1, border_radius=int(max(0, radius - step)))
    inside = rim.get_rect().inflate(*(-2 * (depth + math.ceil(radius)),) * 2)
    for band in bands(inside, rim.get_rect()) if min(inside.size) > 0 else [rim.get_rect()]:
        sheet.blit(rim, band, band)  # within them nothing is dark


_SLIP = (380, 260)
"""Units of the sheet from which slips are cut."""


def slip_of_paper(
    size: tuple[int, int], scale: float, tint: str, radius: float, rule: str, ink: str
) -> pygame.Surface:
    """A small sheet with an inked edge and an inner rule, quickly made in any size: it is cut from
    a large one."""
    whole = (max(size[0], round(_SLIP[0] * scale)), max(size[1], round(_SLIP[1] * scale)))
    slip = pygame.Surface(size, pygame.SRCALPHA)
    slip.blit(uncut_paper(whole, scale, 11, tint), (0, 0))
    _darken_edges(slip, _EDGE, radius * scale)
    least = 2 * math.ceil((radius + 5) * scale) + 1
    small = (min(size[0], least), min(size[1], least))
    frame = _slip_frame(small, scale, radius, rule, ink)
    slip.blit(taller(wider(frame, size[0] - small[0]), size[1] - small[1]), (0, 0))
    return clip(slip, rounded_mask(size, radius * scale))


@kept
def uncut_paper(size: tuple[int, int], scale: float, seed: int, tint: str) -> pygame.Surface:
    """A large sheet from which others are cut: without edges."""
    return paper(size, scale, seed, tint, 0, 0)


def cut_paper(
    size: tuple[int, int],
    top: int,
    whole: tuple[tuple[int, int], float, int, str],
    radius: float,
    edge: float,
) -> pygame.Surface:
    """A sheet as wide as the one of `uncut_paper` that it is cut from, at `top` px."""
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    sheet.blit(uncut_paper(*whole), (0, -top))
    _darken_edges(sheet, edge, radius * whole[1])
    round_corners(sheet, radius * whole[1])
    return sheet


@kept
def framed_paper(
    size: tuple[int, int],
    scale: float,
    seed: int = 1,
    tint: str = PARCHMENT,
    radius: float = 6,
    rule: str = "#8a5a34",
    ink: str = INK,
    corners: bool = True,
) -> pygame.Surface:
    """Paper with an inked edge, an inner rule and, if wanted, a curl in each corner."""
    sheet = paper(size, scale, seed, tint, radius).copy()
    sheet.blit(_frame(size, scale, radius, rule, ink, corners), (0, 0))
    return sheet


@kept
def _slip_frame(
    size: tuple[int, int], scale: float, radius: float, rule: str, ink: str
) -> pygame.Surface:
    """The lines of a small slip, whose corners all have."""
    return _frame(size, scale, radius, rule, ink, False)


def _frame(
    size: tuple[int, int], scale: float, radius: float, rule: str, ink: str, corners: bool
) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    body = svg.rect(0.8, 0.8, width - 1.6, height - 1.6, "none", ink, 1.4, rx=radius)
    body += svg.rect(
        4, 4, width - 8, height - 8, "none", rule, 1, rx=radius * 0.6, stroke_opacity=0.75
    )
    if corners:
        curl = svg.path("M0 13 Q2 2 13 0 M0 7 Q5 5 7 0", stroke=rule, stroke_width=1.2)
        curl += svg.circle(7.4, 7.4, 1.7, rule)
        places = ((4, 4), (width - 4, 4), (width - 4, height - 4), (4, height - 4))
        for turn, (x, y) in enumerate(places):
            move = f"translate({svg.number(float(x))},{svg.number(float(y))}) rotate({turn * 90})"
            body += svg.group(curl, move)
    return svg.raster(svg.document(body, width, height), size)


@kept
def hide(size: tuple[int, int], scale: float, tint: str = LEATHER, seed: int = 3) -> pygame.Surface:
    """Leather without edge or stitches, with a sheen along its upper side."""
    width, height = size
    skin = pygame.Surface(size, pygame.SRCALPHA)
    skin.fill((*rgb(tint), 255))
    grain(skin, (3 * scale, 3 * scale), 205, 255, seed)
    grain(skin, (1.3 * scale, 1.3 * scale), 225, 255, seed + 1)
    grain(skin, (70 * scale, 40 * scale), 205, 255, seed + 2)
    sheen = svg.linear_gradient(
        "l",
        (0, 0),
        (0, height),
        (0, "#ffe2b0", 0.22),
        (0.25, "#ffe2b0", 0.03),
        (0.8, "#120814", 0.05),
        (1, "#120814", 0.42),
    )
    light = svg.rect(0, 0, width, height, "url(#l)")
    skin.blit(svg.raster(svg.document(light, width, height, sheen), size), (0, 0))
    return skin


@kept
def leather(
    size: tuple[int, int], scale: float, tint: str = LEATHER, seed: int = 3, radius: float = 8
) -> pygame.Surface:
    """A stitched leather strip; `radius` of its corners in units."""
    skin = hide(size, scale, tint, seed).copy()
    skin.blit(_stitches(size, scale, radius), (0, 0))
    return clip(skin, rounded_mask(size, radius * scale))


def _stitches(size: tuple[int, int], scale: float, radius: float) -> pygame.Surface:
    width, height = size[0] / scale, size[1] / scale
    body = svg.rect(0.7, 0.7, width - 1.4, height - 1.4, "none", INK, 2, rx=radius)
    body += svg.rect(
        2.4,
        2.4,
        width - 4.8,
        height - 4.8,
        "none",
        "#f0c890",
        0.9,
        rx=radius - 2,
        stroke_opacity=0.28,
    )
    body += svg.rect(
        4,
        4,
        width - 8,
        height - 8,
        "none",
        "#d9a864",
        1.3,
        rx=radius - 3,
        stroke_dasharray="5 4",
        stroke_opacity=0.75,
    )
    return svg.raster(svg.document(body, width, height), size)


@kept
def slate(
    size: tuple[int, int], scale: float, seed: int = 1, tint: str = "#3c4148"
) -> pygame.Surface:
    """Opaque dark slate with fine horizontal layers."""
    slab = pygame.Surface(size)
    slab.fill(rgb(mix(tint, "#ffffff", 0.12)))
    grain(slab, (120 * scale, 3 * scale), 205, 255, seed)
    grain(slab, (26 * scale, 1.4 * scale), 226, 255, seed + 1)
    grain(slab, (90 * scale, 60 * scale), 214, 255, seed + 2)
    grain(slab, (1, 1), 238, 255, seed + 3)
    return slab


def gold_gradient_defs(name: str) -> str:
    """SVG definition of gilding lit from the upper left; paint with `url(#name)`, ink outside."""
    return tones(name, *GOLD)
