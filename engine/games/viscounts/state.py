"""The state of a game of Viscounts: small integers and flat lists, cheap to copy.

Numbers: a space is ring position * 3 + kind (L 0, R 1, I 2); a spot counts clockwise round the
ring; a castle cell is section * seats + seat; cards and manuscripts are indices into the data.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.clone import Shared, compile_clone
from engine.core import State as CoreState
from engine.games.viscounts import constants as c
from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.reader.tables import Slot


@dataclass(slots=True)
class Player:
    """One seat's belongings. The automa is a player whose bays hold schemes."""

    board: int = 0
    """0: a person; n: the automa board n - 1."""
    goods: list[int] = field(default_factory=lambda: [0] * 5)
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0
    corruption: int = 1
    virtue: int = 7
    workers: int = 0
    built: int = 0
    """Bit i is set when slot i (0 to 8) is built and revealed."""
    permanent: list[int] = field(default_factory=lambda: [0] * 5)
    """Icons of revealed slots and Cleric Bonus cards."""
    viscount: int = -1
    bays: list[int] = field(default_factory=lambda: [c.NO_CARD] * 3)
    hand: list[int] = field(default_factory=list)
    draw: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    books: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State(CoreState):
    """The whole table."""

    data: Shared[ViscountsData] = field(default=None)  # type: ignore[assignment]
    players: list[Player] = field(default_factory=list)
    side: int = 0
    order: list[int] = field(default_factory=list)
    """Segment (index in the data) at each ring position, clockwise."""
    rotation: int = 0
    """Castle section s faces ring position (s + rotation) % 5 (VI-2.2)."""
    spots: list[int] = field(default_factory=list)
    """-1, or seat * 3 + building type, for every spot round the ring."""
    piles: list[list[int]] = field(default_factory=list)
    tiles: list[list[int]] = field(default_factory=list)
    tier1: list[int] = field(default_factory=list)
    tier2: list[int] = field(default_factory=list)
    tier3: list[int] = field(default_factory=list)
    leader: int = c.NO_ONE
    bonus: list[int] = field(default_factory=lambda: [c.NO_ONE] * 4)
    poverty: int = 0
    prosperity: int = 0
    poverty_shown: bool = False
    prosperity_shown: bool = False
    first: int = 0
    turn: int = 0
    round: int = 0
    last_round: int = 0
    phase: int = c.SETUP
    played: int = c.NO_CARD
    dismissed: int = c.NO_CARD
    castle_busy: bool = False
    pairs: list[tuple[int, int]] = field(default_factory=list)
    """Setup: (player card index, hero card) still on offer."""
    numbers: list[int] = field(default_factory=list)
    """Player card index that each seat took."""
    gone: list[int] = field(default_factory=list)
    """Cards out of the game."""
    gone_tiles: list[int] = field(default_factory=list)
    future: list[int] = field(default_factory=list)
    known_schemes: list[int] = field(default_factory=list)
    """Schemes that everybody knows to be in the automa's draw pile."""

    @property
    def seats(self) -> int:
        """Number of seats, the automa included."""
        return len(self.players)


clone_state = compile_clone(State)


def slots_of(state: State, player: Player) -> tuple[Slot, ...]:
    """The nine slots printed on this player's board."""
    data = state.data
    return data.automas[player.board - 1].slots if player.board else data.board.slots


def start_icons(state: State, player: Player) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Icons printed on card spaces 2 and 3 (VI-7.1.6, VI-11.7)."""
    data = state.data
    return data.automas[player.board - 1].start_icons if player.board else data.board.start_icons


def others(state: State, seat: int) -> list[int]:
    """The other seats in turn order from `seat`."""
    n = len(state.players)
    return [(seat + k) % n for k in range(1, n)]


def criminals(state: State, player: Player) -> int:
    """Criminal icons on the board cards (VI-4.7, VI-7.1.3)."""
    icons = state.data.cards.icons
    return sum([icons[card][c.CRIMINAL] for card in player.bays if card >= 0])


def icon_count(state: State, player: Player, icon: int) -> int:
    """Own icons of one kind: board cards, uncovered start icons, slots, bonus cards (VI-8.1.1)."""
    icons = state.data.cards.icons
    left, middle, right = player.bays
    n = player.permanent[icon]
    if left >= 0:
        n += icons[left][icon]
    if middle >= 0:
        n += icons[middle][icon]
    else:
        n += start_icons(state, player)[0][icon]
    if right >= 0:
        n += icons[right][icon]
    else:
        n += start_icons(state, player)[1][icon]
    return n


def deck_size(player: Player) -> int:
    """All cards of a player wherever they lie (VI-1.4)."""
    on_board = sum(card >= 0 for card in player.bays)
    return on_board + len(player.hand) + len(player.draw) + len(player.discard)


def deck_formed(state: State, player: Player) -> bool:
    """False while the setup still gathers this player's cards (VI-2.9.5)."""
    return state.phase != c.SETUP or bool(player.hand)


def board_cards(player: Player) -> list[int]:
    """The cards lying on the own player board, left to right."""
    return [card for card in player.bays if card >= 0]


def has_slot(state: State, player: Player, word: str) -> bool:
    """True when a revealed slot of the board says `word`."""
    built = player.built
    if not built:
        return False
    return any(
        built >> index & 1 and slot.reveals == word
        for index, slot in enumerate(slots_of(state, player))
    )


def section_facing(state: State, position: int) -> int:
    """The castle section in front of the segment at a ring position (VI-3.3)."""
    return (position - state.rotation) % c.SEGMENTS


def built_count(state: State, player: Player, building: int) -> int:
    """How many buildings of a type this player has constructed."""
    built = player.built
    return sum(
        built >> index & 1 and slot.building == building
        for index, slot in enumerate(slots_of(state, player))
    )
