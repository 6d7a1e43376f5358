"""The rest of the lobby: column, headings, seed and die, note, Start, the way back, the name."""

from __future__ import annotations

from functools import lru_cache

from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.art_gallery import art_of
from sprites.common.colour import mix, rgb
from sprites.common.glyphs import glyph
from sprites.common.lettering import fit_or_shrink, lay_shade, sizes_from, tones_of, write_lines
from sprites.common.light import kept_rounded_mask, rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.noise import grain
from sprites.common.strokes import circle, path, rect, stroke, tones
from sprites.common.surface_cache import kept
from sprites.lobby.seats import INK, PAPER, SOFT, glow_behind
from sprites.title.buttons import continue_face
from sprites.title.crests import crest
from sprites.title.state import Look
from sprites.title.wordmarks import wordmark

CREAM = "#fff0cc"
PANEL, SHEEN = "#33263c", "#c8a8d0"


def draw_column(target: Surface, box: Rect, scale: float, game: str = "") -> None:
    """The board of leather on which the choices lie: a game's own, or violet for all of them."""
    world = art_of(game).world if game else None
    leather, sheen = (world.leather, world.sheen) if world else (PANEL, SHEEN)
    face = _column(box.size, scale, leather, sheen)
    carve.cast_kept(
        target, carve.kept_mask_of(face), box.topleft, (5 * scale, 8 * scale), 12 * scale, 0.7
    )
    target.blit(face, box)


@lru_cache(maxsize=3)
def _column(size: tuple[int, int], scale: float, leather: str, sheen: str) -> Surface:
    hide = Surface(size, 0, 24)
    hide.fill(rgb(mix(leather, "#ffffff", 0.12)))
    grain(hide, (3 * scale, 3 * scale), 206, 255, 31)
    grain(hide, (80 * scale, 60 * scale), 198, 255, 32)
    mask = rounded_mask(size, 10 * scale)
    face = carve.cut(hide, mask)
    carve.bevel(face, mask, 2 * scale, sheen, "#0c0612", 0.5)
    wide, high = size[0] / scale, size[1] / scale
    body = rect(6, 6, wide - 12, high - 12, "none", "#180e1e", 3, 7)
    body += rect(6, 6, wide - 12, high - 12, "none", "#c9964a", 1.5, 7)
    for x, sx in ((6.0, 1), (wide - 6, -1)):
        for y, sy in ((6.0, 1), (high - 6, -1)):
            curl = f"M{x} {y + 26 * sy}Q{x + 4 * sx} {y + 4 * sy} {x + 26 * sx} {y}"
            body += stroke(curl, "#180e1e", 3.4) + stroke(curl, "#e0b860", 1.6)
            body += circle(x + 9 * sx, y + 9 * sy, 3.2, "#e0b860", "#180e1e", 1.2)
    face.blit(svg.raster(svg.document(body, wide, high), size), (0, 0))
    return face


def draw_heading(target: Surface, box: Rect, scale: float, words: str) -> None:
    """A heading in gold with a rule that runs on to the right."""
    text = fonts.fit(words, box.width, 19 * scale, 14, weight="bold", colour="#f3d595")
    place = text.get_rect(midleft=box.midleft)
    shade = fonts.fit(words, box.width, 19 * scale, 14, weight="bold", colour="#120a18")
    lay_shade(target, shade, place.move(1, 1))
    target.blit(text, place)
    left = place.right + round(14 * scale)
    if box.right - left > 30 * scale:
        size = (box.right - left, max(7, round(9 * scale)))
        length = size[0] / scale
        body = stroke(f"M0 4.5H{length - 12:.1f}", "#c9964a", 1.3, 0.9)
        body += path(
            f"M{length - 12:.1f} 4.5L{length - 6:.1f} 1L{length:.1f} 4.5L{length - 6:.1f} 8Z",
            "#e0b860",
        )
        target.blit(
            svg.raster(svg.document(body, length, size[1] / scale), size),
            (left, place.centery - size[1] // 2 + round(scale)),
        )


def draw_seed(target: Surface, box: Rect, scale: float, label: str, seed: str, look: Look) -> Rect:
    """A paper strip with a label and the seed; returns the room of the number for a text entry."""
    mask = kept_rounded_mask(box.size, 5 * scale)
    glow_behind(target, mask, box, scale, look)
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 3 * scale), 5 * scale, 0.6)
    target.blit(framed_paper(box.size, scale, 15, PAPER, 5, "#8a5a34", corners=False), box)
    text = fonts.fit(label, box.width // 2, 16 * scale, 13, italic=True, colour=SOFT)
    target.blit(text, text.get_rect(midleft=(box.x + round(14 * scale), box.centery)))
    left = box.x + text.get_width() + round(28 * scale)
    room = Rect(left, box.y + round(5 * scale), 0, box.height - round(10 * scale))
    room.width = box.right - round(6 * scale) - left
    target.blit(_field(room.size, scale), room)
    number = fonts.fit(
        seed, room.width - round(16 * scale), 17 * scale, 13, weight="bold", colour=INK
    )
    target.blit(number, number.get_rect(midleft=(room.x + round(8 * scale), room.centery)))
    return room


@kept
def _field(size: tuple[int, int], scale: float) -> Surface:
    """Pale paper let into the strip."""
    well = Surface(size, 0, 24)
    well.fill(rgb("#fbf3da"))
    hole = rounded_mask(size, 3 * scale)
    field = carve.cut(well, hole)
    carve.hollow(field, hole, 2 * scale, 0.4)
    return field


def draw_figures(
    target: Surface, box: Rect, scale: float, label: str, name: str, look: Look
) -> None:
    """A paper strip with the set of figures that is played with, and an arrow: it leads on."""
    mask = kept_rounded_mask(box.size, 5 * scale)
    glow_behind(target, mask, box, scale, look)
    carve.cast_kept(target, mask, box.topleft, (2 * scale, 3 * scale), 5 * scale, 0.6)
    target.blit(framed_paper(box.size, scale, 16, PAPER, 5, "#8a5a34", corners=False), box)
    text = fonts.fit(label, round(box.width * 0.36), 16 * scale, 13, italic=True, colour=SOFT)
    target.blit(text, text.get_rect(midleft=(box.x + round(14 * scale), box.centery)))
    side = round(20 * scale)
    arrow = glyph("chevron", side, colour=INK, ink=INK)
    target.blit(arrow, arrow.get_rect(midright=(box.right - round(8 * scale), box.centery)))
    left = box.x + text.get_width() + round(24 * scale)
    room = box.right - side - round(14 * scale) - left
    fitted = fit_or_shrink(name, room, sizes_from(17, 15, scale), 1, weight="bold")
    if not fitted.complete:
        fitted = fit_or_shrink(name, room, sizes_from(14, 13, scale), 2, weight="bold")
    write_lines(target, fitted, INK, (left, box.centery))


def draw_dice(target: Surface, box: Rect, scale: float, look: Look) -> None:
    """A bone die: a new seed by chance."""
    place = box.move(0, round(scale) if look.pressed else 0)
    face = _die(box.width, look.bright)
    mask = carve.kept_mask_of(face)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (3 * scale, 4 * scale), 4 * scale, 0.65)
    target.blit(face, place)


