"""Paying icons for primary actions (VI-8.1).

A payment is a vector (ink, stone, gold, silver) of spent units. It is complete when it covers
the icons still missing, and exact when no single unit could be left out (VI-8.1.3).
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from engine.core import Action, Op
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.gains import pay
from engine.games.viscounts.reader.cards import MERCHANTS, Convert
from engine.games.viscounts.state import State, icon_count

Vector = tuple[int, int, int, int]
LONGEST_LIST = 12
"""More distinct payments than this are chosen unit by unit."""


class Means(NamedTuple):
    """What a seat can bring for one action: free icons, goods, and conversions of goods."""

    free: int
    goods: tuple[int, ...]
    native: int
    converts: tuple[Convert, ...]


def own_converts(
    state: State, seat: int, action: int, without: int = c.NO_CARD
) -> tuple[Convert, ...]:
    """Conversions of own board cards for one action (VI-8.1.4), except those of one card."""
    converts = state.data.cards.converts
    found: tuple[Convert, ...] = ()
    for card in state.players[seat].bays:
        if card >= 0 and card != without and converts[card]:
            found += tuple(item for item in converts[card] if item.action == action)
    return found


def means(
    state: State,
    seat: int,
    action: int,
    extra: int,
    silver: int = 0,
    without: int = c.NO_CARD,
) -> Means:
    """What is available; `extra` is a dismissed card (or -1), `silver` already owed.

    `without`: a board card whose conversions are left out.
    """
    player = state.players[seat]
    kind = c.ACTION_ICON[action]
    free = icon_count(state, player, kind) + icon_count(state, player, c.CRIMINAL)
    icons = state.data.cards.icons
    if extra >= 0:
        free += icons[extra][kind] + icons[extra][c.CRIMINAL]
    converts = own_converts(state, seat, action, without)
    for convert in converts:
        if convert.source == MERCHANTS:
            merchants = icon_count(state, player, c.MERCHANT)
            if extra >= 0:
                merchants += icons[extra][c.MERCHANT]
            free += merchants // convert.amount * convert.icons
    goods = player.goods
    return Means(
        free,
        (goods[0], goods[1], goods[2], goods[3] - silver),
        c.ACTION_GOOD[action],
        tuple(item for item in converts if item.source != MERCHANTS),
    )


def worth(have: Means, spent: Vector) -> int:
    """Icons that a vector of spent goods gives, with conversions used at their best."""
    total = spent[have.native]
    for convert in have.converts:
        units = spent[convert.source]
        if convert.once:
            gained = convert.icons if units >= convert.amount else 0
        else:
            gained = units // convert.amount * convert.icons
        if convert.source == have.native:
            gained -= min(units, convert.amount) if convert.once else units
            total += max(gained, 0)
        else:
            total += gained
    return total


def most(have: Means) -> int:
    """The most icons this seat can reach."""
    if not have.converts:
        return have.free + have.goods[have.native]
    usable = {have.native, *(convert.source for convert in have.converts)}
    spent = tuple(have.goods[good] if good in usable else 0 for good in range(4))
    return have.free + worth(have, (spent[0], spent[1], spent[2], spent[3]))


def payments(have: Means, need: int) -> list[Vector]:
    """Every complete and exact payment, fewest units first. Empty when it cannot be paid."""
    missing = need - have.free
    if missing <= 0:
        return [(0, 0, 0, 0)]
    if not have.converts:
        if have.goods[have.native] < missing:
            return []
        spent = [0, 0, 0, 0]
        spent[have.native] = missing
        return [(spent[0], spent[1], spent[2], spent[3])]
    return _converted_payments(have, missing)


def _converted_payments(have: Means, missing: int) -> list[Vector]:
    ranges = []
    for good in range(4):
        amounts = [v.amount for v in have.converts if v.source == good]
        if good == have.native:
            amounts.append(1)
        top = min(have.goods[good], missing * max(amounts)) if amounts else 0
        ranges.append(range(top + 1))
    ink, stone, gold, silver = ranges
    found = [v for v in product(ink, stone, gold, silver) if _exact(have, v, missing)]
    found.sort(key=lambda v: (sum(v), v))
    return found


def _exact(have: Means, spent: Vector, missing: int) -> bool:
    if worth(have, spent) < missing:
        return False
    for good in range(4):
        if spent[good]:
            less = list(spent)
            less[good] -= 1
            if worth(have, (less[0], less[1], less[2], less[3])) >= missing:
                return False
    return True


def payment_options(state: State, seat: int, args: tuple[int, int, Vector]) -> list[Action]:
    """The distinct complete payments; beyond a dozen, one unit at a time."""
    action, need, paid = args
    have = means(state, seat, action, state.dismissed)
    if any(paid):
        return _unit_options(payments(_before(have, paid), need), paid)
    found = payments(have, need)
    if len(found) > LONGEST_LIST:
        return _unit_options(found, paid)
    return [("pay", *vector) for vector in found]


def _before(have: Means, paid: Vector) -> Means:
    goods = tuple(have.goods[good] + paid[good] for good in range(4))
    return have._replace(goods=goods)


def _unit_options(found: list[Vector], paid: Vector) -> list[Action]:
    fitting = [v for v in found if all(v[good] >= paid[good] for good in range(4))]
    if paid in fitting:
        return [("pay", 0, 0, 0, 0)]
    goods = [good for good in range(4) if any(v[good] > paid[good] for v in fitting)]
    return [("unit", good) for good in goods]


def pay_icons(
    state: State, seat: int, args: tuple[int, int, Vector], action: Action, emit: Emit
) -> None:
    """Spend the chosen goods; unit by unit the question comes again until it is complete."""
    if action[0] == "unit":
        kind, need, paid = args
        pay(state, seat, action[1], 1, emit)
        more = list(paid)
        more[action[1]] += 1
        state.agenda.append(("pay", seat, (kind, need, tuple(more))))
        return
    for card in _used_converts(state, seat, args, action):
        emit("ability", seat, (card,))
    for good in range(4):
        pay(state, seat, good, action[1 + good], emit)


def _used_converts(
    state: State, seat: int, args: tuple[int, int, Vector], action: Action
) -> list[int]:
    """Board cards without whose conversions the payment would not do (VI-8.1.4)."""
    kind, need, paid = args
    ink, stone, gold, silver = (paid[good] + action[1 + good] for good in range(4))
    used = []
    for card in state.players[seat].bays:
        if card >= 0 and state.data.cards.converts[card]:
            have = means(state, seat, kind, state.dismissed, without=card)
            if have.free + worth(have, (ink, stone, gold, silver)) < need:
                used.append(card)
    return used


NOTHING: Vector = (0, 0, 0, 0)

OPS = {"pay": Op(pay_icons, payment_options, "VI-8.1.2")}
