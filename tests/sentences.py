"""What tests want to know about a sentence of the catalogue."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from string import Formatter

from engine.texts import Catalogue

FORMS = ("zero", "one", "two", "few", "many", "other")
_PLURAL = re.compile(rf"\.({'|'.join(FORMS)})$")


def stem(key: str) -> str:
    """The key that code asks for: without a plural form."""
    return _PLURAL.sub("", key)


def named(sentence: str) -> set[str]:
    """The names in braces of one sentence, those within a form of another included."""
    found = set()
    for _, name, spec, _ in Formatter().parse(sentence):
        if name:
            found |= {name} | named(spec or "")
    return found


def said_at(catalogue: Catalogue, key: str) -> Sequence[str]:
    """A sentence in all its forms of number; nothing where the language itself has none."""
    return _by_stem(catalogue).get(key, ())


def placeholders(catalogue: Catalogue, key: str) -> set[str]:
    """The names in braces of a sentence, in all its forms of number."""
    found = said_at(catalogue, key)
    if not found:
        raise KeyError(key)
    return set().union(*(named(said) for said in found))


@cache
def _by_stem(catalogue: Catalogue) -> dict[str, list[str]]:
    """All sentences that a language itself has, by the key that code asks for."""
    found: dict[str, list[str]] = {}
    for key in catalogue.own_keys():
        found.setdefault(stem(key), []).append(catalogue.sentence(key))
    return found
