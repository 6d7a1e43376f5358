"""One's own things for somebody who listens: what has changed first, all when asked again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.explain import Text
from scenes.shell.voice.heard import in_words
from scenes.table.context import TableContext
from scenes.table.spoken.words import (
    changed_counters,
    counters,
    heard_told,
    region_told,
    score_told,
    seat_told,
    told,
    track_told,
)
from scenes.table.view import Counter, Inspection, Region, SeatFacts


class OwnGoods:
    """Remembers what was told last, to whom and when."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._known: dict[int, dict[str, int]] = {}
        """The counters as they were told to each seat."""
        self._told_at: tuple[int, int] | None = None

    @property
    def told_just_now(self) -> bool:
        """True when the same was told before, and nothing has happened since."""
        return self._told_at == self._now

    @property
    def _now(self) -> tuple[int, int]:
        model = self._context.model
        return model.seat, model.version

    def brief(self, regions: Sequence[Region]) -> list[str]:
        """What has changed since it was told last, the counters, and what lies where by name."""
        context, seat = self._context, self._context.model.seat
        now = self._counters()
        before = self._known.get(seat)
        self._known[seat] = {each.key: each.value for each in now}
        self._told_at = self._now
        changed = {} if before is None else changed_counters(before, now)
        first = sorted(now, key=lambda each: each.key not in changed)
        parts = [counters(context, first, changed)]
        facts = self._facts
        if facts is not None:
            parts += [*heard_told(context, facts), *track_told(context, facts)]
            parts += [score_told(context, facts)]
        return [*parts, *(line for region in regions for line in self._names(region))]

    def details(self, regions: Sequence[Region], icons: Mapping[str, str]) -> list[str]:
        """Everything that is one's own, with all that can be said of it."""
        context, facts = self._context, self._facts
        self._told_at = None
        parts = seat_told(context, facts, icons) if facts is not None else []
        known = {each.key for row in facts.rows for each in row} if facts is not None else set()
        rest = [each for each in self._tray() if each.key not in known]
        parts += [counters(context, rest)] if rest else []
        return [*parts, *(line for region in regions for line in region_told(context, region))]

    @property
    def _facts(self) -> SeatFacts | None:
        context, seat = self._context, self._context.model.seat
        seats = context.table.seats(context.model.shown, context.viewer)
        return seats[seat] if seat < len(seats) else None

    def _tray(self) -> Sequence[Counter]:
        return self._context.table.tray(self._context.model.shown, self._context.model.seat)

    def _counters(self) -> list[Counter]:
        facts = self._facts
        own = [each for row in facts.rows for each in row] if facts is not None else []
        known = {each.key for each in own}
        return [*own, *(each for each in self._tray() if each.key not in known)]

    def _names(self, region: Region) -> list[str]:
        """Where things lie, and there what they are called."""
        context, found = self._context, dict[str, list[Inspection]]()
        for anchor in region.anchors:
            thing = context.table.inspect(anchor, context.model.shown, context.viewer)
            if thing is not None:
                found.setdefault(thing.subtitle, []).append(thing)
        return [_placed(context, where, things) for where, things in found.items()]


def _placed(context: TableContext, where: str, things: Sequence[Inspection]) -> str:
    """Several things of one place or kind together, a single one with what it is."""
    listed = ", ".join(each.title for each in things)
    if len(things) == 1 or not where:
        return told(things[0], brief=True) if len(things) == 1 else in_words(listed)
    return in_words(context.say(Text("spoken.valued", {"what": where, "value": listed})))
