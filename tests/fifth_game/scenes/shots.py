"""Named pictures of Nim."""

from __future__ import annotations

from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.commands.shots.shot import Shot
from scenes.commands.shots.staging import drag, open_table
from scenes.play.seating import persons_config
from tests.fifth_game.engine import KEY


def _taking(app: App) -> None:
    """A stone in the hand, over the bowl."""
    session = Session(load_game(KEY), persons_config(2), 1)
    for n in (3, 1, 2, 2):
        session.act(("take", n))
    drag(app, open_table(app, session), "heap", "bowl:0")


SHOTS = (Shot("nim-taking", _taking),)
