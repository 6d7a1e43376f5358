"""What tests want to know about a sentence of the catalogue."""

from __future__ import annotations

import re
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


def placeholders(catalogue: Catalogue, key: str) -> set[str]:
    """The names in braces of a sentence, in all its forms of number."""
    own = frozenset(catalogue.own_keys())
    found = [each for each in (key, *(f"{key}.{form}" for form in FORMS)) if each in own]
    if not found:
        raise KeyError(key)
    return set().union(*(named(catalogue.sentence(each)) for each in found))
