"""Golden games of Caylus: willing players, both variants, two to four seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.games import load_game
from tests.engine.caylus.layout import config
from tests.engine.shared.transcript import Transcript


def playthrough(seats: int, variant: str) -> str:
    """One game as text."""
    return Transcript(load_game("caylus"), config(seats, variant), 30 + seats).play()


GAMES: dict[str, Callable[[], str]] = {
    f"caylus_{variant}_{seats}": partial(playthrough, seats, variant)
    for variant in ("base", "advanced")
    for seats in (2, 3, 4)
}
