"""What lies on the board of Versailles, as sprites: workers, markers, tiles, the King."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

import pygame

from engine.games.versailles import places as at
from engine.games.versailles.state import State, shares
from scenes.games.versailles.faces import Faces
from scenes.games.versailles.layout import BoardPlan, king_step
from scenes.games.versailles.light import concerns, site_in_use, sites_aside, steps_back
from scenes.table.motion.things import Point, Sprite
from sprites.common.players import PlayerStyle
from sprites.versailles.board_light import ASIDE, AWAY, Light, stepped_back
from sprites.versailles.board_sites import goods_side
from sprites.versailles.board_ways import STEP_RADIUS
from sprites.versailles.coach import coach, coach_corner
from sprites.versailles.crowds import Slot
from sprites.versailles.marks import passed, sold_out
from sprites.versailles.pieces import (
    FIGURE_FROM,
    activation_marker,
    count_badge,
    echo_badge,
    foot_corner,
    newcomer,
    score_marker,
    tech_marker,
    worker,
)
from sprites.versailles.tile_face import built_side, rise_of, tile_pile

COACH_UNITS = 58.0
STEP_BELOW = 7.0
"""Units from the middle of the King's step to the middle of the plate with its number."""
YARD, GUILD, SHOP = "construction_yard", "architects_guild", "workshop"
FIGURE_UNITS = 17.0
SOARS = 1.28
"""Times as large as it stands is a worker on its way: it must be seen on a board full of others."""

_TILES, _KING, _TECH, _SCORE, _MARKERS, _PEOPLE, _SIGNS = 30.0, 50.0, 60.0, 70.0, 90.0, 100.0, 180.0


def tile_key(number: int) -> str:
    """The key of a palace tile wherever it lies."""
    return f"tile:{number}"


def tile_of(key: str) -> int:
    """The number of the tile with this key."""
    return int(key.rpartition(":")[2])


