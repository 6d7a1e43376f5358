"""Osric, the steward who teaches a first game: put together from the parts of the portraits, with a
face that no card has."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Surface

from sprites.common import svg
from sprites.common.light import clip
from sprites.common.surface_cache import kept
from sprites.portrait.people import Person
from sprites.portrait.portrait import Crop, portrait_svg

OSRIC = Person(
    backdrop="scriptorium", face="long", skin="peach", age="old", turn=0.5, body=0.35, lean=-3,
    hair="shoulder", hair_colour="white", beard="goatee", eyes="kind", iris="blue", brows="arched",
    nose="long", mouth="smile", hat="chaperon", hat_colour="wine", hat_trim="gold",
    garment="houppelande", cloth="violet", second="cream", trim="gold", neck="pendant",
    neck_colour="gold",
)  # fmt: skip
_MOODS = {
    "speaks": OSRIC,
    "pleased": replace(OSRIC, mouth="grin", lean=-6, brows="arched"),
    "puzzled": replace(OSRIC, mouth="calm", lean=5, brows="flat"),
}
_CROP = Crop(10, 2, 80, 80)


@kept
def face_of_guide(px: int, mood: str) -> Surface:
    """His head in a round of px x px."""
    picture = svg.raster(portrait_svg(_MOODS[mood], _CROP), (px, px)).copy()
    disc = svg.raster(svg.document(svg.circle(50, 50, 49, "#ffffff"), 100, 100), (px, px))
    return clip(picture, pygame.Surface.copy(disc))
