"""Explanation of the move: where each worker may go, what it brings, and why not (VE-4, VE-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import Action
from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.versailles import places as at
from engine.games.versailles.activation import payable
from engine.games.versailles.explain.common import question
from engine.games.versailles.explain.missing import why_nothing
from engine.games.versailles.moves import MODES, Move
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.state import (
    State,
    after,
    clone_state,
    palace_step,
    shares,
    yields_at,
)
from engine.games.versailles.telling import words
from engine.texts import Seat


def explain_move(state: State, seat: int, args: Any) -> Question:
    """Workers to the locations in reach; the others say why not."""
    choices = [_choice(state, seat, action) for action in state.options]
    notes = () if state.players[seat].tokens else (Text("versailles.note.no_token"),)
    return question(
        state, "move", seat, args, "VE-4.3", choices, blocked=_blocked(state, seat), notes=notes
    )


def _choice(state: State, seat: int, action: Action) -> Choice:
    way = state.data.moves.by_action[action]
    strength = state.players[seat].workers[way.end] + way.workers
    values = {
        "source": words.site(state, way.start),
        "target": words.site(state, way.end),
        "via": words.site(state, action[2]),
        "n": strength,
    }
    useless = _useless(state, seat, way, strength)
    return Choice(
        action,
        Text(f"versailles.choice.{action[0]}", values),
        source=at.pool(state, way.start, seat),
        target=at.site(state, way.end),
        cost=(("tokens", way.tokens),) if way.tokens else (),
        gain=_gain(state, seat, way, strength),
        warnings=(*_detour(state, action), *_warnings(state, seat, way, strength)),
        heard=(
            *(why_nothing(state, seat, way, strength) if useless else ()),
            *_others_take(state, seat, way),
            *_ends(state, seat, way, strength),
        ),
        ends_turn=seat not in state.asked_to_end and useless,
        rank=MODES.index(action[0]),
        path=tuple(at.site(state, place) for place in action[2:]),
        variant=way.workers - 1,
    )


def _gain(state: State, seat: int, way: Move, strength: int) -> Amounts:
    given = yields_at(state, seat, way.end, strength)
    return tuple((RESOURCES[good], n + bonus) for good, n, bonus in given if n + bonus)


def _detour(state: State, action: Action) -> tuple[Text, ...]:
    """A token would be spent on a way that a single avenue saves."""
    single = ("single", action[1], action[-1])
    detour = action[0] == "double_step" and single in state.options
    return (Text("versailles.warning.straight"),) if detour else ()


def _warnings(state: State, seat: int, way: Move, strength: int) -> Iterator[Text]:
    """The King, a location that gives nothing, and those who share it."""
    if way.king:
        left = palace_step(state) - state.king - way.king
        if left <= 0:
            yield Text("versailles.warning.king_home")
        else:
            yield Text("versailles.warning.king", {"n": way.king, "left": left})
    if _useless(state, seat, way, strength):
        yield Text("versailles.warning.nothing", {"site": words.site(state, way.end)})
    sharing = tuple(Seat(other) for other in after(state, seat) if shares(state, other, way.end))
    if sharing:
        yield Text("versailles.warning.shared", {"seats": sharing})


def _others_take(state: State, seat: int, way: Move) -> Iterator[Text]:
    """What those take with their own workers who share a location (VE-7.3)."""
    for other in after(state, seat):
        if shares(state, other, way.end):
            given = yields_at(state, other, way.end, state.players[other].workers[way.end])
            what = tuple(words.good(good, n + bonus) for good, n, bonus in given if n + bonus)
            if what:
                yield Text("versailles.heard.takes", {"seat": Seat(other), "what": what})


def _useless(state: State, seat: int, way: Move, strength: int) -> bool:
    """Nothing is taken and nothing can be paid for after this move (VE-12.2)."""
    if _gain(state, seat, way, strength):
        return False
    return not _usable(state, seat, way, strength)


def _usable(state: State, seat: int, way: Move, strength: int) -> bool:
    """Something can be paid for after this move."""
    trial = clone_state(state)
    trial.players[seat].tokens -= way.tokens
    return bool(payable(trial, seat, (way.end, strength, ())))


def _ends(state: State, seat: int, way: Move, strength: int) -> tuple[Text, ...]:
    """The turn passes at once where nothing is left to decide and nobody asks for its end."""
    if seat in state.asked_to_end or _usable(state, seat, way, strength):
        return ()
    return (Text("versailles.heard.ends_turn"),)


def _blocked(state: State, seat: int) -> list[Blocked]:
    """For each place with own workers, the locations that no move leads to now."""
    reached = {
        (way.start, way.end)
        for way in (state.data.moves.by_action[action] for action in state.options)
    }
    blocked = []
    for start, here in enumerate(state.players[seat].workers):
        for end in range(len(state.data.sites)) if here else ():
            if end != start and (start, end) not in reached:
                reason, clause = _reason(state, seat, start, end)
                source = at.pool(state, start, seat)
                near = not reason.key.endswith(".no_arrow")
                blocked.append(Blocked(at.site(state, end), reason, clause, source, near))
    return blocked


def _reason(state: State, seat: int, start: int, end: int) -> tuple[Text, str]:
    arrows = state.data.moves.arrows
    near = end in arrows[start]
    far = any(end in arrows[middle] for middle in arrows[start])
    if (near or far) and end == state.players[seat].marker:
        return Text("versailles.blocked.marker"), "VE-4.5"
    if far:
        return Text("versailles.blocked.no_token"), "VE-4.4"
    return Text("versailles.blocked.no_arrow"), "VE-4.2"
