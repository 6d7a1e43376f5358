"""Nim as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo

INFO = GameInfo(seats=(2, 3), rounds=False)
