"""What a net should have said: the result of the game, and later forecasts (TD(lambda)).

Chances of the seats are made to add up to 1 before they are learned from, so that hope does not
feed on itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.ai.lab.training.self_play import Played, said
from engine.ai.learned.net import Matrix, Net


@dataclass(slots=True)
class Lessons:
    """Rows to learn from: features, and what a net should have put out for them: the share of the
    victory, then scaled changes."""

    features: Matrix
    wanted: Matrix

    def __len__(self) -> int:
        return len(self.features)


def lessons(net: Net, played: Played, trust: float, turns: float = 1.0) -> Lessons:
    """The lessons of a game, its last position first: of every position the view of who moved
    and that of one other, by turns.

    `trust` is lambda over a round of turns: 1 learns from the result alone; `turns`: positions of
    a seat that make up a turn. Behind an experiment later forecasts and the result count for the
    others alone: if they did for nobody, a table where somebody tries something nearly every turn
    would hardly ever hear how its games end.
    """
    step = trust ** (1 / (turns * len(played.result)))
    following = played.result
    rows: list[tuple[Matrix, Matrix, Matrix]] = []
    for number, position in enumerate(reversed(played.positions)):
        for seat in _viewers(position.mover, len(following), number):
            rows.append((position.features[seat], position.standing[seat], following[seat]))
        if step < 1:
            now = said(net, position.features, position.standing)
            following = (1 - step) * now + step * following
        if position.given_up:
            following = following.copy()
            for seat, forecast in position.given_up.items():
                following[seat] = forecast
    features, standing, wanted = (np.stack(column) for column in zip(*rows, strict=True))
    wanted[:, 1:] = (wanted[:, 1:] - standing) / net.scales[1:]
    # half the digits suffice, and a thousand games take half the room
    return Lessons(features.astype(np.float16), wanted.astype(np.float16))


def joined(parts: Sequence[Lessons]) -> Lessons:
    """All of them together."""
    return Lessons(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.wanted for part in parts]),
    )


def _viewers(mover: int, seats: int, number: int) -> tuple[int, ...]:
    others = [seat for seat in range(seats) if seat != mover]
    return (mover, others[number % len(others)]) if others else (mover,)
