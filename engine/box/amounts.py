"""Amounts by name, `{ wood = 3, gold = 1 }`, as effects that a form composes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.box.language import Effect, Offer, Palette, Part, Sign
from engine.explain import Text


def parts_of(value: Any) -> tuple[Part, ...]:
    """The amounts as parts, in their order. Raises ValueError."""
    if not isinstance(value, Mapping):
        raise ValueError(f"{value!r} is not a table of amounts")
    for key, number in value.items():
        if type(number) is not int:
            raise ValueError(f"{key}: {number!r} is not a number")
    return tuple(Part(key, number) for key, number in value.items())


def amounts_of(parts: Sequence[Part]) -> dict[str, int]:
    """The table of parts; a part without a number counts as one."""
    return {part.sign: 1 if part.number is None else part.number for part in parts}


@dataclass(frozen=True, slots=True)
class Amounts:
    """A table of amounts. `told`: the sentence for parts that are more than nothing."""

    palette: Palette
    told: Callable[[tuple[Part, ...]], Text]

    def read(self, value: Any) -> Effect:
        """All amounts at once."""
        return Effect(((Offer(parts_of(value)),),))

    def write(self, effect: Effect) -> Any:
        """The table; of a sign that stands twice the last number counts."""
        return amounts_of(effect.steps[0][0].gain)

    def words(self, value: Any) -> Text:
        """The sentence of the amounts."""
        return self.told(tuple(part for part in parts_of(value) if part.number))


def amounts(names: Sequence[str], most: int, told: Callable[[tuple[Part, ...]], Text]) -> Amounts:
    """The notation of amounts by these names."""
    signs = tuple(Sign(name, least=0, most=most) for name in names)
    return Amounts(Palette(signs, most_steps=1, most_parts=len(names)), told)
