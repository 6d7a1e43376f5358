"""What lies beside each chair: the name plate, the sign of who plays, the colours to choose."""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Rect, Surface

from sprites.common import carve, fonts, svg
from sprites.common.colour import mix
from sprites.common.light import kept_rounded_mask
from sprites.common.materials import framed_paper
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import circle, path, stroke, tones
from sprites.lobby.medallions import Kind, kind_sign, medallion
from sprites.title.state import Look

INK = "#2a1626"
PAPER = "#eedfba"
FAINT_PAPER = "#b9ae9d"
SOFT = "#472d2b"


def glow_behind(target: Surface, mask: Surface, box: Rect, scale: float, look: Look) -> None:
    """The light of hovering and the ring of keyboard focus, drawn below a target."""
    if look.glow:
        carve.halo_kept(target, mask, box.topleft, 11 * scale, "#ffc766", min(1.0, look.glow))
    if look.focused:
        for grow, colour, width in ((5, (30, 14, 6), 4), (4, (255, 238, 190), 2)):
            ring = box.inflate(round(2 * grow * scale), round(2 * grow * scale))
            pygame.draw.rect(target, colour, ring, max(1, round(width * scale)), round(10 * scale))


def draw_name_plate(
    target: Surface,
    box: Rect,
    scale: float,
    name: str,
    style: PlayerStyle | None,
    look: Look,
) -> Rect:
    """A strip of paper with badge and name; returns the room of the name for a text entry."""
    place = box.move(0, round(scale) if look.pressed else 0)
    mask = kept_rounded_mask(box.size, 5 * scale)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 4 * scale), 5 * scale, 0.6)
    tint = FAINT_PAPER if style is None else mix(PAPER, "#ffffff", 0.25 if look.bright else 0)
    rule = style.dark if style else "#6f665c"
    target.blit(framed_paper(box.size, scale, 3, tint, 5, rule, corners=False), place)
    inset = round(7 * scale)
    room = Rect(place.x + inset + round(4 * scale), place.y, place.width - 2 * inset, place.height)
    if style is not None:
        token = badge(style, place.height - 2 * round(6 * scale))
        target.blit(token, (place.x + inset, place.y + round(6 * scale)))
        room.left = place.x + inset + token.get_width() + round(7 * scale)
        room.width = place.right - inset - room.left
    words = fonts.fit(
        name, room.width, 17 * scale, 13, weight="bold", italic=style is None, colour=INK
    )
    target.blit(words, words.get_rect(midleft=room.midleft))
    return room


@lru_cache(maxsize=16)
def _token(px: int, bright: bool) -> Surface:
    wood = ("#c08a54", "#80522e", "#4a2c16") if bright else ("#9a6c42", "#66432a", "#3a2314")
    body = circle(20, 20, 18.6, "url(#tk)", "#1c0f08", 2) + circle(
        20, 20, 15.4, "none", "#d2a85e", 1.4
    )
    body += path("M6 15A15 15 0 0 1 15 6", "none", "#ffe6b8", 1.3, line_opacity=0.8)
    return svg.raster(svg.document(body, 40, 40, tones("tk", *wood)), (px, px))


def draw_kind(
    target: Surface,
    box: Rect,
    scale: float,
    kind: Kind,
    look: Look,
    automa: str | None = None,
    face: Surface | None = None,
) -> None:
    """A round token with the sign of who plays; a chosen automa shows its portrait, a computer
    opponent its `face`."""
    place = box.move(0, round(scale) if look.pressed else 0)
    token = _token(box.width, look.bright)
    mask = carve.kept_mask_of(token)
    glow_behind(target, mask, place, scale, look)
    carve.cast_kept(target, mask, place.topleft, (2 * scale, 3 * scale), 4 * scale, 0.6)
    target.blit(token, place)
    if kind == "automa" and automa is not None:
        face = medallion(automa, box.width)
        target.blit(face, face.get_rect(center=place.center))
        return
    if face is not None:
        target.blit(face, face.get_rect(center=place.center))
        return
    sign = kind_sign(kind, round(box.width * 0.68))
    target.blit(sign, sign.get_rect(center=place.center))


def draw_swatch(
    target: Surface,
    box: Rect,
    scale: float,
    style: PlayerStyle,
    look: Look,
    chosen: bool,
    taken: bool = False,
) -> None:
    """A seat colour with its shape. `chosen` is ringed and ticked, `taken` crossed and faded."""
    place = box.move(0, round(scale) if look.pressed else 0)
    px = round(box.width * (0.92 if chosen or look.bright else 0.8))
    token = badge(style, px)
    mask = carve.kept_mask_of(token)
    spot = token.get_rect(center=place.center)
    glow_behind(target, mask, spot, scale, look)
    carve.cast_kept(target, mask, spot.topleft, (1.5 * scale, 2.5 * scale), 3 * scale, 0.6)
    if taken:
        faded = token.copy()
        faded.set_alpha(90)
        target.blit(faded, spot)
        _overlay(
            target, spot, stroke("M7 33L33 7", "#1c0f14", 6) + stroke("M7 33L33 7", "#e8d9c0", 2.6)
        )
        return
    target.blit(token, spot)
    if chosen:
        ring = circle(20, 20, 18.6, "none", "#1c0f08", 4.4) + circle(
            20, 20, 18.6, "none", "#ffe6a4", 2.4
        )
        tick = circle(32, 32, 8, "#2f6b45", "#f3f8e8", 1.6) + stroke(
            "M28.4 32L31 35L36 29", "#ffffff", 2.4
        )
        _overlay(target, spot, ring + tick)


def _overlay(target: Surface, box: Rect, body: str) -> None:
    target.blit(svg.raster(svg.document(body, 40, 40), box.size), box)
