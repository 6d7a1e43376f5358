"""Transcribing, manuscripts and Cleric Bonus cards (VI-8.5)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.actions import visible_tile
from engine.games.viscounts.gains import push_effects
from engine.games.viscounts.payment import NOTHING
from engine.games.viscounts.state import Player, State


def transcribe(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Pay the cost of the visible manuscript, then take it (VI-8.5.1)."""
    position = state.players[seat].viscount // 3
    cost = state.data.manuscripts.cost[visible_tile(state, position)]
    push(
        state,
        ("pay", seat, (c.TRANSCRIBE, cost, NOTHING)),
        ("take_tile", seat, position),
    )


def take_tile(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Tile, bonus card, then the tile's effect; a printed one only has its effect (VI-8.5)."""
    position = args
    tile = visible_tile(state, position)
    tables = state.data.manuscripts
    if tile < tables.count:
        player = state.players[seat]
        player.books.append(state.tiles[position].pop())
        emit("transcribe", seat, (tile, position))
        pile = state.tiles[position]
        if pile:
            emit("uncover_tile", c.NO_ONE, (position, pile[-1]))
        _bonus(state, seat, player, tables.ribbon[tile], emit)
    else:
        emit("transcribe_printed", seat, (tile, position))
    program = tables.now[tile]
    if program is not None:
        push_effects(state, seat, program)


def _bonus(state: State, seat: int, player: Player, ribbon: int, emit: Emit) -> None:
    """The first to own three of a ribbon takes its Cleric Bonus card (VI-8.5.2)."""
    if state.bonus[ribbon] != c.NO_ONE:
        return
    ribbons = state.data.manuscripts.ribbon
    if sum(ribbons[tile] == ribbon for tile in player.books) < state.data.board.bonus_at:
        return
    state.bonus[ribbon] = seat
    for icon, n in enumerate(state.data.board.bonus_icons[ribbon]):
        player.permanent[icon] += n
    emit("bonus", seat, (c.RIBBONS[ribbon],))


FREE_COSTS = (3, 4)


def free_tiles(state: State) -> list[int]:
    """Ring positions whose visible manuscript costs 3 or 4 (VI-4.6.8)."""
    cost = state.data.manuscripts.cost
    return [i for i, pile in enumerate(state.tiles) if pile and cost[pile[-1]] in FREE_COSTS]


def free_tile_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any visible manuscript of cost 3 or 4 (VI-4.6.8)."""
    options: list[Action] = [("book", position) for position in free_tiles(state)]
    return options or [("none",)]


def free_tile(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Take a free manuscript: no action was taken, no after_transcribe (VI-8.5.3), unless it is
    read otherwise."""
    if action[0] == "none":
        emit("no_effect", seat, ("manuscript_3_4",))
    else:
        if state.data.rulings["free_manuscript"] == "transcribes":
            state.agenda.append(("after_action", seat, c.TRANSCRIBE))
        take_tile(state, seat, action[1], action, emit)


OPS = {
    "transcribe_action": Op(transcribe, clause="VI-8.5.1"),
    "take_tile": Op(take_tile, clause="VI-8.5.1"),
    "manuscript_3_4": Op(free_tile, free_tile_options, "VI-4.6.8"),
}
