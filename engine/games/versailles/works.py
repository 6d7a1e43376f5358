"""What workers pay for outside the Architects' Guild: decorations, tiles, technologies, workers."""

from __future__ import annotations

from engine.core import Action, Op
from engine.events import Emit
from engine.games.versailles.palace import lay
from engine.games.versailles.pieces import RESOURCES, Cost
from engine.games.versailles.state import State


def ready(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Turn up to `args` inactive tokens active; the Architects' Guild has a clause of its own."""
    player = state.players[seat]
    turned = min(args, state.data.tokens - player.tokens)
    player.tokens += turned
    emit("ready", seat, (turned,))


def buy(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """A decoration for its resources, into the own stock (VE-6.5.1)."""
    pay(state, seat, state.data.decorations[args].cost, emit)
    state.shop[args] -= 1
    state.players[seat].stock[args] += 1
    emit("buy", seat, (args,))


def pay(state: State, seat: int, cost: Cost, emit: Emit) -> None:
    """Resources back to the supply."""
    goods = state.players[seat].goods
    for resource, amount in enumerate(cost):
        if amount:
            goods[resource] -= amount
            emit("pay", seat, (RESOURCES[resource], amount))


def build(state: State, seat: int, args: tuple[int, int, int], action: Action, emit: Emit) -> None:
    """Pay a tile, put it with its decorations in the palace and score it (VE-6.6.1-6.6.3)."""
    tile, square, turn = args
    player = state.players[seat]
    printed = state.data.tiles[tile]
    pay(state, seat, printed.cost, emit)
    player.hand.remove(tile)
    state.squares[square] = tile
    state.turned[square] = turn
    lay(state.data.palace, state.needs, square, state.data.palace.patterns[tile], turn)
    state.built += 1
    player.built += 1
    emit("build", seat, (tile, square, turn))
    for kind, number in enumerate(printed.decorations):
        if number:
            player.stock[kind] -= number
            emit("adorn", seat, (kind, number, square))
    player.score += printed.vp
    emit("score", seat, (printed.vp,))


def learn(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The own marker moves one column to the right, onto a technology (VE-6.7.1)."""
    row = state.data.technologies[args].row - 1
    state.players[seat].columns[row] += 1
    emit("learn", seat, (args,))


def hire(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """The worker waiting on a row will come into play at the end of the turn (VE-6.8.4)."""
    place, row = args
    player = state.players[seat]
    player.waiting[row] -= 1
    player.arriving.append(place)
    emit("hire", seat, (row,))


OPS = {
    "ready": Op(ready, clause="VE-6.8.1"),
    "ready_guild": Op(ready, clause="VE-6.4.2"),
    "buy": Op(buy, clause="VE-6.5.1"),
    "build": Op(build, clause="VE-6.6.1"),
    "learn": Op(learn, clause="VE-6.7.1"),
    "hire": Op(hire, clause="VE-6.8.2"),
}
