"""The single checks of a walk (`walker.py`): each raises ProblemError with one sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.clone import freeze
from engine.core import Action, State, act
from engine.events import Event
from engine.explain import Choice, Question, Text
from engine.game import Game, Outcome
from engine.hidden_info import HIDDEN
from engine.session import from_json
from engine.texts import Catalogue

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


class ProblemError(Exception):
    """Something that must hold in any game does not."""


def need(holds: bool, problem: str) -> None:
    """Raise ProblemError when it does not hold."""
    if not holds:
        raise ProblemError(problem)


def check_options(game: Game, state: State, known: set[Action]) -> None:
    """The answers are distinct, stable and JSON-able. `known` holds those already checked."""
    name, seat, args = state.agenda[-1]
    ask = game.ops[name].options
    options = list(state.options)
    need(bool(options) and ask is not None, f"{name} is open without an answer")
    need(len(set(options)) == len(options), f"{name} offers an answer twice: {options}")
    if ask is not None:
        again = ask(state, seat, args)
        need(list(again) == options, f"{name} gives other answers when asked again")
    for action in options:
        if action not in known:
            same = from_json(json.loads(json.dumps(action))) == action
            need(same, f"{action!r} is not the same after JSON")
            known.add(action)


def check_clone(game: Game, state: State, action: Action) -> Any:
    """A clone is equal and independent. Returns it after `action`, to compare with the original."""
    before = freeze(state)
    copy = game.clone(state)
    need(copy == state, "a clone differs from its original")
    act(game.ops, copy, action)
    need(freeze(state) == before, f"playing {action!r} on a clone changed the original")
    return copy


def check_secrets(game: Game, state: State, seats: int, chance: Random) -> None:
    """No seat's view or options depend on what it may not see; luck is never seen."""
    for seat in range(seats):
        view = game.mask(state, seat)
        _check_view(game, view, seat)
        world = game.redeal(state, seat, chance)
        same = game.mask(world, seat) == view
        need(same, f"a new deal of what seat {seat} cannot see changes its view")
        _check_own_options(game, state, world, seat)


def _check_view(game: Game, view: Any, seat: int) -> None:
    need(view.rng == 0, f"the view of seat {seat} shows the generator")
    for pool in game.secrets(view):
        for zone in pool.zones:
            hidden = zone.cards[zone.start : zone.stop]
            shown = seat in zone.viewers or all(card == HIDDEN for card in hidden)
            need(shown, f"the view of seat {seat} shows cards of {pool.name}")
    if view.agenda and view.agenda[-1][1] != seat:
        need(not view.options, f"the view of seat {seat} shows another seat's answers")


def _check_own_options(game: Game, state: State, world: State, seat: int) -> None:
    name, asked, args = state.agenda[-1]
    ask = game.ops[name].options
    if asked == seat and ask is not None:
        same = list(ask(world, seat, args)) == list(state.options)
        need(same, f"the answers to {name} tell seat {seat} something it may not see")


def check_conserved(game: Game, state: State, first: dict[str, int]) -> None:
    """Limited pieces are neither lost nor made."""
    now = game.conserved(state)
    need(now == first, f"pieces are not conserved: {first} became {now}")


def check_question(game: Game, state: State, catalogue: Catalogue) -> None:
    """The explanation covers exactly the answers, at places that exist, in real sentences."""
    seat = state.agenda[-1][1]
    view = game.mask(state, seat)
    question = game.explain(view)
    offered = {choice.action for choice in question.choices}
    options = set(state.options)
    need(offered == options, f"{question.op} explains {offered ^ options} wrongly")
    places = set(game.anchors(view))
    for anchor in _anchors(question):
        need(anchor in places, f"{question.op} names the unknown place {anchor}")
    for text in _texts(question):
        check_text(catalogue, text)
    for choice in question.choices:
        _check_gesture(game, state, choice)
    other = game.explain(game.mask(state, -1))
    need(not other.choices, f"{question.op} shows its answers to a seat that is not asked")
    for text in _texts(other):
        check_text(catalogue, text)


def _anchors(question: Question) -> Iterator[str]:
    for choice in question.choices:
        yield from (place for place in (choice.source, choice.target, *choice.path) if place)
    for blocked in question.blocked:
        yield from (place for place in (blocked.source, blocked.target) if place)


def _texts(question: Question) -> Iterator[Text]:
    yield question.prompt
    yield from question.crumbs
    yield from question.notes
    for choice in question.choices:
        yield choice.label
        yield from choice.warnings
    for blocked in question.blocked:
        yield blocked.reason
        yield from (blocked.label,) if blocked.label else ()


def _check_gesture(game: Game, state: State, choice: Choice) -> None:
    if not choice.follow:
        return
    copy = game.clone(state)
    for action in (choice.action, *choice.follow):
        legal = action in copy.options
        need(legal, f"the gesture {(choice.action, *choice.follow)} breaks off at {action!r}")
        act(game.ops, copy, action)


def check_event(game: Game, event: Event, view: State, catalogue: Catalogue) -> None:
    """The event has a clause, a real sentence or none, and places that exist."""
    need(bool(event.clause), f"the event {event.kind} has no clause")
    text = game.narrate(event, view)
    if text is not None:
        check_text(catalogue, text)
    places = set(game.anchors(view))
    for anchor in game.event_anchors(event, view):
        need(anchor in places, f"the event {event.kind} names the unknown place {anchor}")


def check_text(catalogue: Catalogue, text: Text) -> None:
    """Every key of a text and of its parts is in the catalogue, with all its values."""
    for hole in holes(catalogue, text):
        raise ProblemError(f"no sentence for {hole}")


def holes(catalogue: Catalogue, text: Text) -> Iterator[str]:
    """The keys of a text that the catalogue cannot say."""
    for part in _parts(tuple(text.values.values())):
        yield from holes(catalogue, part)
    if "fallback" not in text.values and not catalogue.has(text.key):
        yield text.key
    said = catalogue.say(text, NAMES)
    if said == text.key or not said.strip() or "{" in said:
        yield f"{text.key} with {sorted(text.values)}"


def _parts(value: Any) -> Iterator[Text]:
    if isinstance(value, Text):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from _parts(item)


def check_outcome(game: Game, state: Any, outcome: Outcome) -> None:
    """Totals are the sums of the rows, and the winners have the best of them."""
    seats = range(len(outcome.totals))
    sums = tuple(sum(row.points[seat] for row in outcome.rows) for seat in seats)
    need(sums == outcome.totals, f"the rows add up to {sums}, not {outcome.totals}")
    need(game.standing(state) == outcome.totals, "the standing at the end is not the result")
    best = max(outcome.totals)
    fair = all(outcome.totals[seat] == best for seat in outcome.winners)
    need(bool(outcome.winners) and fair, f"{outcome.winners} won with {outcome.totals}")
