"""Versailles as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo
from engine.games.versailles.opening import PLAYERS

INFO = GameInfo(seats=tuple(PLAYERS), open_hands=True)
