"""A kept game as a box on the shelf: its front with the picture of the table, and its label."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import darker, lighter, rgb
from sprites.common.light import rounded_mask
from sprites.common.materials import paper
from sprites.common.noise import grain
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.library.cover import cover_art
from sprites.library.layout import BOX, FASCIA, HEADROOM, least
from sprites.library.marks import assisted_mark, finished_mark, ribbon_mark
from sprites.title.crests import crest

INK = "#2a1626"
SOFT = "#4f3230"
LABEL = "#f3e4bd"
_TOP = 7.0
_EDGE = 8.0
_BAND = 27.0


@dataclass(frozen=True, slots=True)
class BoxWords:
    """What a box shows; words are finished. `winner`: the style of a single winner."""

    game: str
    name: str
    line: str
    styles: tuple[PlayerStyle, ...]
    finished: bool = False
    winner: PlayerStyle | None = None
    assisted: bool = False
    deleted: bool = False


def front_rect(cell: Rect, scale: float) -> Rect:
    """Where the front of the box stands in its cell of the shelf."""
    wide, high = round(BOX[0] * scale), round(BOX[1] * scale)
    top = cell.y + round(HEADROOM * scale) + round(5 * scale)
    return Rect(cell.centerx - wide // 2, top, wide, high)


def label_rect(cell: Rect, scale: float) -> Rect:
    """Where its label hangs on the front of the shelf."""
    wide, high = round((BOX[0] + 6) * scale), round((FASCIA - 10) * scale)
    top = cell.y + cell.height - round(FASCIA * scale) + round(9.5 * scale)
    return Rect(cell.centerx - wide // 2, top, wide, high)


def kept_box(
    size: tuple[int, int], scale: float, words: BoxWords, picture: Surface | None
) -> Surface:
    """One cell of the shelf with box, shadow, marks and label on a transparent ground.

    `picture` is that of the table, any size; without it the cover of the game is shown.
    """
    canvas = Surface(size, pygame.SRCALPHA)
    cell = Rect((0, 0), size)
    front, label = front_rect(cell, scale), label_rect(cell, scale)
    shell = _shell(words.game, front.size, scale)
    mask = carve.kept_mask_of(shell)
    carve.cast_kept(canvas, mask, front.topleft, (9 * scale, 5 * scale), 9 * scale, 0.55)
    carve.cast_kept(canvas, mask, front.topleft, (2 * scale, 2 * scale), 3 * scale, 0.6)
    canvas.blit(shell, front)
    window = _window(front, scale)
    canvas.blit(_framed(words.game, window.size, scale, picture), window)
    _badges(canvas, front, scale, words)
    _marks(canvas, front, scale, words)
    if words.deleted:
        canvas.fill((150, 140, 150, 255), special_flags=pygame.BLEND_RGBA_MULT)
    _label(canvas, label, scale, words)
    return canvas


def _window(front: Rect, scale: float) -> Rect:
    edge = round(_EDGE * scale)
    top = front.y + round(_TOP * scale) + edge
    high = front.bottom - round(_BAND * scale) - top
    return Rect(front.x + edge, top, front.width - 2 * edge, high)


def _framed(game: str, size: tuple[int, int], scale: float, picture: Surface | None) -> Surface:
    """The picture cut to its window, sunk a little, with a gloss."""
    if picture is None:
        return _default(game, size, scale)
    return _sunk(covering(picture, size), scale)


@kept
def _default(game: str, size: tuple[int, int], scale: float) -> Surface:
    return _sunk(cover_art(game, size), scale)


def _sunk(image: Surface, scale: float) -> Surface:
    image.blit(_glass(image.get_size(), scale), (0, 0))
    return image


@kept
def _glass(size: tuple[int, int], scale: float) -> Surface:
    """Inner shade of the window and a faint sheen, to blit over a picture."""
    full = carve.clear(size)
    full.fill((255, 255, 255, 255))
    layer = Surface(size, pygame.SRCALPHA)
    layer.blit(carve.inside_edge(full, 3 * scale, 4 * scale, 5 * scale, "#080408", 0.8), (0, 0))
    wide, high = size[0] / scale, size[1] / scale
    body = path(f"M0 0H{wide * 0.62:.1f}L{wide * 0.2:.1f} {high:.1f}H0Z", "#fff4d8", opacity=0.06)
    body += rect(0.5, 0.5, wide - 1, high - 1, "none", "#140a10", 1.4)
    layer.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return layer


def covering(picture: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture at exactly `size` px, without distortion."""
    wide, high = picture.get_size()
    share = min(wide / size[0], high / size[1])
    part = Rect(0, 0, max(1, round(size[0] * share)), max(1, round(size[1] * share)))
    part.center = (wide // 2, high // 2)
    part = part.clip(picture.get_rect())
    cut = picture.subsurface(part)
    if cut.get_bitsize() < 24:
        cut = cut.convert(24)
    scaled = pygame.transform.smoothscale(cut, size)
    opaque = Surface(size, 0, 24)
    opaque.blit(scaled, (0, 0))
    return opaque


@kept
def _shell(game: str, size: tuple[int, int], scale: float) -> Surface:
    """The empty box in its game's colours: top seen from above, front with its border."""
    colours = art_of(game).heraldry
    wide, high = size[0] / scale, size[1] / scale
    ground, rim = colours.plate, colours.plate_rim
    defs = tones("bx-top", lighter(ground, 0.5), lighter(ground, 0.22), x2=100, y2=40)
    defs += tones("bx-front", lighter(ground, 0.16), ground, darker(ground, 0.3))
    body = path(
        f"M5 0.8H{wide - 5:.1f}L{wide - 0.8:.1f} {_TOP}H0.8Z", "url(#bx-top)", "#120a12", 1.2
    )
    body += rect(0.8, _TOP, wide - 1.6, high - _TOP - 0.8, "url(#bx-front)", "#120a12", 1.5, 1.6)
    body += stroke(f"M2 {_TOP + 1.3}H{wide - 2:.1f}", lighter(ground, 0.6), 1.1, 0.9)
    body += stroke(f"M1.9 {_TOP + 2}V{high - 2:.1f}", lighter(ground, 0.5), 0.9, 0.7)
    body += rect(4, _TOP + 4, wide - 8, high - _TOP - 8, "none", rim, 1.3, 1)
    body += art_of(game).box_sign(wide - 17, high - _BAND / 2 - 2, rim)
    face = svg.raster(svg.document(body, wide, high, defs), size).copy()
    grain(face, (2.2 * scale, 2.2 * scale), 224, 255, 41)
    grain(face, (40 * scale, 30 * scale), 222, 255, 42)
    return face


def _badges(canvas: Surface, front: Rect, scale: float, words: BoxWords) -> None:
    px = round(19 * scale)
    left = front.x + round(9 * scale)
    middle = front.bottom - round((_BAND / 2 + 1.4) * scale)
    for style in words.styles[:5]:
        token = badge(style, px)
        canvas.blit(token, token.get_rect(midleft=(left, middle)))
        left += px + round(3 * scale)


def _marks(canvas: Surface, front: Rect, scale: float, words: BoxWords) -> None:
    px = round(38 * scale)
    shield = crest(words.game, px)
    spot = Rect(front.x - round(7 * scale), front.y - round(1 * scale), px, px)
    _pinned(canvas, shield, spot, scale)
    if words.finished:
        mark = finished_mark(round(44 * scale), words.winner)
        place = mark.get_rect(topright=(front.right + round(8 * scale), front.y - round(3 * scale)))
        _pinned(canvas, mark, place, scale)
    else:
        ribbon = ribbon_mark((round(15 * scale), round(34 * scale)))
        place = ribbon.get_rect(
            topright=(front.right - round(16 * scale), front.y + round(5 * scale))
        )
        _pinned(canvas, ribbon, place, scale)
    if words.assisted:
        seal = assisted_mark(round(32 * scale))
        place = seal.get_rect(
            bottomright=(front.right + round(4 * scale), front.bottom - round(16 * scale))
        )
        _pinned(canvas, seal, place, scale)


def _pinned(canvas: Surface, mark: Surface, place: Rect, scale: float) -> None:
    shape = carve.kept_mask_of(mark)
    carve.cast_kept(canvas, shape, place.topleft, (2 * scale, 3 * scale), 4 * scale, 0.6)
    canvas.blit(mark, place)


@kept
def _holder(size: tuple[int, int], scale: float) -> Surface:
    """A paper label in a brass holder with two screws."""
    wide, high = size[0] / scale, size[1] / scale
    brass = tones("lb", "#f6dc98", "#b88a42", "#7a5420", "#c69a50")
    body = rect(0.8, 0.8, wide - 1.6, high - 1.6, "url(#lb)", "#1c0f08", 1.5, 4)
    picture = svg.raster(svg.document(body, wide, high, brass), size).copy()
    inset = round(4 * scale)
    slip = paper((size[0] - 2 * inset, size[1] - 2 * inset), scale, 55, LABEL, 1.5, 0.22)
    picture.blit(slip, (inset, inset))
    lines = rect(3.6, 3.6, wide - 7.2, high - 7.2, "none", "#2a170a", 1, 1.6, 1)
    lines += stroke(f"M4 2H{wide - 4:.1f}", "#fff6d0", 1, 0.8)
    picture.blit(svg.raster(svg.document(lines, wide, high), size), (0, 0))
    return picture


def _label(canvas: Surface, box: Rect, scale: float, words: BoxWords) -> None:
    holder = _holder(box.size, scale)
    carve.cast_kept(canvas, carve.kept_mask_of(holder), box.topleft, (2 * scale, 2 * scale),
                    3 * scale, 0.6)  # fmt: skip
    canvas.blit(holder, box)
    room = box.width - round(20 * scale)
    name = fonts.fit(words.name, room, 15 * scale, least(13, scale), weight="bold", colour=INK)
    line = fonts.fit(
        words.line, room, 13 * scale, least(13, scale), weight="regular", italic=True, colour=SOFT
    )
    middle = box.centery + round(0.4 * scale)
    canvas.blit(name, name.get_rect(midbottom=(box.centerx, middle + round(3.4 * scale))))
    canvas.blit(line, line.get_rect(midtop=(box.centerx, middle - round(2.2 * scale))))


@kept
def blank_box(size: tuple[int, int], scale: float, game: str) -> Surface:
    """A box of which nothing has been read yet: to be shown for a frame or two."""
    dark = Surface((8, 8), 0, 24)
    dark.fill(rgb(darker(art_of(game).heraldry.ground, 0.6)))
    return kept_box(size, scale, BoxWords(game, "", "", ()), dark)


@kept
def box_light(size: tuple[int, int], scale: float, chosen: bool) -> Surface:
    """The light behind a box that is pointed at or chosen; drawn before it, of its cell's size."""
    canvas = Surface(size, pygame.SRCALPHA)
    front = front_rect(Rect((0, 0), size), scale)
    body = front.move(0, round(_TOP * scale / 2)).inflate(0, -round(_TOP * scale))
    mask = rounded_mask(body.size, 3 * scale)
    reach, alpha = (13, 1.0) if chosen else (9, 0.75)
    carve.halo(canvas, mask, body.topleft, reach * scale, "#ffc766", alpha)
    return canvas


@kept
def chosen_rim(size: tuple[int, int], scale: float) -> Surface:
    """The gilt edge of the chosen box and its label, open where crest and medal sit.

    Drawn over the box, of its cell's size.
    """
    cell = Rect((0, 0), size)
    wide, high = size[0] / scale, size[1] / scale
    front, label = front_rect(cell, scale), label_rect(cell, scale)
    left, right = front.x / scale + 1, front.right / scale - 1
    top, foot = front.y / scale + 44, front.bottom / scale - 1
    way = f"M{left:.1f} {top:.1f}V{foot:.1f}H{right:.1f}V{top:.1f}"
    place = (label.x / scale, label.y / scale, label.width / scale, label.height / scale)
    body = ""
    for colour, width in (("#2a0f06", 5.4), ("#ffd66e", 3.0)):
        body += stroke(way, colour, width)
        body += rect(*place, "none", colour, width, 4)
    return svg.raster(svg.document(body, wide, high), size)