@dataclass(frozen=True, slots=True)
class BoardSprites:
    """Makes the sprites of one view; `styles` by seat."""

    view: State
    plan: BoardPlan
    styles: Sequence[PlayerStyle]
    faces: Faces
    viewer: int
    """Who looks on: nothing steps back while others play."""

    def all(self) -> list[Sprite]:
        """Everything that lies on the board and can move."""
        return list(self.each())

    def each(self) -> Iterator[Sprite]:
        """The same one by one: every picture takes its time when it is drawn in a new size."""
        used, away = site_in_use(self.view), steps_back(self.view, self.viewer)
        aside = sites_aside(self.view) if concerns(self.view, self.viewer) else ()

        def lit(sprites: Iterable[Sprite], site: str) -> Iterator[Sprite]:
            light = AWAY if away and used != site else ASIDE if site in aside else None
            return _in_light(sprites, light)

        yield from lit(self.palace(), YARD)
        yield from lit(self.display(), GUILD)
        yield from lit(self.piles(), GUILD)
        yield from self.stocks()
        yield from lit(self.goods(), SHOP)
        yield from lit(self._sold_out(), SHOP)
        yield from lit(self.passed(), "")
        yield from self.king()
        yield from self.technologies()
        yield from self.scores()
        yield from self.workers()
        yield from self.newcomers()

    # Tiles ------------------------------------------------------------------------------------

    def palace(self) -> Iterator[Sprite]:
        """Built tiles; the plan of the palace shows them where they lie."""
        view = self.view
        for number, tile in enumerate(view.squares):
            if tile < 0:
                continue
            box = self.plan.rect(self.plan.layout.squares[number])
            picture = self.faces.built(tile, box.width, view.turned[number])
            anchor = at.square(view, number)
            side = built_side(box.width)
            yield _sign(f"side:{number}", side, box.topleft, _TILES - 1, shadow=True)
            yield Sprite(tile_key(tile), "tile", anchor, picture, box.topleft, _TILES, shadow=False)

    def display(self) -> Iterator[Sprite]:
        """The tiles of the Architects' Guild."""
        for slot, tile in enumerate(self.view.display):
            if tile < 0:
                continue
            box = self.plan.rect(self.plan.layout.display[slot])
            picture = self.faces.offered(tile, box.width)
            corner = box.left, box.top - rise_of(box.width)
            yield Sprite(tile_key(tile), "tile", at.display(slot), picture, corner, _TILES, at.PILE)

    def piles(self) -> Iterator[Sprite]:
        """The face-down pile, and the last tile that was discarded."""
        view, layout = self.view, self.plan.layout
        box = self.plan.rect(layout.pile)
        if view.pile:
            heap = tile_pile(box.width, len(view.pile))
            yield Sprite("pile", "pile", at.PILE, heap, box.topleft, _TILES)
        if view.discard:
            box = self.plan.rect(layout.discard)
            tile = view.discard[-1]
            picture = self.faces.tile(tile, box.width)
            yield Sprite(tile_key(tile), "tile", at.DISCARD, picture, box.topleft, _TILES)

    def stocks(self) -> Iterator[Sprite]:
        """How many decorations the Workshop has left, and how many tiles the piles hold."""
        view, layout = self.view, self.plan.layout
        counted = [
            (f"stock:{kind}", view.shop[kind], _beside_medal(self.plan.rect(box)))
            for kind, box in enumerate(layout.workshop)
        ]
        for name, tiles, box in (
            ("pile", view.pile, layout.pile),
            ("discard", view.discard, layout.discard),
        ):
            if tiles:
                counted.append((name, len(tiles), self.plan.rect(box).bottomright))
        side = max(18, round(FIGURE_UNITS * layout.unit))
        for key, n, corner in counted:
            picture = count_badge(n, side)
            yield _sign(f"left:{key}", picture, picture.get_rect(bottomright=corner).topleft)

    def goods(self) -> Iterator[Sprite]:
        """A decoration of each type: the board shows it until a hand takes it."""
        for kind, box in enumerate(self.plan.layout.workshop):
            if self.view.shop[kind]:
                cell = self.plan.rect(box)
                side = goods_side(cell)
                picture = self.faces.ornament(kind, side)
                pad = round(3 * self.plan.layout.unit)
                corner = (cell.left + pad, cell.centery - side // 2)
                anchor, key = at.workshop(self.view, kind), f"ornament:{kind}"
                yield Sprite(key, "ornament", anchor, picture, corner, _TILES, shadow=False)

    def _sold_out(self) -> Iterator[Sprite]:
        """A veil over every decoration of which none is left."""
        for kind, box in enumerate(self.plan.layout.workshop):
            if not self.view.shop[kind]:
                cell = self.plan.rect(box).inflate(
                    -round(box.height * 0.08), -round(box.height * 0.08)
                )
                yield _sign(f"sold:{kind}", sold_out(cell.size), cell.topleft)

    # The King and the markers -----------------------------------------------------------------

    def passed(self) -> Iterator[Sprite]:
        """What is behind the coach is read less than what is ahead."""
        layout = self.plan.layout
        side = round(2 * STEP_RADIUS * layout.unit)
        picture = passed(side)
        for step in range(king_step(self.view, self.view.king)):
            corner = picture.get_rect(center=self.plan.at(layout.king[step].center)).topleft
            yield _sign(f"passed:{step}", picture, corner, _TILES)

    def king(self) -> Iterator[Sprite]:
        """His coach on the avenue."""
        step = king_step(self.view, self.view.king)
        picture = coach(round(COACH_UNITS * self.plan.layout.unit), self._drives_left(step))
        spot = self.plan.at(self.plan.layout.king_spot(step))
        place = coach_corner(picture, spot, self.plan.layout.unit)
        yield Sprite("king", "king", at.king(step), picture, place, _KING)
        if step < len(self.plan.layout.king) - 1:
            yield self._step_number(step, spot)

    def _step_number(self, step: int, spot: Point) -> Sprite:
        """The number of the step that the coach hides, on a plate before its wheels."""
        plate = count_badge(step, max(18, round(FIGURE_UNITS * self.plan.layout.unit)))
        below = spot[0], spot[1] + STEP_BELOW * self.plan.layout.unit
        corner = plate.get_rect(center=below).topleft
        return Sprite("step", "sign", "", plate, corner, _KING + 1, shadow=False)

    def _drives_left(self, step: int) -> bool:
        """The avenue winds: the coach looks where it goes next."""
        spots = self.plan.layout
        ahead = min(step + 1, len(spots.king) - 1)
        here = min(step, ahead - 1) if ahead else 0
        return spots.king_spot(ahead)[0] < spots.king_spot(here)[0]

    def technologies(self) -> Iterator[Sprite]:
        """One marker of every seat in each row."""
        everybody = self.view.players
        for seat, player in enumerate(everybody):
            for row, column in enumerate(player.columns):
                there = tuple(n for n, each in enumerate(everybody) if each.columns[row] == column)
                box = self.plan.rect(self.plan.layout.marker(row, column, seat, there))
                picture = tech_marker(self.styles[seat], box.width)
                anchor = at.tech_marker(row, seat)
                key = f"tech:{row}:{seat}"
                yield Sprite(key, "tech", anchor, picture, box.topleft, _TECH + seat, seat=seat)

    def scores(self) -> Iterator[Sprite]:
        """Markers on the score track; those on one pearl overlap."""
        points = [player.score for player in self.view.players]
        for seat, score in enumerate(points):
            spot = self.plan.layout.score_spot(score, points[:seat].count(score))
            picture = score_marker(self.styles[seat], self.plan.layout.score_side(score))
            place = _about(picture, self.plan.at(spot), (0.5, 0.5))
            key, anchor = f"score:{seat}", f"score:{seat}"
            yield Sprite(key, "score", anchor, picture, place, _SCORE + seat, seat=seat)

    # Workers ----------------------------------------------------------------------------------

    def workers(self) -> Iterator[Sprite]:
        """Workers in the locations, on their seat's activation marker; the number of many."""
        view = self.view
        for seat, player in enumerate(view.players):
            for place, count in enumerate(player.workers):
                slot = Slot(self.plan.rect(self._pools(place)[seat]))
                if player.marker == place:
                    yield self._marker(place, seat, slot)
                if count:
                    yield from self._crowd(place, seat, count, slot)
                if count and shares(view, seat, place):
                    badge = echo_badge(slot.sign_side)
                    yield _sign(f"echo:{seat}:{place}", badge, slot.bell_corner(badge))

    def _crowd(self, place: int, seat: int, count: int, slot: Slot) -> Iterator[Sprite]:
        anchor = at.pool(self.view, place, seat)
        for number, foot in enumerate(slot.feet(count)):
            picture = worker(self.styles[seat], slot.worker_width)
            yield Sprite(
                f"worker:{seat}:{place}:{number}",
                f"worker:{seat}",
                anchor,
                picture,
                foot_corner(slot.worker_width, foot),
                _PEOPLE + foot[1] / 40 + number / 100,
                f"seat:{seat}",
                seat=seat,
                soars=SOARS,
            )
        if count >= FIGURE_FROM:
            picture = count_badge(count, slot.sign_side)
            yield _sign(f"count:{seat}:{place}", picture, slot.figure_corner(picture))

    def _marker(self, place: int, seat: int, slot: Slot) -> Sprite:
        """An activation marker lies where its owner's workers stand, under their feet."""
        picture = activation_marker(self.styles[seat], slot.marker_width)
        corner = picture.get_rect(midbottom=slot.box.midbottom).topleft
        return Sprite(
            f"marker:{seat}", "marker", "", picture, corner, _MARKERS, f"seat:{seat}", seat=seat
        )

    def newcomers(self) -> Iterator[Sprite]:
        """Workers that wait to be hired."""
        view = self.view
        for seat, player in enumerate(view.players):
            for row, count in enumerate(player.waiting):
                if not count:
                    continue
                slot = Slot(self.plan.rect(self.plan.layout.newcomers[row][seat]))
                corner = foot_corner(slot.worker_width, slot.feet(1)[0])
                picture = newcomer(self.styles[seat], slot.worker_width)
                key, anchor = f"newcomer:{seat}:{row}", at.newcomer(view, row, seat)
                kind = f"worker:{seat}"
                yield Sprite(key, kind, anchor, picture, corner, _PEOPLE, seat=seat)

    def worker_width(self, place: int, seat: int) -> int:
        """px of the workers of a seat in a location."""
        return Slot(self.plan.rect(self._pools(place)[seat])).worker_width

    def _pools(self, place: int) -> tuple[pygame.Rect, ...]:
        return self.plan.layout.sites[self.view.data.sites[place].id].pools


def _in_light(sprites: Iterable[Sprite], light: Light | None) -> Iterator[Sprite]:
    """Things that belong to a location step back with it; None: they lie in full light."""
    for sprite in sprites:
        if light is None:
            yield sprite
        else:
            yield replace(sprite, picture=stepped_back(sprite.picture, light))


def _beside_medal(cell: pygame.Rect) -> tuple[int, int]:
    """The lower right of the medallion in a cell of the Workshop."""
    side = goods_side(cell)
    return cell.left + side + round(side * 0.12), cell.centery + side // 2 + round(side * 0.08)


def _sign(
    key: str,
    picture: pygame.Surface,
    corner: tuple[int, int],
    z: float = _SIGNS,
    shadow: bool = False,
) -> Sprite:
    """Something that is only seen: a number, a badge, the side of a tile. It comes and goes where
    it is, and none flies to where another one appears."""
    return Sprite(key, key, "", picture, corner, z, shadow=shadow)


def _about(picture: pygame.Surface, spot: Point, share: Point) -> Point:
    """The corner of a picture whose point at these shares lies on a spot."""
    return spot[0] - picture.get_width() * share[0], spot[1] - picture.get_height() * share[1]
