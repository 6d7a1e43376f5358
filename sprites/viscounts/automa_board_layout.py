"""Where the parts of the solo opponent's board lie, large for looking at and small for the rail."""

from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites.viscounts import player_board_layout as player_layout

LARGE = (player_layout.WIDTH, player_layout.HEIGHT)
SMALL = (300, 204)
"""Sizes in units of the two versions."""

PILES = ("draw", "discard", "future")

_EDGE = 6
_HEADER = 32
_SOCKET = (36.5, 36)
_INSET = 9
_ROW = 32


@dataclass(frozen=True, slots=True)
class AutomaLayout:
    """Rectangles in px of every part, and px per unit."""

    unit: float
    header: pygame.Rect
    """Name and owner."""
    focus: pygame.Rect
    chart: pygame.Rect
    track: pygame.Rect
    anchors: dict[str, pygame.Rect]
    """`slot:1`..`slot:9`, `track:1`..`track:7`, `bay:1`..`bay:3`, `pile:draw`,
    `pile:discard`, `pile:future`: none overlaps another, each is 32 px from scale 0.9 up."""
    feet: tuple[tuple[float, float], ...]
    """Where the houses of slots 1 to 9 stand."""


def is_small(size: tuple[int, int]) -> bool:
    """Whether a rect of this size takes the version for the rail: clearly broader than high."""
    return size[0] / size[1] > 1.25


def automa_layout(rect: pygame.Rect) -> AutomaLayout:
    """The layout for this rect; a broad rect gets the small version, a squarer one the large."""
    at_origin = _small(rect.size) if is_small(rect.size) else _large(rect.size)
    return _moved(at_origin, rect.topleft)


def _moved(layout: AutomaLayout, by: tuple[int, int]) -> AutomaLayout:
    return AutomaLayout(
        layout.unit,
        layout.header.move(by),
        layout.focus.move(by),
        layout.chart.move(by),
        layout.track.move(by),
        {anchor: part.move(by) for anchor, part in layout.anchors.items()},
        tuple((x + by[0], y + by[1]) for x, y in layout.feet),
    )


def _box(u: float, x: float, y: float, width: float, height: float) -> pygame.Rect:
    """A rect given in units."""
    left, top = round(x * u), round(y * u)
    return pygame.Rect(left, top, round((x + width) * u) - left, round((y + height) * u) - top)


@lru_cache(maxsize=8)
def _large(size: tuple[int, int]) -> AutomaLayout:
    """Town and track as on a player's board; below them focus, chart, three schemes and piles."""
    rect = pygame.Rect((0, 0), size)
    u = player_layout.unit(rect)
    width = size[0] / u
    town, track = player_layout.banner_rect(rect), player_layout.track_rect(rect)
    anchors = {
        name: part
        for name, part in player_layout.board_layout(rect).items()
        if not name.startswith("bay")
    }
    top = track.bottom / u + 5
    inner = width - 2 * _INSET
    bay_width, bay_height = 84.0, 118.0
    bay_top = size[1] / u - _INSET - bay_height
    pile_width = 60.0
    pitch = (inner - pile_width - 14 - bay_width) / 2
    for number in range(3):
        left = _INSET + number * pitch
        anchors[f"bay:{number + 1}"] = _box(u, left, bay_top, bay_width, bay_height)
    for number, pile in enumerate(PILES):
        height = (bay_height - 6) / 3
        left = width - _INSET - pile_width
        anchors[f"pile:{pile}"] = _box(u, left, bay_top + number * (height + 3), pile_width, height)
    return AutomaLayout(
        unit=u,
        header=_box(u, _INSET - 5, town.top / u + 2, 150, 26),
        focus=_box(u, _INSET, top, 96, _ROW),
        chart=_box(u, _INSET + 101, top, inner - 101, _ROW),
        track=track,
        anchors=anchors,
        feet=tuple(player_layout.slot_foot(rect, number) for number in range(1, 10)),
    )


@lru_cache(maxsize=8)
def _small(size: tuple[int, int]) -> AutomaLayout:
    """Header, track, and below them a block of nine sockets beside schemes and piles."""
    u = min(size[0] / SMALL[0], size[1] / SMALL[1])
    width, height = size[0] / u, size[1] / u
    inner = width - 2 * _EDGE
    track_top, track_height = _EDGE + _HEADER + 2, 42
    anchors: dict[str, pygame.Rect] = {}
    for space in range(7):
        pitch = inner / 7
        anchors[f"track:{space + 1}"] = _box(
            u, _EDGE + pitch * (space + 0.5) - 19, track_top + 2, 38, 38
        )
    body = track_top + track_height + 5
    feet = []
    for number in range(9):
        row, column = divmod(number, 3)
        left = _EDGE + 1 + column * (_SOCKET[0] + 1)
        top = body + row * (_SOCKET[1] + 1)
        anchors[f"slot:{number + 1}"] = _box(u, left, top, *_SOCKET)
        feet.append(((left + _SOCKET[0] / 2) * u, (top + _SOCKET[1] - 8) * u))
    left = _EDGE + 3 * (_SOCKET[0] + 1) + 7
    _add_schemes(anchors, u, (left, body), (width - _EDGE - left, height - _EDGE - body))
    return AutomaLayout(
        unit=u,
        header=_box(u, _EDGE, _EDGE, inner * 0.39, _HEADER),
        focus=_box(u, _EDGE + inner * 0.4, _EDGE, inner * 0.165, _HEADER),
        chart=_box(u, _EDGE + inner * 0.575, _EDGE, inner * 0.425, _HEADER),
        track=_box(u, _EDGE, track_top, inner, track_height),
        anchors=anchors,
        feet=tuple(feet),
    )


def _add_schemes(
    anchors: dict[str, pygame.Rect],
    u: float,
    corner: tuple[float, float],
    room: tuple[float, float],
) -> None:
    """Three bays with the three piles under them, in the room (in units) at the corner."""
    pile_height = 36
    bay_height = room[1] - pile_height - 3
    bay_width = min((room[0] - 8) / 3, bay_height / 1.4)
    pitch = (room[0] - bay_width) / 2
    for number in range(3):
        left = corner[0] + number * pitch
        anchors[f"bay:{number + 1}"] = _box(u, left, corner[1], bay_width, bay_height)
    for number, pile in enumerate(PILES):
        width = (room[0] - 6) / 3
        anchors[f"pile:{pile}"] = _box(
            u,
            corner[0] + number * (width + 3),
            corner[1] + bay_height + 3,
            width,
            pile_height,
        )
