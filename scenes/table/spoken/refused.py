"""What is not possible now and why, for somebody who listens."""

from __future__ import annotations

from engine.explain import Text
from engine.texts import sentence_case
from scenes.table.context import TableContext

_MOST_NAMES = 4
"""More places that are refused for one reason are counted."""


def refused(context: TableContext) -> list[str]:
    """What is not possible now, by reason: where, and why."""
    question = context.model.question
    found: dict[str, list[str]] = {}
    for blocked in question.blocked if question is not None else ():
        anchor = blocked.target or blocked.source
        named = context.say(blocked.label) if blocked.label else _name(context, anchor)
        if blocked.label or blocked.marked:
            found.setdefault(context.say(blocked.reason), []).append(sentence_case(named))
    return [_refusal(context, why, tuple(dict.fromkeys(names))) for why, names in found.items()]


def _refusal(context: TableContext, why: str, names: tuple[str, ...]) -> str:
    """A reason with the places that it holds for, or with their number."""
    if len(names) > _MOST_NAMES:
        return context.say(Text("spoken.refused_many", {"n": len(names), "why": why}))
    return context.say(Text("spoken.refused", {"what": names, "why": why}))


def _name(context: TableContext, anchor: str) -> str:
    inspection = context.table.inspect(anchor, context.model.shown, context.viewer)
    return inspection.title if inspection is not None else anchor
