"""A language of tests: every English text 40 % longer and accented, so that words that come from
nowhere else, and rooms that are too small, can be found on any screen."""

from __future__ import annotations

import re
import tomllib
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from engine.texts import Catalogue, languages, load_catalogue

PSEUDO = "xx"
LONGER = 0.4
NAME = "language.name"
_ACCENTED = str.maketrans("aeiounAEIOU", "áéíőűñÁÉÍŐŰ")
_HOLE = re.compile(r"(\{\{\w+\}\}|\{[^{}]*\})")
_WORD = re.compile(r"[^\W\d_]")
_UNTOUCHED = ("language.", "list.", "handbook.prefix.", "table.keys.caps.")
_END = re.compile(r"[.!?:;)…\"]*$")
_FOREIGN = re.compile(r"[aeiouAEIOU]")


def lengthened(sentence: str) -> str:
    """A sentence of the language, with its placeholders and pictures as they are."""
    parts = _HOLE.split(sentence)
    letters = sum(len(part) for part in parts[::2] if _WORD.search(part))
    if not letters:
        return sentence
    said = accented(sentence)
    more = max(1, round(letters * LONGER))
    end = _END.search(said)
    assert end is not None
    at = end.start()
    return said[:at] + _filler(more, glued=letters < 8) + said[at:]


def accented(sentence: str) -> str:
    """A name that every language says as English does: marked, and as long as it is."""
    parts = _HOLE.split(sentence)
    return "".join(
        part if place % 2 else part.translate(_ACCENTED) for place, part in enumerate(parts)
    )


def _filler(letters: int, glued: bool) -> str:
    """So many letters more: at the word, or as further words."""
    if glued:
        return "ő" * letters
    words = "".join(" őűéáí"[n % 6] for n in range(letters))
    return words.rstrip()


@cache
def pseudo() -> Catalogue:
    """The catalogue of the language of tests."""
    english = load_catalogue("en")
    sentences = {key: english.sentence(key) for key in english.own_keys()}
    listed = tomllib.loads(Path(__file__).with_name("same_in_english.toml").read_text())
    names = [key for key in sentences if any(fnmatch(key, each) for each in listed["all"])]
    changed = {
        key: said if key.startswith(_UNTOUCHED) else lengthened(said)
        for key, said in sentences.items()
    }
    changed |= {key: accented(sentences[key]) for key in names if not key.startswith(_UNTOUCHED)}
    changed[NAME] = "Ŷŷ"
    return Catalogue(changed, PSEUDO)


def speak_pseudo(patch: pytest.MonkeyPatch) -> None:
    """The app knows the language of tests from now on."""

    def load(language: str) -> Catalogue:
        return pseudo() if language == PSEUDO else load_catalogue(language)

    patch.setattr("scenes.shell.services.load_catalogue", load)
    patch.setattr("scenes.settings.rows.languages", lambda: (*languages(), PSEUDO))
    patch.setattr("scenes.settings.rows.name_of", lambda language: load(language).say(NAME))


def foreign(words: str) -> bool:
    """True for words that are not those of the language."""
    return bool(_FOREIGN.search(words))
