"""First-time tips: a slip with one sentence, the first time something is asked or happens."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.explain import Text
from engine.lessons.moments import moment_of
from engine.lessons.tips import Tip, load_tips, tip_for
from scenes.table.chrome.whereabouts import digest_box, grounds, offered
from scenes.table.context import TableContext
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas
from sprites.common.placing import covers, place_beside

WIDTHS = (300, 250, 210)
"""Units of the slip, the first with which it lies on nothing that can be chosen."""
GAP = 10
_SEEN = "tips.seen"


class Tips:
    """Chooses a tip for each open question of a person, and shows it until something is decided.
    Only games that are kept have tips: a lesson has its guide."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._tips: Sequence[Tip] = load_tips(context.match.game.key)
        self._asked_at = -1
        self._told_to = -1
        """How many decisions there were when events were last looked at."""
        self._always: set[str] = set()
        """What was shown at this table, for who wants tips in every game."""
        self.tip: Tip | None = None
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def _wanted(self) -> str:
        return self._context.app.settings.tips if self._context.session_id else "never"

    def _seen(self) -> set[str]:
        """Ids of this game's tips that are not shown again."""
        if self._wanted == "always":
            return self._always
        game = self._context.match.game.key
        stored: list[str] = self._context.app.library.setting(f"{_SEEN}.{game}", [])
        return {each for each in stored if isinstance(each, str)}

    def update(self) -> bool:
        """See what is asked now; True when something looks different."""
        context = self._context
        now = len(context.match.session.log)
        if not context.model.asking or context.model.animator.busy or self._asked_at == now:
            return self.tip is not None and self._asked_at != now and self.forget()
        had, self._asked_at = self.tip, now
        self.tip = self._choose() if self._wanted != "never" else None
        return self.tip is not had

    def _choose(self) -> Tip | None:
        """The tip for this question, which from now on counts as seen."""
        context = self._context
        session = context.match.session
        moment = moment_of(session, session.asked)
        first, self._told_to = max(self._told_to, 0), len(session.events)
        if moment is None:
            return None
        events = [event for batch in session.events[first:] for event in batch]
        seen = self._seen()
        found = tip_for(self._tips, moment, events, session.asked, seen)
        if found is not None:
            self._remember(found, seen)
        return found

    def _remember(self, tip: Tip, seen: set[str]) -> None:
        self._always.add(tip.id)
        if self._wanted == "first":
            game = self._context.match.game.key
            self._context.app.library.set_setting(f"{_SEEN}.{game}", sorted({*seen, tip.id}))

    def forget(self) -> bool:
        """Put the tip away; True when there was one."""
        had, self.tip, self.box = self.tip is not None, None, None
        return had

    def hide(self) -> None:
        """Another slip lies there in this frame: what is not seen takes no press."""
        self.box = None

    def draw(self, canvas: Canvas) -> None:
        """The slip beside what can be chosen; where it would lie on it, it is left out."""
        self.box = None
        context = self._context
        if self.tip is None or not context.model.asking or context.held is not None:
            return
        frame = context.frame
        named, kept = offered(context), [*digest_box(context), frame.prompt]
        kept += [box for name, box in context.chrome.targets.items() if name.startswith("chooser:")]
        more = context.say(Text("table.tip_more", {"clause": self.tip.clause}))
        slip = Tooltip((context.say(self.tip.text),), context.say("table.tip"), clause=more)
        for width in WIDTHS:
            theme, icon = context.table.theme, context.table.icon
            drawn = tooltip(slip, frame.scale, theme, icon, frame.px(width))
            box = place_beside(named, drawn.size, grounds(frame), frame.px(GAP), kept)
            if not covers(box, [*named, *kept]):
                drawn.blit(canvas, box.topleft)
                self.box = box
                return

    def hit(self, point: tuple[int, int]) -> str:
        """The clause behind the slip under a point; empty where there is none."""
        if self.tip is None or self.box is None or not self.box.collidepoint(point):
            return ""
        return self.tip.clause
