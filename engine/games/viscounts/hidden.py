"""Who may see which cards (VI-12), and what is conserved (VI-1.3)."""

from __future__ import annotations

from engine.games.viscounts.state import State, deck_formed
from engine.hidden_info import Pool, Zone


def secrets(state: State) -> list[Pool]:
    """Hands, draw piles, everything below the top of the piles, the automa's piles (VI-12.2)."""
    pools = [
        Pool("townsfolk", tuple(Zone(pile, 0, max(0, len(pile) - 1)) for pile in state.piles)),
        Pool("manuscripts", tuple(Zone(pile, 0, max(0, len(pile) - 1)) for pile in state.tiles)),
    ]
    for seat, player in enumerate(state.players):
        if player.board:
            known = frozenset(state.known_schemes)
            pools.append(
                Pool(
                    "schemes",
                    (
                        Zone(player.draw, 0, len(player.draw), pinned=known),
                        Zone(state.future, 0, len(state.future)),
                    ),
                )
            )
        elif deck_formed(state, player):
            pools.append(
                Pool(
                    f"deck {seat}",
                    (
                        Zone(player.hand, 0, len(player.hand), frozenset({seat})),
                        Zone(player.draw, 0, len(player.draw)),
                    ),
                )
            )
    return pools


REVEALS = frozenset(
    {
        "uncover",
        "uncover_tile",
        "discard_unseen",
        "destroy_unseen",
        "play_unseen",
        "draw",
        "scheme",
        "future_scheme",
    }
)
"""Events that show somebody a card nobody, or not that seat, could see before."""


def blank(view: State, seat: int) -> None:
    """What a masked view hides besides cards: nothing more in this game."""


def conserved(state: State) -> dict[str, int]:
    """Limited pieces counted wherever they lie; the numbers never change (VI-1.3)."""
    waiting = sum(2 for op, _, _ in state.agenda if op == "sidestep")
    cards = [card for pile in state.piles for card in pile]
    tiles = [tile for pile in state.tiles for tile in pile] + state.gone_tiles
    for player in state.players:
        cards += [card for card in player.bays if card >= 0]
        cards += player.hand + player.draw + player.discard
        tiles += player.books
    cards += state.gone + state.future + [hero for _, hero in state.pairs]
    cards_of = state.data.cards
    counted = {
        "cards": sum(card not in cards_of.starters for card in cards),
        "tiles": len(set(tiles)),
        "workers": waiting
        + sum(state.tier1)
        + sum(state.tier2)
        + sum(state.tier3)
        + sum(player.workers for player in state.players),
        "buildings": sum(spot >= 0 for spot in state.spots)
        + sum(9 - player.built.bit_count() for player in state.players),
    }
    counted["different"] = len({card for card in cards if card not in cards_of.starters})
    return counted
