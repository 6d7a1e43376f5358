"""Where everything stands in the archive: filters left, bookcase in the middle, page right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from sprites.common.metrics import fitted_scale, table_scale, words_scale
from sprites.title.layout import scale_of

BOX = (164.0, 184.0)
"""A game's box on the shelf, units: its front and the 6 units of its top."""

FASCIA = 52.0
"""Height of a shelf with the labels on its front."""

HEADROOM = 16.0
ROW = HEADROOM + BOX[1] + FASCIA
"""From one shelf to the next."""

POST = 20.0
CORNICE = 30.0
PLINTH = 20.0
_LEAST_PITCH = 178.0
_BAR = 14.0
_SIDE = 14.0
_TOP = 66.0
_COLUMN = 206.0
_PAGE = 318.0
_GAP = 12.0
_INSET = 16.0
CHIP = 34.0
_CHIP_GAP = 4.0
LEAST_TARGET = 32.6
"""px, a little more than a target needs, because places are rounded."""
_HEADING = 27.0
_WORDS_GROW = 1.35
"""So much larger than their boxes are words at most: a chip holds one line."""
_LEAST_PAGE = 604.0
"""Units that a page with five players and five buttons needs, below a small picture."""
LEAST_BOX = 0.85
"""The smallest px per unit for a game on the shelf: its label is still to be read."""

Box = Callable[[float, float, float, float], Rect]


def least(px: int, scale: float) -> int:
    """The smallest size of words that are shrunk to fit: so many px, in proportion if larger."""
    return max(px, round(px * scale))


@dataclass(frozen=True, slots=True)
class LibraryLayout:
    """Rectangles in pixels. `chips` by key "show:all", "game:all", "order:name" …

    `view` is the part of the bookcase that shows shelves, `bar` the track of its scroll bar.
    px per unit: `scale` for the furniture, `words` for what is written in boxes of its measures,
    `boxes` for the games on the shelf, `sheet` for what stands on the page.
    """

    size: tuple[int, int]
    scale: float
    words: float
    boxes: float
    sheet: float
    back: Rect
    title: Rect
    import_: Rect
    column: Rect
    headings: dict[str, Rect]
    chips: dict[str, Rect]
    bookcase: Rect
    view: Rect
    bar: Rect
    columns: int
    page: Rect
    notice: Rect

    @property
    def pitch_x(self) -> float:
        """px from one place of the shelf to the next."""
        return self.view.width / self.columns

    @property
    def row(self) -> int:
        """px from one shelf to the next."""
        return round(ROW * self.boxes)


def library_layout(
    size: tuple[int, int], groups: dict[str, tuple[str, ...]], percent: int = 100
) -> LibraryLayout:
    """The layout of a window; `groups` are the chips under each heading, from top to bottom.

    `percent` is the person's own factor: games and words grow, the furniture stays.
    """
    unit = scale_of(size)
    words = words_scale(size, percent)
    width, height = size[0] / unit, size[1] / unit

    def box(x: float, y: float, w: float, h: float) -> Rect:
        left, top = round(x * unit), round(y * unit)
        return Rect(left, top, round((x + w) * unit) - left, round((y + h) * unit) - top)

    foot = height - _SIDE
    column = box(_SIDE, _TOP, _COLUMN, foot - _TOP)
    headings, chips = _chips(box, groups, foot, max(CHIP, LEAST_TARGET / unit))
    left = _SIDE + _COLUMN + _GAP
    right = width - _SIDE - _PAGE - _GAP
    inner_left, inner_right = left + POST, right - POST
    view = box(
        inner_left, _TOP + CORNICE, inner_right - inner_left - _BAR, foot - PLINTH - _TOP - CORNICE
    )
    least_boxes = min(view.width / (2 * _LEAST_PITCH), view.height / ROW)
    importing = min(_PAGE, 190 * max(1.0, words / unit))
    boxes = max(LEAST_BOX, min(table_scale(size) * percent / 100, least_boxes))
    return LibraryLayout(
        size=size,
        scale=unit,
        words=min(words, _WORDS_GROW * unit),
        boxes=boxes,
        sheet=min(words, (foot - _TOP) / _LEAST_PAGE * unit),
        back=box(20, 12, 44, 44),
        title=box(78, 12, 420, 44),
        import_=box(width - _SIDE - importing, 14, importing, 40),
        column=column,
        headings=headings,
        chips=chips,
        bookcase=box(left, _TOP, right - left, foot - _TOP),
        view=view,
        bar=Rect(view.right, view.y, round(_BAR * unit), view.height),
        columns=max(1, int(view.width / boxes / _LEAST_PITCH)),
        page=box(right + _GAP, _TOP, _PAGE, foot - _TOP),
        notice=box((left + right) / 2 - 250, foot - PLINTH - 66, 500, 54),
    )


