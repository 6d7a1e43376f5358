"""The state of a game of Caylus Magna Carta: small integers and flat lists, cheap to copy.

Goods are food, wood, stone, gold, deniers. A road position is an index from 0, the beginning.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.clone import Shared, compile_clone
from engine.core import State as CoreState
from engine.games.caylus.data import CaylusData
from engine.games.caylus.reader.components import ROUND, WORKERS

NO_ONE = -1
PHASES = ("setup", *ROUND, "over")
SETUP, INCOME, ACTIONS, PROVOST, ACTIVATION, CASTLE, ROUND_END, OVER = range(8)


@dataclass(slots=True)
class Player:
    """One seat's belongings."""

    goods: list[int] = field(default_factory=lambda: [0] * 5)
    workers: int = WORKERS
    hand: list[int] = field(default_factory=list)
    draw: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=lambda: [0, 0, 0])
    prestige: list[int] = field(default_factory=list)
    """Prestige buildings in front of the player: base variant only (CA-5.7.1)."""


@dataclass(slots=True)
class State(CoreState):
    """The whole table."""

    data: Shared[CaylusData] = field(default=None)  # type: ignore[assignment]
    asked_to_end: Shared[frozenset[int]] = frozenset()
    """Seats whose turns wait for their own end."""
    players: list[Player] = field(default_factory=list)
    variant: int = 0
    road: list[int] = field(default_factory=list)
    owner: list[int] = field(default_factory=list)
    """Owner of each road card, -1 for neutral ones."""
    worker: list[int] = field(default_factory=list)
    """Seat of the worker on each road card, -1 for none."""
    store: list[int] = field(default_factory=list)
    residence: list[int] = field(default_factory=list)
    """1 where the card shows its residence side."""
    crown: list[int] = field(default_factory=list)
    """Prestige building on each residence, -1 for none."""
    chosen: list[int] = field(default_factory=list)
    """1 where an occupied card will be turned when its worker goes home (CA-12.4)."""
    display: list[int] = field(default_factory=list)
    boxed: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)
    lost_tokens: list[int] = field(default_factory=lambda: [0, 0, 0])
    taken: list[int] = field(default_factory=list)
    """Who took each castle token, in order, -1 for a lost one."""
    provost: int = -1
    passed: list[int] = field(default_factory=list)
    """Seats in passing order (CA-5.8)."""
    delivered: list[int] = field(default_factory=list)
    first: int = 0
    turn: int = 0
    round: int = 0
    phase: int = SETUP

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.players)

    @property
    def advanced(self) -> bool:
        """True in the advanced variant."""
        return self.variant == 1


clone_state = compile_clone(State)


def tokens_left(state: State) -> int:
    """Castle tokens in the stock."""
    return sum(state.tokens)


def open_residences(state: State, seat: int) -> list[int]:
    """Road positions of own residences without a prestige building (CA-4.2)."""
    return [
        place
        for place, owner in enumerate(state.owner)
        if owner == seat and state.residence[place] and state.crown[place] < 0
    ]


def add_to_road(state: State, card: int, owner: int) -> int:
    """Lay a card behind the last one (CA-2.3); its position."""
    state.road.append(card)
    state.owner.append(owner)
    state.worker.append(NO_ONE)
    state.store.append(0)
    state.residence.append(0)
    state.crown.append(-1)
    state.chosen.append(0)
    return len(state.road) - 1
