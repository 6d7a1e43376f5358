"""What next? In words: what can be done now, what it leads to, and what is missing for the rest."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, product

import pygame

from engine.core import Action
from engine.explain import Choice, Text
from engine.texts import change, sentence_case
from scenes.table.chrome.whereabouts import digest_box, grounds, offered
from scenes.table.context import TableContext
from scenes.table.model.preview import Preview
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas, Drawn
from sprites.common.placing import covers, place_beside

Decisions = tuple[Action, ...]

WIDTHS = (430, 350, 520)
"""Units of the slip, the first with which it lies on nothing that can be chosen."""
GAP = 10
MOST = (9, 6, 4)
"""Lines for each part, fewer where it would lie on what can be chosen; the rest is counted."""
_CHANGES = 4
"""So many counters are told of one choice."""


class WhatNext:
    """A slip that names every answer to the open question with what it leads to, and the reasons
    for the others."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._open_at: Decisions | None = None
        self._told: tuple[Decisions, list[str], list[str]] | None = None
        """The lines, and the decisions that they belong to."""
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def shown(self) -> bool:
        return self._open_at == self._now and self._context.model.asking

    @property
    def _now(self) -> Decisions:
        """All decisions so far: as many others, after one was taken back, ask something else."""
        return tuple(self._context.match.session.log)

    def toggle(self) -> None:
        """Open it for the open question, or put it away."""
        self._open_at = None if self.shown else self._now
        self._context.mark()

    def forget(self) -> bool:
        """Put it away; True when it was there."""
        had, self._open_at = self.shown, None
        if had:
            self._context.mark()
        return had

    def hit(self, point: tuple[int, int]) -> bool:
        """True for a point on the slip."""
        return self.box is not None and self.box.collidepoint(point)

    def lines(self) -> tuple[list[str], list[str]]:
        """What can be done, proposed first, and what cannot and why."""
        now = self._now
        if self._told is None or self._told[0] != now:
            self._told = (now, *self._find())
        return self._told[1], self._told[2]

    def _find(self) -> tuple[list[str], list[str]]:
        context = self._context
        question = context.model.question
        if question is None:
            return [], []
        able: dict[str, Choice] = {}
        for each in sorted(question.choices, key=lambda choice: choice.rank):
            if not each.idle:
                able.setdefault(context.say(each.label), each)
        shown = list(able.items())[: MOST[0]]
        told = [self.told(choice) for _, choice in shown]
        unable = []
        for blocked in question.blocked:
            why = context.say(blocked.reason)
            if blocked.label is None and blocked.marked:
                unable.append(sentence_case(why))
            elif blocked.label is not None:
                values = {"what": sentence_case(context.say(blocked.label)), "why": why}
                unable.append(context.say(Text("table.what_next.not", values)))
        return [*told, *list(able)[MOST[0] :]], list(dict.fromkeys(unable))

    def told(self, choice: Choice) -> str:
        """A choice with what it leads to, as far as that can be known now: changes, warnings, or
        the next question, unless it is the same once more."""
        context = self._context
        question = context.model.question
        op, label = question.op if question is not None else "", context.say(choice.label)
        preview = context.model.preview(choice)
        parts = [*self._changes(choice, preview), *map(context.say, choice.warnings)]
        if choice.reveals:
            parts.append(context.say("table.reveals"))
        what = sentence_case(label)
        if parts:
            line = Text("table.what_next.leads", {"what": what, "to": ", ".join(parts)})
            return context.say(line)
        if preview.question is None or preview.question.op == op or choice.ends_turn:
            return what
        prompt = context.say(preview.question.prompt)
        return context.say(Text("table.what_next.then", {"what": what, "next": prompt}))

    def _changes(self, choice: Choice, preview: Preview) -> list[str]:
        """The own counters that a choice changes, by name."""
        context = self._context
        seat = context.model.seat
        names = {each.key: each.words for each in context.table.tray(context.model.now, seat)}
        amounts: Iterable[tuple[str, int]] = chain(((k, -n) for k, n in choice.cost), choice.gain)
        if len(preview.deltas) > seat:
            amounts = preview.deltas[seat].items()
        named = [(names[key], n) for key, n in amounts if n and key in names]
        return [
            context.say(Text("table.what_next.change", {"name": name, "change": change(n)}))
            for name, n in named[:_CHANGES]
        ]

    def draw(self, canvas: Canvas) -> None:
        """The slip, clear of what can be chosen if it can be."""
        self.box = None
        if not self.shown:
            return
        context, frame = self._context, self._context.frame
        kept = [*offered(context), *digest_box(context), frame.prompt]
        drawn: Drawn | None = None
        for most, width in product(MOST, WIDTHS):
            drawn = self._slip(most, frame.words_px(width))
            self.box = place_beside([], drawn.size, grounds(frame), frame.px(GAP), kept)
            if not covers(self.box, kept):
                break
        if drawn is None or self.box is None:
            return
        if self.box.colliderect(frame.prompt):
            self.box.top = frame.prompt.bottom
        drawn.blit(canvas, self.box.topleft)

    def _slip(self, most: int, width: int) -> Drawn:
        context = self._context
        able, unable = self.lines()
        slip = Tooltip(
            (self._listed(able, most),),
            context.say("table.what_next.title"),
            reason=(self._listed(unable, most),) if unable else (),
            clause=context.say("table.what_next.away"),
        )
        theme, icon = context.table.theme, context.table.icon
        return tooltip(slip, context.frame.words, theme, icon, width)

    def _listed(self, lines: list[str], most: int) -> str:
        """Some lines under one another; how many there are besides."""
        say = self._context.say
        shown = [
            say(Text("table.what_next.line", {"what": sentence_case(line)}))
            for line in lines[:most]
        ]
        if len(lines) > most:
            shown.append(say(Text("table.what_next.more", {"n": len(lines) - most})))
        return "\n".join(shown)
