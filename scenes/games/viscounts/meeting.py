"""What a worker starts that comes to two others of its owner on the lowest tier: one goes inward,
two step aside (VI-9.3). Told in words, and shown by ghosts where they would stand."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from engine.explain import Choice, Text
from engine.game import asked
from engine.games.viscounts.castle import GROUP, SECTIONS
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from scenes.games.viscounts.board import WORKER_UNITS, BoardSprites
from scenes.games.viscounts.layout import section_of
from scenes.table.motion.things import Point
from scenes.table.view import Hint, Say
from sprites.viscounts import geometry_castle as castle
from sprites.viscounts.geometry_castle import WorkerPlace
from sprites.viscounts.pieces import FEET
from sprites.viscounts.worker_ghost import worker_ghost

_BESIDE = 4
"""Of so many places on the second tier one is taken at the side: the hand is over the middle."""
_ALIKE = 9.0
"""Ring units by which one place may be freer than another and counts as much: then that farther
from where the worker comes from is taken, beside its way."""


def meeting(view: State, choice: Choice) -> int | None:
    """The section of the lowest tier in which a choice makes a group of three; None without."""
    section = section_of(choice.target)
    if section is None or asked(view) < 0:
        return None
    there = view.tier1[section * len(view.players) + asked(view)]
    return section if GROUP - _coming(view, choice) <= there < GROUP else None


def _coming(view: State, choice: Choice) -> int:
    """How many workers a choice brings there."""
    if section_of(choice.source) is not None:
        return 1
    if not choice.source.startswith("supply:"):
        return 0
    op, _, args = view.agenda[-1]
    free = args if op == "workers" else 0
    return min(dict(choice.cost).get("workers", free), view.players[asked(view)].workers)


def aside(section: int) -> tuple[int, int]:
    """The sections to which the two others step, against the clock and with it."""
    return (section - 1) % SECTIONS, (section + 1) % SECTIONS


def meeting_words(view: State, choice: Choice, say: Say) -> list[str]:
    """That two step aside, and what the one that goes inward gains."""
    section = meeting(view, choice)
    if section is None:
        return []
    gain = words.program_words(view.data.board.tier_two[section].human)
    return [say(Text("viscounts.inspect.three_of_yours", {"what": gain}))]


def meeting_ghosts(view: State, choice: Choice, board: BoardSprites) -> list[Hint]:
    """The three workers where they would stand afterwards."""
    section = meeting(view, choice)
    if section is None:
        return []
    left, right = aside(section)
    tiers: tuple[tuple[castle.Tier, int], ...] = ((1, left), (2, section), (1, right))
    return [_ghost(view, choice, board, tier, each) for tier, each in tiers]


def beside_pieces(way: Sequence[Point], boxes: Sequence[pygame.Rect]) -> list[Point]:
    """The part of a way between the pieces at its beginning and at its end: they are read."""
    half = len(way) // 2
    covered = [any(box.collidepoint(point) for box in boxes) for point in way]
    first = max((at + 1 for at in range(half) if covered[at]), default=0)
    last = min((at for at in range(half, len(way)) if covered[at]), default=len(way))
    return list(way[first:last] if last - first > 1 else way)


def _ghost(
    view: State, choice: Choice, board: BoardSprites, tier: castle.Tier, section: int
) -> Hint:
    position, standing = (
        castle.castle_position(section, view.rotation),
        _standing(view, tier, section),
    )
    before = list(castle.worker_places(tier, position, len(standing)))
    if tier == 1 and section == section_of(choice.source):
        del before[standing.index(asked(view))]
    most = len(before) + 1 if tier == 1 else max(_BESIDE, len(before) + 1)
    places = castle.worker_places(tier, position, most)
    crowd, away_from = before, castle.castle_target(1, position)
    start = section_of(choice.source)
    if tier == 2:
        crowd = [*before, *_crowd_below(view, choice, section)]
        if start is not None:
            away_from = castle.castle_target(1, castle.castle_position(start, view.rotation))

    def free(each: WorkerPlace) -> tuple[float, float]:
        room = _room(each, crowd)
        return round(room / _ALIKE) if tier == 2 else room, math.dist(each[:2], away_from)

    place = max(places, key=free)
    px = board.px(WORKER_UNITS[tier])
    picture = worker_ghost(board.styles[asked(view)], px)
    x, y = board.plan.at((place.x, place.y))
    lifted = (FEET["worker"][1] - 0.5) * px * 1.25
    return Hint(picture, (x - picture.get_width() / 2, y - lifted - picture.get_height() / 2))


def _crowd_below(view: State, choice: Choice, section: int) -> Sequence[WorkerPlace]:
    """Where those stand at the gate below, with those that come."""
    count = len(_standing(view, 1, section)) + _coming(view, choice)
    return castle.worker_places(1, castle.castle_position(section, view.rotation), count)


def _standing(view: State, tier: castle.Tier, section: int) -> list[int]:
    """Whose workers stand in a section now, as they stand there."""
    seats, cells = len(view.players), view.tier1 if tier == 1 else view.tier2
    return [seat for seat in range(seats) for _ in range(cells[section * seats + seat])]


def _room(place: WorkerPlace, others: Sequence[WorkerPlace]) -> float:
    """How far a place lies from the nearest worker."""
    return min((math.dist(place[:2], other[:2]) for other in others), default=math.inf)
