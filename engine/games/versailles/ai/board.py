"""The board of Versailles as an opponent sees it: which place is for what, and how far it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.versailles.data import VersaillesData
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.sites import BUILD, BUY, LEARN, TAKE

FAR = 99
"""More arrows than any way on the board."""
STRONGEST = 3
"""Nothing on the board asks for more workers in one place."""


@dataclass(frozen=True, slots=True)
class Board:
    """Places by their use, -1 for none, and `steps[start][end]`, arrows from place to place.

    `sources[resource]`: the place that yields it, and the workers that it takes.
    """

    yard: int
    workshop: int
    guild: int
    school: int
    sources: tuple[tuple[int, int], ...]
    steps: tuple[tuple[int, ...], ...]


def read_board(data: VersaillesData) -> Board:
    """The places and the ways between them."""
    arrows = data.moves.arrows
    return Board(
        _place(data, BUILD),
        _place(data, BUY),
        _place(data, TAKE),
        _place(data, LEARN),
        tuple(_source(data, resource) for resource in range(len(RESOURCES))),
        tuple(_steps(arrows, start) for start in range(len(data.sites))),
    )


def _place(data: VersaillesData, verb: str) -> int:
    for number, site in enumerate(data.sites):
        if any(option.verb == verb for option in site.options):
            return number
    return -1


def _source(data: VersaillesData, resource: int) -> tuple[int, int]:
    for number, site in enumerate(data.sites):
        for given in site.yields:
            if given.resource == resource:
                workers = next((n for n, amount in enumerate(given.amounts, 1) if amount), 1)
                return number, min(workers, STRONGEST)
    return -1, 1


def _steps(arrows: Sequence[Sequence[int]], start: int) -> tuple[int, ...]:
    found = [FAR] * len(arrows)
    found[start] = 0
    border = [start]
    while border:
        place = border.pop(0)
        for following in arrows[place]:
            if found[following] == FAR:
                found[following] = found[place] + 1
                border.append(following)
    return tuple(found)


def gatherings(steps: Sequence[Sequence[int]], workers: Sequence[int], place: int) -> list[int]:
    """Moves until the place is entered with 0, 1, 2 or 3 workers there in the end.

    One worker must arrive; those that stand there already count. FAR when there are too few.
    """
    away: list[int] = []
    for start, n in enumerate(workers):
        if n and start != place:
            away += [steps[start][place]] * n
    away.sort()
    present = workers[place]
    found = [FAR] * (STRONGEST + 1)
    for strength in range(STRONGEST + 1):
        coming = max(1, strength - present)
        if coming <= len(away):
            found[strength] = sum(away[:coming])
    return found
