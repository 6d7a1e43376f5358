"""The gallery of the games' art: loaded when asked for, neutral for what nobody drew."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sprites.common.art_gallery import ANY_AUTOMA, ArtGallery, art_of, bust_of
from sprites.common.game_art import GameArt


def neutral() -> GameArt:
    return art_of("nobody drew this game")


def test_art_is_loaded_once_and_not_before_it_is_asked_for() -> None:
    asked: list[str] = []

    def load() -> GameArt:
        asked.append("chess")
        return art_of("tara")

    gallery = ArtGallery()
    gallery.register("chess", load)
    assert asked == []
    assert gallery.art_of("chess") is gallery.art_of("chess") is art_of("tara")
    assert asked == ["chess"]
    gallery.register("chess", neutral)
    assert gallery.art_of("chess") is neutral()


def test_a_game_that_nobody_drew_is_neutral() -> None:
    gallery = ArtGallery()
    gallery.register_neutral(neutral)
    assert gallery.art_of("chess") is neutral()
    with pytest.raises(RuntimeError, match="register_games"):
        ArtGallery().art_of("chess")


def test_an_automa_has_the_bust_of_its_game_or_a_neutral_one() -> None:
    assert bust_of("cleric") is art_of("viscounts").busts()["cleric"]
    assert bust_of("stranger") is neutral().busts()[ANY_AUTOMA]


def test_registering_the_games_imports_none_of_them() -> None:
    code = (
        "import sys; import sprites.games as games; games.register_games();"
        "print([name for name in sys.modules if name.startswith('sprites.') and name.count('.') > 1"
        " and not name.startswith('sprites.common.')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
