"""Who may see which cards (CA-14), and what is conserved (CA-1.10)."""

from __future__ import annotations

from engine.games.caylus.state import State
from engine.hidden_info import Pool, Zone


def secrets(state: State) -> list[Pool]:
    """Hands are seen by their owners, draw piles by nobody (CA-14.1)."""
    return [
        Pool(
            f"deck {seat}",
            (
                Zone(player.hand, 0, len(player.hand), frozenset({seat})),
                Zone(player.draw, 0, len(player.draw)),
            ),
        )
        for seat, player in enumerate(state.players)
    ]


REVEALS = frozenset({"draw", "discard_hand"})
"""Events that show somebody a card that seat could not see before."""


def blank(view: State, seat: int) -> None:
    """The cards boxed at the start are not to be seen, and a discard pile, where anybody may see
    every card, does not tell in which order they came to the hand."""
    for player in view.players:
        player.discard.sort()
    view.boxed = [-1] * len(view.boxed)


def conserved(state: State) -> dict[str, int]:
    """Limited pieces counted wherever they lie; the numbers never change."""
    cards = sum(len(p.hand) + len(p.draw) + len(p.discard) for p in state.players)
    return {
        "workers": sum(p.workers for p in state.players) + sum(w >= 0 for w in state.worker),
        "tokens": sum(state.tokens)
        + sum(state.lost_tokens)
        + sum(sum(player.tokens) for player in state.players),
        "prestige": len(state.display)
        + sum(crown >= 0 for crown in state.crown)
        + sum(len(player.prestige) for player in state.players),
        "cards": cards + sum(owner >= 0 for owner in state.owner),
    }
