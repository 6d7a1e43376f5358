"""Draws how things can be used: looks on sprites, rings on empty places, outlines of areas."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

import pygame

from scenes.table.model.legality import Look
from scenes.table.motion.things import Place, Point, Sprite
from sprites.common import legality, svg
from sprites.common.drawn import Canvas
from sprites.common.glyphs import Glyph, glyph
from sprites.common.stack_mates import mate_behind
from sprites.common.surface_cache import Kept, kept

_LOOKS: dict[Look, legality.Look] = {
    Look.SOURCE: "now",
    Look.NOW: "now",
    Look.ASIDE: "beside",
    Look.AWAITED: "spot",
    Look.LATER: "later",
    Look.BLOCKED: "blocked",
    Look.SELECTED: "selected",
}
LOOKS_PER_FRAME = 0.0015
"""Seconds from the first look that was never drawn before; after them none is begun in the same
frame."""
GLOWING: tuple[legality.Look, ...] = ("now", "open", "selected")
"""Looks whose light reaches over what stands beside."""
SPOTTED: tuple[legality.Look, ...] = ("spot", "glimmer")
"""Looks of a part of a place."""
CROWD = 8
"""More places than these are marked quietly."""
P = ParamSpec("P")
Look_ = TypeVar("Look_")
_LOOKS_AHEAD: tuple[legality.Look, ...] = (
    "now", "open", "later", "distant", "blocked", "closed", "selected",
)  # fmt: skip
"""Looks that are drawn before they are needed."""
_LOOKS_OF_LARGE: tuple[legality.Look, ...] = ("now", "focus")
"""Of a large place, whose looks take much of the room for pictures: it can be used, or something
happens there."""
_LARGE = 30_000
"""px of such a place."""
_SMALLEST_BADGE = 30
"""px: smaller sprites carry no sign."""


@dataclass(slots=True)
class Marker:
    """Draws looks at one scale, board marks only inside the board's box."""

    scale: float
    board: pygame.Rect
    core: bool = False
    """What can be used has a white line: the ornaments of the board are gold."""
    unfinished: bool = False
    """True when some looks were left for the next frame, because others took long to draw."""
    left: list[Callable[[], object]] = field(default_factory=list)
    """Draws those looks."""
    _until: float | None = None

    def new_frame(self) -> None:
        """Another frame begins: looks may be drawn again."""
        self.unfinished = False
        self.left = []
        self._until = None

    def wait(self) -> None:
        """Nothing new is drawn in this frame."""
        self._until = 0.0

    def mark_all(
        self,
        canvas: Canvas,
        marks: Mapping[str, Look],
        places: Mapping[str, Place],
        sprites: Sequence[Sprite],
        away: frozenset[str],
        raised: frozenset[str] = frozenset(),
    ) -> None:
        """Every marked anchor: its topmost sprite wears the look, else its place does. Those that
        are `raised` wear theirs where they are.

        Where one of several was taken from, the look of what is in the hand is not theirs.
        """
        tops: dict[str, list[Sprite]] = {}
        taken = set()
        for sprite in sprites:
            if sprite.movable and sprite.anchor in marks and sprite.key not in away:
                tops.setdefault(sprite.anchor, []).append(sprite)
            elif sprite.key in away:
                taken.add(sprite.anchor)
        spots = frozenset(name for name, place in places.items() if place.spot)
        lone = frozenset(name for name, place in places.items() if place.lone)
        worn = _worn(marks, spots, lone)
        for anchor in sorted(marks, key=lambda name: _rank(places.get(name), marks[name])):
            place = places.get(anchor)
            left_behind = marks[anchor] is Look.SELECTED and anchor in taken and anchor in tops
            if place is not None and not left_behind and anchor not in raised:
                for each in (place, *place.also):
                    top = _topmost(each, tops.get(anchor, ()))
                    self._mark(canvas, worn[anchor], each, top)
                    if top is not None and self.core and worn[anchor] in GLOWING:
                        self._put_beside(canvas, top, tops[anchor])
                    if top is not None or each.lone:
                        lying = (s for s in sprites if s.key not in away)
                        self._put_back(canvas, anchor, top, lying)

    def _put_beside(self, canvas: Canvas, worn: Sprite, others: Iterable[Sprite]) -> None:
        """Others of a stack keep their own colour beside the foremost one, which glows: whose they
        are is told by nothing else."""
        x, y = round(worn.at[0]), round(worn.at[1])
        canvas.set_clip(self.board if worn.board else None)
        for mate in others:
            if mate.z < worn.z and mate.painted and mate.rect.colliderect(worn.rect):
                left, top = round(mate.at[0]), round(mate.at[1])
                away = (x - left, y - top)
                seen = self.drawn(mate_behind, mate.picture, worn.picture, away, self.scale)
                if seen is not None:
                    canvas.blit(seen, (left, top))
        canvas.set_clip(None)

    def _put_back(
        self, canvas: Canvas, anchor: str, worn: Sprite | None, sprites: Iterable[Sprite]
    ) -> None:
        """What lies on the thing that wears a look, such as the count of a pile, is read on it; on
        an empty place as well."""
        for each in sprites:
            above = each.anchor == anchor and (worn is None or each.z > worn.z)
            if above and each.painted and not each.movable:
                canvas.set_clip(self.board if each.board else None)
                canvas.blit(each.picture, (round(each.at[0]), round(each.at[1])))
        canvas.set_clip(None)

    def _mark(
        self, canvas: Canvas, look: legality.Look, place: Place, sprite: Sprite | None
    ) -> None:
        canvas.set_clip(self.board if place.board else None)
        if place.shape == "area":
            self._area(canvas, look, place)
        elif look in SPOTTED and place.spot is not None:
            form = _spot_form(place)
            ring = self.drawn(legality.marker, form, place.spot.size, look, self.scale)
            if ring is not None:
                ring.blit(canvas, place.spot.topleft)
        elif sprite is not None and not place.framed:
            dress = self._dress(sprite.picture, look, place.fine and look == "blocked")
            worn = self.drawn(legality.decorate, *dress)
            if worn is not None:
                worn.blit(canvas, sprite.at)
        else:
            self._ring(canvas, place, look, lit=_lit(place))
        canvas.set_clip(None)

    def _ring(self, canvas: Canvas, place: Place, look: legality.Look, *, lit: bool = True) -> None:
        form: legality.Form = "circle" if place.shape == "disc" else "rect"
        ring = self.drawn(legality.marker, form, place.rect.size, look, self.scale, lit=lit)
        if ring is not None:
            ring.blit(canvas, place.rect.topleft)

    def _dress(
        self, picture: pygame.Surface, look: legality.Look, fine: bool = False
    ) -> tuple[pygame.Surface, legality.Look, float, str, bool, bool, bool]:
        """What `decorate` is told for a sprite."""
        badge = min(picture.get_size()) >= _SMALLEST_BADGE
        return picture, look, self.scale, legality.TRAIL, badge, fine, self.core

    def drawn(self, draw: Kept[P, Look_], *args: P.args, **kwargs: P.kwargs) -> Look_ | None:
        """A look, or None if it must wait for the next frame."""
        if not draw.has(*args, **kwargs):
            now = time.monotonic()
            if self._until is None:
                self._until = now + LOOKS_PER_FRAME
            elif now >= self._until:
                self.unfinished = True
                self.left.append(partial(draw, *args, **kwargs))
                return None
        return draw(*args, **kwargs)

    def chores(
        self, places: Mapping[str, Place], sprites: Sequence[Sprite]
    ) -> list[Callable[[], object]]:
        """Looks of cards and rings of every size, to be made while nothing happens."""
        cards = [
            partial(legality.decorate, *self._dress(sprite.picture, "now"))
            for sprite in sprites
            if sprite.movable and sprite.painted
        ]
        shapes = {
            (place.shape == "disc", place.rect.size, not _lit(place)) for place in places.values()
        }
        rings = [
            partial(
                legality.marker,
                "circle" if disc else "rect",
                size,
                look,
                self.scale,
                lit=not unlit,
            )
            for disc, size, unlit in sorted(shapes)
            for look in (_LOOKS_AHEAD if size[0] * size[1] <= _LARGE else _LOOKS_OF_LARGE)
        ]
        spotted = {
            (_spot_form(place), place.spot.size)
            for place in places.values()
            if place.spot is not None
        }
        spots = [
            partial(legality.marker, form, size, look, self.scale)
            for form, size in sorted(spotted)
            for look in SPOTTED
        ]
        return [*cards, *rings, *spots]

    def focus(self, canvas: Canvas, place: Place) -> None:
        """The keyboard's ring, or the ring around what an event is about; where places lie edge to
        edge, it lies inside."""
        canvas.set_clip(self.board if place.board else None)
        if place.walled:
            ring = self.drawn(legality.inner_ring, place.rect.size, self.scale)
            if ring is not None:
                canvas.blit(ring, place.rect.topleft)
        else:
            self._ring(canvas, place, "focus")
        canvas.set_clip(None)

    def foresee(self, place: Place) -> None:
        """Draw the ring of `focus`, to be there when it is wanted."""
        if place.walled:
            legality.inner_ring(place.rect.size, self.scale)
            return
        form: legality.Form = "circle" if place.shape == "disc" else "rect"
        legality.marker(form, place.rect.size, "focus", self.scale)

    def hint(self, canvas: Canvas, place: Place) -> None:
        """Rays and a lamp around a place that a hint speaks of."""
        canvas.set_clip(self.board if place.board else None)
        if place.shape == "area":
            self._area(canvas, "hint", place)
        else:
            self._ring(canvas, place, "hint")
        canvas.set_clip(None)

    def last_move(
        self,
        canvas: Canvas,
        place: Place,
        sprite: Sprite | None,
        colour: str,
        badge: bool = True,
    ) -> None:
        """Dots around the thing or place where an opponent has just done something."""
        canvas.set_clip(self.board if place.board else None)
        if place.shape == "area":
            self._area(canvas, "last_move", place)
        elif sprite is not None:
            worn = self.drawn(
                legality.decorate,
                sprite.picture,
                "last_move",
                self.scale,
                colour=colour,
                badge=badge,
            )
            if worn is not None:
                worn.blit(canvas, sprite.at)
        else:
            form: legality.Form = "circle" if place.shape == "disc" else "rect"
            size = place.rect.size
            ring = self.drawn(
                legality.marker, form, size, "last_move", self.scale, colour=colour, badge=badge
            )
            if ring is not None:
                ring.blit(canvas, place.rect.topleft)

    def _area(self, canvas: Canvas, look: legality.Look, place: Place) -> None:
        left = min(x for x, _ in place.outline)
        top = min(y for _, y in place.outline)
        points = tuple((round(x - left, 1), round(y - top, 1)) for x, y in place.outline)
        drawn = self.drawn(_area_picture, points, look, self.scale, not place.unlit)
        if drawn is not None:
            picture, pad = drawn
            canvas.blit(picture, (round(left) - pad, round(top) - pad))


