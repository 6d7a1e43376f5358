"""What somebody who listens may ask: where am I, what can I do, what did they do, whose is what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from engine.explain import Text
from engine.texts import Seat
from scenes.shell.voice.heard import BOARD, CAN, DID, MINE, THEIRS, WHERE
from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.spoken.news import news_of
from scenes.table.spoken.own import OwnGoods
from scenes.table.spoken.refused import refused
from scenes.table.spoken.table_voice import TableVoice
from scenes.table.spoken.words import region_told, seat_told, told
from scenes.table.view import Region

_MOST_ANSWERS = 9
"""Of more, the rest is counted: who has heard these wants to walk through the list."""
_HELPED = 3
"""So often an answer tells what keys go on from it; with Shift it always does."""


class TableAnswers:
    """Answers the keys of the voice at a table, with Shift at more length."""

    def __init__(self, context: TableContext, panels: Panels, voice: TableVoice) -> None:
        self._context = context
        self._panels = panels
        self._voice = voice
        self._region = -1
        """Which part of the board was told last."""
        self._helped: Counter[str] = Counter()
        self._own = OwnGoods(context)

    def answer(self, question: str, back: bool) -> Sequence[str]:
        """Finished sentences. `back`: more about what was told, instead of the next."""
        model = self._context.model
        if model.passing.closed and not model.watching:
            return [self._voice.place()]
        answers: dict[str, Callable[[], Sequence[str]]] = {
            WHERE: self._where,
            CAN: lambda: self._cannot() if back else self._can(),
            DID: self._did,
            MINE: lambda: self._mine(back),
            THEIRS: self._theirs,
            BOARD: lambda: self._details() if back else self._board(),
        }
        return answers[question]()

    def _where(self) -> list[str]:
        context, table = self._context, self._context.table
        strip = table.strip(context.model.now)
        parts = [self._voice.place(), strip.round, strip.ending]
        if 0 <= strip.phase < len(strip.phases):
            phase = strip.phases[strip.phase]
            parts.append(context.say(Text("spoken.phase", {"phase": phase})))
        if context.model.acting >= 0:
            parts.append(context.say(Text("spoken.acting", {"name": Seat(context.model.acting)})))
        parts.append(self._voice.state())
        held = context.controller.source
        if held:
            parts.append(context.say(Text("spoken.held", {"what": self._about(held, brief=True)})))
        anchor = context.controller.focus
        parts += [self._voice.focus()[1], self._about(anchor) if anchor else ""]
        return [part for part in parts if part]

    def _can(self) -> list[str]:
        context, model = self._context, self._context.model
        if not model.asking:
            waits = context.say("table.what_next.later")
            return [self._panels.find_prompt().sentence or waits]
        parts = [self._voice.prompt()]
        choices = list(enumerate(self._voice.choices(), 1))
        idle = [n for n, choice in choices if choice.ends_turn and choice.path and choice.target]
        useful = [each for each in choices if each[0] not in idle]
        for number, choice in useful[:_MOST_ANSWERS]:
            values = {"n": number, "what": self._voice.outcome(choice)}
            parts.append(context.say(Text("spoken.answer", values)))
        if idle:
            parts.append(context.say(Text("spoken.idle", {"n": len(idle)})))
        if rest := len(useful[_MOST_ANSWERS:]):
            parts.append(context.say(Text("spoken.more_answers", {"n": rest})))
            return parts
        return [*parts, *self._help("spoken.ways")]

    def _cannot(self) -> list[str]:
        """What is not possible now and why, and the keys."""
        context = self._context
        unable = refused(context) if context.model.asking else []
        parts = [context.say("spoken.not_now"), *unable] if unable else []
        return [*parts, context.say("spoken.ways")]

    def _help(self, key: str) -> list[str]:
        """The keys that go on from an answer, the first few times."""
        self._helped[key] += 1
        return [self._context.say(key)] if self._helped[key] <= _HELPED else []

    def _did(self) -> list[str]:
        """What others did since the viewer's last move, or in the round before it; what nobody did,
        a new round, is left out."""
        entries = self._context.model.log.moves
        moves = [move for move in entries if move.words is not None and move.words.seat >= 0]
        own = self._context.model.seat
        mine = [bool(move.words and move.words.seat == own) for move in moves]
        end = len(moves)
        while end and mine[end - 1]:
            end -= 1
        start = end
        while start and not mine[start - 1]:
            start -= 1
        done = [news_of(self._context, move).words for move in moves[start:end]]
        return done or [self._context.say("spoken.nobody_did")]

    def _mine(self, whole: bool) -> list[str]:
        """In short, and everything when it is asked for again."""
        own = [region for region in self._regions() if region.own]
        if whole or self._own.told_just_now:
            return self._own.details(own, self._icons())
        return [*self._own.brief(own), *self._help("spoken.more_own")]

    def _theirs(self) -> list[str]:
        context = self._context
        facts = context.table.seats(context.model.shown, context.viewer)
        icons = self._icons()
        others = [each for each in facts if each.seat != context.model.seat]
        return [line for each in others for line in seat_told(context, each, icons)]

    def _board(self) -> list[str]:
        """The next part of the board, each thing by its name and state."""
        regions = self._parts()
        if not regions:
            return []
        self._region = (self._region + 1) % len(regions)
        values = {"n": self._region + 1, "of": len(regions)}
        parts = region_told(self._context, regions[self._region], brief=True)
        part = self._context.say(Text("spoken.part", values))
        return [part, *parts, *self._help("spoken.more_parts")]

    def _details(self) -> list[str]:
        """Everything about the part that was told last, or about the first."""
        regions = self._parts()
        self._region = max(self._region, 0)
        return region_told(self._context, regions[self._region % len(regions)]) if regions else []

    def _parts(self) -> list[Region]:
        """The parts of the board that are nobody's own."""
        return [each for each in self._regions() if not each.own and each.anchors]

    def _regions(self) -> Sequence[Region]:
        context = self._context
        places = tuple(context.painter.around.places(context.viewer))
        return context.table.regions(context.model.shown, places)

    def _icons(self) -> dict[str, str]:
        return {entry.icon: entry.words for entry in self._context.table.aid()}

    def _about(self, anchor: str, *, brief: bool = False) -> str:
        context = self._context
        inspection = context.table.inspect(anchor, context.model.shown, context.viewer)
        return told(inspection, brief=brief) if inspection is not None else ""
