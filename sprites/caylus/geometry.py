"""Where everything of the Caylus board lies: pure arithmetic in px of the board box.

The castle stands at the left, the river parts it from the town, the bridge joins them at the
first row of the road. `board_layout` places it all for a box, a length of the road and a zoom.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.caylus.geometry_castle import CastleLayout, castle_layout
from sprites.caylus.geometry_road import (
    ASPECT,
    PROVOST_WIDTH,
    Grid,
    Point,
    Road,
    grid_for,
    lane_of_first_row,
    make_road,
    scaled,
)

BASE = (1046.0, 535.0)
"""The box in a window of 1366 x 768: there a unit is 1 px."""
_RIM = 9.0
_WIDEST_CARD = 110.0
_DISPLAY = 7
_DISPLAY_SHARE, _DISPLAY_MORE = 0.192, 0.02
_DISPLAY_PITCH = 1.17
_NARROW_ROAD, _WIDE_ROAD = 1.1, 1.46
WELL_WIDTH, WELL_ASPECT = 0.4, 0.64
"""Width of the ring for a worker in card widths, and its height by its width."""
ESTATE_SLOTS = 3
"""Places for own prestige buildings that fit side by side."""
_ESTATE_HEAD, _ESTATE_GAP = 0.275, 0.025
"""Height of the yard's title, and room between its cards, as shares of height and width."""

