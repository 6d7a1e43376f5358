"""The people somebody plays against: composed from the same parts as those of the cards, described
in the `characters.toml` of a game's art, and shown as round busts."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pygame import Surface

from sprites.common import svg
from sprites.common.light import clip
from sprites.common.surface_cache import kept
from sprites.portrait.people import Person, person_from
from sprites.portrait.portrait import Crop, portrait_svg

CROP = Crop(6, 2, 88, 88)
"""Head and shoulders."""


@cache
def people_in(path: Path) -> dict[str, Person]:
    """The people of one file by id. Raises ValueError for what is not in the wardrobe."""
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: person_from(key, table) for key, table in tables.items()}


@kept
def bust(path: Path, key: str, px: int) -> Surface:
    """A round picture of px x px; KeyError for somebody unknown."""
    picture = svg.raster(portrait_svg(people_in(path)[key], CROP), (px, px)).copy()
    disc = svg.raster(svg.document(svg.circle(50, 50, 49.5, "#ffffff"), 100, 100), (px, px))
    return clip(picture, Surface.copy(disc))
