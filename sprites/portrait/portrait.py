"""A portrait put together from its parts, and its picture at any size and crop."""

from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.common import svg
from sprites.common.colour import lighter, mix
from sprites.portrait.arms import (
    GRIPPED,
    RESTING,
    Sleeve,
    draw_arms,
    draw_holding_hands,
    grip_of,
)
from sprites.portrait.backdrops import BACKDROPS, NIGHT
from sprites.portrait.body import BUILDS, Trunk
from sprites.portrait.clothes import GARMENTS
from sprites.portrait.clothes_cloth import Cloth
from sprites.portrait.eyes import Look, draw_brows, draw_eyes
from sprites.portrait.face import MOUTH_Y, draw_mouth, draw_nose
from sprites.portrait.hair import HAIR, HAIR_COLOURS, brow_colour
from sprites.portrait.hair_beards import BEARDS
from sprites.portrait.hats import HATS
from sprites.portrait.hats_shapes import Hat, HatCloth
from sprites.portrait.head import FACES, Skull, blush, draw_head, draw_neck, hat_shadow
from sprites.portrait.marks import MARKS, OLD_MARKS
from sprites.portrait.masks import MASKS, NECKWEAR
from sprites.portrait.pen import INK, Drawing, smooth
from sprites.portrait.people import CLOTHS, IRISES, SKINS, TOOLS, Person, portrayed
from sprites.portrait.tools_criminals import BACK_LOADS, PETS

HEADROOM = 9.0
"""Where the highest part of a head lies in the world box."""
STEEL_SLEEVE = "#9297a5"
MAIL_SLEEVE = "#767b8a"


@dataclass(frozen=True)
class Crop:
    """The part of the world box that is shown: left, top, width, height in its units."""

    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True)
class _Figure:
    """A person with the shapes that all parts are fitted to."""

    person: Person
    skull: Skull
    trunk: Trunk
    skin: str
    hat: Hat | None
    hat_cloth: HatCloth
    sleeve: Sleeve

    @property
    def hooded(self) -> bool:
        return self.person.hat in ("hood", "deep_hood")

    @property
    def by_night(self) -> bool:
        return self.person.backdrop in NIGHT


def _figure(person: Person) -> _Figure:
    skin = SKINS[person.skin]
    skull = Skull(FACES[person.face], person.turn)
    trunk = Trunk(BUILDS[person.build], person.body)
    hat = HATS.get(person.hat)
    cloth = HatCloth(CLOTHS[person.hat_colour], CLOTHS[person.hat_trim])
    return _Figure(person, skull, trunk, skin, hat, cloth, _sleeve(person, skin))


def _sleeve(person: Person, skin: str) -> Sleeve:
    cloth = {
        "cloth": CLOTHS[person.cloth],
        "second": CLOTHS[person.second],
        "steel": STEEL_SLEEVE,
        "mail": MAIL_SLEEVE,
        "bare": mix(skin, "#7a3a4a", 0.08),
    }[person.sleeves]
    cuff = CLOTHS[person.trim] if person.sleeves == "bare" else lighter(cloth, 0.4)
    width = BUILDS[person.build].shoulder * 0.25
    return Sleeve(cloth, cuff, skin, width)


@lru_cache(maxsize=256)
def portrait_body(person: Person) -> str:
    """The whole portrait as SVG elements in the world box (see `backdrops`)."""
    drawing = Drawing()
    figure = _figure(person)
    BACKDROPS[person.backdrop](drawing)
    _halo(drawing, figure)
    top = _top_of(figure)
    # tall hats make the whole figure a little smaller, so that its hands stay in the picture
    size = min(0.97, max(0.84, 0.9 + 0.007 * (top - 6)))
    left = 50 + person.shift - 50 * size
    with drawing.group(f"translate({left:.2f},{HEADROOM - top * size:.2f}) scale({size:.3f})"):
        _draw_figure(drawing, figure)
    _veil(drawing, figure)
    return drawing.body


def _top_of(figure: _Figure) -> float:
    """Height of the highest part of hair and hat in the figure box."""
    hair = HAIR[figure.person.hair].top
    if figure.hat is None:
        top = hair
    elif figure.hat.hair == "all":
        top = min(figure.hat.top, hair)
    else:
        top = figure.hat.top
    return top + figure.trunk.build.sink


