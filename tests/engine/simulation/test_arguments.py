"""What is wrong with a command line is said in the chosen language, argparse's own words too."""

from __future__ import annotations

import argparse

import pytest

from engine.game import ConfigError
from engine.games import info_of
from engine.simulation.arguments import ArgumentsError, SpokenParser, fault_said
from engine.simulation.words import parse_seats
from engine.texts.chosen import ENVIRONMENT_VARIABLE

FAULTS = [
    ([], "ezek még kellenek: game"),
    (["caylus", "more"], "ismeretlen argumentum: more"),
    (["caylus", "--games"], "--games: egy érték kell utána"),
    (["caylus", "--part", "x"], "--part: ez az érték nem jó: x; választható: one, two"),
    (["caylus", "--json", "--short"], "--short: ezzel együtt nem adható meg: --json"),
    (["caylus", "--json=3"], "--json: nem jár hozzá érték: 3"),
]
SEATS = [
    ("viscounts", "random", "2–4 játékos, vagy 1 játékos az AI ellen"),
    ("caylus", "random", "2–4 játékos"),
    ("caylus", "random,automa", "ebben a játékban nincs AI"),
    ("viscounts", "random,automa:x", "az AI táblája ezek egyike: "),
    ("viscounts", "random,automa:cleric:9", "az AI nehézsége -1 és 3 közötti szám"),
    ("caylus", "random,king", "egy hely random vagy automa:BOARD:DIFFICULTY, nem „king”"),
]


@pytest.fixture(autouse=True)
def hungarian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENVIRONMENT_VARIABLE, "hu")


def parser() -> SpokenParser:
    asked = SpokenParser(prog="main.py")
    asked.add_argument("game")
    asked.add_argument("--games", type=int)
    asked.add_argument("--part", choices=("one", "two"))
    either = asked.add_mutually_exclusive_group()
    either.add_argument("--json", action="store_true")
    either.add_argument("--short", action="store_true")
    return asked


@pytest.mark.parametrize(("words", "said"), FAULTS)
def test_a_fault_is_told_in_the_chosen_language(words: list[str], said: str) -> None:
    with pytest.raises(ArgumentsError) as caught:
        parser().parse_args(words)
    assert str(caught.value) == said


def test_a_needed_choice_is_told_too() -> None:
    asked = SpokenParser(prog="main.py")
    either = asked.add_mutually_exclusive_group(required=True)
    either.add_argument("--one", action="store_true")
    either.add_argument("--two", action="store_true")
    with pytest.raises(ArgumentsError, match="ezek egyike kell: --one --two"):
        asked.parse_args([])


def test_the_help_has_no_word_of_argparse() -> None:
    told, english = parser().format_help(), argparse.ArgumentParser(prog="main.py").format_help()
    assert "használat: main.py" in told
    assert "argumentumok:" in told
    assert "kapcsolók:" in told
    assert not [line for line in english.splitlines() if line.strip() and line in told]


def test_an_unknown_sentence_stays_as_it_is() -> None:
    assert fault_said("something new") == "something new"


@pytest.mark.parametrize(("game", "seats", "said"), SEATS)
def test_seats_that_do_not_suit_are_refused_in_it(game: str, seats: str, said: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parse_seats(seats, info_of(game))
    assert str(caught.value).startswith(said)
