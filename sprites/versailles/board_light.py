"""The light on the board: the location in use comes forward, everything else steps back."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from sprites.common.colour import rgb
from sprites.common.light import (
    clip,
    from_dots,
    shadow,
    shadow_pad,
    silhouette,
    soft,
)
from sprites.common.surface_cache import kept
from sprites.common.tween import ease_in_out
from sprites.versailles.board_palace import RESTING
from sprites.versailles.cartouche import (
    BOW,
    FRAMES,
    IVORY,
    MARBLES,
    RANKS,
    Rank,
    lay_title,
    shape_of_plate,
    title_box,
    titled,
)
from sprites.versailles.geometry import BoardLayout, SiteLayout
from sprites.versailles.pen import Sketch

Light = tuple[int, int, int]
"""What the light on a thing is multiplied by, of 255."""
AWAY = (251, 249, 243)
"""What the light of the rest is multiplied by: a little less of it, and warm as under a lamp."""
ASIDE = (233, 228, 216)
"""The same for what lies in a location that no move of one's own reaches now."""
AWAY_TONE, ASIDE_TONE = (244, 234, 214), (213, 205, 188)
"""What ivory marble looks like at such locations; other stones become as bright."""
HELD_TONE = (229, 221, 204)
"""The same where own workers stand that can leave: less dim, as they are looked for there."""
_WARM, _WARMTH = (255, 249, 238), (12, 10, 5)
"""The same for one in reach; what is added to its light first."""
_POOL, _COARSE = 150.0, 12
"""Units that the pool of light reaches beyond its location; px between its measured points."""
_GOLD, _CASING = "#f6cf72", "#3a1d10"
_DEEP = (10, 12, 34)
_GLOW = 11.0
_WOKEN = tuple(round((255 - part) * 0.86) for part in RESTING)
"""What is added to the sheet of the palace while somebody builds there."""
_PAPER, _PALER = (250, 245, 232), 104
"""The sheet of the palace in the light of the room; how much of it lies over the lines, of 255."""


def bring_forward(
    canvas: pygame.Surface,
    layout: BoardLayout,
    site: str,
    title: str,
    corner: tuple[int, int],
    away: bool = True,
    titles: Sequence[tuple[str, str]] = (),
) -> None:
    """Light one location of a board whose upper left corner lies at `corner`; `away`: what is
    around it steps back; `titles` of all, for ribbons below it stay above what is lifted."""
    place, unit = layout.sites[site], layout.unit
    rank = RANKS.get(site, "fine")
    box = plate_box(place, rank, unit).move(corner)
    mask = mask_of(rank, box.size, unit)
    shown = box.clip(canvas.get_rect())
    clean = pygame.Surface(box.size, pygame.SRCALPHA)
    clean.blit(canvas, (shown.left - box.left, shown.top - box.top), shown)
    if rank == "yard":
        sheet = layout.squares[0].unionall(list(layout.squares[1:])).move(corner)
        clean.fill(_WOKEN, sheet.move(-box.left, -box.top), special_flags=pygame.BLEND_RGB_ADD)
    land = pygame.Rect(corner, layout.size).inflate(-2 * layout.rim, -2 * layout.rim)
    if away:
        pool = pygame.transform.smoothscale(_falling_off(*_pool_of(layout, place, rank)), land.size)
        canvas.blit(pool, land, special_flags=pygame.BLEND_RGB_MULT)
        set_aside(canvas, layout, [each for each in titles if each[0] != site], corner, AWAY_TONE)
    before = canvas.get_clip()
    canvas.set_clip(land.clip(before))
    rim = rim_of(unit)
    corner_of_rim = (box.left - rim, box.top - rim)
    ribbons = _ribbons_below(canvas, layout, site, titles, corner)
    canvas.blit(_behind(rank, box.size, unit), corner_of_rim)
    canvas.blit(clip(clean, mask), box)
    canvas.blit(_frame(rank, box.size, unit), corner_of_rim)
    for ribbon, spot in ribbons:
        canvas.blit(ribbon, spot)
    canvas.set_clip(before)
    lay_title(canvas, place.ribbon.move(corner), unit, title, site, "gold")


