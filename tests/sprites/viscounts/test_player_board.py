"""The player's board and the automa's: anchors, reveals, markers and cards."""

import tomllib
from dataclasses import replace
from itertools import combinations

import pygame
import pytest

from sprites.common.players import style_of
from sprites.viscounts.automa_board import (
    LARGE,
    SMALL,
    AutomaBoardView,
    automa_layout,
    draw_automa_board,
)
from sprites.viscounts.icons.catalogue import ICON_NAMES
from sprites.viscounts.player_board import (
    PlayerBoardView,
    SlotView,
    board_layout,
    draw_player_board,
)
from sprites.viscounts.player_board_glyphs import slot_glyphs
from sprites.viscounts.player_board_layout import HEIGHT, WIDTH
from sprites.viscounts.player_board_slots import tablet
from tests.source import ROOT

DATA = tomllib.loads((ROOT / "engine/games/viscounts/cards.toml").read_text(encoding="utf-8"))
SCALES = [0.9, 1.0, 1.4, 2.0]
PLAYER_ANCHORS = (
    {f"slot:{n}" for n in range(1, 10)}
    | {f"track:{n}" for n in range(1, 8)}
    | {f"bay:{n}" for n in range(1, 4)}
)
FOCUS = {
    "act_transcribe": "manuscript",
    "act_build": "building",
    "act_workers": "workers",
    "act_flip": "flip",
}


def gains(effects: list[str]) -> tuple[tuple[str, int], ...]:
    pairs = (effect.partition(":") for effect in effects)
    return tuple((name, int(count or 1)) for name, _, count in pairs)


def slots(entries: list[dict[str, str]], built: set[int]) -> tuple[SlotView, ...]:
    return tuple(
        SlotView(entry["type"], number in built, slot_glyphs(entry["reveals"]))
        for number, entry in enumerate(entries, 1)
    )


def player_view(built: set[int] = frozenset(), corruption: int = 1, virtue: int = 7):
    return PlayerBoardView(
        name="Julia",
        style=style_of("red"),
        slots=slots(DATA["slot"], built),
        prices=(5, 7, 3),
        corruption=corruption,
        virtue=virtue,
        track=tuple(gains(space["active"]) for space in DATA["collision"]),
        start_icons=((), ("cleric", "builder", "noble"), ("merchant", "merchant")),
    )


def automa_view(board: dict, built: set[int] = frozenset()):
    return AutomaBoardView(
        kind=board["id"],
        name=board["name"],
        style=style_of("blue"),
        focus=FOCUS[board["focus"]],
        chart=tuple(
            (wish["resource"], wish["below"] if wish["below"] < 99 else None)
            for wish in board["resource_chart"]
        ),
        slots=slots(board["slots"], built),
        prices=(7, 5, 3),
        corruption=1,
        virtue=7,
        track=tuple(gains(space["active_ai"]) for space in DATA["collision"]),
        start_icons=(
            (),
            tuple(board["start_icons_space_2"]),
            tuple(board["start_icons_space_3"]),
        ),
        draw_count=5,
        discard_count=0,
        future_count=8,
    )


def painted(view, size: tuple[int, int], cards=(None, None, None)) -> pygame.Surface:
    table = pygame.Surface((size[0] + 40, size[1] + 40))
    rect = pygame.Rect((20, 20), size)
    draw = draw_player_board if isinstance(view, PlayerBoardView) else draw_automa_board
    draw(table, rect, view, cards)
    return table.subsurface(rect)


def changed(one: pygame.Surface, two: pygame.Surface, box: pygame.Rect) -> int:
    """Number of sampled pixels in the box in which two pictures differ."""
    return sum(
        one.get_at((x, y)) != two.get_at((x, y))
        for x in range(box.left, box.right, 2)
        for y in range(box.top, box.bottom, 2)
    )


def at_scale(units: tuple[int, int], scale: float) -> tuple[int, int]:
    return round(units[0] * scale), round(units[1] * scale)


@pytest.mark.parametrize("scale", SCALES)
def test_player_anchors_lie_apart_inside_and_can_be_hit(scale: float) -> None:
    rect = pygame.Rect((31, 17), at_scale((WIDTH, HEIGHT), scale))
    places = board_layout(rect)
    assert set(places) == PLAYER_ANCHORS
    assert all(rect.contains(box) for box in places.values())
    assert all(min(box.size) >= 32 for box in places.values())
    assert not any(one.colliderect(two) for one, two in combinations(places.values(), 2))