def _worn(
    marks: Mapping[str, Look], spots: frozenset[str], lone: frozenset[str] = frozenset()
) -> dict[str, legality.Look]:
    """What every anchor wears. Where many places are open none of them shouts: those of the kind
    that is most of them have a thin line, the others a hairline; the one that is pointed at is
    marked alone and stands out. Nor do those that are refused or possible later, where they are
    many. Several open places of `spots` are each marked at their spot, and count for no crowd: many
    of them glimmer until a piece is taken that could go there. Nor do those of `lone` count for it,
    and they look the same in it."""
    worn = {anchor: _LOOKS[look] for anchor, look in marks.items()}
    refused = [anchor for anchor, look in marks.items() if look is Look.BLOCKED]
    if len(refused) > CROWD:
        worn |= dict.fromkeys(refused, "closed")
    later = [anchor for anchor, look in marks.items() if look is Look.LATER]
    if len(later) > CROWD:
        worn |= dict.fromkeys(later, "distant")
    spotted = [name for name, look in marks.items() if look is Look.NOW and name in spots]
    if len(spotted) > 1:
        taken = Look.SELECTED in marks.values()
        worn |= dict.fromkeys(spotted, "glimmer" if len(spotted) > CROWD and not taken else "spot")
        marks = {name: look for name, look in marks.items() if name not in spotted}
    marks = {name: look for name, look in marks.items() if name not in lone}
    kinds = [_kind(anchor) for anchor, look in marks.items() if look is Look.NOW]
    if len(kinds) > CROWD:
        most = max(dict.fromkeys(kinds), key=kinds.count)
        for anchor, look in marks.items():
            if look is Look.NOW:
                worn[anchor] = "open" if _kind(anchor) == most else "beside"
    return worn


