"""What the ways of a worker to a location are worth: as signs, and in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Choice, Text
from engine.games.versailles.moves import Move
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import State, yields_at
from scenes.table.view import Say

MINUS = "\N{MINUS SIGN}"
_WORDS = "versailles.table.way"


def best_way(choices: Sequence[Choice]) -> tuple[tuple[str, str], ...]:
    """Icons and numbers of the way that yields most, of several such ways the cheapest: what it
    yields, then its price. Empty where a worker goes freely and finds nothing."""
    best = max(choices, key=lambda choice: (_sum(choice.gain), -_sum(choice.cost)))
    gains = tuple((name, f"+{n}") for name, n in best.gain if n)
    return (*gains, *(("token", f"{MINUS}{n}") for _, n in best.cost))


def way_words(view: State, seat: int, way: Move, say: Say) -> str:
    """What a seat's move is for: gains, steps of the King, tokens."""
    strength = view.players[seat].workers[way.end] + way.workers
    given = [
        (RESOURCES[good], n + more) for good, n, more in yields_at(view, seat, way.end, strength)
    ]
    parts = [f"+{say(Text(f'versailles.good.{name}', {'n': n}))}" for name, n in given if n]
    if way.king:
        parts.append(say(Text(f"{_WORDS}.king", {"n": way.king})))
    if way.tokens:
        parts.append(say(Text(f"{_WORDS}.token", {"n": way.tokens})))
    return ", ".join(parts) or say(f"{_WORDS}.free")


def _sum(amounts: Sequence[tuple[str, int]]) -> int:
    return sum(n for _, n in amounts)
