"""What next? In words: what can be done now, and what is missing for the rest."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from engine.explain import Text
from engine.texts import sentence_case
from scenes.table.chrome.whereabouts import grounds, offered
from scenes.table.context import TableContext
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas
from sprites.common.placing import place_beside

WIDTH = 430
GAP = 10
MOST = 9
"""Lines for each part; the rest is counted."""


class WhatNext:
    """A slip that names every answer to the open question, and the reasons for the others."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._open_at = -1
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def shown(self) -> bool:
        return self._open_at == len(self._context.match.session.log) and self._context.model.asking

    def toggle(self) -> None:
        """Open it for the open question, or put it away."""
        self._open_at = -1 if self.shown else len(self._context.match.session.log)
        self._context.mark()

    def forget(self) -> bool:
        """Put it away; True when it was there."""
        had, self._open_at = self.shown, -1
        return had

    def lines(self) -> tuple[list[str], list[str]]:
        """What can be done, and what cannot and why."""
        context = self._context
        question = context.model.question
        if question is None:
            return [], []
        able = [context.say(each.label) for each in question.choices if not each.idle]
        unable = []
        for each in question.blocked:
            why = context.say(each.reason)
            if each.label is None:
                unable.append(sentence_case(why))
            else:
                values = {"what": sentence_case(context.say(each.label)), "why": why}
                unable.append(context.say(Text("table.what_next.not", values)))
        return _once(able), _once(unable)

    def draw(self, canvas: Canvas) -> None:
        """The slip, clear of what can be chosen if it can be."""
        self.box = None
        if not self.shown:
            return
        context, frame = self._context, self._context.frame
        able, unable = self.lines()
        words = [self._listed(able), *([self._listed(unable)] if unable else [])]
        slip = Tooltip(
            (words[0],),
            context.say("table.what_next.title"),
            reason=tuple(words[1:]),
            clause=context.say("table.what_next.away"),
        )
        theme, icon = context.table.theme, context.table.icon
        drawn = tooltip(slip, frame.scale, theme, icon, frame.px(WIDTH))
        kept = [frame.prompt]
        self.box = place_beside([], drawn.size, grounds(frame), frame.px(GAP), offered(context))
        if self.box.collidelist(kept) >= 0:
            self.box.top = frame.prompt.bottom
        drawn.blit(canvas, self.box.topleft)

    def _listed(self, lines: list[str]) -> str:
        """Some lines under one another; how many there are besides."""
        shown = [
            self._context.say(Text("table.what_next.line", {"what": sentence_case(line)}))
            for line in lines[:MOST]
        ]
        if len(lines) > MOST:
            more = {"n": len(lines) - MOST}
            shown.append(self._context.say(Text("table.what_next.more", more)))
        return "\n".join(shown)


def _once(lines: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(lines))
