"""What follows a tablet's first position: the other one, where nothing else is left, and whether
two neighbours can promote then."""

from __future__ import annotations

from typing import Any

from engine.core import Action
from engine.events import silent
from engine.explain import Text
from engine.games.tara.discs import put_disc
from engine.games.tara.explain.common import put_values, put_words
from engine.games.tara.slots import SKIP, Seconds, promotions, second_moves, starts
from engine.games.tara.state import State, clone_state, occupied


def after_first(state: State, seat: int, action: Action) -> tuple[State, Seconds]:
    """A copy on which the first position is used, and how the other one may be used then."""
    verb, card, province, position = action
    copy, shape = clone_state(state), state.data.shapes[state.data.shape_of[card]]
    legal = starts(shape, occupied(state, province))
    start = next(each for each in legal if each.position == position)
    active, pointed = 1 << position, int(verb == "point")
    if not pointed and not put_disc(copy, seat, province, position, silent):
        active = 0
    return copy, Seconds(province, active, pointed, int(start.alone), start.partners)


def seconds_after(state: State, seat: int, action: Action) -> list[Action]:
    """The answers for the other position; none where it is not asked for."""
    copy, seconds = after_first(state, seat, action)
    cost = state.data.shapes[state.data.shape_of[action[1]]].cost
    if not seconds.partners:
        return []
    return second_moves(copy, seat, seconds, cost, copy.supply[seat])


def can_rise(state: State, seat: int, action: Action) -> bool:
    """True if a promotion can follow the discs, whatever it costs."""
    copy, seconds = after_first(state, seat, action)
    ways = seconds_after(state, seat, action) or [SKIP]
    return any(rises_after(copy, seat, seconds, way) for way in ways)


def rises_after(state: State, seat: int, seconds: Seconds, way: Action) -> bool:
    """True if a promotion can follow this answer for the other position, whatever it costs."""
    copy, active = clone_state(state), seconds.active
    if way != SKIP:
        verb, position = way
        if verb == "point" or put_disc(copy, seat, seconds.province, position, silent):
            active |= 1 << position
    return bool(promotions(copy, seat, seconds.province, active, 0))


def why_none_rises(state: State, seat: int, seconds: Seconds, way: Action) -> tuple[Text, ...]:
    """Why nothing promotes after this answer for the other position: no neighbours, or no money."""
    price = state.data.shapes[state.data.shape_of[state.played]].cost
    if not rises_after(state, seat, seconds, way):
        return (Text("tara.heard.no_rise"),)
    return (Text("tara.warning.too_dear", {"n": price}),) if price > state.money[seat] else ()


def other_told(state: State, seat: int, action: Action) -> tuple[Text, ...]:
    """The other position, where only one is left and it must be used: it is not asked for."""
    ways = seconds_after(state, seat, action)
    if len(ways) != 1 or ways[0] == SKIP:
        return ()
    copy, (province, *_) = after_first(state, seat, action)
    verb, position = ways[0]
    values: dict[str, Any] = put_values(copy, province, position)
    if verb == "point":
        return (Text("tara.heard.own_too", values),)
    kind = put_words(copy, seat, province, position)[0]
    return (Text("tara.heard.next_disc", {"way": Text(f"tara.heard.way.{kind}", values)}),)
