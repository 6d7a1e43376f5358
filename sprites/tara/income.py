"""Income rank by rank: a slab on which every province pays the majority of every rank."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.common import carve, svg
from sprites.common.players import PlayerStyle, badge
from sprites.common.strokes import stroke
from sprites.common.surface_cache import kept
from sprites.tara import relief
from sprites.tara.furniture import income_mark
from sprites.tara.icons import icon
from sprites.tara.signs import rank_mask
from sprites.tara.stones import emblem_shield

_COLUMN, _ROW, _HEAD, _SIDE = 36.0, 30.0, 38.0, 36.0
_FACE, _TIE = 25.0, 21.0
"""Who is paid is told by the flat token of the rail: carved discs are too fine at this size; and
how wide the mark of a tie is."""
_SPREAD = 27.0
"""From disc to disc of those who hold a rank in several provinces."""


@dataclass(frozen=True, slots=True)
class IncomeView:
    """Who is paid. `majority[column][rank]`: of each province, None for a tie or nobody."""

    provinces: tuple[str, ...]
    majority: tuple[tuple[PlayerStyle | None, ...], ...]
    spread: tuple[tuple[PlayerStyle, ...], ...] = ()
    """By rank: who holds it in two provinces or more."""
    lit: str = ""
    """The province that is paid just now."""


def income_size(view: IncomeView, scale: float) -> tuple[int, int]:
    """The size of the slab in px."""
    most = max((len(styles) for styles in view.spread), default=0)
    width = _SIDE + _COLUMN * len(view.provinces) + (10 + _SPREAD * most if most else 0) + 10
    height = _HEAD + 4 * _ROW + 8
    return round(width * scale), round(height * scale)


@kept
def income_table(view: IncomeView, scale: float) -> pygame.Surface:
    """Ranks from below upwards, provinces side by side; `scale` px per unit."""
    size = income_size(view, scale)
    slab = relief.slate_plate(size, scale).copy()
    slab.blit(_lines(size, scale), (0, 0))
    if view.lit in view.provinces:
        _light(slab, view.provinces.index(view.lit), scale)
    for column, province in enumerate(view.provinces):
        shield = emblem_shield(province, (round(27 * scale), round(30 * scale)))
        slab.blit(shield, shield.get_rect(center=_cell(column, -1, scale)))
    for rank in range(4):
        sign = round(24 * scale)
        place = pygame.Rect(0, 0, sign, sign)
        place.center = (round(20 * scale), _cell(0, rank, scale)[1])
        carve.engrave(slab, rank_mask(rank, sign), place.topleft, scale, "#e9dfc4", "#0c0a08", 0.95)
        _rank(slab, view, rank, scale)
    if any(view.spread):
        head = icon("spread", round(26 * scale))
        left = round((_SIDE + _COLUMN * len(view.provinces) + 10) * scale)
        slab.blit(head, head.get_rect(midleft=(left, _cell(0, -1, scale)[1])))
    return slab


def _cell(column: float, rank: int, scale: float) -> tuple[int, int]:
    """The middle of a cell; rank -1 is the head."""
    x = _SIDE + (column + 0.5) * _COLUMN
    y = _HEAD + (3 - rank + 0.5) * _ROW if rank >= 0 else _HEAD / 2 + 2
    return round(x * scale), round(y * scale)


def _light(slab: pygame.Surface, column: int, scale: float) -> None:
    """A warm band behind one province."""
    width, height = round(_COLUMN * scale), slab.get_height()
    mask = carve.clear((width * 2, height))
    band = pygame.Rect(0, 0, width, round((_HEAD + 4 * _ROW) * scale))
    band.midtop = (width, round(2 * scale))
    pygame.draw.rect(mask, (255, 255, 255, 255), band, border_radius=round(8 * scale))
    light = carve.tinted(carve.blurred(mask, 5 * scale), "#ffdf8a", 0.42)
    slab.blit(light, light.get_rect(midtop=(_cell(column, 0, scale)[0], 0)))


def _rank(slab: pygame.Surface, view: IncomeView, rank: int, scale: float) -> None:
    px, tied = round(_FACE * scale), round(_TIE * scale)
    for column, majority in enumerate(view.majority):
        owner = majority[rank]
        mark = income_mark(None, tied) if owner is None else badge(owner, px)
        slab.blit(mark, mark.get_rect(center=_cell(column, rank, scale)))
    if not view.spread:
        return
    y = _cell(0, rank, scale)[1]
    start = _SIDE + _COLUMN * len(view.provinces) + 10
    for index, style in enumerate(view.spread[rank]):
        face = badge(style, px)
        slab.blit(face, face.get_rect(midleft=(round((start + index * _SPREAD) * scale), y)))


@kept
def _lines(size: tuple[int, int], scale: float) -> pygame.Surface:
    """Grooves between the ranks."""
    width, height = size[0] / scale, size[1] / scale
    lines = "".join(
        stroke(f"M10 {_HEAD + row * _ROW:.1f} H{width - 10:.1f}", "#15181a", 1.4, 0.8)
        + stroke(f"M10 {_HEAD + row * _ROW + 1.2:.1f} H{width - 10:.1f}", "#7b8084", 0.7, 0.6)
        for row in range(5)
    )
    return svg.raster(svg.document(lines, width, height), size)
