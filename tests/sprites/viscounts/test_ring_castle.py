"""Places of workers and targets on the castle."""

import itertools
import math

import pytest

from sprites.viscounts import geometry as geo
from sprites.viscounts import geometry_castle as castle

TIERS: tuple[castle.Tier, ...] = (1, 2)


@pytest.mark.parametrize("tier", TIERS)
@pytest.mark.parametrize("position", range(geo.POSITIONS))
def test_workers_of_a_section_stand_apart_within_it(tier: castle.Tier, position: int) -> None:
    for count in range(1, 9):
        places = castle.worker_places(tier, position, count)
        assert len(places) == count
        apart = [math.dist(a[:2], b[:2]) for a, b in itertools.combinations(places, 2)]
        assert all(distance >= 11.5 for distance in apart), count
        shape = castle.TIERS[tier]
        for place in places:
            radius, degrees = geo.to_polar(place.x, place.y + shape.lift)
            assert shape.inner < radius < shape.outer, count
            assert abs(geo.angle_in_segment(position, degrees)) < geo.HALF_SEGMENT, count


@pytest.mark.parametrize("tier", TIERS)
def test_an_empty_section_has_no_places(tier: castle.Tier) -> None:
    assert castle.worker_places(tier, 0, 0) == ()


def test_third_tier_takes_all_workers_of_four_players() -> None:
    shape = castle.TIERS[3]
    for count in (1, 2, 3, 4, 9, 20, 40):
        places = castle.keep_places(count)
        assert len(places) == count
        assert all(math.hypot(p.x, p.y + shape.lift) < shape.outer for p in places)
    with pytest.raises(ValueError, match="no sections"):
        castle.worker_places(3, 0, 1)


@pytest.mark.parametrize("tier", TIERS)
def test_sections_are_large_enough_to_click(tier: castle.Tier) -> None:
    for position in range(geo.POSITIONS):
        outline = castle.castle_outline(tier, position)
        width = max(x for x, _ in outline) - min(x for x, _ in outline)
        height = max(y for _, y in outline) - min(y for _, y in outline)
        assert min(width, height) * geo.pixels_per_unit(1.0) >= 32


def test_effect_pills_do_not_touch() -> None:
    pills = [castle.effect_pill(position) for position in range(geo.POSITIONS)]
    for one, other in itertools.combinations(pills, 2):
        dx, dy = abs(one[0] - other[0]), abs(one[1] - other[1])
        assert dx >= 46 or dy >= castle.EFFECT_PILL_HEIGHT
