"""What an answer does to the own two markers, for who listens: shuffles, and that they meet."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.explain import Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State, criminals, deck_formed

_SHUFFLED = {
    kind: Text(f"viscounts.heard.ahead.shuffle_{kind}") for kind in ("virtue", "corruption")
}
_LOST = {kind: Text(f"viscounts.heard.ahead.shuffle_lost_{kind}") for kind in _SHUFFLED}
_END = {"virtue": 1, "corruption": 7}
"""The space behind which a marker cannot go."""
MEET = Text("viscounts.heard.ahead.meet")
_LAST = frozenset({"action", "recruit"})
"""Where markers that stand together already are told of: at the last questions before they meet."""


def _shuffled(state: State, seat: int) -> tuple[Text, ...]:
    """What a shuffle of the discard pile brings now, or would bring but for the end of the track
    (VI-4.7, VI-6.2)."""
    player = state.players[seat]
    kind = "corruption" if criminals(state, player) else "virtue"
    marker = player.corruption if kind == "corruption" else player.virtue
    return ((_LOST if marker == _END[kind] else _SHUFFLED)[kind],)


def hired(state: State, seat: int, card: int) -> tuple[Text, ...]:
    """A hire that shuffles: its card at least lies on the discard pile then (VI-4.11)."""
    formed = deck_formed(state, state.players[seat])
    return _shuffled(state, seat) if formed and _shuffles(state, card) else ()


def dismissed(state: State, seat: int, card: int) -> tuple[Text, ...]:
    """A dismissal that shuffles, if there is something to shuffle (VI-4.6.6)."""
    laid = state.players[seat].discard
    return _shuffled(state, seat) if laid and _shuffles(state, card) else ()


def _shuffles(state: State, card: int) -> bool:
    return any(op == "shuffle" for op, _ in state.data.cards.on_hire[card].human)


def drawn_anew(state: State, seat: int, n: int) -> tuple[Text, ...]:
    """What it brings that `n` cards are drawn, if the draw pile runs out before (VI-4.10)."""
    player = state.players[seat]
    return _shuffled(state, seat) if n > len(player.draw) and player.discard else ()


def foretold(state: State, question: Question) -> Question:
    """The question with every answer told apart after which the own markers meet (VI-7.5)."""
    seat = question.seat
    steps = list(state.agenda)
    place = next((n for n, step in enumerate(steps) if step[:2] == ("begin_collision", seat)), -1)
    if place < 0:
        return question
    player = state.players[seat]
    coming = sum(_coming(state, *step) for step in steps[place:] if step[1] == seat)
    apart = player.virtue - player.corruption - coming
    if player.virtue == player.corruption and question.op not in _LAST:
        return question
    choices = tuple(
        replace(each, heard=(*each.heard, MEET))
        if _moved(each) + _begun(state, seat, each) >= apart
        else each
        for each in question.choices
    )
    return replace(question, choices=choices)


def _coming(state: State, op: str, seat: int, args: Any) -> int:
    """How many spaces a step that waits moves the markers, an ability after an action too."""
    if op in _SHUFFLED:
        return int(args)
    return _after(state, seat, args) if op == "after_action" else 0


def _begun(state: State, seat: int, choice: Choice) -> int:
    """The same for what comes after an action that an answer begins."""
    return _after(state, seat, choice.action[1]) if choice.action[0] == "action" else 0


def _after(state: State, seat: int, kind: int) -> int:
    cards = state.data.cards
    board = (card for card in state.players[seat].bays if card >= 0)
    reacting = (card for card in board if cards.trigger[card] == c.AFTER_ACTION[kind])
    steps = (step for card in reacting for step in cards.triggered[card])
    return sum(int(args) for op, args in steps if op in _SHUFFLED)


def _moved(choice: Choice) -> int:
    """How many spaces an answer moves the markers towards each other for certain."""
    moved = sum(n for track, n in choice.gain if track in _SHUFFLED)
    moved += sum(each in _SHUFFLED.values() for each in choice.heard)
    guilt = (each for each in choice.warnings if each.key == "viscounts.warning.corruption")
    return moved + sum(int(each.values["n"]) for each in guilt)
