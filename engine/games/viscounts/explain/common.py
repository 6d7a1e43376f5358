"""Small helpers that the explainers share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core import Action
from engine.explain import Amounts, Blocked, Choice, Question, Text
from engine.games.viscounts import constants as c
from engine.games.viscounts.reader.tables import Exchange
from engine.games.viscounts.state import State
from engine.games.viscounts.telling import words
from engine.texts import Seat


def question(
    op: str,
    seat: int,
    clause: str,
    choices: Sequence[Choice],
    *,
    blocked: Sequence[Blocked] = (),
    crumbs: Sequence[str] = (),
    crumb: int = 0,
    secret: bool = False,
    **values: Any,
) -> Question:
    """A question whose prompt is `prompt.<op>`; crumbs are given by their last key part."""
    return Question(
        op,
        seat,
        Text(f"viscounts.prompt.{op}", {"seat": Seat(seat), **values}),
        clause,
        tuple(choices),
        tuple(blocked),
        tuple(Text(f"viscounts.crumb.{name}") for name in crumbs),
        crumb,
        secret,
    )


def said_if_nothing(asked: Question) -> Question:
    """A question for an action; where none is possible it says so, and why each is not."""
    if any(each.action != ("skip",) and not each.idle for each in asked.choices):
        return asked
    why = Text("viscounts.heard.no_action")
    for each in asked.blocked:
        if each.label is not None:
            what = Text(f"viscounts.action.{each.label.key.rpartition('.')[2]}")
            values = {"said": why, "what": what, "why": each.reason}
            why = Text("viscounts.heard.why", values)
    values = {**asked.prompt.values, "why": why}
    return replace(asked, prompt=Text("viscounts.prompt.no_action", values))


def skip_choice(key: str, action: Action = ("skip",), rank: int = 9) -> Choice:
    """The way out of an optional effect; its label says what is refused."""
    return Choice(action, Text(f"viscounts.choice.{key}"), rank=rank)


def goods_cost(vector: Sequence[int]) -> Amounts:
    """A payment vector as counters."""
    return tuple((c.GOODS[good], n) for good, n in enumerate(vector) if n)


def exchange_here(state: State, seat: int) -> Exchange:
    """The exchange of a seat's outer space."""
    position, side = divmod(state.players[seat].viscount, 3)
    return state.data.board.exchanges[state.order[position]][side]


def for_nothing(state: State, seat: int, merchants: int) -> bool:
    """True for a trade with so many merchants that brings no exchange, and that no ability of a
    board card waits for (VI-8.3.1)."""
    trigger = state.data.cards.trigger
    bays = state.players[seat].bays
    waiting = any(card >= 0 and trigger[card] == c.AFTER_ACTION[c.TRADE] for card in bays)
    return not waiting and merchants < exchange_here(state, seat).rate


def after_words(state: State, seat: int, kind: int) -> tuple[Text, ...]:
    """What abilities of the own board bring after an action, whatever it exchanged (VI-8.3.2)."""
    cards = state.data.cards
    board = (card for card in state.players[seat].bays if card >= 0)
    found = [card for card in board if cards.trigger[card] == c.AFTER_ACTION[kind]]
    programs = [cards.triggered[card] for card in found]
    key = f"viscounts.ability.{c.AFTER_ACTION[kind]}"
    return tuple(Text(key, {"what": words.program_words(each)}) for each in programs)


def ability_sentences(state: State, card: int) -> Text:
    """What a card does, each ability a sentence of its own."""
    first, *rest = words.ability_words(state.data, card)
    for each in rest:
        first = Text("viscounts.heard.ahead.sentences", {"first": first, "second": each})
    return first


def cards_left(state: State, seat: int) -> bool:
    """True when the draw pile or the discard pile can be a source."""
    player = state.players[seat]
    return bool(player.draw or player.discard)
