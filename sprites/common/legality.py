"""How things on the table show what can be done with them: thirteen looks that differ in form.

now: gold double line, glow, lifted · open: thin pale gold line, one of many that can be used now ·
beside: hairline, the same for what is meant less · spot: pale gold ring with a glow, the part of a
place that stands for it · glimmer: the same with half the glow, one of many · later: pale stitches
on a dark line, an arrow · distant: short thin stitches, one of many that become possible later ·
blocked: a thing dulled and hatched, a place veiled, both dashed with a no-sign · closed: the same
quietly, one of many that are refused · hint: rays and a lamp · selected: thick ivory band and a pin
· last_move: dots and a trail sign · focus: the keyboard's black and white ring.
"""

from dataclasses import dataclass
from typing import Literal

import pygame

from sprites.common import svg
from sprites.common.contours import dashes, dilated, draw_dots, rays
from sprites.common.glyphs import Glyph, glyph
from sprites.common.light import Layers, Shaded, faded, shadow, shadow_pad, silhouette, soft
from sprites.common.shapes import Shape, shape_of, trimmed
from sprites.common.stretched import taller, wider
from sprites.common.surface_cache import kept

Part = tuple[pygame.Surface, tuple[int, int]]
Look = Literal[
    "now",
    "open",
    "beside",
    "spot",
    "glimmer",
    "later",
    "distant",
    "blocked",
    "closed",
    "hint",
    "focus",
    "last_move",
    "selected",
]
Form = Literal["circle", "rect"]

GOLD = "#ffd94f"
PALE_GOLD = "#ffe08a"
"""Of many that can be used: full gold is what the hand is over or has taken."""
RICH_GOLD = "#ffd566"
"""Of a ring around one of many whole places: it stands out from pale roads and gilt frames."""
WINE = "#6d2f4a"
CREAM = "#fbf3dc"
INK = "#231b2b"
HINT = "#bfe6ff"
HINT_INK = "#173a5c"
TRAIL = "#e9e2f2"
DUSK = "#4a3f52"
"""The veil over what is refused."""
WHITE = "#ffffff"
STITCH = (6.5, 4.5, 1.9)
"""Units of a pale stitch, of the dark between two of them, and of its thickness."""
_STITCHES: dict[Look, tuple[float, float, float, float]] = {
    "later": (1.7, *STITCH),
    "distant": (1.2, 2.6, 5.4, 1.3),
}
"""How far away stitches run, and what `STITCH` says."""
_LIFT = 4
"""Units by which a piece that can be used now is raised."""
_MARGIN = 26
"""Units around the sprite that a look may need."""
_UNLIT: tuple[Look, ...] = ("focus", "open", "beside", "distant")
"""Looks of places whose inside stays as it is."""
_LIFTED: tuple[Look, ...] = ("now", "selected")
_HALOES: dict[Look, str] = {"now": GOLD, "spot": GOLD, "glimmer": GOLD}
_VEILS: dict[Look, int] = {"blocked": 60, "closed": 34}
"""How much a refused place is veiled, of 255."""
AMBER = "#ffa31a"
"""The halo of a white line."""
_CORED: tuple[Look, ...] = ("now", "open", "beside")
"""Looks that have a white line where a board is full of gold."""
_DULLED = 0.76
"""So much is left of the colours of a thing that is one of many refused ones."""
_ALIKE_ALONG_EDGES: tuple[Look, ...] = (
    "now", "open", "beside", "spot", "glimmer", "selected", "focus",
)  # fmt: skip
"""Looks without dots, dashes or rays, whose number depends on the length of an edge."""


@kept
def decorate(
    sprite: pygame.Surface,
    look: Look,
    scale: float,
    colour: str = TRAIL,
    badge: bool = True,
    fine: bool = False,
    core: bool = False,
) -> Layers:
    """The sprite wearing a look that follows its silhouette.

    `colour` is the seat's fill for "last_move". `badge` False leaves the small sign out, for
    sprites too small to carry one. `fine`: a sprite of fine lines, hatched so that they can be
    followed. `core`: what can be used has a white line in a warm halo, as it lies on a board whose
    ornaments are gold; the line is enough there, and lifts nothing over what is read above it. Kept
    by the identity of the sprite.
    """
    rise = round(_LIFT * scale) if look in _LIFTED and not core else 0
    if look in _VEILS:
        struck = look == "blocked"
        parts = [_struck(sprite, scale, fine) if struck else _dulled(sprite, scale)]
    else:
        shape = shape_of(sprite)
        lines = _lines(shape, look, scale, colour, core and look in _CORED)
        under = [_fall(shape, scale, look in _LIFTED), lines]
        parts = [*(_raised(part, rise) for part in under), (sprite, (0, -rise))]
    sign = _badge(sprite.get_rect(top=-rise), look, scale) if badge else None
    return Layers((*parts, sign) if sign is not None else tuple(parts))


