"""The rulings of Tara that have two readings."""

from __future__ import annotations

from typing import Final

from engine.cells.rulings import Ruling

RULINGS: Final = (
    Ruling("amnesty_king", "TA-10.3", ("freed", "kept")),
    Ruling("same_position", "TA-9.3", ("allowed", "refused")),
)
