"""The automa's turn, step by step, and how it carries out effects (VI-11.8 to VI-11.19)."""

from __future__ import annotations

from typing import Any

from engine import rng
from engine.core import Action, Op, push
from engine.events import Emit, citing
from engine.games.viscounts import constants as c
from engine.games.viscounts.automa.actions import ACTS, why_not
from engine.games.viscounts.automa.tables import AutomaBoard
from engine.games.viscounts.deck import dismiss_top
from engine.games.viscounts.gains import corruption as add_corruption
from engine.games.viscounts.gains import gain, push_effects, push_steps
from engine.games.viscounts.gains import virtue as add_virtue
from engine.games.viscounts.state import Player, State, criminals, slots_of


def board_of(state: State, player: Player) -> AutomaBoard:
    """The automa's printed board."""
    return state.data.automas[player.board - 1]


def automa_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Lay out the automa's turn (VI-11.8 to VI-11.12)."""
    push(
        state,
        ("automa_shift", seat, None),
        ("automa_refill", seat, None),
        ("automa_reveal", seat, None),
        ("share_space", seat, None),
        ("automa_options", seat, None),
        ("begin_collision", seat, None),
        ("automa_done", seat, None),
        ("next_turn", seat, None),
    )


def automa_shift(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Its cards move right; one leaving goes to its discard pile without effect (VI-11.8)."""
    player = state.players[seat]
    left, middle, right = player.bays
    player.bays[:] = [c.NO_CARD, left, middle]
    if left >= 0:
        emit("shift", seat)
    if right >= 0:
        player.discard.append(right)
        emit("scheme_leaves", seat, (right,))


def automa_refill(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """An empty draw pile is made new from the discard pile (VI-11.9)."""
    if not state.players[seat].draw:
        shuffle_schemes(state, seat, emit)


def shuffle_schemes(state: State, seat: int, emit: Emit) -> None:
    """Shuffle the discards into the draw pile: all corruption first, then virtue (VI-11.18)."""
    player = state.players[seat]
    state.known_schemes += player.discard
    player.draw += player.discard
    player.discard.clear()
    rng.shuffle(state, player.draw)
    with citing(emit, "VI-11.18"):
        _tell_shuffle(state, seat, emit)


def _tell_shuffle(state: State, seat: int, emit: Emit) -> None:
    player = state.players[seat]
    emit("shuffle", seat, (len(player.draw),))
    guilty = criminals(state, player) > 0
    dark, light = int(guilty), int(not guilty)
    for index, slot in enumerate(slots_of(state, player)):
        if player.built >> index & 1 and slot.reveals == "on_shuffle":
            emit("slot", seat, (index,))
            dark += sum(n for op, n in slot.program.automa if op == "corruption")
            light += sum(n for op, n in slot.program.automa if op == "virtue")
    if dark:
        add_corruption(state, seat, dark, (), emit)
    if light:
        add_virtue(state, seat, light, (), emit)


def automa_shuffle(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The effect `shuffle`: only with a card in its discard pile (VI-11.18)."""
    if state.phase == c.SETUP:
        return
    if state.players[seat].discard:
        shuffle_schemes(state, seat, emit)
    else:
        emit("no_effect", seat, ("shuffle",))


def automa_reveal(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Turn up a scheme; its rows, then the move, are laid out (VI-11.10, VI-11.11)."""
    player = state.players[seat]
    card = player.draw.pop()
    if card in state.known_schemes:
        state.known_schemes.remove(card)
    player.bays[0] = card
    state.played = card
    emit("scheme", seat, (card,))
    scheme = board_of(state, player).schemes[card]
    push(
        state,
        ("scheme_row", seat, 0),
        ("scheme_row", seat, 1),
        ("automa_move", seat, scheme.move),
    )


def scheme_row(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """One row of the scheme, left to right (VI-11.11)."""
    player = state.players[seat]
    row = board_of(state, player).schemes[state.played].rows[args]
    if row:
        emit("scheme_row", seat, (state.played, args))
        push_steps(state, seat, row)


def automa_move(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Exactly that many steps along the outer path (VI-11.13)."""
    player = state.players[seat]
    state.phase = c.MOVE
    for _ in range(args):
        source = player.viscount
        position, kind = divmod(source, 3)
        if kind == c.LEFT:
            player.viscount = position * 3 + c.RIGHT
        else:
            player.viscount = (position + 1) % c.SEGMENTS * 3 + c.LEFT
        emit("walk", seat, (source, player.viscount))


def automa_options(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The first possible option from left to right, and no other (VI-11.11); at the level Learning
    none in some turns, which is our own rule."""
    player = state.players[seat]
    state.phase = c.ACTION
    board = board_of(state, player)
    if board.leaves_out_in(state.round):
        emit("options_left_out", seat, (state.played,))
        return
    options = board.schemes[state.played].options
    for index, program in enumerate(options):
        op = program[0][0]
        reason = why_not(state, seat, _focus(state, player, op))
        if reason is None or index == len(options) - 1:
            emit("option", seat, (state.played, index))
            push_steps(state, seat, program)
            return
        emit("option_refused", seat, (state.played, index, *reason))


def _focus(state: State, player: Player, op: str) -> str:
    return board_of(state, player).focus if op == "automa_act_focus" else op


def act_focus(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """`act_focus` is the focus of its board (VI-11.23)."""
    state.agenda.append((board_of(state, state.players[seat]).focus, seat, None))


def act_flip(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The Card automa's focus: flip one (VI-11.23)."""
    state.agenda.append(("automa_flip", seat, None))


def automa_done(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The automa has no recruit and no draw phase (VI-11.12)."""
    state.phase = c.DRAW
    emit("automa_done", seat)


def automa_gain(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """A named resource; for the Card automa every resource is wild (VI-11.14)."""
    good, n = args
    if board_of(state, state.players[seat]).wild:
        good = c.WILD
    gain(state, seat, (good, n), action, emit)


def automa_any(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The first resource of its chart of which it owns fewer than the limit (VI-11.14)."""
    player = state.players[seat]
    for good, below in board_of(state, player).chart:
        if player.goods[good] < below:
            gain(state, seat, (good, 1), action, emit)
            return


def automa_flip(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The kind flipped less often so far; a Debt when equal; else the other (VI-11.17)."""
    player = state.players[seat]
    debt_first = player.paid <= player.approved
    if player.unpaid and (debt_first or not player.acquired):
        _flip_debt(state, seat, player, emit)
    elif player.acquired:
        _flip_deed(state, seat, player, emit)
    else:
        _nothing_to_flip(state, seat, emit)


def automa_flip_debt(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """That kind only; none left: 1 virtue (VI-11.17)."""
    player = state.players[seat]
    if player.unpaid:
        _flip_debt(state, seat, player, emit)
    else:
        _nothing_to_flip(state, seat, emit)


def automa_flip_deed(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """That kind only; none left: 1 virtue (VI-11.17)."""
    player = state.players[seat]
    if player.acquired:
        _flip_deed(state, seat, player, emit)
    else:
        _nothing_to_flip(state, seat, emit)


def _flip_debt(state: State, seat: int, player: Player, emit: Emit) -> None:
    player.unpaid -= 1
    player.paid += 1
    emit("flip_debt", seat, (1,))
    push(state, ("automa_any", seat, None), ("automa_slot", seat, "on_flip"))


def _flip_deed(state: State, seat: int, player: Player, emit: Emit) -> None:
    player.acquired -= 1
    player.approved += 1
    emit("flip_deed", seat, (1,))
    state.agenda.append(("automa_slot", seat, "on_flip"))


def _nothing_to_flip(state: State, seat: int, emit: Emit) -> None:
    emit("nothing_to_flip", seat)
    add_virtue(state, seat, 1, (), emit)


def automa_slot(state: State, seat: int, args: str, action: Action, emit: Emit) -> None:
    """Slots 6 and 7: after each flip, after each Future card (VI-11.25)."""
    player = state.players[seat]
    for index, slot in enumerate(slots_of(state, player)):
        if player.built >> index & 1 and slot.reveals == args:
            emit("slot", seat, (index,))
            push_effects(state, seat, slot.program)


def future_scheme(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The top Future card to its discard pile; none left: a flip (VI-11.16)."""
    if not state.future:
        emit("no_future", seat)
        state.agenda.append(("automa_flip", seat, None))
        return
    card = state.future.pop()
    state.players[seat].discard.append(card)
    emit("future_scheme", seat, (card,))
    state.agenda.append(("automa_slot", seat, "on_future_scheme"))


def dismiss_here(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The top card of its segment leaves the game for its on_hire (VI-11.19)."""
    dismiss_top(state, seat, state.players[seat].viscount // 3, emit)


def corruption_per_criminal(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """1 corruption for every criminal icon on its board, the new card included (VI-11.19)."""
    guilty = criminals(state, state.players[seat])
    if guilty:
        add_corruption(state, seat, guilty, action, emit)


OPS = {
    "automa_turn": Op(automa_turn, clause="VI-11.8"),
    "automa_shift": Op(automa_shift, clause="VI-11.8"),
    "automa_refill": Op(automa_refill, clause="VI-11.9"),
    "automa_reveal": Op(automa_reveal, clause="VI-11.10"),
    "scheme_row": Op(scheme_row, clause="VI-11.11"),
    "automa_move": Op(automa_move, clause="VI-11.13"),
    "automa_options": Op(automa_options, clause="VI-11.11"),
    "automa_act_focus": Op(act_focus, clause="VI-11.23"),
    "automa_act_flip": Op(act_flip, clause="VI-11.23"),
    "automa_done": Op(automa_done, clause="VI-11.12"),
    "automa_shuffle": Op(automa_shuffle, clause="VI-11.18"),
    "automa_gain": Op(automa_gain, clause="VI-11.14"),
    "automa_any": Op(automa_any, clause="VI-11.14"),
    "automa_flip": Op(automa_flip, clause="VI-11.17"),
    "automa_flip_debt": Op(automa_flip_debt, clause="VI-11.17"),
    "automa_flip_deed": Op(automa_flip_deed, clause="VI-11.17"),
    "automa_slot": Op(automa_slot, clause="VI-11.25"),
    "future_scheme": Op(future_scheme, clause="VI-11.16"),
    "dismiss_here": Op(dismiss_here, clause="VI-11.19"),
    "corruption_per_criminal": Op(corruption_per_criminal, clause="VI-11.19"),
    **ACTS,
}
