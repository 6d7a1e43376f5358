"""The sentences of one language, from its files: a file is parsed when a key of it is asked for.

The tables of a file say in their headings with which words its keys begin: `[ui.title]` is found by
the first word, `ui`. So a window opens before the rules of all games are read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_WORD = "term"
_GENDER = "gender"
_END_OF_NAME = re.compile(r"[.\]\s]")

Forms = Mapping[str, Mapping[str, str]]
"""By key: what else a catalogue says of a word, such as its gender or a case of it."""


class CatalogueError(ValueError):
    """A catalogue file is broken: names the file and the reason."""


class Sentences:
    """Sentences by dotted key, and the `forms` of those that were read.

    `known` are given, `files` are parsed when they are needed. Raises CatalogueError with the name
    of a file that cannot be read, and of one that has a key of another file.
    """

    def __init__(
        self,
        files: Iterable[Path] = (),
        known: Mapping[str, str] | None = None,
        forms: Forms | None = None,
    ) -> None:
        self.forms: dict[str, Mapping[str, str]] = dict(forms or {})
        self._known = dict(known or {})
        self._pages: dict[Path | None, dict[str, str]] = {None: dict(self._known)}
        self._unread: dict[str, list[Path]] = {}
        for path in files:
            self._pages[path] = {}
            for word in first_words(_text(path), path.name):
                self._unread.setdefault(word, []).append(path)

    def get(self, key: str) -> str | None:
        """The sentence of a key, if there is one."""
        self._read_for(key)
        return self._known.get(key)

    def __contains__(self, key: str) -> bool:
        return self.get(key) is not None

    def __getitem__(self, key: str) -> str:
        self._read_for(key)
        return self._known[key]

    def keys(self, start: str = "") -> Iterator[str]:
        """The keys that begin with `start`, in the order of the files."""
        for word in [start] if "." in start else [*self._unread]:
            self._read_for(word)
        return (key for page in self._pages.values() for key in page if key.startswith(start))

    def _read_for(self, key: str) -> None:
        word = key.partition(".")[0]
        if word not in self._unread:
            return
        for path in self._unread[word]:
            if not self._pages[path]:
                self._read(path)
        del self._unread[word]

    def _read(self, path: Path) -> None:
        page = _Page(path.name, table_of(_text(path), path.name))
        twice = next((key for key in page.sentences if key in self._known), None)
        if twice is not None:
            raise CatalogueError(f"{path.name}: {twice} is already in another file")
        self._pages[path] = page.sentences
        self._known |= page.sentences
        self.forms |= page.forms


def first_words(text: str, name: str) -> set[str]:
    """The first words of all keys of a file, by the headings of its tables."""
    head, *tables = f"\n{text}".split("\n[")
    words = {_END_OF_NAME.split(table.lstrip("[ "), maxsplit=1)[0] for table in tables}
    return words | set(table_of(head, name))


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path.name}: {error}") from error


def table_of(text: str, name: str) -> dict[str, Any]:
    """What a file says. Raises CatalogueError with its name."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError(f"{name}: {error}") from error


class _Page:
    """What one file holds, with dotted keys."""

    def __init__(self, name: str, table: Mapping[str, Any]) -> None:
        self.sentences: dict[str, str] = {}
        self.forms: dict[str, dict[str, str]] = {}
        self._name = name
        for key, value in table.items():
            self._add(key, value)

    def _add(self, key: str, value: Any) -> None:
        if isinstance(value, str):
            if key in self.sentences:
                raise CatalogueError(f"{self._name}: {key} is there twice")
            self.sentences[key] = value
        elif isinstance(value, Mapping):
            forms = _forms(value)
            if forms:
                self.forms[key] = forms
            for name, inner in value.items():
                if name not in forms:
                    self._add(key if name == _WORD else f"{key}.{name}", inner)


def _forms(table: Mapping[str, Any]) -> dict[str, str]:
    """What stands beside a word, or beside its plural forms: its gender and further forms."""
    if _WORD in table:
        return {name: str(form) for name, form in table.items() if name != _WORD}
    if _GENDER in table and "other" in table:
        return {name: str(form) for name, form in table.items() if name not in _PLURALS}
    return {}
