"""Faces of the characters that play seats: in a gilt ring, and as the badge of a seat."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from sprites.common import svg
from sprites.common.art_gallery import art_of
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import circle, tones


@lru_cache(maxsize=64)
def character_face(game: str, key: str, px: int, rim: PlayerStyle | None = None) -> Surface | None:
    """The bust of a character in a gilt ring, px x px, with the badge of a seat if it has one;
    None where nobody drew it."""
    draw = art_of(game).character
    if draw is None:
        return None
    try:
        face = draw(key, round(px * 0.92))
    except KeyError:
        return None
    canvas = Surface((px, px)).convert_alpha()
    canvas.fill((0, 0, 0, 0))
    canvas.blit(face, face.get_rect(center=(px // 2, px // 2)))
    body = circle(50, 50, 46.4, "none", "#1d1426", 7) + circle(50, 50, 46.4, "none", "url(#cf)", 5)
    defs = tones("cf", "#fff3c4", "#dcb05c", "#8a5f22")
    canvas.blit(svg.raster(svg.document(body, 100, 100, defs), (px, px)), (0, 0))
    if rim is not None:
        sign = badge(rim, max(13, round(px * 0.36)))
        canvas.blit(sign, sign.get_rect(bottomright=(px, px)))
    return canvas


def seat_badge(style: PlayerStyle, px: int) -> Surface:
    """The badge of a seat, or the face of the character that plays it with the badge beside."""
    game, character = style.face
    face = character_face(game, character, px, style) if character else None
    return badge(style, px) if face is None else face
