"""Viscounts in the gallery: what its cards say."""

from __future__ import annotations

from engine.games import load_game
from engine.texts import load_catalogue
from scenes.games.viscounts.gallery import make_gallery

SAY = load_catalogue("en").say


def test_a_scheme_names_each_automa_that_leaves_it_out_once() -> None:
    data = load_game("viscounts").data
    source = make_gallery(SAY)
    leaving: dict[int, set[str]] = {}
    for automa in data.automas:
        for number in automa.removed:
            leaving.setdefault(number, set()).add(SAY(f"viscounts.table.automa.{automa.id}"))
    assert leaving
    said = {entry.key: [line.words for line in entry.lines] for entry in source.entries}
    for number, names in leaving.items():
        (told,) = [each for each in said[f"scheme:{number}"] if each.startswith("Left out against")]
        assert {name: told.count(name) for name in names} == dict.fromkeys(names, 1)
