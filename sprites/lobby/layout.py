"""Where everything lies in the lobby: the table with its seats left, the choices right. Pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import words_scale
from sprites.title.layout import BASE, scale_of

SEATS = 4
_HEADING, _SHORT_HEADING = 170, 106
"""Units before the difficulties: what stands there is shorter where there are many."""
IN_A_ROW = 4
"""So many automas and difficulties have full width; more share it."""
MOST_SEATS = 5
OPTIONS = 4

TABLE_RADIUS = 176.0
_TABLE_X, _TABLE_Y = 364.0, 414.0
_REACH = 232.0
_CHAIR = 112.0
_PLATE = (176.0, 40.0)
_KIND, _SWATCH, _SWATCH_GAP = 40.0, 36.0, 5.0
_COLUMN_X, _COLUMN_WIDTH = 734.0, 614.0
_INSET = 24.0

Box = Callable[[float, float, float, float], Rect]


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat. `angle`: degrees by which its chair is turned, 0 = the nearest, facing up.

    `plate` is the name, `kind` who plays (person, opponent, automa, nobody), `colours` swatches.
    """

    chair: Rect
    plate: Rect
    kind: Rect
    colours: tuple[Rect, ...]
    angle: int


@dataclass(frozen=True, slots=True)
class LobbyLayout:
    """Rectangles of the lobby in pixels; `seats` clockwise from the nearest.

    px per unit: `scale` for furniture, `words` for what is written, `cards` for what is written
    where there is little height.
    """

    size: tuple[int, int]
    scale: float
    words: float
    cards: float
    back: Rect
    title: Rect
    minute: Rect
    """Where somebody who wants to know what the game is finds its page."""
    first: Rect
    """Where somebody who plays for the first time is invited."""
    table_centre: tuple[int, int]
    table_radius: int
    seats: tuple[SeatPlace, ...]
    column: Rect
    automa_heading: Rect
    automas: dict[str, Rect]
    company: tuple[Rect, ...]
    level_heading: Rect
    levels: tuple[Rect, ...]
    turn_order: Rect
    who_heading: Rect
    who_away: Rect
    who: Rect
    """The cards of the characters, where somebody is being chosen."""
    strengths: Rect
    options: tuple[Rect, ...]
    seed: Rect
    dice: Rect
    figures: Rect
    """With which set of figures the game is played."""
    note: Rect
    start: Rect

    def in_a_row(self, room: Rect, count: int) -> tuple[Rect, ...]:
        """So many boxes beside one another in a room."""
        gap = round(10 * self.scale)
        wide = (room.width + gap) // max(1, count)
        return tuple(Rect(room.x + n * wide, room.y, wide - gap, room.height) for n in range(count))

    def option_boxes(self, count: int) -> tuple[Rect, ...]:
        """Where `count` options lie; one alone in its row takes the whole row."""
        boxes = self.options[:count]
        if count % 2:
            last = boxes[-1].copy()
            last.width = self.figures.right - last.left
            boxes = (*boxes[:-1], last)
        return boxes


