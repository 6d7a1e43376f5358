"""Setting up: road, castle, decks, the one redraw, the start player (CA-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit
from engine.game import asked_to_end
from engine.games.caylus.data import ADVANCED, BASE, VARIANTS, CaylusData
from engine.games.caylus.info import INFO
from engine.games.caylus.state import NO_ONE, Player, State, add_to_road
from engine.games.seating import check_seats, config_error


def new_state(data: CaylusData, config: Mapping[str, Any], seed: int) -> State:
    """The table before the first question. Raises ConfigError."""
    seats = len(check_seats(INFO, config))
    variant = config.get("options", {}).get("variant", VARIANTS[BASE])
    if variant not in VARIANTS:
        raise config_error("variant", known=VARIANTS)
    state = State(
        data=data,
        rng=rng.seeded(seed),
        variant=VARIANTS.index(variant),
        asked_to_end=asked_to_end(config),
    )
    _lay_road(state, data.tables[seats].neutrals)
    state.tokens = list(data.tables[seats].tokens)
    state.display = [card for card in data.prestige if _used(data, card, state.variant)]
    if state.variant == ADVANCED:
        state.provost = len(state.road) - 1
    state.players = [_new_player(state) for _ in range(seats)]
    state.delivered = [0] * seats
    push(
        state,
        *(("redraw", seat, None) for seat in range(seats)),
        ("draw_start", NO_ONE, None),
    )
    return state


def _used(data: CaylusData, card: int, variant: int) -> bool:
    return data.buildings[card].variants[variant]


def _lay_road(state: State, count: int) -> None:
    """Random neutral cards, the Peddler last (CA-2.2)."""
    data = state.data
    others = [card for card in data.neutrals if card != data.peddler]
    rng.shuffle(state, others)
    for card in [*others[:count], data.peddler]:
        add_to_road(state, card, NO_ONE)
    state.boxed = others[count:]


def _new_player(state: State) -> Player:
    """Deck, hand of three, starting goods (CA-2.7, CA-2.10)."""
    data = state.data
    player = Player(goods=list(data.start_goods))
    player.draw = [card for card in data.players if _used(data, card, state.variant)]
    rng.shuffle(state, player.draw)
    player.hand = [player.draw.pop() for _ in range(data.hand_size)]
    return player


_REDRAW: list[Action] = [("keep",), ("redraw",)]


def redraw_options(state: State, seat: int, args: Any) -> list[Action]:
    """Keep the opening hand, or discard all of it once (CA-2.8)."""
    return _REDRAW


def redraw(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """All or nothing: three discarded, three others drawn (CA-2.8)."""
    if action == ("keep",):
        emit("keep", seat)
        return
    player = state.players[seat]
    count = len(player.hand)
    emit("discard_hand", seat, tuple(player.hand))
    player.discard += player.hand
    player.hand = [player.draw.pop() for _ in range(count)]
    emit("draw", seat, (count,), tuple(player.hand))


def draw_start(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The start player is drawn at random (CA-2.11)."""
    state.first = rng.below(state, state.seats)
    emit("start_player", state.first)
    state.agenda.append(("begin_round", NO_ONE, None))


OPS = {
    "redraw": Op(redraw, redraw_options, "CA-2.8"),
    "draw_start": Op(draw_start, clause="CA-2.11"),
}
