"""Caylus Magna Carta as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo, GameOption
from engine.games.caylus.reader.components import BASE, PLAYERS, VARIANTS

VARIANT = GameOption("variant", VARIANTS, PLAYERS, VARIANTS[BASE])
INFO = GameInfo(seats=PLAYERS, options=(VARIANT,), measured=(3,))
