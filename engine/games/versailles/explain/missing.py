"""Why a move leads to a location where nothing can be done, told before the move."""

from __future__ import annotations

from engine.explain import Text
from engine.games.versailles.moves import Move
from engine.games.versailles.sites import BUILD
from engine.games.versailles.state import State, clone_state
from engine.games.versailles.telling import words
from engine.games.versailles.telling.reasons import lacking, useless


def why_nothing(state: State, seat: int, way: Move, strength: int) -> tuple[Text, ...]:
    """All that the tiles in hand lack where they would be built; elsewhere what is missing."""
    builds = any(option.verb == BUILD for option in state.data.sites[way.end].options)
    hand = state.players[seat].hand
    lacks = [(tile, lacking(state, seat, tile, strength)) for tile in hand] if builds else []
    if lacks and all(missing for _, missing in lacks):
        return tuple(
            Text("versailles.heard.lacks", {"tile": words.tile(state, tile), "missing": missing})
            for tile, missing in lacks
        )
    trial = clone_state(state)
    trial.players[seat].workers[way.end] = strength
    return (useless(trial, seat, way.end),)
