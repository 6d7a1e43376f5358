"""Where everything of Viscounts lies in the window: the ring box, the corners, the own column.

No pictures and no rules: anchors become rectangles in px of the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import pygame

from engine.events import Event
from engine.games.viscounts.places import segment_id
from engine.games.viscounts.state import State
from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.motion.things import Course, Place, Point, Shape
from sprites.viscounts import geometry as ring
from sprites.viscounts import geometry_castle as castle
from sprites.viscounts.card_frame import HIGH, WIDE
from sprites.viscounts.corners import CornerLayout, corner_layout
from sprites.viscounts.player_board_layout import HEIGHT as BOARD_HEIGHT
from sprites.viscounts.player_board_layout import WIDTH as BOARD_WIDTH
from sprites.viscounts.player_board_layout import board_layout
from sprites.viscounts.ring_frame import lettering_half_angle
from sprites.viscounts.ring_layer import RingLayout

TRAY_HEIGHT = 86.0
GAP = 7.0
CARD_ASPECT = 1.4
HAND_CARD = 112.0
LEAST_HAND_CARD = 98.0
LEAST_NAMED = 93
"""px that a card of a hand is wide at least: with fewer it bears no name."""
LEAST_SHOWN = 0.97
"""Share of a card in hand that its neighbour leaves free, as long as the card stays readable."""
USUAL_HAND = 3
"""Cards of a hand for which there is always room."""
PILE_CARD = 62.0
PAIR_GAP, PAIR_RIM = 20.0, 5.0
"""Units between two pairs on offer, whose frames of light must not touch, and beside them."""
PAIR_SEAM = 4
"""px between the two cards of a pair."""
_LETTERING_PARTS = 3
"""Boxes on each side of the middle one into which a name on the rim is divided."""

SIDES: tuple[ring.Side, ring.Side] = ("low", "high")
KINDS: tuple[ring.SpaceKind, ...] = ("L", "R", "I")


@dataclass(frozen=True, slots=True)
class Column:
    """The own column: player board, tray, and below them piles and hand."""

    player: pygame.Rect
    tray: pygame.Rect
    hand: pygame.Rect

    @property
    def lower(self) -> pygame.Rect:
        """Everything below the tray: stage of the automa, choosers."""
        return self.hand


def column(frame: Frame) -> Column:
    """Divide the own column of a frame.

    The person's own factor enlarges the tray; board and hand share what is left of the height.
    """
    box, s = frame.column, frame.scale / max(1.0, frame.factor)
    tray_height = round(TRAY_HEIGHT * frame.scale)
    gap = round(GAP * s)
    wanted = round(box.width * BOARD_HEIGHT / BOARD_WIDTH)
    least_hand = round((HAND_CARD * CARD_ASPECT + 24) * s)
    room = box.height - tray_height - 2 * gap - least_hand
    board_height = max(round(BOARD_HEIGHT * 0.8 * s), min(wanted, room))
    player = pygame.Rect(box.left, box.top, box.width, board_height)
    tray = pygame.Rect(box.left, player.bottom + gap, box.width, tray_height)
    hand_top = tray.bottom + gap
    return Column(player, tray, pygame.Rect(box.left, hand_top, box.width, box.bottom - hand_top))


@dataclass(frozen=True, slots=True)
class RingPlan:
    """The ring on the screen: px per ring unit and where its middle lies."""

    unit: float
    middle: Point
    box: pygame.Rect

    @property
    def layout(self) -> RingLayout:
        """The size of the board's picture."""
        return RingLayout(round(self.unit / ring.pixels_per_unit(1.0), 4))

    def at(self, point: Point) -> Point:
        """A ring point in px of the window."""
        return self.middle[0] + point[0] * self.unit, self.middle[1] + point[1] * self.unit

    def place(self, point: Point, width: float, height: float, shape: Shape = "box") -> Place:
        """A place of some ring units around a ring point, at least as large as a target."""
        size = (
            max(TARGET_FLOOR, round(width * self.unit)),
            max(TARGET_FLOOR, round(height * self.unit)),
        )
        box = pygame.Rect((0, 0), size)
        x, y = self.at(point)
        box.center = (round(x), round(y))
        return Place(box, shape)


