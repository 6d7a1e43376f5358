"""Effects as a form composes them: signs with numbers, joined by "and", "or", "for" and "then".

Each game writes its effects in a notation of its own; a `Notation` turns a cell of its component
file into an `Effect` and back, unchanged. Which signs there are, it says as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.explain import Text


class Part(NamedTuple):
    """A sign with its number; None where the notation writes none."""

    sign: str
    number: int | None = None


class Offer(NamedTuple):
    """What is had, all of it, for what is paid, all of it; most effects ask for nothing."""

    gain: tuple[Part, ...]
    pay: tuple[Part, ...] = ()


class Effect(NamedTuple):
    """Steps, done from first to last; each is one of several offers, or the only one.

    `head`: when or how it comes about, where the cell says so too ("on_hire").
    """

    steps: tuple[tuple[Offer, ...], ...] = ()
    head: str = ""


@dataclass(frozen=True, slots=True)
class Sign:
    """One sign of the palette. `least` and `most`: its numbers; 0 and 0 when it has none.

    `plain`: how it is written for the number 1 is without a number.
    """

    key: str
    least: int = 1
    most: int = 9
    plain: bool = False

    @property
    def first(self) -> Part:
        """The sign as it comes from the palette."""
        return Part(self.key, None if self.most == 0 or self.plain else max(1, self.least))


@dataclass(frozen=True, slots=True)
class Palette:
    """What an effect of one kind of cell can be composed of. `heads` are the possible heads, and
    for each whether it is followed by an effect; without any, an effect has none."""

    gain: tuple[Sign, ...]
    pay: tuple[Sign, ...] = ()
    heads: Mapping[str, bool] | None = None
    most_steps: int = 6
    most_offers: int = 1
    most_parts: int = 1
    """Parts of one gain or price."""
    may_be_empty: bool = False

    def sign(self, key: str, *, pay: bool = False) -> Sign | None:
        """The sign of a key among those gained or paid."""
        return next((each for each in (self.pay if pay else self.gain) if each.key == key), None)


class Notation(Protocol):
    """How the cells of one column write effects."""

    @property
    def palette(self) -> Palette:
        """What can be chosen."""

    def read(self, value: Any, /) -> Effect:
        """The effect of a cell. Raises ValueError for what is no effect."""

    def write(self, effect: Effect, /) -> Any:
        """The cell of an effect: `write(read(value)) == value`."""

    def words(self, value: Any, /) -> Text:
        """The sentence that a cell becomes. Raises ValueError for what is no effect."""


def complete(effect: Effect, palette: Palette) -> bool:
    """True when nothing is left to be chosen; whether the rules take it, the reader says."""
    if palette.heads is not None:
        if effect.head not in palette.heads:
            return False
        if not palette.heads[effect.head]:
            return not effect.steps
    offers = [offer for step in effect.steps for offer in step]
    if not offers:
        return palette.may_be_empty
    return all(offer.gain for offer in offers) and all(effect.steps)
