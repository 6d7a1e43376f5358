"""The six phases of a person's turn and the order of turns (VI-7)."""

from __future__ import annotations

from typing import Any

from engine.core import Action, Op, push
from engine.events import Emit
from engine.games.viscounts import constants as c
from engine.games.viscounts.deck import reshuffle, take_card
from engine.games.viscounts.gains import corruption, pay, push_effects, push_steps
from engine.games.viscounts.reader.notation import dual_program
from engine.games.viscounts.state import State, criminals, has_slot, others, slots_of


def begin_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Lay out the phases of one turn."""
    state.turn = seat
    state.phase = c.CARDS
    state.played = c.NO_CARD
    state.dismissed = c.NO_CARD
    emit("turn", seat, (state.round,))
    if state.players[seat].board:
        state.agenda.append(("automa_turn", seat, None))
        return
    push(
        state,
        ("shift", seat, None),
        ("play", seat, None),
        ("begin_walk", seat, None),
        ("begin_action", seat, None),
        ("begin_recruit", seat, None),
        ("begin_collision", seat, None),
        ("end_turn", seat, None),
        ("draw_cards", seat, None),
        ("next_turn", seat, None),
    )


def shift(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Shift the board cards; the one that leaves is discarded and drops off (VI-7.1.1)."""
    player = state.players[seat]
    left, middle, right = player.bays
    player.bays[:] = [c.NO_CARD, left, middle]
    if left >= 0 or middle >= 0:
        emit("shift", seat)
    if right >= 0:
        player.discard.append(right)
        emit("dropoff", seat, (right,))
        program = state.data.cards.dropoff[right]
        if program:
            emit("ability", seat, (right,))
            push_steps(state, seat, program)


def play_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any card from hand; with an empty hand the unseen top card (VI-7.1.2)."""
    hand = state.players[seat].hand
    if not hand:
        return [("top",)]
    return [("play", card) for card in hand]


def play(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Card to space 1, corruption for criminals, immediate ability (VI-7.1.2 to VI-7.1.4)."""
    player = state.players[seat]
    if action[0] == "top":
        if not player.draw:
            reshuffle(state, seat, emit)
        card = player.draw.pop()
        kind = "play_unseen"
    else:
        card = action[1]
        player.hand.remove(card)
        kind = "play"
    player.bays[0] = card
    state.played = card
    emit(kind, seat, (card,))
    cards = state.data.cards
    if cards.immediate[card]:
        state.agenda.append(("immediate", seat, card))
    if cards.icons[card][c.CRIMINAL]:
        state.agenda.append(("criminals", seat, criminals(state, player)))


