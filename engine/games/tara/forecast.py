"""What a placement, a swap or a promotion would allow afterwards: the whole chain, step by step.

It is played on copies of a view; nothing hidden is needed, because no promotion turns up a card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.core import Action, Ops, act
from engine.games.tara.explain.common import put_words
from engine.games.tara.slots import SKIP
from engine.games.tara.state import State, clone_state, occupied

WINS = "wins"
ENDLESS = 1000
"""Money that a copy gets, to show also what is too dear now."""


class Step(NamedTuple):
    """A position of the province, and what happens there: put, capture, fort, strip, depose, or
    enter (an own position that only becomes active)."""

    position: int
    kind: str


class Forecast(NamedTuple):
    """`first`: where discs are put by the card itself; `chain`: the promotions after paying `cost`.
    `payable`: there is money for it."""

    province: int
    first: tuple[Step, ...]
    chain: tuple[Step, ...]
    cost: int
    payable: bool
    wins: bool


def foresee(ops: Ops, view: State, seat: int, action: Action) -> Forecast | None:
    """What follows an answer of `seat`; None for answers that put no disc and activate nothing."""
    op, _, args = view.agenda[-1]
    province = _province(op, args, action)
    if province < 0:
        return None
    price = _price(view, op, args, action)
    left = view.money[seat] - (_fee(view, province) if op == "turn" else 0)
    copy = clone_state(view)
    first = _own_steps(copy, seat, province, action)
    copy.money[seat] += ENDLESS
    _answer(ops, copy, action)
    first, chain = _best(ops, copy, seat, province, first)
    wins = copy.winner == seat or any(step.kind == WINS for step in chain)
    steps = tuple(step for step in chain if step.kind != WINS)
    return Forecast(province, first, steps, price, left >= price, wins)


def _price(view: State, op: str, args: Any, action: Action) -> int:
    """What promoting will cost; nothing more once it is paid."""
    if op == "promote":
        return 0
    if op == "activate":
        return int(args.cost)
    card = action[1] if op == "turn" else view.turned[-1] if op == "replace" else view.played
    return view.data.shapes[view.data.shape_of[card]].cost


def _fee(view: State, province: int) -> int:
    """The entry fee, where it is due (TA-5.5)."""
    due = not view.fresh and not occupied(view, province)
    return view.data.money.entry_fee if due else 0


def _province(op: str, args: Any, action: Action) -> int:
    """Where an answer works; -1 for answers without a forecast."""
    if op == "turn":
        return int(action[2]) if action[0] in ("place", "point") else -1
    if op in ("second", "promote", "activate"):
        return int(args.province) if action != ("end",) else -1
    if op in ("swap", "replace"):
        return int(args) if action[0] == op else -1
    return -1


def _own_steps(state: State, seat: int, province: int, action: Action) -> tuple[Step, ...]:
    """What the answer itself does to one position."""
    verb = action[0]
    if verb in ("place", "promote", "point", "enter"):
        position = int(action[-1])
        if verb in ("point", "enter"):
            return (Step(position, "enter"),)
        return (Step(position, put_words(state, seat, province, position)[0]),)
    return (Step(int(action[1]), "capture"),) if verb == "replace" else ()


def _answer(ops: Ops, state: State, action: Action) -> None:
    """Take an answer; the view of somebody else holds no options to check it against."""
    state.options = (action,)
    act(ops, state, action)


Found = tuple[tuple[Step, ...], tuple[Step, ...]]
"""First steps, chain."""


def _best(ops: Ops, state: State, seat: int, province: int, first: tuple[Step, ...]) -> Found:
    """Follow the present question; of several second slots the one that leads highest."""
    if not state.agenda or state.agenda[-1][1] != seat:
        return first, ()
    op = state.agenda[-1][0]
    if op == "second":
        found = []
        for option in list(state.options):
            copy = clone_state(state)
            more = () if option == SKIP else _own_steps(copy, seat, province, option)
            _answer(ops, copy, option)
            found.append(_best(ops, copy, seat, province, (*first, *more)))
        return max(found, key=_worth)
    if op == "activate":
        _answer(ops, state, ("activate",))
    if state.agenda and state.agenda[-1][0] == "promote":
        return first, _chain(ops, state, seat, province)
    return first, ()


def _worth(found: Found) -> tuple[int, int, int]:
    first, chain = found
    return max((step.position for step in chain), default=-1), len(chain), -len(first)


def _chain(ops: Ops, state: State, seat: int, province: int) -> tuple[Step, ...]:
    """Every promotion that can be reached: straight up, and with all that lies beside the way."""
    up = _walk(ops, clone_state(state), seat, province, max)
    wide = _walk(ops, clone_state(state), seat, province, min)
    known = {step.position for step in up}
    return (*up, *(step for step in wide if step.position not in known))


def _walk(
    ops: Ops, state: State, seat: int, province: int, pick: Callable[..., Action]
) -> list[Step]:
    """Promote while there is anything; own positions are entered without a disc."""
    steps: list[Step] = []
    while state.agenda and state.agenda[-1][:2] == ("promote", seat):
        options = [each for each in state.options if each != ("end",)]
        entering = {each[1] for each in options if each[0] == "enter"}
        sensible = [e for e in options if e[0] == "enter" or e[1] not in entering]
        sensible = [e for e in sensible if e[0] == "enter" or not _own(state, seat, province, e[1])]
        if not sensible:
            break
        action = pick(sensible, key=lambda each: each[1])
        steps += _own_steps(state, seat, province, action)
        _answer(ops, state, action)
        if state.winner == seat:
            steps.append(Step(int(action[1]), WINS))
    return steps


def _own(state: State, seat: int, province: int, position: int) -> bool:
    return bool(put_words(state, seat, province, position)[0] == "fort")
