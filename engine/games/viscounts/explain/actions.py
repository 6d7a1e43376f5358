"""Explanations of the primary actions: trade, build, workers, transcribe (VI-8)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core import Action
from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts import places as at
from engine.games.viscounts.actions import (
    can_complete,
    can_dismiss,
    cheapest_need,
    dismissal_cost,
    merchants,
)
from engine.games.viscounts.build import covered_slots, free_spots, slot_cost
from engine.games.viscounts.deck import top_card
from engine.games.viscounts.explain.common import (
    exchange_here,
    for_nothing,
    goods_cost,
    question,
    said_if_nothing,
)
from engine.games.viscounts.explain.effects import blocked_spots, facing, spot_choice
from engine.games.viscounts.explain.paying import CRUMBS, next_tile_hidden
from engine.games.viscounts.explain.tracks import dismissed
from engine.games.viscounts.payment import means, most, payments
from engine.games.viscounts.placing import place_needs
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words


def explain_action(state: State, seat: int, args: Any) -> Question:
    """The actions as buttons, and as gestures: building to plot, worker to wall, book home."""
    choices = []
    for action in state.options:
        if action == ("skip",):
            choices.append(Choice(action, Text("viscounts.choice.skip_action"), rank=9))
            continue
        if _idle_trade(state, seat, action[1]):
            choices.append(Choice(action, _trade(state, seat), rank=9, idle=True))
            continue
        choices.append(_button(state, seat, action))
        choices += _gestures(state, seat, action[1])
    blocked = _blocked_actions(state, seat)
    crumbs = ("cards", "move", "action", "recruit", "end")
    acts = _acts(state, seat, choices)
    asked = question(
        "action", seat, "VI-7.3", choices, blocked=blocked, crumbs=crumbs, crumb=2, acts=acts
    )
    return said_if_nothing(asked)


def _acts(state: State, seat: int, choices: Sequence[Choice]) -> tuple[Text, ...]:
    """The actions that are possible, for who listens and only walks there yet; the trade, which
    says what it gives, comes last."""
    useful = [each.action for each in choices if each.action != ("skip",) and not each.idle]
    kinds = sorted({action[1] for action in useful}, key=lambda kind: (kind == c.TRADE, kind))
    values = _trade(state, seat).values if c.TRADE in kinds else {}
    return tuple(
        Text(f"viscounts.heard.may.{c.ACTIONS[kind]}", values if kind == c.TRADE else {})
        for kind in kinds
    )


def _button(state: State, seat: int, action: Action) -> Choice:
    """The action by name; a dismissal without which it is not possible is told at once."""
    kind = action[1]
    label = Text(f"viscounts.choice.{c.ACTIONS[kind]}")
    if kind == c.TRADE:
        label = _trade(state, seat)
    if can_complete(state, seat, kind):
        reveals = _uncovers(state, seat, kind)
        return Choice(action, label, gain=_traded(state, seat, kind), rank=kind, reveals=reveals)
    position = state.players[seat].viscount // 3
    card = top_card(state, position)
    cost = dismissal_cost(state, state.players[seat], card)
    values = {
        "card": words.card_name(state.data, card),
        "icons": words.icon_words(state.data, card),
        "n": cost,
    }
    return Choice(
        action,
        label,
        cost=(("silver", cost),),
        gain=words.program_amounts(state.data.cards.on_hire[card].human),
        warnings=(Text("viscounts.warning.dismiss", values),),
        heard=dismissed(state, seat, card),
        reveals=len(state.piles[position]) > 1,
        rank=kind,
    )


def _trade(state: State, seat: int) -> Text:
    """The trade by name; with its rate and the merchants that a seat has, for who listens."""
    exchange = exchange_here(state, seat)
    values = {
        "each": Text("viscounts.icon.merchant", {"n": exchange.rate}),
        "what": words.program_words(exchange.program),
        "merchants": Text("viscounts.icon.merchant", {"n": merchants(state, seat)}),
    }
    return Text("viscounts.choice.trade", values)


def _idle_trade(state: State, seat: int, kind: int) -> bool:
    """A trade that neither merchants nor silver nor a dismissal bring to one exchange, and that no
    ability waits for."""
    if kind != c.TRADE or can_dismiss(state, seat, kind):
        return False
    return for_nothing(state, seat, _reach(state, seat))


def _reach(state: State, seat: int) -> int:
    """Merchants for a trade, with all silver spent."""
    return merchants(state, seat) + state.players[seat].goods[c.SILVER]


def _uncovers(state: State, seat: int, kind: int) -> bool:
    """True when transcribing asks nothing more, so that the next manuscript is seen at once."""
    if kind != c.TRANSCRIBE or can_dismiss(state, seat, kind):
        return False
    have = means(state, seat, kind, c.NO_CARD)
    one_way = len(payments(have, cheapest_need(state, seat, kind))) == 1
    return one_way and next_tile_hidden(state, seat)


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
        gain = _traded(state, seat, kind)
        return [Choice(first, _trade(state, seat), target=sign, gain=gain, rank=kind)]
    book = at.book_anchor(state, space // 3)
    label = Text("viscounts.choice.transcribe")
    reveals = _uncovers(state, seat, kind)
    return [Choice(first, label, book, "books", follow=keep, rank=kind, reveals=reveals)]


def _traded(state: State, seat: int, kind: int) -> Amounts:
    """What a trade brings without dismissal and silver."""
    if kind != c.TRADE:
        return ()
    exchange = exchange_here(state, seat)
    return words.program_amounts(exchange.program * (merchants(state, seat) // exchange.rate))


def _build_gestures(
    state: State, seat: int, first: Action, keep: tuple[Action, ...]
) -> list[Choice]:
    have = means(state, seat, c.BUILD, c.NO_CARD)
    needs = {slot: slot_cost(state, seat, slot) for slot in covered_slots(state, seat)}
    slots = [slot for slot, need in needs.items() if need <= most(have)]
    spots = free_spots(state, state.players[seat].viscount)
    found = []
    for slot in slots:
        cost = goods_cost(payments(have, needs[slot])[0])
        named: tuple[Action, ...] = (("slot", slot),) if len(slots) > 1 else ()
        for spot in spots:
            placed: tuple[Action, ...] = (("spot", spot),) if len(spots) > 1 else ()
            follow = (*keep, *named, *placed)
            gesture = spot_choice(state, seat, first, spot, f"slot:{slot + 1}", follow)
            building = words.building_choice(state, seat, slot).values
            label = Text("viscounts.choice.spot_of", {**gesture.label.values, **building})
            found.append(replace(gesture, label=label, cost=cost))
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
            Text("viscounts.choice.place", {"n": n}),
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
        blocked = _no_trade(state, seat)
        blocked += [
            Blocked(wall, Text("viscounts.blocked.inner_only"), "VI-8.4"),
            Blocked(book, Text("viscounts.blocked.inner_only"), "VI-8.5"),
        ]
        if not _possible(state, seat, c.BUILD):
            reason = _why_not(state, seat, c.BUILD)
            spots = free_spots(state, state.players[seat].viscount)
            blocked.append(_grey(c.BUILD, "", reason, "VI-8.3.3"))
            blocked += [Blocked(at.spot_anchor(state, s), reason, "VI-8.3.3") for s in spots]
            return blocked + blocked_spots(state, seat, set(spots))
        return blocked + blocked_spots(state, seat, set(free_spots_of(state, seat)))
    blocked = [
        Blocked(
            at.sign_anchor(state, position * 3 + kind),
            Text("viscounts.blocked.outer_only"),
            "VI-8.3",
        )
        for kind in (c.LEFT, c.RIGHT)
    ]
    if not _possible(state, seat, c.PLACE):
        blocked.append(_grey(c.PLACE, wall, _why_not(state, seat, c.PLACE), "VI-8.4"))
    if not _possible(state, seat, c.TRANSCRIBE):
        blocked.append(_grey(c.TRANSCRIBE, book, _why_not(state, seat, c.TRANSCRIBE), "VI-8.5"))
    return blocked + blocked_spots(state, seat, set())


def _grey(kind: int, target: str, reason: Text, clause: str) -> Blocked:
    """An action that is impossible now: it keeps its button."""
    label = Text(f"viscounts.choice.{c.ACTIONS[kind]}")
    return Blocked(target, reason, clause, label=label)


def _no_trade(state: State, seat: int) -> list[Blocked]:
    if not _idle_trade(state, seat, c.TRADE):
        return []
    need = Text("viscounts.icon.merchant", {"n": exchange_here(state, seat).rate})
    values = {"have": _reach(state, seat), "icon": need}
    sign = at.sign_anchor(state, state.players[seat].viscount)
    return [_grey(c.TRADE, sign, Text("viscounts.blocked.icons", values), "VI-8.3.1")]


def free_spots_of(state: State, seat: int) -> list[int]:
    """Free spots on the bank of a seat's space."""
    return free_spots(state, state.players[seat].viscount)


