"""What is not possible now and why, for somebody who listens."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.explain import Text
from engine.texts import sentence_case
from scenes.table.context import TableContext
from scenes.table.view import Inspection

_MOST_NAMES = 4
"""More places that are refused for one reason are counted."""


def refused(context: TableContext) -> list[str]:
    """What is not possible now, by reason: where, and why."""
    question = context.model.question
    blocked = [] if question is None else [e for e in question.blocked if e.label or e.marked]
    anchors = dict.fromkeys(each.target or each.source for each in blocked if not each.label)
    names = _names(context, tuple(anchors))
    found: dict[str, list[str]] = {}
    for each in blocked:
        label = context.say(each.label) if each.label else names[each.target or each.source]
        found.setdefault(context.say(each.reason), []).append(sentence_case(label))
    return [_refusal(context, why, tuple(dict.fromkeys(where))) for why, where in found.items()]


def _refusal(context: TableContext, why: str, names: tuple[str, ...]) -> str:
    """A reason with the places that it holds for, or with their number."""
    if len(names) > _MOST_NAMES:
        return context.say(Text("spoken.refused_many", {"n": len(names), "why": why}))
    return context.say(Text("spoken.refused", {"what": names, "why": why}))


def _names(context: TableContext, anchors: Sequence[str]) -> dict[str, str]:
    """What lies at anchors; where it lies, too, if several are called the same."""
    view, viewer = context.model.shown, context.viewer
    found = {anchor: context.table.inspect(anchor, view, viewer) for anchor in anchors}
    titles = Counter(thing.title for thing in found.values() if thing is not None)
    return {anchor: _name(anchor, thing, titles) for anchor, thing in found.items()}


def _name(anchor: str, thing: Inspection | None, titles: Counter[str]) -> str:
    if thing is None:
        return anchor
    alike = titles[thing.title] > 1 and thing.subtitle
    return f"{thing.title}, {thing.subtitle}" if alike else thing.title
