"""Ops that give goods, Debts, Deeds, virtue and corruption (VI-4.6, VI-5, VI-6)."""

from __future__ import annotations

from typing import Any

from engine.cells.effects import Program
from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.notation import DualProgram
from engine.games.viscounts.state import Player, State, criminals


def push_effects(state: State, seat: int, program: DualProgram) -> None:
    """Put an effect on the agenda, as a person's or as the automa's version."""
    steps = program.automa if state.players[seat].board else program.human
    push_steps(state, seat, steps)


def push_steps(state: State, seat: int, steps: Program) -> None:
    """Put steps on the agenda of one seat, first one on top."""
    for op, args in reversed(steps):
        state.agenda.append((op, seat, args))


def gain(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """Take `n` of one good from the supply (VI-4.6.1)."""
    good, n = args
    state.players[seat].goods[good] += n
    emit("gain", seat, (c.GOODS[good], n))


def pay(state: State, seat: int, good: int, n: int, emit: Emit) -> None:
    """Give `n` of one good back to the supply."""
    if n:
        state.players[seat].goods[good] -= n
        emit("pay", seat, (c.GOODS[good], n))


_ANY_OPTIONS: list[Action] = [("take", good) for good in c.RESOURCES]


def any_options(state: State, seat: int, args: Any) -> list[Action]:
    """Each resource of choice separately (VI-4.6.1)."""
    return _ANY_OPTIONS


def take_any(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Gain the chosen resource."""
    gain(state, seat, (action[1], 1), action, emit)


def debt(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Gain one unpaid Debt; the last counted one reveals Poverty at once (VI-5.1)."""
    state.players[seat].unpaid += 1
    emit("debt", seat, (1,))
    if state.phase != c.SETUP and state.poverty:
        state.poverty -= 1
        if not state.poverty:
            state.poverty_shown = True
            _trigger_end(state)
            emit("poverty", seat, (state.last_round,))
    push_triggers(state, seat, "on_gain_debt")


def deed(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Gain one acquired Deed; the last counted one reveals Prosperity at once (VI-5.1)."""
    state.players[seat].acquired += 1
    emit("deed", seat, (1,))
    if state.phase != c.SETUP and state.prosperity:
        state.prosperity -= 1
        if not state.prosperity:
            state.prosperity_shown = True
            _trigger_end(state)
            emit("prosperity", seat, (state.last_round,))


def _trigger_end(state: State) -> None:
    """Finish this round, then play exactly one more (VI-10.1)."""
    if not state.last_round:
        state.last_round = state.round + 1


def flip_options(state: State, seat: int, args: Any) -> list[Action]:
    """Debt or Deed, as far as there is one to flip (VI-5.4)."""
    player = state.players[seat]
    options: list[Action] = []
    if player.unpaid:
        options.append(("flip", "debt"))
    if player.acquired:
        options.append(("flip", "deed"))
    return options or [("none",)]


def flip(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Flip the chosen kind."""
    if action[0] == "none":
        emit("no_effect", seat, ("flip",))
    elif action[1] == "debt":
        flip_debt(state, seat, None, action, emit)
    else:
        flip_deed(state, seat, None, action, emit)


def flip_debt(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """An unpaid Debt becomes paid: 1 resource of choice, then abilities (VI-5.4, VI-5.5)."""
    player = state.players[seat]
    if not player.unpaid:
        emit("no_effect", seat, ("flip_debt",))
        return
    player.unpaid -= 1
    player.paid += 1
    emit("flip_debt", seat, (1,))
    push(state, ("any", seat, None), ("triggers", seat, "on_flip_debt"))


def flip_deed(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """An acquired Deed becomes approved (VI-5.4)."""
    player = state.players[seat]
    if not player.acquired:
        emit("no_effect", seat, ("flip_deed",))
        return
    player.acquired -= 1
    player.approved += 1
    emit("flip_deed", seat, (1,))


def corruption(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Move the corruption marker right; once both are on one space they stick (VI-6.1, 6.2)."""
    player = state.players[seat]
    lost = 0
    for _ in range(args):
        if player.corruption < player.virtue:
            player.corruption += 1
        elif player.corruption < 7:
            player.corruption += 1
            player.virtue += 1
        else:
            lost += 1
    emit("corruption", seat, (args, player.corruption, player.virtue, lost))


def virtue(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Move the virtue marker left; once both are on one space they stick (VI-6.1, 6.2)."""
    player = state.players[seat]
    lost = 0
    for _ in range(args):
        if player.virtue > player.corruption:
            player.virtue -= 1
        elif player.virtue > 1:
            player.virtue -= 1
            player.corruption -= 1
        else:
            lost += 1
    emit("virtue", seat, (args, player.corruption, player.virtue, lost))


def shuffle_check(state: State, seat: int, emit: Emit) -> None:
    """After a shuffle of the discard pile: 1 corruption or 1 virtue (VI-4.7)."""
    if criminals(state, state.players[seat]):
        corruption(state, seat, 1, (), emit)
    else:
        virtue(state, seat, 1, (), emit)


def push_triggers(state: State, seat: int, trigger: str) -> None:
    """Put the abilities of board cards that react to `trigger` on the agenda (VI-4.2)."""
    names = state.data.cards.trigger
    for card in state.players[seat].bays:
        if card >= 0 and names[card] == trigger:
            state.agenda.append(("triggers", seat, trigger))
            return


def triggers(state: State, seat: int, args: str, action: Action, emit: Emit) -> None:
    """Collect the abilities that react now; several are ordered by their owner (VI-4.8)."""
    cards = _reacting(state, state.players[seat], args)
    if cards:
        state.agenda.append(("ability_order", seat, tuple(cards)))


def _reacting(state: State, player: Player, trigger: str) -> list[int]:
    names = state.data.cards.trigger
    return [card for card in player.bays if card >= 0 and names[card] == trigger]


def order_options(state: State, seat: int, args: tuple[int, ...]) -> list[Action]:
    """Which of the waiting abilities comes first (VI-4.8)."""
    return [("ability", card) for card in args]


def ability_order(
    state: State, seat: int, args: tuple[int, ...], action: Action, emit: Emit
) -> None:
    """Carry out one waiting ability, then the rest."""
    card = action[1]
    rest = tuple(other for other in args if other != card)
    if rest:
        state.agenda.append(("ability_order", seat, rest))
    emit("ability", seat, (card,))
    push_steps(state, seat, state.data.cards.triggered[card])


OPS = {
    "gain": Op(gain, clause="VI-4.6.1"),
    "any": Op(take_any, any_options, "VI-4.6.1"),
    "debt": Op(debt, clause="VI-5.1"),
    "deed": Op(deed, clause="VI-5.1"),
    "flip": Op(flip, flip_options, "VI-5.4", told=("flip_debt", "flip_deed")),
    "flip_debt": Op(flip_debt, clause="VI-5.4"),
    "flip_deed": Op(flip_deed, clause="VI-5.4"),
    "corruption": Op(corruption, clause="VI-6.2"),
    "virtue": Op(virtue, clause="VI-6.2"),
    "triggers": Op(triggers, clause="VI-4.2"),
    "ability_order": Op(ability_order, order_options, "VI-4.8"),
}
