"""Arrows, ways of moving and the King's steps that they cause (VE-4, VE-8)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.cells import Entry, Sheet
from engine.cells.problems import written
from engine.core import Action
from engine.explain import Text
from engine.games.versailles.sites import MIDDLE, Site, site_rings

MODES = ("single", "pair", "double_step")
_SHAPES = ((1, 1), (2, 1), (1, 2))
"""Workers and steps of the ways to move: their names say both (VE-4.3)."""
_KINDS = {"ring": (False, False), "into_yard": (False, True), "out_of_yard": (True, False)}
"""Whether an arrow of a kind begins and ends in the middle."""


class Move(NamedTuple):
    """One way to move: `("pair", 3, 7)`, `("double_step", 3, 4, 5)`, with all that it costs."""

    action: Action
    workers: int
    tokens: int
    start: int
    end: int
    king: int


@dataclass(frozen=True, slots=True)
class Mode:
    """Workers and tokens of a way of moving, and `actions[start][own marker]` (-1: none)."""

    id: str
    workers: int
    steps: int
    tokens: int
    actions: tuple[tuple[tuple[Action, ...], ...], ...]


@dataclass(frozen=True, slots=True)
class Moves:
    """All moves of the board. `arrows[place]`: where its arrows lead."""

    arrows: tuple[tuple[int, ...], ...]
    modes: tuple[Mode, ...]
    by_action: Mapping[Action, Move]


@dataclass(frozen=True, slots=True)
class _KingSteps:
    stopping: int
    passing: int
    pair: int

    def of(self, sites: Sequence[Site], path: Sequence[int], workers: int) -> int:
        """Steps of the King for a path: stopping at its end, passing on the way (VE-8.1-8.3)."""
        passed = sum(sites[place].king for place in path[1:-1]) * workers * self.passing
        stopping = self.pair if workers == 2 else self.stopping * workers
        return passed + stopping * sites[path[-1]].king


def read_moves(sheet: Sheet, sites: Sequence[Site]) -> Moves:
    """The moves; refuses a board on which a game might never end (VE-4.8, VE-9.3)."""
    arrows = _arrows(sheet, sites)
    rules = sheet.section("moving")
    end_on, passing = rules.flag("end_on_own_marker"), rules.flag("pass_own_marker")
    king = _king_steps(sheet)
    modes: list[Mode] = []
    found: dict[Action, Move] = {}
    for entry in sheet.entries("move"):
        mode, moves = _mode(entry, arrows, sites, king)
        found.update({move.action: move for move in moves})
        allowed = tuple(
            tuple(
                tuple(_allowed(moves, start, marker, end_on, passing))
                for marker in (*range(len(sites)), -1)
            )
            for start in range(len(sites))
        )
        modes.append(Mode(mode.id, mode.workers, mode.steps, mode.tokens, allowed))
    if not any(m.workers == 1 and m.steps == 1 and m.tokens == 0 for m in modes):
        raise sheet.entries("move")[0].fail("tokens", Text("versailles.data.no_free_move"))
    return Moves(arrows, tuple(modes), found)


def _king_steps(sheet: Sheet) -> _KingSteps:
    steps = sheet.section("king_steps")
    rulings = sheet.section("king_rulings")
    return _KingSteps(
        steps.number("stopping", 1, 9),
        steps.number("passing", 1, 9),
        rulings.number("pair_stopping", 1, 9),
    )


def _arrows(sheet: Sheet, sites: Sequence[Site]) -> tuple[tuple[int, ...], ...]:
    ids, rings = [site.id for site in sites], site_rings(sheet)
    leads: list[list[int]] = [[] for _ in sites]
    listed = sheet.entries("arrow", "")
    for entry in listed:
        start, end = entry.index("from", ids), entry.index("to", ids)
        ends = {"start": ids[start], "end": ids[end]}
        if start == end:
            raise entry.fail("to", Text("versailles.data.arrow_to_itself", {"place": ids[start]}))
        if end in leads[start]:
            raise entry.fail("to", Text("versailles.data.arrow_twice", ends))
        leads[start].append(end)
        kind = entry.word("kind", tuple(_KINDS))
        if _KINDS[kind] != (rings[start] == MIDDLE, rings[end] == MIDDLE):
            raise entry.fail(
                "kind", Text("versailles.data.arrow_kind", {**ends, "kind": written(kind)})
            )
    _check_leads(listed[0], leads, sites)
    return tuple(tuple(ends) for ends in leads)


def _check_leads(first: Entry, leads: Sequence[Sequence[int]], sites: Sequence[Site]) -> None:
    for place, ends in enumerate(leads):
        if not ends:
            raise first.fail("from", Text("versailles.data.no_way_out", {"place": sites[place].id}))
    circle = _circle_without_king(leads, sites)
    if circle:
        names = [sites[place].id for place in circle]
        raise first.fail("to", Text("versailles.data.no_king", {"places": names}))


def _circle_without_king(leads: Sequence[Sequence[int]], sites: Sequence[Site]) -> list[int]:
    """Places of closed walks that pass no King's location: those that never become leaves."""
    left = {place for place, site in enumerate(sites) if not site.king}
    while True:
        leaves = {place for place in left if not left.intersection(leads[place])}
        if not leaves:
            return sorted(left)
        left -= leaves


def _mode(
    entry: Entry, arrows: Sequence[Sequence[int]], sites: Sequence[Site], king: _KingSteps
) -> tuple[Mode, list[Move]]:
    workers, steps = _SHAPES[entry.index("id", MODES)]
    mode = Mode(
        entry.word("id"),
        entry.number("workers", workers, workers),
        entry.number("steps", steps, steps),
        entry.number("tokens", 0, 9),
        (),
    )
    moves = [
        Move(
            (mode.id, *path),
            mode.workers,
            mode.tokens,
            path[0],
            path[-1],
            king.of(sites, path, mode.workers),
        )
        for start in range(len(sites))
        for path in _paths(start, mode.steps, arrows)
    ]
    return mode, moves


def _paths(start: int, steps: int, arrows: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    if not steps:
        yield (start,)
        return
    for following in arrows[start]:
        for rest in _paths(following, steps - 1, arrows):
            yield (start, *rest)


def _allowed(
    moves: Sequence[Move], start: int, marker: int, end_on: bool, passing: bool
) -> Iterator[Action]:
    """The moves from a place; of two ways with the same result the first (VE-4.5, 4.6, 4.9)."""
    seen: set[tuple[int, int]] = set()
    for move in moves:
        if move.start != start or move.end == start:
            continue
        on_marker = move.end == marker and not end_on
        through_marker = marker in move.action[2:-1] and not passing
        if on_marker or through_marker or (move.end, move.king) in seen:
            continue
        seen.add((move.end, move.king))
        yield move.action