def ring_plan(frame: Frame, camera: Camera) -> RingPlan:
    """The ring as large as its box allows, magnified and moved by the camera."""
    side = min(frame.board.size)
    return RingPlan(side * camera.zoom / ring.RING_BOX, camera.middle, frame.board)


def corners_of(frame: Frame) -> CornerLayout:
    """Poverty and Prosperity, bonus cards and stock in the corners that the ring leaves free."""
    square = _ring_square(frame)
    return corner_layout(square, square.width / ring.RING_BOX_PIXELS)


def leader_box(frame: Frame) -> pygame.Rect:
    """The Castle Leader card waits beside the Poverty pile."""
    return corners_of(frame).leader


def corner_places(frame: Frame) -> dict[str, Place]:
    """The anchors in the corners; the zoomed ring covers them."""
    corners = corners_of(frame)
    rects = {
        "poverty": corners.poverty_pile.union(corners.poverty_tag),
        "prosperity": corners.prosperity_pile.union(corners.prosperity_tag),
        "leader": leader_box(frame),
    }
    for ribbon, box in zip(("grey", "black", "yellow", "blue"), corners.bonus, strict=True):
        rects[f"bonus:{ribbon}"] = box
    return {anchor: Place(rect, "card", board=False) for anchor, rect in rects.items()}


def _ring_square(frame: Frame) -> pygame.Rect:
    side = min(frame.board.size)
    square = pygame.Rect(0, 0, side, side)
    square.center = frame.board.center
    return square


def segment_letters(view: State) -> list[str]:
    """The letter of the segment at each ring position."""
    return [view.data.board.segment_ids[segment] for segment in view.order]


def ring_places(view: State, plan: RingPlan) -> dict[str, Place]:
    """Every anchor of the ring, back to front: lands first, small things last."""
    side = SIDES[view.side]
    places: dict[str, Place] = {}
    for position, letter in enumerate(segment_letters(view)):
        places[f"pile:{letter}"] = plan.place(
            ring.townsfolk_pile(position), *ring.CARD_SIZE, shape="card"
        )
        places[f"book:{letter}"] = plan.place(
            ring.manuscript_book(position), *ring.BOOK_SIZE, shape="card"
        )
        for kind in KINDS[:2]:
            places[f"sign:{letter}:{kind}"] = plan.place(
                ring.exchange_sign(position, kind), *ring.SIGN_SIZE
            )
        for low in _links(view, position):
            places[f"link:{letter}:{low}"] = plan.place(
                ring.link(side, position, low, _after(side, low)),
                ring.MEDALLION_SIZE,
                ring.MEDALLION_SIZE,
                "disc",
            )
        for index in range(1, ring.spot_count(side) + 1):
            places[f"spot:{letter}:{index}"] = plan.place(
                ring.spot(side, position, index), ring.PLOT_SIZE, ring.PLOT_SIZE
            )
        for kind in KINDS:
            disc = plan.place(ring.space(position, kind), ring.DISC_SIZE, ring.DISC_SIZE, "disc")
            places[f"space:{letter}:{kind}"] = replace(disc, unlit=True)
    return places


def lettering_places(names: Sequence[str], plan: RingPlan) -> list[pygame.Rect]:
    """The boxes along the rim in which the names of the segments stand, by ring position."""
    found = []
    for position, name in enumerate(names):
        half, middle = lettering_half_angle(name, plan.unit), ring.segment_angle(position)
        for part in range(-_LETTERING_PARTS, _LETTERING_PARTS + 1):
            turn = middle + half * part / (_LETTERING_PARTS + 0.5)
            x, y = plan.at(ring.polar(ring.LETTERING_RADIUS, turn))
            side = round((ring.OUTER_RADIUS - ring.FRAME_INNER_RADIUS) * plan.unit)
            box = pygame.Rect(0, 0, side, side)
            box.center = round(x), round(y)
            found.append(box)
    return found


