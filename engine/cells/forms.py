"""What a cell of a component file may hold, as its reader asks for it.

A reader asks for "a whole number from 1 to 5" or for "one of these words": whoever shows or
corrects a component file needs no description of it besides these questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

At = tuple[str | int, ...]
"""The way to a cell or table: names of tables and columns, places in lists from 0."""

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
FLAG: Final = "flag"
TEXT: Final = "text"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
NOTATION: Final = "notation"
DERIVED: Final = "derived"
"""A cell that must repeat what other cells say."""


class Form(NamedTuple):
    """How a cell is read: numbers from `low` to `high`, words among `choices`, a notation by its
    `parse`, which raises ValueError, KeyError or TypeError for what it does not understand."""

    kind: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    parse: Callable[[Any], Any] | None = None

    @property
    def is_open(self) -> bool:
        """True when the cell could hold something else than it does."""
        if self.kind in (NUMBER, NUMBERS):
            return self.low < self.high
        return self.kind != DERIVED and (self.kind != CHOICE or len(self.choices) > 1)


def keep(forms: dict[At, Form], at: At, form: Form) -> None:
    """Note how a cell is read: the first question counts, unless it repeats other cells."""
    if form.kind == DERIVED:
        forms[at] = form
    else:
        forms.setdefault(at, form)
