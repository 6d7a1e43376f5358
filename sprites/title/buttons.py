"""Continue, the largest thing on the table, and the row of small oak buttons."""

from __future__ import annotations

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import darker, mix, rgb
from sprites.common.lettering import lay_shade
from sprites.common.light import rounded_mask
from sprites.common.noise import grain
from sprites.common.strokes import circle, path, rect, stroke
from sprites.common.surface_cache import kept
from sprites.title.crests import crest
from sprites.title.ring import focus_ring
from sprites.title.state import ContinueWords, Look

WAX = "#8a2b2a"
OAK = "#7a5634"
GOLD = "#e6bd68"
CREAM = "#fff0cc"
LINE = "#f3d6a2"
FAINT = "#cdbba0"


@kept
def continue_face(size: tuple[int, int], scale: float, look: Look, closed: bool) -> Surface:
    """The leather panel of Continue without words; `closed`: there is nothing to continue."""
    tint = mix(WAX, "#54484a", 0.75) if closed else WAX
    if look.bright and not closed:
        tint = mix(tint, "#d0503c", 0.35)
    mask = _rounded(size, 12 * scale)
    face = Surface(size, 0, 24)
    face.fill(rgb(mix(tint, "#ffffff", 0.1)))
    grain(face, (3 * scale, 3 * scale), 206, 255, 3)
    grain(face, (70 * scale, 30 * scale), 205, 255, 4)
    panel = carve.cut(face, mask)
    carve.bevel(panel, mask, 2.2 * scale, "#ffdca0", darker(tint, 0.85), 0.7)
    gold = mix(GOLD, "#8a8078", 0.7) if closed else GOLD
    wide, high = size[0] / scale, size[1] / scale
    body = rect(5, 5, wide - 10, high - 10, "none", darker(tint, 0.7), 3.4, 8)
    body += rect(5, 5, wide - 10, high - 10, "none", gold, 1.8, 8)
    body += rect(9, 9, wide - 18, high - 18, "none", gold, 0.8, 5)
    for x in (9.0, wide - 9):
        for y in (9.0, high - 9):
            body += path(f"M{x - 6} {y}L{x} {y - 6}L{x + 6} {y}L{x} {y + 6}Z", tint, gold, 1.4)
            body += circle(x, y, 1.6, gold)
    panel.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return panel


def draw_continue(
    target: Surface, box: Rect, scale: float, ink: float, words: ContinueWords, look: Look
) -> Rect:
    """Continue with crest, title and line about the game; returns the touched rectangle.

    `scale` is px per unit for leather and crest, `ink` for the words.
    """
    closed = words.closed
    if not closed:
        _shine(target, box, scale, 26, 0.5 + 0.5 * look.glow)
    sunk = round(2 * scale) if look.pressed else 0
    place = box.move(0, sunk)
    mask = _rounded(box.size, 12 * scale)
    carve.cast_kept(target, mask, box.topleft, (3 * scale, 6 * scale), 8 * scale, 0.75)
    carve.extrude_kept(target, mask, place.topleft, max(1, round(4.5 * scale) - sunk), "#33100e")
    target.blit(continue_face(box.size, scale, look.plain(), closed), place)
    if look.focused:
        focus_ring(target, place, scale, 14)
    _continue_words(target, place, scale, ink, words)
    return box.inflate(round(box.width * 0.9), round(box.height * 2))


