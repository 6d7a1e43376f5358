"""Lists of words and of numbers as something that is composed like an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from engine.box.figures import Figure
from engine.box.language import Effect, Offer, Palette, Part, Sign

_MOST_WORDS = 16
_MOST_NUMBERS = 24


class Composed(Protocol):
    """What is composed of signs: an effect in its notation, or a list."""

    @property
    def palette(self) -> Palette:
        """What can be chosen."""

    def read(self, value: Any, /) -> Effect:
        """The signs of a cell."""

    def write(self, effect: Effect, /) -> Any:
        """The cell of signs."""


@dataclass(frozen=True, slots=True)
class Words:
    """A list of words, each of several."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        """Each word is a sign without a number."""
        parts = tuple(Part(each) for each in value)
        return Effect(((Offer(parts),),)) if parts else Effect()

    def write(self, effect: Effect) -> Any:
        """The words in their order."""
        return [part.sign for step in effect.steps for offer in step for part in offer.gain]


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of numbers."""

    palette: Palette

    def read(self, value: Any) -> Effect:
        """Each number is the number of a sign without a name."""
        return Effect(((Offer(tuple(Part("", each) for each in value)),),))

    def write(self, effect: Effect) -> Any:
        """The numbers in their order."""
        return [part.number for step in effect.steps for offer in step for part in offer.gain]


def composed(figure: Figure) -> Composed:
    """How the figure is composed."""
    if figure.notation is not None:
        return figure.notation
    if figure.kind == "numbers":
        sign = Sign("", figure.low, figure.high)
        return Numbers(Palette((sign,), most_steps=1, most_parts=_MOST_NUMBERS))
    signs = tuple(Sign(choice, most=0) for choice in figure.choices)
    return Words(Palette(signs, most_steps=1, most_parts=_MOST_WORDS, may_be_empty=True))
