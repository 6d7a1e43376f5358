"""The rulings of Caylus that have two readings."""

from __future__ import annotations

from typing import Final

from engine.cells.rulings import Ruling

RULINGS: Final = (
    Ruling("lawyer_turns", "CA-12.3", ("no_lawyer", "not_the_used_one")),
    Ruling("stored_cubes", "CA-12.6", ("supply", "owner")),
    Ruling("gold_joker", "CA-11.2", ("any_time", "when_missing")),
)
