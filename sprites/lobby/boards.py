"""The boards of the four games from above, small, as they lie on the lobby's table."""

from __future__ import annotations

from pygame import Surface

from sprites.caylus.lobby_board import caylus_board
from sprites.common import svg
from sprites.common.noise import grain
from sprites.tara.lobby_board import tara_board
from sprites.versailles.lobby_board import versailles_board
from sprites.viscounts.lobby_board import viscounts_board

_SIDE = 200.0
_BOARDS = {
    "viscounts": viscounts_board,
    "caylus": caylus_board,
    "tara": tara_board,
    "versailles": versailles_board,
}


def board(game: str, size: tuple[int, int]) -> Surface:
    """The board within `size` px, transparent round it; ValueError for an unknown game."""
    if game not in _BOARDS:
        raise ValueError(f"unknown game {game!r}, expected one of {', '.join(_BOARDS)}")
    drawn = svg.raster(svg.document(_BOARDS[game](), _SIDE, _SIDE), size).copy()
    grain(drawn, (6, 6), 226, 255, 12)
    return drawn