def _raised(part: Part, rise: int) -> Part:
    picture, (x, y) = part
    return picture, (x, y - rise)


@kept
def _fall(shape: Shape, scale: float, lifted: bool) -> Part:
    """The shadow of all sprites of a shape."""
    offset, blur = ((5.0, 11.0), 12.0) if lifted else ((2.0, 4.0), 6.0)
    moved = (offset[0] * scale, offset[1] * scale)
    pad = shadow_pad(moved, blur * scale)
    return _placed(shadow(shape.picture, moved, blur * scale, 125), pad)


@kept
def _lines(shape: Shape, look: Look, scale: float, colour: str, core: bool) -> Part:
    """Glow and lines around all sprites of a shape."""
    pad = round(_MARGIN * scale)
    body = _padded(shape.picture, pad)
    canvas = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    _draw_around(canvas, body, look, scale, colour, core)
    return _placed(canvas, pad)


def _struck(sprite: pygame.Surface, scale: float, fine: bool) -> Part:
    """The sprite dulled, hatched, with a broken rim."""
    pad = round(_MARGIN * scale)
    body = _blocked(_padded(sprite, pad), scale, fine)
    canvas = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    canvas.blit(body, (0, 0))
    _draw_dashes(canvas, body, scale)
    return _placed(canvas, pad)


def _dulled(sprite: pygame.Surface, scale: float) -> Part:
    """The sprite with less colour and a thin broken rim."""
    pad = round(_MARGIN * scale)
    body = _padded(sprite, pad)
    canvas = svg.with_alpha(pygame.transform.grayscale(body))
    canvas.blit(faded(body, _DULLED), (0, 0))
    _draw_dashes(canvas, body, scale, _THIN)
    return _placed(canvas, pad)


def _padded(picture: pygame.Surface, pad: int) -> pygame.Surface:
    width, height = picture.get_size()
    canvas = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    canvas.blit(picture, (pad, pad))
    return canvas


def _placed(canvas: pygame.Surface, pad: int) -> Part:
    part, (x, y) = trimmed(canvas)
    return part, (x - pad, y - pad)


@kept
def marker(
    form: Form,
    size: tuple[int, int],
    look: Look,
    scale: float,
    radius: float = 6,
    colour: str = TRAIL,
    badge: bool = True,
    lit: bool = True,
) -> Shaded:
    """The same looks for an empty place of `size` px: only the lines, no sprite inside. `lit`
    False: nothing is laid on the place itself."""
    pad = round(_MARGIN * scale)
    if form == "rect" and look in _ALIKE_ALONG_EDGES:
        canvas = _long_ring(size, look, scale, radius, colour, lit)
    else:
        canvas = _ring(form, size, look, scale, radius, colour, lit)
    sign = _badge(pygame.Rect((pad, pad), size), look, scale) if badge else None
    if sign is not None:
        canvas.blit(*sign)
    part, (x, y) = trimmed(canvas)
    return Shaded(part, (pad - x, pad - y))


@kept
def inner_ring(size: tuple[int, int], scale: float, radius: float = 6) -> pygame.Surface:
    """The keyboard's ring inside a box of `size` px: a single line that reaches no neighbour."""
    thick = 4.4 * max(1.0, scale)
    box = (thick / 2, thick / 2, size[0] - thick, size[1] - thick)
    body = svg.rect(*box, "none", INK, thick, rx=radius * scale)
    body += svg.rect(*box, "none", WHITE, thick * 0.52, rx=radius * scale)
    return svg.raster(svg.document(body, *size), size)


def _ring(
    form: Form,
    size: tuple[int, int],
    look: Look,
    scale: float,
    radius: float,
    colour: str,
    lit: bool = True,
) -> pygame.Surface:
    """The lines of a place with the margin around it."""
    pad = round(_MARGIN * scale)
    body = _padded(_shape(form, size, radius * scale), pad)
    canvas = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    if look in _VEILS:
        canvas.blit(silhouette(body, DUSK, _VEILS[look]), (0, 0))
        _draw_dashes(canvas, body, scale, 1.0 if look == "blocked" else _THIN)
        return canvas
    _draw_around(canvas, body, look, scale, colour)
    if lit and look not in _UNLIT:
        canvas.blit(_inner_light(body, look), (0, 0))
    return canvas


