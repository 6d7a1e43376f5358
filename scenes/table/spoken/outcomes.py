"""An answer in words for somebody who listens: what it is, what it costs and brings in all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.explain import Choice, Question, Text
from engine.texts import Seat, change, sentence_case
from scenes.shell.voice.heard import in_words, joined
from scenes.table.context import TableContext
from scenes.table.model.preview import Preview


def for_the_ear(context: TableContext, text: Text, *, next_: bool = False) -> Text:
    """The text with the words that its game has for listening, `<game>.heard.<rest of the key>`,
    wherever there are such. `next_`: in short where it has such, `<game>.heard.next.<rest>`, for
    what is only coming."""
    game, _, rest = text.key.partition(".")
    keys = [f"{game}.heard.next.{rest}"] if next_ else []
    keys.append(f"{game}.heard.{rest}")

    def heard(value: Any) -> Any:
        if isinstance(value, Text):
            return for_the_ear(context, value, next_=next_)
        listed = isinstance(value, tuple) and all(isinstance(each, Text) for each in value)
        return tuple(heard(each) for each in value) if listed else value

    values = {name: heard(value) for name, value in text.values.items()}
    found = next((key for key in keys if context.app.catalogue.has(key)), text.key)
    return Text(found, values)


def hear(context: TableContext, text: Text) -> str:
    """A finished sentence in the words for listening."""
    return in_words(context.say(for_the_ear(context, text)))


def outcome(context: TableContext, choice: Choice, place: Text | None = None) -> str:
    """A choice with all it changes itself, then its warnings, what follows it by itself, and the
    question that comes next. `place` (values without `what`) tells it from others that are called
    the same."""
    preview = context.model.preview(choice)
    what = sentence_case(hear(context, choice.label))
    if place is not None:
        what = context.say(Text(place.key, {**place.values, "what": what}))
    changes = _changes(context, choice, preview)
    if changes:
        values = {"what": what, "to": ", ".join(changes)}
        what = context.say(Text("table.what_next.leads", values))
    after = _afterwards(context, preview)
    known = context.match.game.moves.foreseen if after else frozenset[str]()
    ahead = [each for each in choice.heard if each.key not in known]
    besides = [sentence_case(hear(context, each)) for each in (*choice.warnings, *ahead)]
    besides += [sentence_case(context.say(each)) for each in preview.forced]
    if choice.reveals:
        besides.append(context.say("spoken.for_good"))
    besides += after
    following = _asked_then(context, choice, preview)
    if following is None:
        return joined([what, *besides]) if besides else what
    asked = unnamed(context, following.prompt, following.seat)
    if besides:
        return joined([what, *besides, context.say(Text("spoken.then", {"next": asked}))])
    return context.say(Text("table.what_next.then", {"what": what, "next": asked}))


def _afterwards(context: TableContext, preview: Preview) -> list[str]:
    """What follows a choice by itself and changes own counters: what it is, and what it changes;
    whose counters those are, where it is told of another seat."""
    seat, told = context.model.seat, []
    for later in preview.after:
        changed = _in_words(context, later.deltas[seat] if seat < len(later.deltas) else {})
        if changed and later.what is not None:
            values = {"why": later.what, "to": ", ".join(changed), "name": Seat(seat)}
            other = later.what.values.get("seat", Seat(seat)) != Seat(seat)
            key = "spoken.follows_for" if other else "spoken.follows"
            told.append(in_words(context.say(Text(key, values))))
    return told


def _asked_then(context: TableContext, choice: Choice, preview: Preview) -> Question | None:
    """What is asked behind a choice, if that is something else and leaves a choice."""
    asked, following = context.model.question, preview.question
    if following is None or choice.ends_turn or len(following.choices) < 2:
        return None
    return None if asked is not None and following.op == asked.op else following


def unnamed(context: TableContext, prompt: Text, seat: int) -> str:
    """A prompt without the name of the seat that it asks at its head."""
    name = context.say(Text("spoken.asked", {"name": Seat(seat)}))
    asked = in_words(context.say(for_the_ear(context, prompt, next_=True)))
    return asked.removeprefix(name).strip()


def _changes(context: TableContext, choice: Choice, preview: Preview) -> list[str]:
    """Every own counter that a choice changes, in words."""
    asked, following = context.model.question, preview.question
    again = asked is not None and following is not None and following.op == asked.op
    return _in_words(context, amounts(choice, preview, context.model.seat, again), choice)


def _in_words(
    context: TableContext, found: Mapping[str, int], choice: Choice | None = None
) -> list[str]:
    """Counters that change. A track has none: it counts its spaces, not what moves its marker."""
    seat, game = context.model.seat, context.match.game
    names = {each.key: each.words for each in context.table.tray(context.model.now, seat)}
    found = dict(found)
    for key, n in choice.gain if choice is not None else ():
        counter = f"{game.key}.counter.{key}"
        if key not in names and context.app.catalogue.has(counter):
            names[key], found[key] = context.app.say(counter), n
    return [
        context.say(Text("table.what_next.change", {"name": names[key], "change": change(n)}))
        for key, n in found.items()
        if n and key in names and key not in game.moves.plain | game.moves.silent
    ]


def amounts(choice: Choice, preview: Preview, seat: int, again: bool = False) -> Mapping[str, int]:
    """What a choice itself changes, seen as far as the trial went. What the choice promises and
    the trial did not come to, because something is revealed or asked before, is added, unless the
    same is asked `again`: then it comes much later."""
    cost, gain = dict(choice.cost), dict(choice.gain)
    if len(preview.deltas) <= seat:
        return {key: gain.get(key, 0) - cost.get(key, 0) for key in {**cost, **gain}}
    seen = dict((preview.own or preview.deltas)[seat])
    if not again and (preview.stopped or preview.question is not None):
        for key, n in gain.items():
            paid = -cost.get(key, 0)
            if seen.get(key, 0) == paid:
                seen[key] = paid + n
    return seen
