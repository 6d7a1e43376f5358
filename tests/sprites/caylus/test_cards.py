"""Façade cards: every building at every size, and what happens to cards on the road."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from sprites.caylus.card_effects import LEAST_COIN, LEAST_GAIN, amount_row, effect_picture
from sprites.caylus.card_face import (
    NAMED_FROM,
    bears_name,
    card_face,
    card_height,
    effect_boxes,
    name_lines,
    plan_of,
)
from sprites.caylus.card_road import card_back, residence_card, road_card
from sprites.caylus.card_stage import staged_card
from sprites.caylus.card_view import RoadState, residence_face
from sprites.caylus.facade import FACADES, RESIDENCES, facade
from sprites.common import fonts
from sprites.common.players import PLAYER_STYLES, style_of
from tests.sampling import sampled
from tests.sprites.caylus.samples import DATA, FACES

FRESH = RoadState()
RED, BLUE = style_of("red"), style_of("blue")
SMALLEST_ON_ROAD, SMALLEST_IN_DISPLAY = 46, 51
SIZES = [46, 70, 104, 170, 300]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def brightness(surface: pygame.Surface) -> float:
    return float(sum(pygame.transform.average_color(surface)[:3]))


def test_every_card_of_the_data_has_a_facade() -> None:
    assert set(FACADES) == {building.id for building in DATA.buildings}


def test_no_two_facades_are_alike() -> None:
    pictures = {pixels(facade(key, (60, 56))) for key in FACADES}
    pictures |= {pixels(facade("residence", (60, 56), variant=v)) for v in range(len(RESIDENCES))}
    assert len(pictures) == len(FACADES) + len(RESIDENCES)


def test_an_unknown_building_is_named() -> None:
    with pytest.raises(KeyError, match="casino"):
        facade("casino", (40, 40))


@pytest.mark.parametrize("width", sampled(SIZES, 2))
def test_a_face_has_the_size_that_was_asked_for(width: int) -> None:
    for key, face in FACES.items():
        style = RED if face.group == "player" else None
        card = card_face(face, style, width, True)
        assert card.get_size() == (width, card_height(width)), key
        assert card.get_at((0, 0)).a < 40, key
        assert card.get_at((width // 2, card_height(width) // 2)).a == 255, key


def test_faces_are_made_once_and_shared() -> None:
    bank = FACES["bank"]
    assert card_face(bank, RED, 104) is card_face(replace(bank), RED, 104)


@pytest.mark.parametrize(
    ("change", "seen_from"),
    [
        ({"name": "Knab"}, 104),
        ({"points": 1}, 60),
        ({"key": "market"}, 46),
        ({"primary": FACES["large_farm"].primary}, 46),
        ({"secondary": FACES["large_farm"].secondary}, 104),
        ({"cost": (("gold", 1),)}, 120),
    ],
)
def test_what_changes_a_face(change: dict[str, object], seen_from: int) -> None:
    bank = FACES["bank"]
    changed = replace(bank, **change)  # type: ignore[arg-type]
    first, second = (card_face(face, RED, seen_from, True) for face in (bank, changed))
    assert pixels(first) != pixels(second)


def test_the_frame_tells_the_owner_at_the_smallest_size() -> None:
    faces = [card_face(FACES["bank"], style, 46) for style in PLAYER_STYLES[:4]]
    assert len({pixels(face) for face in faces}) == 4
    for face, style in zip(faces, PLAYER_STYLES, strict=False):
        frame = face.get_at((1, 40))
        wanted = pygame.Color(style.fill)
        assert sum(abs(frame[i] - wanted[i]) for i in range(3)) < 150


def test_names_stand_whole_and_readable_or_not_at_all() -> None:
    for face in FACES.values():
        for width in range(40, 200, 4):
            if bears_name(face.name, width):
                assert width >= NAMED_FROM
                font, lines = fonts.serif(fonts.FLOOR, "bold"), name_lines(face.name, width)
                assert " ".join(lines) == face.name
                assert max(font.size(line)[0] for line in lines) <= width * 1.36, "seven tenths"
    assert not bears_name("A very-long-name-of-a-building", 110)
    assert all(bears_name(face.name, 104) for face in FACES.values())
    assert all(bears_name(face.name, 71) for face in FACES.values()), "three rows at 1280 x 690"


@pytest.mark.parametrize("width", [70, 84, 95, 110])
def test_pictures_fill_their_frame_whatever_room_the_name_takes(width: int) -> None:
    """A picture of other proportions would leave a dark stripe at the right or below."""
    card = card_face(FACES["market"], PLAYER_STYLES[0], width)
    plan, unit = plan_of(FACES["market"], width), width / 100
    left, top, wide, _ = (part * unit for part in plan.picture)
    sky = [card.get_at((round(x), round(top + 26 * unit))) for x in (left + 3, left + wide - 4)]
    assert all(sum(tone[:3]) > 300 for tone in sky)


def test_all_options_show_where_there_is_room() -> None:
    for key in ("bank", "peddler", "church"):
        effect = FACES[key].primary
        assert effect is not None
        assert len(effect.options) == 2
        larger = replace(effect, options=effect.options[1:])
        both = effect_picture(effect, (60, 34))
        alone = effect_picture(larger, (60, 34))
        assert both is not None
        assert alone is not None
        assert both.get_height() > alone.get_height() * 0.9
        assert effect_picture(effect, (20, 10)) is None
        small = effect_picture(effect, (40, 15), gain_only=True)
        assert small is not None
        assert small.get_height() >= LEAST_GAIN


def test_the_larger_option_of_bank_and_peddler_shows_on_a_card() -> None:
    for key in ("bank", "peddler"):
        face = FACES[key]
        assert face.primary is not None
        less = replace(face, primary=replace(face.primary, options=face.primary.options[:1]))
        for width in (104, 150):
            assert pixels(card_face(face, RED, width)) != pixels(card_face(less, RED, width))


def test_coins_bear_their_figure_and_are_never_too_small_for_it() -> None:
    for number in (2, 4):
        for px in (LEAST_COIN, LEAST_COIN - 3):
            assert amount_row((("denier", number),), px).get_width() == LEAST_COIN


def test_every_card_shows_some_effect_or_cost_at_the_smallest_size() -> None:
    for key, face in FACES.items():
        bare = replace(face, primary=None, secondary=None, cost=())
        width = SMALLEST_IN_DISPLAY if face.group == "prestige" else SMALLEST_ON_ROAD
        first, second = (card_face(one, None, width) for one in (face, bare))
        assert pixels(first) != pixels(second), key


@pytest.mark.parametrize("width", [46, 104])
@pytest.mark.parametrize(
    "state",
    [
        RoadState(store=("food", 3)),
        RoadState(residence=True, title="Residence"),
        RoadState(residence=True, title="Residence", crown=FACES["statue"]),
        RoadState(chosen=True),
        RoadState(dimmed=True),
    ],
)
def test_what_happened_to_a_card_shows(state: RoadState, width: int) -> None:
    plain = road_card(FACES["small_farm"], RED, FRESH, width)
    changed = road_card(FACES["small_farm"], RED, state, width)
    assert plain.get_size() == changed.get_size()
    assert pixels(plain) != pixels(changed)


def test_every_stored_cube_counts() -> None:
    cards = {
        pixels(road_card(FACES["small_farm"], RED, RoadState(store=("food", left)), 46))
        for left in range(1, 5)
    }
    assert len(cards) == 4


def test_a_card_behind_the_provost_is_darker() -> None:
    lit, dim = (
        road_card(FACES["church"], BLUE, RoadState(dimmed=dimmed), 80) for dimmed in (False, True)
    )
    assert brightness(dim) < brightness(lit) * 0.85


def test_a_residence_under_a_crown_is_worth_nothing() -> None:
    open_house = RoadState(residence=True, points=1)
    crowned = replace(open_house, crown=FACES["hotel"])
    assert residence_face(open_house).points == 1
    assert residence_face(crowned).points == 0


def test_backs_tell_their_owner() -> None:
    backs = {pixels(card_back(style, 80)) for style in PLAYER_STYLES}
    assert len(backs) == len(PLAYER_STYLES)
    assert pixels(residence_card(RED, 80)) != pixels(card_back(RED, 80))


def test_the_effect_at_work_is_lit_and_the_others_are_veiled() -> None:
    face = FACES["market"]
    boxes = effect_boxes(face, 120)
    assert len(boxes) == 2
    plain = road_card(face, RED, FRESH, 120)
    first = staged_card(face, RED, FRESH, 120, ("lit", "open"))
    second = staged_card(face, RED, FRESH, 120, ("done", "lit"))
    for box in boxes:
        looks = {pixels(card.subsurface(box)) for card in (plain, first, second)}
        assert len(looks) == 3
    above = pygame.Rect(0, 0, 120, boxes[0].top - 8)
    assert pixels(first.subsurface(above)) == pixels(plain.subsurface(above))


@pytest.mark.parametrize("width", [46, 62, 70, 104])
@pytest.mark.parametrize("left", [2, 4])
def test_the_slip_with_the_store_stays_on_the_picture(width: int, left: int) -> None:
    """Beside it the card looks as it does without any cubes."""
    plain = road_card(FACES["small_farm"], RED, FRESH, width)
    stored = road_card(FACES["small_farm"], RED, RoadState(store=("food", left)), width)
    changed = [
        (x, y)
        for x in range(width)
        for y in range(plain.get_height())
        if plain.get_at((x, y)) != stored.get_at((x, y))
    ]
    assert min(x for x, _ in changed) > 1
    assert max(x for x, _ in changed) < width - 1
    assert max(y for _, y in changed) < 0.75 * plain.get_height()


@pytest.mark.parametrize("row", range(4, 12))
def test_no_residence_looks_like_its_neighbour_beside_or_above(row: int) -> None:
    """The road winds: below the last place of a row stands the first of the next."""
    houses = len(RESIDENCES)
    for place in range(2 * row):
        above = 2 * row - 1 - place
        assert place % houses != (place + 1) % houses
        assert place % houses != above % houses
