"""The rail: a folded player aid with the seats, a log or reference, and the inspector."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import pygame

from sprites.common.chrome_button import focus_ring
from sprites.common.colour import rgb
from sprites.common.drawn import NO_POINTER, Drawn, Pointer
from sprites.common.metrics import px
from sprites.common.rail_ground import RailGround
from sprites.common.rail_inspector import Inspector, draw_some_words, inspector, inspector_height
from sprites.common.rail_log import EMPTY_LOG, LogView, log_view
from sprites.common.rail_paper import draw_a_piece, rail_paper
from sprites.common.rail_seats import SeatPanel, panel_units, seat_panel
from sprites.common.rail_tabs import tabs, tabs_height
from sprites.common.rail_text import TextBlock, text_view
from sprites.common.rich import IconSource
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme

Tab = Literal["log", "aid", "rules"]
TABS: tuple[Tab, ...] = ("log", "aid", "rules")
_MARGIN = 10
_SEATS_SHARE = 0.335
"""Folded seats never take more of the height than this."""
_LOW_RAIL, _SEATS_SHARE_OF_LOW = 520, 0.4
"""The same where very large words leave a rail of fewer units."""
_INSPECTOR_SHARE = 0.36
"""So much of the height is kept free of unfolded panels for the inspector."""
_LONG_INSPECTOR_SHARE = 0.45
"""The inspector never takes more of the height than this, however much there is to tell."""
_LEAST_LOG = 46
"""Units that the log keeps beside an inspector: what was done last, in two lines."""
_INSPECTOR_STEP = 30
"""Units in which its height grows, so that the log stays where it is while the pointer goes from
one card to the next, and few grounds are ever drawn."""
_ABOVE_INSPECTOR, _BELOW_INSPECTOR = 9, 7
_LEAST_MIDDLE = 168
"""Units that tabs and log keep when panels are unfolded."""


@dataclass(frozen=True, slots=True)
class Rail:
    """What the rail shows; all sentences finished."""

    seats: tuple[SeatPanel, ...] = ()
    tab_labels: tuple[str, str, str] = ("", "", "")
    tab: Tab = "log"
    log: LogView = EMPTY_LOG
    aid: tuple[TextBlock, ...] = ()
    rules: tuple[TextBlock, ...] = ()
    text_scroll: int = 0
    """px by which the aid or the rules are scrolled."""
    inspected: Inspector | None = None


@dataclass(frozen=True, slots=True)
class RailLayout:
    """Places in px from the rail's own corner."""

    seats: tuple[pygame.Rect, ...]
    tabs: pygame.Rect
    middle: pygame.Rect
    """The log, aid or rules."""
    inspector: pygame.Rect
    """Without height while nothing is inspected."""
    folds: tuple[int, ...]


