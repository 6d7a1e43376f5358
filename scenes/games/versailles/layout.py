"""Where everything of Versailles lies in the window: the board box, the shelf with hand and tray.

No pictures: anchors become rectangles in px of the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from engine.games.versailles import places as at
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.state import State, palace_step
from scenes.games import board_plan as board_plans
from scenes.games.board_plan import EDGE, GAP, Shelf, divided_shelf, placed_board, target
from scenes.table.camera import Camera
from scenes.table.frame import TARGET_FLOOR, Frame
from scenes.table.motion.things import Place, Point, Shape
from sprites.versailles.geometry import BoardLayout, board_anchors, board_layout
from sprites.versailles.geometry_spec import BoardSpec
from sprites.versailles.shelf_plan import LEAST_UNIT, TRAY_UNITS, ShelfPlan
from sprites.versailles.shelf_things import standing

NAME = 32.0
"""Units of height of the name below a tile, on two lines."""
REMARK = 17.0
"""Units of a line of what is said about free places."""
FOOT, BELOW = 7.0, 6.0
"""Units below the names, and between them and the tiles; above the tiles a long price needs the
room."""
USUAL_HAND = 4
WIDEST_TILE = 90.0
FREE_PLACE, FREE_SIDE = 74.0, 62.0
"""Units across of a place without a tile beside others with one, most of its recess."""
BARE_PLACE, BARE_SIDE = 78.0, 70.0
"""The same where there is no tile at all."""
WORDS_BESIDE = 76.0
"""Units from which the words of free places stand beside them, not below."""
FREE_WORDS = 66
"""px that the words of such a place need on two lines."""
WIDEST_PRICE = 46.0
NARROW = 82
"""px of a place for tile and price: narrower ones keep room for the price first."""
LEAST_PRICE = 24
"""px of a price: a figure and a sign beside the point of the tab."""
LEAST_LINE, READ_LINE = 14, 17.5
"""px and units of a line of a price where a small tile asks for much."""
TRAY_SHARE = 0.53
"""Most of the shelf that the tray takes."""
FRAMED = ("workshop:",)
"""Anchors whose price stands beside the thing: both together are what is chosen."""
READ = (*FRAMED, "site:", "square:")
"""Anchors on which no light is laid: what stands there is read while it is chosen, so the plan of
the palace under its squares."""
_TRIED = (2.0, 3.5)
"""Units by which a tile that is tried is held left of its square and above it."""
_APART = 3
"""Units, and px at least, between a marker that is held and those that lie there."""
ROUND = ("king:", "score:", "marker:")
"""Anchors whose things are round."""


def shelf_of(frame: Frame) -> Shelf:
    """Divide the band of a frame."""
    wide = TRAY_UNITS * max(1.0, LEAST_UNIT / frame.scale)
    return divided_shelf(frame, wide, TRAY_SHARE)


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Places for tiles from the left, as many as usual at least: each with its price at its left
    and its name below."""

    tiles: tuple[pygame.Rect, ...]
    prices: tuple[pygame.Rect, ...]
    names: tuple[pygame.Rect, ...]

    def cell(self, place: int) -> pygame.Rect:
        """A tile with everything that belongs to it."""
        return self.tiles[place].unionall([self.prices[place], self.names[place]])

    def priced(self, lines: Sequence[int], scale: float) -> HandPlan:
        """The same with prices of so many lines: higher than its tile where it asks for much."""
        least = max(LEAST_LINE, round(READ_LINE * scale))
        tall = []
        for box, count in zip(self.prices, lines, strict=False):
            high = max(box.height, count * least + 4)
            tall.append(pygame.Rect(box.left, box.bottom - high, box.width, high))
        return replace(self, prices=(*tall, *self.prices[len(tall) :]))


