"""Players for the walks that look at their options: they reach what random ones hardly do."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core import Action
from engine.games.versailles.state import State, yields_at

END = ("end",)


def sensible(view: State, chance: Random) -> Action:
    """Builds what can be built, gathers for what is in hand, keeps away from the King."""
    seat = view.agenda[-1][1]
    worth = {action: _worth(view, seat, action) + chance.random() for action in view.options}
    return max(worth, key=lambda action: worth[action])


def hurried(view: State, chance: Random) -> Action:
    """The same, but not afraid of the King."""
    seat = view.agenda[-1][1]
    if view.agenda[-1][0] != "move":
        return sensible(view, chance)
    worth = {
        action: _move(view, seat, action, fear=0.2) + chance.random() for action in view.options
    }
    return max(worth, key=lambda action: worth[action])


def hoarding(view: State, chance: Random) -> Action:
    """Fills its hand, never throws a tile away, and builds: the pile runs out."""
    seat = view.agenda[-1][1]
    hand = view.players[seat].hand
    kept = [
        action
        for action in view.options
        if not (action[0] == "sweep" or (action[0] == "take" and len(hand) == 4))
    ]
    worth = {
        action: _worth(view, seat, action) + 6 * (action[0] == "take") + chance.random()
        for action in kept
    }
    return max(worth, key=lambda action: worth[action])


def _worth(view: State, seat: int, action: Action) -> float:
    verb = action[0]
    if verb in ("single", "pair", "double_step"):
        return _move(view, seat, action, fear=4)
    if verb == "build":
        return 20 + view.data.tiles[action[1]].vp
    if verb == "buy":
        return 8 if action[1] in _wanted(view, seat) else 0.5
    if verb == "discard":
        return -view.data.tiles[action[1]].vp
    values: dict[str, float] = {
        "take": 4 if len(view.players[seat].hand) < 4 else -3,
        "learn": 3,
        "hire": 5,
        "ready": 2,
        "sweep": -0.2,
    }
    return values.get(verb, 0)


def _move(view: State, seat: int, action: Action, fear: float) -> float:
    """What the location gives with the workers that would stand there."""
    way = view.data.moves.by_action[action]
    strength = view.players[seat].workers[way.end] + way.workers
    value = -fear * way.king - 1.0 * way.tokens
    value += sum(n + bonus for _, n, bonus in yields_at(view, seat, way.end, strength)) * 1.2
    for option in view.data.sites[way.end].options:
        value += _visit(view, seat, option.verb, strength)
    return value


def _visit(view: State, seat: int, verb: str, strength: int) -> float:
    player, data = view.players[seat], view.data
    if verb == "build":
        ready = [tile for tile in player.hand if _missing(view, seat, tile) == 0]
        return sum(5 for tile in ready if data.tiles[tile].workers <= strength)
    if verb == "take":
        return 2.0 * min(strength, 4 - len(player.hand))
    if verb == "buy":
        near = [kind for kind in _wanted(view, seat) if data.decorations[kind].workers <= strength]
        return 4.0 if near else 0.3
    if verb == "hire":
        return 1.5 * strength if sum(player.waiting) else 0
    return 0.4 * strength


def _wanted(view: State, seat: int) -> set[int]:
    """Decorations that tiles in hand ask for and the stock lacks."""
    player = view.players[seat]
    return {
        kind
        for tile in player.hand
        for kind, n in enumerate(view.data.tiles[tile].decorations)
        if n > player.stock[kind]
    }


def _missing(view: State, seat: int, tile: int) -> int:
    """Resources and decorations that a tile still lacks."""
    player, printed = view.players[seat], view.data.tiles[tile]
    pairs: list[tuple[Any, Any]] = [(printed.cost, player.goods)]
    pairs.append((printed.decorations, player.stock))
    return sum(
        max(0, want - have)
        for wants, haves in pairs
        for want, have in zip(wants, haves, strict=True)
    )
