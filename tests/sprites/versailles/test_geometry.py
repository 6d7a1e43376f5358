"""Where things lie on the Versailles board: nothing overlaps, nothing is too small to point at."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations, product

import pygame
import pytest

from engine.games import load_game
from engine.games.versailles.places import anchors
from scenes.table.camera import ZOOM_STEPS
from sprites.versailles.board_ornaments import ornaments
from sprites.versailles.geometry import (
    MARKER,
    SCORE_MARKER,
    TARGET,
    BoardLayout,
    board_anchors,
    board_layout,
)
from sprites.versailles.geometry_spec import SITES, BoardSpec

BOXES = [(998, 463), (1052, 514), (1479, 723), (1972, 964), (986, 561)]
"""The board above a shelf: 1280x690, 1366x768, 1920x1080, 2560x1440 and 1280x800."""
CRAMPED = [(926, 404), (839, 443), (742, 413)]
"""The same where words are enlarged in small windows."""
SEATS = [2, 3, 4, 5]
SPEC = BoardSpec(seats=5)
ELSEWHERE = {"hand", "stock", "tokens", "goods", "seat", "tile"}
MOVABLE = {"marker", "score"}


def placed(layout: BoardLayout) -> dict[str, pygame.Rect]:
    """All anchors that keep their place, without the locations round them."""
    return {
        name: box
        for name, box in board_anchors(layout).items()
        if name.split(":")[0] not in MOVABLE | {"site"}
    }


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_no_two_places_overlap_and_all_can_be_pointed_at(box: tuple[int, int], seats: int) -> None:
    layout = board_layout(box, BoardSpec(seats=seats))
    land = pygame.Rect((0, 0), layout.size).inflate(-2 * layout.rim, -2 * layout.rim)
    boxes = placed(layout)
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.colliderect(second), (one, other)
    for name, place in boxes.items():
        assert min(place.size) >= TARGET, name
        assert land.contains(place), name


@pytest.mark.parametrize("box", CRAMPED)
def test_even_cramped_boards_can_be_pointed_at(box: tuple[int, int]) -> None:
    """Neighbours may share a margin there, never their middles."""
    boxes = placed(board_layout(box, SPEC))
    for (one, first), (other, second) in combinations(boxes.items(), 2):
        assert not first.collidepoint(second.center), (one, other)
    assert all(min(place.size) >= TARGET for place in boxes.values())


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_cartouches_lie_apart_and_hold_their_parts(box: tuple[int, int], seats: int) -> None:
    layout = board_layout(box, BoardSpec(seats=seats))
    assert set(layout.sites) == set(SITES)
    whole = [site.box for site in layout.sites.values()]
    assert not [pair for pair in combinations(whole, 2) if pair[0].colliderect(pair[1])]
    for name, site in layout.sites.items():
        assert len(site.pools) == seats
        assert all(site.plate.contains(pool) for pool in site.pools), name
        assert all(not site.ribbon.colliderect(pool) for pool in site.pools), name
        others = [one.box for key, one in layout.sites.items() if key != name]
        assert site.ribbon.collidelist(others) == -1, name
    guild, shop = layout.sites["architects_guild"].box, layout.sites["workshop"].box
    assert all(guild.contains(part) for part in (*layout.display, *layout.tags, layout.pile))
    assert all(shop.contains(part) for part in layout.workshop)
    yard = layout.sites["construction_yard"].box
    assert yard.contains(layout.palace)
    assert all(layout.palace.contains(square) for square in layout.squares)


@pytest.mark.parametrize("seats", SEATS)
def test_every_anchor_of_the_engine_that_lies_on_the_board_has_a_place(seats: int) -> None:
    game = load_game("versailles")
    chairs = [{"kind": "person", "name": "A", "colour": "red"}] * seats
    state = game.setup({"seats": chairs, "options": {}}, 5)
    layout = board_layout((992, 477), BoardSpec(seats=seats))
    wanted = {name for name in anchors(state) if name.split(":")[0] not in ELSEWHERE}
    assert wanted == set(board_anchors(layout))


@pytest.mark.parametrize("box", BOXES)
def test_avenues_run_from_cartouche_to_cartouche_and_through_no_other(
    box: tuple[int, int],
) -> None:
    layout = board_layout(box, SPEC)
    assert set(layout.avenues) == set(SPEC.arrows)
    for (start, end), line in layout.avenues.items():
        for name, point in ((start, line[0]), (end, line[-1])):
            near = layout.sites[name].box.inflate(6, 6)
            assert near.collidepoint(point), (start, end)
        assert math.dist(line[0], line[-1]) >= 9, (start, end)
        for name, site in layout.sites.items():
            if name not in (start, end):
                assert not site.box.clipline(line[0], line[-1]), (start, end, name)
        assert not [king for king in layout.king[:-1] if king.clipline(line[0], line[-1])]


@pytest.mark.parametrize("steps", [1, 6, 18, 25, 28])
def test_the_kings_avenue_is_as_long_as_the_data_say(steps: int) -> None:
    for box in BOXES:
        layout = board_layout(box, BoardSpec(seats=5, king_steps=steps))
        assert len(layout.king) == steps + 1
        assert not [p for p in combinations(layout.king, 2) if p[0].colliderect(p[1])]
        assert layout.king_spot(99) == layout.king[-1].center
        assert len(layout.king_way(0, steps)) == steps + 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_king_sets_out_to_the_same_side_in_every_window(seats: int) -> None:
    for box in BOXES:
        king = board_layout(box, BoardSpec(seats=seats)).king
        assert king[1].centerx < king[0].centerx, box
        assert king[-2].centerx > king[-3].centerx, box


def test_a_much_longer_avenue_still_finds_room() -> None:
    layout = board_layout((992, 477), BoardSpec(seats=5, king_steps=60))
    assert len(layout.king) == 61
    assert all(layout.king_room.inflate(4, 4).contains(step) for step in layout.king[:-1])


@pytest.mark.parametrize(("columns", "rows"), [(5, 4), (6, 4), (4, 4), (6, 5)])
def test_the_palace_has_as_many_squares_as_the_data_say(columns: int, rows: int) -> None:
    layout = board_layout((1488, 752), BoardSpec(columns=columns, rows=rows))
    assert len(layout.squares) == columns * rows
    assert layout.square(columns, rows) == layout.squares[-1]
    assert layout.square(2, 1) == layout.squares[1]
    assert abs(layout.squares[0].width - layout.squares[0].height) <= 1


@pytest.mark.parametrize("box", BOXES)
def test_technology_markers_of_all_seats_can_be_seen(box: tuple[int, int]) -> None:
    for seats in SEATS:
        layout = board_layout(box, BoardSpec(seats=seats))
        room = layout.tech_signs[1]
        sign = room.inflate(-round(2.5 * layout.unit), 0).move(-round(1.4 * layout.unit), 0)
        for column, there in product(range(4), _some_of(seats)):
            spots = [layout.marker(1, column, seat, there) for seat in there]
            cell = layout.niche(1) if column == 0 else layout.techs[1][column - 1]
            row = cell if column == 0 else cell.unionall(list(layout.techs[1]))
            assert all(row.contains(spot) for spot in spots), (seats, column)
            assert cell.collidepoint(spots[0].unionall(spots).center), (seats, column)
            assert not sign.inflate(2, 0).colliderect(layout.niche(1)), "a sign stands clear"
            for first, second in combinations(spots, 2):
                apart = math.dist(first.center, second.center)
                assert apart >= first.width + (0 if column == 0 else 1), (seats, column)


def _some_of(seats: int) -> list[tuple[int, ...]]:
    """Seats that share a place: from one to all of them."""
    return [tuple(range(seats - n, seats)) for n in range(1, seats + 1)]


@pytest.mark.parametrize("box", BOXES)
def test_technology_markers_of_neighbouring_columns_keep_apart(box: tuple[int, int]) -> None:
    layout = board_layout(box, BoardSpec(seats=5))
    for columns in product(range(1, 4), repeat=5):
        spots = [
            layout.marker(0, own, seat, tuple(n for n, c in enumerate(columns) if c == own))
            for seat, own in enumerate(columns)
        ]
        for first, second in combinations(spots, 2):
            assert not first.colliderect(second), columns


def test_score_markers_walk_round_the_frame_and_lap() -> None:
    layout = board_layout((1046, 535), SPEC)
    assert len(layout.score) == 100
    assert layout.score_spot(103) == layout.score_spot(3)
    assert layout.score_spot(7) != layout.score_spot(7, rank=1)
    assert layout.score_spot(0)[0] < layout.score_spot(10)[0] < layout.score_spot(20)[0]


def test_zoom_enlarges_everything_alike() -> None:
    plain = board_layout((992, 477), SPEC)
    for zoom in ZOOM_STEPS:
        large = board_layout((992, 477), SPEC, zoom)
        assert large.size == (round(992 * zoom), round(477 * zoom))
        small_boxes, large_boxes = placed(plain), placed(large)
        for name, box in small_boxes.items():
            for first, second in zip(box, large_boxes[name], strict=True):
                assert abs(first * zoom - second) <= zoom + 1, name


def test_the_same_question_has_the_same_answer() -> None:
    assert board_layout((992, 477), SPEC) is board_layout((992, 477), replace(SPEC))


@pytest.mark.parametrize("box", [*BOXES, (986, 785)])
def test_parterres_and_basins_lie_on_free_lawn(box: tuple[int, int]) -> None:
    layout = board_layout(box, SPEC)
    found = [
        pygame.Rect(*(round(value * layout.unit) for value in place)) for place in ornaments(layout)
    ]
    taken = [site.box for site in layout.sites.values()] + list(layout.king)
    assert found
    assert all(place.collidelist(taken) == -1 for place in found)
    assert not [pair for pair in combinations(found, 2) if pair[0].colliderect(pair[1])]
    for line in layout.avenues.values():
        assert not [place for place in found if place.clipline(line[0], line[-1])]


@pytest.mark.parametrize("points", [5, 30, 42, 70, 95])
def test_markers_on_one_pearl_show_their_shapes(points: int) -> None:
    layout = board_layout(BOXES[0], BoardSpec(seats=5))
    side = SCORE_MARKER * layout.unit
    spots = [layout.score_spot(points, rank) for rank in range(5)]
    apart = [math.dist(one, other) for one, other in combinations(spots, 2)]
    assert min(apart) > 0.7 * side
    inwards = [math.dist(spots[0], spot) for spot in spots]
    assert max(inwards) < 2.2 * side


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_markers_on_nought_stand_apart_in_the_rail_and_cover_no_location(
    box: tuple[int, int], seats: int
) -> None:
    layout = board_layout(box, BoardSpec(seats=seats))
    anchors = board_anchors(layout)
    side = round(MARKER * layout.unit)
    spots = []
    for rank in range(seats):
        spot = pygame.Rect(0, 0, side, side)
        x, y = layout.score_spot(0, rank)
        spot.center = (round(x), round(y))
        assert layout.start_cap.contains(spot)
        spots.append(spot.inflate(-1, -1))
    assert not [pair for pair in combinations(spots, 2) if pair[0].colliderect(pair[1])]
    fixed = [rect for name, rect in anchors.items() if name.split(":")[0] not in MOVABLE]
    fixed += [site.ribbon for site in layout.sites.values()]
    assert layout.start_cap.collidelist(fixed) == -1
    pearl = pygame.Rect(0, 0, layout.score_side(1), layout.score_side(1))
    pearl.center = (round(layout.score[1][0]), round(layout.score[1][1]))
    assert not pearl.colliderect(layout.start_cap.inflate(-2, 0))


@pytest.mark.parametrize("box", [(978, 442), (1462, 700)])
def test_a_second_score_marker_leaves_the_names_of_locations_to_be_read(
    box: tuple[int, int],
) -> None:
    layout = board_layout(box, BoardSpec(seats=5))
    side = SCORE_MARKER * layout.unit
    for points in range(1, 100):
        x, y = layout.score_spot(points, rank=1)
        marker = pygame.Rect(0, 0, round(side), round(side))
        marker.center = (round(x), round(y))
        for site in layout.sites.values():
            name = site.ribbon.inflate(0, -round(0.5 * site.ribbon.height))
            assert not marker.colliderect(name), points


@pytest.mark.parametrize("box", BOXES)
def test_markers_left_before_the_first_technology_lie_in_the_middle_of_their_niche(
    box: tuple[int, int],
) -> None:
    layout = board_layout(box, BoardSpec(seats=5))
    for there in ((3,), (1, 4), (0, 2, 3), (1, 2, 3, 4)):
        cell = layout.niche(0)
        spots = [layout.marker(0, 0, seat, there) for seat in there]
        x, y = spots[0].unionall(spots).center
        assert abs(x - cell.centerx) <= 1, there
        assert abs(y - cell.centery) <= 1, there
        assert all(cell.contains(spot) for spot in spots)
        for first, second in combinations(spots, 2):
            assert math.dist(first.center, second.center) >= 0.94 * first.width, there
