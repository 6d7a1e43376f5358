"""What component files name has its name in the catalogue, the same in English."""

from __future__ import annotations

import pytest

from engine.games import load_game
from engine.texts import languages, load_catalogue


def named(game: str) -> dict[str, str]:
    """Catalogue keys and the names of the component data."""
    data = load_game(game).data
    if game == "viscounts":
        segments = dict(zip(data.board.segment_ids, data.board.segment_names, strict=True))
        persons = (*data.cards.starters, *data.cards.heroes, *data.cards.townsfolk)
        cards = {data.cards.ids[card]: data.cards.names[card] for card in persons}
        return _keys("viscounts.segment", segments) | _keys("viscounts.card", cards)
    if game == "caylus":
        return _keys("caylus.card", {each.id: each.name for each in data.buildings})
    if game == "tara":
        provinces = dict(zip(data.provinces, data.province_names, strict=True))
        shapes = {each.id: each.name for each in data.shapes}
        return _keys("tara.province", provinces) | _keys("tara.shape", shapes)
    found = {}
    for kind in ("site", "tile", "decoration", "technology"):
        rows = getattr(data, "technologies" if kind == "technology" else f"{kind}s")
        found |= _keys(f"versailles.{kind}", {each.id: each.name for each in rows})
    return found


def _keys(stem: str, names: dict[str, str]) -> dict[str, str]:
    return {f"{stem}.{each}": name for each, name in names.items()}


@pytest.mark.parametrize("game", ["viscounts", "caylus", "tara", "versailles"])
def test_the_catalogue_names_what_the_component_file_names(game: str) -> None:
    catalogue, wanted = load_catalogue("en"), named(game)
    assert wanted
    assert {key for key in wanted if not catalogue.has_own(key)} == set()
    plain = {
        key: (catalogue.say(key), name)
        for key, name in wanted.items()
        if catalogue.say(key).casefold() != name.casefold()
    }
    assert plain == {}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["viscounts", "caylus", "tara", "versailles"])
def test_every_language_names_all_of_it_and_nothing_else(game: str, language: str) -> None:
    """An id that was changed in the component file leaves no name behind."""
    wanted = {*named(game)}
    stems = tuple({key.rpartition(".")[0] + "." for key in wanted})
    own = {key for key in load_catalogue(language).own_keys() if key.startswith(stems)}
    of_no_piece = {f"{game}.card.hidden", f"{game}.tile.hidden"}
    assert own - of_no_piece == wanted
