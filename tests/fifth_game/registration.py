"""Offers the fifth game for a while: exactly the calls that a contributor adds."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.games import registered
from scenes.games.screens import GameScreens, forget_screens, register_screens
from tests.fifth_game.engine import KEY, PACKAGE


def _screens() -> GameScreens:
    from tests.fifth_game.scenes.screens import SCREENS

    return SCREENS


@contextmanager
def offered() -> Iterator[None]:
    """The game is offered, with neutral art since it registers none."""
    with registered(KEY, PACKAGE):
        register_screens(KEY, _screens)
        try:
            yield
        finally:
            forget_screens(KEY)
