"""Viscounts of the West Kingdom as the program offers it."""

from __future__ import annotations

from engine.game import GameInfo, GameOption
from engine.games.viscounts.reader.rulings import AUTOMA_BUMPS

LEARNING = -1
"""A level of our own below the easiest of the box: an automa that leaves out options."""

BUMPS = GameOption(
    AUTOMA_BUMPS.id,
    AUTOMA_BUMPS.readings,
    seats=(1,),
    default=AUTOMA_BUMPS.readings[0],
    automa=True,
    ruling=True,
)
"""Whom the automa bumps (VI-11.22.3)."""

INFO = GameInfo(
    seats=(2, 3, 4),
    automas=("cleric", "builder", "noble", "card"),
    difficulties=(0, 1, 2, 3),
    own_levels=(LEARNING,),
    measured=(4,),
    options=(BUMPS,),
)
