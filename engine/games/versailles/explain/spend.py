"""Explanation of the worker pool: what each worker may pay for, and why not (VE-5.3, VE-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Action
from engine.explain import Choice, Question, Text
from engine.games.versailles import places as at
from engine.games.versailles.activation import END, Spend, option_used
from engine.games.versailles.display import can_draw
from engine.games.versailles.explain.blocked import blocked_options
from engine.games.versailles.explain.common import question
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
from engine.games.versailles.state import NO_TILE, State
from engine.games.versailles.telling import words

Maker = Callable[[State, int, Any, Option, Action], Choice]


def explain_spend(state: State, seat: int, args: Spend) -> Question:
    """Everything the workers left can pay for, and finishing."""
    place = args[0]
    choices = []
    for action in state.options:
        if action == END:
            choices.append(_end(state, seat, args))
        else:
            option = state.data.sites[place].options[option_used(state, place, action)]
            choices.append(_MAKERS[action[0]](state, seat, place, option, action))
    blocked = blocked_options(state, seat, args)
    return question(state, "spend", seat, args, "VE-5.5", choices, blocked=blocked, crumb=1)


def _end(state: State, seat: int, args: Spend) -> Choice:
    """Finish: it warns when nothing has been used although something could be."""
    place, pool, _ = args
    idle = len(state.options) > 1 and pool == state.players[seat].workers[place]
    warnings = (Text("versailles.warning.unused", {"site": words.site(state, place)}),)
    key = "end" if seat == state.turn else "end_share"
    return Choice(
        END,
        Text(f"versailles.choice.{key}"),
        warnings=warnings if idle else (),
        reveals=_refilled(state, place),
        ends_turn=True,
        rank=9,
    )


def explain_end(state: State, seat: int, args: int) -> Question:
    """Nothing is left to be done: the explicit end of a person's turn."""
    label = Text("versailles.choice.end")
    choice = Choice(END, label, reveals=_refilled(state, args), ends_turn=True)
    return question(state, "end", seat, args, "VE-3.2", [choice], crumb=1)


def _refilled(state: State, place: int) -> bool:
    """Tiles are turned up when the activation of this place is over."""
    refills = state.data.sites[place].refills
    return refills and NO_TILE in state.display and can_draw(state)


def _take(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    slot = action[1]
    tile, price = state.display[slot], option.prices[slot]
    printed = state.data.tiles[tile]
    warnings = []
    if len(state.players[seat].hand) >= state.data.hand_limit:
        warnings.append(Text("versailles.warning.hand_full", {"n": state.data.hand_limit}))
    squares = words.fitting(state, tile)
    if not squares:
        warnings.append(Text("versailles.warning.fits_nowhere"))
    heard = [Text("versailles.inspect.edges", {"edges": words.edges(printed.edges)})]
    heard += [Text("versailles.inspect.fits", {"n": squares})] if squares else []
    return Choice(
        action,
        Text(
            "versailles.choice.take",
            {
                "tile": words.tile(state, tile),
                "cost": words.price(state, price),
                "needs": words.building(state, tile),
                "n": printed.vp,
            },
        ),
        source=at.display(slot),
        target=at.HAND,
        cost=words.price_amounts(state, price),
        gain=(("tiles", 1),),
        warnings=tuple(warnings),
        heard=tuple(heard),
        rank=1,
    )


def _sweep(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    _, count, slot = action
    key = "sweep" if count == 1 else "sweep_first"
    values = {
        "tile": words.tile(state, state.display[slot]),
        "cost": words.price(state, option.prices[0]),
        "n": count,
    }
    return Choice(
        action,
        Text(f"versailles.choice.{key}", values),
        source=at.display(slot),
        target=at.DISCARD,
        cost=words.price_amounts(state, option.prices[0]),
        reveals=count == 1 and can_draw(state, 1),
        rank=3,
    )


def _ready(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    n = min(option.amount, state.data.tokens - state.players[seat].tokens)
    return Choice(
        action,
        Text("versailles.choice.ready", {"n": n, "cost": words.price(state, option.prices[0])}),
        target=at.TOKENS,
        cost=words.price_amounts(state, option.prices[0]),
        gain=(("tokens", n),),
        rank=2,
        button=True,
    )


def _buy(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    kind = action[1]
    decoration, price = state.data.decorations[kind], option.prices[kind]
    last = state.shop[kind] == 1
    return Choice(
        action,
        Text(
            "versailles.choice.buy",
            {
                "what": words.decoration(state, kind),
                "cost": words.price(state, price, decoration.cost),
            },
        ),
        source=at.workshop(state, kind),
        target=at.STOCK,
        cost=words.price_amounts(state, price, decoration.cost),
        gain=((decoration.id, 1),),
        warnings=(Text("versailles.warning.last_one"),) if last else (),
        rank=1,
    )


def _build(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    _, tile, square, turn = action
    printed, price = state.data.tiles[tile], option.prices[tile]
    last = state.built + 1 == len(state.squares)
    laid = words.edges_laid(state, tile, square, turn)
    values = {
        "tile": words.tile(state, tile),
        "square": words.square(state, square),
        "turn": Text(f"versailles.turned.{turn}"),
        "n": printed.vp,
    }
    return Choice(
        action,
        Text("versailles.choice.build", values),
        source=at.tile(state, tile),
        target=at.square(state, square),
        cost=words.price_amounts(state, price, printed.cost, printed.decorations),
        gain=(("points", printed.vp), ("built", 1)),
        warnings=(Text("versailles.warning.grid_full"),) if last else (),
        heard=(Text("versailles.heard.laid", {"edges": laid}),),
        rank=0,
        variant=turn,
    )


def _learn(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    row = action[1]
    number = state.data.grid_of[row][state.players[seat].columns[row]]
    price = option.prices[number]
    values = {
        "what": words.technology(state, number),
        "effect": words.effect(state, number),
        "cost": words.price(state, price),
    }
    return Choice(
        action,
        Text("versailles.choice.learn", values),
        source=at.tech_marker(row, seat),
        target=at.tech(state, number),
        cost=words.price_amounts(state, price),
        gain=(("technologies", 1),),
        rank=row,
    )


def _hire(state: State, seat: int, place: Any, option: Option, action: Action) -> Choice:
    return Choice(
        action,
        Text("versailles.choice.hire", {"cost": words.price(state, option.prices[0])}),
        source=at.newcomer(state, option.amount, seat),
        target=at.pool(state, place, seat),
        cost=words.price_amounts(state, option.prices[0]),
        gain=(("workers", 1),),
        warnings=(Text("versailles.warning.hired_later"),),
        rank=0,
    )


_MAKERS: dict[str, Maker] = {
    TAKE: _take,
    SWEEP: _sweep,
    READY: _ready,
    BUY: _buy,
    BUILD: _build,
    LEARN: _learn,
    HIRE: _hire,
}
