"""Pile, display and discard pile of the Architects' Guild (VE-6.4)."""

from __future__ import annotations

from typing import Any

from engine import rng
from engine.core import Action, Op
from engine.events import Emit
from engine.games.versailles.state import NO_ONE, NO_TILE, State


def refill(state: State, emit: Emit) -> None:
    """Tiles move down in their order; new ones fill the free slots from the low end (VE-6.4.5)."""
    display = state.display
    if NO_TILE not in display:
        return
    left = [tile for tile in display if tile >= 0]
    if display[: len(left)] != left:
        display[:] = left + [NO_TILE] * (len(display) - len(left))
        emit("slide", NO_ONE, tuple(display))
    for slot in range(len(left), len(display)):
        if not _renew(state, emit):
            return
        tile = state.pile.pop()
        display[slot] = tile
        emit("reveal", NO_ONE, (tile, slot))


def _renew(state: State, emit: Emit) -> bool:
    """Make sure that a tile can be drawn; False once the pile has run out (VE-6.4.7, 6.4.8)."""
    if state.pile_out:
        return False
    if state.pile:
        return True
    if len(state.discard) < state.data.reshuffle_minimum:
        state.pile_out = 1
        emit("pile_out", NO_ONE, (len(state.discard),))
        return False
    state.pile, state.discard = state.discard, []
    rng.shuffle(state, state.pile)
    emit("shuffle", NO_ONE, (len(state.pile),))
    return True


def can_draw(state: State, thrown: int = 0) -> bool:
    """True when a refill would show a tile, with `thrown` more on the discard pile (VE-6.4.7)."""
    if state.pile_out:
        return False
    return bool(state.pile) or len(state.discard) + thrown >= state.data.reshuffle_minimum


def refill_step(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The display is refilled after a sweep or at the end of an activation (VE-6.4.4)."""
    refill(state, emit)


def take(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """A display tile into the hand; a fifth one asks for a discard (VE-6.4.2, VE-6.4.6)."""
    tile = state.display[args]
    state.display[args] = NO_TILE
    hand = state.players[seat].hand
    hand.append(tile)
    emit("take", seat, (tile, args))
    if len(hand) > state.data.hand_limit:
        state.agenda.append(("discard", seat, None))


def discard_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any tile of the hand, the new one included (VE-6.4.6)."""
    return [("discard", tile) for tile in state.players[seat].hand]


def discard(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """One of five tiles to the discard pile."""
    state.players[seat].hand.remove(action[1])
    state.discard.append(action[1])
    emit("discard", seat, (action[1],))


def sweep(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """Throw away the chosen tile, then ask for the others of this sweep (VE-6.4.2)."""
    slot, more = args
    _throw(state, seat, slot, emit)
    next_step = ("sweep_more", seat, more) if more else ("refill", seat, None)
    state.agenda.append(next_step)


def sweep_more_options(state: State, seat: int, args: int) -> list[Action]:
    """The tiles that are left in the display."""
    return [("also", slot) for slot, tile in enumerate(state.display) if tile >= 0]


def sweep_more(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """One more tile of a sweep of several; the display is refilled after the last (VE-6.4.3)."""
    sweep(state, seat, (action[1], args - 1), action, emit)


def _throw(state: State, seat: int, slot: int, emit: Emit) -> None:
    tile = state.display[slot]
    state.display[slot] = NO_TILE
    state.discard.append(tile)
    emit("sweep", seat, (tile, slot))


OPS = {
    "refill": Op(refill_step, clause="VE-6.4.5"),
    "take": Op(take, clause="VE-6.4.2"),
    "discard": Op(discard, discard_options, "VE-6.4.6"),
    "sweep": Op(sweep, clause="VE-6.4.2"),
    "sweep_more": Op(sweep_more, sweep_more_options, "VE-6.4.2"),
}
