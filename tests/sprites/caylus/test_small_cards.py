"""Small cards lose no rule: names, prices and effects stay as long as the road has three rows,
and a gain that has its price is never shown as a gift."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from engine.texts import languages, load_catalogue
from sprites.caylus.card_effects import LEAST_ICON, amount_row, cost_row, effect_pair, figure_row
from sprites.caylus.card_face import (
    badge_box,
    bears_name,
    effect_boxes,
    name_lines,
    plan_of,
    shield_box,
)
from sprites.caylus.card_road import road_card
from sprites.caylus.card_view import RoadState
from sprites.caylus.geometry import board_layout
from sprites.caylus.geometry_road import SHORT
from sprites.caylus.icons import icon
from sprites.common import fonts
from sprites.common.players import style_of
from tests.sprites.caylus.samples import FACES

BOXES = [(992, 477), (1046, 535), (1470, 752)]
"""The board in windows of 1280x690, 1366x768 and 1920x1080."""
PLAYED = range(7, 24)
"""Cards on the road for most of a game."""
BUILDINGS = sorted(key for key, face in FACES.items() if face.group != "prestige")


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("cards", [20, 24])
@pytest.mark.parametrize("key", BUILDINGS)
def test_a_card_on_three_rows_bears_its_name_and_all_its_effects(
    key: str, cards: int, box: tuple[int, int]
) -> None:
    face, width = FACES[key], board_layout(box, cards).card(0).width
    effects = sum(effect is not None for effect in (face.primary, face.secondary))
    assert bears_name(face.name, width)
    assert len(effect_boxes(face, width)) == max(1, effects)


@pytest.mark.parametrize("language", languages())
def test_every_building_is_called_by_its_name_in_every_language(language: str) -> None:
    catalogue = load_catalogue(language)
    keys = [key for key in sorted(catalogue.keys()) if key.startswith("caylus.card.")]
    names = [catalogue.say(key) for key in keys]
    assert len(names) >= len(FACES)
    for box in BOXES:
        width = board_layout(box, 20).card(0).width
        assert [name for name in names if not bears_name(name, width)] == []


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", languages())
def test_a_name_stands_on_one_line_as_long_as_it_is_not_squeezed_too_much(
    language: str, box: tuple[int, int]
) -> None:
    """Only what would have less than two thirds of its width stands on two lines."""
    catalogue, width = load_catalogue(language), board_layout(box, 24).card(0).width
    names = [catalogue.say(f"caylus.card.{key}") for key in BUILDINGS]
    room, font = min(0.92 * width + 1, 0.984 * width - 6), fonts.serif(fonts.FLOOR, "bold")
    lines = [line for name in names for line in name_lines(name, width)]
    assert [line for line in lines if " " in line and font.size(line)[0] * 0.66 > room] == []
    assert all(len(name_lines(name, width)) <= 2 for name in names)
    if language == "en":
        assert lines == names, "a second line takes the room of picture and effects"


@pytest.mark.parametrize("width", [66, 68, 74, 84, 96])
@pytest.mark.parametrize("key", ["large_sawmill", "small_quarry", "small_sawmill"])
def test_a_name_leaves_air_at_both_ends_of_its_ribbon(key: str, width: int) -> None:
    face = FACES[key]
    plan = plan_of(face, width)
    assert plan.name is not None
    left, top, wide, high = (part * width / 100 for part in plan.name)
    named, bare = (
        road_card(replace(face, name=name), None, RoadState(), width) for name in (face.name, "I I")
    )
    rows = range(round(top + 0.2 * high), round(top + 0.8 * high))
    inked = [x for x in range(width) for y in rows if named.get_at((x, y)) != bare.get_at((x, y))]
    assert min(inked) - left >= 2.5
    assert left + wide - 1 - max(inked) >= 2.5


@pytest.mark.parametrize("width", [65, 66, 68, 70, 76])
@pytest.mark.parametrize("key", ["church", "bank", "peddler"])
def test_effects_of_two_sizes_show_every_price_and_the_owners_exchange(
    key: str, width: int
) -> None:
    """The two sizes stand below each other, and beside them what the owner exchanges."""
    face, style = FACES[key], style_of("red")
    workers, owners = effect_boxes(face, width)
    assert min(workers.width, owners.width) >= 20
    shown = road_card(face, style, RoadState(), width)
    assert face.primary is not None
    assert face.secondary is not None
    for number, field in ((0, workers), (1, workers), (0, owners)):
        whole = face.primary if field is workers else face.secondary
        options = list(whole.options)
        (good, _), *_ = options[number].pay
        options[number] = replace(options[number], pay=((good, 9),))
        dearer = replace(whole, options=tuple(options))
        changed = {"primary" if field is workers else "secondary": dearer}
        other = road_card(replace(face, **changed), style, RoadState(), width)
        shots = [pygame.image.tobytes(card.subsurface(field), "RGBA") for card in (shown, other)]
        assert shots[0] != shots[1], "another price is seen"


@pytest.mark.parametrize("width", [56, 59, 62])
@pytest.mark.parametrize("key", ["church", "bank", "peddler"])
def test_the_smallest_card_with_a_name_shows_the_price_of_either_size(key: str, width: int) -> None:
    face = FACES[key]
    assert face.primary is not None
    shots = set()
    for number in range(-1, 2):
        options = list(face.primary.options)
        if number >= 0:
            (good, _), *_ = options[number].pay
            options[number] = replace(options[number], pay=((good, 9),))
        dearer = replace(face, primary=replace(face.primary, options=tuple(options)))
        shots.add(pygame.image.tobytes(road_card(dearer, None, RoadState(), width), "RGBA"))
    assert len(shots) == 3


@pytest.mark.parametrize("width", [66, 70, 76])
def test_plates_of_one_line_and_of_two_hang_from_one_line(width: int) -> None:
    plates = [plan_of(FACES[key], width).name for key in ("market", "small_quarry")]
    tops = [plate[1] for plate in plates if plate is not None]
    assert len(tops) == 2
    assert tops[0] == tops[1]


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("language", languages())
def test_prestige_buildings_bear_their_names_in_every_language(
    language: str, box: tuple[int, int]
) -> None:
    catalogue, width = load_catalogue(language), board_layout(box, 20).display[0].width
    names = [catalogue.say(f"caylus.card.{key}") for key in FACES if key not in BUILDINGS]
    assert len(names) == 7
    assert [name for name in names if not bears_name(name, width)] == []


@pytest.mark.parametrize("box", BOXES)
def test_cards_move_once_before_three_rows_are_full(box: tuple[int, int]) -> None:
    layouts = {cards: board_layout(box, cards) for cards in PLAYED}
    moved = [
        longer for shorter, longer in pairwise(PLAYED) if layouts[shorter] is not layouts[longer]
    ]
    assert moved == [SHORT]
    short, long = layouts[SHORT - 1].road, layouts[SHORT].road
    assert (short.rows, long.rows) == (2, 3)
    assert 1.2 <= short.card_width / long.card_width <= 1.26


@pytest.mark.parametrize("width", [66, 70, 76, 96])
def test_stored_goods_leave_the_points_in_sight(width: int) -> None:
    face, style = FACES["small_quarry"], style_of("red")
    bare = road_card(face, style, RoadState(), width)
    for number in (1, 4):
        full = road_card(face, style, RoadState(store=("stone", number)), width)
        box = shield_box(width, 1).inflate(-4, -4)
        shots = [card.subsurface(box) for card in (bare, full)]
        assert pygame.image.tobytes(shots[0], "RGBA") == pygame.image.tobytes(shots[1], "RGBA")
        assert pygame.image.tobytes(bare, "RGBA") != pygame.image.tobytes(full, "RGBA")


@pytest.mark.parametrize("width", [66, 70, 76])
@pytest.mark.parametrize("key", ["small_sawmill", "small_quarry", "large_sawmill"])
def test_a_name_on_two_lines_leaves_the_picture_and_the_effects(key: str, width: int) -> None:
    face, style = replace(FACES[key], name="Nagy fűrészmalom"), style_of("red")
    assert len(name_lines(face.name, width)) == 2
    plan = plan_of(face, width)
    assert plan.picture[3] >= 50
    assert len(effect_boxes(face, width)) == 2
    good = face.primary.options[0].gain[0][0] if face.primary is not None else ""
    bare, full = (
        road_card(face, style, RoadState(store=store), width) for store in (None, (good, 4))
    )
    foot = round((plan.picture[1] + plan.picture[3]) * width / 100)
    below = pygame.Rect(0, foot // 2 + 4, width, foot // 2 - 4)
    shots = [pygame.image.tobytes(card.subsurface(below), "RGBA") for card in (bare, full)]
    assert shots[0] == shots[1], "goods hide only the sky"


@pytest.mark.parametrize("width", [85, 86, 90])
def test_names_in_hand_stand_on_one_line_clear_of_the_cost(width: int) -> None:
    names = [face.name for face in FACES.values() if face.group == "player"]
    assert [name for name in names if len(name_lines(name, width, in_hand=True)) > 1] == []


@pytest.mark.parametrize("language", languages())
def test_names_in_the_hand_of_a_large_window_become_smaller_rather_than_longer(
    language: str,
) -> None:
    catalogue = load_catalogue(language)
    keys = [key for key, face in FACES.items() if face.group == "player"]
    names = [catalogue.say(f"caylus.card.{key}") for key in keys]
    assert [name for name in names if len(name_lines(name, 118, in_hand=True)) > 1] == []


@pytest.mark.parametrize("key", ["church", "bank", "peddler"])
def test_two_prices_beside_the_owners_exchange_have_icons_that_are_read_with_ease(key: str) -> None:
    """In the strip of the smallest card of three rows: icons of 14 px in two lines."""
    face = FACES[key]
    assert face.primary is not None
    assert face.secondary is not None
    pair = effect_pair(face.primary, face.secondary, (57, 29), 16)
    assert pair is not None
    assert [part.get_height() for part in pair] == [28, 28]


def test_a_cost_of_many_goods_is_told_by_figures_where_they_would_be_small() -> None:
    many, few = (("food", 3), ("gold", 2)), (("wood", 2), ("gold", 1))
    narrow = [cost_row(cost, (52, 21), 16) for cost in (many, few)]
    wide = cost_row(many, (90, 30), 18)
    shown = [pygame.image.tobytes(row, "RGBA") for row in (*narrow, wide) if row is not None]
    assert shown[0] in {
        pygame.image.tobytes(figure_row(many, px), "RGBA") for px in range(LEAST_ICON, 17)
    }
    figures = {
        pygame.image.tobytes(figure_row(cost, px), "RGBA")
        for cost in (many, few)
        for px in range(9, 20)
    }
    assert not figures & set(shown[1:]), "there is room for every good"


@pytest.mark.parametrize("width", [66, 68, 74])
def test_stored_goods_stand_in_the_middle_between_badge_and_points(width: int) -> None:
    face, style = FACES["small_quarry"], style_of("red")
    bare, full = (
        road_card(face, style, RoadState(store=store), width) for store in (None, ("stone", 3))
    )
    changed = [
        x
        for x in range(width)
        for y in range(bare.get_height())
        if bare.get_at((x, y)) != full.get_at((x, y))
    ]
    middle = (badge_box(width).right + shield_box(width, 1).left) / 2
    assert abs((min(changed) + max(changed)) / 2 - middle) <= 2.5


@pytest.mark.parametrize("width", [66, 70, 74, 78])
def test_all_names_of_one_line_stand_at_one_height(width: int) -> None:
    """Buildings stand in rows: a ribbon that hung higher on some would make the rows wobble."""
    heights = {
        plan.name[1]
        for key in BUILDINGS
        if len(name_lines(FACES[key].name, width)) == 1
        for plan in [plan_of(FACES[key], width)]
        if plan.name is not None
    }
    assert len(heights) == 1


def test_the_ribbon_of_a_larger_card_of_the_road_is_not_lower() -> None:
    """A road of few cards shows them larger: their names too, in every usual window."""
    plans = [(plan_of(FACES["market"], width).name, width) for width in range(70, 190)]
    heights = [plan[3] * width for plan, width in plans if plan is not None]
    assert len(heights) == len(plans)
    assert heights == sorted(heights)


@pytest.mark.parametrize("width", [69, 72, 75])
@pytest.mark.parametrize("key", ["church", "bank", "peddler"])
def test_two_prices_on_a_card_of_the_road_stand_in_columns_of_large_icons(
    key: str, width: int
) -> None:
    face, plan = FACES[key], plan_of(FACES[key], width)
    assert face.primary is not None
    assert face.secondary is not None
    room = (round((plan.strip[2] - 3) * width / 100), round((plan.strip[3] - 0.6) * width / 100))
    pair = effect_pair(face.primary, face.secondary, room, 21)
    assert pair is not None
    assert [part.get_height() for part in pair] >= [32, 32]


@pytest.mark.parametrize("px", [16, 18])
def test_a_figure_on_a_small_coin_is_11_px_high(px: int) -> None:
    bare = icon("flat_coin", px)
    coins = [amount_row((("denier", number),), px) for number in range(2, 6)]
    changed = [
        y
        for y in range(px)
        for x in range(px)
        if any(coin.get_at((x, y)) != bare.get_at((x, y)) for coin in coins)
    ]
    assert max(changed) - min(changed) + 1 >= 11
