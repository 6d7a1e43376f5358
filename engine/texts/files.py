"""Where the catalogues lie: which languages there are, and the folders of each."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from engine import games
from engine.texts.catalogue import ENGLISH, Catalogue
from engine.texts.sentences import CatalogueError, Sentences

_FOLDER = Path(__file__).parent
DEFAULT_LANGUAGE = ENGLISH
_HEAD = "language.toml"


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that the app speaks, English first: folders with a `language.toml`."""
    found = sorted(path.parent.name for path in _FOLDER.glob(f"*/{_HEAD}"))
    return (DEFAULT_LANGUAGE, *(each for each in found if each != DEFAULT_LANGUAGE))


@lru_cache(maxsize=16)
def name_of(language: str) -> str:
    """A language's own name for itself."""
    return sentences_of(_FOLDER / language / _HEAD)["language.name"]


def sentences_of(path: Path) -> dict[str, str]:
    """The sentences of one file, with dotted keys. Raises CatalogueError with its name."""
    found = Sentences([path])
    return {key: found[key] for key in found.keys()}  # noqa: SIM118


def load_catalogue(language: str) -> Catalogue:
    """One language, whose files are read when they are needed. Raises CatalogueError with the name
    of a file that cannot be read."""
    return _load(language, (_FOLDER, *_folders_of_games()))


def _folders_of_games() -> tuple[Path, ...]:
    """Where games from elsewhere keep their sentences; those of the house lie here."""
    houses = Path(games.__file__).parent
    packages = (games.folder_of(key) for key in games.game_keys())
    return tuple(package / "texts" for package in packages if package.parent != houses)


@lru_cache(maxsize=8)
def _load(language: str, folders: tuple[Path, ...]) -> Catalogue:
    files = tuple(_files(language, folders))
    if not files:
        raise CatalogueError(f"no catalogue for the language {language!r}")
    behind = None if language == DEFAULT_LANGUAGE else _load(DEFAULT_LANGUAGE, folders)
    return Catalogue(Sentences(files), language, behind=behind)


def _files(language: str, folders: tuple[Path, ...]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted((folder / language).rglob("*.toml"))
