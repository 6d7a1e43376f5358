"""Facts of the table as sentences for somebody who listens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.explain import Text
from engine.texts import change, sentence_case
from scenes.shell.voice.heard import in_words, joined
from scenes.table.context import TableContext
from scenes.table.view import Counter, Inspection, Region, SeatFacts

_FEW = 3
"""So many things of one state are told together."""


def told(inspection: Inspection, *, brief: bool = False, within: str = "") -> str:
    """What there is to say about a thing; `brief`: its name and state. `within`: the place that was
    named already, which is not named again."""
    name = ", ".join(filter(None, _parts(inspection, within)))
    facts = [fact.words for fact in inspection.facts if fact.stands or not brief]
    if not brief:
        facts.append(inspection.note)
    return in_words(joined([name, *facts]))


def _parts(inspection: Inspection, within: str) -> list[str]:
    """Title and state, without the place that they lie in and without what the title says."""
    title, state = _name(inspection, within), _without(inspection.subtitle, within)
    return [title, *([state] if state and state.casefold() not in title.casefold() else [])]


def _name(thing: Inspection, within: str) -> str:
    """What a thing is called in the part of the table that was named."""
    return thing.short if within and thing.short else _without(thing.title, within)


def _without(words: str, within: str) -> str:
    if not within:
        return words
    rest = words.removeprefix(within).removeprefix(", ") if words != within else ""
    return sentence_case(rest.removesuffix(f", {within}"))


def region_told(context: TableContext, region: Region, *, brief: bool = False) -> list[str]:
    """Everything that lies in a part of the table, name first; things that are told alike once."""
    view, viewer = context.model.shown, context.viewer
    lines = [f"{region.name}:" if region.name else ""]
    things = [context.table.inspect(anchor, view, viewer) for anchor in region.anchors]
    found = [thing for thing in things if thing is not None]
    if brief:
        lines += _alike_together(context, found, region.name)
    else:
        lines += [told(thing, brief=region.brief, within=region.name) for thing in found]
    return list(dict.fromkeys(lines))


def _alike_together(
    context: TableContext, things: Sequence[Inspection], within: str
) -> Iterator[str]:
    """In short: things of the same state by their names behind it, where several are told alike;
    the others with all that stands there."""
    yield from _one_by_one(context, [each for each in things if not each.listed], within)
    listed: dict[str, list[str]] = {}
    for thing in things:
        if thing.listed:
            listed.setdefault(thing.listed, []).append(_name(thing, within))
    for head, names in listed.items():
        yield _valued(context, head, names)
    for thing in things:
        if thing.listed and _stands(thing):
            stands = [fact.words for fact in thing.facts if fact.stands]
            yield _valued(context, _name(thing, within), stands)


def _valued(context: TableContext, what: str, values: Sequence[str]) -> str:
    said = {"what": what, "value": ", ".join(values)}
    return in_words(context.say(Text("spoken.valued", said)))


def _one_by_one(context: TableContext, things: Sequence[Inspection], within: str) -> Iterator[str]:
    alike: dict[str, list[str]] = {}
    for thing in things:
        if not _stands(thing):
            names = alike.setdefault(_without(thing.subtitle, within), [])
            names.append(_name(thing, within))
    for thing in things:
        state = _without(thing.subtitle, within)
        if not state or _stands(thing) or 0 < len(alike[state]) < _FEW:
            yield told(thing, brief=True, within=within)
        elif alike[state]:
            yield _valued(context, state, alike[state])
            alike[state] = []


def _stands(thing: Inspection) -> bool:
    return any(fact.stands for fact in thing.facts)


def counters(
    context: TableContext, values: Sequence[Counter], changed: Mapping[str, int] | None = None
) -> str:
    """Numbers with what they count, and what they were before they `changed`; without those that
    are zero and were before, unless that matters."""
    moved = changed or {}

    def words(each: Counter) -> str:
        said = {"what": each.words, "n": each.value}
        if each.key not in moved or each.value == moved[each.key]:
            return context.say(Text("spoken.counter", said))
        before = each.value - moved[each.key]
        return context.say(Text("spoken.since", {**said, "before": before}))

    return ", ".join(
        words(each) for each in values if each.value or each.always or each.key in moved
    )


def changed_counters(before: Mapping[str, int], now: Sequence[Counter]) -> dict[str, int]:
    """By how much counters have changed."""
    found = {each.key: each.value - before.get(each.key, 0) for each in now}
    return {key: n for key, n in found.items() if n}


def changes(
    context: TableContext, before: Mapping[str, int], now: Sequence[Counter]
) -> Sequence[str]:
    """The counters that stand elsewhere than they did."""
    return [
        context.say(Text("table.what_next.change", {"name": each.words, "change": change(moved)}))
        for each in now
        if (moved := each.value - before.get(each.key, 0))
    ]


def seat_told(context: TableContext, facts: SeatFacts, icons: Mapping[str, str]) -> list[str]:
    """Whose it is and everything that is open of it."""
    say = context.say
    lines = [f"{facts.name}:"]
    kind = facts.kind.rstrip(".")
    if kind not in ("", facts.name):
        lines = [say(Text("spoken.seat", {"name": facts.name, "kind": kind}))]
    lines.append(counters(context, [counter for row in facts.rows for counter in row]))
    lines += [*heard_told(context, facts), *track_told(context, facts)]
    lines += [named(context, badge, icons) for badge in facts.badges]
    return [*lines, score_told(context, facts)]


def heard_told(context: TableContext, facts: SeatFacts) -> list[str]:
    """What is seen of a seat elsewhere on the table."""
    return [in_words(context.say(text)) for text in facts.heard]


def track_told(context: TableContext, facts: SeatFacts) -> list[str]:
    """Where the markers of a seat's own track stand."""
    return [
        context.say(Text("spoken.track", {"what": marker, "n": space}))
        for icon, space in (facts.track.markers if facts.track is not None else ())
        if (marker := _marker(context, icon))
    ]


def score_told(context: TableContext, facts: SeatFacts) -> str:
    """The points that are known so far; empty where none are counted before the end."""
    return context.say(Text("spoken.score", {"points": facts.score})) if facts.score else ""


def _marker(context: TableContext, icon: str) -> str:
    """What a marker of a seat's small track is called; empty where the track tells nothing that
    the counters do not tell."""
    key = f"{context.match.game.key}.regions.marker.{icon}"
    return context.app.say(key) if context.app.catalogue.has(key) else ""


def named(context: TableContext, icon: str, icons: Mapping[str, str]) -> str:
    """What an icon stands for: a counter, or an entry of the game's own dictionary."""
    key = f"{context.match.game.key}.counter.{icon}"
    if context.app.catalogue.has(key):
        return context.app.say(key)
    return icons.get(icon, icon.replace("_", " "))