def hand_plan(box: pygame.Rect, scale: float, tiles: int) -> HandPlan:
    """Lay out the hand's part of the shelf for a number of tiles. Free places are narrower, so
    that the tiles that are there are larger."""
    pad = round(GAP * scale)
    left = box.left + round((EDGE + 9) * scale)
    room = box.right - pad - left
    places = max(USUAL_HAND, tiles)
    free = _free_place(room, places, tiles, scale)
    most = round((WIDEST_TILE + WIDEST_PRICE + 3 * GAP) * scale)
    wide = (room - free * (places - tiles)) // max(1, tiles) if tiles else free
    wide = min(wide, most) if tiles < places else wide
    rest = room - wide * tiles - free * (places - tiles)
    words = pygame.Rect(box.right - pad - rest, box.top + pad, rest, box.height - 2 * pad)
    beside = tiles < places and rest >= WORDS_BESIDE * scale
    name = round(NAME * scale)
    crowded = tiles > USUAL_HAND
    share = (0.27 if wide >= NARROW else 0.4) if crowded else 0.34
    price = max(LEAST_PRICE, min(round(WIDEST_PRICE * scale), round(wide * share)))
    spare = 4 if crowded else max(12, pad // 2)
    side = min(box.height - 3 * pad - name, round(WIDEST_TILE * scale), wide - price - spare)
    below = round(BELOW * scale)
    foot = box.bottom - round(FOOT * scale) - name - below
    faces, prices, names = [], [], []
    for place in range(places):
        x = left + wide * min(place, tiles) + free * max(0, place - tiles)
        across = wide if place < tiles else free
        beside_it = max(0, across - pad // 2 - price - side) // 2
        face = pygame.Rect(x + beside_it + price, foot - side, side, side)
        if free < wide and place >= tiles:
            face = _recess(
                x + (free - pad // 2) // 2, foot, min(side, free - spare), FREE_SIDE * scale
            )
            price = 0
        if not tiles:
            face = _recess(x + (free - pad // 2) // 2, foot, free - pad // 2, BARE_SIDE * scale)
            face.centery, price = box.centery, 0
        faces.append(face)
        prices.append(pygame.Rect(face.left - price, face.top, price, face.height))
        below_it = pygame.Rect(x, foot + below, across - pad // 2, name)
        names.append(words if beside and place >= tiles else below_it)
    return HandPlan(tuple(faces), tuple(prices), tuple(names))


def _recess(middle: int, foot: int, most: int, usual: float) -> pygame.Rect:
    """A place without a tile."""
    side = min(most, round(usual))
    return pygame.Rect(middle - side // 2, foot - side, side, side)


def _free_place(room: int, places: int, tiles: int, scale: float) -> int:
    """px across of each free place: no more than its recess needs."""
    if not tiles:
        return min(room // places, round(BARE_PLACE * scale))
    return min(room // USUAL_HAND, max(FREE_WORDS, round(FREE_PLACE * scale)))


def board_spec(data: VersaillesData, seats: int) -> BoardSpec:
    """What of the component data decides where things lie."""
    ids = [site.id for site in data.sites]
    return BoardSpec(
        seats=seats,
        columns=data.palace.columns,
        rows=data.palace.rows,
        display=data.slots,
        king_steps=data.king_palace[seats],
        decorations=tuple(each.id for each in data.decorations),
        technologies=tuple(
            tuple(data.technologies[number].id for number in row) for row in data.grid_of
        ),
        newcomer_rows=data.newcomer_rows,
        arrows=tuple(
            (ids[start], ids[end]) for start, ends in enumerate(data.moves.arrows) for end in ends
        ),
    )


BoardPlan = board_plans.BoardPlan[BoardLayout]
"""The board of this game in the window."""


def board_plan(spec: BoardSpec, frame: Frame, camera: Camera) -> BoardPlan:
    """The board, magnified and moved by the camera."""
    layout = board_layout(frame.board.size, spec, camera.zoom)
    return placed_board(layout, frame, camera)


def board_places(view: State, plan: BoardPlan) -> dict[str, Place]:
    """Every anchor on the board, back to front."""
    columns = tuple(tuple(player.columns) for player in view.players)
    scores = tuple(player.score for player in view.players)
    boxes = board_anchors(plan.layout, columns, scores)
    for name, site in plan.layout.sites.items():
        boxes[f"site:{name}"] = site.box.union(site.ribbon)
    unit = plan.layout.unit
    stands = {name: plan.at(spot) for name, spot in _free_stands(plan.layout, columns)}
    found = {name: _board_place(name, plan.rect(box), unit) for name, box in boxes.items()}
    return found | {name: replace(found[name], stand=spot) for name, spot in stands.items()}


def _free_stands(
    layout: BoardLayout, columns: Sequence[Sequence[int]]
) -> Iterator[tuple[str, Point]]:
    """Where a marker is held over a technology under which others lie: beside them, where it covers
    none; where there is no room, it is held as it was taken."""
    for row, names in enumerate(layout.spec.technologies):
        lying = [
            layout.marker(row, each[row], *_of_column(columns, row, seat))
            for seat, each in enumerate(columns)
        ]
        for column, name in enumerate(names, 1):
            here = [box for box, each in zip(lying, columns, strict=True) if each[row] == column]
            if not here:
                continue
            step = here[0].width + max(_APART, round(_APART * layout.unit))
            last, first = max(here, key=lambda b: b.left), min(here, key=lambda b: b.left)
            beside = (last.move(step, 0), first.move(-step, 0))
            free = [box for box in beside if box.collidelist(lying) < 0]
            if free:
                yield f"tech:{name}", free[0].center


def _of_column(
    columns: Sequence[Sequence[int]], row: int, seat: int
) -> tuple[int, tuple[int, ...]]:
    """(the seat, all seats whose markers lie with its own)."""
    there = (n for n, each in enumerate(columns) if each[row] == columns[seat][row])
    return seat, tuple(there)


def _board_place(name: str, box: pygame.Rect, unit: float) -> Place:
    """Where price and thing are one, both are framed, and no light is laid on the figures. A tile
    that is tried on a square is held above it, and its shadow falls to the lower right."""
    framed, read = name.startswith(FRAMED), name.startswith(READ)
    x, y = box.center
    stand = (x - _TRIED[0] * unit, y - _TRIED[1] * unit) if name.startswith("square:") else None
    return Place(box, _shape(name), framed=framed, unlit=read, stand=stand)


def _shape(name: str) -> Shape:
    return "disc" if name.startswith(ROUND) else "box"


def shelf_places(
    view: State, seat: int, shelf: Shelf, plan: HandPlan, tray: ShelfPlan
) -> dict[str, Place]:
    """The two areas of the shelf, and the tiles of the hand that lies there."""
    places = {
        at.HAND: Place(shelf.hand, board=False),
        at.STOCK: Place(tray.decorations.move(shelf.tray.topleft), board=False),
    }
    for place, tile in enumerate(view.players[seat].hand):
        rect = plan.tiles[place].union(plan.prices[place])
        wide = max(0, TARGET_FLOOR - rect.width)
        places[at.tile(view, tile)] = Place(rect.inflate(wide, 0), "card", board=False, fine=True)
    return places


def waiting_places(
    view: State, seat: int, shelf: Shelf, tray: ShelfPlan, board: Mapping[str, Place]
) -> dict[str, Place]:
    """Newcomers of a seat, who can be taken from the board and from the shelf."""
    found = {}
    for row, place in enumerate(tray.waiting):
        anchor = at.newcomer(view, row, seat)
        if view.players[seat].waiting[row]:
            figure = standing(place.move(shelf.tray.topleft), tray.unit)
            shown = Place(target(figure), "card", board=False)
            found[anchor] = replace(board[anchor], also=(shown,))
    return found


def king_step(view: State, step: int) -> int:
    """A step of the King's avenue; beyond the palace there is none."""
    return max(0, min(step, palace_step(view)))
