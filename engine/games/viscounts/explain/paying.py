"""Explanations of the parts of a primary action: dismissal, trade, payment (VI-8.1 to VI-8.3)."""

from __future__ import annotations

from typing import Any

from engine.explain import Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts.actions import dismissal_cost, merchants
from engine.games.viscounts.deck import top_card
from engine.games.viscounts.explain.common import (
    after_words,
    exchange_here,
    for_nothing,
    goods_cost,
    question,
)
from engine.games.viscounts.explain.tracks import dismissed
from engine.games.viscounts.payment import Vector
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words

CRUMBS = {
    c.TRADE: ("trade", "silver", "exchange"),
    c.BUILD: ("build", "building", "plot", "payment", "bonus"),
    c.PLACE: ("workers", "number", "payment", "castle"),
    c.TRANSCRIBE: ("transcribe", "payment", "effect"),
}


def next_tile_hidden(state: State, seat: int) -> bool:
    """True when another manuscript lies under the visible one of the own segment."""
    return len(state.tiles[state.players[seat].viscount // 3]) > 1


def explain_dismiss(state: State, seat: int, args: int) -> Question:
    """Keep the top card or dismiss it for its icons."""
    player = state.players[seat]
    position = player.viscount // 3
    card = top_card(state, position)
    cost = dismissal_cost(state, player, card)
    does = Text(f"viscounts.action.{c.ACTIONS[args]}")
    values: dict[str, Any] = {
        "card": words.card_name(state.data, card),
        "icons": words.icon_words(state.data, card),
        "n": cost,
        "does": does,
    }
    choices = []
    for action in state.options:
        if action == ("keep",):
            label = Text("viscounts.choice.no_dismissal", values)
            reach = merchants(state, seat) + player.goods[c.SILVER]
            idle = len(state.options) > 1 and args == c.TRADE and for_nothing(state, seat, reach)
            choices.append(Choice(action, label, rank=9 if idle else 0, idle=idle))
            continue
        choices.append(
            Choice(
                action,
                Text("viscounts.choice.dismiss", values),
                target=at.pile_anchor(state, position),
                cost=(("silver", cost),),
                gain=words.program_amounts(state.data.cards.on_hire[card].human),
                heard=dismissed(state, seat, card),
                reveals=len(state.piles[position]) > 1,
                rank=1,
            )
        )
    crumbs = (CRUMBS[args][0], "dismissal", *CRUMBS[args][1:])
    return question("dismiss", seat, "VI-8.2", choices, crumbs=crumbs, crumb=1, **values)


def _times(runs: int) -> Text:
    return Text("viscounts.times" if runs else "viscounts.times_none", {"n": runs})


def _merchants(n: int) -> Text:
    return Text("viscounts.icon.merchant", {"n": n})


def explain_trade(state: State, seat: int, args: Any) -> Question:
    """How much silver to spend: amounts that buy one more run come first."""
    base = merchants(state, seat)
    exchange = exchange_here(state, seat)
    best = base + max((action[1] for action in state.options), default=0)
    hopeless = for_nothing(state, seat, best)
    choices = []
    for action in state.options:
        total = base + action[1]
        runs = total // exchange.rate
        wasted = action[1] > 0 and (total - 1) // exchange.rate == runs
        choices.append(
            Choice(
                action,
                Text(
                    "viscounts.choice.spend" if action[1] else "viscounts.choice.spend_none",
                    {
                        "n": action[1],
                        "merchants": _merchants(total),
                        "times": _times(runs),
                        "gets": words.program_words(exchange.program * runs),
                    },
                ),
                cost=(("silver", action[1]),) if action[1] else (),
                gain=words.program_amounts(exchange.program * runs),
                warnings=(Text("viscounts.warning.wasted_silver"),) if wasted else (),
                rank=action[1] + 100 * wasted,
                idle=not hopeless and for_nothing(state, seat, total),
            )
        )
    prompt: dict[str, Any] = {
        "merchants": _merchants(base),
        "what": words.program_words(exchange.program),
        "rate": exchange.rate,
        "each": _merchants(exchange.rate),
    }
    return question(
        "trade_action", seat, "VI-8.3.1", choices, crumbs=CRUMBS[c.TRADE], crumb=1, **prompt
    )


def explain_runs(state: State, seat: int, args: int) -> Question:
    """How often the exchange is run; what it brings is told by counters where it is goods alone."""
    exchange = exchange_here(state, seat)
    goods = f"viscounts.choice.runs{'_goods' * all(op == 'gain' for op, _ in exchange.program)}"
    choices = [
        Choice(
            action,
            Text(
                goods if action[1] else "viscounts.choice.no_runs",
                {"n": action[1], "gets": words.program_words(exchange.program * action[1])},
            ),
            gain=words.program_amounts(exchange.program * action[1]),
            heard=after_words(state, seat, c.TRADE),
            rank=rank,
        )
        for rank, action in enumerate(state.options)
    ]
    return question(
        "trade_runs",
        seat,
        "VI-8.3.1",
        choices,
        crumbs=CRUMBS[c.TRADE],
        crumb=2,
        merchants=_merchants(args),
    )


def explain_pay(state: State, seat: int, args: tuple[int, int, Vector]) -> Question:
    """The distinct complete payments, cheapest first; or one unit at a time."""
    kind, need, _ = args
    choices = []
    for rank, action in enumerate(state.options):
        if action[0] == "unit":
            good = c.GOODS[action[1]]
            what = Text(f"viscounts.effect.{good}", {"n": 1})
            choices.append(
                Choice(
                    action,
                    Text("viscounts.choice.unit", {"what": what}),
                    target=f"goods:{good}",
                    cost=((good, 1),),
                    rank=rank,
                )
            )
            continue
        parts = tuple(
            Text(f"viscounts.effect.{good}", {"n": n}) for good, n in goods_cost(action[1:])
        )
        label = Text("viscounts.choice.pay", {"what": parts})
        reveals = kind == c.TRANSCRIBE and next_tile_hidden(state, seat)
        cost = goods_cost(action[1:])
        choices.append(Choice(action, label, cost=cost, rank=rank, reveals=reveals))
    crumbs = CRUMBS[kind]
    return question(
        "pay",
        seat,
        "VI-8.1.2",
        choices,
        crumbs=crumbs,
        crumb=crumbs.index("payment"),
        n=need,
        icon=Text(f"viscounts.icon.{c.ICONS[c.ACTION_ICON[kind]]}", {"n": need}),
    )


PAYING_EXPLAINERS = {
    "dismiss": explain_dismiss,
    "trade_action": explain_trade,
    "trade_runs": explain_runs,
    "pay": explain_pay,
}
