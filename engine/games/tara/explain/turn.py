"""Explanations of the turn: which card where, and the second slot."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from engine.core import Action
from engine.explain import Blocked, Choice, Question, Text
from engine.games.tara import places as at
from engine.games.tara.board import CHIEFTAIN, POSITIONS, RANK_OF, positions_in
from engine.games.tara.data import SWAP, Shape
from engine.games.tara.explain.ahead import can_rise, other_told, seconds_after, why_none_rises
from engine.games.tara.explain.common import fort_warnings, put_values, put_words, question
from engine.games.tara.explain.figure import misfit, other_positions
from engine.games.tara.slots import SKIP, Seconds, promotions, starts
from engine.games.tara.state import (
    ABSENT,
    CLOSED,
    PLAY,
    PROVINCES,
    State,
    amnesty_reaches,
    captives,
    has_captives,
    is_fort,
    occupied,
)
from engine.games.tara.telling import words
from engine.texts import Seat


def explain_turn(state: State, seat: int, args: Any) -> Question:
    """Cards to hollows, to provinces and to the discard pile."""
    choices = [_TURN[action[0]](state, seat, action) for action in state.options]
    blocked = list(_blocked(state, seat))
    asked = question(state, "TA-5.1", choices, blocked=blocked, secret=True)
    return replace(asked, source_first=True)


def _place(state: State, seat: int, action: Action) -> Choice:
    _, card, province, position = action
    kind, cost, gain = put_words(state, seat, province, position)
    warnings = list(fort_warnings(state, seat, province, kind))
    money = state.money[seat]
    label = kind
    if not state.fresh and not occupied(state, province):
        label = "put_first"
        fee = state.data.money.entry_fee
        cost = (*cost, *words.price(fee))
        money -= fee
    price = state.data.shapes[state.data.shape_of[card]].cost
    rises = can_rise(state, seat, action)
    if price > money and rises:
        warnings.append(Text("tara.warning.too_dear", {"n": price}))
    if kind == "strip":
        warnings.append(Text("tara.warning.no_disc_put"))
    warnings += _slot_warnings(state, card, province, position)
    heard = list(other_told(state, seat, action))
    if not rises and kind != "strip":
        heard.append(Text("tara.heard.no_rise"))
    if rises and price <= money:
        heard += _price_later(state, seat, action)
    return Choice(
        action,
        Text(f"tara.choice.{label}", put_values(state, province, position)),
        source=at.hand_anchor(card),
        target=at.hollow_anchor(state, province, position),
        cost=cost,
        gain=gain,
        warnings=tuple(warnings),
        heard=tuple(heard),
        rank=1,
    )


def _point(state: State, seat: int, action: Action) -> Choice:
    """The cost is due at once, unless the other slot may still take a disc (TA-5.8)."""
    _, card, province, position = action
    shape = state.data.shapes[state.data.shape_of[card]]
    return Choice(
        action,
        Text("tara.choice.point", put_values(state, province, position)),
        source=at.hand_anchor(card),
        target=at.hollow_anchor(state, province, position),
        cost=words.price(shape.cost) if len(shape.slots) == 1 else (),
        warnings=tuple(_slot_warnings(state, card, province, position)),
        heard=(*other_told(state, seat, action), *_price_later(state, seat, action)),
        rank=2,
    )


def _price_later(state: State, seat: int, action: Action) -> tuple[Text, ...]:
    """What promoting costs, where the other position is asked for before that."""
    if len(seconds_after(state, seat, action)) < 2:
        return ()
    return (words.promoting(state.data, action[1]),)


def _slot_warnings(state: State, card: int, province: int, position: int) -> list[Text]:
    """Whether the other slot must be used too, or cannot be, because empty positions come first."""
    shape = state.data.shapes[state.data.shape_of[card]]
    legal = starts(shape, occupied(state, province))
    start = next((each for each in legal if each.position == position), None)
    if start is None or not start.alone:
        return [Text("tara.warning.both")]
    if len(shape.slots) > 1 and not start.partners:
        return [Text("tara.warning.lone")]
    return []


def _stone(state: State, seat: int, action: Action) -> Choice:
    _, card, province = action
    return Choice(
        action,
        Text("tara.choice.stone", {"province": words.province(state, province)}),
        source=at.hand_anchor(card),
        target=at.province_anchor(state, province),
        rank=1,
    )


def _amnesty(state: State, seat: int, action: Action) -> Choice:
    _, card, province = action
    bags = range(province * POSITIONS, province * POSITIONS + amnesty_reaches(state))
    each = {owner: sum(captives(state, bag, owner) for bag in bags) for owner in range(state.seats)}
    freed = each[seat]
    return Choice(
        action,
        Text("tara.choice.amnesty", {"province": words.province(state, province)}),
        source=at.hand_anchor(card),
        target=at.amnesty_anchor(state, province),
        cost=words.price(state.data.money.amnesty),
        gain=(("supply", freed),) if freed else (),
        heard=tuple(
            Text("tara.heard.freed", {"seat": Seat(owner), "n": n})
            for owner, n in each.items()
            if n
        ),
        rank=3,
    )


def _discard(state: State, seat: int, action: Action) -> Choice:
    return Choice(
        action,
        Text("tara.choice.discard", {"card": words.card(state.data, action[1])}),
        source=at.hand_anchor(action[1]),
        target="discard",
        gain=words.price(state.data.money.discard),
        rank=4,
    )


_TURN = {
    "place": _place,
    "point": _point,
    "stone": _stone,
    "amnesty": _amnesty,
    "discard": _discard,
}


def _blocked(state: State, seat: int) -> Iterator[Blocked]:
    """Every hollow and province that a card in hand cannot be used for, with the reason."""
    legal = {*state.options, *(action[1:] for action in state.options if len(action) == 4)}
    for card in state.hands[seat]:
        if card < 0:
            continue
        source = at.hand_anchor(card)
        stone = state.data.shapes[state.data.shape_of[card]].effect == SWAP
        for province in range(PROVINCES):
            if state.status[province] == ABSENT:
                continue
            if ("amnesty", card, province) not in legal:
                text, clause = _no_amnesty(state, province)
                yield Blocked(at.amnesty_anchor(state, province), text, clause, source)
            if stone and ("stone", card, province) not in legal:
                text, clause = _no_swap(state, province)
                yield Blocked(at.province_anchor(state, province), text, clause, source)
            if stone:
                continue
            for position in range(POSITIONS):
                if (card, province, position) not in legal:
                    text, clause = _one_hollow(state, seat, card, province, position)
                    anchor = at.hollow_anchor(state, province, position)
                    yield Blocked(anchor, text, clause, source)


Reason = tuple[Text, str]

_CLOSED: Reason = (Text("tara.blocked.closed"), "TA-18.2")
_RESERVE: Reason = (Text("tara.blocked.reserve"), "TA-18.5")
_NO_PAIR: Reason = (Text("tara.blocked.no_pair"), "TA-9.11")
_NO_CAPTIVE: Reason = (Text("tara.blocked.no_captive"), "TA-10.5")
_RANK: Reason = (Text("tara.blocked.rank"), "TA-2.9")
_NO_DISC: Reason = (Text("tara.blocked.no_disc"), "TA-6.7")
_OWN_FORT: Reason = (Text("tara.blocked.own_fort"), "TA-5.8")
_PARTNER: Reason = (Text("tara.blocked.partner"), "TA-6.8")
_FIRST_SLOT: Reason = (Text("tara.blocked.first_slot"), "TA-6.1")


def _no_swap(state: State, province: int) -> Reason:
    """Why a stone swaps nothing in a province."""
    return _not_in_play(state, province) or _NO_PAIR


def _no_amnesty(state: State, province: int) -> Reason:
    """Why there is no amnesty in a province."""
    reason = _not_in_play(state, province)
    if reason is not None:
        return reason
    if not has_captives(state, province):
        return _NO_CAPTIVE
    return Text("tara.blocked.amnesty", {"n": state.data.money.amnesty}), "TA-10.1"


def _not_in_play(state: State, province: int) -> Reason | None:
    """Why no card may be played in a province."""
    status = state.status[province]
    if status == PLAY:
        return None
    return _CLOSED if status == CLOSED else _RESERVE


def _empty_first(state: State, province: int) -> Reason:
    """Something empty in this very province fits."""
    name = words.province(state, province)
    return Text("tara.blocked.empty_first", {"province": name}), "TA-6.2"


def _one_hollow(state: State, seat: int, card: int, province: int, position: int) -> Reason:
    """Why a place card cannot begin on a hollow."""
    reason = _not_in_play(state, province)
    if reason is not None:
        return reason
    if RANK_OF[position] >= CHIEFTAIN:
        return _RANK
    shape = state.data.shapes[state.data.shape_of[card]]
    if not shape.cover >> position & 1:
        return misfit(state, shape, position), "TA-2.11"
    taken = occupied(state, province)
    fee = state.data.money.entry_fee
    if not taken and not state.fresh and state.money[seat] < fee:
        return Text("tara.blocked.entry_fee", {"n": fee}), "TA-5.5"
    if all(start.position != position for start in starts(shape, taken)):
        return _empty_first(state, province)
    hollow = province * POSITIONS + position
    owner = state.top[hollow]
    if owner == seat and is_fort(state, hollow):
        return _own_fort(state, seat, shape, province, position)
    if not state.supply[seat] and (owner < 0 or owner == seat or not is_fort(state, hollow)):
        return _NO_DISC
    return _PARTNER


def _own_fort(state: State, seat: int, shape: Shape, province: int, position: int) -> Reason:
    """Pointing at an own fort needs a promotion that follows, and its price (TA-5.8)."""
    if promotions(state, seat, province, 1 << position, 0) and state.money[seat] < shape.cost:
        return Text("tara.blocked.own_fort_dear", {"n": shape.cost}), "TA-5.8"
    return _OWN_FORT


def explain_second(state: State, seat: int, args: Seconds) -> Question:
    """The other slot: a disc, pointing, or leaving it out."""
    choices = [_second(state, seat, args, action) for action in state.options]
    reached = {action[1] for action in state.options if action != SKIP}
    shape = state.data.shapes[state.data.shape_of[state.played]]
    blocked = [
        Blocked(at.hollow_anchor(state, args.province, position), text, clause)
        for position in range(POSITIONS)
        if position not in reached
        for text, clause in (_other_slot(state, seat, args, shape, position),)
    ]
    return question(state, "TA-6.5", choices, blocked=blocked)


def _other_slot(state: State, seat: int, args: Seconds, shape: Shape, position: int) -> Reason:
    """Why the other slot cannot be used on a position."""
    first, beside = _figure_around(args, shape)
    if position in first:
        return _FIRST_SLOT
    if position not in args.partners:
        other = other_positions(state, args.partners), "TA-2.11"
        return _empty_first(state, args.province) if position in beside else other
    hollow = args.province * POSITIONS + position
    own_fort = state.top[hollow] == seat and is_fort(state, hollow)
    return _OWN_FORT if own_fort else _NO_DISC


def _figure_around(args: Seconds, shape: Shape) -> tuple[list[int], set[int]]:
    """Where the first slot was used, and where the figure has the other one then.

    After an attack on a fort nothing is active: the first slot lies beside all partners.
    """
    beside: dict[int, set[int]] = {}
    for here, there in shape.spots:
        beside.setdefault(here, set()).add(there)
        beside.setdefault(there, set()).add(here)
    first = positions_in(args.active) or [
        position for position, others in beside.items() if others.issuperset(args.partners)
    ]
    return first, {each for position in first for each in beside[position]}


def _second(state: State, seat: int, args: Seconds, action: Action) -> Choice:
    price = state.data.shapes[state.data.shape_of[state.played]].cost
    declared = words.price(price) if args.pointed else ()
    if action == SKIP:
        heard = () if args.pointed else why_none_rises(state, seat, args, action)
        return Choice(action, Text("tara.choice.skip"), cost=declared, heard=heard, rank=9)
    verb, position = action
    province = args.province
    source, target = at.supply_anchor(seat), at.hollow_anchor(state, province, position)
    values = put_values(state, province, position)
    if verb == "point":
        label = Text("tara.choice.point", values)
        return Choice(action, label, source, target, declared, rank=2)
    kind, cost, gain = put_words(state, seat, province, position)
    return Choice(
        action,
        Text(f"tara.choice.{kind}", values),
        source=source,
        target=target,
        cost=cost,
        gain=gain,
        warnings=fort_warnings(state, seat, province, kind),
        heard=why_none_rises(state, seat, args, action) if kind != "strip" else (),
        rank=1,
    )
