"""Steps of a turn in Tara that no search may leave out: those that can win the game in this very
turn (TA-17.1), and those that break a rival's way to the crown that would win (TA-17.1).

Masks say quickly where a look is worth it; the table's own forecast then says whether it wins.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import Action, Ops
from engine.games.tara.ai.bitmasks import CROWN, keys, risen
from engine.games.tara.board import POSITIONS
from engine.games.tara.data import TaraData
from engine.games.tara.forecast import foresee
from engine.games.tara.state import PLAY, PROVINCES, SEATS, State, clone_state, crowns
from engine.games.tara.swap import TOP, swap_options

CHAIN = frozenset({"second", "activate", "promote", "replace"})
"""Questions of a turn under way that a forecast can be asked about."""
MOST_STOPPING = 6
Threats = dict[tuple[int, int], int]
"""By rival and province: positions from which one activated card leads to the crown."""


def decisive(ops: Ops, state: State, seat: int, options: Sequence[Action]) -> list[Action]:
    """The options that win in this turn; if none does, the best few against a rival's victory."""
    found = winning(ops, state, seat, options)
    return found or stopping(state, seat, options)


def winning(ops: Ops, state: State, seat: int, options: Sequence[Action]) -> list[Action]:
    """The options behind which the forecast finds a victory in this turn."""
    if not _near(state, seat):
        return []
    name, _, args = state.agenda[-1]
    if name == "turn":
        near = [option for option in options if _may_win(ops, state, seat, option)]
        return [each for each in near if each[0] == "stone" or _wins(ops, state, seat, each)]
    if name == "swap":
        near = [
            each for each in options if each[0] == "swap" and _swap_wins(state, seat, args, each)
        ]
        return [option for option in near if _wins(ops, state, seat, option)]
    if name in CHAIN:
        return [option for option in options if _wins(ops, state, seat, option)]
    return []


def stopping(state: State, seat: int, options: Sequence[Action]) -> list[Action]:
    """The options that leave rivals who lack one crown the fewest ways to it; none where there is
    no such way, or where no option breaks one."""
    if state.agenda[-1][0] not in ("turn", "swap"):
        return []
    rivals = [other for other in range(state.seats) if other != seat and _near(state, other)]
    threats = {
        (other, province): ways
        for other in rivals
        for province in _open(state)
        if (ways := keys(state.held[province * SEATS + other]).bit_count())
    }
    if not threats:
        return []
    found = [(_broken(state, seat, threats, option), option) for option in options]
    best = sorted((each for each in found if each[0]), key=lambda each: -each[0])
    return [option for _, option in best[:MOST_STOPPING]]


def _broken(state: State, seat: int, threats: Threats, option: Action) -> int:
    """How many ways to the crown an option takes from rivals; of a stone the best swap counts."""
    name, _, args = state.agenda[-1]
    province = int(args) if name == "swap" else _province(option)
    if option[0] == "stone" and any(where == province for _, where in threats):
        swaps = swap_options(state, seat, province)
        return max(_lost_ways(state, seat, threats, province, swap) for swap in swaps)
    return _lost_ways(state, seat, threats, province, option)


def _lost_ways(state: State, seat: int, threats: Threats, province: int, option: Action) -> int:
    broken = 0
    for (other, where), ways in threats.items():
        lost = _taken(state, seat, other, province, option) if where == province else 0
        if lost:
            held = state.held[province * SEATS + other] & ~lost
            broken += max(0, ways - keys(held).bit_count())
    return broken


def _near(state: State, seat: int) -> bool:
    """True when one more crown wins."""
    return crowns(state, seat) + 1 >= state.data.kings_to_win


def _open(state: State) -> list[int]:
    return [province for province in range(PROVINCES) if state.status[province] == PLAY]


def _province(option: Action) -> int:
    return int(option[2]) if option[0] in ("place", "point", "stone") else -1


def _wins(ops: Ops, state: State, seat: int, option: Action) -> bool:
    forecast = foresee(ops, state, seat, option)
    return forecast is not None and forecast.wins and forecast.payable


def _may_win(ops: Ops, state: State, seat: int, option: Action) -> bool:
    """What masks say about the first step of a turn: False where it can not win."""
    province = _province(option)
    if province < 0:
        return False
    held = state.held[province * SEATS + seat]
    if held & CROWN:
        return False
    if option[0] == "stone":
        return _stone_wins(ops, state, seat, option)
    bit = 1 << option[-1]
    return any(
        risen(held | bit | more, bit | more)[0] & CROWN for more in _others(state.data, option)
    )


def _others(data: TaraData, option: Action) -> Iterable[int]:
    """What the other slot of a card can add: nothing, or one position."""
    shape = data.shapes[data.shape_of[option[1]]]
    more = {1 << p for spot in shape.spots for p in spot if option[-1] in spot and p != option[-1]}
    return (0, *more)


def _stone_wins(ops: Ops, state: State, seat: int, option: Action) -> bool:
    """True when some swap of the province wins; looked at as if the stone were played."""
    _, card, province = option
    tried = clone_state(state)
    tried.played = card
    tried.agenda[-1] = ("swap", seat, province)
    swaps = [
        each
        for each in swap_options(tried, seat, province)
        if _swap_wins(tried, seat, province, each)
    ]
    return any(_wins(ops, tried, seat, option) for option in swaps)


def _swap_wins(state: State, seat: int, province: int, option: Action) -> bool:
    """What masks say about a swap: own discs that come to the top are active (TA-9.6)."""
    held, active = _swapped(state, seat, seat, province, option)
    return not held & CROWN and bool(risen(held, active)[0] & CROWN)


def _swapped(state: State, seat: int, whose: int, province: int, option: Action) -> tuple[int, int]:
    """What `whose` tops are after a swap, and which of them it brought there."""
    _, here, this, there, that = option
    base = province * POSITIONS
    first = state.top[base + here] if this == TOP else this
    second = state.top[base + there] if that == TOP else that
    held = state.held[province * SEATS + whose]
    active = 0
    for position, slot, comes in ((here, this, second), (there, that, first)):
        if slot != TOP:
            continue
        held &= ~(1 << position)
        if comes == whose:
            held |= 1 << position
            active |= 1 << position
    return held, active


def _taken(state: State, seat: int, other: int, province: int, option: Action) -> int:
    """Positions that a rival loses by an option, climbs included."""
    theirs = state.held[province * SEATS + other]
    if option[0] == "swap":
        return theirs & ~_swapped(state, seat, other, province, option)[0]
    if option[0] != "place":
        return 0
    bit = 1 << option[-1]
    _, active = risen(state.held[province * SEATS + seat] | bit, bit)
    lost: int = theirs & active
    return lost
