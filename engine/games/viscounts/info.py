"""Viscounts of the West Kingdom as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo

LEARNING = -1
"""A level of our own below the easiest of the box: an automa that leaves out options."""

INFO = GameInfo(
    seats=(2, 3, 4),
    automas=("cleric", "builder", "noble", "card"),
    difficulties=(0, 1, 2, 3),
    own_levels=(LEARNING,),
    measured=(4,),
)
