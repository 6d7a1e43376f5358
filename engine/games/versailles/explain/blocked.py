"""Why something cannot be done with the workers left in a location: reason and clause."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.explain import Blocked, Text
from engine.games.versailles import places as at
from engine.games.versailles.activation import Spend, can_build, can_pay
from engine.games.versailles.explain.common import too_few
from engine.games.versailles.palace import open_squares
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
from engine.games.versailles.state import State
from engine.games.versailles.telling import words

Finder = Callable[[State, int, int, Option, bool], Iterator[Blocked]]


def blocked_options(state: State, seat: int, args: Spend) -> list[Blocked]:
    """Everything of the location that looks possible and is not."""
    place, pool, used = args
    found: list[Blocked] = []
    for number, option in enumerate(state.data.sites[place].options):
        spent = bool(option.limit) and used.count(number) >= option.limit
        found += _FINDERS[option.verb](state, seat, pool, option, spent)
    return found


_EMPTY = (("empty_slot", "VE-6.4.4"), ("no_refill", "VE-6.4.8"))
"""Why a slot is empty: until the next refill, or for good once the pile has run out."""


def _take(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    for slot, tile in enumerate(state.display):
        anchor = at.display(slot)
        if tile < 0:
            kind, clause = _EMPTY[bool(state.pile_out)]
            yield Blocked(anchor, Text(f"versailles.blocked.{kind}"), clause)
        elif option.prices[slot] > pool:
            yield Blocked(at.HAND, too_few(option.prices[slot], pool), "VE-6.4.1", anchor)


def _sweep(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    """Several sizes of sweep share their places: only the smallest one explains itself there, the
    larger ones as buttons."""
    if option.amount > 1:
        yield from _large_sweep(state, pool, option)
        return
    for slot, tile in enumerate(state.display):
        if tile >= 0 and option.prices[0] > pool:
            reason = too_few(option.prices[0], pool)
            yield Blocked(at.DISCARD, reason, "VE-6.4.2", at.display(slot))


def _large_sweep(state: State, pool: int, option: Option) -> Iterator[Blocked]:
    lying = sum(tile >= 0 for tile in state.display)
    if option.prices[0] > pool:
        reason = too_few(option.prices[0], pool)
    elif lying < option.amount:
        reason = Text("versailles.blocked.few_tiles", {"n": lying, "wanted": option.amount})
    else:
        return
    label = Text("versailles.choice.sweep_all", {"n": option.amount})
    yield Blocked("", reason, "VE-6.4.2", marked=False, label=label)


def _ready(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    if state.players[seat].tokens >= state.data.tokens:
        yield Blocked(at.TOKENS, Text("versailles.blocked.all_active"), "VE-12.3")
    elif spent:
        yield Blocked(at.TOKENS, Text("versailles.blocked.readied"), "VE-6.4.2")
    elif option.prices[0] > pool:
        yield Blocked(at.TOKENS, too_few(option.prices[0], pool), "VE-5.3")


def _buy(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    goods = state.players[seat].goods
    for kind, decoration in enumerate(state.data.decorations):
        anchor = at.workshop(state, kind)
        if not state.shop[kind]:
            yield Blocked(anchor, Text("versailles.blocked.sold_out"), "VE-1.7")
        elif option.prices[kind] > pool:
            yield Blocked(anchor, too_few(option.prices[kind], pool), "VE-6.5.1")
        elif not can_pay(goods, decoration.cost):
            yield Blocked(anchor, _costs(words.goods(decoration.cost)), "VE-6.5.1")


def _costs(cost: tuple[Text, ...]) -> Text:
    return Text("versailles.blocked.cost", {"cost": cost})


def _build(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    player = state.players[seat]
    squares = open_squares(state.squares, state.needs, state.built)
    for tile in player.hand:
        printed, anchor = state.data.tiles[tile], at.tile(state, tile)
        if option.prices[tile] > pool:
            yield Blocked(anchor, too_few(option.prices[tile], pool), "VE-6.6.1")
        elif not can_build(state, player, tile):
            cost = words.price(state, 0, printed.cost, printed.decorations)
            yield Blocked(anchor, _costs(cost), "VE-6.6.1")
        else:
            yield from _squares(state, tile, set(squares))


def _squares(state: State, tile: int, open_now: set[int]) -> Iterator[Blocked]:
    """The squares where a tile that can be paid does not fit."""
    palace = state.data.palace
    fits = palace.fits[palace.patterns[tile]]
    anchor = at.tile(state, tile)
    if not any(fits[state.needs[square]] for square in open_now):
        yield Blocked(anchor, Text("versailles.blocked.fits_nowhere"), "VE-6.6.8")
        return
    for square, lying in enumerate(state.squares):
        clash = False
        if lying >= 0:
            reason = Text("versailles.blocked.taken", {"tile": words.tile(state, lying)})
        elif square not in open_now:
            reason = Text("versailles.blocked.apart")
        elif not fits[state.needs[square]]:
            reason, clash = Text("versailles.blocked.edges"), True
        else:
            continue
        yield Blocked(at.square(state, square), reason, "VE-6.6.5", anchor, clash)


def _learn(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    columns = state.players[seat].columns
    for row, technologies in enumerate(state.data.grid_of):
        for column, number in enumerate(technologies):
            anchor = at.tech(state, number)
            if column < columns[row]:
                yield Blocked(anchor, Text("versailles.blocked.known"), "VE-6.7.1")
            elif column > columns[row]:
                yield Blocked(anchor, Text("versailles.blocked.step_by_step"), "VE-6.7.4")
            elif option.prices[number] > pool:
                yield Blocked(anchor, too_few(option.prices[number], pool), "VE-6.7.2")


def _hire(state: State, seat: int, pool: int, option: Option, spent: bool) -> Iterator[Blocked]:
    anchor = at.newcomer(state, option.amount, seat)
    if not state.players[seat].waiting[option.amount]:
        yield Blocked(anchor, Text("versailles.blocked.hired"), "VE-6.8.2")
    elif option.prices[0] > pool:
        yield Blocked(anchor, too_few(option.prices[0], pool), "VE-6.8.1")
    elif ("hire", option.amount) not in state.options:
        yield Blocked(anchor, Text("versailles.blocked.one_hire"), "VE-6.8.3")


_FINDERS: dict[str, Finder] = {
    TAKE: _take,
    SWEEP: _sweep,
    READY: _ready,
    BUY: _buy,
    BUILD: _build,
    LEARN: _learn,
    HIRE: _hire,
}
