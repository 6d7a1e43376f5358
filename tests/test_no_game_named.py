"""No game's name outside its own folders and one registry per layer."""

from __future__ import annotations

import re
from pathlib import Path

from engine.games import game_keys
from tests.source import PACKAGES, ROOT, name

REGISTRIES = {"engine/games/__init__.py", "scenes/launch.py", "sprites/games.py"}
"""Where the games that the app ships with are registered: once in each layer."""
_NAMES = "|".join(key.rstrip("s") for key in game_keys())
WORDS = re.compile(rf"(?i)(?<![a-z])({_NAMES})s?(?![a-z])")
"""A key as a word of its own or as a part of a name; also without its s, for one viscount."""


def shared(folder: str) -> list[Path]:
    """Code, catalogues and data of a layer outside the folders of single games."""
    return [
        path
        for path in sorted((ROOT / folder).rglob("*"))
        if path.suffix in {".py", ".toml"}
        and not set(path.relative_to(ROOT).parts) & set(game_keys())
    ]


def mentions(path: Path) -> list[str]:
    """Every line that names a game."""
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [f"{number}: {line.strip()}" for number, line in enumerate(lines, 1)
             if WORDS.search(line)]  # fmt: skip
    return [f"{name(path)}:{line}" for line in named]


def test_shared_code_and_catalogues_name_no_game() -> None:
    paths = [path for folder in PACKAGES for path in shared(folder)] + [ROOT / "main.py"]
    named = {name(path): mentions(path) for path in paths}
    assert len(paths) > 400
    found = [line for path, lines in named.items() if path not in REGISTRIES for line in lines]
    assert found == []


def test_every_registry_names_games_in_their_order() -> None:
    """A game may do without art of its own, but not without screens."""
    for path in REGISTRIES:
        text = (ROOT / path).read_text(encoding="utf-8")
        named = [key for key in game_keys() if re.search(rf'register(_screens)?\("{key}"', text)]
        wanted = named if path.startswith("sprites") else list(game_keys())
        assert named, f"{path} registers no game"
        assert named == wanted, f"{path} lacks {set(wanted) - set(named)}"


def test_the_check_sees_names_however_they_are_written() -> None:
    seen = ("caylus", '"tara"', "TARA_ROAD", "a viscount walks", "_versailles()", "Viscounts")
    assert [word for word in seen if not WORDS.search(word)] == []
    assert [word for word in ("guitara", "caylusian", "tarantula") if WORDS.search(word)] == []
