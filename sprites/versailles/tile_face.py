"""Palace tiles at any size: plan from the four edges, decorations, points; their backs and piles.

Interior edges end in a gilt wall with a door, garden edges in a hedge with a path: neighbours
that match run into each other, neighbours that do not are seen to clash.
"""

from __future__ import annotations

import zlib

import pygame

from sprites.common import fonts
from sprites.common.light import clip, rounded_mask, shadow, shadow_pad, silhouette
from sprites.common.noise import grain
from sprites.common.surface_cache import kept
from sprites.versailles import tile_floor, tile_garden
from sprites.versailles.icons import draw_icon, ink_for
from sprites.versailles.icons_court import tile_back as draw_back
from sprites.versailles.palette import CREAM, GOLD_INK
from sprites.versailles.pen import Sketch
from sprites.versailles.tile_plan import (
    SIDE,
    TilePlan,
    garden_middle,
    garden_room,
    room_middle,
    tile_plan,
)
from sprites.versailles.tile_view import INTERIOR, TileFace, turned

POINTS_FROM = 36
"""Tiles at least this many px wide show their points."""
_MEDAL = {1: 46.0, 2: 42.0, 3: 33.0}
_CORNER = 2.5
_SIDE = 0.05
"""How thick a tile is, in sides."""
_SIDE_CARD, _SIDE_EDGE = "#b79b6b", "#4a3419"
_JOINT, _JOINT_INK = 0.014, (42, 28, 22, 176)
"""How broad the joint at the edge of a built tile is, in sides, and its colour."""
_SHIELD_OUT = 0.3
"""How much of its shield stands above a tile on offer."""
_RISE = 0.035
"""How much a tile of a pile shows below the next, in sides."""


@kept
def tile(
    face: TileFace, px: int, turn: int = 0, decorated: bool = True, points: bool = True
) -> pygame.Surface:
    """A tile `px` wide and high after quarter turns clockwise.

    `decorated`: with the decorations it asks for. `points`: with its shield, as a loose tile has
    it, whose side is seen, too.
    """
    deep = side_of(px) if points else 0
    picture = _face(face, px - deep, turn, decorated, points and px >= POINTS_FROM)
    return _slab(picture, deep) if deep else _jointed(picture)


def _face(face: TileFace, px: int, turn: int, decorated: bool, points: bool) -> pygame.Surface:
    edges = turned(face.edges, turn)
    picture = _plan_picture(edges, _seed(face), px).copy()
    if decorated and face.decorations:
        _decorate(picture, face, tile_plan(edges), px)
    if points and face.points:
        _shield(picture, face.points, px)
    return picture


def _jointed(picture: pygame.Surface) -> pygame.Surface:
    """A built tile: a dark joint runs between it and the next."""
    px = picture.get_width()
    line = pygame.Surface((px, px), pygame.SRCALPHA)
    thick = max(1, round(px * _JOINT))
    pygame.draw.rect(line, _JOINT_INK, line.get_rect(), thick, border_radius=round(px * 0.03))
    picture.blit(line, (0, 0))
    return picture


def side_of(px: int) -> int:
    """px of the side of a tile that is `px` wide with it."""
    return max(2, round(px * _SIDE))


def _slab(face: pygame.Surface, deep: int) -> pygame.Surface:
    """A loose tile: its side shows below and at the right of its face."""
    px = face.get_width() + deep
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    for step in range(deep, 0, -1):
        canvas.blit(silhouette(face, _SIDE_EDGE if step == deep else _SIDE_CARD), (step, step))
    canvas.blit(face, (0, 0))
    return canvas


@kept
def offered(face: TileFace, px: int) -> pygame.Surface:
    """A loose tile `px` wide on offer: its shield stands `rise_of` above its upper edge, and what
    it asks for keeps clear of it."""
    deep, rise = side_of(px), rise_of(px)
    body, shield = px - deep, _shield_side(px)
    taken = pygame.Rect(px - shield, 0, shield, shield - rise) if face.points else None
    picture = _plan_picture(face.edges, _seed(face), body).copy()
    _decorate(picture, face, tile_plan(face.edges), body, taken)
    canvas = pygame.Surface((px, px + rise), pygame.SRCALPHA)
    canvas.blit(_slab(picture, deep), (0, rise))
    if face.points and px >= POINTS_FROM:
        _lay(canvas, _plate(shield), (px - shield, 0), px)
        _figure(canvas, face.points, (px - shield, 0), shield)
    return canvas


