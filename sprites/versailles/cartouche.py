"""A cartouche of veined marble in a gilt frame, with its title on a ribbon of silk.

The sites weigh as much as in the game: the three that only yield lie in a low moulding of stone,
guilds and workshop in a scrolled gilt one, the King's in one with a band of royal blue. Each has a
marble of its own.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Literal

import pygame

from sprites.common import fonts
from sprites.common.light import clip, shadow, shadow_pad, silhouette
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.versailles.icons import icon
from sprites.versailles.palette import GOLD_INK
from sprites.versailles.pen import Sketch
from sprites.versailles.veined_marble import veined_marble

Rank = Literal["plain", "fine", "royal", "yard"]
Silk = Literal["blue", "gold"]
RANKS: dict[str, Rank] = {
    "marble_quarry": "plain",
    "gold_mine": "plain",
    "sawmill": "plain",
    "kings_favour": "royal",
    "construction_yard": "yard",
}
"""Every other site is fine."""

Marble = tuple[str, str]
"""The tint of a slab and of its veins."""
IVORY: Marble = ("#f8f1e2", "#857c90")
MARBLES: dict[str, Marble] = {
    "marble_quarry": ("#ecebee", "#77748a"),
    "gold_mine": ("#fbf1d4", "#b0822a"),
    "sawmill": ("#f1e4cd", "#8f6a3c"),
    "kings_favour": ("#e2e9f8", "#6f80b4"),
    "alchemists_guild": ("#dfefea", "#5f9080"),
    "workshop": ("#fbede0", "#b5806a"),
}

FRAMES: dict[Rank, float] = {"plain": 2.5, "fine": 3.5, "royal": 4.4}
"""Units of a frame that is not in question; the light lays a broader line on it."""
BOW = 5.0
"""Units by which the middle of a long side bows outwards."""
THICK: dict[Rank, float] = {"plain": 2.6, "fine": 3.6, "royal": 4.4, "yard": 5.0}
"""Units of a slab's side, seen at its lower and right edge."""
_SIDES: dict[Rank, tuple[str, str]] = {
    "plain": ("#8a7a58", "#4c4029"),
    "fine": ("#a27a2c", "#4f3709"),
    "royal": ("#8f6d2c", "#3d2b0a"),
    "yard": ("#8f6a22", "#3d2a08"),
}
"""The side of a slab, and its lowest edge."""
_CORNER = 11.0
_TYPES: dict[Rank, float] = {"plain": 14.6, "fine": 15.4, "royal": 16.0, "yard": 19.0}
_SEALS: dict[Rank, float] = {"plain": 27.0, "fine": 31.0, "royal": 34.0, "yard": 37.0}
_SEAL_SHARE = 0.62
_INKS: dict[Silk, str] = {"blue": "#f9e9bb", "gold": "#1d1430"}


def outline(width: float, height: float, inset: float = 0.0, bow: float = BOW) -> str:
    """Path data: notched corners, a bow in the middle of the upper and the lower side."""
    r, i = _CORNER, inset
    left, top, right, foot = 1 + i, bow + i, width - 1 - i, height - bow - i
    middle, half = width / 2, min(96.0, width * 0.3)
    k = r * 0.62
    return (
        f"M{left + r} {top} H{middle - half} Q{middle} {top - bow * 1.9} {middle + half} {top} "
        f"H{right - r} Q{right - r + k} {top + k} {right} {top + r} V{foot - r} "
        f"Q{right - r + k} {foot - k} {right - r} {foot} H{middle + half} "
        f"Q{middle} {foot + bow * 1.9} {middle - half} {foot} H{left + r} "
        f"Q{left + r - k} {foot - k} {left} {foot - r} V{top + r} "
        f"Q{left + r - k} {top + k} {left + r} {top} Z"
    )


def plain_outline(width: float, height: float, inset: float = 0.0) -> str:
    """Path data: straight sides, small round corners."""
    r = max(2.0, 7.0 - inset)
    left, top, right, foot = 1 + inset, BOW + inset, width - 1 - inset, height - BOW - inset
    return (
        f"M{left + r} {top} H{right - r} Q{right} {top} {right} {top + r} V{foot - r} "
        f"Q{right} {foot} {right - r} {foot} H{left + r} Q{left} {foot} {left} {foot - r} "
        f"V{top + r} Q{left} {top} {left + r} {top} Z"
    )


def shape_of_plate(rank: Rank, width: float, height: float, inset: float = 0.0) -> str:
    """Path data of a cartouche; its box lies `BOW` below the upper edge. The yard is a box."""
    if rank == "yard":
        return f"M{inset} {inset} H{width - inset} V{height - inset} H{inset} Z"
    draw = plain_outline if rank == "plain" else outline
    return draw(width, height, inset)


