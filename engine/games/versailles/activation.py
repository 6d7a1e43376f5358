"""Using a location: yields by themselves, then options paid from the worker pool (VE-5 to VE-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action, Op, Step, push
from engine.events import Emit
from engine.games.versailles.palace import open_squares
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.sites import (
    BUILD,
    BUY,
    HIRE,
    LEARN,
    READY,
    SWEEP,
    TAKE,
    Option,
)
from engine.games.versailles.state import Player, State, yields_at

Spend = tuple[int, int, tuple[int, ...]]
"""Location, workers of the pool that are left, options already used (by number)."""

END: Action = ("end",)


def activate(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The strength is the number of own workers there (VE-5.1)."""
    emit("activate", seat, (args, state.players[seat].workers[args]))
    _use(state, seat, args, own_turn=True)


def end_options(state: State, seat: int, args: Any) -> list[Action]:
    """A person's turn ends with an explicit decision."""
    return [END]


def end(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The own part of the turn is over; what happens at its end follows (VE-3.2)."""


def echo(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The same action for the owner of the echo, with a pool of its own (VE-7.3.3)."""
    emit("echo", seat, (args, state.players[seat].workers[args]))
    _use(state, seat, args)


def _use(state: State, seat: int, place: int, *, own_turn: bool = False) -> None:
    """Yields, then options if one can be paid for (VE-5.5, VE-7.3.7). Finishing those ends a
    person's turn; without any, its end is asked for."""
    site = state.data.sites[place]
    pool = state.players[seat].workers[place]
    steps: list[Step] = [("yield", seat, place)] if site.yields else []
    if payable(state, seat, (place, pool, ())):
        steps.append(("spend", seat, (place, pool, ())))
    else:
        if site.options and not steps:
            steps.append(("void", seat, place))
        if own_turn and seat in state.asked_to_end:
            steps.append(("end", seat, place))
    if site.refills:
        steps.append(("refill", seat, None))
    push(state, *steps)


def take_yield(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Cubes by strength (VE-6.1.1); the technology of the location comes after."""
    player = state.players[seat]
    for resource, amount, bonus in yields_at(state, seat, args, player.workers[args]):
        if amount:
            player.goods[resource] += amount
            emit("gain", seat, (RESOURCES[resource], amount))
        if bonus:
            state.agenda.append(("bonus", seat, (resource, bonus)))
        elif not amount:
            state.agenda.append(("void", seat, args))


def take_bonus(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """One more cube for the technology, also to a yield of zero (VE-7.2)."""
    resource, amount = args
    state.players[seat].goods[resource] += amount
    emit("bonus", seat, (RESOURCES[resource], amount))


def void(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """A location may be activated without being of use (VE-12.2)."""
    emit("void", seat, (args,))


def payable(state: State, seat: int, args: Spend) -> list[Action]:
    """Everything that the workers left can pay for now, in the order of the board (VE-5.3)."""
    place, pool, used = args
    player = state.players[seat]
    found: list[Action] = []
    for number, option in enumerate(state.data.sites[place].options):
        if not option.limit or used.count(number) < option.limit:
            found += _OFFERS[option.verb](state, player, option, pool)
    return found


def spend_options(state: State, seat: int, args: Spend) -> list[Action]:
    """One option, or finish; finishing alone is asked before the next one plays (VE-5.5)."""
    return [*payable(state, seat, args), END]


def spend(state: State, seat: int, args: Spend, action: Action, emit: Emit) -> None:
    """Each choice is carried out in full before the next one (VE-5.5)."""
    place, pool, used = args
    if action == END:
        emit("finish", seat, (place, pool))
        return
    number = option_used(state, place, action)
    option = state.data.sites[place].options[number]
    index, what = _ARGUMENTS[option.verb](state, seat, option, action)
    spent = (*used, number) if option.limit else used
    push(
        state,
        _step(state, seat, place, option.verb, what),
        ("spend", seat, (place, pool - option.prices[index], spent)),
    )


def option_used(state: State, place: int, action: Action) -> int:
    """The number of the option of a location that an action uses."""
    verb = action[0]
    for number, option in enumerate(state.data.sites[place].options):
        if option.verb == verb and (verb not in (SWEEP, HIRE) or option.amount == action[1]):
            return number
    raise LookupError(f"{action!r} is not possible at location {place}")


def _step(state: State, seat: int, place: int, verb: str, args: Any) -> Step:
    """The op that carries an option out; it is told what depends on the location."""
    if verb == HIRE:
        return HIRE, seat, (place, args)
    if verb == READY and state.data.sites[place].refills:
        return "ready_guild", seat, args
    return verb, seat, args


def _offer_take(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    prices = option.prices
    return [
        (TAKE, slot)
        for slot, tile in enumerate(state.display)
        if tile >= 0 and prices[slot] <= pool
    ]


def _offer_sweep(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    if option.prices[0] > pool:
        return []
    filled = [slot for slot, tile in enumerate(state.display) if tile >= 0]
    if len(filled) < option.amount:
        return []
    return [(SWEEP, option.amount, slot) for slot in filled]


def _offer_ready(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    if option.prices[0] > pool or player.tokens >= state.data.tokens:
        return []
    return [(READY,)]


def _offer_buy(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    prices, shop = option.prices, state.shop
    return [
        (BUY, number)
        for number, decoration in enumerate(state.data.decorations)
        if shop[number] and prices[number] <= pool and can_pay(player.goods, decoration.cost)
    ]


def _offer_learn(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    return [
        (LEARN, row)
        for row, technologies in enumerate(state.data.grid_of)
        if player.columns[row] < len(technologies)
        and option.prices[technologies[player.columns[row]]] <= pool
    ]


def _offer_hire(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    if option.prices[0] > pool or not player.waiting[option.amount]:
        return []
    if player.arriving and state.data.rulings["hire_both"] == "single":
        return []  # VE-6.8.3
    return [(HIRE, option.amount)]


def _offer_build(state: State, player: Player, option: Option, pool: int) -> list[Action]:
    """Every tile that can be paid, on every square and in every turn that fits (VE-6.6.5)."""
    affordable = [
        tile
        for tile in player.hand
        if option.prices[tile] <= pool and can_build(state, player, tile)
    ]
    if not affordable:
        return []
    palace, needs = state.data.palace, state.needs
    places = open_squares(state.squares, needs, state.built)
    found: list[Action] = []
    for tile in affordable:
        fits = palace.fits[palace.patterns[tile]]
        for square in places:
            found += [(BUILD, tile, square, turn) for turn in fits[needs[square]]]
    return found


def can_pay(goods: list[int], cost: tuple[int, ...]) -> bool:
    """True when every resource of a cost is there."""
    return goods[0] >= cost[0] and goods[1] >= cost[1] and goods[2] >= cost[2]


def can_build(state: State, player: Player, tile: int) -> bool:
    """Resources and decorations of a tile are there (VE-6.6.1)."""
    printed = state.data.tiles[tile]
    if not can_pay(player.goods, printed.cost):
        return False
    return all(have >= want for have, want in zip(player.stock, printed.decorations, strict=True))


_OFFERS: dict[str, Callable[[State, Player, Option, int], list[Action]]] = {
    TAKE: _offer_take,
    SWEEP: _offer_sweep,
    READY: _offer_ready,
    BUY: _offer_buy,
    BUILD: _offer_build,
    LEARN: _offer_learn,
    HIRE: _offer_hire,
}

_ARGUMENTS: dict[str, Callable[[State, int, Option, Action], tuple[int, Any]]] = {
    TAKE: lambda state, seat, option, action: (action[1], action[1]),
    SWEEP: lambda state, seat, option, action: (0, (action[2], action[1] - 1)),
    READY: lambda state, seat, option, action: (0, option.amount),
    BUY: lambda state, seat, option, action: (action[1], action[1]),
    BUILD: lambda state, seat, option, action: (action[1], action[1:]),
    LEARN: lambda state, seat, option, action: (_next_technology(state, seat, action[1]),) * 2,
    HIRE: lambda state, seat, option, action: (0, option.amount),
}
"""For each verb the index of its price and the arguments of its step."""


def _next_technology(state: State, seat: int, row: int) -> int:
    return state.data.grid_of[row][state.players[seat].columns[row]]


OPS = {
    "activate": Op(activate, clause="VE-5.1"),
    "end": Op(end, end_options, "VE-3.2", always=True),
    "echo": Op(echo, clause="VE-7.3"),
    "yield": Op(take_yield, clause="VE-6.1.1"),
    "bonus": Op(take_bonus, clause="VE-7.2"),
    "void": Op(void, clause="VE-12.2"),
    "spend": Op(spend, spend_options, "VE-5.5", always=True),
}
