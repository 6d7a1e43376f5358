"""The round: deal, choice of three cards, turns, next start player (TA-4, TA-16)."""

from __future__ import annotations

from bisect import insort
from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.tara.kings import clear_full_provinces
from engine.games.tara.state import (
    CARDS,
    NO_CARD,
    NO_ONE,
    OVER,
    START_PLAYER,
    TURNS,
    State,
    clockwise,
)

END: Action = ("end",)
ONLY_END: list[Action] = [END]


def begin_round(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Lay out the steps of a round; odd ones deal, even ones use the cards set aside (TA-4.2)."""
    state.round += 1
    state.phase = CARDS
    emit("round", NO_ONE, (state.round,))
    push(
        state,
        ("begin_turns", NO_ONE, None),
        ("begin_traitors", NO_ONE, None),
        ("income", NO_ONE, None),
        ("begin_clearing", NO_ONE, None),
        ("begin_ransom", NO_ONE, None),
        ("begin_start", NO_ONE, None),
        ("end_round", NO_ONE, None),
    )
    state.agenda.append(("deal" if state.round % 2 else "take_up", NO_ONE, None))


def deal(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """All cards are shuffled, six dealt to each; then everybody picks three (TA-4.3)."""
    data = state.data
    state.draw = list(data.cards)
    state.discard = []
    state.reshuffled = 0
    rng.shuffle(state, state.draw)
    emit("shuffle", NO_ONE, (len(state.draw),))
    for who in clockwise(state, state.first):
        cards = sorted(state.draw[-data.deal :])
        del state.draw[-data.deal :]
        state.kept[who] = cards
        emit("deal", who, (len(cards),), tuple(cards))
    push(state, *(("keep", who, None) for who in clockwise(state, state.first)))


def take_up(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Everybody takes the cards set aside in hand (TA-4.4)."""
    for who in clockwise(state, state.first):
        state.hands[who], state.kept[who] = state.kept[who], []
        emit("take_up", who, (len(state.hands[who]),))


def keep_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any of the cards dealt and not yet chosen."""
    return [("keep", card) for card in sorted(state.kept[seat])]


def keep(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """One card for this round; after the third one a confirmation (TA-4.3)."""
    state.kept[seat].remove(action[1])
    hand = state.hands[seat]
    insort(hand, action[1])
    emit("keep", seat, (len(hand),), (action[1],))
    more = len(hand) < state.data.keep
    state.agenda.append(("keep" if more else "set_aside", seat, None))


def set_aside(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The others lie face down under the rath card for the next round (TA-4.3)."""
    emit("set_aside", seat, (len(state.kept[seat]),))


def end_options(state: State, seat: int, args: Any) -> list[Action]:
    """Nothing but the explicit end."""
    return ONLY_END


def begin_turns(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Three times around, beginning with the start player (TA-4.6)."""
    state.phase = TURNS
    state.turns_taken = 0
    _open_turn(state, state.first, emit)


def _open_turn(state: State, seat: int, emit: Emit) -> None:
    state.turn = seat
    emit("turn", seat, (state.turns_taken // state.seats + 1,))
    push(state, ("turn", seat, None), ("close_turn", seat, None), ("next_turn", seat, None))


def end(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The explicit end of a turn or of a traitor's activation: nothing else happens."""


def close_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The used card goes on the discard pile; full provinces are cleared (TA-4.7, TA-11.8)."""
    card, state.played = state.played, NO_CARD
    state.discard.append(card)
    emit("used", seat, (card,))
    clear_full_provinces(state)


def next_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The left neighbour, until everybody has used three cards (TA-4.1, TA-4.6)."""
    state.turns_taken += 1
    if state.turns_taken < state.seats * state.data.turns:
        _open_turn(state, (seat + 1) % state.seats, emit)


def begin_start(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The last step of a round; not after the last round of a limited game."""
    state.phase = START_PLAYER
    if not _stopped(state):
        state.agenda.append(("next_start", state.first, None))


def start_options(state: State, seat: int, args: Any) -> list[Action]:
    """Everybody but the start player, from the left (TA-16.1)."""
    return [("start", who) for who in clockwise(state, seat)[1:]]


def next_start(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The cube goes to another player (TA-16.1)."""
    state.first = action[1]
    emit("next_start", state.first, (seat,))


def end_round(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The next round, or the end of a limited game (TA-17.3)."""
    if _stopped(state):
        state.phase = OVER
        emit("unfinished", NO_ONE, (state.round,))
        return
    state.agenda.append(("begin_round", NO_ONE, None))


def _stopped(state: State) -> bool:
    return 0 < state.limit <= state.round


OPS = {
    "begin_round": Op(begin_round, clause="TA-4.2"),
    "deal": Op(deal, clause="TA-4.3"),
    "take_up": Op(take_up, clause="TA-4.4"),
    "keep": Op(keep, keep_options, "TA-4.3"),
    "set_aside": Op(set_aside, end_options, "TA-4.3", always=True),
    "begin_turns": Op(begin_turns, clause="TA-4.6"),
    "end": Op(end, end_options, "TA-4.6", always=True),
    "close_turn": Op(close_turn, clause="TA-4.7"),
    "next_turn": Op(next_turn, clause="TA-4.6"),
    "begin_start": Op(begin_start, clause="TA-4.1"),
    "next_start": Op(next_start, start_options, "TA-16.1", told=("next_start",)),
    "end_round": Op(end_round, clause="TA-17.3"),
}