def lobby_layout(
    size: tuple[int, int],
    seats: int = SEATS,
    percent: int = 100,
    automas: Sequence[str] = (),
    difficulties: int = 0,
) -> LobbyLayout:
    """The layout for a window of `size` pixels; ValueError unless 1 to 5 seats.

    `automas` can be played against, at so many `difficulties`.
    `percent` is the person's own factor: words grow as far as their places hold them.
    """
    if not 1 <= seats <= MOST_SEATS:
        raise ValueError(f"a lobby has 1 to {MOST_SEATS} seats, not {seats}")
    unit = scale_of(size)
    left = max(0.0, size[0] / unit - BASE[0]) / 2
    top = max(0.0, size[1] / unit - BASE[1]) / 2

    def box(x: float, y: float, w: float, h: float) -> Rect:
        corner = (round((x + left) * unit), round((y + top) * unit))
        return Rect(corner, (round(w * unit), round(h * unit)))

    places = _seats_of_five(box) if seats > SEATS else _seats(box)
    if seats == 2:
        places = [places[0], places[2]]
    column = box(_COLUMN_X, 66, _COLUMN_WIDTH, 690)
    wide = _COLUMN_WIDTH - 2 * _INSET
    step, share = (wide + 12) / max(IN_A_ROW, len(automas)), (wide + 12) / max(SEATS, seats)
    inner = _COLUMN_X + _INSET
    beside = _HEADING if difficulties <= IN_A_ROW else _SHORT_HEADING
    levels = _levels(box, inner + beside, wide - beside + 4, max(IN_A_ROW, difficulties))
    half = (wide - 12) / 2
    return LobbyLayout(
        size=size,
        scale=unit,
        words=min(words_scale(size, percent), 1.3 * unit),
        cards=min(words_scale(size, percent), 1.1 * unit),
        back=box(20, 14, 44, 44),
        title=box(78, 14, 620, 44),
        minute=box(_COLUMN_X + _COLUMN_WIDTH - 558, 14, 174, 42),
        first=box(_COLUMN_X + _COLUMN_WIDTH - 372, 14, 372, 42),
        table_centre=box(_TABLE_X, _TABLE_Y, 0, 0).topleft,
        table_radius=round(TABLE_RADIUS * unit),
        seats=tuple(places[:seats]),
        column=column,
        automa_heading=box(inner, 82, wide, 26),
        automas={
            key: box(inner + index * step, 112, step - 12, 156) for index, key in enumerate(automas)
        },
        company=tuple(box(inner + index * share, 112, share - 12, 156) for index in range(seats)),
        level_heading=box(inner, 278, beside - 2, 44),
        levels=levels[:difficulties],
        turn_order=levels[0].unionall(levels[1:]),
        who_heading=box(inner, 274, wide - 146, 38),
        who_away=box(inner + wide - 134, 274, 134, 36),
        who=box(inner, 314, wide, 222),
        strengths=box(inner, 544, wide, 38),
        options=tuple(
            box(inner + (number % 2) * (half + 12), 336 + (number // 2) * 122, half, 112)
            for number in range(OPTIONS)
        ),
        seed=box(inner, 588, 224, 44),
        dice=box(inner + 232, 588, 44, 44),
        figures=box(inner + 292, 588, wide - 292, 44),
        note=box(inner, 643, 248, 98),
        start=box(inner + 260, 660, wide - 260, 66),
    )


def _levels(box: Box, left: float, width: float, count: int) -> tuple[Rect, ...]:
    step = width / count
    return tuple(box(left + level * step, 278, step - 8, 44) for level in range(count))


def _seats(box: Box) -> list[SeatPlace]:
    """Nearest, left, far, right: clockwise as people sit round a table."""
    x, y = _TABLE_X, _TABLE_Y
    spots = (
        (x, y + _REACH, 0, x + 68, y + _REACH - 36),
        (x - _REACH, y, 90, x - _REACH - 108, y + 62),
        (x, y - _REACH, 180, x + 68, y - _REACH - 50),
        (x + _REACH, y, 270, x + _REACH - 68, y + 62),
    )
    return [
        _seat(box, (cx, cy), angle, (px, py), SEATS, align_right=angle == 270)
        for cx, cy, angle, px, py in spots
    ]


def _seats_of_five(box: Box) -> list[SeatPlace]:
    """A fifth of the round from one to the next; the far ones have their plates beside them."""
    x, y = _TABLE_X, _TABLE_Y
    spots = (
        (0, x + 68, y + _REACH + 16),
        (72, x - 340, y + 134),
        (144, x - 340, y - 338),
        (216, x + 340 - _PLATE[0], y - 338),
        (288, x + 340 - _PLATE[0], y + 134),
    )
    places = []
    for angle, px, py in spots:
        turn = math.radians(angle)
        centre = (x - _REACH * math.sin(turn), y + _REACH * math.cos(turn))
        places.append(_seat(box, centre, angle, (px, py), MOST_SEATS, align_right=angle > 180))
    return places


def _seat(
    box: Box,
    centre: tuple[float, float],
    angle: int,
    plate: tuple[float, float],
    colours: int,
    align_right: bool,
) -> SeatPlace:
    row_width = _KIND + 8 + colours * _SWATCH + (colours - 1) * _SWATCH_GAP
    row_x = plate[0] + _PLATE[0] - row_width if align_right else plate[0]
    row_y = plate[1] + _PLATE[1] + 6
    return SeatPlace(
        chair=box(centre[0] - _CHAIR / 2, centre[1] - _CHAIR / 2, _CHAIR, _CHAIR),
        plate=box(*plate, *_PLATE),
        kind=box(row_x, row_y, _KIND, _KIND),
        colours=tuple(
            box(row_x + _KIND + 8 + n * (_SWATCH + _SWATCH_GAP), row_y + 2, _SWATCH, _SWATCH)
            for n in range(colours)
        ),
        angle=angle,
    )