def rise_of(px: int) -> int:
    """px by which the shield of a tile on offer stands above it."""
    return round(_shield_side(px) * _SHIELD_OUT)


@kept
def built_side(px: int) -> pygame.Surface:
    """What a built tile of `px` shows below itself where no other one lies: its side, on the
    plan. It begins at the corner of the tile."""
    deep = side_of(px)
    canvas = pygame.Surface((px + deep, px + deep), pygame.SRCALPHA)
    body = rounded_mask((px, px), _CORNER * px / SIDE)
    for step in range(deep, 0, -1):
        canvas.blit(silhouette(body, _SIDE_EDGE if step == deep else _SIDE_CARD), (step, step))
    return canvas


def _seed(face: TileFace) -> int:
    return zlib.crc32(face.key.encode())


@kept
def _plan_picture(edges: str, seed: int, px: int) -> pygame.Surface:
    plan = tile_plan(edges)
    d = Sketch(max(0.9, min(1.8, 62 / px)))
    _garden(d, plan, seed)
    _rooms(d, plan, seed)
    for side, edge in enumerate(edges):
        if edge == INTERIOR:
            _outer_wall(d, side, _span(plan, side))
    picture = d.once((0, 0, SIDE, SIDE), (px, px))
    grain(picture, (max(1.5, px * 0.02), max(1.5, px * 0.02)), 238, 255, seed % 97)
    _edge_light(picture)
    return clip(picture, rounded_mask((px, px), _CORNER * px / SIDE))


def _garden(d: Sketch, plan: TilePlan, seed: int) -> None:
    if not plan.rooms or "G" in plan.edges:
        tile_garden.ground(d)
    if plan.garden is not None:
        _parterre(d, plan, seed)
    for side, edge in enumerate(plan.edges):
        if edge == INTERIOR:
            continue
        tile_garden.path_mouth(d, side)
        if plan.rooms:
            tile_garden.hedge_row(d, side, _free_span(plan, side))
        else:
            tile_garden.hedge_row(d, side, (7.0, 93.0))


def _parterre(d: Sketch, plan: TilePlan, seed: int) -> None:
    kind = tile_garden.PARTERRES[seed % len(tile_garden.PARTERRES)]
    left, top, right, bottom = plan.garden or (0, 0, 0, 0)
    room = min(right - left, bottom - top)
    if not plan.rooms:
        room, at = 70.0, (15.0, 15.0)
    else:
        at = ((left + right - room * 0.84) / 2, (top + bottom - room * 0.84) / 2)
        room *= 0.84
    bed = Sketch(d.ink * 100 / room * 0.8)
    tile_garden.parterre(bed, kind)
    d.put(bed, at, room / 100)


def _rooms(d: Sketch, plan: TilePlan, seed: int) -> None:
    kind = tile_floor.FLOORS[(seed >> 3) % len(tile_floor.FLOORS)]
    for left, top, right, bottom in plan.rooms if plan.walls else ():
        d.fill(f"M{left + 2} {top + 3} H{right + 2} V{bottom + 3} H{left + 2} Z", "#2a2a10", 0.28)
    for room in plan.rooms:
        tile_floor.floor(d, kind, room, seed)
    if len(plan.rooms) == 1 and len(plan.walls) <= 1:
        tile_floor.carpet(d, plan.rooms[0], seed >> 5)
    elif plan.edges in ("PGPG", "GPGP"):
        tile_floor.runner(d, plan.rooms[0], seed >> 5)
    for start, end in plan.walls:
        _wall(d, start, end)


def _wall(d: Sketch, start: tuple[float, float], end: tuple[float, float]) -> None:
    data = f"M{start[0]} {start[1]} L{end[0]} {end[1]}"
    d.line(data, GOLD_INK, 6.4)
    d.line(data, "#d2ab52", 4.2)
    d.line(data, "#fbeab0", 1.3)


def _outer_wall(d: Sketch, side: int, span: tuple[float, float]) -> None:
    """The wall along an interior edge, with its door in the middle."""
    for begin, end in ((span[0], 36.0), (64.0, span[1])):
        if end - begin > 1:
            one, other = _at(side, begin, 2.0), _at(side, end, 2.0)
            data = f"M{one[0]} {one[1]} L{other[0]} {other[1]}"
            d.line(data, GOLD_INK, 5.4)
            d.line(data, "#d9b458", 3.4)
            d.line(data, "#fbeab0", 1.0)
    corners = (
        _at(side, 37.0, 0.0),
        _at(side, 63.0, 0.0),
        _at(side, 63.0, 5.0),
        _at(side, 37.0, 5.0),
    )
    points = " L".join(f"{x} {y}" for x, y in corners)
    d.fill(f"M{points} Z", "#fff6d6")