def _chips(
    box: Box, groups: dict[str, tuple[str, ...]], foot: float, high: float
) -> tuple[dict[str, Rect], dict[str, Rect]]:
    rows = sum(len(entries) for entries in groups.values())
    needed = len(groups) * (_HEADING + 12) + rows * (high + _CHIP_GAP)
    spare = max(0.0, foot - _TOP - 2 * 18 - needed)
    gap = 12 + min(26.0, spare / max(1, len(groups)))
    headings, chips = {}, {}
    x, y, wide = _SIDE + _INSET, _TOP + 18.0, _COLUMN - 2 * _INSET
    for heading, entries in groups.items():
        headings[heading] = box(x, y, wide, _HEADING)
        y += _HEADING + 4
        for entry in entries:
            chips[f"{heading}:{entry}"] = box(x, y, wide, high)
            y += high + _CHIP_GAP
        y += gap - 4
    return headings, chips


@dataclass(frozen=True, slots=True)
class PageLayout:
    """Rooms of the page in pixels; `actions` by key. Words are set by the caller."""

    page: Rect
    picture: Rect
    wordmark: Rect
    name: Rect
    facts: Rect
    players: tuple[Rect, ...]
    note: Rect
    actions: dict[str, Rect]


SEED = "seed"
"""The action that stands beside the name."""

_PLAYER = 30.0
_MOST_PLAYERS = 4
_WAX = 52.0
_SMALL = 38.0
_SEED = (86.0, 36.0)


def page_layout(page: Rect, scale: float, players: int, actions: tuple[str, ...]) -> PageLayout:
    """The rooms of a page: the first of `actions` is the large one, the others in pairs, and the
    seed is asked for at the right of the name."""
    asking = SEED in actions
    actions = tuple(action for action in actions if action != SEED)

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(
            page.x + round(x * scale),
            page.y + round(y * scale),
            round(w * scale),
            round(h * scale),
        )

    wide, high = page.width / scale, page.height / scale
    edge, room = 22.0, wide - 44.0
    foot = high - 22 - len(actions) // 2 * (_SMALL + 8) - (_WAX + 8)
    rows = max(players, _MOST_PLAYERS)  # the same room for all, so that nothing jumps about
    picture = max(120.0, min(room, foot - 28 - 26 - 36 - 42 - rows * _PLAYER - 28))
    top = 22 + picture + 6
    first = top + 26 + 36 + 42
    names = tuple(box(edge, first + n * _PLAYER, room, _PLAYER - 2) for n in range(players))
    places: dict[str, Rect] = {}
    if actions:
        places[actions[0]] = box(edge, foot, room, _WAX)
    beside = _SEED[0] + 8 if asking else 0.0
    if asking:
        places[SEED] = box(edge + room - _SEED[0], top + 26, *_SEED)
    half = (room - 10) / 2
    for number, action in enumerate(actions[1:]):
        y = foot + _WAX + 10 + (number // 2) * (_SMALL + 8)
        places[action] = box(edge + (number % 2) * (half + 10), y, half, _SMALL)
    return PageLayout(
        page=page,
        picture=box(edge, 22, room, picture),
        wordmark=box(edge, top, room, 26),
        name=box(edge, top + 26, room - beside, 36),
        facts=box(edge, top + 26 + 36, room, 40),
        players=names,
        note=box(edge, first + players * _PLAYER + 2, room, 26),
        actions=places,
    )


@dataclass(frozen=True, slots=True)
class FilesLayout:
    """Rooms of the sheet for choosing a file, in pixels. `row` is the height of an entry."""

    scale: float
    page: Rect
    title: Rect
    shortcuts: dict[str, Rect]
    up: Rect
    path: Rect
    view: Rect
    bar: Rect
    row: int
    name: Rect
    note: Rect
    ok: Rect
    cancel: Rect


_SHEET = (760.0, 600.0)


def files_layout(
    size: tuple[int, int], shortcuts: tuple[str, ...], naming: bool, percent: int = 100
) -> FilesLayout:
    """The sheet in the middle of the window; `naming` leaves room for a file's name."""
    unit = fitted_scale(size, percent, (_SHEET[0] + 24, _SHEET[1] + 32))
    page = Rect(0, 0, round(_SHEET[0] * unit), round(_SHEET[1] * unit))
    page.center = (size[0] // 2, size[1] // 2 + round(4 * unit))

    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(
            page.x + round(x * unit), page.y + round(y * unit), round(w * unit), round(h * unit)
        )

    wide, high = _SHEET
    left, right, side = 26.0, wide - 26.0, 164.0
    list_left = left + side + 14
    foot = high - 26 - 46
    list_foot = foot - 58 - (48 if naming else 0)
    return FilesLayout(
        scale=unit,
        page=page,
        title=box(left, 24, wide - 2 * left, 38),
        shortcuts={
            key: box(left, 74 + number * 44, side, 38) for number, key in enumerate(shortcuts)
        },
        up=box(list_left, 74, 38, 38),
        path=box(list_left + 48, 74, right - list_left - 48, 38),
        view=box(list_left, 120, right - list_left - 16, list_foot - 120),
        bar=box(right - 16, 120, 16, list_foot - 120),
        row=round(36 * unit),
        name=box(list_left, list_foot + 10, right - list_left, 38),
        note=box(left, foot - 50, wide - 2 * left, 44),
        ok=box(right - 190, foot - 2, 190, 46),
        cancel=box(right - 190 - 12 - 140, foot + 3, 140, 38),
    )
