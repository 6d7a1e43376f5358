"""Whose workers stand in the castle is seen: nothing of it and nobody nearer hides a mark."""

from __future__ import annotations

import itertools

import pygame
import pytest

from scenes.games.viscounts.board import WORKER_UNITS
from scenes.games.viscounts.table import ViscountsTable
from sprites.common.players import PLAYER_STYLES
from sprites.viscounts import geometry as geo
from sprites.viscounts import geometry_castle as castle
from sprites.viscounts.pieces import FEET, worker
from tests.engine.viscounts.layout import Table as Position
from tests.scenes.games.laid import laid

PX = 3
"""Px per ring unit."""
MARK = (0.5, 51 / 80, 8 / 64)
"""The middle of a worker's mark in shares of its picture, and its half width in widths."""
Standing = tuple[castle.WorkerPlace, int]


def _drawn(standing: Standing) -> tuple[pygame.Mask, tuple[int, int]]:
    place, tier = standing
    picture = worker(PLAYER_STYLES[0], round(WORKER_UNITS[tier] * PX), rimmed=True)
    width, height = picture.get_size()
    x, y = place.x * PX - FEET["worker"][0] * width, place.y * PX - FEET["worker"][1] * height
    return pygame.mask.from_surface(picture), (round(x), round(y))


def _mark_hidden(standing: Standing, nearer: list[Standing]) -> float:
    """The share of a worker's mark that those before it hide."""
    shape, (left, top) = _drawn(standing)
    width, height = shape.get_size()
    side = round(2 * MARK[2] * width)
    mark = pygame.Mask((side, side), fill=True)
    corner = (left + round(MARK[0] * width - side / 2), top + round(MARK[1] * height - side / 2))
    hidden = pygame.Mask((side, side))
    for each in nearer:
        other, at = _drawn(each)
        hidden.draw(other, (at[0] - corner[0], at[1] - corner[1]))
    return mark.overlap_area(hidden, (0, 0)) / mark.count()


def _worst(standing: list[Standing]) -> float:
    ordered = sorted(standing, key=lambda each: each[0].y)
    return max(_mark_hidden(each, ordered[n + 1 :]) for n, each in enumerate(ordered))


@pytest.mark.parametrize("position", range(geo.POSITIONS))
def test_the_marks_of_few_workers_above_one_another_are_seen(position: int) -> None:
    for low, high in itertools.product(range(5), range(5)):
        standing = [(place, 1) for place in castle.worker_places(1, position, low)]
        standing += [(place, 2) for place in castle.worker_places(2, position, high)]
        assert not standing or _worst(standing) < 0.1, (low, high)


@pytest.mark.parametrize("count", range(1, 7))
def test_the_marks_on_the_keep_are_seen(count: int) -> None:
    assert _worst([(place, 3) for place in castle.keep_places(count)]) < 0.1


def test_no_stone_lies_on_a_worker() -> None:
    position = Position()
    view = position.state
    table, _ = laid(ViscountsTable, position.config, (1366, 768))
    view.tier1[:], view.tier2[:] = [1] * len(view.tier1), [1] * len(view.tier2)
    for _ in table.load(view, 0):
        pass
    sprites = table.sprites(view, 0)
    stone = max(each.z for each in sprites if each.kind == "castle")
    workers = [each for each in sprites if each.anchor.startswith("castle:")]
    assert len(workers) == len(view.tier1) + len(view.tier2)
    assert min(each.z for each in workers) > stone
