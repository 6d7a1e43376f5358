"""What is laid over the resting table: hints, traces of moves, light around what is meant."""

from __future__ import annotations

import math
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from engine.explain import Choice, Text
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.marks import Marker
from scenes.table.drawing.overlays import CREAM, Veil, _dart_corners, old_light, ribbon
from scenes.table.drawing.ways import Ways
from scenes.table.motion.things import Place, Point, Sprite
from scenes.table.view import Hint

SIZE = (200, 200)
FRAME: Any = SimpleNamespace(board=pygame.Rect(0, 0, *SIZE), scale=1.0)
THING = pygame.Surface((10, 10))


class Ringed(Marker):
    """Notes what wears the ring of the last move."""

    ringed: list[Sprite | None]
    colour: str

    def last_move(self, canvas: Any, place: Place, sprite: Sprite | None, colour: str) -> None:
        self.ringed, self.colour = [sprite], colour


def ways(trail: list[tuple[str, str, int]], sprites: list[Sprite] | None = None) -> Ways:
    """Over a table with the places "a", on the board, and "mine" and "theirs" beside it."""
    places = {
        "a": Place(pygame.Rect(20, 120, 10, 10)),
        "b": Place(pygame.Rect(160, 40, 10, 10)),
        "mine": Place(pygame.Rect(0, 190, 10, 10), board=False),
    }
    lying: Any = SimpleNamespace(
        places=lambda viewer: places,
        picture=SimpleNamespace(sprites=sprites or [], places=places),
        seat=0,
    )
    table: Any = SimpleNamespace(
        untraced=("nowhere",),
        styles=[
            SimpleNamespace(fill="#aa3322", light="#ee8866"),
            SimpleNamespace(fill="#2233aa", light="#6688ee"),
        ],
        trodden=lambda view, start, end: [(25.0, 125.0), (165.0, 45.0)],
    )
    model: Any = SimpleNamespace(trail=trail, now=None, seat=0, last_mover=1)
    return Ways(model, table, lying)


def layers() -> DisplayList:
    made = DisplayList()
    made.begin(SIZE)
    return made


def painted(made: DisplayList) -> pygame.Rect:
    """Where something is seen."""
    canvas = pygame.Surface(SIZE, pygame.SRCALPHA)
    made.paint(canvas, [canvas.get_rect()])
    return canvas.get_bounding_rect()


def test_a_hint_lies_where_the_game_wants_it() -> None:
    over, made = ways([]), layers()
    over.hints(made, FRAME, [Hint(THING, (30.0, 70.0))])
    assert over.hinted == [pygame.Rect(30, 70, 10, 10)]


def test_a_trace_goes_from_where_a_piece_was_to_where_it_is() -> None:
    made = layers()
    ways([("a", "b", 1)]).traces(made, FRAME, Marker(1.0, FRAME.board), 0, {})
    seen = painted(made)
    assert abs(seen.left - 25) < 6
    assert abs(seen.bottom - 125) < 6
    assert seen.collidepoint(165, 45)


@pytest.mark.parametrize(("seat", "shown"), [(0, True), (1, False)])
def test_a_trace_to_somebodys_things_is_seen_while_they_lie_there(seat: int, shown: bool) -> None:
    made = layers()
    ways([("a", "mine", seat)]).traces(made, FRAME, Marker(1.0, FRAME.board), 0, {})
    assert bool(made.height) == shown


def test_the_ring_of_the_last_move_is_that_of_the_topmost_piece() -> None:
    def sprite(key: str, anchor: str = "a", **other: bool) -> Sprite:
        return Sprite(key, "piece", anchor, THING, (20, 120), **other)

    lying = [
        sprite("below"),
        sprite("piece"),
        sprite("number", movable=False),
        sprite("printed", painted=False),
        sprite("elsewhere", "b"),
    ]
    marker = Ringed(1.0, FRAME.board)
    ways([("a", "a", 1)], lying).traces(layers(), FRAME, marker, 0, {})
    assert [each.key for each in marker.ringed if each] == ["piece"]


def test_a_ribbon_ends_in_a_dart() -> None:
    drawn = ribbon(((0.0, 0.0), (0.0, 40.0), (0.0, 80.0)), "#cc4422", 1.0)
    seen = pygame.mask.from_surface(drawn.surface)
    broad = [
        sum(seen.get_at((x, y)) for x in range(seen.get_size()[0]))
        for y in range(seen.get_size()[1])
    ]
    end = -drawn.origin[1] if drawn.origin[1] < 0 else drawn.origin[1]
    assert max(broad[end + 70 :]) > 1.5 * max(broad[: end + 60])


