"""Configurations that no game can be made from."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from engine.game import ConfigError
from engine.texts import load_catalogue
from tests.engine.viscounts.layout import viscounts
from tests.source import files, is_text, nodes

PERSON = {"kind": "person", "name": "Ann", "colour": "red"}
AUTOMA = {"kind": "automa", "board": "cleric", "difficulty": 0, "name": "x", "colour": "blue"}


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({}, "a configuration needs a list of seats"),
        ([], "a configuration needs a list of seats"),
        ({"seats": None}, "a configuration needs a list of seats"),
        ({"seats": "two"}, "a configuration needs a list of seats"),
        ({"seats": [PERSON, 3]}, "a configuration needs a list of seats"),
        ({"seats": [PERSON, {}]}, "a configuration needs a list of seats"),
        ({"seats": []}, "2 to 4 players"),
        ({"seats": [PERSON]}, "2 to 4 players, or 1 against the automa"),
        ({"seats": [PERSON] * 5}, "2 to 4 players"),
        ({"seats": [PERSON, PERSON, AUTOMA]}, "the automa plays second against one player"),
        ({"seats": [AUTOMA, PERSON]}, "the automa plays second against one player"),
        ({"seats": [AUTOMA, AUTOMA]}, "the automa plays second against one player"),
        ({"seats": [PERSON, AUTOMA | {"board": "king"}]}, "one of cleric, builder, noble, card"),
        ({"seats": [PERSON, AUTOMA | {"difficulty": 4}]}, "difficulty is from -1 to 3"),
        ({"seats": [PERSON, AUTOMA | {"difficulty": "1"}]}, "difficulty is from -1 to 3"),
        ({"seats": [PERSON, AUTOMA | {"difficulty": 1.0}]}, "difficulty is from -1 to 3"),
    ],
)
def test_a_wrong_configuration_is_one_sentence(config: Any, message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        viscounts().setup(config, 1)


def test_the_same_seed_and_configuration_give_the_same_table() -> None:
    game = viscounts()
    config = {"seats": [PERSON, AUTOMA], "options": {}}
    assert game.setup(config, 5) == game.setup(config, 5)
    assert game.setup(config, 5) != game.setup(config, 6)


def test_every_refusal_has_its_sentence() -> None:
    asked = {
        call.args[0].value
        for path in files("engine")
        for call in nodes(path, ast.Call)
        if isinstance(call.func, ast.Name) and call.func.id == "config_error"
        if is_text(call.args[0])
    }
    words = load_catalogue("en")
    assert len(asked) > 10
    assert [key for key in sorted(asked) if not words.has(f"config.{key}")] == []