def _possible(state: State, seat: int, kind: int) -> bool:
    return ("action", kind) in state.options


def _why_not(state: State, seat: int, kind: int) -> Text:
    need = cheapest_need(state, seat, kind)
    if need < 0:
        return Text(f"viscounts.blocked.{_lacking(state, seat, kind)}")
    have = most(means(state, seat, kind, c.NO_CARD))
    icon = Text(f"viscounts.icon.{c.ICONS[c.ACTION_ICON[kind]]}", {"n": need})
    return Text("viscounts.blocked.icons", {"have": have, "need": need, "icon": icon})


def _lacking(state: State, seat: int, kind: int) -> str:
    """What an action lacks that no icon brings: a worker, a plot, or a building."""
    if kind == c.PLACE:
        return "no_worker"
    return "no_building" if free_spots_of(state, seat) else "no_spot"


def explain_build(state: State, seat: int, args: Any) -> Question:
    """Which building; those out of reach say what is missing."""
    have = means(state, seat, c.BUILD, state.dismissed)
    choices, blocked = [], []
    possible = {action[1] for action in state.options}
    for slot in covered_slots(state, seat):
        need = slot_cost(state, seat, slot)
        anchor = f"slot:{slot + 1}"
        if slot not in possible:
            icon = Text("viscounts.icon.builder", {"n": need})
            values = {"have": most(have), "need": need, "icon": icon}
            blocked.append(Blocked(anchor, Text("viscounts.blocked.icons", values), "VI-8.3.3"))
            continue
        cheapest = payments(have, need)[0]
        choices.append(
            Choice(
                ("slot", slot),
                words.building_choice(state, seat, slot),
                target=anchor,
                cost=goods_cost(cheapest),
                rank=need,
            )
        )
    return question(
        "build_action", seat, "VI-8.3.3", choices, blocked=blocked, crumbs=CRUMBS[c.BUILD], crumb=1
    )


def explain_place(state: State, seat: int, args: Any) -> Question:
    """How many workers, with the gold that each step needs."""
    needs = {n: icons for icons, n in place_needs(state, seat)}
    target = at.castle_anchor(1, facing(state, seat))
    choices = [
        Choice(
            action,
            Text(
                "viscounts.choice.place_for",
                {"n": action[1], "nobles": Text("viscounts.icon.noble", {"n": needs[action[1]]})},
            ),
            source="supply:workers",
            target=target,
            cost=_place_cost(state, seat, action[1]),
            rank=action[1],
            button=True,
        )
        for action in state.options
    ]
    return question("workers_action", seat, "VI-8.4.1", choices, crumbs=CRUMBS[c.PLACE], crumb=1)


ACTION_EXPLAINERS = {
    "action": explain_action,
    "build_action": explain_build,
    "workers_action": explain_place,
}
