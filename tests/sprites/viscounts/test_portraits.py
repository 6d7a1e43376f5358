"""Every card has a person of its own, made of parts that exist and are all worn by somebody."""

import re
from collections import Counter
from dataclasses import fields
from itertools import combinations
from typing import Any

import pygame
import pytest

from sprites.portrait import people
from sprites.portrait.head import FACES, Skull
from sprites.portrait.people import Person, all_people, person_from, person_of, portrayed
from sprites.portrait.portrait import Crop, portrait, portrait_body
from tests.sprites.viscounts.card_samples import all_cards

CROP = Crop(0, 0, 100, 108)
LOOKS = (
    *("face", "skin", "age", "build", "turn", "hair", "hair_colour", "beard", "eyes", "iris"),
    *("brows", "nose", "mouth", "marks", "mask", "hat", "hat_colour", "garment", "cloth"),
    *("pose", "tool"),
)
HOODS = {"hood", "deep_hood"}


def differing(first: Person, second: Person) -> int:
    return sum(getattr(first, name) != getattr(second, name) for name in LOOKS)


def test_every_card_has_a_person_and_nobody_is_left_over() -> None:
    assert {card.key for card in all_cards()} == set(all_people())
    assert len(all_people()) == 86


def test_no_two_people_are_alike() -> None:
    for (first, one), (second, other) in combinations(all_people().items(), 2):
        assert differing(one, other) >= 8, f"{first} and {second} look alike"


def test_namesakes_are_clearly_different_people() -> None:
    names = Counter(card.name for card in all_cards())
    assert names["Tinker"] == 3
    assert names["Peddler"] == names["Debt Collector"] == 4
    cards = [card for card in all_cards() if names[card.name] > 1]
    for one, other in combinations(cards, 2):
        if one.name == other.name:
            first, second = person_of(one.key), person_of(other.key)
            assert differing(first, second) >= 12, f"{one.key} and {other.key}"
            assert first.skin != second.skin
            assert first.garment != second.garment or first.cloth != second.cloth


@pytest.mark.slow
def test_the_pictures_differ_too() -> None:
    small = {}
    for key in all_people():
        picture = pygame.transform.smoothscale(portrait(key, (100, 108), CROP), (14, 15))
        small[key] = pygame.image.tobytes(picture, "RGB")
    for (first, one), (second, other) in combinations(small.items(), 2):
        apart = sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)
        assert apart > 6, f"{first} and {second} look alike"


def test_criminals_are_masked_hooded_or_in_shadow() -> None:
    for card in all_cards():
        if "criminal" in card.icons:
            person = person_of(card.key)
            assert person.mask != "none" or person.hat in HOODS, card.key
            assert person.backdrop in {"alley", "rooftops", "tavern", "docks"}, card.key


def test_each_hero_has_an_attribute_of_their_own() -> None:
    tools = Counter(person.tool for person in all_people().values())
    for card in all_cards():
        if card.kind == "hero":
            assert tools[person_of(card.key).tool] == 1, card.key


def test_the_town_is_a_mixed_one() -> None:
    townsfolk = list(all_people().values())
    assert {person.skin for person in townsfolk} == set(people.SKINS)
    assert {person.age for person in townsfolk} == set(people.AGES)
    women = sum(person.lashes for person in townsfolk)
    assert 25 <= women <= 60
    assert len({person.pose for person in townsfolk}) >= 8
    assert sum(person.turn < -0.2 for person in townsfolk) > 25
    assert sum(person.turn > 0.2 for person in townsfolk) > 25


WORN = (
    "backdrop",
    "face",
    "build",
    "hair",
    "beard",
    "eyes",
    "brows",
    "nose",
    "mouth",
    "mask",
    "hat",
    "garment",
    "neck",
    "tool",
    "load",
    "pet",
)


@pytest.mark.parametrize("part", WORN)
def test_no_part_is_drawn_for_nobody(part: str) -> None:
    used = {getattr(person, part) for person in all_people().values()}
    assert people.PARTS[part] - {"none"} <= used


def test_the_same_card_is_always_the_same_picture() -> None:
    first = pygame.image.tobytes(portrait("tf_mason", (90, 97), CROP), "RGBA")
    portrait_body.cache_clear()
    assert pygame.image.tobytes(portrait("tf_mason", (90, 97), CROP), "RGBA") == first


@pytest.mark.parametrize("key", sorted(all_people()))
def test_portraits_use_only_what_the_rasteriser_draws(key: str) -> None:
    body = portrait_body(person_of(key))
    elements = set(re.findall(r"<([a-zA-Z]+)", body))
    assert elements <= {
        "path",
        "circle",
        "ellipse",
        "rect",
        "g",
        "linearGradient",
        "radialGradient",
        "stop",
    }
    paints = set(re.findall(r'(?:fill|stroke|stop-color)="([^"]+)"', body))
    named = set(re.findall(r'<(?:linear|radial)Gradient id="([^"]+)"', body))
    for paint in paints:
        place = re.fullmatch(r"url\(#(\w+)\)", paint)
        assert (place and place[1] in named) or re.fullmatch(r"none|#[0-9a-f]{6}", paint), paint
    assert "nan" not in body
    assert body.count("<g ") == body.count("</g>")


@pytest.mark.parametrize("name", sorted(FACES))
@pytest.mark.parametrize("turn", [-0.8, -0.4, 0.0, 0.4, 0.8])
def test_features_stay_on_the_face_at_every_turn(name: str, turn: float) -> None:
    skull = Skull(FACES[name], turn)
    for across, y in ((-0.4, 45.4), (0.4, 45.4), (0.0, 52.0), (0.0, 59.6)):
        assert skull.edge(-1, y) < skull.at(across, y)[0] < skull.edge(1, y)
    assert skull.edge(-1, 40) < skull.chin[0] < skull.edge(1, 40)
    assert skull.chin_y > 60


def plain(**groups: Any) -> dict[str, Any]:
    return {"backdrop": "market", **groups}


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (plain(hat={"kind": "bowler"}), "hat 'bowler'"),
        (plain(head={"skin": "#ffffff"}), "skin '#ffffff'"),
        (plain(features={"marks": ["halo"]}), "mark 'halo'"),
        (plain(shoes={"kind": "boots"}), "has no 'shoes'"),
        (plain(head={"size": 3}), "head has no 'size'"),
        (plain(hands={"pose": "raise"}), "pose 'raise'"),
        (plain(hands={"pose": "down", "tool": "axe"}), "pose 'down'"),
        (plain(hands={"pose": "palm", "tool": "axe"}), "'axe' cannot be held"),
        ({"head": {"face": "oval"}}, "backdrop ''"),
    ],
)
def test_bad_specifications_are_refused_by_name(table: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=re.escape(text)):
        person_from("tf_sample", table)


def test_every_field_of_a_person_can_be_written_in_the_files() -> None:
    written = {"backdrop"} | {name for group in people.GROUPS.values() for name in group.values()}
    assert written == {field.name for field in fields(Person)}


def test_a_card_without_a_person_is_named() -> None:
    with pytest.raises(KeyError, match="tf_nobody"):
        person_of("tf_nobody")


def test_a_card_that_nobody_is_described_for_shows_a_stranger() -> None:
    assert portrait_body(portrayed("tf_nobody"))
    assert portrayed("tf_friar") == person_of("tf_friar")
