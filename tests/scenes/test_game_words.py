"""Every game that is offered has the words that shared parts of the app ask for by its key."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.games import game_keys, info_of, load_game
from engine.session import Session
from engine.simulation.words import parse_seats
from engine.texts import Catalogue, load_catalogue
from scenes.games.plain.table import PlainTable
from scenes.games.screens import screens_of
from sprites.common.cache import RasterCache
from tests.fifth_game.engine import KEY
from tests.fifth_game.registration import offered


def finished(key: str) -> Session:
    """A whole random game of two."""
    seats = parse_seats("random,random", info_of(key))
    session, chance = Session(load_game(key), {"seats": seats, "options": {}}, 5), Random(5)
    while not session.over and len(session.log) < 3000:
        session.act(chance.choice(list(session.state.options)))
    return session


def wanted(key: str) -> Iterator[str]:
    """Keys that title, lobby, library, records, score sheet and tray ask for."""
    yield from (f"game.{key}", f"archive.game.{key}", f"handbook.prefix.{key}")
    yield f"{key}.score.total"
    session = finished(key)
    game, state = session.game, session.state
    yield from (f"{key}.score.{row.key}" for row in game.outcome(state).rows)
    yield from (f"{key}.counter.{name}" for name in game.counters(state, 0))
    if has_plain_table(key):
        kinds = {anchor.partition(":")[0] for anchor in game.anchors(state)} - {"seat"}
        for kind in sorted(kinds):
            yield from (f"{key}.place.{kind}", f"{key}.about.{kind}")


def has_plain_table(key: str) -> bool:
    """True for a table without words of its own: it names its places from the catalogue."""
    people = parse_seats(info_of(key).default_seats, info_of(key))
    table = screens_of(key).make_table({"seats": people, "options": {}}, str, RasterCache(None))
    return isinstance(table, PlainTable)


def missing(key: str, catalogue: Catalogue) -> list[str]:
    """What is asked for and not there, in one form or several."""
    there = set(catalogue.keys())
    return [each for each in wanted(key) if not {each, f"{each}.other"} & there]


@pytest.mark.parametrize("key", game_keys())
def test_a_game_has_all_its_words(key: str) -> None:
    assert missing(key, load_catalogue("en")) == []


def test_a_plain_game_has_words_for_its_places_too() -> None:
    with offered():
        assert missing(KEY, load_catalogue("en")) == []
        bare = Catalogue({})
        gone = missing(KEY, bare)
    places = [f"{KEY}.{word}.{kind}" for kind in ("bowl", "heap") for word in ("place", "about")]
    assert set(places) <= set(gone)
    assert {f"game.{KEY}", f"{KEY}.score.total", f"{KEY}.counter.stones"} <= set(gone)
