"""Who sits round the table, as cards in a row: a gilt ring with the seat's shape, name and line."""

from __future__ import annotations

import math
from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import darker, mix
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle, shape_svg
from sprites.common.strokes import circle, polar, stroke, tones
from sprites.lobby.choice_cards import chosen_rim
from sprites.lobby.seats import FAINT_PAPER, INK, PAPER, SOFT, glow_behind
from sprites.title.state import Look

_STUDS = 24


@lru_cache(maxsize=32)
def seat_medallion(style: PlayerStyle | None, px: int) -> Surface:
    """The shape of a seat in a gilt ring, px x px; without a style a free place with a plus."""
    defs = tones("sm-rim", "#fff3c4", "#dcb05c", "#8a5f22")
    if style is None:
        body = circle(50, 50, 44, "#7b7076", INK, 2) + circle(50, 50, 44, "none", "#b9a98d", 2.4)
        body += stroke("M50 32V68M32 50H68", INK, 12) + stroke("M50 32V68M32 50H68", "#efe4c8", 7)
        return svg.raster(svg.document(body, 100, 100), (px, px))
    defs += tones("sm-cloth", mix(style.light, style.fill, 0.4), style.fill, style.dark)
    body = circle(50, 50, 45, "url(#sm-cloth)", INK, 1.6)
    body += "".join(_ray(step, darker(style.fill, 0.16)) for step in range(12))
    body += circle(50, 50, 46.2, "none", INK, 7.4) + circle(
        50, 50, 46.2, "none", "url(#sm-rim)", 5.4
    )
    for step in range(_STUDS):
        x, y = polar(50, 50, 46.2, step * math.tau / _STUDS)
        body += circle(x, y, 1.1, "#fff3cc" if step % 2 else style.light, INK, 0.4)
    body += circle(50, 50, 27, mix(style.fill, style.dark, 0.45), style.ink, 1.6)
    body += shape_svg(style.shape, 50, 49.4, 19.5, style.mark, style.ink, 2)
    return svg.raster(svg.document(body, 100, 100, defs), (px, px))


def _ray(step: int, colour: str) -> str:
    angle = step * math.tau / 12
    (x0, y0), (x1, y1) = polar(50, 50, 30, angle), polar(50, 50, 42, angle)
    return stroke(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", colour, 2.2, 0.8)


def draw_company_card(
    target: Surface,
    box: Rect,
    scale: float,
    style: PlayerStyle | None,
    name: str,
    line: str,
    look: Look,
    face: Surface | None = None,
    chosen: bool = False,
) -> None:
    """One chair: medallion, or the `face` of who plays it, over a paper card with its name and a
    line about it. Where somebody is being chosen it has a gold edge."""
    place = box.move(0, round(scale) if look.pressed else 0)
    radius = round(box.width * 0.40)
    paper = Rect(place.x, place.y + round(radius * 0.9), place.width, 0)
    paper.height = place.bottom - paper.y
    mask = kept_rounded_mask(paper.size, 6 * scale)
    glow_behind(target, mask, paper, scale, look)
    carve.cast_kept(target, mask, paper.topleft, (2 * scale, 4 * scale), 6 * scale, 0.6)
    tint = FAINT_PAPER if style is None else PAPER
    if look.bright:
        tint = mix(tint, "#fff8e0", 0.4)
    rule = style.dark if style is not None else "#6f665c"
    target.blit(framed_paper(paper.size, scale, 6, tint, 6, rule, corners=False), paper)
    if chosen:
        chosen_rim(target, paper, scale)
    face = seat_medallion(style, 2 * radius) if face is None else face
    spot = face.get_rect(midtop=(place.centerx, place.y))
    face_mask = carve.kept_mask_of(face)
    carve.cast_kept(target, face_mask, spot.topleft, (2 * scale, 4 * scale), 5 * scale, 0.6)
    target.blit(face, spot)
    _words(target, place, spot, scale, name, line)


def _words(target: Surface, place: Rect, spot: Rect, scale: float, name: str, line: str) -> None:
    room = place.width - round(14 * scale)
    titles = _titles(name, room, scale)
    font = fonts.serif(max(13, 14 * scale), "regular", True)
    lines = fonts.wrap(font, line, room)
    step, lead = round(font.get_height() * 0.9), round(titles[0].get_height() * 0.84)
    below = place.bottom - spot.bottom
    if len(titles) > 1 and lead * len(titles) + step * len(lines) > below - round(8 * scale):
        lines = []  # the note beside the start button says it too
    top = spot.bottom + max(0, (below - lead * len(titles) - step * len(lines)) // 2)
    for title in titles:
        target.blit(title, title.get_rect(midtop=(place.centerx, top - round(2 * scale))))
        top += lead
    for index, words in enumerate(lines):
        note = fonts.render(font, words, SOFT)
        target.blit(note, note.get_rect(midtop=(place.centerx, top + index * step)))


def _titles(name: str, room: int, scale: float) -> list[Surface]:
    """The name in one line if it has room in any size, else in two of the smallest."""
    small = fonts.serif(fonts.FLOOR, "bold")
    if small.size(name)[0] <= room or " " not in name:
        return [fonts.fit(name, room, 17 * scale, 13, weight="bold", colour=INK)]
    first, *rest = fonts.wrap(small, name, room)
    return [
        fonts.fit(part, room, fonts.FLOOR, 13, weight="bold", colour=INK)
        for part in (first, " ".join(rest))
        if part
    ]
