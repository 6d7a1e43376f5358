"""The state of a game of Versailles: small integers and flat lists, cheap to copy.

Seats are those of the configuration; `order` is the order of turns, drawn at random. Locations,
tiles, decorations and technologies are their numbers in the component data.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.clone import Shared, compile_clone
from engine.core import State as CoreState
from engine.games.versailles.data import VersaillesData

NO_ONE = -1
NOWHERE = -1
NO_TILE = -1


@dataclass(slots=True)
class Player:
    """One seat's belongings."""

    workers: list[int] = field(default_factory=list)
    """On the board, by location."""
    waiting: list[int] = field(default_factory=list)
    """On the new-worker rows."""
    arriving: list[int] = field(default_factory=list)
    """Locations of workers hired this turn, which come into play at its end (VE-6.8.4)."""
    goods: list[int] = field(default_factory=list)
    tokens: int = 0
    """Double-move tokens with the active side up."""
    marker: int = NOWHERE
    """Location of the activation marker (VE-4.5)."""
    hand: list[int] = field(default_factory=list)
    stock: list[int] = field(default_factory=list)
    """Decorations, by type."""
    columns: list[int] = field(default_factory=list)
    """Column of the technology marker in each row."""
    score: int = 0
    built: int = 0


@dataclass(slots=True)
class State(CoreState):
    """The whole table."""

    data: Shared[VersaillesData] = field(default=None)  # type: ignore[assignment]
    asked_to_end: Shared[frozenset[int]] = frozenset()
    """Seats whose turns wait for their own end."""
    players: list[Player] = field(default_factory=list)
    order: list[int] = field(default_factory=list)
    turn: int = NO_ONE
    """The active player; in an echo another seat is asked."""
    round: int = 0
    """Turns that the first player has begun; the rules know no rounds (VE-3.1)."""
    king: int = 0
    pile: list[int] = field(default_factory=list)
    """Face down; the last one is drawn next."""
    discard: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)
    """By slot, NO_TILE where it is empty."""
    shop: list[int] = field(default_factory=list)
    """Decorations left in the Workshop, by type."""
    squares: list[int] = field(default_factory=list)
    """Tile on each square of the palace."""
    turned: list[int] = field(default_factory=list)
    """Quarter turns of the tile on each square."""
    needs: list[int] = field(default_factory=list)
    """What built tiles fix about the edges of each square (palace.py)."""
    built: int = 0
    pile_out: int = 0
    """1 once the pile could not be renewed (VE-6.4.7)."""

    @property
    def seats(self) -> int:
        """Number of seats."""
        return len(self.players)


clone_state = compile_clone(State)


def after(state: State, seat: int) -> list[int]:
    """The other seats, clockwise from the left of `seat` (VE-7.3.2)."""
    at = state.order.index(seat)
    return state.order[at + 1 :] + state.order[:at]


def bonus_of(state: State, seat: int, site: int, resource: int) -> int:
    """Cubes that the own technologies add to a yield (VE-7.2)."""
    columns = state.players[seat].columns
    technologies = state.data.technologies
    total = 0
    for number in state.data.bonuses[site]:
        technology = technologies[number]
        if technology.resource == resource and columns[technology.row - 1] >= technology.column:
            total += technology.amount
    return total


def shares(state: State, seat: int, site: int) -> bool:
    """True when the seat owns the echo of a location and has a worker there (VE-7.3)."""
    player = state.players[seat]
    if not player.workers[site]:
        return False
    for number in state.data.echoes[site]:
        technology = state.data.technologies[number]
        if player.columns[technology.row - 1] >= technology.column:
            return True
    return False


def yields_at(state: State, seat: int, site: int, strength: int) -> list[tuple[int, int, int]]:
    """What a strength gives: resource, amount by workers, bonus of a technology (VE-6.1)."""
    if not strength:
        return []
    return [
        (
            given.resource,
            given.amounts[min(strength, len(given.amounts)) - 1],
            bonus_of(state, seat, site, given.resource),
        )
        for given in state.data.sites[site].yields
    ]


def palace_step(state: State) -> int:
    """The King's step that is the palace (VE-2.7)."""
    return state.data.king_palace[state.seats]
