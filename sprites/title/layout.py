"""Where everything stands in the title hall, in pixels of the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import words_scale

MENU: tuple[str, ...] = ("new", "library", "learn", "records", "settings", "leave")

BASE = (1366, 768)
NICHE = (268, 424)
FRAME = 21
PLATE = (302, 60)
CANDLE_HEIGHT = 172
"""Units from the floor of the niches to the flames between them."""
FULL_SIZE = 4
"""So many thrones stand in full size; more are drawn smaller."""
PITCH = 326
"""Units from throne to throne in full size."""
CONTINUE = (580, 72)
CONTINUE_GROWS = 24
"""Units by which Continue is higher where words are half as large again."""
MENU_HEIGHT = 36
MENU_GROWS = (16, 16)
"""The same for the small buttons: they stay between the pieces on the table."""
MENU_GAP = 10
MENU_WIDTH = 104
MARGIN = 60
PIECES_WIDTH = 286

Box = Callable[[float, float, float, float], Rect]


def scale_of(size: tuple[int, int], factor: float = 1.0) -> float:
    """Pixels per unit: units are those of a window of 1366 x 768."""
    fit = min(size[0] / BASE[0], size[1] / BASE[1])
    return min(2.0, max(0.898, fit)) * factor


@dataclass(frozen=True, slots=True)
class NichePlace:
    """One throne: the target (niche with plate), the opening, the frame round it and the plate."""

    panel: Rect
    opening: Rect
    frame: Rect
    plate: Rect


@dataclass(frozen=True, slots=True)
class TitleLayout:
    """Rectangles of the title in pixels. `thrones` is keyed by game, `menu` by entry.

    `scale` is px per unit for the hall, `niche` for the thrones, `words` for what is written and
    clicked.
    """

    size: tuple[int, int]
    scale: float
    niche: float
    words: float
    wordmark: Rect
    thrones: dict[str, NichePlace]
    candles: tuple[tuple[int, int], ...]
    table: Rect
    left_pieces: Rect
    right_pieces: Rect
    continue_: Rect
    menu: dict[str, Rect]

    def targets(self) -> dict[str, Rect]:
        """All clickable rectangles: games, "continue" and the menu entries."""
        panels = {key: place.panel for key, place in self.thrones.items()}
        return {**panels, "continue": self.continue_, **self.menu}


def title_layout(size: tuple[int, int], games: Sequence[str], percent: int = 100) -> TitleLayout:
    """The layout for a window of `size` pixels, 1280 x 690 up to 2560 x 1440.

    `games` have a throne each, from left to right.
    `percent` is the person's own factor: the hall stays, words and buttons grow.
    """
    unit = scale_of(size)
    grown = 2 * min(0.5, max(0, percent - 100) / 100)
    width, height = size[0] / unit, size[1] / unit
    spare = max(0.0, height - BASE[1])
    top = spare * 0.22

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(round(x * unit), round(y * unit), round(w * unit), round(h * unit))

    middle = width / 2
    count = max(1, len(games))
    pitch = min(392.0, (width - 2 * MARGIN + 50) / count + 3)
    share = 1.0 if count <= FULL_SIZE else min(1.0, pitch / PITCH)
    niche_top = 142 + top * 1.6
    thrones = {
        game: _niche(middle + (index - (count - 1) / 2) * pitch, niche_top, share, box)
        for index, game in enumerate(games)
    }
    floor = niche_top + NICHE[1] + 34
    candle_y = niche_top + NICHE[1] - CANDLE_HEIGHT * share
    continue_top = floor + 27 - 10 * grown + spare * 0.15
    continue_high = CONTINUE[1] + CONTINUE_GROWS / 2 * grown
    menu_top = continue_top + continue_high + 14 - 2 * grown
    pieces_left = middle - 642
    pieces_top = floor + 16
    pieces_height = height - pieces_top - 4
    return TitleLayout(
        size=size,
        scale=unit,
        niche=unit * share,
        words=words_scale(size, percent),
        wordmark=box(middle - 330, 12 + top * 0.8, 660, 112),
        thrones=thrones,
        candles=tuple(
            (round(min(max(x, 38.0), width - 38.0) * unit), round(candle_y * unit))
            for x in (middle + (step - count / 2) * pitch for step in range(count + 1))
        ),
        table=Rect(0, round(floor * unit), size[0], size[1] - round(floor * unit)),
        left_pieces=box(pieces_left, pieces_top, PIECES_WIDTH, pieces_height),
        right_pieces=box(
            width - pieces_left - PIECES_WIDTH, pieces_top, PIECES_WIDTH, pieces_height
        ),
        continue_=box(middle - CONTINUE[0] / 2, continue_top, CONTINUE[0], continue_high),
        menu=_menu_row(middle, menu_top, grown, box),
    )


def _niche(centre: float, top: float, share: float, box: Box) -> NichePlace:
    """A throne about `centre`; a smaller one stands on the same floor."""
    wide, high, rim = (units * share for units in (*NICHE, FRAME))
    plate_w, plate_h = (units * share for units in PLATE)
    top += NICHE[1] - high
    opening = box(centre - wide / 2, top, wide, high)
    frame = box(centre - wide / 2 - rim, top - rim, wide + 2 * rim, high + rim)
    plate = box(centre - plate_w / 2, top + high - 12 * share, plate_w, plate_h)
    return NichePlace(frame.union(plate), opening, frame, plate)


def _menu_row(middle: float, top: float, grown: float, box: Box) -> dict[str, Rect]:
    wide, high = MENU_WIDTH + MENU_GROWS[0] / 2 * grown, MENU_HEIGHT + MENU_GROWS[1] / 2 * grown
    gap = MENU_GAP - 4 * grown
    total = len(MENU) * wide + (len(MENU) - 1) * gap
    left = middle - total / 2
    return {key: box(left + i * (wide + gap), top, wide, high) for i, key in enumerate(MENU)}
