"""What the ways of a worker to a location are worth: as signs, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Choice, Text
from scenes.table.view import Say

MINUS = "\N{MINUS SIGN}"
_WORDS = "versailles.table.way"


def best_way(choices: Sequence[Choice]) -> tuple[tuple[str, str], ...]:
    """Icons and numbers of the way that yields most, of several such ways the cheapest: what it
    yields, then its price. Empty where a worker goes freely and finds nothing."""
    best = max(choices, key=lambda choice: (_sum(choice.gain), -_sum(choice.cost)))
    gains = tuple((name, f"+{n}") for name, n in best.gain if n)
    return (*gains, *(("token", f"{MINUS}{n}") for _, n in best.cost))


def way_words(choice: Choice, king: int, say: Say) -> str:
    """Who goes, and what for: gains, steps of the King, tokens."""
    parts = [f"+{say(Text(f'versailles.good.{name}', {'n': n}))}" for name, n in choice.gain if n]
    if king:
        parts.append(say(Text(f"{_WORDS}.king", {"n": king})))
    parts += [say(Text(f"{_WORDS}.token", {"n": n})) for _, n in choice.cost]
    what = ", ".join(parts) or say(f"{_WORDS}.free")
    return say(Text(f"{_WORDS}.{choice.action[0]}", {"what": what}))


def _sum(amounts: Sequence[tuple[str, int]]) -> int:
    return sum(n for _, n in amounts)
