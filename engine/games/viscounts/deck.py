"""Ops on a player's own cards: discard, destroy, shuffle, rearrange, hire, dismiss (VI-4)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from engine import rng
from engine.core import Action, Op
from engine.events import Emit, citing
from engine.games.viscounts import constants as c
from engine.games.viscounts.gains import push_effects, shuffle_check
from engine.games.viscounts.state import Player, State, board_cards, deck_formed, deck_size

SMALLEST_DECK = 3


def reshuffle(state: State, seat: int, emit: Emit) -> None:
    """Shuffle the discard pile into the draw pile, then the shuffle check (VI-4.7)."""
    player = state.players[seat]
    player.draw += player.discard
    player.discard.clear()
    rng.shuffle(state, player.draw)
    with citing(emit, "VI-4.7"):
        emit("shuffle", seat, (len(player.draw),))
        shuffle_check(state, seat, emit)


def shuffle(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """The effect `shuffle`: only with a card in the discard pile (VI-4.6.6); not in setup."""
    if state.phase == c.SETUP:
        return
    if state.players[seat].discard:
        reshuffle(state, seat, emit)
    else:
        emit("no_effect", seat, ("shuffle",))


def take_unseen(state: State, seat: int, emit: Emit) -> int:
    """The top card of the draw pile; the discard pile is shuffled first if need be (VI-4.10)."""
    player = state.players[seat]
    if not player.draw:
        reshuffle(state, seat, emit)
    return player.draw.pop()


def _sources(state: State, player: Player) -> list[Action]:
    """Hand cards and the unseen top card, as sources of discard and destroy (VI-4.6.4)."""
    options: list[Action] = [("hand", card) for card in player.hand]
    if player.draw or player.discard:
        options.append(("draw",))
    return options


SKIP: Action = ("skip",)


def discard_options(state: State, seat: int, args: int) -> list[Action]:
    """A card from hand, the unseen top card, or nothing (VI-4.6.4, VI-4.5)."""
    if state.phase == c.SETUP:
        return [SKIP]
    return [*_sources(state, state.players[seat]), SKIP]


def discard(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Discard one card; `args` is how many may still be discarded."""
    if action == SKIP:
        return
    player = state.players[seat]
    if action[0] == "hand":
        card = action[1]
        player.hand.remove(card)
        player.discard.append(card)
        emit("discard", seat, (card,))
    else:
        card = take_unseen(state, seat, emit)
        player.discard.append(card)
        emit("discard_unseen", seat, (card,))
    if args > 1:
        state.agenda.append(("discard", seat, args - 1))


def destroy_options(state: State, seat: int, args: int) -> list[Action]:
    """A card from hand, the unseen top card, or nothing; never below 3 cards (VI-4.6.5, VI-1.4)."""
    player = state.players[seat]
    if deck_size(player) <= SMALLEST_DECK:
        return [SKIP]
    if not deck_formed(state, player):
        return [*(("card", card) for card in sorted(player.draw)), SKIP]
    return [*_sources(state, player), SKIP]


def destroy(state: State, seat: int, args: int, action: Action, emit: Emit) -> None:
    """Destroy one card for silver equal to its value; `args` is how many may still be."""
    if action == SKIP:
        return
    player = state.players[seat]
    kind = "destroy"
    if action[0] == "draw":
        card = take_unseen(state, seat, emit)
        kind = "destroy_unseen"
    else:
        card = action[1]
        (player.hand if action[0] == "hand" else player.draw).remove(card)
    state.gone.append(card)
    silver = state.data.cards.cost[card]
    player.goods[c.SILVER] += silver
    emit(kind, seat, (card,))
    emit("gain", seat, ("silver", silver))
    if args > 1:
        state.agenda.append(("destroy", seat, args - 1))


def rearrange_options(state: State, seat: int, args: Any) -> list[Action]:
    """Every order of the own board cards; the first one leaves them as they are (VI-4.6.3)."""
    cards = board_cards(state.players[seat])
    if state.phase == c.SETUP or len(cards) < 2:
        return [("arrange", *cards)]
    return [("arrange", *order) for order in permutations(cards)]


def rearrange(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Put the board cards in the chosen order among the spaces they occupy."""
    bays = state.players[seat].bays
    places = [i for i, card in enumerate(bays) if card >= 0]
    before = tuple(bays)
    for place, card in zip(places, action[1:], strict=True):
        bays[place] = card
    if tuple(bays) != before:
        emit("rearrange", seat, action[1:])


def hire_options(state: State, seat: int, args: Any) -> list[Action]:
    """Any visible top townsfolk card (VI-4.6.7); an empty pile's printed card is none (VI-3.7)."""
    options: list[Action] = [("pile", i) for i, pile in enumerate(state.piles) if pile]
    return options or [("none",)]


def hire(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Take a visible townsfolk card for free (VI-4.6.7)."""
    if action[0] == "none":
        emit("no_effect", seat, ("hire",))
    else:
        take_card(state, seat, action[1], emit)


def take_card(state: State, seat: int, position: int, emit: Emit) -> None:
    """Card to the discard pile, its on_hire, then slot 7 (VI-4.11).

    In the setup it joins the cards about to be shuffled (VI-2.9.5).
    """
    player = state.players[seat]
    card = state.piles[position].pop()
    (player.discard if deck_formed(state, player) else player.draw).append(card)
    emit("hire", seat, (card, position))
    uncover(state, position, emit)
    state.agenda.append(("after_hire", seat, None))
    push_effects(state, seat, state.data.cards.on_hire[card])


def uncover(state: State, position: int, emit: Emit) -> None:
    """A new top card of a townsfolk pile is seen by everybody."""
    pile = state.piles[position]
    if pile:
        emit("uncover", c.NO_ONE, (position, pile[-1]))
    else:
        emit("pile_empty", c.NO_ONE, (position,))


def after_hire(state: State, seat: int, args: Any, action: Action, emit: Emit) -> None:
    """Slot 7: after every hire the owner may discard 1 (VI-7.4)."""
    player = state.players[seat]
    if player.built:
        for index, slot in enumerate(state.data.board.slots):
            if player.built >> index & 1 and slot.reveals == "on_hire":
                emit("slot", seat, (index,))
                push_effects(state, seat, slot.program)


def top_card(state: State, position: int) -> int:
    """The card to hire or dismiss at a segment: the pile's top, or the printed card (VI-3.7)."""
    pile = state.piles[position]
    return pile[-1] if pile else state.data.cards.printed[state.order[position]]


def dismiss_top(state: State, seat: int, position: int, emit: Emit) -> int:
    """The top card of a segment leaves the game; a printed card stays (VI-8.2.3, VI-3.7)."""
    card = top_card(state, position)
    pile = state.piles[position]
    if pile:
        state.gone.append(pile.pop())
    emit("dismiss", seat, (card, position))
    if card not in state.data.cards.printed:
        uncover(state, position, emit)
    push_effects(state, seat, state.data.cards.on_hire[card])
    return card


OPS = {
    "discard": Op(discard, discard_options, "VI-4.6.4"),
    "destroy": Op(destroy, destroy_options, "VI-4.6.5"),
    "shuffle": Op(shuffle, clause="VI-4.6.6"),
    "rearrange": Op(rearrange, rearrange_options, "VI-4.6.3"),
    "hire": Op(hire, hire_options, "VI-4.6.7", told=("hire",)),
    "after_hire": Op(after_hire, clause="VI-4.11"),
}