def _at(side: int, along: float, inward: float) -> tuple[float, float]:
    return (
        (along, inward),
        (SIDE - inward, along),
        (along, SIDE - inward),
        (inward, along),
    )[side]


def _span(plan: TilePlan, side: int) -> tuple[float, float]:
    """From where to where rooms touch an edge."""
    found = [_reach(room, side) for room in plan.rooms if _touches(room, side)]
    return min(low for low, _ in found), max(high for _, high in found)


def _free_span(plan: TilePlan, side: int) -> tuple[float, float]:
    """From where to where no room comes near a garden edge."""
    low, high = 7.0, 93.0
    if plan.edges[(side - 1) % 4] == INTERIOR:
        near = side in (0, 1)
        low, high = (max(low, 4.0), high) if near else (low, min(high, 96.0))
    return low, high


def _touches(room: tuple[float, float, float, float], side: int) -> bool:
    return (room[1] == 0, room[2] == SIDE, room[3] == SIDE, room[0] == 0)[side]


def _reach(room: tuple[float, float, float, float], side: int) -> tuple[float, float]:
    return (room[0], room[2]) if side in (0, 2) else (room[1], room[3])


def _edge_light(picture: pygame.Surface) -> None:
    """A lit upper and left rim, a dark lower and right one."""
    width, height = picture.get_size()
    thick = max(1, round(width * 0.014))
    veil = pygame.Surface((width, height), pygame.SRCALPHA)
    veil.fill((255, 250, 230, 105), (0, 0, width, thick))
    veil.fill((255, 250, 230, 105), (0, 0, thick, height))
    veil.fill((44, 26, 30, 105), (0, height - thick, width, thick))
    veil.fill((44, 26, 30, 105), (width - thick, 0, thick, height))
    picture.blit(veil, (0, 0))


def _decorate(
    picture: pygame.Surface,
    face: TileFace,
    plan: TilePlan,
    px: int,
    taken: pygame.Rect | None = None,
) -> None:
    """Medallions in the room or in the garden, side by side where they would meet; below what is
    `taken` at the upper right, in px."""
    count = len(face.decorations)
    side = _MEDAL.get(min(3, count), 33.0)
    room, garden = room_middle(plan), garden_middle(plan)
    spots = [
        {"interior": room, "garden": garden}.get(kind, (SIDE / 2, SIDE / 2))
        for kind in (*face.kinds, *("",) * count)[:count]
    ]
    if garden_room(plan) < side:
        if spots.count(garden) > 1:
            spots = [(SIDE / 2, SIDE / 2)] * count
        elif garden in spots and room != garden:
            side = garden_room(plan)
    spots = _apart(spots, side)
    if taken is not None:
        spots = _below(spots, side, taken.left * SIDE / px, taken.bottom * SIDE / px)
    for name, (x, y) in zip(face.decorations, spots, strict=True):
        corner = ((x - side / 2) * px / SIDE, (y - side / 2) * px / SIDE)
        _lay(picture, medal(name, round(side * px / SIDE)), corner, px)


def _apart(spots: list[tuple[float, float]], side: float) -> list[tuple[float, float]]:
    """The spots, spread along a line about their middle if two of them are too near."""
    close = any(
        abs(a[0] - b[0]) < side * 0.9 and abs(a[1] - b[1]) < side * 0.9
        for number, a in enumerate(spots)
        for b in spots[:number]
    )
    if close:
        x = sum(spot[0] for spot in spots) / len(spots)
        y = sum(spot[1] for spot in spots) / len(spots)
        step = min(side, (SIDE - 2 - side) / max(1, len(spots) - 1))
        spots = [(x + (n - (len(spots) - 1) / 2) * step, y) for n in range(len(spots))]
        over = max(0.0, spots[-1][0] + side / 2 - SIDE + 1) - max(0.0, 1 - spots[0][0] + side / 2)
        spots = [(spot[0] - over, spot[1]) for spot in spots]
    low, high = side / 2 + 1, SIDE - side / 2 - 1
    return [(max(low, min(high, x)), max(low, min(high, y))) for x, y in spots]


def _below(
    spots: list[tuple[float, float]], side: float, left: float, bottom: float
) -> list[tuple[float, float]]:
    """The spots, those lower whose row would reach into the upper right corner."""
    lowest = SIDE - side / 2 - 1
    hidden = {y for x, y in spots if x + side / 2 > left and y - side / 2 < bottom}
    return [(x, min(lowest, bottom + side / 2)) if y in hidden else (x, y) for x, y in spots]