def _long_ring(
    size: tuple[int, int], look: Look, scale: float, radius: float, colour: str, lit: bool = True
) -> pygame.Surface:
    """The ring of a box: a large one has the corners of a small one and stretched sides."""
    enough = 2 * round((radius + _MARGIN) * scale) + 1
    small = (min(size[0], enough), min(size[1], enough))
    if small == size:
        return _ring("rect", size, look, scale, radius, colour, lit)
    corners = _corners(small, look, scale, radius, colour, lit)
    return taller(wider(corners, size[0] - small[0]), size[1] - small[1])


@kept
def _corners(
    size: tuple[int, int], look: Look, scale: float, radius: float, colour: str, lit: bool
) -> pygame.Surface:
    """The small ring whose corners all large ones share."""
    return _ring("rect", size, look, scale, radius, colour, lit)


def _shape(form: Form, size: tuple[int, int], radius: float) -> pygame.Surface:
    width, height = size
    if form == "circle":
        body = svg.ellipse(width / 2, height / 2, width / 2, height / 2, "#ffffff")
    else:
        body = svg.rect(0, 0, width, height, "#ffffff", rx=radius)
    return svg.raster(svg.document(body, width, height), size)


def _inner_light(body: pygame.Surface, look: Look) -> pygame.Surface:
    """A breath of colour inside the ring, so that the place itself seems lit."""
    tint = {"now": GOLD, "later": CREAM, "hint": HINT}.get(look, CREAM)
    return silhouette(body, tint, 46 if look == "now" else 20)


_SMALL = 44
"""Units; meeples are smaller."""
_HALO, _CLOSE_HALO, _CLOSEST_HALO = (5, 11), (8, 7), (6, 4)
"""Units that a halo reaches and is blurred by: of a look, of a white line, and of one about a tile,
whose neighbours are read."""
_SHINES, _GLIMMERS, _CORE_SHINES = 190, 95, 255
"""How much is seen of them, of 255: of a look, of one of very many, of a white line."""
_RAYED = 180
"""Units that a place measures at most whose hint has rays: around a whole board they would lie on
what is written beside it, and ring and lamp are seen without them."""


def _draw_around(
    canvas: pygame.Surface,
    body: pygame.Surface,
    look: Look,
    scale: float,
    colour: str,
    core: bool = False,
) -> None:
    """Glow and lines around the sprite, hollow inside."""
    layer = pygame.Surface(canvas.get_size(), pygame.SRCALPHA)
    for reach, paint in _core_bands(look, scale) if core else _bands(look, scale):
        layer.blit(dilated(body, reach, paint), (0, 0))
    if look in _HALOES or core:
        shine = AMBER if core else _HALOES[look]
        reach, blur = _cored_halo(body, scale) if core else _HALO
        halo = soft(dilated(body, reach * scale, shine), blur * scale)
        strength = _GLIMMERS if look == "glimmer" else _SHINES
        seen = (255, 255, 255, _CORE_SHINES if core else strength)
        halo.fill(seen, special_flags=pygame.BLEND_RGBA_MULT)
        _hollow(halo, body, 200)
        canvas.blit(halo, (0, 0))
    if look == "hint" and min(body.get_bounding_rect().size) <= _RAYED * scale:
        canvas.blit(_rays(body, scale), (0, 0))
    if look in _STITCHES:
        away, *stitch = _STITCHES[look]
        dash, gap, thick = (max(1.0, scale) * part for part in stitch)
        layer.blit(dashes(body, away * scale, dash, gap, CREAM, thick), (0, 0))
    if look == "last_move":
        rings = ((3.5 * scale, INK), (2.9 * scale, CREAM), (1.9 * scale, colour))
        draw_dots(layer, body, 3.6 * scale, 8.4 * scale, rings)
    _hollow(layer, body, 255)
    canvas.blit(layer, (0, 0))


def _cored_halo(body: pygame.Surface, scale: float) -> tuple[int, int]:
    """The halo of a white line: about a tile smaller than about a meeple."""
    small = min(body.get_bounding_rect().size) < _SMALL * scale
    return _CLOSE_HALO if small else _CLOSEST_HALO


def _hollow(layer: pygame.Surface, body: pygame.Surface, alpha: int) -> None:
    """Take the layer away where the body lies: lines must not fill a place without a sprite."""
    hole = silhouette(body, (0, 0, 0), alpha)
    layer.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)


