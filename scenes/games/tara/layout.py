"""Where everything of Tara lies in the window: the board box, the shelf with tablets and tray.

No pictures: anchors become rectangles in px of the window.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from engine.games.tara.places import HAND
from engine.games.tara.state import ABSENT, State
from scenes.games import board_plan as board_plans
from scenes.games.board_plan import (
    EDGE,
    GAP,
    Shelf,
    divided_shelf,
    overlapped,
    placed_board,
    target,
)
from scenes.table.camera import Camera
from scenes.table.frame import FOOT, Frame
from scenes.table.motion.things import Place, Shape
from sprites.tara.fort_ground import bank_outline
from sprites.tara.geometry import (
    BANK,
    TABLET_ASPECT,
    BoardLayout,
    FortLayout,
    board_anchors,
    board_layout,
)
from sprites.tara.tray_layout import DROP

TRAY_WIDTH = 404.0
WIDEST_TRAY = 560.0
"""Units of the things' part of the shelf: what tablets do not need."""
LABEL = 19.0
"""Units of height of the words above the tablets."""
DIVIDER = 22.0
"""Units between the tablets of this round and those of the next."""
HAND_SIZE = 3
WAITING = 0.84
"""Tablets that wait for the next round are so much smaller than those in hand."""


LEAST_NOW = 78.0
"""Units of the part of this round at least: the words above it are read."""
CLOSE = 4.0
"""Units between tablets while they are chosen."""
_TRIM = 4.0
"""Units by which the ring of a name stone is smaller: the line below the name is read beside it."""


def shelf_of(frame: Frame) -> Shelf:
    """Divide the band of a frame: what three tablets of each round leave free is the things'."""
    high = TABLET_ASPECT**-1 * (FOOT - 2 * GAP - LABEL - 4)
    tablets = EDGE + 3 * GAP + DIVIDER + HAND_SIZE * ((1 + WAITING) * high + 2 * GAP)
    free = frame.column.width / frame.scale - tablets - GAP
    return divided_shelf(frame, max(TRAY_WIDTH, min(WIDEST_TRAY, free)), 0.38)


@dataclass(frozen=True, slots=True)
class HandPlan:
    """The tablets of this round at the left, those of the next one at the right."""

    slots: tuple[pygame.Rect, ...]
    """Places for this round: three; while tablets are chosen those chosen, and as many empty ones
    as have room, at least the next."""
    kept: tuple[pygame.Rect, ...]
    waiting: tuple[pygame.Rect, ...]
    """Where tablets of the next round will lie."""
    later: pygame.Rect
    """The part of the next round."""
    now_label: pygame.Rect
    later_label: pygame.Rect
    divider: pygame.Rect
    width: int
    """px of a tablet in hand, or of one to choose from."""
    step: int
    """px from one kept tablet to the next."""

    @property
    def free(self) -> pygame.Rect:
        """All places of this round."""
        return self.slots[0].unionall(self.slots[1:])


