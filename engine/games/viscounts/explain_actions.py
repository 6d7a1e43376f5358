"""Explanations of the primary actions: trade, build, workers, transcribe (VI-8)."""

from __future__ import annotations

from typing import Any

from engine.core import Action
from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts import words
from engine.games.viscounts.actions import (
    can_complete,
    can_dismiss,
    cheapest_need,
    dismissal_cost,
    merchants,
)
from engine.games.viscounts.build import covered_slots, free_spots, slot_cost
from engine.games.viscounts.deck import top_card
from engine.games.viscounts.explain_common import goods_cost, question
from engine.games.viscounts.explain_effects import blocked_spots, facing, spot_choice
from engine.games.viscounts.payment import Vector, means, most, payments
from engine.games.viscounts.placing import place_needs
from engine.games.viscounts.state import State, slots_of

CRUMBS = {
    c.TRADE: ("trade", "silver", "exchange"),
    c.BUILD: ("build", "building", "plot", "payment", "bonus"),
    c.PLACE: ("workers", "number", "payment", "castle"),
    c.TRANSCRIBE: ("transcribe", "payment", "effect"),
}


def explain_action(state: State, seat: int, args: Any) -> Question:
    """The actions as buttons, and as gestures: building to plot, worker to wall, book home."""
    choices = []
    for action in state.options:
        if action == ("skip",):
            choices.append(Choice(action, Text("choice.skip_action"), rank=9))
            continue
        kind = action[1]
        choices.append(Choice(action, Text(f"choice.{c.ACTIONS[kind]}"), rank=kind))
        choices += _gestures(state, seat, kind)
    blocked = _blocked_actions(state, seat)
    crumbs = ("cards", "move", "action", "recruit", "end")
    return question("action", seat, "VI-7.3", choices, blocked=blocked, crumbs=crumbs, crumb=2)