def _draw_figure(drawing: Drawing, figure: _Figure) -> None:
    person, trunk = figure.person, figure.trunk
    if person.load != "none":
        BACK_LOADS[person.load](drawing)
    if person.pose == "carry":
        _held(drawing, figure)
    with _tilted(drawing, figure):
        _behind_head(drawing, figure)
    draw_neck(drawing, figure.skull, figure.skin, trunk.build)
    cloth = Cloth(CLOTHS[person.cloth], CLOTHS[person.second], CLOTHS[person.trim], figure.skin)
    GARMENTS[person.garment](drawing, trunk, cloth)
    neckwear = NECKWEAR[person.neck]
    if neckwear:
        neckwear(drawing, trunk, CLOTHS[person.neck_colour])
    with _tilted(drawing, figure):
        _draw_head_group(drawing, figure)
    if person.pet != "none":
        x, y = trunk.at(-0.94, 87)
        with drawing.group(f"translate({x:.1f},{y - 7:.1f}) scale(0.8)"):
            PETS[person.pet](drawing)
    _arms_and_tool(drawing, figure)


def _tilted(drawing: Drawing, figure: _Figure) -> AbstractContextManager[None]:
    sink = figure.trunk.build.sink
    return drawing.group(f"translate(0,{sink}) rotate({figure.person.lean} 50 74)")


def _behind_head(drawing: Drawing, figure: _Figure) -> None:
    style = HAIR[figure.person.hair]
    hides = figure.hat is not None and figure.hat.hair == "none"
    if style.back and not hides:
        style.back(drawing, figure.skull, HAIR_COLOURS[figure.person.hair_colour])
    if figure.hat and figure.hat.back:
        with _hat_frame(drawing, figure):
            figure.hat.back(drawing, _hat_front(figure), figure.hat_cloth)


def _hat_front(figure: _Figure) -> float:
    return (figure.skull.at(0.0, 30)[0] - 50) * 16 / figure.skull.half_width


def _hat_frame(drawing: Drawing, figure: _Figure) -> AbstractContextManager[None]:
    wide = figure.skull.half_width / 16
    return drawing.group(f"translate({50 - 0.8 * figure.skull.turn:.2f},0) scale({wide:.3f},1)")


def _draw_head_group(drawing: Drawing, figure: _Figure) -> None:
    """Head, face, what is worn before it, hair and hat, from the back to the front."""
    _bare_head(drawing, figure)
    _features(drawing, figure)
    _before_the_face(drawing, figure)
    _front_hair(drawing, figure)
    if figure.hat:
        with _hat_frame(drawing, figure):
            figure.hat.front(drawing, _hat_front(figure), figure.hat_cloth)
    if figure.by_night:
        _night_shade(drawing, figure)


def _bare_head(drawing: Drawing, figure: _Figure) -> None:
    """The head with its colour and with the marks of the skin."""
    person, skull, skin, hat = figure.person, figure.skull, figure.skin, figure.hat
    ears = not (HAIR[person.hair].covers_ears or (hat is not None and hat.covers_ears))
    draw_head(drawing, skull, skin, ears)
    blush(drawing, skull, 0.36 if person.age == "young" or person.lashes else 0.24)
    if person.age == "old":
        OLD_MARKS(drawing, skull, skin)
    for mark in person.marks:
        if mark not in _OVER_HAIR:
            MARKS[mark](drawing, skull, skin)


def _features(drawing: Drawing, figure: _Figure) -> None:
    """Eyes, brows, nose and mouth."""
    person, skull, skin = figure.person, figure.skull, figure.skin
    look = Look(
        skin,
        brow_colour(person.hair_colour),
        IRISES[person.iris],
        person.eyes,
        person.brows,
        person.lashes,
        person.age == "old",
        person.turn * 0.6,
        person.wink,
    )
    draw_eyes(drawing, skull, look)
    draw_brows(drawing, skull, look)
    draw_nose(drawing, skull, person.nose, skin)
    draw_mouth(drawing, skull, person.mouth, skin)


def _before_the_face(drawing: Drawing, figure: _Figure) -> None:
    """The shadow of a hat, a beard, the shade of a hood, a mask."""
    person, skull, hat = figure.person, figure.skull, figure.hat
    if hat and hat.shadow is not None:
        hat_shadow(drawing, skull, figure.skin, hat.shadow)
    beard = BEARDS[person.beard]
    if beard:
        beard(drawing, skull, HAIR_COLOURS[person.hair_colour])
    if figure.hooded:
        _hood_shade(drawing, figure)
    mask = MASKS[person.mask]
    if mask:
        mask(drawing, skull, CLOTHS[person.mask_colour])


def _front_hair(drawing: Drawing, figure: _Figure) -> None:
    """The hair that a hat leaves free, and what is worn over it."""
    person, skull, hat = figure.person, figure.skull, figure.hat
    style = HAIR[person.hair]
    layer = style.front
    if hat is not None and hat.hair != "all":
        layer = style.under_hat if hat.hair == "sides" else None
    if layer:
        layer(drawing, skull, HAIR_COLOURS[person.hair_colour])
    for mark in person.marks:
        if mark in _OVER_HAIR:
            MARKS[mark](drawing, skull, figure.skin)