def hand_plan(box: pygame.Rect, scale: float, kept: int, choosing: bool) -> HandPlan:
    """Lay out the tablets' part of the shelf. `choosing`: three are chosen now of those kept, which
    are then as large as their number allows."""
    pad, label = round(GAP * scale), round(LABEL * scale)
    head = box.top + round(DROP * scale)
    top = head + label + round(5 * scale)
    high = box.bottom - pad - top
    left = box.left + round(EDGE * scale) + pad
    gap = round(DIVIDER * scale)
    across = box.right - 2 * pad - left - gap
    narrow = across / (HAND_SIZE + HAND_SIZE * WAITING) - pad
    wide = min(round(high / TABLET_ASPECT), round(narrow))
    now, between, places = wide, pad, HAND_SIZE
    if choosing:
        between = round(CLOSE * scale)
        wide, now, places = _choosing(across, wide, kept, between, round(LEAST_NOW * scale))
    foot = top + (high + round(wide * TABLET_ASPECT)) // 2
    slots = _in_a_row(places, left, foot, now, now + between)
    end = max(slots[-1].right, left + round(LEAST_NOW * scale))
    divider = pygame.Rect(end, box.top + pad, gap, box.height - 2 * pad)
    room = pygame.Rect(divider.right, top, box.right - pad - divider.right, high)
    small = wide if choosing else round(wide * WAITING)
    step = min(small + between, (room.width - small) // max(1, kept - 1))
    later = pygame.Rect(room.left, box.top, room.width, box.height)
    return HandPlan(
        slots,
        _in_a_row(kept, room.left, foot, small, step),
        _in_a_row(HAND_SIZE, room.left, foot, round(wide * WAITING), round(wide * WAITING) + pad),
        later,
        pygame.Rect(left, head, divider.left - left, label),
        pygame.Rect(room.left, head, room.width, label),
        divider,
        wide,
        step,
    )


def _choosing(
    room: int, widest: int, offered: int, between: int, least: int
) -> tuple[int, int, int]:
    """px of a tablet to choose from and of a chosen one, and how many places chosen ones have: all
    three where no tablet becomes smaller by it, else only the next. `least` px are theirs. All
    chosen they are as large as the others."""
    chosen = min(HAND_SIZE, max(0, 2 * HAND_SIZE - offered))
    offered, share = max(1, offered), WAITING if chosen < HAND_SIZE else 1.0
    wide, places = 0, HAND_SIZE
    for places in range(HAND_SIZE, min(HAND_SIZE, chosen + 1) - 1, -1):
        free = room - (offered + places) * between
        wide = min(int(free / (offered + places * share)), (room - least) // offered - between)
        if wide >= widest:
            break
    wide = min(wide, widest)
    return wide, round(wide * share), places


def _in_a_row(n: int, left: int, foot: int, wide: int, step: int) -> tuple[pygame.Rect, ...]:
    """Tablets from the left, all standing on one line."""
    high = round(wide * TABLET_ASPECT)
    return tuple(pygame.Rect(left + step * place, foot - high, wide, high) for place in range(n))


BoardPlan = board_plans.BoardPlan[BoardLayout]
"""The board of this game in the window."""


def board_plan(view: State, frame: Frame, camera: Camera) -> BoardPlan:
    """The board for a number of seats, magnified and moved by the camera."""
    layout = board_layout(frame.board.size, view.seats, camera.zoom)
    return placed_board(layout, frame, camera)


def provinces_of(view: State) -> tuple[str, ...]:
    """The provinces of this game, by id."""
    every = view.data.provinces
    return tuple(name for name, state in zip(every, view.status, strict=True) if state != ABSENT)


def board_places(view: State, plan: BoardPlan) -> dict[str, Place]:
    """Every anchor on the board, back to front: provinces below their hollows."""
    provinces = provinces_of(view)
    boxes = board_anchors(plan.layout, provinces)
    places = {anchor: _place(anchor, plan.rect(box)) for anchor, box in boxes.items()}
    for name in provinces:
        fort = plan.layout.fort(name)
        places[f"province:{name}"] = _area(plan, fort)
        trim = -round(_TRIM * plan.layout.unit)
        stone = plan.rect(fort.name.union(fort.emblem)).inflate(trim, trim)
        places[f"amnesty:{name}"] = replace(places[f"amnesty:{name}"], spot=stone, angular=True)
    # Empty or not, the pile is offered alike, and what lies there is read.
    places["discard"] = replace(places["discard"], framed=True, unlit=True, lone=True)
    return places


def _area(plan: BoardPlan, fort: FortLayout) -> Place:
    """The whole fort, along the edge of its bank: light on it would hide its discs."""
    left, _, top = corners = tuple(plan.at(corner) for corner in fort.corners)
    reach = BANK * plan.layout.unit
    middle = pygame.Rect(0, 0, round(2 * reach), round(2 * reach))
    middle.center = (round(top[0]), round((top[1] + 2 * left[1]) / 3))
    outline = bank_outline(corners, plan.layout.unit)
    return Place(middle, "area", outline=outline, unlit=True)


def _place(name: str, box: pygame.Rect) -> Place:
    shape: Shape = "box"
    if name.startswith("hollow:"):
        shape = "disc"
    elif name.startswith(("turned:", "draw", "discard")):
        shape = "card"
    return Place(target(box), shape)


def hand_places(view: State, seat: int, shown: bool, plan: HandPlan) -> dict[str, Place]:
    """The place for this round's tablets, and what can be seen of every tablet whose face is
    `shown`."""
    places = {HAND: Place(plan.free, "box", board=False)}
    if not shown:
        return places
    for card, box in zip(view.hands[seat], plan.slots, strict=False):
        if card >= 0:
            places[f"hand:{card}"] = Place(box, "card", board=False)
    kept = view.kept[seat]
    for place, (card, box) in enumerate(zip(kept, plan.kept, strict=True)):
        if card >= 0:
            last = place == len(kept) - 1
            seen = overlapped(box, plan.step, last)
            places[f"kept:{card}"] = Place(seen, "card", board=False)
    return places