def rail_layout(
    state: Rail, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> RailLayout:
    """Seats at the top, inspector at the foot with what it needs, the log takes what is left."""
    foot = _foot(state.inspected, state.seats, size, scale, theme, icon)
    return _layout(state.seats, foot, size, scale)


def _foot(
    inspected: Inspector | None,
    seats: tuple[SeatPanel, ...],
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
) -> int:
    """px at the rail's foot that the inspector takes."""
    if inspected is None:
        return 0
    around = px(_ABOVE_INSPECTOR, scale) + px(_BELOW_INSPECTOR, scale)
    most = _most_foot(seats, size, scale, _LONG_INSPECTOR_SHARE)
    inner = size[0] - 2 * px(_MARGIN, scale)
    wanted = inspector_height(inspected, inner, most - around, scale, theme, icon) + around
    step = px(_INSPECTOR_STEP, scale)
    return min(most, -(-wanted // step) * step)


def _most_foot(
    seats: tuple[SeatPanel, ...], size: tuple[int, int], scale: float, share: float
) -> int:
    """px at the rail's foot that the inspector never exceeds, at most that share of the height."""
    above = _layout(seats, 0, size, scale).middle.top + px(_LEAST_LOG, scale) + px(4, scale)
    return min(round(size[1] * share), size[1] - above)


def inspector_ground(
    seats: tuple[SeatPanel, ...], size: tuple[int, int], scale: float
) -> pygame.Rect:
    """Where the inspector lies, but for the longest, from the rail's own corner."""
    foot = _most_foot(seats, size, scale, _INSPECTOR_SHARE)
    return pygame.Rect(0, size[1] - foot, size[0], foot)


def _layout(
    panels: tuple[SeatPanel, ...], foot: int, size: tuple[int, int], scale: float
) -> RailLayout:
    units = tuple(panel_units(panel) for panel in panels)
    return _layout_of(units, any(panel.unfolded for panel in panels), foot, size, scale)


@lru_cache(maxsize=32)
def _layout_of(
    panels: tuple[int, ...], unfolded: bool, foot: int, size: tuple[int, int], scale: float
) -> RailLayout:
    """The places for panels of so many units."""
    width, height = size
    margin, inner = px(_MARGIN, scale), width - 2 * px(_MARGIN, scale)
    above = height - round(height * _INSPECTOR_SHARE)
    seats = _seat_heights(panels, unfolded, above, height, scale)
    top = px(6, scale)
    boxes = []
    for tall in seats:
        boxes.append(pygame.Rect(px(5, scale), top, width - 2 * px(5, scale), tall))
        top += tall
    first_fold = top + px(4, scale)
    tab_box = pygame.Rect(margin, first_fold + px(7, scale), inner, tabs_height(scale))
    second_fold = height - foot
    middle_top = tab_box.bottom + px(6, scale)
    below = px(4 if foot else 10, scale)
    middle = pygame.Rect(margin, middle_top, inner, second_fold - below - middle_top)
    if not foot:
        nothing = pygame.Rect(margin, height, inner, 0)
        return RailLayout(tuple(boxes), tab_box, middle, nothing, (first_fold,))
    inspect_top = second_fold + px(_ABOVE_INSPECTOR, scale)
    tall = height - inspect_top - px(_BELOW_INSPECTOR, scale)
    inspect = pygame.Rect(margin, inspect_top, inner, tall)
    return RailLayout(tuple(boxes), tab_box, middle, inspect, (first_fold, second_fold))


def _seat_heights(
    panels: tuple[int, ...], unfolded: bool, above: int, height: int, scale: float
) -> list[int]:
    """px of each panel; folded ones share what the limit leaves, the log keeps its least room."""
    wanted = [px(units, scale) for units in panels]
    share = _SEATS_SHARE if height > px(_LOW_RAIL, scale) else _SEATS_SHARE_OF_LOW
    limit = above - px(_LEAST_MIDDLE, scale) if unfolded else round(height * share)
    limit = max(limit, round(height * share))
    if sum(wanted) <= limit or not wanted:
        return wanted
    return [tall * limit // sum(wanted) for tall in wanted]


def rail(
    state: Rail,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer = NO_POINTER,
) -> Drawn:
    """The rail at `size` px. `icon` must be one lasting function, as results are cached by it.

    Targets: "seat:<id>", "tab:log", "tab:aid", "tab:rules", "log:<id>", "text:<id>"; and the
    places "middle" (scroll there) and "inspector".
    """
    places = rail_layout(state, size, scale, theme, icon)
    middle = _middle(state, places.middle.size, scale, theme, icon, pointer.hovered)
    ids = {f"seat:{panel.seat}" for panel in state.seats} | {f"tab:{name}" for name in TABS}
    known = frozenset(ids | set(middle.rects))
    return _rail(
        state.seats, state.tab_labels, state.tab, state.inspected, middle, size, scale, theme,
        icon, pointer.only(known),
    )  # fmt: skip


def _middle(
    state: Rail, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource, hovered: str
) -> Drawn:
    if state.tab == "log":
        return log_view(state.log, size, scale, theme, icon, hovered)
    blocks = state.aid if state.tab == "aid" else state.rules
    lit = hovered if hovered.startswith("text:") else ""
    return text_view(blocks, state.text_scroll, size, scale, theme, icon, lit)


@lru_cache(maxsize=2)
def _rail(
    seats: tuple[SeatPanel, ...],
    labels: tuple[str, ...],
    tab: Tab,
    inspected: Inspector | None,
    middle: Drawn,
    size: tuple[int, int],
    scale: float,
    theme: Theme,
    icon: IconSource,
    pointer: Pointer,
) -> Drawn:
    places = _layout(seats, _foot(inspected, seats, size, scale, theme, icon), size, scale)
    (sheet, (x, y)), *ground = rail_paper(_material(places, size, scale, theme))
    origin = (-x, -y)
    work = _Work(origin, {}, [], [])
    for layer in ground:
        work.lay(*layer)
    for panel, box in zip(seats, places.seats, strict=True):
        name = f"seat:{panel.seat}"
        lit = pointer.hovered == name
        work.put(seat_panel(panel, box.size, scale, theme, icon, lit), box)
        work.rects[name] = box
    _draw_dividers(work, seats, places, scale, theme)
    hovered = {f"tab:{name}": f"tab:{index}" for index, name in enumerate(TABS)}
    bar = tabs(
        labels, TABS.index(tab), places.tabs.width, scale, theme, hovered.get(pointer.hovered, "")
    )
    work.put(bar, places.tabs)
    for index, name in enumerate(TABS):
        work.rects[f"tab:{name}"] = work.rects.pop(f"tab:{index}")
    work.put(middle, places.middle)
    complete = True
    if inspected is not None:
        foot = inspector(inspected, places.inspector.size, scale, theme, icon)
        work.put(foot, places.inspector)
        complete = foot.complete
    work.draw_focus(pointer.focused, scale, theme)
    work.rects["middle"] = places.middle
    if inspected is not None:
        work.rects["inspector"] = places.inspector
    return Drawn(sheet, size, origin, work.rects, tuple(work.texts), complete, tuple(work.over))


def draw_a_part(
    state: Rail, size: tuple[int, int], scale: float, theme: Theme, icon: IconSource
) -> bool:
    """Draw something of the rail that takes its time and was never drawn; False: only small things
    are left."""
    places = rail_layout(state, size, scale, theme, icon)
    if draw_a_piece(_material(places, size, scale, theme)):
        return True
    for panel, box in zip(state.seats, places.seats, strict=True):
        if not seat_panel.has(panel, box.size, scale, theme, icon, False):
            seat_panel(panel, box.size, scale, theme, icon, False)
            return True
    inspected, room = state.inspected, places.inspector.size
    if inspected is None or inspector.has(inspected, room, scale, theme, icon):
        return False
    if draw_some_words(inspected, room, scale, theme, icon):
        return True
    inspector(inspected, room, scale, theme, icon)
    return True


def _material(places: RailLayout, size: tuple[int, int], scale: float, theme: Theme) -> RailGround:
    around = 2 * px(5, scale)
    fields = [places.middle.inflate(around, px(6, scale))]
    if places.inspector.height:
        fields.append(places.inspector.inflate(around, around))
    seats = tuple((box.x, box.y, box.width, box.height) for box in places.seats)
    boxes = tuple((box.x, box.y, box.width, box.height) for box in fields)
    return RailGround(size, scale, theme, places.folds, seats, boxes)


def _draw_dividers(
    work: "_Work", seats: tuple[SeatPanel, ...], places: RailLayout, scale: float, theme: Theme
) -> None:
    """A hairline between two panels, except beside the active one, which has its own border."""
    for index in range(1, len(seats)):
        if seats[index].active or seats[index - 1].active:
            continue
        box = places.seats[index]
        line = _hairline(box.width - px(12, scale), theme)
        work.lay(line, (box.left + px(6, scale), box.top - 1))


@kept
def _hairline(width: int, theme: Theme) -> pygame.Surface:
    line = pygame.Surface((width, 1), 0, 32)
    line.fill(rgb(theme.hairline))
    return line


@dataclass(slots=True)
class _Work:
    """The rail while it is being put together."""

    origin: tuple[int, int]
    rects: dict[str, pygame.Rect]
    texts: list[pygame.Rect]
    over: list[tuple[pygame.Surface, tuple[int, int]]]

    def lay(self, picture: pygame.Surface, corner: tuple[int, int]) -> None:
        self.over.append((picture, (corner[0] + self.origin[0], corner[1] + self.origin[1])))

    def put(self, part: Drawn, box: pygame.Rect) -> None:
        self.lay(part.surface, (box.x - part.origin[0], box.y - part.origin[1]))
        self.rects.update(part.at(box.topleft))
        self.texts += [text.move(box.topleft) for text in part.texts]

    def draw_focus(self, focused: str, scale: float, theme: Theme) -> None:
        box = self.rects.get(focused)
        if box is not None:
            ring = focus_ring(box.size, scale, theme, 5)
            self.lay(ring.surface, (box.x - ring.origin[0], box.y - ring.origin[1]))