def _links(view: State, position: int) -> list[int]:
    effects = view.data.board.link_effects[view.side][view.order[position]]
    return [low for low, program in enumerate(effects, 1) if program is not None]


def _after(side: ring.Side, low: int) -> int:
    return low + 1 if low < ring.spot_count(side) else 0


_CASTLE_TARGETS: dict[castle.Tier, tuple[float, float]] = {1: (62, 34), 2: (40, 28), 3: (52, 44)}


def castle_places(view: State, plan: RingPlan) -> dict[str, Place]:
    """The sections of the castle by tier; the centre is `castle:3:0`."""
    places = {}
    tiers: tuple[castle.Tier, ...] = (1, 2)
    for section in range(ring.POSITIONS):
        position = castle.castle_position(section, view.rotation)
        for tier in tiers:
            places[f"castle:{tier}:{section}"] = _castle_place(plan, tier, position)
    places["castle:3:0"] = _castle_place(plan, 3, 0)
    return places


def _castle_place(plan: RingPlan, tier: castle.Tier, position: int) -> Place:
    middle = castle.castle_target(tier, position)
    box = plan.place(middle, *_CASTLE_TARGETS[tier]).rect
    outline = tuple(plan.at(point) for point in castle.castle_outline(tier, position))
    return Place(box, "area", outline=outline)


CASTLE_WALK = 103.0
"""Ring units: the radius of the middle of the lowest tier's walk."""
_WALK_PITCH = 2.0
"""Degrees between two points of a way along it."""


def castle_way(view: State, plan: RingPlan, source: str, target: str) -> list[Point]:
    """The way of a worker along the lowest tier, between the anchors of two of its sections;
    nothing between other anchors (VI-4.6.9)."""
    sections = [section_of(anchor) for anchor in (source, target)]
    if None in sections:
        return []
    start, end = (
        ring.segment_angle(castle.castle_position(section or 0, view.rotation))
        for section in sections
    )
    turn = (end - start + 180) % 360 - 180
    count = max(2, round(abs(turn) / _WALK_PITCH))
    angles = (start + turn * number / count for number in range(count + 1))
    return [plan.at(castle.on_tier(1, CASTLE_WALK, angle)) for angle in angles]


def section_of(anchor: str) -> int | None:
    """The section of an anchor of the lowest tier; None for anything else."""
    kind, _, rest = anchor.partition(":")
    tier, _, section = rest.partition(":")
    return int(section) if kind == "castle" and tier == "1" and section else None


def province_before(view: State, anchor: str, places: Iterable[str]) -> tuple[str, ...]:
    """All that lies in the province that a section of the lowest tier faces, the townsfolk of the
    others, and the bonus cards in the corner of the ring."""
    section = section_of(anchor)
    if section is None:
        return ()
    letter = segment_id(view, castle.castle_position(section, view.rotation))
    parts = ((name, name.split(":")) for name in places)
    return tuple(
        name for name, part in parts if part[0] in ("bonus", "pile") or part[1:2] == [letter]
    )


def board_places(player_rect: pygame.Rect) -> dict[str, Place]:
    """Slots, track and bays of the board in the own column."""
    return {
        anchor: Place(rect, "card" if anchor.startswith("bay") else "box", board=False)
        for anchor, rect in board_layout(player_rect).items()
    }


