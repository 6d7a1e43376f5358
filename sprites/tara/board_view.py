"""What the picture of the board depends on, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

ProvinceState = Literal["open", "closed", "reserve", "absent"]
"""In play; closed with its king; opens later; not in this game."""


@dataclass(frozen=True, slots=True)
class ProvinceView:
    """One province as far as the ground shows it; finished words."""

    key: str
    name: str
    note: str = ""
    """One line below the name: who is king, or why nothing can be done here."""
    state: ProvinceState = "open"


@dataclass(frozen=True, slots=True)
class BoardView:
    """A position as far as the ground shows it; pieces and tablets lie on top of it."""

    provinces: tuple[ProvinceView, ...]
