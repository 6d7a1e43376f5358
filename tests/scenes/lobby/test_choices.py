"""Seeds, names and stored choices of the lobby."""

from __future__ import annotations

import pytest

from engine.games import info_of, load_game
from engine.session import Session
from scenes.lobby.choices import (
    LARGEST_SEED,
    SeedError,
    clean_name,
    configuration,
    mended,
    parse_seed,
    twice,
)
from scenes.lobby.company import Company
from scenes.play.seating import SEAT_COLOURS, persons_config
from scenes.shell.settings import Guest, LobbyChoices

GAME = "viscounts"


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
    assert mended(stored, GAME) == LobbyChoices("Kim", "red", "builder", 0)


def test_stored_chairs_of_one_colour_are_told_apart() -> None:
    stored = LobbyChoices("Kim", "red", left=Guest(True, "Ana", "red"), far=Guest(True, "Bo", "x"))
    company = Company(mended(stored, GAME))
    assert company.colour(0) == "red"
    assert len({company.colour(chair) for chair in range(4)}) == 4


@pytest.mark.parametrize("board", info_of(GAME).automas)
@pytest.mark.parametrize("difficulty", info_of(GAME).difficulties)
def test_every_choice_begins_a_game(board: str, difficulty: int) -> None:
    choices = LobbyChoices("Kim", "blue", board, difficulty)
    session = Session(load_game("viscounts"), configuration(choices, {0: "Kim"}, GAME), 5)
    assert session.asked == 0
    assert len(session.state.options) > 1


def test_two_seats_never_share_a_colour() -> None:
    for colour in SEAT_COLOURS:
        seats = configuration(LobbyChoices(colour=colour), {0: "Kim"}, GAME)["seats"]
        assert seats[0]["colour"] == colour
        assert seats[1]["colour"] != colour
    assert len({seat["colour"] for seat in persons_config(4)["seats"]}) == 4


def several(*chairs: int) -> tuple[LobbyChoices, Company]:
    choices = LobbyChoices("Kim", "red")
    company = Company(choices)
    for chair in chairs:
        company.sit(chair)
    return choices, company


@pytest.mark.parametrize("chairs", [(1,), (2,), (3, 1), (1, 2, 3)])
def test_persons_are_seated_clockwise_from_the_nearest(chairs: tuple[int, ...]) -> None:
    choices, company = several(*chairs)
    names = {chair: f"P{chair}" for chair in company.persons}
    config = configuration(choices, names, GAME)
    assert [seat["name"] for seat in config["seats"]] == ["P0", *(f"P{c}" for c in sorted(chairs))]
    assert {seat["kind"] for seat in config["seats"]} == {"person"}
    assert len({seat["colour"] for seat in config["seats"]}) == len(config["seats"])
    session = Session(load_game("viscounts"), config, 5)
    assert session.state.first in range(len(config["seats"]))


def test_the_automa_comes_and_goes() -> None:
    _, company = several()
    assert company.automa == 2
    assert company.automa_colour != company.colour(0)
    company.sit(3)
    assert company.automa == -1
    assert company.stand_up(3)
    assert company.automa == 2


def test_the_nearest_chair_is_never_empty() -> None:
    _, company = several(1)
    assert not company.stand_up(0)
    assert not company.exchange(0, 2)
    assert company.persons == (0, 1)


def test_two_persons_change_places_with_name_and_colour() -> None:
    choices, company = several(1)
    company.call(1, "Ana")
    assert company.exchange(0, 1)
    assert (choices.name, choices.colour) == ("Ana", "blue")
    assert (company.name(1), company.colour(1)) == ("Kim", "red")
    assert company.exchange(1, 3)
    assert company.persons == (0, 3)
    assert company.name(3) == "Kim"


def test_a_colour_that_is_taken_changes_hands() -> None:
    _, company = several(1, 2, 3)
    company.paint(0, "green")
    assert company.colour(0) == "green"
    assert company.colour(3) == "red"


def test_who_sits_down_gets_a_free_colour() -> None:
    _, company = several()
    company.paint(0, "blue")
    company.sit(1)
    assert company.colour(1) != "blue"


def test_the_open_table_stands_in_the_configuration() -> None:
    choices, _ = several(2)
    names = {0: "Kim", 2: "Ana"}
    assert configuration(choices, names, GAME)["options"] == {}
    choices.open_table = True
    assert configuration(choices, names, GAME)["options"] == {"open_table": True}
    choices.far.level = "novice"  # nobody is left from whom a hand could be hidden
    assert configuration(choices, names, GAME)["options"] == {}


def test_two_persons_of_one_name_are_found() -> None:
    assert twice({0: "Kim", 2: "Ana"}) is None
    assert twice({0: "Kim", 1: "Ana", 3: "KIM"}) == (3, "KIM")
