"""What the shared rooms draw of a game: title, lobby, library, records and handbook ask for it.

A game describes its art in `sprites/<game>/art.py`; `art_gallery` finds it. A game without art of
its own gets the neutral one.
Drawings are SVG fragments in units; gradients stand inside them unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from pygame import Surface

from sprites.common.binding import PLAIN_BINDING, Binding
from sprites.common.metal_letters import Metal
from sprites.common.theme import Theme

Size = tuple[int, int]
Fragment = Callable[[], str]


@dataclass(frozen=True, slots=True)
class Heraldry:
    """Colours of one game: ground of its shield, metal, ink line, name plate and lettering."""

    ground: str
    metal: str
    ink: str
    plate: str
    plate_rim: str
    plate_name: str
    plate_line: str
    plate_cut: str = "#0c0809"
    """The shadow behind words that are cut into the plate."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """How the name of a game is written: the metal of its letters and its ink on paper."""

    metal: Metal
    ink: Metal


@dataclass(frozen=True, slots=True)
class World:
    """Colours of the lobby, the score sheet and the book of records of one game.

    `lozenges`: two tones of the carpet's border. `leaves`: three tones of an ornament's leaves.
    `accent`: rules and frames on paper; its words and those on `leather` keep 4.5:1.
    """

    flags: tuple[str, str, str, str]
    lamp: str
    carpet: str
    carpet_ink: str
    lozenges: tuple[str, str]
    leaf: str
    leather: str
    sheen: str
    sheet: str
    accent: str
    boss: str
    leaves: tuple[str, str, str]
    words: str
    """Of titles over the picture at the head of a page."""


@dataclass(frozen=True, slots=True)
class Plate:
    """The name plate: path data of its outline, its ornament from the colours of rim and ink, and
    its material for a size at a scale."""

    outline: str
    ornament: Callable[[str, str], str]
    material: Callable[[Size, float], Surface]


@dataclass(frozen=True, slots=True)
class Niche:
    """The niche of the title: `opening` is path data, grown by units; `throne` is drawn at a size
    and a scale; `surround` is drawn onto the niche's canvas at a scale, cut by a mask of the
    opening; `ornament` stands out from it."""

    opening: Callable[[float], str]
    backdrop: Fragment
    throne: Callable[[Size, float], Surface]
    surround: Callable[[Surface, float, Surface], None]
    ornament: Fragment


@dataclass(frozen=True, slots=True)
class Lying:
    """A piece on the title's table: its drawing with width and height of its box; its centre in
    units from the corner of the zone, height and turn. Those of higher `order` lie on top."""

    draw: Callable[[], tuple[str, float, float]]
    x: float
    y: float
    height: float
    turn: float = 0.0
    zone: Literal["left", "right"] = "left"
    order: int = 0


@dataclass(frozen=True, slots=True)
class Header:
    """The picture at the head of a page: tones of the sky from top to bottom, and what stands
    before it for a width and a height."""

    sky: tuple[str, ...]
    body: Callable[[float, float], str]


@dataclass(frozen=True, slots=True)
class Bust:
    """An automa by moonlight in a box of 100 x 100, with the tint of its ring."""

    tint: str
    body: Fragment
    defs: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class GameArt:
    """All pictures and colours of one game that shared rooms show. Colours and crest are known at
    once; each of the larger parts is imported when it is asked for.

    `crest` gives a fragment and its gradients for a box of 64 x 64, `small` leaving out what is
    lost below 30 px. `board` fills a square of 200. `corner` is an ornament of about 60 units
    whose origin is a page's corner. `box_sign` is about 14 units wide round a point, in the
    colour of the box's rim.
    """

    theme: Theme
    heraldry: Heraldry
    lettering: Lettering
    world: World
    crest: Callable[[bool], tuple[str, str]]
    plate: Callable[[], Plate]
    niche: Callable[[], Niche]
    header: Callable[[], Header]
    board: Fragment
    corner: Callable[[World], str]
    box_sign: Callable[[float, float, str], str]
    pieces: Callable[[], tuple[Lying, ...]] = tuple
    """What lies of it on the title's table."""
    busts: Callable[[], Mapping[str, Bust]] = dict
    """Its automas by key."""
    binding: Binding = PLAIN_BINDING
    """Its handbook."""
    guide: Callable[[int, str], Surface] | None = None
    """Who teaches it: a round face of so many px in a mood (speaks, pleased, puzzled)."""
    character: Callable[[str, int], Surface] | None = None
    """The round face of a character, by id, at so many px; KeyError for somebody unknown."""
