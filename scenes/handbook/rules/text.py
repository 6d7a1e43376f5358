"""The rulebook of a game as data: sections and clauses from the catalogue, by their ids."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from engine.games import game_keys
from engine.lessons.minute import has_minute
from engine.texts import DEFAULT_LANGUAGE, Catalogue, load_catalogue
from scenes.handbook.rules.rulings import Parted, Words, part

LONGEST_LABEL = 44
"""Words before a colon are a clause's label only if they are no longer than this."""
LONGEST_HEADING = 60
"""A text without a stop that is no longer than this is a heading."""
_CLAUSE = "rule."
_SECTION = "rule_section."
_PREFIX = "handbook.prefix."
_OPENING = "0"
"""The number of the section before all others."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A stretch of text (start, end) that names a clause or section of this book."""

    start: int
    end: int
    target: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. `depth` 0 stands directly in its section, 1 below another clause."""

    id: str
    section: str
    text: str
    depth: int
    references: tuple[Reference, ...] = ()
    mark: str = ""
    """What stands in the margin of a ruling; empty for what is none."""
    note: str = ""
    """What is said about the ruling."""
    note_references: tuple[Reference, ...] = ()

    @property
    def whole(self) -> str:
        """Everything that is said, for whoever searches."""
        return " ".join(part for part in (self.text, self.note, self.mark) if part)

    @property
    def heading(self) -> bool:
        """Words that name what follows, without a sentence of their own."""
        return len(self.text) <= LONGEST_HEADING and not any(mark in self.text for mark in ".:;")

    @property
    def label(self) -> int:
        """Number of letters at the beginning that name the clause's subject, colon included."""
        end = self.text.find(": ")
        if self.heading or not 0 < end <= LONGEST_LABEL or "." in self.text[:end]:
            return 0
        return end + 1


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of the rules."""

    id: str
    title: str
    clauses: tuple[Clause, ...]

    @property
    def number(self) -> str:
        """The part of the id after the game's letters."""
        return self.id.partition("-")[2]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All sections of one game in order."""

    game: str
    prefix: str
    sections: tuple[Section, ...]
    opening: str = ""
    """The id of the section that has no clauses, but says what the game is; empty for none."""
    originals: Mapping[str, str] = field(default_factory=dict)
    """The English texts of another language's book, by id: they are found too."""
    _clauses: dict[str, Clause] = field(default_factory=dict)
    _sections: dict[str, Section] = field(default_factory=dict)

    def clauses(self) -> Iterator[Clause]:
        """Every clause from first to last."""
        return iter(self._clauses.values())

    def clause(self, name: str) -> Clause | None:
        """The clause of an id."""
        return self._clauses.get(name)

    def section(self, name: str) -> Section | None:
        """The section of an id."""
        return self._sections.get(name)

    def resolve(self, name: str) -> str:
        """The clause or section that an id means; of an unknown one the nearest above it.

        An empty string if the id belongs to another book.
        """
        while name:
            if name in self._clauses or name in self._sections:
                return name
            name = name.rpartition(".")[0]
        return ""

    def section_of(self, name: str) -> Section | None:
        """The section in which a resolved id stands, or which it is."""
        clause = self._clauses.get(name)
        return self._sections.get(clause.section if clause is not None else name)


def games_with_rules(catalogue: Catalogue) -> tuple[str, ...]:
    """The games whose rules are in the catalogue, in the order in which they are offered."""
    present = {name.partition("-")[0] for name in _names(catalogue, _SECTION)}
    games = _names(catalogue, _PREFIX)
    offered = [game for game in game_keys() if game in games]
    known = dict.fromkeys((*offered, *games))
    return tuple(game for game in known if catalogue.say(f"{_PREFIX}{game}") in present)


def game_of_clause(catalogue: Catalogue, clause: str) -> str:
    """The game to whose rules a clause id belongs; empty if to none."""
    prefix = clause.partition("-")[0]
    for game in games_with_rules(catalogue):
        if catalogue.say(f"{_PREFIX}{game}") == prefix:
            return game
    return ""