def _lit(place: Place) -> bool:
    """Light is laid on a place unless what lies there is read: so it is in all boxes beside the
    board, where the own things lie."""
    return not place.unlit and (place.board or place.shape != "box")


def _spot_form(place: Place) -> legality.Form:
    return "rect" if place.angular else "circle"


def _kind(anchor: str) -> str:
    return anchor.partition(":")[0]


def _rank(place: Place | None, look: Look) -> tuple[bool, int]:
    """Areas before what may stand on them, then by look."""
    return place is None or place.shape != "area", _ORDER.index(look)


def _topmost(place: Place, sprites: Sequence[Sprite]) -> Sprite | None:
    """The last of some sprites that lies at a place."""
    there = [sprite for sprite in sprites if place.rect.colliderect(sprite.rect)]
    return there[-1] if there else None


_ORDER = (
    Look.BLOCKED, Look.LATER, Look.ASIDE, Look.AWAITED, Look.SOURCE, Look.NOW, Look.SELECTED,
)  # fmt: skip
_AREA_LINES: dict[str, tuple[tuple[str, float], ...]] = {
    "now": ((legality.WINE, 7.0), (legality.GOLD, 4.0)),
    "open": ((legality.INK, 4.6), (legality.GOLD, 2.8)),
    "beside": ((legality.INK, 3.0), (legality.GOLD, 1.4)),
    "later": ((legality.INK, 4.6), (legality.CREAM, 2.2)),
    "distant": ((legality.CREAM, 1.2),),
    "selected": ((legality.INK, 9.0), (legality.CREAM, 5.6)),
    "blocked": ((legality.INK, 2.2),),
    "closed": ((legality.INK, 1.2),),
    "last_move": ((legality.INK, 4.2), (legality.TRAIL, 2.6)),
    "hint": ((legality.HINT_INK, 7.0), (legality.HINT, 4.4)),
}
_DASHES = {
    "blocked": (5.0, 4.0),
    "closed": (5.0, 4.0),
    "distant": (2.6, 5.4),
    "last_move": (2.6, 6.0),
}
_AREA_FILL = {
    "now": (legality.GOLD, 0.3),
    "open": (legality.GOLD, 0.12),
    "later": (legality.CREAM, 0.14),
    "blocked": (legality.DUSK, 0.24),
}
_AREA_SIGN: dict[str, Glyph] = {"later": "then", "blocked": "no", "selected": "pin", "hint": "bulb"}
"""In the middle of the area; a trail needs none, its line ends there."""