Box = tuple[float, float, float, float]
"""x, y, width, height in px at zoom 1."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """All places in px; (0, 0) is the upper left corner of the board."""

    size: tuple[int, int]
    unit: float
    """px per unit: widths of lines and words."""
    rim: int
    castle: CastleLayout
    river: tuple[Point, ...]
    river_width: float
    bridge: pygame.Rect
    display_panel: pygame.Rect
    display: tuple[pygame.Rect, ...]
    yard: pygame.Rect
    road: Road

    def card(self, place: int) -> pygame.Rect:
        """The place of a road card. IndexError beyond the capacity."""
        return self.road.cells[place].card

    def target(self, place: int) -> pygame.Rect:
        """A road card with its stretch of road: what is pointed at."""
        cell = self.road.cells[place]
        return cell.card.union(cell.lane)

    def worker(self, place: int) -> Point:
        """Where the foot of the worker stands."""
        return self.road.cells[place].worker

    def well(self, place: int) -> pygame.Rect:
        """The ring of stones on which a worker stands."""
        width = self.road.card_width * WELL_WIDTH
        box = pygame.Rect(0, 0, round(width), round(width * WELL_ASPECT))
        x, y = self.worker(place)
        box.center = (round(x), round(y))
        return box

    def provost(self, place: int) -> Point:
        """Where the provost stands: on the lane of his card."""
        return self.road.cells[place].provost

    def estate(self, count: int) -> tuple[pygame.Rect, ...]:
        """Places for so many own prestige buildings in the yard, as large as the display's.

        More than ESTATE_SLOTS overlap: with the left card on top, of each other one the right
        part with its points is seen.
        """
        yard, gap = self.yard, self.yard.width * _ESTATE_GAP
        top = yard.top + yard.height * _ESTATE_HEAD
        room = yard.bottom - gap - top
        card = min(room / ASPECT, (yard.width - 4 * gap) / ESTATE_SLOTS)
        tall = card * ASPECT
        pitch = min(card + gap, (yard.width - 2 * gap - card) / max(1, count - 1))
        left = yard.left + (yard.width - card - pitch * (count - 1)) / 2
        return tuple(
            scaled((left + i * pitch, top + (room - tall) / 2, card, tall), 1.0)
            for i in range(count)
        )

    def end(self, cards: int) -> pygame.Rect:
        """The plot for the next card; behind the last possible card the end of the lane."""
        if cards < len(self.road.cells):
            return self.road.cells[cards].card
        last = self.road.cells[-1]
        side = round(self.road.card_width * 0.5)
        x = last.lane.right if last.forward else last.lane.left - side
        return pygame.Rect(x, last.lane.top, side, last.lane.height)

    def way(self, start: int, end: int) -> list[Point]:
        """The line along which the provost walks from card to card."""
        first, last = self.road.distance_of(start), self.road.distance_of(end)
        lift = self.provost(start)[1] - self.road.cells[start].lane.centery
        return [(x, y + lift) for x, y in self.road.stretch(first, last)]

    def pass_marker(self, number: int) -> Point:
        """The middle of a pass marker on the parapet over arch `number` (from 0)."""
        box = self.bridge
        share = (number + 0.5) / 4
        rise = 1 - (2 * share - 1) ** 2
        return box.left + box.width * share, box.top + box.height * (0.25 - 0.08 * rise)


def board_layout(
    box: tuple[int, int],
    cards: int,
    zoom: float = 1.0,
    tokens: tuple[int, int, int] = (7, 8, 9),
    display: int = _DISPLAY,
) -> BoardLayout:
    """Lay out the board for a box of px (its size at zoom 1).

    `cards` is the length of the road, `tokens` the castle tokens of the game per section,
    `display` the number of prestige buildings of the variant. As long as the road does not
    outgrow its rows, the very same object comes back.
    """
    zones = _zones(box, display)
    grid = grid_for(cards, zones.room[2], zones.room[3], _WIDEST_CARD * zones.unit)
    return _board(box, grid, zoom, tokens, display)


@dataclass(frozen=True, slots=True)
class _Zones:
    """The division of a box at zoom 1, px."""

    unit: float
    rim: float
    columns: tuple[float, float, float]
    """x of the castle's right edge, the river's middle and its right bank."""
    panel: tuple[float, float, float, float]
    slots: tuple[tuple[float, float, float, float], ...]
    room: tuple[float, float, float, float]
    """Where the road runs."""


@lru_cache(maxsize=64)
def _zones(box: tuple[int, int], display: int) -> _Zones:
    width, height = box
    unit = min(width / BASE[0], height / BASE[1])
    rim = _RIM * unit
    columns = _columns(width, height)
    bank = columns[2]
    room = width - rim - 4 * unit - bank
    panel, slots = _display(bank, rim, room, height, unit, display)
    top = panel[1] + panel[3] + 3 * unit
    down = height - rim - 4 * unit - top
    return _Zones(unit, rim, columns, panel, tuple(slots), (bank, top, room, down))


@lru_cache(maxsize=64)
def _board(
    box: tuple[int, int], grid: Grid, zoom: float, tokens: tuple[int, int, int], display: int
) -> BoardLayout:
    width, height = box
    zones = _zones(box, display)
    unit, rim, columns = zones.unit, zones.rim, zones.columns
    bridge = _bridge(columns, lane_of_first_row(grid, zones.room[1], zones.room[3]))
    left = columns[0] - rim - 5 * unit
    stone = (rim + 2 * unit, rim, left, height * 0.70 - rim)
    yard = (rim + 5 * unit, height * 0.735, left - 3 * unit, height * 0.265 - rim - 7 * unit)
    return BoardLayout(
        size=(round(width * zoom), round(height * zoom)),
        unit=unit * zoom,
        rim=round(rim * zoom),
        castle=castle_layout(scaled(stone, zoom), tokens, unit * zoom),
        river=_river(columns[1], width, height, zoom),
        river_width=(columns[2] - columns[0]) * 0.80 * zoom,
        bridge=scaled(bridge, zoom),
        display_panel=scaled(zones.panel, zoom),
        display=tuple(scaled(slot, zoom) for slot in zones.slots),
        yard=scaled(yard, zoom),
        road=make_road(grid, zones.room, bridge[0] + bridge[2] - 6 * unit, zoom),
    )


def _columns(width: float, height: float) -> tuple[float, float, float]:
    """x of the castle's right edge, the river's middle and its right bank."""
    share = 0.222 if width / height > 1.6 else 0.262
    river = 0.062 if width / height > 1.6 else 0.07
    return width * share, width * (share + river / 2), width * (share + river)


def _display(
    left: float, rim: float, room: float, height: float, unit: float, count: int
) -> tuple[Box, list[Box]]:
    """The panel of the prestige row and its places."""
    pad = 6 * unit
    card = min(
        (height * _display_share(room / height) - 2 * pad) / ASPECT,
        (room - 2 * pad) / (count * 1.08),
    )
    pitch = min(card * _DISPLAY_PITCH, (room - 2 * pad - card) / max(1, count - 1))
    wide = pitch * (count - 1) + card + 2 * pad
    panel = (left + 2 * unit, rim + 1.5 * unit, wide, card * ASPECT + 2 * pad)
    slots = [
        (panel[0] + pad + pitch * i, panel[1] + pad, card, card * ASPECT) for i in range(count)
    ]
    return panel, slots


def _display_share(wide: float) -> float:
    """The panel's share of the board's height: more where the road, which is so many times as
    wide as the board is high, leaves some of it."""
    if wide < _NARROW_ROAD:
        return _DISPLAY_SHARE
    return _DISPLAY_SHARE + max(0.0, min(_DISPLAY_MORE, 0.2 * (_WIDE_ROAD - wide)))


def _bridge(columns: tuple[float, float, float], lane: float) -> Box:
    reach = (columns[2] - columns[0]) * 0.27
    left, right = columns[0] + reach * 0.3, columns[2] + reach * 1.1
    height = (columns[2] - columns[0] + reach) * 0.72
    return left, lane - height * 0.30, right - left, height


def _river(middle: float, width: float, height: float, zoom: float) -> tuple[Point, ...]:
    """The river's middle line from the upper to the lower edge."""
    points = []
    sway = width * 0.0075
    for step in range(49):
        share = step / 48
        x = middle + sway * math.sin(share * 7.4 + 0.6) + sway * 0.6 * math.sin(share * 17 + 1)
        points.append((x * zoom, (height * share) * zoom))
    return tuple(points)


def board_anchors(
    layout: BoardLayout, cards: int, prestige: tuple[str, ...], provost: int = -1
) -> dict[str, pygame.Rect]:
    """The anchors that lie on the board. `prestige`: ids by place in the display, "" where gone."""
    anchors = {
        "castle": layout.castle.box,
        "bridge": layout.bridge,
        "estate": layout.yard,
        "road:end": layout.end(cards),
    }
    for section, box in layout.castle.sections.items():
        anchors[f"castle:{section}"] = box
    for slot, name in zip(layout.display, prestige, strict=False):
        if name:
            anchors[f"prestige:{name}"] = slot
    for place in range(cards):
        anchors[f"road:{place}"] = layout.target(place)
    if 0 <= provost < cards:
        anchors["provost"] = provost_box(layout, provost)
    return anchors


def provost_box(layout: BoardLayout, place: int) -> pygame.Rect:
    """The room that the provost takes on the lane of a card."""
    x, y = layout.provost(place)
    width = layout.road.card_width * PROVOST_WIDTH
    box = pygame.Rect(0, 0, max(32, round(width)), max(32, round(width * 1.5)))
    box.midbottom = (round(x), round(y))
    return box
