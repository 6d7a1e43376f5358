"""What has happened, for somebody who listens: moves of the log, with more of what is one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.events import Event
from engine.events.moves import goods_moved
from engine.explain import Text
from engine.texts import sentence_case
from scenes.shell.voice.heard import News, in_words, joined
from scenes.table.context import TableContext
from scenes.table.model.log_line import LogLine
from scenes.table.model.moves import Move, MoveWords


def news_of(context: TableContext, move: Move) -> News:
    """A move of the log, with its steps."""
    told = list(_told(context, move))
    steps = tuple((f"{line.decision}:{line.event}", words) for line, words, _ in told)
    words = move.words
    if words is None:
        return News(move.id, joined(step for _, step in steps), steps)
    rules = context.match.game.moves
    events = dict(move.events)
    named = events[words.named.decision, words.named.event]
    left = {id(event) for event in rules.counted(tuple(events.values()), named)}
    own = {
        line: said
        for line, said, instead in told
        if instead
        and line.kind not in rules.besides
        and (line is words.named or id(events[line.decision, line.event]) in left)
    }
    headline = _retold(context, move, words) or own.pop(words.named, words.headline)
    own.pop(words.named, None)
    caused = any(line.kind in rules.causes for line in own)
    if words.seat != context.viewer:
        own = {line: said for line, said in own.items() if line.kind in rules.causes}
    whole = in_words(_whole(context, headline, words, balance=not caused))
    return News(move.id, joined([whole, *own.values()]), steps)


def _retold(context: TableContext, move: Move, words: MoveWords) -> str:
    """The headline by all that happened in the move, where its game tells it so; else empty."""
    events = dict(move.events)
    named = events[words.named.decision, words.named.event]
    text = context.match.game.moves.retold(tuple(events.values()), named, context.model.shown)
    return context.say(text) if text is not None else ""


def _whole(context: TableContext, headline: str, words: MoveWords, *, balance: bool) -> str:
    """All of a move: where it was, what was done, what it cost and brought."""
    whole = sentence_case(headline)
    if words.rest and balance:
        whole = context.say(Text("spoken.move", {"headline": whole, "subline": words.rest}))
    if words.remark:
        values = {"remark": sentence_case(words.remark), "move": whole}
        whole = context.say(Text("spoken.move_at", values))
    return whole


def _told(context: TableContext, move: Move) -> Iterator[tuple[LogLine, str, bool]]:
    """The steps in words; True where who listens is told something else than the log says. What
    only says what is coming is left out when it came, and of a way all but its end."""
    rules, steps = context.match.game.moves, move.steps
    for place, line in enumerate(steps):
        follows = place + 1 < len(steps) and steps[place + 1].seat == line.seat
        if follows and line.kind in rules.announced:
            continue
        if follows and line.kind in rules.walks and _goes_on(steps[place:], rules.tolls):
            continue
        events = _events(context, move, line)
        text = rules.heard(events, context.model.shown) or _summed(context, events)
        yield line, in_words(context.say(text) if text else line.words), text is not None


def _summed(context: TableContext, events: Sequence[Event]) -> Text | None:
    """The same paid or got several times, told as one amount."""
    game, last = context.match.game, events[-1]
    goods = [goods_moved(event) for event in events]
    if len(events) < 2 or not all(goods):
        return None
    total = sum(abs(n) for ((_, n),) in goods)
    summed = last._replace(values=(last.values[0], total))
    return game.narrate(summed, context.model.shown)


def _goes_on(steps: Sequence[LogLine], tolls: frozenset[str]) -> bool:
    """True when the way goes on behind its first step, with nothing but tolls between."""
    then = next((step for step in steps[1:] if step.kind not in tolls), None)
    return then is not None and (then.kind, then.seat) == (steps[0].kind, steps[0].seat)


def _events(context: TableContext, move: Move, line: LogLine) -> list[Event]:
    """The events of a step, oldest first, with the secrets of who listens alone."""
    at = (line.decision, line.event)
    like = [
        event if event.seat == context.viewer else event._replace(secret=())
        for address, event in move.events
        if address <= at and (event.kind, event.seat) == (line.kind, line.seat)
    ]
    return like[-line.times :]
