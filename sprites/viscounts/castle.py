"""The castle in layers from back to front; workers stand before all of them, at the places of
`geometry_castle`."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.common import noise, svg
from sprites.common.shapes import trimmed
from sprites.common.surface_cache import Pieces
from sprites.viscounts import castle_stone as stone
from sprites.viscounts import geometry as geo
from sprites.viscounts.geometry_castle import MOAT_RADIUS, TIERS, on_tier
from sprites.viscounts.landscape.ground import lamplight
from sprites.viscounts.ring_canvas import Frame

# What the castle covers of the board, towers included.
_LEFT, _TOP, _WIDTH, _HEIGHT = -140.0, -184.0, 280.0, 324.0
_BORDERS = tuple(geo.HALF_SEGMENT + geo.SEGMENT_DEGREES * step for step in range(5))
_MERLONS = {1: (60, 6.0), 2: (44, 4.8), 3: (26, 4.6)}
_TOWER_RADIUS, _TURRET_RADIUS = 113.0, 78.0
_WINDOWS: dict[int, tuple[float, ...]] = {
    1: (20, 42, 58, 74, 106, 122, 138, 160),
    2: (28, 52, 76, 104, 128, 152),
    3: (45, 90, 135),
}
_BANNERS = ((31.0, stone.WINE), (66.0, stone.VIOLET), (114.0, stone.VIOLET), (149.0, stone.WINE))


@dataclass(frozen=True, slots=True)
class CastleLayer:
    """A picture of a part of the castle; `origin` is its corner from the board's middle, px."""

    surface: pygame.Surface
    origin: tuple[int, int]

    def blit(self, target: pygame.Surface, middle: tuple[float, float]) -> pygame.Rect:
        """Draw the layer for a board whose middle is at a point of the target, px."""
        place = (round(middle[0]) + self.origin[0], round(middle[1]) + self.origin[1])
        return target.blit(self.surface, place)

    def trimmed(self) -> CastleLayer:
        """The same without the empty px around it."""
        part, (left, top) = trimmed(self.surface)
        return CastleLayer(part, (self.origin[0] + left, self.origin[1] + top))

    def stretched(self, share: float) -> CastleLayer:
        """The same for a board `share` times as large."""
        width, height = self.surface.get_size()
        size = (max(1, round(width * share)), max(1, round(height * share)))
        origin = (round(self.origin[0] * share), round(self.origin[1] * share))
        return CastleLayer(pygame.transform.smoothscale(self.surface, size), origin)


def castle_frame(unit: float) -> Frame:
    """The frame that all layers share, at `unit` px per ring unit."""
    return Frame(_LEFT, _TOP, _WIDTH, _HEIGHT, unit)


def castle_layer(unit: float, layer: int) -> Pieces[CastleLayer]:
    """One of the six layers, 0 at the back (`geometry_castle` names them); a fresh picture."""
    frame, body = castle_frame(unit), _BODIES[layer]()
    yield
    picture = frame.draw(body)
    yield
    noise.grain(picture, (7 * unit, 7 * unit), 240, 255, 5)
    yield
    noise.grain(picture, (1.5 * unit, 1.5 * unit), 236, 255, 6)
    yield
    lamplight(picture, frame)
    return at_castle(picture, unit)


def at_castle(picture: pygame.Surface, unit: float) -> CastleLayer:
    """A picture of the castle's frame as a layer in its place."""
    return CastleLayer(picture, (round(_LEFT * unit), round(_TOP * unit)))


def _moat() -> str:
    body = svg.circle(0, 0, MOAT_RADIUS + 1, "#1d1730") + svg.circle(
        0, 0, MOAT_RADIUS - 0.4, "#2c5a78"
    )
    body += svg.circle(0, 0, MOAT_RADIUS - 3.4, "none", "#5f9db0", 2.4, stroke_opacity=0.5)
    body += svg.circle(
        0, 0, MOAT_RADIUS - 2.6, "none", "#cfe6e6", 0.9, stroke_dasharray="5 11", stroke_opacity=0.7
    )
    body += svg.circle(0, 0, MOAT_RADIUS, "none", "#8f8890", 1.2)
    return body


def _base() -> str:
    body = _moat() + stone.wall(TIERS[1], _WINDOWS[1], 1)
    body += "".join(stone.banner(TIERS[1], turn, colour) for turn, colour in _BANNERS)
    body += stone.walk(TIERS[1], 1) + stone.cast_shadow(TIERS[2], TIERS[1])
    body += stone.merlons(TIERS[1], *_MERLONS[1], back=True)
    body += "".join(stone.dividing_wall(TIERS[1], turn, 82, 110) for turn in _BORDERS)
    return body + _towers(behind=True)


def _middle() -> str:
    body = stone.wall(TIERS[2], _WINDOWS[2], 2) + stone.walk(TIERS[2], 2)
    body += stone.cast_shadow(TIERS[3], TIERS[2])
    body += stone.merlons(TIERS[2], *_MERLONS[2], back=True)
    body += "".join(stone.dividing_wall(TIERS[2], turn, 43, 78) for turn in _BORDERS)
    return body + _turrets(behind=True)


def _keep() -> str:
    body = stone.wall(TIERS[3], _WINDOWS[3], 3) + stone.walk(TIERS[3], 3)
    body += stone.merlons(TIERS[3], *_MERLONS[3], back=True)
    return body + svg.group(stone.emblem(), f"translate(0,{-TIERS[3].lift})")


def _keep_parapet() -> str:
    return stone.merlons(TIERS[3], *_MERLONS[3], back=False)


def _middle_parapet() -> str:
    return stone.merlons(TIERS[2], *_MERLONS[2], back=False) + _turrets(behind=False)


def _base_parapet() -> str:
    return stone.merlons(TIERS[1], *_MERLONS[1], back=False) + _towers(behind=False)


def _towers(behind: bool) -> str:
    """Spires where two first-tier sections meet."""
    feet = sorted((on_tier(1, _TOWER_RADIUS, turn) for turn in _BORDERS), key=lambda foot: foot[1])
    return "".join(
        stone.tower(x, y + 3, 8.6, 20, stone.VIOLET, 21) for x, y in feet if (y < 30) == behind
    )


def _turrets(behind: bool) -> str:
    """Small turrets where two second-tier sections meet."""
    feet = sorted((on_tier(2, _TURRET_RADIUS, turn) for turn in _BORDERS), key=lambda foot: foot[1])
    return "".join(
        stone.tower(x, y + 3, 5.6, 11, stone.WINE, 13) for x, y in feet if (y < 10) == behind
    )


_BODIES = (_base, _middle, _keep, _keep_parapet, _middle_parapet, _base_parapet)
LAYERS = len(_BODIES)
