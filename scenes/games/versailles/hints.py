"""What lies over the board while somebody aims: reach of a worker, the King's way, edges of tiles.

Everything is worked out from the choices that the rules offer and from the data.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from engine.core import Action
from engine.explain import Choice
from engine.games.versailles import places as at
from engine.games.versailles.palace import digits_of
from engine.games.versailles.state import State
from scenes.games.versailles.faces import Faces
from scenes.games.versailles.layout import BoardPlan, king_step
from scenes.games.versailles.light import sites_in_reach
from scenes.games.versailles.reach.spots import edge_spot, things_read, up_to
from scenes.games.versailles.reach.words import MINUS, best_way
from scenes.table.motion.things import Point
from scenes.table.view import Aim, Hint, Say
from sprites.common import fonts, legality
from sprites.common.colour import rgb
from sprites.common.surface_cache import kept
from sprites.versailles.board_light import plate_box
from sprites.versailles.board_quiet import withdrawn
from sprites.versailles.cartouche import RANKS, titled
from sprites.versailles.coach import coach, coach_corner
from sprites.versailles.icons import icon
from sprites.versailles.marks import (
    edge_mark,
    fall_of_tried,
    lit_square,
    resting_square,
    turn_handle,
)

GHOST = 150
"""How much of a ghost shows, of 255."""
BADGE = 24.0
"""Units of height of the badge at a location in reach."""
MARK = 22.0
_PAPER, _INK, _LINE = "#fbf3dc", "#1b2138", "#c9a24b"
_GAIN, _PRICE, _BAR = "#2c6a36", "#a3262c", "#b39a62"
Row = tuple[tuple[str, str], ...]
"""Icons with words beside them: what a way yields, and at the end its price."""


@dataclass(frozen=True, slots=True)
class Hints:
    """Makes the hints of one view. `coach_units`: width of the King's coach; `titles`: where the
    ribbon of each location really lies, `names`: what it says."""

    view: State
    plan: BoardPlan
    faces: Faces
    coach_units: float
    say: Say
    titles: Mapping[str, pygame.Rect]
    names: Mapping[str, str]

    def of(self, aim: Aim) -> list[Hint]:
        """All hints for what a person has in mind."""
        if aim.source.startswith("pool:"):
            return [*self._reach(aim), *self._king(aim.choice)]
        if aim.source.startswith("tile:"):
            laid = self._laid(aim) if aim.anchor.startswith("square:") else ()
            return [*self._floor(aim), *laid]
        return []

    # Moving -----------------------------------------------------------------------------------

    def _reach(self, aim: Aim) -> Iterator[Hint]:
        """Avenues and locations in reach; only the one aimed at once there is one."""
        aimed = aim.choice is not None and aim.choice.target == aim.anchor
        choices = [c for c in aim.choices if not aimed or c.target == aim.anchor]
        yield from self._withdrawn(aim)
        if not aim.taken:
            yield from self._frames(choices)
        if not aimed:
            for start, end in dict.fromkeys(_steps(choices)):
                goal = self._site(end)
                way = self.plan.layout.way(self._site(start), goal)
                points = [self.plan.at(point) for point in way]
                ends = up_to(points, goal, self.plan, self.titles[goal])
                yield Hint(way=ends, dart=True)
            yield from self._gains(choices)

    def _gains(self, choices: Iterable[Choice]) -> Iterator[Hint]:
        """On the edge of every location in reach what the best way there yields, and its price."""
        taken = [*things_read(self.view, self.plan), *self.titles.values()]
        for target, several in _by_target(choices).items():
            row = best_way(several)
            if row:
                picture = reach_badge((row,), self._px(BADGE))
                site = target.partition(":")[2]
                size = picture.get_size()
                box = edge_spot(site, size, self.plan, self.titles[site], taken)
                taken.append(box)
                yield Hint(picture, box.topleft, above=True)

    def _withdrawn(self, aim: Aim) -> Iterator[Hint]:
        """Locations that only other workers than the chosen ones reach lose their gold; where own
        workers stand, only the frame does."""
        layout, seat = self.plan.layout, int(aim.source.rpartition(":")[2])
        reached = {choice.target.partition(":")[2] for choice in aim.choices}
        left_out = set(sites_in_reach(self.view)) - reached
        names = [site.id for site in self.view.data.sites]
        for name, own in zip(names, self.view.players[seat].workers, strict=True):
            if name in left_out:
                rank = RANKS.get(name, "fine")
                box = self.plan.rect(plate_box(layout.sites[name], rank, layout.unit))
                veil = withdrawn(rank, box.size, layout.unit, whole=not own)
                yield Hint(veil, box.topleft, veil=True)
        if left_out:
            yield from (self._ribbon(name, veil=True) for name in names)

    def _ribbon(self, name: str, veil: bool = False) -> Hint:
        """The title of a location, above what was laid there."""
        room = self.plan.rect(self.plan.layout.sites[name].ribbon)
        unit = self.plan.layout.unit
        ribbon, (x, y) = titled(room.size, unit, self.names[name], name, "blue")
        return Hint(ribbon, (room.left + x, room.top + y), veil=veil)

    def _frames(self, choices: Iterable[Choice]) -> Iterator[Hint]:
        """The frames that the locations in reach wear as soon as the worker is picked up: they
        pass below the ribbons, and so they reach no other location."""
        scale = self.plan.layout.unit
        for target in _by_target(choices):
            name = target.partition(":")[2]
            site = self.plan.layout.sites[name]
            box = self.plan.rect(site.box)
            frame = legality.marker("rect", box.size, "now", scale, lit=False)
            left, top = frame.origin
            yield Hint(frame.surface, (box.left - left, box.top - top))
            yield self._ribbon(name)

    def _king(self, choice: Choice | None) -> Iterator[Hint]:
        """Where the King would walk to."""
        if choice is None:
            return
        way = self.view.data.moves.by_action[choice.action]
        here, there = (king_step(self.view, n) for n in (self.view.king, self.view.king + way.king))
        if here == there:
            return
        layout = self.plan.layout
        yield Hint(way=tuple(self.plan.at(point) for point in layout.king_way(here, there)))
        picture = ghost(coach(self._px(self.coach_units), False))
        spot = self.plan.at(layout.king_spot(there))
        yield Hint(picture, coach_corner(picture, spot, layout.unit))

    def _site(self, place: int) -> str:
        return str(self.view.data.sites[place].id)

    # Building ---------------------------------------------------------------------------------

    def _floor(self, aim: Aim) -> Iterator[Hint]:
        """Squares where the tile can lie are lit, and on the other free ones the plan rests."""
        unit, targets = self.plan.layout.unit, {choice.target for choice in aim.choices}
        for number, tile in enumerate(self.view.squares):
            anchor = at.square(self.view, number)
            if tile >= 0 or (anchor == aim.anchor and aim.choice is not None):
                continue
            box = self.plan.rect(self.plan.layout.squares[number])
            picture = lit_square if anchor in targets else resting_square
            yield Hint(picture(box.size, unit), box.topleft, veil=True)

    def _laid(self, aim: Aim) -> Iterator[Hint]:
        """How the tile would lie, with a mark on every edge that meets another tile."""
        column, row = (int(part) for part in aim.anchor.split(":")[1:])
        square = (row - 1) * self.view.data.palace.columns + column - 1
        if self.view.squares[square] >= 0:
            return
        tile = self._tile(aim.source)
        turn = aim.choice.action[3] if aim.choice is not None else self._nearest(aim, tile, square)
        box = self.plan.rect(self.plan.layout.squares[square])
        if aim.choice is not None and aim.taken:
            fall, pad = fall_of_tried(box.width, self.plan.layout.unit)
            yield Hint(fall, (box.left - pad, box.top - pad))
        else:
            yield Hint(ghost(self.faces.built(tile, box.width, turn)), box.topleft)
        px = self._px(MARK)
        for (x, y), fits in self._edges(tile, square, turn, box):
            yield Hint(edge_mark(px, fits), (x - px / 2, y - px / 2), above=True)
        if len({c.variant for c in aim.choices if c.target == aim.anchor}) > 1:
            handle = turn_handle(px)
            yield Hint(handle, handle.get_rect(center=box.bottomright).topleft, above=True)

    def _tile(self, source: str) -> int:
        name = source.partition(":")[2]
        return next(n for n, each in enumerate(self.view.data.tiles) if each.id == name)

    def _nearest(self, aim: Aim, tile: int, square: int) -> int:
        """The turn of a tile that does not fit: as it is held, else where most edges match."""
        turns = range(len(self._views(tile)))
        if aim.variant in turns:
            return aim.variant
        box = self.plan.rect(self.plan.layout.squares[square])
        return max(
            turns, key=lambda turn: sum(fits for _, fits in self._edges(tile, square, turn, box))
        )

    def _views(self, tile: int) -> Sequence[Sequence[int]]:
        palace = self.view.data.palace
        found: Sequence[Sequence[int]] = palace.laid[palace.patterns[tile]]
        return found

    def _edges(
        self, tile: int, square: int, turn: int, box: pygame.Rect
    ) -> list[tuple[Point, bool]]:
        """Middles of the edges that meet a built tile, and whether both show the same there."""
        wanted = digits_of(self.view.needs[square])
        middles = (box.midtop, box.midright, box.midbottom, box.midleft)
        shown = self._views(tile)[turn]
        return [
            (spot, digit == edge)
            for spot, digit, edge in zip(middles, wanted, shown, strict=True)
            if digit
        ]

    def _px(self, units: float) -> int:
        return round(units * self.plan.layout.unit)


def _steps(choices: Iterable[Choice]) -> Iterator[tuple[int, int]]:
    """The avenues that moves go along."""
    for choice in choices:
        path: Action = choice.action[1:]
        yield from itertools.pairwise(path)


def _by_target(choices: Iterable[Choice]) -> dict[str, list[Choice]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        found.setdefault(choice.target, []).append(choice)
    return found


@kept
def ghost(picture: pygame.Surface) -> pygame.Surface:
    """A picture that is only thought of."""
    faint = picture.copy()
    faint.fill((255, 255, 255, GHOST), special_flags=pygame.BLEND_RGBA_MULT)
    return faint


@kept
def reach_badge(rows: tuple[Row, ...], height: int) -> pygame.Surface:
    """A slip of ivory with one line for each way of going there."""
    font = fonts.serif(max(13, round(height * 0.62)), "bold")
    drawn = [_line(row, height, font) for row in rows]
    wide = max(line.get_width() for line in drawn)
    canvas = pygame.Surface((wide, height * len(drawn)), pygame.SRCALPHA)
    box = canvas.get_rect()
    pygame.draw.rect(canvas, rgb(_INK), box, border_radius=height // 3)
    pygame.draw.rect(canvas, rgb(_LINE), box.inflate(-2, -2), border_radius=height // 3)
    pygame.draw.rect(canvas, rgb(_PAPER), box.inflate(-5, -5), border_radius=height // 4)
    for number, line in enumerate(drawn):
        canvas.blit(line, (0, height * number))
    return canvas


def _line(row: Row, height: int, font: pygame.font.Font) -> pygame.Surface:
    """Icons and numbers side by side: what is gained in green, a bar, what it costs in red."""
    side, gap = round(height * 0.76), round(height * 0.16)
    parts: list[pygame.Surface] = []
    for name, words in row:
        price = words.startswith(MINUS)
        colour = _PRICE if price else _GAIN if words.startswith("+") else _INK
        parts += [_bar(height)] if price and parts else []
        parts.append(font.render(words, True, rgb(colour)))
        parts += [icon(name, side)] if name else []
    wide = sum(part.get_width() + gap for part in parts) + 3 * gap
    canvas = pygame.Surface((wide, height), pygame.SRCALPHA)
    left = 2 * gap
    for part in parts:
        canvas.blit(part, part.get_rect(midleft=(left, height // 2)))
        left += part.get_width() + gap
    return canvas


def _bar(height: int) -> pygame.Surface:
    """What stands between a gain and its price."""
    bar = pygame.Surface((max(1, height // 18), round(height * 0.64)))
    bar.fill(_BAR)
    return bar