def _continue_words(
    target: Surface, place: Rect, scale: float, ink: float, words: ContinueWords
) -> None:
    left = place.x + round(24 * scale)
    if words.game is not None:
        px = round(48 * scale)
        badge = crest(words.game, px)
        corner = (place.x + round(20 * scale), place.centery - px // 2)
        carve.cast_kept(
            target, carve.kept_mask_of(badge), corner, (2 * scale, 3 * scale), 4 * scale, 0.6
        )
        target.blit(badge, corner)
        left = place.x + round(82 * scale)
    room = place.right - round(58 * scale) - left
    size = 25 * min(ink, 1.24 * scale)
    title = fonts.fit(words.title, room, size, 15, weight="bold", colour=CREAM)
    shade = fonts.fit(words.title, room, size, 15, weight="bold", colour="#2a0806")
    line = fonts.fit(words.line, room, 15 * ink, 13, weight="regular", italic=True, colour=LINE)
    top = place.centery - round((title.get_height() + line.get_height()) * 0.48)
    lay_shade(target, shade, (left + 1, top + max(1, round(1.4 * scale))))
    target.blit(title, (left, top))
    target.blit(line, (left + round(scale), top + round(title.get_height() * 0.93)))
    if words.closed:
        return
    arrow = svg.document(
        stroke("M5 3L20 16L5 29", "#2a0806", 6) + stroke("M5 3L20 16L5 29", CREAM, 4), 26, 32
    )
    wide, high = round(22 * scale), round(27 * scale)
    target.blit(
        svg.raster(arrow, (wide, high)),
        (place.right - round(46 * scale), place.centery - high // 2),
    )


@kept
def menu_face(size: tuple[int, int], scale: float, look: Look, closed: bool) -> Surface:
    """A small oak button without words; `closed`: it cannot be used now."""
    tint = mix(OAK, "#4b4544", 0.7) if closed else OAK
    if look.bright and not closed:
        tint = mix(tint, "#d79a50", 0.45)
    mask = _rounded(size, 8 * scale)
    face = Surface(size, 0, 24)
    face.fill(rgb(mix(tint, "#ffffff", 0.12)))
    grain(face, (60 * scale, 1.6 * scale), 190, 255, 7)
    grain(face, (24 * scale, 1 * scale), 214, 255, 8)
    button = carve.cut(face, mask)
    carve.bevel(button, mask, 1.6 * scale, "#ffe2b0", darker(tint, 0.85), 0.65)
    wide, high = size[0] / scale, size[1] / scale
    rim = "#8f857c" if closed else mix("#d2a85e", "#fff0b8", 0.6 if look.bright else 0)
    body = rect(3.4, 3.4, wide - 6.8, high - 6.8, "none", darker(tint, 0.7), 2.6, 6)
    body += rect(3.4, 3.4, wide - 6.8, high - 6.8, "none", rim, 1.4, 6)
    if closed:
        dashes = "".join(
            stroke(f"M{x} 3.4h4M{x} {high - 3.4}h4", tint, 2.6)
            for x in range(12, int(wide) - 12, 9)
        )
        body += dashes
    button.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return button


def draw_menu_button(
    target: Surface, box: Rect, scale: float, words: str, look: Look, closed: bool
) -> Rect:
    """One small button with its word; returns the touched rectangle."""
    if look.glow and not closed:
        _shine(target, box, scale, 15, look.glow)
    sunk = round(1.5 * scale) if look.pressed else 0
    place = box.move(0, sunk)
    mask = _rounded(box.size, 8 * scale)
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 4 * scale), 5 * scale, 0.65)
    carve.extrude_kept(target, mask, place.topleft, max(1, round(3 * scale) - sunk), "#2a180c")
    target.blit(menu_face(box.size, scale, look.plain(), closed), place)
    if look.focused:
        focus_ring(target, place, scale, 10)
    room = box.width - round(14 * scale)
    ink = FAINT if closed else CREAM
    shade = fonts.fit(words, room, 16 * scale, 13, colour="#170b04")
    text = fonts.fit(words, room, 16 * scale, 13, colour=ink)
    corner = text.get_rect(center=place.center)
    lay_shade(target, shade, corner.move(1, 1))
    target.blit(text, corner)
    return box.inflate(round(box.width * 0.6), round(box.height * 1.6))


def _rounded(size: tuple[int, int], radius: float) -> Surface:
    return rounded_mask(size, radius)


@kept
def _halo(size: tuple[int, int], reach: int) -> Surface:
    """Warm light round a button, `reach` px wide on each side."""
    mask = carve.clear((size[0] + 4 * reach, size[1] + 4 * reach))
    mask.blit(rounded_mask(size, reach * 0.5), (2 * reach, 2 * reach))
    near = carve.tinted(carve.blurred(mask, reach), "#ffc766", 0.85)
    far = carve.tinted(carve.blurred(mask, reach * 2), "#ffa640", 0.7)
    far.blit(near, (0, 0))
    return far


def _shine(target: Surface, box: Rect, scale: float, reach: float, strength: float) -> None:
    halo = _halo(box.size, round(reach * scale))
    halo.set_alpha(round(255 * min(1.0, strength)))
    target.blit(halo, halo.get_rect(center=box.center))
