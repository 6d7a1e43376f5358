"""Who may see which cards (TA-19.1), and what is conserved (TA-1.3, TA-1.5)."""

from __future__ import annotations

from engine.games.tara.board import K0, POSITIONS
from engine.games.tara.state import PROVINCES, SEATS, State, captives
from engine.hidden_info import Pool, Zone


def secrets(state: State) -> list[Pool]:
    """Hands and set-aside cards are seen by their owners, the draw pile by nobody.

    A pile made of discards holds publicly known cards: only its order is hidden.
    """
    own = []
    for seat in range(state.seats):
        for cards in (state.hands[seat], state.kept[seat]):
            own.append(Zone(cards, 0, len(cards), frozenset({seat})))
    pile = Zone(state.draw, 0, len(state.draw))
    if state.reshuffled:
        return [Pool("hands", tuple(own)), Pool("draw pile", (pile,))]
    return [Pool("cards", (*own, pile))]


REVEALS = frozenset({"start_cards", "deal", "compare", "turn_up"})
"""Events that show somebody a card that seat could not see before."""


def blank(view: State, seat: int) -> None:
    """What a masked view hides besides cards: nothing more in this game."""


def discs_of(state: State, seat: int) -> int:
    """All discs of a seat, wherever they are."""
    crowned = sum(
        state.top[province * POSITIONS + K0] == seat and state.cylinder[province]
        for province in range(PROVINCES)
    )
    return (
        state.supply[seat]
        + state.top.count(seat)
        - crowned
        + sum(captives(state, hollow, seat) for hollow in range(len(state.bag)))
        + sum(state.prisoners[seat::SEATS])
    )


def conserved(state: State) -> dict[str, int]:
    """Limited pieces counted wherever they lie; the numbers never change."""
    cards = state.draw + state.discard + state.turned
    for seat in range(state.seats):
        cards = cards + state.hands[seat] + state.kept[seat]
    if state.played >= 0:
        cards = [*cards, state.played]
    counted = {f"discs {seat}": discs_of(state, seat) for seat in range(state.seats)}
    counted["cylinders"] = sum(state.cylinders) + sum(state.cylinder)
    counted["cards"] = len(cards)
    counted["different cards"] = len(set(cards))
    return counted
