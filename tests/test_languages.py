"""Every language says what English says: the same keys, with the same values in its sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from engine import texts
from engine.texts import Catalogue, languages, load_catalogue
from engine.texts.files import sentences_of
from scenes.handbook.rules.text import Clause
from tests.sentences import placeholders, said_at, stem

FOLDER = Path(texts.__file__).parent
ENGLISH = load_catalogue("en")
TRANSLATED = [language for language in languages() if language != "en"]
ONLY_OF_THE_LANGUAGE = "language."
SHAPES: dict[str, Callable[[str], object]] = {
    "icons": lambda said: frozenset(re.findall(r"\{\{(\w+)\}\}", said)),
    "keys of the keyboard": lambda said: re.sub(r"\{[^{}]*\}", "", said).count("|"),
    "is empty": lambda said: not said,
}
"""What a translation has in common with the English sentence, whatever it says."""
WORD = re.compile(r"(?<![{\w])[^\W\d_]{2,}(?![^{}]*\})")
"""A word of a sentence itself, not of its placeholders."""
FIXED_FORMS = frozenset({"az", "Az", "cap", "and", "or", "time", "g"})
"""What a placeholder may ask for besides alternatives and the forms that catalogues give words."""


@cache
def stems(language: str, file: Path) -> frozenset[str]:
    """The keys of one file, without plural forms."""
    found = sentences_of(FOLDER / language / file)
    return frozenset(stem(key) for key in found if not key.startswith(ONLY_OF_THE_LANGUAGE))


def files(language: str) -> Iterator[Path]:
    """The files that a language has; one that it has not is told in English."""
    for path in sorted((FOLDER / language).rglob("*.toml")):
        yield path.relative_to(FOLDER / language)


def spoken(language: str) -> tuple[Catalogue, list[str]]:
    """A catalogue with its own keys that English has too, without plural forms."""
    catalogue = load_catalogue(language)
    english = {stem(key) for key in ENGLISH.keys()}  # noqa: SIM118
    own = dict.fromkeys(stem(key) for key in catalogue.own_keys())
    return catalogue, [key for key in own if key in english]


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translated_file_has_every_key_of_the_english_one_and_no_other(language: str) -> None:
    missing, unknown = [], []
    for file in files(language):
        own, english = stems(language, file), stems("en", file)
        missing += [f"{file}: {key}" for key in sorted(english - own)]
        unknown += [f"{file}: {key}" for key in sorted(own - english)]
    assert (missing, unknown) == ([], [])


@pytest.mark.parametrize("language", TRANSLATED)
def test_sentences_show_the_values_that_the_english_ones_show(language: str) -> None:
    catalogue, keys = spoken(language)
    wrong = {
        key: (placeholders(catalogue, key), placeholders(ENGLISH, key))
        for key in keys
        if placeholders(catalogue, key) != placeholders(ENGLISH, key)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_nothing_is_left_as_it_is_in_english(language: str) -> None:
    listed = tomllib.loads(Path(__file__).with_name("same_in_english.toml").read_text())
    meant = [*listed["all"], *listed[language]]
    catalogue, keys = spoken(language)
    same = [
        key
        for key in keys
        if any(WORD.search(said) for said in said_at(ENGLISH, key))
        and said_at(catalogue, key) == said_at(ENGLISH, key)
        and not any(fnmatch(key, each) for each in meant)
    ]
    assert same == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("shape", SHAPES)
def test_sentences_have_the_shape_of_the_english_ones(language: str, shape: str) -> None:
    catalogue, keys = spoken(language)
    measure = SHAPES[shape]
    wrong = {
        key: said
        for key in keys
        for said in said_at(catalogue, key)
        if measure(said) not in {measure(english) for english in said_at(ENGLISH, key)}
    }
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_icons_are_explained_by_a_title_and_a_text(language: str) -> None:
    catalogue, keys = spoken(language)
    wrong = {
        key: said
        for key in keys
        if key.startswith("handbook.icon.")
        for said in said_at(catalogue, key)
        if said.count(": ") != said_at(ENGLISH, key)[0].count(": ")
    }
    assert wrong == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_clauses_are_headings_and_labelled_as_in_english(language: str) -> None:
    def kind(catalogue: Catalogue, key: str) -> tuple[bool, bool]:
        clause = Clause(key, "", catalogue.sentence(key), 0)
        return clause.heading, bool(clause.label)

    catalogue, keys = spoken(language)
    clauses = [key for key in keys if key.startswith("rule.")]
    wrong = {
        key: catalogue.sentence(key)
        for key in clauses
        if kind(catalogue, key) != kind(ENGLISH, key)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_placeholders_ask_for_forms_that_there_are(language: str) -> None:
    catalogue = load_catalogue(language)
    known = FIXED_FORMS | catalogue.names_of_forms()
    wrong = {
        key: spec
        for key in catalogue.own_keys()
        for _, name, spec, _ in Formatter().parse(catalogue.sentence(key))
        if name and spec and spec.isidentifier() and spec not in known
    }
    assert wrong == {}


@pytest.mark.parametrize("language", languages())
def test_plurals_have_every_form_of_the_language(language: str) -> None:
    """`other` is there wherever another form is; a rare one (`many`) falls back to it."""
    catalogue = load_catalogue(language)
    own = frozenset(catalogue.own_keys())
    lone = [key for key in own if key.rpartition(".")[2] == "one"]
    assert [key for key in lone if f"{stem(key)}.other" not in own] == []
