"""Palace tiles: every one draws, and whatever changes in the data changes the picture."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pygame
import pytest

from engine.games.versailles.data import DATA_FILE, load_data
from sprites.versailles.tile_face import POINTS_FROM, medal, offered, tile, tile_back, tile_pile
from sprites.versailles.tile_plan import SIDE, garden_middle, room_middle, tile_plan
from sprites.versailles.tile_view import TileFace, turned
from tests.sampling import sampled
from tests.sprites.versailles.samples import FACES, face_of

PATTERNS = ["".join(letters) for letters in product("PG", repeat=4)]
PLAIN = TileFace("x", "X", "PPGG", 7)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def edge_colour(edges: str, side: int, along: float = 0.22) -> pygame.Color:
    """The mean colour of a short stretch of an edge, away from its door or path."""
    px = 100
    picture = tile(TileFace("x", "X", edges), px, points=False)
    spot = round(px * along)
    box = [(spot, 3, 8, 4), (px - 7, spot, 4, 8), (spot, px - 7, 8, 4), (3, spot, 4, 8)][side]
    return pygame.Color(*pygame.transform.average_color(picture, box)[:3])


@pytest.mark.slow
@pytest.mark.parametrize("px", sampled([32, 55, 118]))
def test_every_tile_of_the_data_draws_in_every_position(px: int) -> None:
    for face in FACES:
        for turn in range(4):
            picture = tile(face, px, turn)
            assert picture.get_size() == (px, px)
            assert picture.get_at((px // 2, px // 2)).a == 255


def test_all_sixteen_edge_patterns_have_a_plan_of_their_own() -> None:
    pictures = {pixels(tile(TileFace("x", "X", edges), 60)) for edges in PATTERNS}
    assert len(pictures) == len(PATTERNS)


def test_a_corrected_edge_price_or_point_changes_the_picture() -> None:
    changes: list[dict[str, object]] = [
        {"edges": "PGGG"},
        {"points": 8},
        {"decorations": ("statue",)},
        {"decorations": ("statue", "fountain")},
    ]
    for change in changes:
        changed = replace(PLAIN, **change)  # type: ignore[arg-type]
        assert pixels(tile(PLAIN, 90)) != pixels(tile(changed, 90)), change


def test_a_figure_corrected_in_the_component_file_changes_the_picture() -> None:
    text = DATA_FILE.read_text(encoding="utf-8")
    entry = text.index('id = "T05"')
    head, tail = text[:entry], text[entry:]
    first = next(t for t in load_data(text).tiles if t.id == "T05")
    higher = tail.replace(f"vp = {first.vp}", f"vp = {first.vp + 2}", 1)
    other = tail.replace('edges = "PPPG"', 'edges = "PGPG"', 1)
    before = pixels(tile(face_of(first), 90))
    for corrected in (head + higher, head + other):
        changed = next(t for t in load_data(corrected).tiles if t.id == "T05")
        assert changed != first
        assert pixels(tile(face_of(changed), 90)) != before


def test_turning_turns_the_edges_and_a_full_turn_changes_nothing() -> None:
    assert turned("PPPG", 1) == "GPPP"
    assert turned("PPPG", 4) == "PPPG"
    for edges in PATTERNS:
        whole = pixels(tile(TileFace("x", "X", edges), 48, 4))
        assert whole == pixels(tile(TileFace("x", "X", edges), 48))
        once = tile(TileFace("x", "X", edges), 48, 1)
        assert pixels(once) == pixels(tile(TileFace("x", "X", turned(edges, 1)), 48))


@pytest.mark.parametrize("side", range(4))
def test_edges_that_match_look_alike_and_edges_that_clash_do_not(side: int) -> None:
    """An interior edge is gilt wall, a garden edge hedge, whatever the other three are."""
    rooms = [edge_colour(edges, side, 0.7) for edges in PATTERNS if edges[side] == "P"]
    gardens = [edge_colour(edges, side, 0.76) for edges in PATTERNS if edges[side] == "G"]
    assert all(colour.r > colour.g + 8 and colour.r > colour.b + 25 for colour in rooms)
    assert all(colour.g > colour.r for colour in gardens)


def test_plans_reach_interior_edges_and_keep_off_garden_edges() -> None:
    for edges in PATTERNS:
        plan = tile_plan(edges)
        ends = (
            [room[1] == 0 for room in plan.rooms],
            [room[2] == SIDE for room in plan.rooms],
            [room[3] == SIDE for room in plan.rooms],
            [room[0] == 0 for room in plan.rooms],
        )
        touched = "".join("P" if any(side) else "G" for side in ends)
        assert touched == edges
        for x, y in (room_middle(plan), garden_middle(plan)):
            assert 0 < x < SIDE
            assert 0 < y < SIDE


def test_decorations_stand_in_the_room_or_in_the_garden() -> None:
    inside = replace(PLAIN, decorations=("mirror",), kinds=("interior",))
    outside = replace(inside, kinds=("garden",))
    assert pixels(tile(inside, 80)) != pixels(tile(outside, 80))


def test_points_stand_only_where_they_can_be_read() -> None:
    small = POINTS_FROM - 1
    assert pixels(tile(PLAIN, small)) == pixels(tile(replace(PLAIN, points=9), small))
    assert pixels(tile(PLAIN, POINTS_FROM)) != pixels(tile(replace(PLAIN, points=9), POINTS_FROM))
    assert pixels(tile(PLAIN, 60, points=False)) != pixels(tile(PLAIN, 60))


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels of two pictures differ."""
    here, there = pixels(one), pixels(other)
    return sum(here[at : at + 4] != there[at : at + 4] for at in range(0, len(here), 4))


@pytest.mark.slow
@pytest.mark.parametrize("px", [POINTS_FROM, 42, 60])
def test_the_shield_of_a_tile_on_offer_hides_nothing_it_asks_for(px: int) -> None:
    for face in (face for face in FACES if face.decorations):
        bare = replace(face, decorations=(), kinds=())
        free, none = replace(face, points=0), replace(bare, points=0)
        seen = differing(offered(face, px), offered(bare, px))
        whole = differing(offered(free, px), offered(none, px))
        assert seen > 0.97 * whole, face.key


def test_an_unknown_decoration_is_named() -> None:
    with pytest.raises(KeyError, match="aquarium"):
        medal("aquarium", 30)


def test_piles_grow_and_hide_their_tiles() -> None:
    assert tile_pile(40, 30).get_width() > tile_pile(40, 3).get_width()
    assert pixels(tile_back(40)) != pixels(tile(PLAIN, 40))
