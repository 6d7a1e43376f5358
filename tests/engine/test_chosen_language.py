"""The language is the one asked for, else that of the system, else English."""

from __future__ import annotations

import pytest

from engine.texts import Catalogue, Seat, load_catalogue
from engine.texts.called import PLAYER, called, of_automa, of_colour, of_opponent
from engine.texts.chosen import ENVIRONMENT_VARIABLE, asked_for, language_of_system, nearest


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        (["hu_HU.UTF-8"], "hu"),
        (["hu"], "hu"),
        (["pt_BR.UTF-8"], "pt_BR"),
        (["pt-PT"], "pt_BR"),
        (["C.UTF-8", "POSIX", ""], "en"),
        (["en_US", "hu_HU"], "en"),
        (["xx_XX", "hu_HU"], "hu"),
        ([], "en"),
    ],
)
def test_the_nearest_language_is_spoken(wishes: list[str], language: str) -> None:
    assert nearest(wishes) == language


def test_the_system_says_it_in_its_environment_or_its_windows() -> None:
    assert language_of_system({"LANG": "hu_HU.UTF-8"}) == "hu"
    assert language_of_system({"LANG": "hu_HU.UTF-8", "LC_ALL": "pt_BR"}) == "pt_BR"
    assert language_of_system({}, more=["pt_BR"]) == "pt_BR"
    assert language_of_system({}) == "en"


def test_a_wish_on_the_command_line_goes_first() -> None:
    assert asked_for({ENVIRONMENT_VARIABLE: "hu", "LANG": "pt_BR"}) == "hu"
    assert asked_for({ENVIRONMENT_VARIABLE: "nonsense"}) == ""
    assert asked_for({}) == ""


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        (PLAYER, "Player"),
        (of_colour("red"), "Red"),
        (of_automa("builder"), "Builder"),
        (of_opponent("expert", "blue"), "Expert Blue"),
        ("Anna", "Anna"),
        ("@Anna", "@Anna"),
        ("@", "@"),
    ],
)
def test_names_that_nobody_chose_are_kept_without_words(kept: str, told: str) -> None:
    catalogue = load_catalogue("en")
    assert called(catalogue.say, kept) == told
    said = Catalogue({"turn": "It is {seat}", **_sentences(catalogue)})
    assert said.say("turn", [kept], seat=Seat(0)) == f"It is {told}"


def _sentences(catalogue: Catalogue) -> dict[str, str]:
    return {key: catalogue.sentence(key) for key in catalogue.own_keys()}
