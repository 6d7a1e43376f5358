"""What is chosen from: automa cards, tokens of difficulty, option cards."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.art_gallery import bust_of
from sprites.common.colour import darker, mix, rgb
from sprites.common.light import kept_rounded_mask, rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.noise import grain
from sprites.common.strokes import circle, polar, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.lobby.medallions import medallion, pips
from sprites.lobby.seats import FAINT_PAPER, INK, PAPER, SOFT, glow_behind
from sprites.title.state import Look

CREAM = "#fff0cc"
_CLOSE = 1.08
"""Lines of a long text stand so close, in parts of the size of their type."""
CLOSED_PAPER = FAINT_PAPER


def draw_automa(
    target: Surface,
    box: Rect,
    scale: float,
    automa: str,
    name: str,
    line: str,
    look: Look,
    chosen: bool,
) -> None:
    """One automa: medallion over a paper card with its name and a line about it."""
    place = box.move(0, round(scale) if look.pressed else 0)
    radius = round(box.width * 0.40)
    paper = Rect(place.x, place.y + round(radius * 0.9), place.width, 0)
    paper.height = place.bottom - paper.y
    mask = kept_rounded_mask(paper.size, 6 * scale)
    glow_behind(target, mask, paper, scale, look)
    carve.cast_kept(target, mask, paper.topleft, (2 * scale, 4 * scale), 6 * scale, 0.6)
    tint = "#f7ecc9" if chosen else mix(PAPER, "#8d8078", 0.25)
    if look.bright and not chosen:
        tint = PAPER
    rim = bust_of(automa).tint
    target.blit(framed_paper(paper.size, scale, 6, tint, 6, rim, corners=False), paper)
    if chosen:
        chosen_rim(target, paper, scale)
    face = medallion(automa, 2 * radius, chosen)
    spot = face.get_rect(midtop=(place.centerx, place.y))
    carve.cast_kept(
        target, carve.kept_mask_of(face), spot.topleft, (2 * scale, 4 * scale), 5 * scale, 0.6
    )
    target.blit(face, spot)
    room = place.width - round(14 * scale)
    title = fonts.fit(name, room, 17 * scale, 13, weight="bold", colour=INK)
    note = fonts.fit(line, room, 14 * scale, 13, weight="regular", italic=True, colour=SOFT)
    below = place.bottom - spot.bottom
    top = spot.bottom + max(0, (below - title.get_height() - note.get_height()) // 2)
    target.blit(title, title.get_rect(midtop=(place.centerx, top - round(2 * scale))))
    target.blit(note, note.get_rect(midtop=(place.centerx, top + round(title.get_height() * 0.84))))


def chosen_rim(target: Surface, box: Rect, scale: float) -> None:
    """The gold edge of what is chosen."""
    target.blit(_rim(box.size, scale), box)


@kept
def _rim(size: tuple[int, int], scale: float) -> Surface:
    wide, high = size[0] / scale, size[1] / scale
    body = rect(1.2, 1.2, wide - 2.4, high - 2.4, "none", "#3a1408", 4, 6)
    body += rect(1.2, 1.2, wide - 2.4, high - 2.4, "none", "#f0bb4c", 2.2, 6)
    return svg.raster(svg.document(body, wide, high), size)


def draw_level(
    target: Surface, box: Rect, scale: float, level: int, words: str, look: Look, chosen: bool
) -> None:
    """A difficulty: its three pegs and its name, on a token of wood or, chosen, of gold."""
    place = box.move(0, round(scale) if look.pressed else 0)
    face = token_face(box.size, scale, chosen, look.bright)
    mask = carve.kept_mask_of(face)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 3 * scale), 4 * scale, 0.6)
    target.blit(face, place)
    pegs = pips(level, round(15 * scale))
    target.blit(pegs, pegs.get_rect(midtop=(place.centerx, place.y + round(5 * scale))))
    ink = "#2a1608" if chosen else CREAM
    text = fonts.fit(
        words, box.width - round(10 * scale), 14 * scale, 13, weight="bold", colour=ink
    )
    target.blit(text, text.get_rect(midbottom=(place.centerx, place.bottom - round(2 * scale))))


@lru_cache(maxsize=16)
def token_face(size: tuple[int, int], scale: float, chosen: bool, bright: bool) -> Surface:
    """A token to be pressed: of wood or, chosen, of gold. `size` in px."""
    tint = "#e4b95e" if chosen else "#6b4a3a"
    if bright and not chosen:
        tint = "#8a6040"
    base = Surface(size, 0, 24)
    base.fill(rgb(mix(tint, "#ffffff", 0.12)))
    grain(base, (50 * scale, 1.6 * scale), 200, 255, 9)
    mask = rounded_mask(size, 7 * scale)
    face = carve.cut(base, mask)
    carve.bevel(face, mask, 1.6 * scale, "#fff3cc", darker(tint, 0.85), 0.6)
    wide, high = size[0] / scale, size[1] / scale
    rim = "#6a3c10" if chosen else "#c9964a"
    body = rect(2.6, 2.6, wide - 5.2, high - 5.2, "none", rim, 1.3, 5)
    face.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return face


def draw_option(
    target: Surface,
    box: Rect,
    scale: float,
    title: str,
    consequence: str,
    look: Look,
    chosen: bool,
    closed: bool = False,
    *,
    words: float = 0.0,
) -> None:
    """A paper card: title, what it brings in up to four lines, a wax seal if it is chosen.

    `words` is px per unit for what is written; 0: the same as for the paper.
    """
    ink = words or scale
    place = box.move(0, round(scale) if look.pressed else 0)
    mask = kept_rounded_mask(box.size, 6 * scale)
    if not closed:
        glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 4 * scale), 6 * scale, 0.6)
    tint = CLOSED_PAPER if closed else "#f7ecc9" if chosen else mix(PAPER, "#8d8078", 0.2)
    if look.bright and not closed and not chosen:
        tint = PAPER
    target.blit(framed_paper(box.size, scale, 11, tint, 6, "#8a5a34", corners=not closed), place)
    if chosen:
        chosen_rim(target, place, scale)
    px = round(30 * scale)
    target.blit(
        _seal(px, chosen, closed), (place.x + round(12 * scale), place.y + round(12 * scale))
    )
    left = place.x + round(50 * scale)
    room = place.right - round(12 * scale) - left
    name = fonts.fit(title, room, 17 * min(ink, 1.15 * scale), 13, weight="bold", colour=INK)
    rows = len(fonts.wrap(fonts.serif(fonts.FLOOR, "regular"), consequence, room))
    close = rows * round(fonts.FLOOR * _CLOSE) + name.get_height() > box.height - round(17 * scale)
    edge = round((4 if close else 9) * scale)
    target.blit(name, (left, place.y + edge))
    top = place.y + edge + round(name.get_height() * 0.96)
    _wrapped(target, consequence, Rect(left, top, room, place.bottom - edge + 1 - top), ink)


def _wrapped(target: Surface, words: str, room: Rect, scale: float) -> None:
    """Words in as many lines as fit; the type shrinks to the floor, and then the lines move
    closer, before dots are set."""
    sizes = [(px, 1.22) for px in range(max(13, round(14 * scale)), 12, -1)]
    for px, step in (*sizes, (fonts.FLOOR, _CLOSE)):
        font = fonts.serif(px, "regular")
        lines = fonts.wrap(font, words, room.width)
        height = round(px * step)
        if len(lines) * height <= room.height:
            break
    fitting = max(1, room.height // height)
    if len(lines) > fitting:
        rest = " ".join(lines[fitting - 1 :])
        lines = [*lines[: fitting - 1], fonts.ellipsize(font, rest + fonts.ELLIPSIS, room.width)]
    for index, line in enumerate(lines):
        target.blit(fonts.render(font, line, SOFT), (room.x, room.y + index * height))


@lru_cache(maxsize=8)
def _seal(px: int, chosen: bool, closed: bool) -> Surface:
    if not chosen:
        tone = "#7d736a" if closed else "#8a5a34"
        body = circle(20, 20, 14.4, "#fff6dc" if not closed else "#b9afa0", tone, 2.2)
        body += circle(20, 20, 11, "none", tone, 0.9)
        return svg.raster(svg.document(body, 40, 40), (px, px))
    body = "".join(
        circle(*polar(20.8, 20.6, 13.4, step * 0.5236 + 0.2), 4.8, "#7d1f26") for step in range(12)
    )
    body += circle(20, 20, 15.4, "url(#sl)", "#4a0f16", 1.4) + circle(
        20, 20, 11.4, "none", "#7d1f26", 1.6
    )
    body += stroke("M13.6 20.6L18.4 25.4L27 15", "#4a0f16", 5) + stroke(
        "M13.6 20.2L18.4 25L27 14.6", "#ffe9c8", 3
    )
    return svg.raster(
        svg.document(body, 40, 40, tones("sl", "#d8545a", "#b2323a", "#7d1f26")), (px, px)
    )
