"""What lies on the ring and the castle, as sprites: piles, books, houses, workers, viscounts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.places import segment_id, spot_anchor
from engine.games.viscounts.state import State
from scenes.games.viscounts.faces import Faces
from scenes.games.viscounts.layout import KINDS, SIDES, RingPlan
from scenes.table.motion.things import Place, Point, Sprite
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.viscounts import geometry as ring
from sprites.viscounts import geometry_castle as castle
from sprites.viscounts.castle import CastleLayer
from sprites.viscounts.geometry_castle import WorkerPlace
from sprites.viscounts.medallion import count_pill
from sprites.viscounts.pieces import FEET, HouseKind, building, viscount, worker

HOUSES: tuple[HouseKind, ...] = ("workshop", "trading_post", "guildhall")
HOUSE_UNITS = 44.0
WORKER_UNITS: dict[int, float] = {1: 26.0, 2: 24.0, 3: 24.0}
VISCOUNT_UNITS = 32.0
BACKS_SHOWN = 5
COUNT_DROP = 3.0
"""Ring units by which the count of a manuscript pile hangs below the book."""

_BEHIND, _CASTLE, _WORKERS, _BEFORE, _FIGURES = 50.0, 100.0, 180.0, 200.0, 300.0
"""Workers stand before all of the castle: no battlement hides whose they are."""


def depth(y: float) -> float:
    """Things south of the castle stand before it, those north of it behind; `y` in ring units."""
    return (_BEHIND if y < 0 else _BEFORE) + y / 20


def figure_depth(kind: ring.SpaceKind, y: float) -> float:
    """A viscount stands before everything, but north of the castle behind the workers at its gate,
    whose heads his cloak would hide."""
    behind = kind == "I" and y < 0
    return (_CASTLE if behind else _FIGURES) + y / 20


@dataclass(frozen=True, slots=True)
class BoardSprites:
    """Makes the sprites of one view. `styles` by seat."""

    view: State
    plan: RingPlan
    styles: Sequence[PlayerStyle]
    faces: Faces
    own: int

    def all(self, layers: Sequence[CastleLayer], counted: bool = True) -> list[Sprite]:
        """Everything on the board; while one rides the townsfolk piles are not `counted`, for
        spaces with their prices lie close about them."""
        return [
            *self.piles(counted),
            *self.books(),
            *self.houses(),
            *self.castle(layers),
            *self.workers(),
            *self.viscounts(),
        ]

    def px(self, units: float) -> int:
        """Ring units as whole px."""
        return max(1, round(units * self.plan.unit))

    def home(self, seat: int) -> str:
        """Where pieces of a seat come from and go to."""
        return "supply:workers" if seat == self.own else f"seat:{seat}"

    def yard(self, seat: int) -> str:
        """Where a building of a seat comes from: a rival's from beside the figure on the board, as
        the way from the rail would lead over the own things."""
        afoot = seat != self.own and self.view.players[seat].viscount >= 0
        return f"viscount:{seat}" if afoot else self.home(seat)

    def piles(self, counted: bool = True) -> list[Sprite]:
        """Townsfolk piles: backs, the visible card, the count."""
        sprites = []
        for position, pile in enumerate(self.view.piles):
            x, y = ring.townsfolk_pile(position)
            anchor = f"pile:{segment_id(self.view, position)}"
            card = pile[-1] if pile else self.view.data.cards.printed[self.view.order[position]]
            face = self.faces.card(card, self.px(ring.CARD_SIZE[0]), small=True)
            at = self._corner((x, y), face)
            z = depth(y)
            if len(pile) > 1:
                sprites.append(self._backs(anchor, at, min(BACKS_SHOWN, len(pile) - 1), z - 0.2))
            sprites.append(Sprite(f"card:{card}", "card", anchor, face, at, z - 0.1))
            if counted:
                count = ring.townsfolk_count(position)
                sprites.append(self._count(anchor, count, len(pile), z + 0.1))
        return sprites

    def _backs(self, anchor: str, at: Point, count: int, z: float) -> Sprite:
        back = self.faces.back(self.px(ring.CARD_SIZE[0]))
        heap = heap_of(back, count, max(1, self.px(1.0)))
        return Sprite(f"backs:{anchor}", "backs", anchor, heap, at, z, movable=False)

    def _count(self, anchor: str, at: Point, count: int, z: float) -> Sprite:
        pill = pill_of(self.plan.unit, count)
        corner = self._corner(at, pill)
        return Sprite(f"count:{anchor}", "count", anchor, pill, corner, z, movable=False)

    def books(self) -> list[Sprite]:
        """Manuscript piles: the visible one and the count."""
        sprites = []
        for position, pile in enumerate(self.view.tiles):
            x, y = ring.manuscript_book(position)
            anchor = f"book:{segment_id(self.view, position)}"
            printed = self.view.data.manuscripts.count + self.view.order[position]
            tile = pile[-1] if pile else printed
            face = self.faces.book(tile, self.px(ring.BOOK_SIZE[0]))
            z = depth(y)
            sprites.append(
                Sprite(f"tile:{tile}", "tile", anchor, face, self._corner((x, y), face), z - 0.1)
            )
            foot = y + face.get_height() / 2 / self.plan.unit + COUNT_DROP
            sprites.append(self._count(anchor, (x, foot), len(pile), z + 0.1))
        return sprites

    def houses(self) -> list[Sprite]:
        """Buildings on spots."""
        n = spots_per_segment(self.view)
        side = SIDES[self.view.side]
        sprites = []
        for spot, owner in enumerate(self.view.spots):
            if owner < 0:
                continue
            seat, kind = divmod(owner, 3)
            position, index = divmod(spot, n)
            x, y = ring.spot(side, position, index + 1)
            picture = building(HOUSES[kind], self.styles[seat], self.px(HOUSE_UNITS))
            at = self._standing((x, y + 7), picture, HOUSES[kind])
            name = f"house:{seat}:{HOUSES[kind]}"
            anchor = spot_anchor(self.view, spot)
            sprites.append(
                Sprite(f"{name}:{spot}", name, anchor, picture, at, depth(y) + 1, self.yard(seat))
            )
        return sprites

    def castle(self, layers: Sequence[CastleLayer]) -> list[Sprite]:
        """The storeys above the lowest one, which belongs to the ring's picture."""
        middle = (round(self.plan.middle[0]), round(self.plan.middle[1]))
        return [
            Sprite(
                f"castle:{number}",
                "castle",
                "",
                layer.surface,
                (middle[0] + layer.origin[0], middle[1] + layer.origin[1]),
                _CASTLE + 10 * number,
                shadow=False,
                movable=False,
            )
            for number, layer in enumerate(layers)
            if number
        ]

    def workers(self) -> list[Sprite]:
        """Workers on the wall-walks and on the keep."""
        sprites = []
        for section in range(ring.POSITIONS):
            position = castle.castle_position(section, self.view.rotation)
            for tier, cells in ((1, self.view.tier1), (2, self.view.tier2)):
                owners = self._owners(cells, section)
                places = castle.worker_places(1 if tier == 1 else 2, position, len(owners))
                anchor = f"castle:{tier}:{section}"
                sprites += self._crowd(anchor, tier, owners, places)
        owners = self._owners(self.view.tier3, 0)
        return sprites + self._crowd("castle:3:0", 3, owners, castle.keep_places(len(owners)))

    def _owners(self, cells: Sequence[int], section: int) -> list[int]:
        seats = len(self.view.players)
        return [seat for seat in range(seats) for _ in range(cells[section * seats + seat])]

    def _crowd(
        self,
        anchor: str,
        tier: int,
        owners: Sequence[int],
        places: Sequence[WorkerPlace],
    ) -> list[Sprite]:
        sprites = []
        counted: dict[int, int] = {}
        for seat, place in zip(owners, places, strict=True):
            counted[seat] = counted.get(seat, 0) + 1
            picture = worker(self.styles[seat], self.px(WORKER_UNITS[tier]), rimmed=True)
            at = self._standing((place.x, place.y), picture, "worker")
            z = _WORKERS + place.y / 100
            sprites.append(
                Sprite(
                    f"worker:{anchor}:{seat}:{counted[seat]}",
                    f"worker:{seat}",
                    anchor,
                    picture,
                    at,
                    z,
                    self.home(seat),
                    seat=seat,
                )
            )
        return sprites

    def viscounts(self) -> list[Sprite]:
        """The figures on the spaces, side by side where they share one."""
        sprites = []
        by_space: dict[int, list[int]] = {}
        for seat, player in enumerate(self.view.players):
            if player.viscount >= 0:
                by_space.setdefault(player.viscount, []).append(seat)
        for space, seats in by_space.items():
            position, kind = divmod(space, 3)
            stands = ring.stand_points(position, KINDS[kind], len(seats))
            for seat, foot in zip(seats, stands, strict=True):
                picture = viscount(self.styles[seat], self.px(VISCOUNT_UNITS))
                at = self._standing(foot, picture, "viscount")
                sprites.append(
                    Sprite(
                        f"viscount:{seat}",
                        "viscount",
                        f"viscount:{seat}",
                        picture,
                        at,
                        figure_depth(KINDS[kind], foot[1]),
                        f"seat:{seat}",
                    )
                )
        return sprites

    def _corner(self, middle: Point, picture: pygame.Surface) -> Point:
        x, y = self.plan.at(middle)
        return round(x - picture.get_width() / 2), round(y - picture.get_height() / 2)

    def _standing(self, foot: Point, picture: pygame.Surface, kind: str) -> Point:
        x, y = self.plan.at(foot)
        share = FEET[kind]
        width, height = picture.get_size()
        return round(x - share[0] * width), round(y - share[1] * height)


@kept
def heap_of(back: pygame.Surface, count: int, step: int) -> pygame.Surface:
    """Cards under the topmost one, each a little lower; kept, so that its shadow is kept too."""
    size = (back.get_width() + count * step // 2, back.get_height() + count * step)
    heap = pygame.Surface(size, pygame.SRCALPHA)
    for layer in range(count, 0, -1):
        heap.blit(back, (layer * step // 2, layer * step))
    return heap


@kept
def pill_of(unit: float, count: int) -> pygame.Surface:
    """The figure on a pile; kept, so that its shadow is kept too."""
    return count_pill(unit, str(count))


def viscount_places(sprites: Sequence[Sprite], view: State) -> dict[str, Place]:
    """Where the figures stand now: they are picked up by their picture."""
    return {
        sprite.anchor: Place(sprite.rect.inflate(4, 4), "card")
        for sprite in sprites
        if sprite.kind == "viscount"
    }
