"""A turn of every game as it is heard, word for word: `transcripts/<game>.txt`.

After an intended change of what is spoken: `uv run pytest tests/scenes/test_transcripts.py
-m slow --regenerate-golden`, then read the difference as somebody who cannot see.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games import game_keys, info_of, load_game
from engine.session import Session
from scenes.app import App
from scenes.table.scene import TableScene
from tests.scenes.company import config
from tests.scenes.support import at_rest, make_app, wait_until
from tests.scenes.table.opening import SIZE, SOLO
from tests.scenes.test_by_ear import listening

TOLD = Path(__file__).parent / "transcripts"
SEED = 7
MOST_ANSWERS = 9


def table_of(folder: Path, game: str) -> App:
    """A table where nobody thinks by the clock: an automa, or two persons."""
    app = make_app(folder, SIZE)
    session = Session(load_game(game), SOLO if info_of(game).automas else config(2), SEED)
    app.stack.push(TableScene(app, "", session))
    return app


def transcript(app: App) -> str:
    listener, _ = listening(app)
    wait_until(app, lambda: at_rest(app))
    listener.listen()
    for asked in range(2, 8):
        listener.press(getattr(pygame, f"K_F{asked}"), f"F{asked}")
    listener.play(r"(?!)", MOST_ANSWERS)
    for asked in range(3, 8):
        listener.press(getattr(pygame, f"K_F{asked}"), f"F{asked}")
    listener.press(pygame.K_n, "N")
    return "\n".join(listener.transcript) + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("game", game_keys())
def test_a_turn_is_told_as_it_was_read_and_found_good(
    tmp_path: Path, pytestconfig: pytest.Config, game: str
) -> None:
    app = table_of(tmp_path, game)
    missed = {*app.catalogue.missed}
    heard = transcript(app)
    assert app.catalogue.missed <= missed
    app.close()
    app.window.close()
    path = TOLD / f"{game}.txt"
    if pytestconfig.getoption("--regenerate-golden"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(heard, encoding="utf-8")
    assert path.exists(), f"{path.name} is missing; write it with --regenerate-golden"
    assert heard == path.read_text(encoding="utf-8")
