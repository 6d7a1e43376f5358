"""Every figure of every component file is called by a word of each language."""

from __future__ import annotations

import pytest

from engine.box.applying import shipped
from engine.box.figures import figures_of
from engine.games import game_keys
from engine.texts import languages, load_catalogue
from scenes.handbook.box.words import choice_words, column_words, group_words

CARDS_BY_NUMBER = ("ss_", "fs_", "n_")
"""Schemes and neutral buildings are called as the cards are."""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_keys())
def test_every_figure_has_words(game: str, language: str) -> None:
    catalogue = load_catalogue(language)
    base = shipped(game)
    wanted: set[str] = set()
    for figure in figures_of(base.game, base.text):
        wanted |= {group_words(game, figure.group).key, column_words(game, figure).key}
        wanted |= {
            choice_words(game, figure, value).key
            for value in figure.choices
            if not value.startswith(CARDS_BY_NUMBER)
        }
    assert {key for key in wanted if not catalogue.has(key)} == set()
