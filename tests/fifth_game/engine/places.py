"""Names of the places on the table, and the counters that previews compare."""

from __future__ import annotations

from tests.fifth_game.engine.state import State


def anchors(state: State) -> list[str]:
    """The heap, and a bowl for everybody."""
    return ["heap", *(f"bowl:{seat}" for seat in range(len(state.taken)))]


def counters(state: State, seat: int) -> dict[str, int]:
    """Stones taken."""
    return {"stones": state.taken[seat]}
