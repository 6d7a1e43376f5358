"""Explanations: what a person is told about an open question.

The rules make them; highlights, drag and drop, tooltips, keyboard walk and hints read them.
Anchors name places of the table: `kind:part:part`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from engine.core import Action

Amounts = tuple[tuple[str, int], ...]
"""Counters and how much they change, `(("silver", 2), ("debt", 1))`."""


class Text(NamedTuple):
    """A sentence by its catalogue key; values may be Texts themselves."""

    key: str
    values: Mapping[str, Any] = {}


@dataclass(frozen=True, slots=True)
class Choice:
    """One possible answer.

    source: anchor that is picked up; target: anchor where it goes. Empty: it has no place on the
    table and is shown as a button. `follow` lists further decisions of the same gesture (a walk),
    `path` the anchors on the way. `rank`: 0 is proposed first. `button`: it is shown as a button
    too, although it has a place.
    """

    action: Action
    label: Text
    source: str = ""
    target: str = ""
    cost: Amounts = ()
    gain: Amounts = ()
    warnings: tuple[Text, ...] = ()
    reveals: bool = False
    ends_turn: bool = False
    rank: int = 0
    follow: tuple[Action, ...] = ()
    path: tuple[str, ...] = ()
    button: bool = False
    variant: int = -1
    """Choices from one source that differ in how it is held (how a tile is turned, whether one
    worker or two are taken) are numbered from 0; the hand goes through them. -1: none."""
    idle: bool = False
    """Allowed by the rules, but it would do nothing: people are not offered it."""
    heard: tuple[Text, ...] = ()
    """What only who listens is told of it: others see it on the table."""
    amount: int = -1
    """How many of something it means, where its label says so: no other number may stand beside
    it. -1: it is no amount."""


@dataclass(frozen=True, slots=True)
class Blocked:
    """A place that looks possible but is not, with the reason."""

    target: str
    reason: Text
    clause: str
    source: str = ""
    marked: bool = True
    """False: anybody sees that it is not possible; the reason is told, the place stays plain."""
    label: Text | None = None
    """With a label it stands among the buttons, grey."""
    first: bool = False
    """Its grey button stands before those of the choices: it is the next larger one."""


@dataclass(frozen=True, slots=True)
class Question:
    """The open question for people.

    `crumbs` are the steps of the current action, `crumb` the index of the current one.
    """

    op: str
    seat: int
    prompt: Text
    clause: str
    choices: tuple[Choice, ...]
    blocked: tuple[Blocked, ...] = ()
    crumbs: tuple[Text, ...] = ()
    crumb: int = 0
    secret: bool = False
    notes: tuple[Text, ...] = field(default=())
    source_first: bool = False
    """What is picked up matters more than where it goes: no place is taken before it."""


Explainer = Callable[[Any, int, Any], Question]
"""Explains what an op asks: state, asked seat, arguments of the step."""


def explained(
    state: Any,
    explainers: Mapping[str, Explainer],
    prompt: Callable[[Any, str, int, Any], Text],
    over: Question,
) -> Question:
    """The open question by its explainer; in a view of another seat, which has no answers, its
    prompt alone; `over` when nothing is asked any more."""
    if not state.agenda:
        return over
    op, seat, args = state.agenda[-1]
    if not state.options:
        return Question(op, seat, prompt(state, op, seat, args), "", ())
    return explainers[op](state, seat, args)
