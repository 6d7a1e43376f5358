"""Who may see what (VE-11), and which pieces are limited (VE-1)."""

from __future__ import annotations

from engine.games.versailles.state import State
from engine.hidden_info import Pool, Zone


def secrets(state: State) -> list[Pool]:
    """Only the order of the face-down pile is hidden, from everybody (VE-11.1)."""
    return [Pool("pile", (Zone(state.pile, 0, len(state.pile)),))]


REVEALS = frozenset({"reveal"})
"""Events that show somebody a tile that nobody could see before."""


def blank(view: State, seat: int) -> None:
    """What a view hides besides the pile: nothing (VE-11.2)."""


def conserved(state: State) -> dict[str, int]:
    """Limited pieces counted wherever they lie; the numbers never change."""
    data = state.data
    built = [tile for tile in state.squares if tile >= 0]
    tiles = state.pile + state.discard + built + [tile for tile in state.display if tile >= 0]
    counted = {}
    for seat, player in enumerate(state.players):
        tiles += player.hand
        own = sum(player.workers) + sum(player.waiting) + len(player.arriving)
        counted[f"workers {seat}"] = own
    counted |= {"tiles": len(tiles), "different tiles": len(set(tiles))}
    for kind, decoration in enumerate(data.decorations):
        counted[decoration.id] = (
            state.shop[kind]
            + sum(player.stock[kind] for player in state.players)
            + sum(data.tiles[tile].decorations[kind] for tile in built)
        )
    return counted
