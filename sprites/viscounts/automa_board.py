"""The solo opponent's board: the town turned to night, with focus, chart and folded schemes."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from sprites.common.light import Shaded, with_shadow
from sprites.common.materials import leather
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.viscounts.automa_board_layout import (
    LARGE,
    PILES,
    SMALL,
    AutomaLayout,
    automa_layout,
    is_small,
)
from sprites.viscounts.automa_board_panels import (
    Chart,
    draw_chart,
    draw_focus,
    draw_name,
    draw_pile,
)
from sprites.viscounts.player_board import SlotView, draw_footing, draw_price
from sprites.viscounts.player_board_bays import bay, draw_arrows, draw_cards
from sprites.viscounts.player_board_layout import banner_rect
from sprites.viscounts.player_board_slots import draw_slot
from sprites.viscounts.player_board_townscape import townscape
from sprites.viscounts.track import Gain, draw_markers, gain_window, track_strip

__all__ = [
    "LARGE",
    "SMALL",
    "AutomaBoardView",
    "automa_layout",
    "automa_still_part",
    "draw_automa_board",
]

_LEATHER = {"cleric": "#1f4a55", "builder": "#5c302e", "noble": "#3d2c70", "card": "#54472a"}


@dataclass(frozen=True, slots=True)
class AutomaBoardView:
    """Everything the automa's board shows, except the pictures of the schemes in its bays."""

    kind: str
    """"cleric", "builder", "noble" or "card": the tint of the board."""
    name: str
    style: PlayerStyle
    focus: str
    """Icon of the action that a focus star stands for."""
    chart: Chart
    slots: tuple[SlotView, ...]
    """Slots 1 to 9."""
    prices: tuple[int, int, int]
    """Builder icons for a building of each group of three slots; shown on the large version."""
    corruption: int
    virtue: int
    track: tuple[tuple[Gain, ...], ...]
    start_icons: tuple[tuple[str, ...], ...]
    draw_count: int
    discard_count: int
    future_count: int


def draw_automa_board(
    target: pygame.Surface,
    rect: pygame.Rect,
    view: AutomaBoardView,
    cards: Sequence[pygame.Surface | None] = (None, None, None),
    still: Shaded | None = None,
) -> None:
    """The whole board in the rect: broad rects get the rail's version, squarer ones the large.

    Scheme pictures are given at bay size. Anchors lie where `automa_layout(rect)` says. `still`:
    the picture of `automa_still_part`, where somebody holds it.
    """
    (still or automa_still_part(rect.size, view)).blit(target, rect.topleft)
    layout = automa_layout(rect)
    house = layout.unit * (0.84 if is_small(rect.size) else 1)
    for number in (2, 5, 8, 1, 3, 4, 6, 7, 9) if not is_small(rect.size) else range(1, 10):
        slot = view.slots[number - 1]
        shown = slot.glyphs if slot.built else None
        draw_slot(target, layout.feet[number - 1], house, slot.kind, view.style, shown, night=True)
    spaces = [layout.anchors[f"track:{space}"] for space in range(1, 8)]
    draw_markers(target, spaces, view.corruption, view.virtue, layout.unit)
    counts = (view.draw_count, view.discard_count, view.future_count)
    for pile, count in zip(PILES, counts, strict=True):
        draw_pile(target, layout.anchors[f"pile:{pile}"], pile, count, layout.unit)
    bays = [layout.anchors[f"bay:{number}"] for number in range(1, 4)]
    draw_cards(target, bays, cards, layout.unit)
    if not is_small(rect.size):
        draw_arrows(target, bays, layout.unit, night=True)


@dataclass(frozen=True, slots=True)
class _StillKey:
    """The part of a view that does not change during a game."""

    kind: str
    name: str
    style: PlayerStyle
    focus: str
    chart: Chart
    prices: tuple[int, int, int]
    track: tuple[tuple[Gain, ...], ...]
    start_icons: tuple[tuple[str, ...], ...]


def automa_still_part(size: tuple[int, int], view: AutomaBoardView) -> Shaded:
    """What does not change during a game."""
    return _still_part(size, _still_key(view))


def _still_key(view: AutomaBoardView) -> _StillKey:
    return _StillKey(
        view.kind,
        view.name,
        view.style,
        view.focus,
        view.chart,
        view.prices,
        view.track,
        view.start_icons,
    )


@kept
def _still_part(size: tuple[int, int], view: _StillKey) -> Shaded:
    """Board, town or shelf, track windows, plates and empty bays, with the board's shadow."""
    rect = pygame.Rect((0, 0), size)
    layout = automa_layout(rect)
    u = layout.unit
    board = leather(size, u, _LEATHER.get(view.kind, _LEATHER["noble"]), 12, 10).copy()
    if is_small(size):
        _draw_shelf(board, layout)
    else:
        _draw_town(board, rect, view, layout)
    draw_name(board, layout.header, view.name, view.style, u)
    draw_focus(board, layout.focus, view.focus, u)
    draw_chart(board, layout.chart, view.chart, u)
    board.blit(track_strip(layout.track.size, u, night=True), layout.track.topleft)
    for space, gains in enumerate(view.track, 1):
        box = layout.anchors[f"track:{space}"]
        board.blit(gain_window(space, gains, box.width), box.topleft)
    for number, icons in enumerate(view.start_icons, 1):
        box = layout.anchors[f"bay:{number}"]
        board.blit(bay(box.size, u, icons, night=True), box.topleft)
    return with_shadow(board, 1.4 * u)


def _draw_town(
    board: pygame.Surface, rect: pygame.Rect, view: _StillKey, layout: AutomaLayout
) -> None:
    """The large version's town with the price plates and footings."""
    banner = banner_rect(rect)
    board.blit(townscape(banner.size, layout.unit, night=True), banner.topleft)
    for group, price in enumerate(view.prices):
        draw_price(board, rect, group, price)
    for foot in layout.feet:
        draw_footing(board, foot, layout.unit, night=True)


def _draw_shelf(board: pygame.Surface, layout: AutomaLayout) -> None:
    """The small version's sky and three stone shelves, one for each type of building."""
    u = layout.unit
    first, last = layout.anchors["slot:1"], layout.anchors["slot:9"]
    block = first.union(last).inflate(round(3 * u), round(3 * u))
    board.blit(townscape(block.size, u, night=True), block.topleft)
    for foot in layout.feet:
        draw_footing(board, foot, 0.86 * u, night=True)
