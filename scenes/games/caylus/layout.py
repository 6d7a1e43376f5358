"""Where everything of Caylus lies in the window: the board box, the shelf with hand and tray.

No pictures: anchors become rectangles in px of the window.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import pygame

from engine.games.caylus.places import road_anchor
from engine.games.caylus.state import ACTIONS, PROVOST, State
from scenes.games import board_plan as board_plans
from scenes.games.board_plan import (
    EDGE,
    GAP,
    Shelf,
    overlapped,
    placed_board,
    target,
)
from scenes.games.caylus.tray_plan import NAMES, tray_plan
from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.motion.things import Place, Shape
from sprites.caylus.card_face import COST_FROM
from sprites.caylus.geometry import BoardLayout, board_anchors, board_layout
from sprites.caylus.geometry_road import WORKER_WIDTH
from sprites.caylus.pieces import corner_of, piece_size

CARD_ASPECT = 1.25
TRAY_WIDTH, WIDEST_TRAY = 450.0, 0.48
"""Units of the tray, and its share of the shelf where there is little room."""
PILE_CARD, LEAST_PILE = 66.0, 66
"""Units of a pile, and px at which its top card shows every price."""
SLOTS, SLOT = 4, 0.6
"""Cards of the hand for which there is a place each, and the share of its width that a card keeps
there."""
TOKENS = 30.0
"""Units across of the castle tokens between cloth and hand."""
CLOSED_STEP = 28.5
"""Units from one closed pile to the next, if a target is not wider."""
STAGE = 350.0
"""Units of the sheet about a card at work: the longest words stand on it in every language."""
SMALL_STAGE = 295.0
"""Units of a sheet on which fewer words stand, or a little more beside a hand that lies there."""
SMALL_PILE = 54.0
"""Units of a pile beside a hand that needs more room."""
NARROWER, NARROWEST, WHOLE = 0.88, 0.8, 0.7
"""Shares of their width that cards keep beside open piles, beside small ones, and beside closed
ones rather than lie over each other's names."""
LEAST_LABEL = 70
"""px that the words below a pile need."""
PROVOST_WIDTH = 0.36
"""Card widths."""
OTHERS_CARD, SHOWN_CARD, OTHERS_INSET = 76.0, 92.0, 8.0
"""Units across of a card of somebody else, and of one that lies open on its mat; from the board's
edge."""
LABEL, LABEL_GAP = 18.0, 7.0
"""Units of height of the words below a pile, and from it to them."""


def shelf_of(frame: Frame) -> Shelf:
    """Divide the band of a frame: one sill, hand and piles at the left, bowls at the right."""
    box = frame.column
    wide = min(frame.px(TRAY_WIDTH), round(box.width * WIDEST_TRAY))
    tray = pygame.Rect(box.right - wide, box.top, wide, box.height)
    return Shelf(pygame.Rect(box.left, box.top, tray.left - box.left, box.height), tray)


def beside_cloth(hand: pygame.Rect, scale: float) -> pygame.Rect:
    """The hand's part of the shelf without its owner's cloth."""
    cloth = round((EDGE + GAP) * scale)
    return pygame.Rect(hand.left + cloth, hand.top, hand.width - cloth, hand.height)


def stage_box(hand: pygame.Rect, scale: float, cards: int = 0) -> pygame.Rect:
    """The right part of the hand's part of the shelf, from between two places for cards, or from
    where a card of a larger hand begins."""
    bare, wide = beside_cloth(hand, scale), round(STAGE * scale)
    starts = _starts(hand_plan(hand, scale, max(cards, SLOTS)), scale)
    left = max((x for x in starts if bare.right - x >= wide), default=bare.left)
    return pygame.Rect(left, bare.top, bare.right - left, bare.height)


def stage_boxes(hand: pygame.Rect, scale: float, cards: int = 0) -> list[pygame.Rect]:
    """The sheets beside the bowls, the narrowest first; the widest leaves two cards in sight.
    None cuts a card of the hand: a sheet begins where a card does, or beyond the last one."""
    whole, plan = stage_box(hand, scale, cards), hand_plan(hand, scale, cards)
    small = whole.right - round(SMALL_STAGE * scale)
    free = not plan.cards or plan.cards[-1].right <= small
    lefts = [small] if free else [x for x in _starts(plan, scale) if x <= small]
    sheets = [
        pygame.Rect(left, whole.top, whole.right - left, whole.height)
        for left in sorted(lefts, reverse=True)
        if left > whole.left
    ]
    return [*sheets, whole]