def _ribbons_below(
    canvas: pygame.Surface,
    layout: BoardLayout,
    site: str,
    titles: Iterable[tuple[str, str]],
    corner: tuple[int, int],
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Titles that begin where a lifted location ends, as they lie on the canvas now."""
    foot = plate_box(layout.sites[site], RANKS.get(site, "fine"), layout.unit).move(corner)
    foot = foot.inflate(0, 2 * rim_of(layout.unit))
    found = []
    for name, title in titles:
        room = layout.sites[name].ribbon.move(corner)
        box = title_box(room, layout.unit, title, name)
        if name == site or box.top < foot.centery or not foot.colliderect(box):
            continue
        picture, (x, y) = titled(room.size, layout.unit, title, name, "blue")
        spot = (room.left + x, room.top + y)
        seen = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
        seen.blit(canvas, (-spot[0], -spot[1]))
        found.append((clip(seen, silhouette(picture, "#ffffff")), spot))
    return found


def rest_plan(canvas: pygame.Surface, layout: BoardLayout, corner: tuple[int, int]) -> None:
    """Lines of the plan of the palace become paler: what is built there speaks now."""
    sheet = layout.squares[0].unionall(list(layout.squares[1:])).move(corner)
    paper = pygame.Surface(sheet.size)
    paper.fill(_PAPER)
    paper.set_alpha(_PALER)
    canvas.blit(paper, sheet)


def set_aside(
    canvas: pygame.Surface,
    layout: BoardLayout,
    titles: Iterable[tuple[str, str]],
    corner: tuple[int, int],
    tone: Light = ASIDE_TONE,
) -> None:
    """Lay locations with these titles in one quiet tone, on a board whose upper left corner lies at
    `corner`; their frames and ribbons keep their light, and so does the palace."""
    unit = layout.unit
    for site, title in titles:
        place, rank = layout.sites[site], RANKS.get(site, "fine")
        if rank != "yard":
            box = plate_box(place, rank, unit).move(corner)
            tint = _tint(rank, box.size, unit, toned(site, tone), FRAMES[rank])
            canvas.blit(tint, box, special_flags=pygame.BLEND_RGB_MULT)
        lay_title(canvas, place.ribbon.move(corner), unit, title, site)


def toned(site: str, tone: Light) -> Light:
    """The light in which ivory marble looks like this tone, and every other stone as bright: of one
    colour for all of them, so that paper that lies on them stays paper."""
    ivory = rgb(IVORY[0])
    share = sum(ivory) / sum(rgb(MARBLES.get(site, IVORY)[0]))
    red, green, blue = (
        min(255, round(255 * share * wanted / own)) for wanted, own in zip(tone, ivory, strict=True)
    )
    return red, green, blue


def warm(
    canvas: pygame.Surface,
    layout: BoardLayout,
    titles: Iterable[tuple[str, str]],
    corner: tuple[int, int],
) -> None:
    """Warm locations with these titles; the plan of the palace stays as clear as it is."""
    for site, title in titles:
        place, rank, unit = layout.sites[site], RANKS.get(site, "fine"), layout.unit
        box = plate_box(place, rank, unit).move(corner)
        if rank != "yard":
            canvas.blit(_glow(rank, box.size, unit), box, special_flags=pygame.BLEND_RGB_ADD)
            tint = _tint(rank, box.size, unit, _WARM)
            canvas.blit(tint, box, special_flags=pygame.BLEND_RGB_MULT)
        lay_title(canvas, place.ribbon.move(corner), unit, title, site)


@kept
def _falling_off(
    size: tuple[int, int], box: tuple[int, int, int, int], reach: int
) -> pygame.Surface:
    """The light over a land of `size` px, coarse: full at the box, `AWAY` beyond `reach` px."""
    columns, rows = max(2, size[0] // _COARSE), max(2, size[1] // _COARSE)
    dots = bytearray()
    for row in range(rows):
        y = (row + 0.5) * size[1] / rows
        down = max(box[1] - y, y - box[1] - box[3], 0.0)
        for column in range(columns):
            x = (column + 0.5) * size[0] / columns
            across = max(box[0] - x, x - box[0] - box[2], 0.0)
            share = ease_in_out(math.hypot(across, down) / reach)
            dots += bytes(round(255 + (dim - 255) * share) for dim in AWAY)
    return from_dots(dots, (columns, rows))


def _tint(
    rank: Rank, size: tuple[int, int], unit: float, light: Light, inset: float = 0.0
) -> pygame.Surface:
    """A light where a plate lies and white around it, to be multiplied; `inset`: units of its edge
    that stay white, too. It is quickly made of the mask: kept for every light, the tints of all
    plates would push the masks out of the cache."""
    picture = pygame.Surface(size)
    picture.fill("#ffffff")
    mask = mask_of(rank, size, unit, inset) if inset else mask_of(rank, size, unit)
    body = mask.copy()
    body.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(body, (0, 0))
    return picture


def _glow(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """`_WARMTH` where a plate lies, to be added."""
    picture = pygame.Surface(size)
    body = mask_of(rank, size, unit).copy()
    body.fill(_WARMTH, special_flags=pygame.BLEND_RGB_MULT)
    picture.blit(body, (0, 0))
    return picture


def prepared(layout: BoardLayout, site: str, title: str) -> list[Callable[[], object]]:
    """Draw what the light on a location needs, piece by piece, before it is needed."""
    return [
        *stepping_back(layout, (site,)),
        *lit(layout, site, title),
    ]


def lit(layout: BoardLayout, site: str, title: str) -> list[Callable[[], object]]:
    """The same for a location that comes forward."""
    (rank, size, unit), place = _plate(layout, site), layout.sites[site]
    return [
        partial(_falling_off, *_pool_of(layout, place, rank)),
        partial(mask_of, rank, size, unit),
        partial(_behind, rank, size, unit),
        partial(_frame, rank, size, unit),
        partial(titled, place.ribbon.size, unit, title, site, "gold"),
    ]


def stepping_back(layout: BoardLayout, sites: Iterable[str]) -> list[Callable[[], object]]:
    """The same for those that step back meanwhile."""
    plates = {_plate(layout, site) for site in sites}
    return [
        partial(mask_of, rank, size, unit, FRAMES[rank])
        for rank, size, unit in sorted(plates)
        if rank != "yard"
    ]


def _plate(layout: BoardLayout, site: str) -> tuple[Rank, tuple[int, int], float]:
    """What the pictures of a plate depend on."""
    rank = RANKS.get(site, "fine")
    return rank, plate_box(layout.sites[site], rank, layout.unit).size, layout.unit


def _pool_of(
    layout: BoardLayout, place: SiteLayout, rank: Rank
) -> tuple[tuple[int, int], tuple[int, int, int, int], int]:
    """What the pool of light on a location depends on; see `_falling_off`."""
    wide, high = (side - 2 * layout.rim for side in layout.size)
    box = plate_box(place, rank, layout.unit).move(-layout.rim, -layout.rim)
    return (wide, high), (*box.topleft, *box.size), round(_POOL * layout.unit)


def plate_box(place: SiteLayout, rank: Rank, unit: float) -> pygame.Rect:
    """The box of a plate with its bows."""
    return place.box if rank == "yard" else place.box.inflate(0, 2 * round(BOW * unit))


def rim_of(unit: float) -> int:
    """px by which shadow and light reach beyond a plate."""
    return round(4 * _GLOW * unit)


@kept
def stepped_back(picture: pygame.Surface, light: Light = AWAY) -> pygame.Surface:
    """A thing that lies where the light is not."""
    darker = picture.copy()
    darker.fill(light, special_flags=pygame.BLEND_RGB_MULT)
    return darker


@kept
def mask_of(rank: Rank, size: tuple[int, int], unit: float, inset: float = 0.0) -> pygame.Surface:
    """White where the plate lies, but for so many units of its edge."""
    width, height = size[0] / unit, size[1] / unit
    d = Sketch(1.0)
    d.fill(shape_of_plate(rank, width, height, inset), "#ffffff")
    return d.once((0, 0, width, height), size)


@kept
def _behind(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The deep shadow of the plate and the soft light around it, `rim_of` larger on every side."""
    halo = soft(_line(rank, size, unit, ((_GOLD, 15.0),)), _GLOW * unit)
    offset, blur = (6 * unit, 11 * unit), 13 * unit
    fall = shadow(mask_of(rank, size, unit), offset, blur, 190, _DEEP)
    inset = rim_of(unit) - shadow_pad(offset, blur)
    canvas = pygame.Surface(halo.get_size(), pygame.SRCALPHA)
    canvas.blit(fall, (inset, inset))
    canvas.blit(halo, (0, 0))
    return canvas


@kept
def _frame(rank: Rank, size: tuple[int, int], unit: float) -> pygame.Surface:
    """The gilt line on the edge of the plate."""
    return _line(rank, size, unit, ((_CASING, 5.4), (_GOLD, 3.4), ("#fff3c8", 0.9)))


def _line(
    rank: Rank, size: tuple[int, int], unit: float, strokes: tuple[tuple[str, float], ...]
) -> pygame.Surface:
    pad = rim_of(unit)
    width, height, margin = size[0] / unit, size[1] / unit, pad / unit
    d = Sketch(1.0)
    for colour, thick in strokes:
        d.line(shape_of_plate(rank, width, height), colour, thick)
    box = (-margin, -margin, width + 2 * margin, height + 2 * margin)
    return d.once(box, (size[0] + 2 * pad, size[1] + 2 * pad))
