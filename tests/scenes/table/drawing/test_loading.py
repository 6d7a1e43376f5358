"""The plaque that is seen while a table's pictures are made."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys, load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.table.drawing.loading import draw_loading
from scenes.table.scene import TableScene
from sprites.common.contrast import contrast
from tests.scenes.support import make_app
from tests.sprites.eyesight import READABLE

SIZE = (600, 300)
NAME = pygame.Rect(200, 146, 200, 24)
"""Where the name stands on a canvas of that size at scale 1."""
WORDS = pygame.Rect(200, 208, 200, 18)


def plaque(folder: Path, game: str) -> pygame.Surface:
    """The plaque of a game, half filled."""
    app = make_app(folder)
    table = TableScene(app, "", Session(load_game(game), persons_config(2), 1)).table
    canvas = pygame.Surface(SIZE)
    draw_loading(canvas, table, game, "Name of it", "Lighting the candles", 0.5, 1.0)
    app.close()
    return canvas


def hexed(colour: pygame.Color) -> str:
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


@pytest.mark.parametrize("game", game_keys())
@pytest.mark.parametrize("band", [NAME, WORDS], ids=["name", "words"])
def test_name_and_words_stand_out_from_the_plaque(
    tmp_path: Path, game: str, band: pygame.Rect
) -> None:
    part = plaque(tmp_path, game).subsurface(band)
    colours = Counter(
        hexed(part.get_at((x, y))) for x in range(band.width) for y in range(band.height)
    )
    ground = Counter(
        {each: n for each, n in colours.items() if contrast(each, hexed(part.get_at((0, 0)))) < 2}
    ).most_common(1)[0][0]
    readable = sum(n for each, n in colours.items() if contrast(each, ground) >= READABLE)
    assert readable > 60


def test_every_game_lies_on_its_own_wood(tmp_path: Path) -> None:
    edges = {game: hexed(plaque(tmp_path, game).get_at((20, 150))) for game in game_keys()}
    assert edges["tara"] != edges["caylus"] != edges["versailles"]