def _gestures(state: State, seat: int, kind: int) -> list[Choice]:
    """Direct drags that name the action and its next steps at once, without a dismissal."""
    if not can_complete(state, seat, kind):
        return []
    keep: tuple[Action, ...] = (("keep",),) if can_dismiss(state, seat, kind) else ()
    first: Action = ("action", kind)
    if kind == c.BUILD:
        return _build_gestures(state, seat, first, keep)
    if kind == c.PLACE:
        return _place_gestures(state, seat, first, keep)
    space = state.players[seat].viscount
    if kind == c.TRADE:
        sign = at.sign_anchor(state, space)
        return [Choice(first, Text("choice.trade"), target=sign, rank=kind)]
    book = at.book_anchor(state, space // 3)
    label = Text("choice.transcribe")
    return [Choice(first, label, source=book, target="bay:1", follow=keep, rank=kind)]


def _build_gestures(
    state: State, seat: int, first: Action, keep: tuple[Action, ...]
) -> list[Choice]:
    reach = most(means(state, seat, c.BUILD, c.NO_CARD))
    slots = [s for s in covered_slots(state, seat) if slot_cost(state, seat, s) <= reach]
    spots = free_spots(state, state.players[seat].viscount)
    found = []
    for slot in slots:
        named: tuple[Action, ...] = (("slot", slot),) if len(slots) > 1 else ()
        for spot in spots:
            placed: tuple[Action, ...] = (("spot", spot),) if len(spots) > 1 else ()
            follow = (*keep, *named, *placed)
            found.append(spot_choice(state, seat, first, spot, f"slot:{slot + 1}", follow))
    return found


def _place_gestures(
    state: State, seat: int, first: Action, keep: tuple[Action, ...]
) -> list[Choice]:
    reach = most(means(state, seat, c.PLACE, c.NO_CARD))
    steps = [n for icons, n in place_needs(state, seat) if icons <= reach]
    target = at.castle_anchor(1, facing(state, seat))
    return [
        Choice(
            first,
            Text("choice.place", {"n": n}),
            source="supply:workers",
            target=target,
            follow=(*keep, *((("place", n),) if len(steps) > 1 else ())),
            cost=_place_cost(state, seat, n),
            rank=c.PLACE,
        )
        for n in steps
    ]


def _place_cost(state: State, seat: int, n: int) -> Amounts:
    need = next(icons for icons, workers in place_needs(state, seat) if workers == n)
    found = payments(means(state, seat, c.PLACE, state.dismissed), need)
    return (*(goods_cost(found[0]) if found else ()), ("workers", n))


def _blocked_actions(state: State, seat: int) -> list[Blocked]:
    """Why the other actions are not possible here and now."""
    outer = state.players[seat].viscount % 3 != c.INNER
    position = state.players[seat].viscount // 3
    wall = at.castle_anchor(1, facing(state, seat))
    book = at.book_anchor(state, position)
    if outer:
        blocked = [
            Blocked(wall, Text("blocked.inner_only"), "VI-8.4"),
            Blocked(book, Text("blocked.inner_only"), "VI-8.5"),
        ]
        if not _possible(state, seat, c.BUILD):
            reason = _why_not(state, seat, c.BUILD)
            spots = free_spots(state, state.players[seat].viscount)
            blocked += [Blocked(at.spot_anchor(state, s), reason, "VI-8.3.3") for s in spots]
            return blocked + blocked_spots(state, seat, set(spots))
        return blocked + blocked_spots(state, seat, set(free_spots_of(state, seat)))
    blocked = [
        Blocked(at.sign_anchor(state, position * 3 + kind), Text("blocked.outer_only"), "VI-8.3")
        for kind in (c.LEFT, c.RIGHT)
    ]
    if not _possible(state, seat, c.PLACE):
        blocked.append(Blocked(wall, _why_not(state, seat, c.PLACE), "VI-8.4"))
    if not _possible(state, seat, c.TRANSCRIBE):
        blocked.append(Blocked(book, _why_not(state, seat, c.TRANSCRIBE), "VI-8.5"))
    return blocked + blocked_spots(state, seat, set())


def free_spots_of(state: State, seat: int) -> list[int]:
    """Free spots on the bank of a seat's space."""
    return free_spots(state, state.players[seat].viscount)


def _possible(state: State, seat: int, kind: int) -> bool:
    return ("action", kind) in state.options


def _why_not(state: State, seat: int, kind: int) -> Text:
    need = cheapest_need(state, seat, kind)
    if need < 0:
        return Text("blocked.no_worker" if kind == c.PLACE else "blocked.no_building")
    have = most(means(state, seat, kind, c.NO_CARD))
    icon = Text(f"icon.{c.ICONS[c.ACTION_ICON[kind]]}", {"n": need})
    return Text("blocked.icons", {"have": have, "need": need, "icon": icon})


def explain_dismiss(state: State, seat: int, args: int) -> Question:
    """Keep the top card or dismiss it for its icons."""
    player = state.players[seat]
    position = player.viscount // 3
    card = top_card(state, position)
    cost = dismissal_cost(state, player, card)
    values: dict[str, Any] = {"card": words.card_name(state.data, card), "n": cost}
    choices = []
    for action in state.options:
        if action == ("keep",):
            choices.append(Choice(action, Text("choice.no_dismissal", values), rank=0))
            continue
        choices.append(
            Choice(
                action,
                Text("choice.dismiss", values),
                target=at.pile_anchor(state, position),
                cost=(("silver", cost),),
                gain=words.program_amounts(state.data.cards.on_hire[card].human),
                reveals=len(state.piles[position]) > 1,
                rank=1,
            )
        )
    crumbs = (CRUMBS[args][0], "dismissal", *CRUMBS[args][1:])
    return question("dismiss", seat, "VI-8.2", choices, crumbs=crumbs, crumb=1, **values)


def explain_trade(state: State, seat: int, args: Any) -> Question:
    """How much silver to spend: amounts that buy one more run come first."""
    base = merchants(state, seat)
    space = state.players[seat].viscount
    exchange = state.data.board.exchanges[state.order[space // 3]][space % 3]
    choices = []
    for action in state.options:
        total = base + action[1]
        runs = total // exchange.rate
        wasted = action[1] > 0 and (total - 1) // exchange.rate == runs
        choices.append(
            Choice(
                action,
                Text("choice.spend", {"n": action[1], "total": total, "runs": runs}),
                cost=(("silver", action[1]),) if action[1] else (),
                gain=words.program_amounts(exchange.program * runs),
                warnings=(Text("warning.wasted_silver"),) if wasted else (),
                rank=action[1] + 100 * wasted,
            )
        )
    prompt: dict[str, Any] = {
        "n": base,
        "what": words.program_words(exchange.program),
        "rate": exchange.rate,
    }
    return question(
        "trade_action", seat, "VI-8.3.1", choices, crumbs=CRUMBS[c.TRADE], crumb=1, **prompt
    )


def explain_runs(state: State, seat: int, args: int) -> Question:
    """How often the exchange is run."""
    space = state.players[seat].viscount
    exchange = state.data.board.exchanges[state.order[space // 3]][space % 3]
    choices = [
        Choice(
            action,
            Text("choice.runs", {"n": action[1]}),
            gain=words.program_amounts(exchange.program * action[1]),
            rank=rank,
        )
        for rank, action in enumerate(state.options)
    ]
    return question(
        "trade_runs", seat, "VI-8.3.1", choices, crumbs=CRUMBS[c.TRADE], crumb=2, n=args
    )


def explain_build(state: State, seat: int, args: Any) -> Question:
    """Which building; those out of reach say what is missing."""
    slots = slots_of(state, state.players[seat])
    have = means(state, seat, c.BUILD, state.dismissed)
    choices, blocked = [], []
    possible = {action[1] for action in state.options}
    for slot in covered_slots(state, seat):
        need = slot_cost(state, seat, slot)
        anchor = f"slot:{slot + 1}"
        name = Text(f"building.{c.BUILDINGS[slots[slot].building]}")
        if slot not in possible:
            icon = Text("icon.builder", {"n": need})
            values = {"have": most(have), "need": need, "icon": icon}
            blocked.append(Blocked(anchor, Text("blocked.icons", values), "VI-8.3.3"))
            continue
        cheapest = payments(have, need)[0]
        choices.append(
            Choice(
                ("slot", slot),
                Text("choice.building", {"what": name}),
                target=anchor,
                cost=goods_cost(cheapest),
                rank=need,
            )
        )
    return question(
        "build_action", seat, "VI-8.3.3", choices, blocked=blocked, crumbs=CRUMBS[c.BUILD], crumb=1
    )


def explain_pay(state: State, seat: int, args: tuple[int, int, Vector]) -> Question:
    """The distinct complete payments, cheapest first; or one unit at a time."""
    kind, need, _ = args
    choices = []
    for rank, action in enumerate(state.options):
        if action[0] == "unit":
            good = c.GOODS[action[1]]
            what = Text(f"effect.{good}", {"n": 1})
            choices.append(
                Choice(
                    action,
                    Text("choice.unit", {"what": what}),
                    target=f"goods:{good}",
                    cost=((good, 1),),
                    rank=rank,
                )
            )
            continue
        parts = tuple(Text(f"effect.{good}", {"n": n}) for good, n in goods_cost(action[1:]))
        label = Text("choice.pay", {"what": parts})
        choices.append(Choice(action, label, cost=goods_cost(action[1:]), rank=rank))
    crumbs = CRUMBS[kind]
    return question(
        "pay",
        seat,
        "VI-8.1.2",
        choices,
        crumbs=crumbs,
        crumb=crumbs.index("payment"),
        n=need,
        icon=Text(f"icon.{c.ICONS[c.ACTION_ICON[kind]]}", {"n": need}),
    )


def explain_place(state: State, seat: int, args: Any) -> Question:
    """How many workers, with the gold that each step needs."""
    needs = {n: icons for icons, n in place_needs(state, seat)}
    target = at.castle_anchor(1, facing(state, seat))
    choices = [
        Choice(
            action,
            Text("choice.place_for", {"n": action[1], "icons": needs[action[1]]}),
            source="supply:workers",
            target=target,
            cost=_place_cost(state, seat, action[1]),
            rank=action[1],
        )
        for action in state.options
    ]
    return question("workers_action", seat, "VI-8.4.1", choices, crumbs=CRUMBS[c.PLACE], crumb=1)


ACTION_EXPLAINERS = {
    "action": explain_action,
    "dismiss": explain_dismiss,
    "trade_action": explain_trade,
    "trade_runs": explain_runs,
    "build_action": explain_build,
    "pay": explain_pay,
    "workers_action": explain_place,
}
