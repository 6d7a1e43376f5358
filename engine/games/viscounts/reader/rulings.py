"""The rulings of Viscounts that have two readings."""

from __future__ import annotations

from typing import Final

from engine.cells.rulings import Ruling

AUTOMA_BUMPS: Final = Ruling("automa_bumps", "VI-11.22.3", ("human_first", "own_first"))
RULINGS: Final = (
    AUTOMA_BUMPS,
    Ruling("free_manuscript", "VI-8.5.3", ("no_action", "transcribes")),
    Ruling("bonus_icons", "VI-10.2.4", ("counted", "left_out")),
)