def _starts(plan: HandPlan, scale: float) -> list[int]:
    """Where a sheet may begin: in the middle between two cards, or at one that lies on another."""
    gap = round(GAP * scale)
    before = gap // 2 if plan.step >= plan.width + gap else 0
    return [card.left - before for card in plan.cards]


def token_column(hand: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the castle tokens lie: between the owner's cloth and the hand, whatever the hand."""
    bare = beside_cloth(hand, scale)
    return pygame.Rect(bare.left, bare.top, round(TOKENS * scale), bare.height)


def hand_start(box: pygame.Rect, scale: float, tokens: bool) -> int:
    """px of the left edge of the hand, right of the castle tokens if there is room for them."""
    if tokens:
        return token_column(box, scale).right + round(GAP * scale)
    return beside_cloth(box, scale).left


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Cards of the hand from the left, overlapping as much as they must; piles at the right.

    `closed`: the discard pile lies half over the draw pile, for the hand needs the room. `slots`:
    the places of a hand that is not larger, none where there is no room for them."""

    cards: tuple[pygame.Rect, ...]
    draw: pygame.Rect
    discard: pygame.Rect
    width: int
    """px of a card."""
    step: int
    """px from one card to the next."""
    closed: bool
    groove: int
    """Where the groove before the piles is, px."""
    slots: tuple[pygame.Rect, ...] = ()
    tokens: bool = False
    """Whether castle tokens lie before the hand: where there is room for the places of cards."""


def hand_plan(box: pygame.Rect, scale: float, cards: int) -> HandPlan:
    """Lay out the hand's part of the shelf for a number of cards: nothing moves or shrinks while
    there are places for them, of which one beyond the cards is shown. Without such places rather
    smaller piles and narrower cards than closed piles."""
    slots = _open_plan(box, scale, SLOTS, PILE_CARD, SLOT, True)
    if slots is not None:
        if cards <= SLOTS:
            return replace(slots, cards=slots.cards[:cards], slots=slots.cards[: cards + 1])
        return _closed_plan(box, scale, cards, slots.width, True)
    for units, narrower in ((PILE_CARD, NARROWER), (SMALL_PILE, NARROWEST)):
        plan = _open_plan(box, scale, cards, units, narrower, False)
        if plan is not None:
            return plan
    return _closed_plan(box, scale, cards, _usual_width(box, scale), False)


def _closed_plan(box: pygame.Rect, scale: float, cards: int, widest: int, tokens: bool) -> HandPlan:
    """The discard pile half over the draw pile."""
    pad = round(GAP * scale)
    discard = _pile_box(box, scale, PILE_CARD)
    discard.right = box.right - pad
    draw = discard.move(-max(TARGET_FLOOR, round(CLOSED_STEP * scale)), 0)
    start, groove = hand_start(box, scale, tokens), draw.left - pad
    rects, wide, step = _row(box, scale, cards, (start, groove), WHOLE, widest)
    return HandPlan(rects, draw, discard, wide, step, True, groove, tokens=tokens)


def _open_plan(
    box: pygame.Rect, scale: float, cards: int, units: float, narrower: float, tokens: bool
) -> HandPlan | None:
    """Both piles side by side; None where the cards would be narrower than a share of theirs."""
    pad, usual = round(GAP * scale), _usual_width(box, scale)
    discard = _pile_box(box, scale, units)
    label = label_width(discard.width, scale)
    discard.centerx = box.right - pad - label // 2
    draw = discard.move(-label, 0)
    start, groove = hand_start(box, scale, tokens), draw.left - 2 * pad
    rects, wide, step = _row(box, scale, cards, (start, groove), narrower, usual)
    lying = cards > 1 and step < wide + pad
    if lying or wide < narrower * usual:
        return None
    return HandPlan(rects, draw, discard, wide, step, False, groove, tokens=tokens)


def _usual_width(box: pygame.Rect, scale: float) -> int:
    """px of a card that has room."""
    return round((box.height - 2 * round(GAP * scale)) / CARD_ASPECT)


def _pile_box(box: pygame.Rect, scale: float, units: float) -> pygame.Rect:
    """A pile of so many units over the line of names."""
    wide = max(LEAST_PILE, round(units * scale)) if units == PILE_CARD else round(units * scale)
    high = round(wide * CARD_ASPECT)
    top = box.top + round((NAMES - LABEL / 2 - LABEL_GAP) * scale) - high
    return pygame.Rect(0, top, wide, high)


def _row(
    box: pygame.Rect,
    scale: float,
    cards: int,
    span: tuple[int, int],
    narrower: float,
    wide: int,
) -> tuple[tuple[pygame.Rect, ...], int, int]:
    """The cards from a start up to the groove, the width of one, at most `wide`, and px from one
    to the next: side by side if that makes them only so much narrower, and leaves them their
    costs, else over each other."""
    pad, (start, groove) = round(GAP * scale), span
    high = box.height - 2 * pad
    room = groove - pad - start
    side_by_side = (room + pad) // max(1, cards) - pad
    if side_by_side >= max(COST_FROM, narrower * wide):
        wide = min(wide, side_by_side)
    step = min(wide + pad, (room - wide) // max(1, cards - 1))
    tall = min(high, round(wide * CARD_ASPECT))
    top = box.top + pad + (high - tall) // 2
    rects = tuple(pygame.Rect(start + step * place, top, wide, tall) for place in range(cards))
    return rects, wide, step


def label_width(pile: int, scale: float) -> int:
    """px across of the words below a pile of some px."""
    return max(LEAST_LABEL, pile + round(GAP * scale))


def draw_target(plan: HandPlan) -> pygame.Rect:
    """What can be seen of the draw pile."""
    return overlapped(plan.draw, plan.discard.left - plan.draw.left, not plan.closed)


def label_box(pile: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the words below a pile stand."""
    box = pygame.Rect(0, 0, label_width(pile.width, scale), round(LABEL * scale))
    box.midtop = (pile.centerx, pile.bottom + round(LABEL_GAP * scale))
    return box


def cards_beside(frame: Frame) -> pygame.Rect:
    """Where a card of somebody else lies to be seen: within the board, at its edge towards the
    rail, on the land above the road."""
    board, wide = frame.board, round(OTHERS_CARD * frame.scale)
    box = pygame.Rect(0, 0, wide, round(wide * CARD_ASPECT))
    inset = round(OTHERS_INSET * frame.scale)
    box.topright = (board.right - inset, board.top + inset)
    return box


def cards_shown(frame: Frame) -> pygame.Rect:
    """Where the last of the cards lies that somebody else discards for all to read: on the land
    at the end of the road, where nothing is built for most of a game."""
    board, wide = frame.board, round(SHOWN_CARD * frame.scale)
    box = pygame.Rect(0, 0, wide, round(wide * CARD_ASPECT))
    inset = round(OTHERS_INSET * frame.scale)
    box.bottomright = (board.right - inset, board.bottom - inset)
    return box


BoardPlan = board_plans.BoardPlan[BoardLayout]
"""The board of this game in the window."""


def board_plan(view: State, frame: Frame, camera: Camera) -> BoardPlan:
    """The board for a position, magnified and moved by the camera."""
    layout = layout_of(view, frame.board.size, camera.zoom)
    return placed_board(layout, frame, camera)


def layout_of(view: State, box: tuple[int, int], zoom: float, more: int = 0) -> BoardLayout:
    """The board's layout for a position in a box of px, if the road had so many cards `more`."""
    tokens = view.data.tables[view.seats].tokens
    return board_layout(box, len(view.road) + more, zoom, tokens, len(row_of(view)))


def layout_soon(view: State, box: tuple[int, int], zoom: float) -> tuple[int, BoardLayout] | None:
    """The other layout that the road may have before long, and with how many cards more: when
    everybody builds, else when the last card is taken back. None where it stays as it is."""
    now = layout_of(view, box, zoom)
    for more in (*range(1, view.seats + 1), -1):
        layout = layout_of(view, box, zoom, more)
        if layout is not now:
            return more, layout
    return None


def row_of(view: State) -> tuple[int, ...]:
    """The prestige buildings of the variant, by their place in the row."""
    return tuple(
        card for card in view.data.prestige if view.data.buildings[card].variants[view.variant]
    )


def board_places(view: State, plan: BoardPlan) -> dict[str, Place]:
    """Every anchor on the board, back to front."""
    buildings = view.data.buildings
    ids = tuple(buildings[card].id if card in view.display else "" for card in row_of(view))
    provost = view.provost if view.advanced else -1
    boxes = board_anchors(plan.layout, len(view.road), ids, provost)
    places = {name: _place(name, plan.rect(box)) for name, box in boxes.items()}
    if view.phase == PROVOST:
        for number in range(len(view.road)):
            name, stand = road_anchor(number), provost_box(plan, number).center
            places[name] = replace(places[name], stand=stand)
    if view.phase == ACTIONS:
        for number in open_residences(view):
            name = road_anchor(number)
            foot = plan.rect(plan.layout.card(number)).midbottom
            places[name] = replace(places[name], stand=foot)
        for number in free_wells(view):
            name = road_anchor(number)
            spot, stand = plan.rect(plan.layout.well(number)), worker_box(plan, number).center
            places[name] = replace(places[name], spot=spot, stand=stand)
    return places


def provost_px(plan: BoardPlan) -> int:
    """px across of the provost."""
    return max(20, round(plan.layout.road.card_width * PROVOST_WIDTH))


def provost_box(plan: BoardPlan, number: int) -> pygame.Rect:
    """Where the provost stands on the lane of a card."""
    px = provost_px(plan)
    corner = corner_of("provost", px, plan.at(plan.layout.provost(number)))
    return pygame.Rect(corner, piece_size("provost", px))


def worker_px(plan: BoardPlan) -> int:
    """px across of a worker on the road."""
    return max(14, round(plan.layout.road.card_width * WORKER_WIDTH))


def worker_box(plan: BoardPlan, number: int) -> pygame.Rect:
    """Where a worker stands on the stretch of road before a card."""
    px = worker_px(plan)
    corner = corner_of("worker", px, plan.at(plan.layout.worker(number)))
    return pygame.Rect(corner, piece_size("worker", px))


def free_wells(view: State) -> list[int]:
    """Road cards on whose stretch of road a worker can still be placed."""
    return [
        number for number, seat in enumerate(view.worker) if seat < 0 and not view.residence[number]
    ]


def open_residences(view: State) -> list[int]:
    """Residences on which a prestige building can still be built: held over one, it hangs at the
    lower edge, so that the residence is read."""
    crowns = enumerate(view.crown)
    return [number for number, crown in crowns if view.residence[number] and crown < 0]


def _place(name: str, box: pygame.Rect) -> Place:
    """The castle is ringed alone: its tokens are read while batches are delivered. So is the plot:
    what is dug and staked out there says what it is for."""
    shape: Shape = "card" if name.startswith(("road:", "prestige:")) else "box"
    return Place(target(box), shape, unlit=name.startswith("castle") or name == "road:end")


def hand_places(view: State, seat: int, shown: bool, plan: HandPlan) -> dict[str, Place]:
    """The piles, and what can be seen of every card whose face is `shown`."""
    places = {
        "draw": Place(draw_target(plan), "card", board=False),
        "discard": Place(plan.discard, "card", board=False),
    }
    if not shown:
        return places
    hand = view.players[seat].hand
    for place, (card, box) in enumerate(zip(hand, plan.cards, strict=True)):
        if card < 0:
            continue
        last = place == len(hand) - 1
        seen = overlapped(box, plan.step, last)
        places[f"hand:{card}"] = Place(seen, "card", board=False)
    return places


def tray_places(tray: pygame.Rect, scale: float) -> dict[str, Place]:
    """The workers on their rack; bowls and hod are places of the tray itself."""
    return {"workers": Place(tray_plan(tray.size, scale).workers.move(tray.topleft), board=False)}