def load_rulebook(catalogue: Catalogue, game: str) -> Rulebook:
    """The rules of a game; without sections where the catalogue has none."""
    prefix = catalogue.say(f"{_PREFIX}{game}")
    texts = _texts(catalogue, _CLAUSE, prefix)
    titles = _texts(catalogue, _SECTION, prefix)
    ids = {**titles, **texts}
    words = Words(
        catalogue.say("handbook.rules.ruling_word"), catalogue.say("handbook.rules.reason_word")
    )
    clauses = {
        name: _clause(name, part(texts[name], words), prefix, titles, ids, words) for name in texts
    }
    sections = tuple(
        Section(name, title, tuple(c for c in clauses.values() if c.section == name))
        for name, title in titles.items()
    )
    opening = f"{prefix}-{_OPENING}" if titles and game in game_keys() and has_minute(game) else ""
    if opening:
        sections = (Section(opening, catalogue.say("handbook.rules.opening"), ()), *sections)
    known = {each.id: each for each in sections}
    return Rulebook(game, prefix, sections, opening, _originals(catalogue, prefix), clauses, known)


def _clause(
    name: str,
    parted: Parted,
    prefix: str,
    titles: Collection[str],
    ids: dict[str, str],
    words: Words,
) -> Clause:
    section = _section_id(name, titles)
    return Clause(
        name,
        section,
        parted.body,
        _depth(name, section),
        references(parted.body, prefix, ids),
        words.ruling if parted.ruled else "",
        parted.note,
        references(parted.note, prefix, ids),
    )


def _originals(catalogue: Catalogue, prefix: str) -> dict[str, str]:
    if catalogue.language == DEFAULT_LANGUAGE:
        return {}
    return _texts(load_catalogue(DEFAULT_LANGUAGE), _CLAUSE, prefix)


def _texts(catalogue: Catalogue, table: str, prefix: str) -> dict[str, str]:
    names = [name for name in _names(catalogue, table) if name.startswith(f"{prefix}-")]
    return {
        name: catalogue.say(f"{table}{name}").replace("'", "’") for name in sorted(names, key=order)
    }


def _names(catalogue: Catalogue, table: str) -> list[str]:
    """The rest of every key that begins with `table`."""
    return [key.removeprefix(table) for key in catalogue.keys(table)]


def order(name: str) -> tuple[tuple[int, int, str], ...]:
    """Sorts clause ids by their numbers: VI-2.9 before VI-2.10."""
    parts = name.partition("-")[2].split(".")
    return tuple(_part(part) for part in parts)


def _part(part: str) -> tuple[int, int, str]:
    """Numbers first, by value; what begins with a letter afterwards."""
    digits = re.match(r"\d+", part)
    if digits is not None:
        return 0, int(digits.group()), part[digits.end() :]
    tail = re.search(r"\d+$", part)
    return 1, int(tail.group()) if tail else 0, part


def _section_id(name: str, titles: Collection[str]) -> str:
    """The nearest section above a clause: VE-6.4.1 stands in VE-6.4, VE-9.1.1 in VE-9."""
    above = name.rpartition(".")[0]
    while "." in above and above not in titles:
        above = above.rpartition(".")[0]
    return above or name


def _depth(name: str, section: str) -> int:
    return max(0, name.count(".") - section.count(".") - 1)


def references(text: str, prefix: str, known: dict[str, str]) -> tuple[Reference, ...]:
    """Where the text names clauses or sections that exist."""
    found = []
    for match in re.finditer(rf"\b{re.escape(prefix)}-[A-Z]?\d+[a-z]?(?:\.\d+[a-z]?)*", text):
        name = match.group()
        while name and name not in known:
            name = name.rpartition(".")[0]
        if name:
            found.append(Reference(match.start(), match.end(), name))
    return tuple(found)
