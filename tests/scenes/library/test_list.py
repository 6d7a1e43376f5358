"""Filters and orders of the library."""

from __future__ import annotations

import pytest

from saves.model import PlayerSummary, SessionSummary
from scenes.library.filters import groups, with_chip
from scenes.library.list import ORDERS, SHOWS, Choice, Stock, place_of
from scenes.shell.widgets.wording import sorting_key


def line(number: int, **changes: object) -> SessionSummary:
    values: dict[str, object] = {
        "id": f"s{number}",
        "game": "viscounts",
        "name": "",
        "players": (PlayerSummary("person", "Kim", "red"),),
        "progress": {"round": number},
        "decisions": 10,
        "created": 100.0 - number,
        "updated": 200.0 + number,
        "finished": False,
        "assisted": False,
        "deleted": False,
        **changes,
    }
    return SessionSummary(**values)  # type: ignore[arg-type]


STOCK = Stock(
    (
        line(1, name="Émile"),
        line(2, name="zebra", finished=True),
        line(3, name="eagle", game="tara"),
        line(4, name="Zoo", finished=True, progress={}),
    ),
    (line(5, deleted=True),),
)


def ids(choice: Choice) -> list[str]:
    return [found.id for found in STOCK.listed(choice)]


@pytest.mark.parametrize(
    ("choice", "expected"),
    [
        (Choice(), ["s4", "s3", "s2", "s1"]),
        (Choice("unfinished"), ["s3", "s1"]),
        (Choice("finished"), ["s4", "s2"]),
        (Choice("deleted"), ["s5"]),
        (Choice(game="tara"), ["s3"]),
        (Choice("finished", "tara"), []),
        (Choice(order="begun"), ["s1", "s2", "s3", "s4"]),
        (Choice(order="name"), ["s3", "s1", "s2", "s4"]),
        (Choice(order="round"), ["s3", "s2", "s1", "s4"]),
    ],
)
def test_choices(choice: Choice, expected: list[str]) -> None:
    assert ids(choice) == expected
    assert STOCK.count(choice) == len(expected)


def test_accents_do_not_send_a_name_to_the_end() -> None:
    names = ["Zita", "Árpád", "abel", "Ődön", "Oda"]
    assert sorted(names, key=sorting_key) == ["abel", "Árpád", "Oda", "Ődön", "Zita"]


def test_every_chip_is_a_choice() -> None:
    for group, entries in groups().items():
        for entry in entries:
            choice = with_chip(Choice(), group, entry)
            assert choice.show in SHOWS
            assert choice.order in ORDERS
            assert STOCK.listed(choice) is not None
    assert with_chip(Choice(game="tara"), "game", "all").game == ""


def test_the_place_of_a_session() -> None:
    assert place_of(STOCK.kept, "s3") == 2
    assert place_of(STOCK.kept, "nobody") == -1


def test_a_strange_round_counts_as_none() -> None:
    strange = Stock((line(1, progress={"round": "seven"}), line(2)))
    assert [found.id for found in strange.listed(Choice(order="round"))] == ["s2", "s1"]
