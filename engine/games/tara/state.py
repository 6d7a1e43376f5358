"""The state of a game of Tara: small integers and flat lists, cheap to copy.

Hollows are numbered province * 15 + position (board.py). A bag holds the captives of a hollow:
five bits per seat that count its discs. `held` repeats `top` as masks, for speed.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.clone import Shared, compile_clone
from engine.core import State as CoreState
from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.data import TaraData

NO_ONE = -1
NO_CARD = -1
SEATS = 4
PROVINCES = 4
PHASES = (
    "setup",
    "cards",
    "turns",
    "traitors",
    "income",
    "clearing",
    "ransom",
    "start_player",
    "over",
)
SETUP, CARDS, TURNS, TRAITORS, INCOME, CLEARING, RANSOM, START_PLAYER, OVER = range(9)

ABSENT, PLAY, CLOSED, RESERVE = range(4)

BAG_BITS = 5
BAG_MASK = (1 << BAG_BITS) - 1
UNIT = tuple(1 << BAG_BITS * seat for seat in range(SEATS))
SHIFT = tuple(BAG_BITS * seat for seat in range(SEATS))


@dataclass(slots=True)
class State(CoreState):
    """The whole table. Lists by seat, by province or by hollow."""

    data: Shared[TaraData] = field(default=None)  # type: ignore[assignment]
    seats: int = 0
    top: list[int] = field(default_factory=lambda: [NO_ONE] * (PROVINCES * POSITIONS))
    """Controller of each hollow; on K0 the owner of the disc or of the cylinder."""
    bag: list[int] = field(default_factory=lambda: [0] * (PROVINCES * POSITIONS))
    held: list[int] = field(default_factory=lambda: [0] * (PROVINCES * SEATS))
    """Mask of the positions that a seat controls, at province * 4 + seat."""
    cylinder: list[int] = field(default_factory=lambda: [0] * PROVINCES)
    """1 where a cylinder stands on K0 instead of a disc."""
    status: list[int] = field(default_factory=lambda: [ABSENT] * PROVINCES)
    supply: list[int] = field(default_factory=list)
    money: list[int] = field(default_factory=list)
    cylinders: list[int] = field(default_factory=list)
    """Cylinders not on the board."""
    prisoners: list[int] = field(default_factory=lambda: [0] * (SEATS * SEATS))
    """Discs on rath cards, at holder * 4 + owner."""
    hands: list[list[int]] = field(default_factory=list)
    kept: list[list[int]] = field(default_factory=list)
    """Cards under the rath card: dealt and not yet chosen, or set aside for the even round."""
    draw: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)
    """Cards turned up for traitors that wait on the table (TA-12.16)."""
    played: int = NO_CARD
    """The card of the current turn."""
    reshuffled: int = 0
    """1 when the draw pile was made from discards since the last deal."""
    fresh: int = 1
    """1 until the first action of the game, which pays no entry fee (TA-5.5)."""
    first: int = 0
    turn: int = 0
    turns_taken: int = 0
    round: int = 0
    limit: int = 0
    """Rounds after which the game stops unfinished; 0: none (TA-17.3)."""
    winner: int = NO_ONE
    phase: int = SETUP


clone_state = compile_clone(State)


def captives(state: State, hollow: int, seat: int) -> int:
    """How many discs of a seat lie in the bag of a hollow."""
    return state.bag[hollow] >> SHIFT[seat] & BAG_MASK


def is_fort(state: State, hollow: int) -> bool:
    """True when the controller has a second disc there (TA-7.6)."""
    owner = state.top[hollow]
    return owner >= 0 and captives(state, hollow, owner) > 0


def forts(state: State, province: int, seat: int) -> list[int]:
    """Positions of the forts of a seat in a province."""
    base = province * POSITIONS
    unit = BAG_MASK << SHIFT[seat]
    return [p for p in range(K0) if state.top[base + p] == seat and state.bag[base + p] & unit]


def occupied(state: State, province: int) -> int:
    """Mask of the positions that hold a disc or a cylinder."""
    base = province * SEATS
    a, b, c, d = state.held[base : base + SEATS]
    return a | b | c | d


def has_captives(state: State, province: int) -> bool:
    """True when an amnesty would free somebody."""
    base = province * POSITIONS
    return any(state.bag[base : base + amnesty_reaches(state)])


def amnesty_reaches(state: State) -> int:
    """The positions from the first on whose captives an amnesty frees: those of a king's disc,
    too, or not (TA-10.3)."""
    return K0 if state.data.rulings["amnesty_king"] == "kept" else K0 + 1


def crowns(state: State, seat: int) -> int:
    """Provinces whose K0 the seat controls, by disc or cylinder (TA-11.5)."""
    return state.top[K0::POSITIONS].count(seat)


def clockwise(state: State, first: int) -> list[int]:
    """All seats, from `first` to the left (TA-3.7)."""
    return [*range(first, state.seats), *range(first)]


def set_top(state: State, hollow: int, seat: int) -> None:
    """Change who controls a hollow; -1: nobody."""
    province, position = divmod(hollow, POSITIONS)
    old = state.top[hollow]
    if old >= 0:
        state.held[province * SEATS + old] &= ~(1 << position)
    if seat >= 0:
        state.held[province * SEATS + seat] |= 1 << position
    state.top[hollow] = seat
