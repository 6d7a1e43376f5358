"""Searching the rules: every word must occur; accents and capitals do not matter."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from scenes.handbook.rules.text import Clause, Rulebook, order

Span = tuple[int, int]
_BY_ORIGINAL = 6
"""The rank of what only its English text has: behind everything else."""
_SNIPPET = 26
"""Letters shown before the first hit of a long clause."""


@dataclass(frozen=True, slots=True)
class Found:
    """A clause that a search found, with the places of its hits in the text."""

    clause: Clause
    hits: tuple[Span, ...]

    @property
    def start(self) -> int:
        """Where a short view of the text should begin, at the beginning of a word."""
        if not self.hits or self.hits[0][0] < 2 * _SNIPPET:
            return 0
        return self.clause.text.rfind(" ", 0, self.hits[0][0] - _SNIPPET) + 1


def search(book: Rulebook, query: str) -> tuple[Found, ...]:
    """What the query finds, best first: an id, then whole words and phrases, then the rest."""
    words = terms(query)
    if not words:
        return ()
    found: list[tuple[int, Found]] = []
    for clause in book.clauses():
        section = book.section(clause.section)
        rank = _rank(clause, section.title if section else "", query, words)
        if rank is None and _holds(book.originals.get(clause.id, ""), words):
            rank = _BY_ORIGINAL
        if rank is not None:
            found.append((rank, Found(clause, hits(clause.text, words))))
    found.sort(key=lambda item: (item[0], order(item[1].clause.id)))
    return tuple(item for _, item in found)


def _holds(text: str, words: tuple[str, ...]) -> bool:
    return all(word in fold(text) for word in words)


def terms(query: str) -> tuple[str, ...]:
    """The folded words of a query, longest first, so that hits are not cut by shorter ones."""
    return tuple(sorted(set(fold(query).split()), key=len, reverse=True))


def hits(text: str, words: tuple[str, ...]) -> tuple[Span, ...]:
    """Where the folded words occur in the text, in order and without overlaps."""
    if not words:
        return ()
    pattern = "|".join(re.escape(word) for word in words)
    return tuple(match.span() for match in re.finditer(pattern, fold(text)))


@lru_cache(maxsize=4096)  # all clauses of all games: each letter typed searches them again
def fold(text: str) -> str:
    """Lower case without accents, letter for letter, so that places stay the same."""
    return "".join(_plain(letter) for letter in text)


def _plain(letter: str) -> str:
    bare = unicodedata.normalize("NFD", letter)[:1].casefold().replace("’", "'")
    return bare if len(bare) == 1 else letter


def _rank(clause: Clause, title: str, query: str, words: tuple[str, ...]) -> int | None:
    name, text = fold(clause.id), fold(clause.whole)
    wanted = fold(query).strip()
    if wanted in (name, name.partition("-")[2]):
        return 0
    if all(word in name for word in words):
        return 1
    everything = f"{name} {fold(title)} {text}"
    if not all(word in everything for word in words) or not any(word in text for word in words):
        return None
    if clause.label and wanted in text[: clause.label]:
        return 2
    if re.search(rf"\b{re.escape(wanted)}\b", text):
        return 3
    return 4 if all(re.search(rf"\b{re.escape(word)}", text) for word in words) else 5