@kept
def _area_picture(
    points: tuple[Point, ...], look: legality.Look, scale: float, lit: bool = True
) -> tuple[pygame.Surface, int]:
    """(picture, px around the outline) of a look on an area. `lit` False: only its edge is drawn,
    what can be used with a thin line in a glow."""
    pad = round(14 * scale)
    width = max(x for x, _ in points) + 2 * pad
    height = max(y for _, y in points) + 2 * pad
    steps = " L".join(f"{svg.number(x + pad)} {svg.number(y + pad)}" for x, y in points)
    outline = f"M{steps} Z"
    colour, strength = _AREA_FILL.get(look, (legality.DUSK, 0.1))
    body = svg.path(outline, colour, fill_opacity=strength) if lit else ""
    if look == "now":
        for reach, opacity in ((20.0, 0.16), (13.0, 0.24)):
            body += svg.path(
                outline,
                stroke=legality.GOLD,
                stroke_width=reach * scale,
                stroke_opacity=opacity,
                stroke_linejoin="round",
            )
    pattern = _DASHES.get(look, ())
    dashes = " ".join(svg.number(part * scale) for part in pattern) or None
    stitches = " ".join(svg.number(part * scale) for part in legality.STITCH[:2])
    for paint, thick in _AREA_LINES["open" if look == "now" and not lit else look]:
        body += svg.path(
            outline,
            stroke=paint,
            stroke_width=thick * scale,
            stroke_dasharray=stitches if look == "later" and paint == legality.CREAM else dashes,
            stroke_linejoin="round",
        )
    size = (round(width), round(height))
    picture = svg.raster(svg.document(body, *size), size).copy()
    sign = _AREA_SIGN.get(look)
    if sign is not None:
        badge = glyph(sign, round(17 * scale), ink=legality.INK)
        picture.blit(badge, badge.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture, pad
