"""What a building that completes a link brings, and to whom (VI-8.3)."""

from __future__ import annotations

from engine.explain import Text
from engine.games.viscounts.build import spots_per_segment
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from engine.texts import Seat


def link_gain(state: State, seat: int, low: int, spot: int) -> tuple[tuple[str, int], ...]:
    """What a link would give if the building on `spot` completes it."""
    high = (low + 1) % len(state.spots)
    other = high if spot == low else low
    if state.spots[other] < 0:
        return ()
    position, index = divmod(low, spots_per_segment(state))
    link = state.data.board.link_effects[state.side][state.order[position]][index]
    return words.program_amounts(link.human) if link else ()


def link_words(state: State, seat: int, low: int, spot: int) -> Text:
    """Which link is completed and whom it gives something; both builders, if they are two."""
    other = (low + 1) % len(state.spots) if spot == low else low
    position, index = divmod(low, spots_per_segment(state))
    link = state.data.board.link_effects[state.side][state.order[position]][index]
    owner = state.spots[other] // 3
    values = {
        "spot": words.spot_name(state, other),
        "what": words.program_words(link.human) if link else "",
        "other": Seat(owner),
    }
    key = "link" if owner == seat else "link_both"
    return Text(f"viscounts.heard.ahead.{key}", values)
