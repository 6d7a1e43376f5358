"""The heap, what everybody took, and the secret numbers."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from engine.cells import Sheet, parse_toml
from engine.clone import Shared, compile_clone
from engine.core import State as CoreState

FILE = Path(__file__).with_name("cards.toml")


@dataclass(frozen=True, slots=True)
class Data:
    """The component file as the rules want it."""

    text: str
    stones: int
    most: int
    numbers: tuple[int, ...]


@lru_cache(maxsize=4)
def load_data(text: str | None = None) -> Data:
    """Parse component text (default: the shipped file). Raises DataError."""
    if text is None:
        text = FILE.read_text(encoding="utf-8")
    sheet = Sheet("nim/cards.toml", parse_toml("nim/cards.toml", text))
    heap, secret = sheet.section("heap"), sheet.section("secret")
    data = Data(text, heap.number("stones", 1), heap.number("most", 1), secret.numbers("numbers"))
    sheet.finish()
    return data


@dataclass(slots=True)
class State(CoreState):
    """The whole table."""

    data: Shared[Data] = field(default=None)  # type: ignore[assignment]
    heap: int = 0
    taken: list[int] = field(default_factory=list)
    last: int = -1
    secrets: list[int] = field(default_factory=list)
    """The number of each seat."""
    rest: list[int] = field(default_factory=list)
    """Numbers that nobody has."""


clone_state = compile_clone(State)