@pytest.mark.parametrize("units", [LARGE, SMALL], ids=["large", "small"])
@pytest.mark.parametrize("scale", SCALES)
def test_automa_anchors_lie_apart_inside_and_can_be_hit(units, scale: float) -> None:
    rect = pygame.Rect((31, 17), at_scale(units, scale))
    layout = automa_layout(rect)
    boxes = layout.anchors
    assert set(boxes) == PLAYER_ANCHORS | {"pile:draw", "pile:discard", "pile:future"}
    assert all(rect.contains(box) for box in boxes.values())
    assert all(min(box.size) >= 32 for box in boxes.values())
    assert not any(one.colliderect(two) for one, two in combinations(boxes.values(), 2))
    assert not layout.focus.colliderect(layout.chart)
    assert not layout.header.colliderect(layout.focus)


@pytest.mark.parametrize("size", [(520, 480), (300, 420), (640, 560)])
def test_other_proportions_keep_the_anchors_apart(size: tuple[int, int]) -> None:
    places = board_layout(pygame.Rect((0, 0), size)).values()
    assert not any(one.colliderect(two) for one, two in combinations(places, 2))


@pytest.mark.parametrize("number", range(1, 10))
def test_building_a_house_reveals_its_slot(number: int) -> None:
    size = (WIDTH, HEIGHT)
    before, after = painted(player_view(), size), painted(player_view({number}), size)
    box = board_layout(pygame.Rect((0, 0), size))[f"slot:{number}"]
    assert changed(before, after, box) > 60


def test_markers_move_along_the_track_and_meet() -> None:
    size = (WIDTH, HEIGHT)
    places = board_layout(pygame.Rect((0, 0), size))
    apart = painted(player_view(corruption=2, virtue=6), size)
    met = painted(player_view(corruption=4, virtue=4), size)
    for space in (2, 4, 6):
        assert changed(apart, met, places[f"track:{space}"]) > 60
    assert changed(apart, met, places["track:1"]) == 0


def test_card_covers_its_bay_and_only_its_bay() -> None:
    size = (WIDTH, HEIGHT)
    places = board_layout(pygame.Rect((0, 0), size))
    card = pygame.Surface(places["bay:2"].size, pygame.SRCALPHA)
    card.fill((10, 200, 30, 255))
    board = painted(player_view(), size, (None, card, None))
    assert board.get_at(places["bay:2"].center)[:3] == (10, 200, 30)
    assert board.get_at(places["bay:1"].center)[:3] != (10, 200, 30)


def test_name_and_owner_show_on_the_board() -> None:
    size = (WIDTH, HEIGHT)
    julia = painted(player_view(), size)
    other = painted(replace(player_view(), name="Mateus", style=style_of("green")), size)
    assert changed(julia, other, pygame.Rect(10, 10, 120, 26)) > 300


def test_long_name_stays_on_the_banner() -> None:
    size = (WIDTH, HEIGHT)
    short = painted(player_view(), size)
    long = painted(replace(player_view(), name="Maximiliana " * 8), size)
    assert changed(short, long, pygame.Rect(320, 12, 40, 24)) == 0


@pytest.mark.parametrize("board", DATA["ai_board"], ids=lambda board: board["id"])
@pytest.mark.parametrize("units", [LARGE, SMALL], ids=["large", "small"])
@pytest.mark.parametrize("scale", [0.9, 1.0])
def test_automa_board_draws_and_reveals(board, units, scale: float) -> None:
    size = at_scale(units, scale)
    closed = painted(automa_view(board), size)
    opened = painted(automa_view(board, set(range(1, 10))), size)
    for number in range(1, 10):
        box = automa_layout(pygame.Rect((0, 0), size)).anchors[f"slot:{number}"]
        assert changed(closed, opened, box) > 40


def test_automa_boards_differ_from_each_other() -> None:
    pictures = [painted(automa_view(board), SMALL) for board in DATA["ai_board"]]
    assert len(pictures) == 4
    for one, two in combinations(pictures, 2):
        assert changed(one, two, pygame.Rect(0, 0, *SMALL)) > 2000


def test_automa_pile_counts_are_shown() -> None:
    view = automa_view(DATA["ai_board"][0])
    box = automa_layout(pygame.Rect((0, 0), SMALL)).anchors["pile:future"]
    full, empty = painted(view, SMALL), painted(replace(view, future_count=0), SMALL)
    assert changed(full, empty, box) > 30


def test_every_slot_of_the_game_has_a_picture_of_its_own() -> None:
    human = [entry["reveals"] for entry in DATA["slot"]]
    solo = [entry["reveals"] for board in DATA["ai_board"] for entry in board["slots"]]
    signs = {code: slot_glyphs(code) for code in human + solo}
    assert len(set(signs.values())) == len(signs)
    for glyphs in signs.values():
        assert set(glyphs.trigger + glyphs.effect) <= set(ICON_NAMES)
        assert pygame.mask.from_surface(tablet(glyphs, 38)).count() > 900


def test_slot_code_without_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture for the slot code 'earthquake:2'"):
        slot_glyphs("earthquake:2")
