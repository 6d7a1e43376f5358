"""Where everything of Caylus lies in the window: the board box, the shelf with hand and tray.

No pictures: anchors become rectangles in px of the window.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.view import Place, Point, Shape
from sprites.caylus.geometry import BoardLayout, board_anchors, board_layout

CARD_ASPECT = 1.25
TRAY_WIDTH = 330.0
PILE_CARD = 66.0
LABEL = 20.0
"""Units of height of the words below a pile."""
EDGE = 26.0
"""Units at the left of the hand for its owner's cloth."""
GAP = 7.0


@dataclass(frozen=True, slots=True)
class Shelf:
    """The band below the board: the hand with the two piles, and the tray."""

    hand: pygame.Rect
    tray: pygame.Rect


def shelf_of(frame: Frame) -> Shelf:
    """Divide the band of a frame."""
    box = frame.column
    wide = min(frame.px(TRAY_WIDTH), round(box.width * 0.42))
    tray = pygame.Rect(box.right - wide, box.top, wide, box.height)
    hand = pygame.Rect(box.left, box.top, tray.left - frame.px(GAP) - box.left, box.height)
    return Shelf(hand, tray)


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Cards of the hand from the left, overlapping as much as they must; piles at the right."""

    cards: tuple[pygame.Rect, ...]
    draw: pygame.Rect
    discard: pygame.Rect
    width: int
    """px of a card."""
    step: int
    """px from one card to the next."""


def hand_plan(box: pygame.Rect, scale: float, cards: int) -> HandPlan:
    """Lay out the hand's part of the shelf for a number of cards."""
    pad = round(GAP * scale)
    high = box.height - 2 * pad
    wide = round(high / CARD_ASPECT)
    pile = round(PILE_CARD * scale)
    pile_high = round(pile * CARD_ASPECT)
    top = box.top + (box.height - pile_high - round(LABEL * scale)) // 2
    discard = pygame.Rect(box.right - pile - 2 * pad, top, pile, pile_high)
    draw = discard.move(-pile - 3 * pad, 0)
    start = box.left + round(EDGE * scale) + pad
    room = draw.left - 2 * pad - start
    step = min(wide + pad, (room - wide) // max(1, cards - 1))
    rects = tuple(
        pygame.Rect(start + step * place, box.top + pad, wide, high) for place in range(cards)
    )
    return HandPlan(rects, draw, discard, wide, step)


def label_box(pile: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the words below a pile stand."""
    wide = pile.width + round(2 * GAP * scale)
    box = pygame.Rect(0, 0, wide, round(LABEL * scale))
    box.midtop = (pile.centerx, pile.bottom + 1)
    return box


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """The board's layout, and where its upper left corner lies in the window."""

    layout: BoardLayout
    origin: tuple[int, int]
    box: pygame.Rect

    def at(self, point: Point) -> Point:
        """A point of the board in px of the window."""
        return self.origin[0] + point[0], self.origin[1] + point[1]

    def rect(self, box: pygame.Rect) -> pygame.Rect:
        """A rectangle of the board in px of the window."""
        return box.move(self.origin)


def board_plan(view: Any, frame: Frame, camera: Camera) -> BoardPlan:
    """The board for a position, magnified and moved by the camera."""
    layout = layout_of(view, frame.board.size, camera.zoom)
    x, y = camera.middle
    origin = (round(x - layout.size[0] / 2), round(y - layout.size[1] / 2))
    return BoardPlan(layout, origin, frame.board)


def layout_of(view: Any, box: tuple[int, int], zoom: float) -> BoardLayout:
    """The board's layout for a position in a box of px."""
    tokens = view.data.tables[view.seats].tokens
    return board_layout(box, len(view.road), zoom, tokens, len(row_of(view)))


def row_of(view: Any) -> tuple[int, ...]:
    """The prestige buildings of the variant, by their place in the row."""
    return tuple(
        card for card in view.data.prestige if view.data.buildings[card].variants[view.variant]
    )


def board_places(view: Any, plan: BoardPlan) -> dict[str, Place]:
    """Every anchor on the board, back to front."""
    buildings = view.data.buildings
    ids = tuple(buildings[card].id if card in view.display else "" for card in row_of(view))
    provost = view.provost if view.advanced else -1
    boxes = board_anchors(plan.layout, len(view.road), ids, provost)
    return {name: _place(name, plan.rect(box)) for name, box in boxes.items()}


def _place(name: str, box: pygame.Rect) -> Place:
    """At least as large as a target, about the same middle."""
    box = box.inflate(max(0, TARGET_FLOOR - box.width), max(0, TARGET_FLOOR - box.height))
    shape: Shape = "card" if name.startswith(("road:", "prestige:")) else "box"
    return Place(box, shape)


def hand_places(view: Any, seat: int, shown: bool, plan: HandPlan) -> dict[str, Place]:
    """The piles, and what can be seen of every card whose face is `shown`."""
    places = {
        "draw": Place(plan.draw, "card", board=False),
        "discard": Place(plan.discard, "card", board=False),
    }
    if not shown:
        return places
    hand = view.players[seat].hand
    for place, (card, box) in enumerate(zip(hand, plan.cards, strict=True)):
        if card < 0:
            continue
        last = place == len(hand) - 1
        wide = box.width if last else max(TARGET_FLOOR, min(box.width, plan.step))
        rect = pygame.Rect(box.topleft, (wide, box.height))
        places[f"hand:{card}"] = Place(rect, "card", board=False)
    return places
