"""Golden games of Viscounts: willing players, from the solo game to four seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.game import Config
from tests.engine.shared.transcript import Transcript
from tests.engine.viscounts.layout import config, viscounts


def playthrough(people: Config, seed: int) -> str:
    """One game as text."""
    return Transcript(viscounts(), people, seed).play()


GAMES: dict[str, Callable[[], str]] = {
    "viscounts_1_cleric": partial(playthrough, config(1, "cleric", 1), 21),
    "viscounts_2": partial(playthrough, config(2), 22),
    "viscounts_3": partial(playthrough, config(3), 23),
    "viscounts_4": partial(playthrough, config(4), 24),
}