def plate(
    size: tuple[int, int], unit: float, seed: int, site: str
) -> Generator[None, None, pygame.Surface]:
    """The cartouche, after some steps; its bows reach beyond the box by `BOW` units above and
    below."""
    rank = RANKS.get(site, "fine")
    width, height = size[0] / unit, size[1] / unit + 2 * BOW
    px = (size[0], round(height * unit))
    frame = FRAMES.get(rank, FRAMES["royal"])
    body = _moulding(rank, width, height).once((0, 0, width, height), px)
    grain(body, (max(1.5, 9 * unit), max(1.5, 7 * unit)), 226, 255, seed)
    grain(body, (1.4, 1.4), 236, 255, seed + 1)
    yield
    stone = pygame.Surface(px, pygame.SRCALPHA)
    marble = (px, unit, seed, *MARBLES.get(site, IVORY))
    yield from veined_marble.steps(*marble)
    stone.blit(veined_marble(*marble), (0, 0))
    yield
    stone.blit(_sunk(rank, width, height, frame).once((0, 0, width, height), px), (0, 0))
    yield
    inner = Sketch(1.0)
    inner.fill(shape_of_plate(rank, width, height, frame), "#ffffff")
    body.blit(clip(stone, inner.once((0, 0, width, height), px)), (0, 0))
    yield
    body.blit(_mouldings(rank, width, height, frame).once((0, 0, width, height), px), (0, 0))
    return body


def _sunk(rank: Rank, width: float, height: float, frame: float) -> Sketch:
    """The shadow that a frame throws on the slab within it, and the light on its far edges."""
    d = Sketch(1.0)
    for aside, colour, alpha in ((1.0, "#3a2a10", 0.11), (-0.7, "#ffffff", 0.3)):
        steps = 7 if aside > 0 else 3
        lines = Sketch(1.0)
        for step in range(steps):
            shape = shape_of_plate(rank, width, height, frame - 1.5)
            lines.line(shape, colour, 2.0 + 2.6 * step, alpha * (1 - step / (steps + 1)))
        d.put(lines, (aside * 2.0, aside * 2.8))
    return d


def _moulding(rank: Rank, width: float, height: float) -> Sketch:
    """The whole shape in the material of its frame: gilt, or hewn stone."""
    d = Sketch(1.1)
    shape = shape_of_plate(rank, width, height)
    if rank == "plain":
        d.path(shape, d.linear((0, 0), (0, height), (0, "#efe6d0"), (1, "#b3a586")), "#55482f", 0.9)
    else:
        d.gold(shape, (0, 0, width, height))
    return d


def _mouldings(rank: Rank, width: float, height: float, frame: float) -> Sketch:
    """Lit and shaded lines along the frame, a blue band for the King, leaves in the corners."""
    d = Sketch(1.0)
    d.line(shape_of_plate(rank, width, height, 1.2), "#fff4cc", 0.9, 0.85)
    d.line(shape_of_plate(rank, width, height, frame - 0.4), "#fff4cc", 0.7, 0.6)
    d.line(shape_of_plate(rank, width, height, frame + 1.2), "#4a3410", 2.4, 0.16)
    d.line(shape_of_plate(rank, width, height, frame + 0.4), "#4a3410", 1.2, 0.5)
    if rank == "royal":
        d.line(shape_of_plate(rank, width, height, 2.7), "#0c1a38", 2.9)
        d.line(shape_of_plate(rank, width, height, 2.7), "#2b529c", 2.0)
    if rank != "plain":
        scrolls(d, width, height)
    return d


def scrolls(
    d: Sketch, width: float, height: float, fill: str = "#e9cf7e", ink: str = GOLD_INK
) -> None:
    """A leaf in each corner, gilt if nothing else is said."""
    for mirror_x in (False, True):
        for mirror_y in (False, True):
            leaf = Sketch(1.0)
            leaf.path(
                "M0 14 Q-1 1 13 0 Q8 3.4 8.4 8 Q13 6.6 15 10 Q10 10 8.6 15 Q6 11 0 14 Z",
                fill,
                ink,
                0.7,
            )
            turn = Sketch(1.0)
            turn.put(leaf, (0, 0))
            x = width - 1.5 if mirror_x else 1.5
            y = height - BOW - 0.5 if mirror_y else BOW + 0.5
            sx, sy = (-0.8 if mirror_x else 0.8), (-0.8 if mirror_y else 0.8)
            d.add(f'<g transform="translate({x:.2f},{y:.2f}) scale({sx},{sy})">{turn.body}</g>')


def lay_plate(
    target: pygame.Surface, box: pygame.Rect, unit: float, seed: int, site: str
) -> Iterator[None]:
    """Put a cartouche with its shadow on the board, step by step."""
    body = yield from plate(box.size, unit, seed, site)
    corner = (box.left, box.top - round(BOW * unit))
    rank = RANKS.get(site, "fine")
    offset, blur = (5 * unit, 7 * unit), 8 * unit
    pad = shadow_pad(offset, blur)
    yield
    target.blit(shadow(body, offset, blur, 215, (34, 30, 14)), (corner[0] - pad, corner[1] - pad))
    lay_side(target, body, corner, THICK[rank] * unit, rank)
    target.blit(body, corner)