@pytest.mark.parametrize("before", [(50.0, 100.0), (100.0, 50.0), (60.0, 60.0)])
def test_the_corners_of_a_dart_lie_as_far_from_its_tip_on_all_sides(before: Point) -> None:
    tip = (100.0, 100.0)
    corners = _dart_corners(before, tip, 12.0)
    assert [math.dist(tip, corner) for corner in corners] == pytest.approx([12.0] * 3)
    point, *sides = corners
    assert math.dist(before, point) == pytest.approx(math.dist(before, tip) + 12.0)
    assert math.dist(before, sides[0]) == pytest.approx(math.dist(before, sides[1]))


def test_a_trace_is_seen_only_where_both_its_ends_are() -> None:
    for start, end in (("a", "gone"), ("gone", "b"), ("mine", "b")):
        made = layers()
        ways([(start, end, 1)]).traces(made, FRAME, Marker(1.0, FRAME.board), 0, {})
        assert not made.height


def test_a_veil_dims_a_box_except_around_what_is_shown() -> None:
    canvas = pygame.Surface(SIZE)
    canvas.fill("white")
    Veil().lay(canvas, pygame.Rect(20, 60, 160, 120), [pygame.Rect(80, 100, 30, 30)], 120)
    assert canvas.get_at((95, 115)) == pygame.Color("white")
    assert canvas.get_at((10, 100)) == canvas.get_at((95, 50)) == pygame.Color("white")
    corners = [(22, 62), (177, 62), (22, 177), (177, 177)]
    assert {canvas.get_at(at)[:3] for at in corners} == {canvas.get_at((22, 120))[:3]}
    assert canvas.get_at((22, 120)).g < 160


def test_the_frame_of_the_past_keeps_its_distance_on_all_sides() -> None:
    canvas, box = pygame.Surface(SIZE), pygame.Rect(20, 40, 160, 120)
    old_light(canvas, box, 2.0)
    pale, left, top = pygame.Color(CREAM), box.left + 6, box.top + 6
    assert canvas.get_at((left, top)) == canvas.get_at((left, top + 10)) == pale
    assert canvas.get_at((left + 10, top)) == pale
    assert canvas.get_at((left, box.bottom - 7)) == pale
    assert canvas.get_at((left, top - 1)) != pale
    assert canvas.get_at((left - 1, top)) != pale


def test_the_dashes_about_the_past_and_what_lies_between_them_grow_with_the_table() -> None:
    pale = pygame.Color(CREAM)

    def period(scale: float) -> int:
        """px from one dash of the upper edge to the next."""
        canvas, box = pygame.Surface(SIZE), pygame.Rect(0, 0, *SIZE)
        old_light(canvas, box, scale)
        top = round(3 * scale)
        row = [canvas.get_at((left, top)) == pale for left in range(top, SIZE[0])]
        blank = row.index(False)
        return blank + row[blank:].index(True)

    assert period(2.0) == 2 * period(1.0)


def test_a_way_ends_in_a_dart_only_where_it_is_said() -> None:
    line = ((20.0, 100.0), (140.0, 100.0))

    def seen(made: DisplayList) -> bytes:
        canvas = pygame.Surface(SIZE)
        made.paint(canvas, [canvas.get_rect()])
        return pygame.image.tobytes(canvas, "RGB")

    over = ways([])
    over._table.way = lambda view, source, path: line  # type: ignore[method-assign]
    over._model.shown = None  # type: ignore[misc]
    of_choice, plain, darted = layers(), layers(), layers()
    over.way(of_choice, FRAME, Choice(("go",), Text("go"), "piece", "there"))
    over.hints(plain, FRAME, [Hint(way=line)])
    over.hints(darted, FRAME, [Hint(way=line, dart=True)])
    assert seen(of_choice) == seen(plain) != seen(darted)


@pytest.mark.parametrize(("points", "seen"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_way_is_seen_as_soon_as_it_leads_somewhere(points: int, seen: bool) -> None:
    over, made = ways([]), layers()
    line = [(20.0 + 60.0 * n, 100.0) for n in range(points)]
    over._table.way = lambda view, source, path: line  # type: ignore[method-assign]
    over._model.shown = None  # type: ignore[misc]
    assert over.way(made, FRAME, Choice(("go",), Text("go"), "piece", "there")) == line
    assert bool(made.height) is seen


@pytest.mark.parametrize(("seat", "colour"), [(0, "#aa3322"), (1, "#2233aa"), (-1, "#2233aa")])
def test_the_ring_of_a_move_has_the_colour_of_its_seat_or_else_of_who_moved_last(
    seat: int, colour: str
) -> None:
    marker = Ringed(1.0, FRAME.board)
    ways([("a", "a", seat)]).traces(layers(), FRAME, marker, 0, {})
    assert marker.colour == colour
