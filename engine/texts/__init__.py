"""The text catalogue: every visible sentence, by key, per language.

Catalogues are TOML files `engine/texts/<language>/*.toml`, and `texts/<language>/*.toml` in the
package of a game that is at home elsewhere; nested tables become dotted keys. A plural is a table
with `one` and `other`, chosen by the value `n`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from engine import games
from engine.explain import Text

_FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = "en"
_MINUS = "\N{MINUS SIGN}"


class Seat(NamedTuple):
    """A value of a Text that is shown as the name of a seat's player."""

    number: int


def figure(number: int) -> str:
    """A number as it is shown, with a real minus sign: the hyphen is too short to be seen."""
    return str(number) if number >= 0 else f"{_MINUS}{-number}"


def change(number: int) -> str:
    """A difference as it is shown: with its sign, "+2" or a real minus and 2."""
    return figure(number) if number < 0 else f"+{number}"


class CatalogueError(ValueError):
    """A catalogue file is broken: names the file and the reason."""


class Catalogue:
    """The sentences of one language."""

    def __init__(self, sentences: Mapping[str, str], language: str = DEFAULT_LANGUAGE) -> None:
        self.language = language
        self._sentences = dict(sentences)

    def has(self, key: str) -> bool:
        """True when the key exists, as a sentence or as a plural."""
        return key in self._sentences or f"{key}.other" in self._sentences

    def keys(self) -> Iterator[str]:
        """All keys, plural forms included."""
        return iter(self._sentences)

    def say(self, text: Text | str, names: Sequence[str] = (), **values: Any) -> str:
        """The finished sentence. `names` are the players' names by seat.

        An unknown key shows the value `fallback` if there is one (names in component data), else
        the key itself, so that a hole is seen and never stops a game; tests walk all keys.
        """
        key, given = (text, values) if isinstance(text, str) else (text.key, text.values)
        sentence = self._pick(key, given.get("n"))
        if sentence is None:
            return str(given.get("fallback", key))
        try:
            return sentence.format_map({k: self._value(v, names) for k, v in given.items()})
        except (KeyError, IndexError, ValueError):
            return key

    def _pick(self, key: str, n: Any) -> str | None:
        sentence = self._sentences.get(key)
        if sentence is not None:
            return sentence
        form = "one" if n == 1 else "other"
        return self._sentences.get(f"{key}.{form}", self._sentences.get(f"{key}.other"))

    def _value(self, value: Any, names: Sequence[str]) -> Any:
        if isinstance(value, Seat):
            return names[value.number] if value.number < len(names) else str(value.number + 1)
        if isinstance(value, Text):
            return self.say(value, names)
        if isinstance(value, int) and value < 0:
            return _BelowZero(value)
        if isinstance(value, tuple | list):
            return self._join([str(self._value(item, names)) for item in value])
        return value

    def _join(self, parts: Sequence[str]) -> str:
        return self._sentences.get("list.comma", ", ").join(parts)


class _BelowZero(int):
    """Written with a real minus sign, unless the sentence itself says how to write the number."""

    def __format__(self, spec: str) -> str:
        return super().__format__(spec) if spec else figure(self)

    def __str__(self) -> str:
        return figure(self)


def load_catalogue(language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """All files of one language, read once. Raises CatalogueError with the file's name."""
    return _read(language, (_FOLDER, *_folders_of_games()))


def _folders_of_games() -> tuple[Path, ...]:
    """Where games from elsewhere keep their sentences; those of the house lie here."""
    houses = Path(games.__file__).parent
    packages = (games.folder_of(key) for key in games.game_keys())
    return tuple(package / "texts" for package in packages if package.parent != houses)


@lru_cache(maxsize=4)
def _read(language: str, folders: tuple[Path, ...]) -> Catalogue:
    sentences: dict[str, str] = {}
    for path in _files(language, folders):
        try:
            table = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise CatalogueError(f"{path.name}: {error}") from error
        found = _flatten(table, "")
        twice = sorted(found.keys() & sentences.keys())
        if twice:
            raise CatalogueError(f"{path.name}: {twice[0]} is already in another file")
        sentences.update(found)
    if not sentences:
        raise CatalogueError(f"no catalogue for the language {language!r}")
    return Catalogue(sentences, language)


def _files(language: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((folder / language).rglob("*.toml"))


def _flatten(table: Mapping[str, Any], prefix: str) -> dict[str, str]:
    flat: dict[str, str] = {}
    for key, value in table.items():
        name = f"{prefix}{key}"
        if isinstance(value, Mapping):
            flat.update(_flatten(value, f"{name}."))
        elif isinstance(value, str):
            flat[name] = value
    return flat