def _bands(look: Look, scale: float) -> tuple[tuple[float, str], ...]:
    """(reach beyond the silhouette in px, colour), widest first."""
    one = max(1.0, scale)
    bands: dict[Look, tuple[tuple[float, str], ...]] = {
        "now": ((5.2 * scale, WINE), (3.6 * scale, GOLD), (1.3 * scale, WINE)),
        "open": ((4.4 * scale, INK), (3.2 * scale, RICH_GOLD), (0.4 * scale, INK)),
        "beside": ((1.9 * scale, INK), (1.0 * scale, PALE_GOLD)),
        "spot": ((3.6 * scale, INK), (2.6 * scale, PALE_GOLD), (0.2 * scale, INK)),
        "glimmer": ((2.6 * scale, INK), (1.7 * scale, PALE_GOLD), (0.2 * scale, INK)),
        "later": ((3.4 * scale, INK),),
        "hint": ((4.0 * scale, HINT_INK), (2.8 * scale, HINT), (0.8 * scale, HINT_INK)),
        "selected": ((6.0 * scale, INK), (4.8 * scale, CREAM), (1.4 * scale, INK)),
        "focus": ((6.4 * one, INK), (5.2 * one, WHITE), (2.8 * one, INK)),
    }
    return bands.get(look, ())


def _core_bands(look: Look, scale: float) -> tuple[tuple[float, str], ...]:
    """The same with a white line: strong, of one of many, and of what is meant less."""
    wide, thick = {"now": (4.8, 3.2), "open": (4.2, 2.8)}.get(look, (2.4, 1.4))
    return (wide * scale, INK), (thick * scale + 0.4, WHITE), (0.5 * scale, INK)


def _rays(body: pygame.Surface, scale: float) -> pygame.Surface:
    """Short strokes that point at the sprite from all sides."""
    strokes = ((4.2 * scale, HINT_INK), (2.4 * scale, HINT))
    return rays(body, 9.5 * scale, 15 * scale, 13 * scale, strokes)


_OWN_COLOUR = 0.6
"""So much is left of the colour of what cannot be used: it still tells whose it is."""


@dataclass(frozen=True, slots=True)
class _Hatch:
    """Strokes over what is refused: units between and across them, alphas of strokes and veil."""

    step: float
    thick: float
    strong: int
    veil: int


_HATCH, _FINE_HATCH = _Hatch(8, 2.0, 104, 74), _Hatch(12, 2.0, 112, 38)


def _blocked(body: pygame.Surface, scale: float, fine: bool) -> pygame.Surface:
    grey = svg.with_alpha(pygame.transform.grayscale(body))
    grey.blit(faded(body, _OWN_COLOUR), (0, 0))
    grey.blit(_hatching(body, scale, _FINE_HATCH if fine else _HATCH), (0, 0))
    return faded(grey, 0.9)


_THIN = 0.6


def _draw_dashes(
    canvas: pygame.Surface, body: pygame.Surface, scale: float, share: float = 1.0
) -> None:
    """A broken rim, dark with a pale edge: seen on wood and on paper. `share` of its usual
    thickness."""
    for colour, thick in ((CREAM, 3.0), (INK, 1.8)):
        line = dashes(body, 0, 4.5 * scale, 3.2 * scale, colour, thick * share * scale)
        canvas.blit(line, (0, 0))


def _hatching(body: pygame.Surface, scale: float, hatch: _Hatch) -> pygame.Surface:
    """Diagonal dark strokes and a dim veil, inside the silhouette only."""
    layer = silhouette(body, DUSK, hatch.veil)
    width, height = body.get_size()
    strokes = pygame.Surface(body.get_size(), pygame.SRCALPHA)
    step, thick = max(5, round(hatch.step * scale)), max(2, round(hatch.thick * scale))
    for start in range(-height, width, step):
        pygame.draw.line(
            strokes, (*_RGB_INK, hatch.strong), (start, height), (start + height, 0), thick
        )
    strokes.blit(silhouette(body, WHITE), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    layer.blit(strokes, (0, 0))
    return layer


_RGB_INK = (35, 27, 43)
_BADGES: dict[Look, tuple[Glyph, str]] = {
    "later": ("then", "bottomleft"),
    "blocked": ("no", "midtop"),
    "hint": ("bulb", "topright"),
    "selected": ("pin", "midtop"),
    "last_move": ("trail", "topleft"),
}


def _badge(box: pygame.Rect, look: Look, scale: float) -> Part | None:
    """The small sign of a look and where it lies on a box; None if the look has none."""
    if look not in _BADGES:
        return None
    name, corner = _BADGES[look]
    share = min(box.width, box.height)
    size = round(max(12 * scale, min(20 * scale, share * 0.42)))
    sign = glyph(name, size, ink=INK)
    place = sign.get_rect(center=getattr(box, corner))
    # Half in, half out, but a little more in: the sign belongs to the thing.
    place.move_ip(
        round((box.centerx - place.centerx) * 0.12), round((box.centery - place.centery) * 0.12)
    )
    return sign, place.topleft
