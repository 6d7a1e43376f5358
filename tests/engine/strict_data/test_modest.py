"""Text that no component file needs to be like is refused before it is parsed."""

from __future__ import annotations

import time

import pytest

from engine.cells import parse_toml
from engine.cells.modest import ImmodestError, require_modest
from engine.games import game_keys, load_game
from tests.refusals import refused

HOSTILE = {
    "a key of 20,000 parts": ".".join("a" * 20_000) + " = 1",
    "a key of many parts over short lines": "\n".join([".".join("abcdefgh") + " = 1"] * 100),
    "a key of quoted parts": ".".join(['"!"'] * 40) + " = 1",
    "a table of many parts": "[" + ".".join("abcdefgh") + "]",
    "a key of many parts inside a table": "x = { " + ".".join("abcdefgh") + " = 1 }",
    "lists in lists": "x = " + "[" * 300 + "]" * 300,
    "lists in lists over many lines": "x = [\n" * 300,
    "tables in tables": "x = " + "{a=" * 200 + "1" + "}" * 200,
    "a line without end": "x = 1" + "0" * 5000,
    "too many lines": "x\n" * 250_000,
    "too many cells": "x=1\n" * 19_999 + "y=1;z=2",
    "too many letters": "# " + "\n".join(["x" * 900] * 450),
    "a text over lines": 'x = """\nlong\n"""',
}
HARD_TO_SCAN = (
    ('"' * 999 + "\n") * 390,
    ('"\\' * 499 + "\n") * 390,
    ("a-" * 499 + "\n") * 390,
    ("a ." * 4 + "\n") * 19_000,
    ("a." * 4 + "\n") * 19_000,
    ("''a" * 300 + "\n") * 390,
)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_immodest_text_is_refused_with_what_is_too_much(text: str) -> None:
    with pytest.raises(ImmodestError):
        require_modest(text)
    with refused("^cards.toml: has |^cards.toml: is longer"):
        parse_toml("cards.toml", text)


@pytest.mark.parametrize("game", game_keys())
def test_the_games_own_data_are_modest(game: str) -> None:
    require_modest(load_game(game).data_text)


def test_looking_costs_less_than_parsing_the_largest_file() -> None:
    """In processor time, against the reader itself in the same run."""
    text = load_game("viscounts").data_text
    start = time.process_time()
    parse_toml("cards.toml", text)
    yardstick = time.process_time() - start
    for hard in HARD_TO_SCAN:
        start = time.process_time()
        try:
            require_modest(hard)
        except ImmodestError:
            continue
        finally:
            spent = time.process_time() - start
        assert spent < 20 * yardstick, hard[:20]
