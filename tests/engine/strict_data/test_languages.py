"""What is wrong with a component file is told in the language of the day, to the last word."""

from __future__ import annotations

import ast
import pickle
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine.cells import DataError, parse_toml
from engine.explain import Text
from engine.games import game_keys, load_game
from engine.texts import languages, load_catalogue
from saves.box_files import read_text
from saves.errors import SaveError
from scenes.play.messages import as_text
from tests.engine.shared.cell_mutations import cells, first_cells, spoil
from tests.refusals import said
from tests.source import files, imports, is_text, name, nodes

TRANSLATED = tuple(language for language in languages() if language != "en")
WORD = re.compile(r"[^\W\d_]{2,}")
OF_CELLS = re.compile(r"^engine\.cells($|\.)")
SPOILT = {"one", "yes", "nothing_like_it", "true", "false", "start", "players", "seat", "spot"}
"""What tests put into cells, and the words of which entries' names are made."""


def values(text: Text) -> Iterator[Any]:
    """What a text shows, down to the last word."""
    for value in text.values.values():
        if isinstance(value, Text):
            yield from values(value)
        elif isinstance(value, tuple | list):
            yield from value
        else:
            yield value


def keys(text: Text) -> Iterator[str]:
    yield text.key
    for value in text.values.values():
        if isinstance(value, Text):
            yield from keys(value)


def foreign(text: Text, known: frozenset[str]) -> list[str]:
    """Values in which words of a sentence stand that the file does not know."""
    return [
        value
        for value in values(text)
        if isinstance(value, str)
        and " " in value
        and {word.lower().removesuffix("x") for word in WORD.findall(value)} - known
    ]


def refusals(game: str, sampled: int) -> list[Text]:
    """What the reader says to spoilt cells: one of each kind of column, or some of those."""
    data = import_module(f"engine.games.{game}.data")
    raw = tomllib.loads(load_game(game).data_text)
    chosen = list(first_cells(raw)) if sampled else list(cells(raw))
    if sampled:
        chosen = Random(game).sample(chosen, min(sampled, len(chosen)))
    return spoil(raw, data.read_sheet, iter(chosen)).texts


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize(
    "sampled",
    [6, pytest.param(60, marks=(pytest.mark.slow, pytest.mark.further))],
    ids=["some", "many"],
)
def test_a_refusal_has_no_english_in_it(game: str, sampled: int) -> None:
    text = load_game(game).data_text
    known = frozenset(word.lower().removesuffix("x") for word in WORD.findall(text)) | {
        part for word in SPOILT for part in WORD.findall(word)
    }
    found = refusals(game, sampled)
    assert len(found) > sampled
    for refusal in found:
        assert foreign(refusal, known) == []
        for language in TRANSLATED:
            catalogue = load_catalogue(language)
            assert [key for key in keys(refusal) if not catalogue.has_own(key)] == []
            sentence = catalogue.say(refusal)
            assert sentence != load_catalogue("en").say(refusal)
            assert catalogue.missed == set()


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (
            "a = 1\n\n b ? 2\n",
            {
                "en": "cards.toml: is not readable as TOML, line 3, column 4",
                "hu": "cards.toml: TOML-ként nem olvasható (3. sor, 4. oszlop)",
                "pt_BR": "cards.toml: não é legível como TOML, linha 3, coluna 4",
            },
        ),
        ("a = [", {"hu": "cards.toml: TOML-ként nem olvasható: túl korán ér véget"}),
        ("a = '''", {"hu": "cards.toml: többsoros szöveg van benne"}),
    ],
)
def test_what_pythons_reader_says_is_told_in_our_words(
    text: str, sentences: dict[str, str]
) -> None:
    with pytest.raises(DataError) as caught:
        parse_toml("cards.toml", text)
    assert {language: said(caught.value, language) for language in sentences} == sentences


def test_a_set_of_corrections_that_cannot_be_read_is_told_in_one_language() -> None:
    with pytest.raises(SaveError) as caught:
        read_text(b'format = 1\ngame = "viscounts"\n[[set]]\nname = 7\n')
    told = {each: load_catalogue(each).say(as_text(caught.value.message)) for each in TRANSLATED}
    assert told == {
        "hu": "Ez a helyesbítéskészlet nem olvasható: corrections, set 7, name: 7: nem szöveg.",
        "pt_BR": "Este conjunto de correções não pode ser lido: corrections, set 7, name: 7 não é "
        "um texto.",
    }


def test_a_refusal_comes_whole_from_another_process() -> None:
    with pytest.raises(DataError) as caught:
        load_game("tara", "[meta]\nid = 7\n")
    again = pickle.loads(pickle.dumps(caught.value))
    assert said(again, "hu") == said(caught.value, "hu")
    cause = caught.value.__cause__ or caught.value
    assert str(pickle.loads(pickle.dumps(cause))) == str(cause)


@pytest.mark.slow
def test_no_reader_of_files_raises_a_sentence_of_its_own() -> None:
    """Where cells are read, an error is a text of the catalogue."""
    wrong = [
        f"{name(path)}:{node.lineno}"
        for path in files("engine/cells", "engine/games", "engine/lessons")
        if "/telling/" not in name(path) and any(map(OF_CELLS.match, imports(path)))
        for node in nodes(path, ast.Raise)
        if isinstance(node.exc, ast.Call)
        and isinstance(node.exc.func, ast.Name)
        and node.exc.func.id in {"ValueError", "TypeError", "DataError", "CellError"}
        and node.exc.args
        and (isinstance(node.exc.args[0], ast.JoinedStr) or _is_sentence(node.exc.args[0]))
    ]
    assert wrong == []


def _is_sentence(node: ast.expr) -> bool:
    return is_text(node) and " " in str(getattr(node, "value", ""))
