"""Viscounts of the West Kingdom as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo

INFO = GameInfo(
    seats=(2, 3, 4),
    automas=("cleric", "builder", "noble", "card"),
    difficulties=(0, 1, 2, 3),
    measured=(4,),
)