_OVER_HAIR = ("lenses", "monocle", "earrings", "pearl_drops")


def _hood_shade(drawing: Drawing, figure: _Figure) -> None:
    """A hood keeps the upper face in the dark; by night the eyes gleam out of it."""
    skull = figure.skull
    dark = 0.9 if figure.by_night else 0.7
    fill = drawing.linear(
        (50, 28), (50, 66), (0, "#120a1c", dark), (0.5, "#120a1c", dark * 0.66), (1, "#120a1c", 0)
    )
    drawing.path(skull.outline(), fill)
    if figure.by_night and figure.person.mask != "domino":
        for side in (-1, 1):
            x, _ = skull.at(side * 0.4, 45)
            gleam = drawing.radial((x, 46), 5, (0, "#ffe9a8", 0.55), (1, "#ffe9a8", 0))
            drawing.circle(x, 46, 5, gleam)
            drawing.path(
                f"M{x - 3.4} 46.6 Q{x} 43.2 {x + 3.4} 46 Q{x} 48.2 {x - 3.4} 46.6 Z", "#fbe3a0"
            )
            drawing.circle(x + skull.turn, 45.8, 1.2, INK)


def _night_shade(drawing: Drawing, figure: _Figure) -> None:
    """Moonlight from the left: the right of a head at night is nearly black."""
    fill = drawing.linear((46, 40), (86, 58), (0, "#160d22", 0.0), (1, "#160d22", 0.66))
    skull = figure.skull
    points = [
        (50, 20),
        (skull.edge(1, 34) - 0.5, 30.0),
        (skull.edge(1, 50) - 0.5, 50.0),
        (skull.chin[0] + 3, skull.chin_y - 2),
        (skull.chin[0], skull.chin_y - 1),
        (48, 44),
    ]
    drawing.path(smooth(points, closed=True), fill)


def _held(drawing: Drawing, figure: _Figure) -> None:
    grip = grip_of(figure.person.pose, figure.trunk)
    size = 0.84 if figure.person.pose == "chest" else 1.0
    place = f"translate({grip.x:.1f},{grip.y:.1f}) rotate({grip.lean}) scale({size})"
    with drawing.group(place):
        TOOLS[figure.person.tool].draw(drawing)


def _arms_and_tool(drawing: Drawing, figure: _Figure) -> None:
    person = figure.person
    mouth_x, mouth_y = figure.skull.at(0.0, MOUTH_Y, 1.06)
    mouth = (mouth_x, mouth_y + figure.trunk.build.sink)
    if person.pose == "carry":
        grip = grip_of(person.pose, figure.trunk)
        shaft = TOOLS[person.tool].shaft or "#8f5e36"
        with drawing.group(f"translate({grip.x:.1f},{grip.y:.1f}) rotate({grip.lean})"):
            drawing.rod("M0 22 V-19", shaft, 4.2)
    draw_arms(drawing, person.pose, figure.trunk, figure.sleeve, mouth)
    if person.pose in (*GRIPPED, *RESTING):
        if person.pose != "carry":
            _held(drawing, figure)
        draw_holding_hands(drawing, person.pose, figure.trunk, figure.sleeve)


def _halo(drawing: Drawing, figure: _Figure) -> None:
    """A soft light behind the head that lifts the figure off its background."""
    strength = 0.16 if figure.by_night else 0.4
    fill = drawing.radial((46, 42), 54, (0, "#fff0c4", strength), (1, "#fff0c4", 0))
    drawing.rect(-14, -24, 128, 160, fill)


def _veil(drawing: Drawing, figure: _Figure) -> None:
    """Darker corners; at night they close in on the figure."""
    tone = "#0d0714" if figure.by_night else "#2a1233"
    far = 0.78 if figure.by_night else 0.46
    fill = drawing.radial((44, 40), 92, (0, tone, 0), (0.55, tone, 0.04), (1, tone, far))
    drawing.rect(-14, -24, 128, 160, fill)


def portrait_svg(person: Person, crop: Crop) -> str:
    """The SVG text of a crop of the portrait."""
    moved = svg.group(portrait_body(person), f"translate({-crop.left},{-crop.top})")
    return svg.document(moved, crop.width, crop.height)


def portrait(key: str, size: tuple[int, int], crop: Crop) -> pygame.Surface:
    """The portrait of card `key` at `size` px, with alpha; KeyError for a card without a person."""
    return svg.raster(portrait_svg(portrayed(key), crop), size)