def lay_side(
    target: pygame.Surface, body: pygame.Surface, corner: tuple[int, int], thick: float, rank: Rank
) -> None:
    """The side of a slab below its face: the light comes from the upper left."""
    side, edge = _SIDES[rank]
    steps = max(2, round(thick))
    for step in range(steps, 0, -1):
        colour = edge if step == steps else side
        down = (corner[0] + round(step * 0.55), corner[1] + step)
        target.blit(silhouette(body, colour), down)


def lay_title(
    target: pygame.Surface,
    room: pygame.Rect,
    unit: float,
    title: str,
    site: str,
    silk: Silk = "blue",
) -> None:
    """The ribbon with a location's name in the middle of its room, its seal at the left end; the
    gold one, for the location in use, is larger."""
    picture, (x, y) = titled(room.size, unit, title, site, silk)
    target.blit(picture, (room.left + x, room.top + y))


def title_box(
    room: pygame.Rect, unit: float, title: str, site: str, silk: Silk = "blue"
) -> pygame.Rect:
    """Where the ribbon and its seal lie in their room, without shadows."""
    picture, (x, y) = titled(room.size, unit, title, site, silk)
    pad = shadow_pad((1.2 * unit, 2 * unit), 3 * unit)
    whole = pygame.Rect((room.left + x, room.top + y), picture.get_size())
    return whole.inflate(-2 * pad, -2 * pad)


@kept
def titled(
    room: tuple[int, int], unit: float, title: str, site: str, silk: Silk
) -> tuple[pygame.Surface, tuple[int, int]]:
    """(ribbon and seal with their shadows, the place of their corner from that of the room)."""
    rank = RANKS.get(site, "fine")
    grown = 1.0 if silk == "blue" else _YARD_GROWN if rank == "yard" else _GROWN
    high, seal = round(room[1] * grown), round(_SEALS[rank] * grown * unit)
    lead, tail = round(seal * _SEAL_SHARE), round(13 * unit)
    words = fonts.fit(
        title,
        round(room[0] * grown) - lead - tail,
        _TYPES[rank] * grown * unit,
        weight="bold",
        colour=_INKS[silk],
    )
    box = pygame.Rect(0, 0, lead + words.get_width() + tail, high)
    box.center = (room[0] // 2, room[1] // 2)
    if silk == "gold":
        box.bottom = room[1] + round(_HANGS.get(rank, 1.5) * unit)
    place = pygame.Rect(0, 0, seal, seal)
    place.center = (box.left, box.centery)
    offset, blur = (1.2 * unit, 2 * unit), 3 * unit
    pad = shadow_pad(offset, blur)
    whole = box.union(place).inflate(2 * pad, 2 * pad)
    canvas = pygame.Surface(whole.size, pygame.SRCALPHA)
    band = _ribbon(box.size, unit, silk)
    for part, where, strength in (
        (band, box, (30, 24, 14)), (icon(f"site:{site}", seal), place, (18, 9, 26)),
    ):  # fmt: skip
        corner = where.move(-whole.left, -whole.top)
        canvas.blit(shadow(part, offset, blur, 130, strength), corner.move(-pad, -pad))
        canvas.blit(part, corner)
        if part is band:
            middle = corner.top + (high - (_THREADS[1] - _THREADS[0]) * unit) / 2
            top = round(middle - _caps_share() * words.get_height())
            canvas.blit(words, (corner.left + lead, top))
    return canvas, whole.topleft


_GROWN, _YARD_GROWN = 1.18, 1.06
_HANGS: dict[Rank, float] = {"yard": 0.8}
"""Units by which the gold ribbon reaches below its room: the yard's leaves its squares free."""
_THREADS = (3.2, 6.4)
"""Units of the woven lines from a ribbon's upper and lower end."""


def _caps_share() -> float:
    """Where the middle of capitals is, in heights of a line of type."""
    font = fonts.serif(100, "bold")
    capital = font.metrics("H")[0]
    assert capital is not None
    return float((font.get_ascent() - capital[3] / 2) / font.get_height())


_SILKS: dict[Silk, tuple[tuple[str, str, str], str, str, str]] = {
    "blue": (("#33599d", "#24447f", "#1a3365"), "#132a56", "#0a1630", "#dcbf70"),
    "gold": (("#f3dc96", "#dcb95e", "#b88e38"), "#8a6420", "#2b1c08", "#fff4cc"),
}
"""Three tones from above, the tail, the outline, the woven line."""


@kept
def _ribbon(size: tuple[int, int], unit: float, silk: Silk) -> pygame.Surface:
    width, height = size[0] / unit, size[1] / unit
    (light, main, dark), tail, ink, thread = _SILKS[silk]
    d = Sketch(0.9)
    d.path(
        f"M{width - 16} 4 H{width} L{width - 5} {height / 2 + 2} L{width} {height} H{width - 16} Z",
        tail,
        ink,
    )
    sheen = d.linear((0, 0), (0, height), (0, light), (0.4, main), (1, dark))
    d.rect(0, 0.5, width - 6, height - 4, sheen, ink, 1, 1.5)
    upper, lower = _THREADS[0], height - _THREADS[1]
    d.line(f"M0 {upper} H{width - 6.6} M0 {lower} H{width - 6.6}", thread, 0.9)
    return d.once((0, 0, width, height), size)
