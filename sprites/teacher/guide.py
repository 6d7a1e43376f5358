"""The head of the guide as a medallion: a person of the game's own, or the game's crest."""

from __future__ import annotations

from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.art_gallery import art_of
from sprites.common.surface_cache import kept
from sprites.title.crests import crest

Mood = Literal["speaks", "pleased", "puzzled"]


@kept
def guide(game: str, px: int, mood: Mood) -> pygame.Surface:
    """A round picture of px x px."""
    art = art_of(game)
    tint = art.world.leather
    gold = svg.linear_gradient(
        "g", (0, 0), (100, 100), (0, "#fff0c0"), (0.45, "#d9a441"), (1, "#7a4a18")
    )
    glow = svg.radial_gradient("w", (44, 36), 62, (0, art.world.sheen), (1, tint))
    body = svg.circle(50, 50, 49, art.theme.ink) + svg.circle(50, 50, 47.6, "url(#g)")
    body += svg.circle(50, 50, 43.4, art.theme.ink) + svg.circle(50, 50, 42, "url(#w)")
    canvas = svg.raster(svg.document(body, 100, 100, gold + glow), (px, px)).copy()
    if art.guide is not None:
        face = art.guide(round(px * 0.84), mood)
        canvas.blit(face, face.get_rect(center=(px // 2, px // 2)))
    else:
        shield = crest(game, round(px * 0.6))
        canvas.blit(shield, shield.get_rect(center=(px // 2, px // 2)))
    return canvas
