"""Seeds, names and stored choices of the lobby."""

from __future__ import annotations

import pytest

from engine.games import load_game
from engine.seating import AUTOMA_BOARDS, DIFFICULTIES
from engine.session import Session
from scenes.lobby_choices import (
    LARGEST_SEED,
    SeedError,
    clean_name,
    configuration,
    mended,
    parse_seed,
)
from scenes.seating import SEAT_COLOURS, persons_config
from scenes.settings_store import LobbyChoices


def test_an_empty_seed_is_drawn_by_chance() -> None:
    assert parse_seed("", lambda limit: limit - 1) == 999_999_999
    assert parse_seed("   ", lambda limit: 4) == 4


@pytest.mark.parametrize(("text", "seed"), [("0", 0), (" 42 ", 42), ("1 000", 1000), ("007", 7)])
def test_a_number_is_the_seed(text: str, seed: int) -> None:
    assert parse_seed(text) == seed


@pytest.mark.parametrize(
    "text", ["abc", "-1", "1.5", "1e3", "0x10", "٣", "²", str(LARGEST_SEED + 1), "9" * 5000]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(SeedError):
        parse_seed(text)


def test_names_are_trimmed_and_never_empty() -> None:
    assert clean_name("  Réka   Ő ", "Player") == "Réka Ő"
    assert clean_name("", "Player") == "Player"
    assert clean_name("\n\t", "Player") == "Player"
    assert len(clean_name("x" * 99, "Player")) == 24


def test_unknown_stored_choices_are_replaced() -> None:
    stored = LobbyChoices("Kim", "purple", "dragon", 9)
    assert mended(stored) == LobbyChoices("Kim", "red", "builder", 0)


@pytest.mark.parametrize("board", AUTOMA_BOARDS)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_choice_begins_a_game(board: str, difficulty: int) -> None:
    choices = LobbyChoices("Kim", "blue", board, difficulty)
    session = Session(load_game("viscounts"), configuration(choices, "Kim", "Automa"), 5)
    assert session.asked == 0
    assert len(session.state.options) > 1


def test_two_seats_never_share_a_colour() -> None:
    for colour in SEAT_COLOURS:
        seats = configuration(LobbyChoices(colour=colour), "Kim", "Automa")["seats"]
        assert seats[0]["colour"] == colour
        assert seats[1]["colour"] != colour
    assert len({seat["colour"] for seat in persons_config(4)["seats"]}) == 4
