"""Which playthroughs are kept for each game: name of the file and how it is played."""

from __future__ import annotations

from pathlib import Path

from tests.engine.caylus.golden import playthroughs as caylus
from tests.engine.tara.golden import playthroughs as tara
from tests.engine.versailles.golden import playthroughs as versailles
from tests.engine.viscounts.golden import playthroughs as viscounts

PLAYED = {
    "viscounts": viscounts.GAMES,
    "caylus": caylus.GAMES,
    "tara": tara.GAMES,
    "versailles": versailles.GAMES,
}
KEPT = [(game, name) for game, names in PLAYED.items() for name in names]


def folder(game: str) -> Path:
    """Where the playthroughs of a game lie."""
    return Path(__file__).parents[1] / game / "golden"
