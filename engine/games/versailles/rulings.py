"""The rulings of Versailles that have two readings."""

from __future__ import annotations

from typing import Final

from engine.cells.rulings import Ruling

RULINGS: Final = (Ruling("hire_both", "VE-6.8.3", ("both", "single")),)
