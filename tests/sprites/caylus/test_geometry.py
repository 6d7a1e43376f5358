"""Where things lie on the board: nothing overlaps, whatever the length, the window and the zoom."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pygame
import pytest

from engine.games.caylus import make_game
from engine.games.caylus.places import anchors
from scenes.table.camera import ZOOM_STEPS
from sprites.caylus.geometry import (
    ESTATE_SLOTS,
    BoardLayout,
    board_anchors,
    board_layout,
    provost_box,
)
from sprites.caylus.geometry_castle import SECTIONS
from sprites.caylus.geometry_road import LONGEST, WORKER_WIDTH
from sprites.caylus.pieces import piece_size
from tests.sampling import sampled

WIDE = [(992, 477), (1046, 535), (1488, 752), (1984, 1003)]
"""The board above a tray, in windows of 1280x690, 1366x768, 1920x1080 and 2560x1440."""
SQUARE = [(600, 603), (670, 672), (948, 948)]
"""The board beside an own column, in the first three of them."""
BOXES = WIDE + SQUARE
LENGTHS = range(2, LONGEST + 1)


def land(layout: BoardLayout) -> pygame.Rect:
    """The board without its frame."""
    return pygame.Rect((0, 0), layout.size).inflate(-2 * layout.rim, -2 * layout.rim)


@pytest.mark.parametrize("box", sampled(BOXES, 2, 5))
def test_no_two_cards_overlap_and_all_lie_on_the_land(box: tuple[int, int]) -> None:
    for cards in LENGTHS:
        layout = board_layout(box, cards)
        places = [layout.card(place) for place in range(cards)] + [layout.end(cards)]
        assert not [pair for pair in combinations(places, 2) if pair[0].colliderect(pair[1])]
        assert all(land(layout).contains(place) for place in places[:-1])
        others = (layout.display_panel, layout.bridge, layout.castle.box, layout.yard)
        for other in others:
            assert other.collidelist(places) == -1, (cards, other)


@pytest.mark.parametrize("box", BOXES)
def test_the_fixed_places_lie_apart(box: tuple[int, int]) -> None:
    layout = board_layout(box, 20)
    fixed = [layout.castle.box, layout.yard, layout.display_panel, layout.bridge]
    assert not [pair for pair in combinations(fixed, 2) if pair[0].colliderect(pair[1])]
    assert all(land(layout).contains(place) for place in fixed)
    assert all(layout.display_panel.contains(slot) for slot in layout.display)
    for count in (1, ESTATE_SLOTS, 6):
        assert all(layout.yard.contains(slot) for slot in layout.estate(count))
    for slots in (layout.display, layout.estate(ESTATE_SLOTS)):
        assert not [pair for pair in combinations(slots, 2) if pair[0].colliderect(pair[1])]


@pytest.mark.parametrize("box", BOXES)
def test_a_lane_runs_free_of_the_cards_of_other_rows(box: tuple[int, int]) -> None:
    for cards in LENGTHS:
        cells = board_layout(box, cards).road.cells
        for cell in cells[:cards]:
            hit = [
                other
                for other in cells[:cards]
                if other is not cell and cell.lane.inflate(-2, 0).colliderect(other.card)
            ]
            assert not hit, cards


@pytest.mark.parametrize("box", BOXES)
def test_worker_and_provost_stand_side_by_side_on_their_lane(box: tuple[int, int]) -> None:
    for cards in (4, 17, LONGEST):
        layout = board_layout(box, cards)
        width = layout.road.card_width * WORKER_WIDTH
        for cell in layout.road.cells:
            assert cell.lane.collidepoint(cell.worker)
            assert cell.lane.collidepoint(cell.provost)
            assert cell.card.left < cell.worker[0] < cell.provost[0] < cell.card.right
            assert cell.provost[0] - cell.worker[0] >= width


def test_cards_are_as_large_as_the_length_allows() -> None:
    for box in BOXES:
        widths = [board_layout(box, cards).road.card_width for cards in LENGTHS]
        assert all(longer <= shorter + 0.01 for shorter, longer in pairwise(widths))
    assert board_layout((992, 477), LONGEST).road.card_width >= 46
    assert board_layout((992, 477), LONGEST, 2.0).road.card_width >= 92
    assert board_layout((992, 477), 23).road.card_width >= 71
    assert board_layout((1046, 535), 23).road.card_width >= 77


def test_land_lies_below_the_last_row_and_its_pieces() -> None:
    for box in WIDE:
        for cards in (8, 20, 24):
            layout = board_layout(box, cards)
            foot = max(layout.well(place).bottom for place in range(cards))
            assert land(layout).bottom - foot >= 0.08 * layout.road.card_width


def test_the_smallest_cards_keep_a_useful_size() -> None:
    for box in BOXES:
        assert board_layout(box, LONGEST).road.card_width >= 40
        assert min(slot.width for slot in board_layout(box, 8).display) >= 51


def test_the_road_grows_in_few_steps() -> None:
    for box in BOXES:
        layouts = [board_layout(box, cards) for cards in LENGTHS]
        changes = sum(first is not second for first, second in pairwise(layouts))
        assert changes <= 8


def test_the_road_runs_past_the_cards_in_order() -> None:
    for cards in LENGTHS:
        cells = board_layout((1046, 535), cards).road.cells
        assert all(cell.start < cell.end for cell in cells)
        assert all(first.end <= second.start + 0.01 for first, second in pairwise(cells))


def test_rows_alternate_their_direction() -> None:
    road = board_layout((1046, 535), 30).road
    for place, cell in enumerate(road.cells):
        assert cell.forward is (place // road.columns % 2 == 0)


@pytest.mark.parametrize("cards", [6, 24, LONGEST])
def test_the_provost_walks_along_the_road(cards: int) -> None:
    layout = board_layout((1488, 752), cards)
    for start, end in ((0, 1), (cards - 1, cards - 4), (2, 5), (cards // 2, cards // 2 - 2)):
        way = layout.way(start, end)
        assert math.dist(way[0], layout.provost(start)) < layout.road.lane_width * 0.2
        assert math.dist(way[-1], layout.provost(end)) < layout.road.lane_width * 0.2
        assert max(math.dist(a, b) for a, b in pairwise(way)) <= layout.road.card_width / 3


@pytest.mark.slow
def test_zoom_enlarges_everything_alike() -> None:
    for cards in (5, 24, LONGEST):
        plain = board_layout((992, 477), cards)
        for zoom in ZOOM_STEPS:
            large = board_layout((992, 477), cards, zoom)
            assert large.size == (round(992 * zoom), round(477 * zoom))
            for place in range(cards):
                small, big = plain.card(place), large.card(place)
                for first, second in zip(small, big, strict=True):
                    assert abs(first * zoom - second) <= zoom
            assert abs(plain.bridge.centerx * zoom - large.bridge.centerx) <= 2 * zoom


@pytest.mark.parametrize("tokens", [(5, 6, 7), (6, 7, 8), (7, 8, 9)])
@pytest.mark.parametrize("box", BOXES)
def test_every_token_has_its_bay(box: tuple[int, int], tokens: tuple[int, int, int]) -> None:
    castle = board_layout(box, 10, 1.0, tokens).castle
    assert tuple(len(castle.bays[section]) for section in SECTIONS) == tokens
    bays = [bay.box for section in SECTIONS for bay in castle.bays[section]]
    assert not [pair for pair in combinations(bays, 2) if pair[0].colliderect(pair[1])]
    assert all(castle.box.contains(bay) for bay in bays)
    assert castle.plaque.collidelist(bays) == -1
    for section in SECTIONS:
        middles = [bay.medal for bay in castle.bays[section]]
        assert all(castle.sections[section].collidepoint(middle) for middle in middles)
    assert castle.medal >= 18


def test_pass_markers_lie_over_their_arches() -> None:
    layout = board_layout((1046, 535), 10)
    for number in range(4):
        left, right = (
            layout.bridge.left + layout.bridge.width * n / 4 for n in (number, number + 1)
        )
        x, y = layout.pass_marker(number)
        assert left < x < right
        assert layout.bridge.top <= y < layout.bridge.top + layout.bridge.height * 0.4


def test_the_pieces_of_the_longest_road_fit_their_places() -> None:
    layout = board_layout((992, 477), LONGEST)
    worker = piece_size("worker", round(layout.road.card_width * WORKER_WIDTH))
    assert worker[1] <= layout.road.lane_width
    assert provost_box(layout, 3).width >= 32


@pytest.mark.parametrize("variant", ["base", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_anchor_of_the_engine_that_lies_on_the_board_has_a_place(
    variant: str, seats: int
) -> None:
    game = make_game()
    config = {"seats": [{"kind": "human"}] * seats, "options": {"variant": variant}}
    state = game.setup(config, 5)
    shown = tuple(state.data.buildings[card].id for card in state.display)
    tokens = (state.tokens[0], state.tokens[1], state.tokens[2])
    layout = board_layout((1046, 535), len(state.road), 1.0, tokens, len(shown))
    placed = board_anchors(layout, len(state.road), shown, max(0, state.provost))
    elsewhere = {"draw", "discard", "workers", "batch"}
    wanted = {
        name
        for name in anchors(state)
        if name not in elsewhere and name.split(":")[0] not in ("goods", "seat", "hand")
    }
    assert wanted == set(placed)


def test_a_square_board_keeps_its_cards_where_few_would_not_be_larger() -> None:
    for box in SQUARE:
        assert len({id(board_layout(box, cards)) for cards in range(2, 24)}) == 1
