"""The figures of the shipped component files, and the effects that can be composed anew."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from engine.box.applying import BoxError, shipped
from engine.box.figures import EFFECT, SHAPE, Figure, figures_of, shape_of
from engine.box.game_box import box_of
from engine.box.language import complete
from engine.box.places import value_at
from engine.box.toml_places import exchanged, places_of, toml_of
from engine.cells import SOURCES
from engine.games import game_keys, registered
from engine.texts import languages, load_catalogue

GAMES = game_keys()


def figures(game: str) -> tuple[Figure, ...]:
    base = shipped(game)
    return figures_of(base.game, base.text)


@pytest.mark.parametrize("game", GAMES)
def test_every_cell_that_reads_differently_is_a_figure_once(game: str) -> None:
    found = figures(game)
    base = shipped(game)
    assert len({figure.place for figure in found}) == len(found)
    for figure in found:
        assert base.way(figure.place) == figure.at
        assert figure.source in SOURCES
        if figure.kind == "number" and figure.value is not None:
            assert figure.low <= figure.value <= figure.high
        if figure.kind in ("choice", SHAPE):
            assert figure.value in figure.choices


@pytest.mark.parametrize("game", GAMES)
def test_no_reconstructed_entry_is_without_a_figure(game: str) -> None:
    """Whatever the file calls reconstructed can be corrected, but names, sums and rules of play."""
    base = shipped(game)
    ours = {figure.entry for figure in figures(game) if figure.reconstructed}
    sections = base.game.hidden
    for entry, at in base.ways.items():
        table = value_at(base.raw, at)
        if table.get("source") == "reconstructed" and not sections & {str(at[0])}:
            assert entry in ours or ".".join(map(str, at)) in sections, entry


@pytest.mark.parametrize("game", GAMES)
def test_every_effect_comes_back_unchanged(game: str) -> None:
    effects = [figure for figure in figures(game) if figure.kind == EFFECT]
    for figure in effects:
        assert figure.notation is not None
        effect = figure.notation.read(figure.value)
        written = figure.notation.write(effect)
        assert written == figure.value
        assert toml_of(written) == toml_of(figure.value), "in the same order, too"
        assert complete(effect, figure.notation.palette), figure
    assert effects or game == "tara"


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_an_effect_is_in_its_palette(game: str) -> None:
    for figure in figures(game):
        if figure.notation is None:
            continue
        palette = figure.notation.palette
        effect = figure.notation.read(figure.value)
        assert len(effect.steps) <= palette.most_steps, figure
        for step in effect.steps:
            assert len(step) <= palette.most_offers, figure
            for offer in step:
                assert len(offer.gain) <= palette.most_parts, figure
                for pay, parts in ((False, offer.gain), (True, offer.pay)):
                    for part in parts:
                        sign = palette.sign(part.sign, pay=pay)
                        assert sign is not None, (figure, part)
                        number = part.number
                        assert number is None or sign.least <= number <= sign.most, (figure, part)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_effect_is_a_sentence(game: str, language: str) -> None:
    catalogue = load_catalogue(language)
    for figure in figures(game):
        if figure.notation is not None:
            said = catalogue.say(figure.notation.words(figure.value))
            assert said.strip(), figure
            assert "{" not in said, figure


@pytest.mark.parametrize("game", GAMES)
def test_every_table_with_shapes_has_one_of_them(game: str) -> None:
    base = shipped(game)
    for figure in figures(game):
        if figure.kind == SHAPE:
            table = value_at(base.raw, figure.at[:-1])
            assert shape_of(table, figure.shapes) == figure.value != ""


@pytest.mark.parametrize("game", GAMES)
def test_every_value_is_found_in_the_text_and_can_be_exchanged(game: str) -> None:
    base = shipped(game)
    places = places_of(base.text)
    same = {figure.at: value_at(base.raw, figure.at) for figure in figures(game)}
    values = {at: value for at, value in same.items() if value is not None}
    assert values.keys() <= places.cells.keys()
    again = exchanged(base.text, values)
    assert figures_of(base.game, again) == figures(game)


ODD: list[Any] = [
    *(None, 1, "x", "", "icon:", "hand_limit:", "a>b", [], {}, [1], ["a"], [{}], {"a": "b"}),
    *([[]], [[1]], [{"from": "store"}], [{"from": "store", "gain": {}}]),
]


@pytest.mark.parametrize("value", ODD, ids=str)
def test_what_is_no_effect_is_refused_with_a_value_error(value: Any) -> None:
    for game in GAMES:
        for notation in shipped(game).game.notations.values():
            for ask in (notation.read, notation.words):
                with suppress(ValueError):
                    ask(value)


def test_a_game_without_a_module_box_has_none() -> None:
    assert all(box_of(game) is not None for game in GAMES)
    with registered("fifth", "tests.fifth_game.engine"):
        assert box_of("fifth") is None
        with pytest.raises(BoxError, match="no_box"):
            shipped("fifth")