@lru_cache(maxsize=4)
def _die(px: int, bright: bool) -> Surface:
    top, left, right = (
        ("#fffbee", "#f0e2c0", "#c9b68c") if bright else ("#f6ecd2", "#dccba2", "#ad9a72")
    )
    body = path("M22 3L40 11L22 20L4 11Z", top, "#3a2614", 1.8)
    body += path("M4 11L22 20V41L4 31Z", left, "#3a2614", 1.8)
    body += path("M22 20L40 11V31L22 41Z", right, "#3a2614", 1.8)
    for x, y in ((22, 11.4), (9, 18), (13, 25), (17, 32), (28, 22), (35, 27), (27, 33), (34, 17)):
        body += circle(x, y, 2, "#5a1f26")
    return svg.raster(svg.document(body, 44, 44), (px, px))


def draw_start(
    target: Surface, box: Rect, scale: float, words: str, look: Look, closed: bool = False
) -> None:
    """Start: the wax panel with its words; `closed` while something is missing."""
    mask = kept_rounded_mask(box.size, 12 * scale)
    if not closed:
        glow_behind(target, mask, box, scale, Look(max(0.45, look.glow), look.focused))
    sunk = round(2 * scale) if look.pressed else 0
    place = box.move(0, sunk)
    carve.cast_kept(target, mask, box.topleft, (3 * scale, 6 * scale), 7 * scale, 0.7)
    carve.extrude_kept(target, mask, place.topleft, max(1, round(4 * scale) - sunk), "#33100e")
    target.blit(continue_face(box.size, scale, look.plain(), closed), place)
    colour = "#d6c9b6" if closed else CREAM
    room = box.width - round(44 * scale)
    for dx, tone in tones_of(colour, "#2a0806", max(1, round(scale))):
        text = fonts.fit(words, room, 25 * scale, 15, weight="bold", colour=tone)
        target.blit(text, text.get_rect(center=place.center).move(dx, dx))


def draw_back(target: Surface, box: Rect, scale: float, look: Look) -> None:
    """A round wooden token with an arrow to the left."""
    place = box.move(0, round(scale) if look.pressed else 0)
    wood = ("#c08a54", "#80522e", "#4a2c16") if look.bright else ("#9a6c42", "#66432a", "#3a2314")
    body = circle(20, 20, 18.6, "url(#bk)", "#1c0f08", 2) + circle(
        20, 20, 15.6, "none", "#d2a85e", 1.4
    )
    body += stroke("M23.4 11.6L14.6 20L23.4 28.4", "#1c0f08", 6.4)
    body += stroke("M23.4 11.6L14.6 20L23.4 28.4", CREAM, 3.6)
    token = svg.raster(svg.document(body, 40, 40, tones("bk", *wood)), box.size)
    mask = carve.kept_mask_of(token)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 4 * scale), 5 * scale, 0.6)
    target.blit(token, place)


def draw_title(target: Surface, box: Rect, scale: float, game: str, title: str) -> None:
    """Crest and wordmark of the game at the head of the room, as high as its length allows;
    `title` is for `wordmark`."""
    badge = crest(game, box.height)
    carve.cast_kept(
        target, carve.kept_mask_of(badge), box.topleft, (2 * scale, 3 * scale), 4 * scale, 0.6
    )
    target.blit(badge, box)
    left, height = box.x + box.height + round(14 * scale), round(box.height * 0.92)
    name = wordmark(game, height, title)
    if name.get_width() > box.right - left:
        name = wordmark(game, height * (box.right - left) // name.get_width(), title)
    target.blit(name, name.get_rect(midleft=(left, box.centery)))


def draw_note(target: Surface, box: Rect, scale: float, words: str) -> None:
    """A remark in cream italics, wrapped: what is missing, or what the choices mean."""
    for px in range(max(13, round(15 * scale)), 12, -1):
        font = fonts.serif(px, "regular", True)
        height = round(font.get_height() * 0.96)
        lines = fonts.wrap(font, words, box.width)
        if len(lines) * height <= box.height:
            break
    lines = lines[: max(1, box.height // height)]
    top = box.centery - len(lines) * height // 2
    for index, line in enumerate(lines):
        target.blit(fonts.render(font, line, "#ecdcc0"), (box.x, top + index * height))
