"""Tara, Seat of Kings as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo, GameOption
from engine.games.tara.reader.box import PLAYERS

PROVINCES = GameOption(
    "provinces", ("connacht", "ulster", "leinster", "munster"), seats=(2, 3), several=True
)
"""With four all provinces are in play (TA-3.1); else each table has its own by default (TA-3.2)."""

INFO = GameInfo(
    seats=tuple(PLAYERS), by_points=False, options=(PROVINCES,), measuring_options=("round_limit",)
)
