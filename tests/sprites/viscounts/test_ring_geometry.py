"""Where things lie on the Viscounts ring: nothing covers another, every road leads somewhere."""

import itertools
import math

import pytest

from sprites.viscounts import geometry as geo

SIDES: tuple[geo.Side, ...] = ("low", "high")
TOLERANCE = 3.0
TARGET_FLOOR = 32.0


def every_segment() -> list[tuple[geo.Side, int]]:
    return [(side, position) for side in SIDES for position in range(geo.POSITIONS)]


@pytest.mark.parametrize(("side", "position"), every_segment())
def test_boxes_of_a_segment_stay_apart(side: geo.Side, position: int) -> None:
    boxes = geo.segment_boxes(side, position)
    rectangles = {name: box for name, box in boxes.items() if not name.startswith("space")}
    for (first, one), (second, other) in itertools.combinations(rectangles.items(), 2):
        assert min(one.overlap(other)) <= TOLERANCE, f"{first} covers {second}"


@pytest.mark.parametrize(("side", "position"), every_segment())
def test_round_spaces_and_medallions_stay_clear_of_boxes(side: geo.Side, position: int) -> None:
    boxes = geo.segment_boxes(side, position)
    rectangles = {name: box for name, box in boxes.items() if not name.startswith("space")}
    circles = {kind: (geo.space(position, kind), geo.DISC_SIZE / 2) for kind in ("L", "R", "I")}
    last = geo.spot_count(side)
    rounds: dict[str, tuple[geo.Point, float]] = {f"space {k}": v for k, v in circles.items()}
    for index in range(1, last + 1):
        middle = geo.link(side, position, index, 0 if index == last else index + 1)
        rounds[f"link {index}"] = (middle, geo.MEDALLION_SIZE / 2)
    for name, (middle, radius) in rounds.items():
        for other, box in rectangles.items():
            assert _reach_into(middle, radius, box) <= TOLERANCE, f"{name} covers {other}"
    for (first, (one, r1)), (second, (other_middle, r2)) in itertools.combinations(
        rounds.items(), 2
    ):
        assert math.dist(one, other_middle) >= r1 + r2 - TOLERANCE, f"{first} covers {second}"


def _reach_into(middle: geo.Point, radius: float, box: geo.Box) -> float:
    across = max(0.0, abs(middle[0] - box.x) - box.width / 2)
    down = max(0.0, abs(middle[1] - box.y) - box.height / 2)
    return radius - math.hypot(across, down)


@pytest.mark.parametrize("side", SIDES)
def test_neighbouring_segments_stay_apart(side: geo.Side) -> None:
    for position in range(geo.POSITIONS):
        here = geo.segment_boxes(side, position)
        there = geo.segment_boxes(side, (position + 1) % geo.POSITIONS)
        for (first, one), (second, other) in itertools.product(here.items(), there.items()):
            assert min(one.overlap(other)) <= TOLERANCE, f"{first} {position} covers next {second}"


@pytest.mark.parametrize(("side", "position"), every_segment())
def test_everything_lies_inside_the_rim(side: geo.Side, position: int) -> None:
    for name, box in geo.segment_boxes(side, position).items():
        corners = [
            (box.x + dx * box.width / 2, box.y + dy * box.height / 2)
            for dx in (-1, 1)
            for dy in (-1, 1)
        ]
        assert max(math.hypot(*corner) for corner in corners) < geo.OUTER_RADIUS - 10, name


def test_click_targets_are_large_enough_at_scale_1() -> None:
    unit = geo.pixels_per_unit(1.0)
    sizes = (geo.PLOT_SIZE, geo.DISC_SIZE, *geo.CARD_SIZE, *geo.BOOK_SIZE)
    assert min(sizes) * unit >= TARGET_FLOOR


def test_board_fills_its_box() -> None:
    assert geo.pixels_per_unit(1.0) * geo.RING_BOX == pytest.approx(geo.RING_BOX_PIXELS)
    assert 2 * geo.OUTER_RADIUS + 2 * geo.BOARD_THICKNESS <= geo.RING_BOX


@pytest.mark.parametrize("side", SIDES)
def test_plots_lie_clockwise_at_equal_distance(side: geo.Side) -> None:
    for position in range(geo.POSITIONS):
        angles = []
        for index in range(1, geo.spot_count(side) + 1):
            radius, degrees = geo.to_polar(*geo.spot(side, position, index))
            assert radius == pytest.approx(geo.PLOT_RADIUS)
            angles.append(geo.angle_in_segment(position, degrees))
        assert angles == sorted(angles)


def test_river_meets_the_rim_between_the_banks() -> None:
    for side in SIDES:
        for left_bank in range(1, geo.spot_count(side)):
            turn = geo.river_angle(side, left_bank)
            assert geo.spot_angle(side, left_bank) < turn < geo.spot_angle(side, left_bank + 1)


def test_every_arrow_has_a_path_along_the_road() -> None:
    assert len(geo.edges()) == 25
    for start, end in geo.edges():
        path = geo.travel_path(start, end)
        assert path[0] == pytest.approx(geo.space(*start))
        assert path[-1] == pytest.approx(geo.space(*end))
        assert max(math.dist(a, b) for a, b in itertools.pairwise(path)) < 40
        radii = [math.hypot(*point) for point in path]
        assert min(radii) >= geo.INNER_ROAD_RADIUS - 1
        assert max(radii) <= geo.OUTER_ROAD_RADIUS + 1


def test_no_path_against_the_arrows() -> None:
    allowed = set(geo.edges())
    for start, end in allowed:
        if (end, start) not in allowed:
            with pytest.raises(ValueError, match="No road"):
                geo.travel_path(end, start)


def test_viscounts_on_one_space_stand_apart_and_on_the_disc() -> None:
    for count in range(1, 5):
        stands = geo.stand_points(2, "R", count)
        assert len(stands) == count
        assert [y for _, y in stands] == sorted(y for _, y in stands)
        middle = geo.space(2, "R")
        assert all(math.dist(middle, stand) <= geo.DISC_SIZE / 2 for stand in stands)
        apart = [math.dist(a, b) for a, b in itertools.combinations(stands, 2)]
        assert all(distance >= 12 for distance in apart)
    with pytest.raises(ValueError, match="1 to 4"):
        geo.stand_points(0, "L", 5)


def test_inner_space_has_no_exchange_sign() -> None:
    with pytest.raises(ValueError, match="no exchange"):
        geo.exchange_sign(0, "I")


AIR = 2.0
"""Units that are seen between the two signs, and between a card's count and what lies about it."""


@pytest.mark.parametrize("position", range(geo.POSITIONS))
def test_signs_and_counts_have_air_about_them(position: int) -> None:
    boxes = geo.segment_boxes("high", position)
    left, right = boxes["sign L"], boxes["sign R"]
    apart = (abs(left.x - right.x) - left.width, abs(left.y - right.y) - left.height)
    assert max(apart) >= AIR, "the signs touch"
    count = geo.Box(*geo.townsfolk_count(position), *geo.COUNT_PILL_SIZE)
    wide = geo.Box(count.x, count.y, count.width + 2 * AIR, count.height + 2 * AIR)
    for name in ("sign L", "sign R", "book"):
        assert wide.overlap(boxes[name]) == (0.0, 0.0), f"the count touches {name}"
    for kind in ("L", "R", "I"):
        middle = geo.space(position, kind)
        assert _reach_into(middle, geo.DISC_SIZE / 2, count) < -AIR, f"the count touches {kind}"
