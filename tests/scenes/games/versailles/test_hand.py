"""The tiles of a hand: as large as there is room, and read also while they are refused."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from engine.games.versailles.places import tile
from scenes.games.versailles.board import tile_key
from scenes.games.versailles.layout import hand_plan, shelf_of
from scenes.games.versailles.shelf import draw_shelf, price_of
from scenes.games.versailles.shots import building, position
from scenes.table.camera import Camera
from scenes.table.frame import make_frame
from tests.scenes.games.versailles.test_table import make_table, shown


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_tiles_of_a_small_hand_are_larger_where_four_would_leave_room(
    size: tuple[int, int],
) -> None:
    frame = make_frame(size, 100, "foot")
    shelf = shelf_of(frame)
    usual = hand_plan(shelf.hand, frame.scale, 4).tiles[0].width
    sides = [hand_plan(shelf.hand, frame.scale, tiles).tiles[0].width for tiles in (1, 2, 3)]
    assert min(sides[:2]) >= 1.27 * usual
    assert sides[2] >= 1.12 * usual
    for tiles in (1, 2, 3):
        plan = hand_plan(shelf.hand, frame.scale, tiles)
        assert all(free.width <= usual * 1.05 for free in plan.tiles[tiles:])
        assert min(name.width for name in plan.names) >= 60


def test_a_refused_tile_of_the_hand_can_still_be_read() -> None:
    session = building()
    table, _ = make_table(4)
    view, seat = shown(session)
    table.show_seat(seat)
    places = table.places(view, seat)
    own = [place for name, place in places.items() if name.startswith("tile:")]
    assert own
    assert all(place.fine for place in own)


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_the_place_of_a_tile_goes_round_all_that_it_asks_for(size: tuple[int, int]) -> None:
    """Also round a long price, which stands out above a small tile: a frame would run through."""
    view, seat = shown(building())
    longest = sorted(range(len(view.data.tiles)), key=lambda tile: -len(price_of(view, tile)))
    view.players[seat].hand[:] = longest[:4]
    table, frame = make_table(4, size)
    table.show_seat(seat)
    places = table.places(view, seat)
    for number in longest[:4]:
        place = places[tile(view, number)].rect
        lines = len(price_of(view, number))
        assert lines >= 4
        assert place.height >= lines * max(14, 17.5 * frame.scale - 1)
        assert shelf_of(frame).hand.contains(place)


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
@pytest.mark.parametrize("letters", [80, 100, 150])
def test_a_name_stands_in_the_middle_below_its_tile(size: tuple[int, int], letters: int) -> None:
    frame = make_frame(size, letters, "foot")
    plan = hand_plan(shelf_of(frame).hand, frame.scale, 4)
    for face, price, name in zip(plan.tiles, plan.prices, plan.names, strict=True):
        assert abs(face.union(price).centerx - name.centerx) <= 8 * frame.scale


@pytest.mark.slow
def test_a_long_name_with_small_letters_stays_off_the_frame_of_the_shelf() -> None:
    table, _ = make_table(4)
    frame = make_frame((1280, 690), 80, "foot")
    table.lay_out(frame, Camera(frame.board))
    view, seat = shown(building())
    names = [table.faces(view).face(each).name for each in range(len(view.data.tiles))]
    view.players[seat].hand[:] = sorted(range(len(names)), key=lambda each: -len(names[each]))[:4]
    table.show_seat(seat)
    shelf = table._shelf_view(view, seat)
    pictures = []
    for each in (shelf, replace(shelf, names=("",) * 4)):
        canvas = pygame.Surface(frame.size)
        draw_shelf(canvas, each, frame.scale, table.theme)
        pictures.append(canvas)
    mask = pygame.mask.from_threshold(pictures[0], (0, 0, 0), (1, 1, 1, 255), pictures[1])
    mask.invert()
    written = mask.get_bounding_rects()
    assert written
    assert max(box.bottom for box in written) <= shelf.box.bottom - 4


@pytest.mark.slow
def test_the_words_about_free_places_are_silent_while_a_tile_comes_there() -> None:
    session = position(lambda _, question: any(c.action[0] == "take" for c in question.choices))
    table, _ = make_table(4)
    view, seat = shown(session)
    table.show_seat(seat)
    offered = next(tile_key(each) for each in view.display if each >= 0)
    shelf = table.stage_box()
    spoken, quiet, after = (
        pygame.image.tobytes(table.ground(view, seat, frozenset(away)).subsurface(shelf), "RGB")
        for away in ((), (offered,), ("king",))
    )
    assert spoken == after != quiet
    assert table.lettering(view) == [], "no slip keeps off words that are not there"