def scheme_height(bay: pygame.Rect, scale: float) -> int:
    """px of an automa's scheme that fills its bay and leaves a rim."""
    rim = round(2 * scale)
    return min(bay.height - rim, round((bay.width - rim) * CARD_ASPECT))


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Piles at the left, cards of the hand at the right, overlapping as much as they must."""

    draw: pygame.Rect
    discard: pygame.Rect
    cards: tuple[pygame.Rect, ...]
    card_width: int
    pile_width: int


def hand_plan(box: pygame.Rect, scale: float, cards: int) -> HandPlan:
    """Lay out the lower part of the own column for a number of cards in hand. A usual hand keeps
    its size and its places while cards come and go."""
    height = box.height - round(12 * scale)
    tallest = round(height / CARD_ASPECT) - round(4 * scale)
    card_width = min(round(HAND_CARD * 1.35 * scale), tallest)
    pile_width = round(PILE_CARD * scale * min(1.3, height / (196 * scale)))
    pile_height = round(pile_width * CARD_ASPECT)
    left = box.left + round(6 * scale)
    draw = pygame.Rect(left, box.top + round(4 * scale), pile_width, pile_height)
    discard = draw.move(0, pile_height + round(16 * scale))
    start = float(draw.right + round(14 * scale))
    room = box.right - start - round(2 * scale)
    fanned = max(cards, USUAL_HAND)
    readable = room / (1 + LEAST_SHOWN * (fanned - 1))
    least = max(round(LEAST_HAND_CARD * scale), LEAST_NAMED)
    card_width = min(card_width, round(room), max(least, round(readable)))
    card_height = round(card_width * CARD_ASPECT)
    step = min(card_width + round(6 * scale), (room - card_width) / (fanned - 1))
    top = box.top + max(round(4 * scale), (box.height - card_height) // 2 - round(2 * scale))
    rects = tuple(
        pygame.Rect(round(start + step * place), top, card_width, card_height)
        for place in range(cards)
    )
    return HandPlan(draw, discard, rects, card_width, pile_width)


def pair_size(room: tuple[int, int]) -> tuple[int, int]:
    """px of the largest pair of cards, one beside the other, in a room of some px."""
    height = min(room[1], round((room[0] - PAIR_SEAM) / 2 * HIGH / WIDE))
    return 2 * round(height * WIDE / HIGH) + PAIR_SEAM, height


def pair_places(box: pygame.Rect, scale: float, pairs: int) -> dict[str, Place]:
    """The pairs on offer during setup, in the lower part of the own column: one or two rows."""
    rows = 1 if pairs <= 2 else 2
    columns = -(-pairs // rows)
    gap, rim = round(PAIR_GAP * scale), round(PAIR_RIM * scale)
    box = box.inflate(-2 * rim, 0)
    width = (box.width - gap * (columns - 1)) // max(1, columns)
    height = (box.height - gap * (rows - 1) - round(6 * scale)) // rows
    places = {}
    for index in range(pairs):
        row, column_ = divmod(index, columns)
        corner = (box.left + column_ * (width + gap), box.top + row * (height + gap))
        cell = pygame.Rect(corner, (width, height))
        rect = pygame.Rect((0, 0), pair_size(cell.size))
        rect.center = cell.center
        places[f"pair:{index}"] = Place(rect, "card", board=False, common=True)
    return places


def space_of(view: State, anchor: str) -> ring.Space:
    """The segment and the kind of a space by its anchor."""
    _, letter, kind = anchor.split(":")
    return segment_letters(view).index(letter), KINDS["LRI".index(kind)]


def walked(view: State, plan: RingPlan, start: ring.Space, path: Sequence[str]) -> list[Point]:
    """The points of a walk from space to space, px of the window."""
    points: list[Point] = []
    before = start
    for anchor in path:
        after = space_of(view, anchor)
        points += [plan.at(point) for point in ring.travel_path(before, after)]
        before = after
    return points


def trodden(view: State, plan: RingPlan, start: str, end: str) -> Sequence[Point]:
    """The road between two spaces, one step apart; none between other places."""
    if not (start.startswith("space:") and end.startswith("space:")):
        return ()
    here, there = space_of(view, start), space_of(view, end)
    return walked(view, plan, here, (end,)) if (here, there) in ring.edges() else ()


def courses(event: Event, view: State, plan: RingPlan) -> tuple[Course, ...]:
    """A viscount keeps to the road from one space to the next."""
    if event.kind != "walk":
        return ()
    (here, there), own = event.values[:2], f"viscount:{event.seat}"
    ends = (here // 3, KINDS[here % 3]), (there // 3, KINDS[there % 3])
    way = ring.travel_path(*ends)[1:-1]
    return (Course(own, own, tuple(plan.at(point) for point in way)),)