def immediate(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """The immediate ability of the card just played (VI-7.1.4)."""
    emit("ability", seat, (args,))
    push_steps(state, seat, state.data.cards.immediate[args])


def begin_walk(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Phase 2: exactly the value of the card played, then more for silver (VI-7.2.1)."""
    state.phase = c.MOVE
    free = has_slot(state, state.players[seat], "move_plus_one")
    steps = state.data.cards.cost[state.played]
    push(state, ("walk", seat, (steps, int(free))), ("share_space", seat, None))


REARRANGE = dual_program(["rearrange"])
STAY: Action = ("stay",)


def walk_options(state: State, seat: int, args: tuple[int, int]) -> list[Action]:
    """The spaces one step away; staying once the card's steps are made (VI-7.2)."""
    left, free = args
    player = state.players[seat]
    steps: list[Action] = [("walk", space) for space in c.NEXT_SPACES[player.viscount]]
    if left:
        return steps
    if free or player.goods[c.SILVER]:
        return [STAY, *steps]
    return [STAY]


def walk(state: State, seat: int, args: tuple[int, int], action: Action, emit: Emit) -> None:
    """One step; beyond the card's value the free one of slot 1, then 1 silver each."""
    if action == STAY:
        return
    left, free = args
    player = state.players[seat]
    if left:
        left -= 1
    elif free:
        free = 0
    else:
        pay(state, seat, c.SILVER, 1, emit)
    source = player.viscount
    player.viscount = action[1]
    emit("walk", seat, (source, action[1]))
    state.agenda.append(("walk", seat, (left, free)))


def share_space(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Every other player on the final space may rearrange (VI-7.2.3)."""
    space = state.players[seat].viscount
    sharing = [seat_ for seat_ in others(state, seat) if state.players[seat_].viscount == space]
    for other in reversed(sharing):
        push_effects(state, other, REARRANGE)
    if sharing:
        emit("share", seat, tuple(sharing))


def begin_action(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Phase 3: at most one primary action."""
    state.phase = c.ACTION
    state.agenda.append(("action", seat, None))


def begin_recruit(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Phase 4: at most one hire. The dismissed card's icons no longer count."""
    state.phase = c.RECRUIT
    state.dismissed = c.NO_CARD
    state.agenda.append(("recruit", seat, None))


def recruit_options(state: State, seat: int, args: Any) -> list[Action]:
    """Hire the visible card of the own segment, or not (VI-7.4, VI-3.7)."""
    player = state.players[seat]
    pile = state.piles[player.viscount // 3]
    if pile and player.goods[c.SILVER] >= state.data.cards.cost[pile[-1]]:
        return [("recruit",), ("pass",)]
    return [("pass",)]


def recruit(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Pay the value and take the card; what was not possible is told (VI-7.4)."""
    position = state.players[seat].viscount // 3
    if action[0] == "pass":
        if len(recruit_options(state, seat, args)) == 1:
            _tell_why_not(state, seat, position, emit)
        return
    pay(state, seat, c.SILVER, state.data.cards.cost[state.piles[position][-1]], emit)
    take_card(state, seat, position, emit)


def _tell_why_not(state: State, seat: int, position: int, emit: Emit) -> None:
    """Nobody decided this pass: the pile is empty, or its card costs too much."""
    pile = state.piles[position]
    if pile:
        emit("too_dear", seat, (pile[-1], position))
    else:
        emit("nobody_to_hire", seat, (position,))


def begin_collision(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Phase 5: only if both markers of the active player are on one space (VI-7.5)."""
    state.phase = c.COLLISION
    player = state.players[seat]
    if player.corruption != player.virtue:
        return
    emit("collision", seat, (player.virtue,))
    everybody = [seat, *others(state, seat)]
    push(
        state,
        *(("collision_slots", who, None) for who in everybody),
        *(("triggers", who, "on_collision_any") for who in everybody),
        ("collision_gain", seat, None),
        ("reset_markers", seat, None),
    )


def collision_slots(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Slots that act at every collision without own criminals (VI-7.5.1, VI-11.25)."""
    player = state.players[seat]
    if not player.built or criminals(state, player):
        return
    for index, slot in enumerate(slots_of(state, player)):
        if player.built >> index & 1 and slot.reveals == "collision_if_no_criminal":
            emit("slot", seat, (index,))
            push_effects(state, seat, slot.program)


def collision_gain(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The space is read once: the active player's gains, then the others' (VI-7.5.3, 7.5.4)."""
    player = state.players[seat]
    space = player.virtue
    row = state.data.board.collisions[space - 1]
    emit("collision_space", seat, (space,))
    push(state, *(("collision_other", who, space) for who in others(state, seat)))
    push_steps(state, seat, row.active_automa if player.board else row.active.human)


def collision_other(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """What another player gains, if the condition holds for the own board cards (VI-7.5.4)."""
    row = state.data.board.collisions[args - 1]
    guilty = criminals(state, state.players[seat])
    if row.others_if == "always" or (row.others_if == "criminal_1plus") == (guilty > 0):
        push_effects(state, seat, row.others)


def reset_markers(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The markers return to 1 and 7 (VI-7.5.5)."""
    player = state.players[seat]
    player.corruption, player.virtue = 1, 7
    emit("reset", seat)


def end_options(state: State, seat: int, args: Any) -> list[Action]:
    """The turn ends with an explicit decision."""
    return [("end",)]


def end_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Phase 6 begins."""
    state.phase = c.DRAW


def hand_limit(state: State, seat: int) -> int:
    """3, +1 with slot 9, +1 with the Castle Leader card (VI-7.6.1)."""
    extra = has_slot(state, state.players[seat], "hand_limit") + (state.leader == seat)
    return state.data.board.hand_limit + extra


def draw_cards(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Draw up to the limit, shuffling when the draw pile is empty (VI-7.6.2, VI-7.6.3)."""
    player = state.players[seat]
    limit = hand_limit(state, seat)
    while len(player.hand) < limit:
        if not player.draw:
            if not player.discard:
                break
            reshuffle(state, seat, emit)
        card = player.draw.pop()
        player.hand.append(card)
        emit("draw", seat, (1,), (card,))


def next_turn(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The next player, the next round, or the end of the game (VI-7.6.4, VI-10.1)."""
    following = (seat + 1) % state.seats
    if following == state.first:
        if state.round == state.last_round:
            state.phase = c.OVER
            emit("over", c.NO_ONE, (state.round,))
            return
        state.round += 1
        emit("round", c.NO_ONE, (state.round,))
    state.agenda.append(("begin_turn", following, None))


OPS = {
    "begin_turn": Op(begin_turn, clause="VI-7.1"),
    "shift": Op(shift, clause="VI-7.1.1"),
    "play": Op(play, play_options, "VI-7.1.2", always=True),
    "criminals": Op(corruption, clause="VI-7.1.3"),
    "immediate": Op(immediate, clause="VI-7.1.4"),
    "begin_walk": Op(begin_walk, clause="VI-7.2.1"),
    "walk": Op(walk, walk_options, "VI-7.2.1", told=("walk",)),
    "share_space": Op(share_space, clause="VI-7.2.3"),
    "begin_action": Op(begin_action, clause="VI-7.3"),
    "begin_recruit": Op(begin_recruit, clause="VI-7.4"),
    "recruit": Op(recruit, recruit_options, "VI-7.4"),
    "begin_collision": Op(begin_collision, clause="VI-7.5"),
    "collision_slots": Op(collision_slots, clause="VI-7.5.1"),
    "collision_gain": Op(collision_gain, clause="VI-7.5.3"),
    "collision_other": Op(collision_other, clause="VI-7.5.4"),
    "reset_markers": Op(reset_markers, clause="VI-7.5.5"),
    "end_turn": Op(end_turn, end_options, "VI-7.6.4", always=True),
    "draw_cards": Op(draw_cards, clause="VI-7.6.2"),
    "next_turn": Op(next_turn, clause="VI-7.6.4"),
}
