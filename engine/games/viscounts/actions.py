"""The primary action: choosing it, dismissing for it, and trade (VI-7.3, VI-8.1 to VI-8.3.2)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.build import cheapest_building
from engine.games.viscounts.deck import dismiss_top, top_card
from engine.games.viscounts.gains import pay, push_steps, push_triggers
from engine.games.viscounts.payment import means, most, own_converts
from engine.games.viscounts.reader.cards import MERCHANTS
from engine.games.viscounts.state import Player, State, has_slot

SKIP: Action = ("skip",)


def action_options(state: State, seat: int, args: Any) -> list[Action]:
    """Actions that can be completed now, with or without a dismissal, and skipping (VI-7.3)."""
    kinds = (
        (c.TRADE, c.BUILD)
        if state.players[seat].viscount % 3 != c.INNER
        else (
            c.PLACE,
            c.TRANSCRIBE,
        )
    )
    options: list[Action] = [
        ("action", kind)
        for kind in kinds
        if can_complete(state, seat, kind) or can_dismiss(state, seat, kind)
    ]
    options.append(SKIP)
    return options


def cheapest_need(state: State, seat: int, kind: int) -> int:
    """Icons for the cheapest form of an action; -1 when its place or pieces are missing."""
    player = state.players[seat]
    position = player.viscount // 3
    if kind == c.TRADE:
        return 0
    if kind == c.BUILD:
        return cheapest_building(state, seat)
    if kind == c.PLACE:
        return state.data.board.worker_steps[0][0] if player.workers else -1
    return state.data.manuscripts.cost[visible_tile(state, position)]


def visible_tile(state: State, position: int) -> int:
    """The visible manuscript of a segment, or its printed one when the pile is empty (VI-3.8)."""
    pile = state.tiles[position]
    return pile[-1] if pile else state.data.manuscripts.count + state.order[position]


def can_complete(state: State, seat: int, kind: int) -> bool:
    """True when the action can be completed without a dismissal."""
    need = cheapest_need(state, seat, kind)
    if need < 0:
        return False
    return kind == c.TRADE or most(means(state, seat, kind, c.NO_CARD)) >= need


def dismissal_cost(state: State, player: Player, card: int) -> int:
    """The card's value, or 1 with slot 2 (VI-8.2.2)."""
    if has_slot(state, player, "dismiss_cost_one"):
        return 1
    return state.data.cards.cost[card]


def fits_action(state: State, seat: int, kind: int, card: int) -> bool:
    """The card shows an icon that this action uses (VI-8.2.1)."""
    icons = state.data.cards.icons[card]
    if icons[c.ACTION_ICON[kind]] or icons[c.CRIMINAL]:
        return True
    if not icons[c.MERCHANT] or kind == c.TRADE:
        return False
    return any(item.source == MERCHANTS for item in own_converts(state, seat, kind))


def can_dismiss(state: State, seat: int, kind: int) -> bool:
    """The top card may be dismissed and the action then completed (VI-8.2.4, VI-8.2.5)."""
    need = cheapest_need(state, seat, kind)
    if need < 0:
        return False
    player = state.players[seat]
    card = top_card(state, player.viscount // 3)
    cost = dismissal_cost(state, player, card)
    if player.goods[c.SILVER] < cost or not fits_action(state, seat, kind, card):
        return False
    return kind == c.TRADE or most(means(state, seat, kind, card, cost)) >= need


def choose_action(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Name the action; then the dismissal, the action itself, its abilities (VI-8.2.5)."""
    if action == SKIP:
        emit("skip_action", seat)
        return
    kind = action[1]
    emit("action", seat, (c.ACTIONS[kind],))
    push(
        state,
        ("dismiss", seat, kind),
        (c.ACTIONS[kind] + "_action", seat, None),
        ("after_action", seat, kind),
    )


def dismiss_options(state: State, seat: int, args: int) -> list[Action]:
    """Keep the card, unless only the dismissal makes the action possible, or dismiss it."""
    options: list[Action] = []
    if can_complete(state, seat, args):
        options.append(("keep",))
    if can_dismiss(state, seat, args):
        options.append(("dismiss",))
    return options


def dismiss(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Pay, card out of the game, its on_hire; its icons count for this action (VI-8.2.3)."""
    if action[0] == "keep":
        return
    player = state.players[seat]
    position = player.viscount // 3
    pay(state, seat, c.SILVER, dismissal_cost(state, player, top_card(state, position)), emit)
    state.dismissed = dismiss_top(state, seat, position, emit)


def merchants(state: State, seat: int) -> int:
    """Merchant icons for a trade, criminals and the dismissed card included (VI-4.4)."""
    return means(state, seat, c.TRADE, state.dismissed).free


def trade_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any silver may be spent as merchants (VI-8.1.3)."""
    return [("spend", n) for n in range(state.players[seat].goods[c.SILVER] + 1)]


def trade(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Fix the total of merchants, then run the exchange (VI-8.3.1)."""
    total = merchants(state, seat) + action[1]
    pay(state, seat, c.SILVER, action[1], emit)
    emit("trade", seat, (total,))
    state.agenda.append(("trade_runs", seat, total))


def exchange_rate(state: State, seat: int) -> int:
    """Merchants for one run of the exchange at the seat's space."""
    return state.data.board.exchanges[_segment(state, seat)][_side(state, seat)].rate


def _segment(state: State, seat: int) -> int:
    return state.order[state.players[seat].viscount // 3]


def _side(state: State, seat: int) -> int:
    return state.players[seat].viscount % 3


def runs_options(state: State, seat: int, args: int) -> list[Action]:
    """How often the exchange is run; `args` is the total of merchants (VI-8.3.1)."""
    most_runs = args // exchange_rate(state, seat)
    return [("runs", n) for n in range(most_runs, -1, -1)]


def trade_runs(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Run the exchange the chosen number of times."""
    exchange = state.data.board.exchanges[_segment(state, seat)][_side(state, seat)]
    emit("exchange", seat, (action[1], exchange.rate))
    for _ in range(action[1]):
        push_steps(state, seat, exchange.program)


def after_action(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Abilities that react to the finished action (VI-8.3.2, 8.3.4, 8.4.2, 8.5.3)."""
    push_triggers(state, seat, c.AFTER_ACTION[args])


OPS = {
    "action": Op(choose_action, action_options, "VI-7.3", told=("skip_action",)),
    "dismiss": Op(dismiss, dismiss_options, "VI-8.2"),
    "trade_action": Op(trade, trade_options, "VI-8.3.1"),
    "trade_runs": Op(trade_runs, runs_options, "VI-8.3.1"),
    "after_action": Op(after_action, clause="VI-8.3.2"),
}
