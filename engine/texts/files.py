"""Reading the catalogues: which languages there are, and the sentences of each from its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine import games
from engine.texts.catalogue import ENGLISH, Catalogue

_FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = ENGLISH
_HEAD = "language.toml"
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_WORD = "term"
_GENDER = "gender"


class CatalogueError(ValueError):
    """A catalogue file is broken: names the file and the reason."""


def languages() -> tuple[str, ...]:
    """The languages that the app speaks, English first: folders with a `language.toml`."""
    found = sorted(path.parent.name for path in _FOLDER.glob(f"*/{_HEAD}"))
    return (DEFAULT_LANGUAGE, *(each for each in found if each != DEFAULT_LANGUAGE))


def name_of(language: str) -> str:
    """A language's own name for itself."""
    return sentences_of(_FOLDER / language / _HEAD)["language.name"]


def sentences_of(path: Path) -> dict[str, str]:
    """The sentences of one file, with dotted keys. Raises CatalogueError with its name."""
    found = _Found()
    found.add(path.name, _table(path))
    return found.sentences


def load_catalogue(language: str) -> Catalogue:
    """All files of one language, read once. Raises CatalogueError with the file's name."""
    return _read(language, (_FOLDER, *_folders_of_games()))


def _folders_of_games() -> tuple[Path, ...]:
    """Where games from elsewhere keep their sentences; those of the house lie here."""
    houses = Path(games.__file__).parent
    packages = (games.folder_of(key) for key in games.game_keys())
    return tuple(package / "texts" for package in packages if package.parent != houses)


@lru_cache(maxsize=8)
def _read(language: str, folders: tuple[Path, ...]) -> Catalogue:
    found = _Found()
    for path in _files(language, folders):
        found.add(path.name, _table(path))
    if not found.sentences:
        raise CatalogueError(f"no catalogue for the language {language!r}")
    behind = None if language == DEFAULT_LANGUAGE else _read(DEFAULT_LANGUAGE, folders)
    return Catalogue(found.sentences, language, found.forms, behind)


def _table(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path.name}: {error}") from error


def _files(language: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((folder / language).rglob("*.toml"))


class _Found:
    """What the files of one language hold so far, with dotted keys."""

    def __init__(self) -> None:
        self.sentences: dict[str, str] = {}
        self.forms: dict[str, dict[str, str]] = {}

    def add(self, file: str, table: Mapping[str, Any]) -> None:
        """Raises CatalogueError where a key is in another file too."""
        for key, value in table.items():
            self._add(file, key, value)

    def _add(self, file: str, key: str, value: Any) -> None:
        if isinstance(value, str):
            if key in self.sentences:
                raise CatalogueError(f"{file}: {key} is already in another file")
            self.sentences[key] = value
        elif isinstance(value, Mapping):
            forms = _forms(value)
            if forms:
                self.forms[key] = forms
            for name, inner in value.items():
                if name not in forms:
                    self._add(file, key if name == _WORD else f"{key}.{name}", inner)


def _forms(table: Mapping[str, Any]) -> dict[str, str]:
    """What stands beside a word, or beside its plural forms: its gender and further forms."""
    if _WORD in table:
        return {name: str(form) for name, form in table.items() if name != _WORD}
    if _GENDER in table and "other" in table:
        return {name: str(form) for name, form in table.items() if name not in _PLURALS}
    return {}