@kept
def medal(name: str, px: int) -> pygame.Surface:
    """A decoration on its ivory medallion with a gilt rim."""
    d = Sketch(ink_for(px))
    d.circle(32, 32, 30.6, d.gilding((0, 0, 64, 64)), GOLD_INK)
    d.circle(32, 32, 25.8, CREAM, GOLD_INK, 0.6)
    body = Sketch(d.ink)
    draw_icon(name, body)
    d.put(body, (32 - 32 * 0.72, 32 - 32 * 0.72), 0.72)
    return d.raster((64, 64), (px, px))


def _shield(picture: pygame.Surface, number: int, px: int) -> None:
    side = _shield_side(px)
    corner = (px - side, 0)
    _lay(picture, _plate(side), corner, px)
    _figure(picture, number, corner, side)


def _shield_side(px: int) -> int:
    """px across of the shield on a tile: the smaller the tile, the larger its share."""
    if px >= 90:
        return round(px * 0.32)
    return max(21, min(30, round(px * 0.42)), round(px * 0.36))


@kept
def points_shield(number: int, side: int) -> pygame.Surface:
    """The shield with the points of a tile, as it leaves the tile that was built."""
    shield = _plate(side).copy()
    _figure(shield, number, (0, 0), side)
    return shield


def _figure(picture: pygame.Surface, number: int, corner: tuple[int, int], side: int) -> None:
    font = fonts.serif(max(fonts.FLOOR, side * 0.56), "black")
    figure = fonts.render(font, str(number), "#fff8e2")
    middle = (corner[0] + side / 2, corner[1] + side * 0.48)
    picture.blit(figure, figure.get_rect(center=(round(middle[0]), round(middle[1]))))


@kept
def _plate(side: int) -> pygame.Surface:
    """A royal blue shield in a gilt rim: pale figures are read on it from afar."""
    d = Sketch(ink_for(side))
    d.gold("M32 2 L58 10 V34 Q57 52 32 62 Q7 52 6 34 V10 Z", (6, 2, 52, 60), 1.1)
    d.path("M32 8 L53 14.4 V34 Q52 48 32 56 Q12 48 11 34 V14.4 Z", "#1f3a6e", GOLD_INK)
    return d.raster((64, 64), (side, side))


def _lay(
    picture: pygame.Surface, part: pygame.Surface, corner: tuple[float, float], px: int
) -> None:
    """A part stuck on the tile with its small shadow."""
    offset, blur = (px * 0.012, px * 0.02), max(1.4, px * 0.03)
    pad = shadow_pad(offset, blur)
    at = (round(corner[0]), round(corner[1]))
    picture.blit(_part_shadow(part, offset, blur), (at[0] - pad, at[1] - pad))
    picture.blit(part, at)


@kept
def _part_shadow(part: pygame.Surface, offset: tuple[float, float], blur: float) -> pygame.Surface:
    return shadow(part, offset, blur, 130)


@kept
def tile_back(px: int) -> pygame.Surface:
    """A tile face down."""
    d = Sketch(max(1.4, min(3.0, 62 / px)))
    draw_back(d, 1, 1, 62)
    picture = d.once((0, 0, 64, 64), (px, px))
    grain(picture, (max(1.5, px * 0.03), max(1.5, px * 0.03)), 230, 255, 5)
    _edge_light(picture)
    return clip(picture, rounded_mask((px, px), 3 * px / 64))


@kept
def tile_pile(px: int, count: int) -> pygame.Surface:
    """A pile of tiles face down, higher the more there are; `px` wide without its steps."""
    return _heap(tile_back(px), count)


@kept
def _heap(top: pygame.Surface, count: int) -> pygame.Surface:
    px = top.get_width()
    layers = max(1, min(5, 1 + count // 8))
    rise = max(1, round(px * _RISE))
    spare = rise * (layers - 1)
    canvas = pygame.Surface((px + spare, px + spare), pygame.SRCALPHA)
    for layer in reversed(range(layers)):
        canvas.blit(top, (rise * layer, rise * layer))
        if layer:
            veil = pygame.Surface(top.get_size(), pygame.SRCALPHA)
            veil.fill((20, 12, 30, 70))
            canvas.blit(clip(veil, rounded_mask(top.get_size(), 2)), (rise * layer, rise * layer))
    return canvas
