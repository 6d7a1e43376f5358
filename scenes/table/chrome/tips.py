"""First-time tips: a slip with one sentence, the first time something is asked or happens; and at
the first question of somebody's first game, what suits a beginner, with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

import pygame

from engine.explain import Question, Text
from engine.lessons.moments import moment_of
from engine.lessons.starts import Start, load_starts, recommended
from engine.lessons.tips import Tip, load_tips, tip_for
from engine.texts import sentence_case
from scenes.table.chrome.whereabouts import boxes_of, digest_box, grounds, offered_places
from scenes.table.context import TableContext
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas
from sprites.common.placing import covers, place_beside

WIDTHS = (300, 250, 210)
"""Units of the slip, the first with which it lies on nothing that can be chosen."""
GAP = 10
CLEAR = 14
"""Units about what can be chosen that stay free: its light and the height of what lies there."""
_SEEN, _STARTED = "tips.seen", "tips.started"


class Tips:
    """Chooses a tip for each open question of a person, and shows it until something is decided.
    Only games that are kept have tips: a lesson has its guide."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._tips: Sequence[Tip] = load_tips(context.match.game.key)
        self._asked_at = self._put_off = -1
        self._told_to = -1
        """How many decisions there were when events were last looked at."""
        self._always: set[str] = set()
        """What was shown at this table, for who wants tips in every game."""
        self.tip: Tip | None = None
        self.start: Start | None = None
        """What is recommended now."""
        self._starts = load_starts(context.match.game.key)
        self._begun_here = False
        """Something was recommended at this table: the questions that follow belong to it."""
        self._question: Question | None = None
        """What was asked last."""
        self._answers: dict[int, tuple[int, str, Text]] = {}
        """By number of the decision: who answered, to which kind of question, and the label."""
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

    @property
    def waiting(self) -> bool:
        """True while a question was not looked at because a frame was drawn."""
        return self._put_off != self._asked_at

    def update(self, drawing: bool = False) -> bool:
        """See what is asked now; True when something looks different. `drawing`: a frame is drawn
        anyway, which is not made longer: the question is looked at in the next moment."""
        context = self._context
        now = len(context.match.session.log)
        if not context.model.asking or context.model.animator.busy or self._asked_at == now:
            there = self.tip is not None or self.start is not None
            self._put_off = self._asked_at
            return there and self._asked_at != now and self.forget()
        if drawing and self._put_off != now:
            self._put_off = now
            return self.forget()
        had = (self.tip, self.start)
        self._note_answer()
        self._asked_at = self._put_off = now
        wanted = self._wanted != "never"
        self.tip = self._choose() if wanted else None
        self.start = self._recommend() if wanted else None
        return (self.tip, self.start) != had

    def _note_answer(self) -> None:
        """Keep what was answered to the last question, and forget what was taken back."""
        context, asked, at = self._context, self._question, self._asked_at
        log = context.match.session.log
        self._answers = {n: each for n, each in self._answers.items() if n < len(log)}
        if asked is not None and at < len(log):
            given = (each.label for each in asked.choices if each.action == log[at])
            label = next(given, None)
            if label is not None:
                self._answers[at] = (asked.seat, asked.op, label)
        self._question = context.model.question

    def _labels(self) -> list[Text]:
        """What the person who is asked now answered to this kind of question before."""
        asked = self._question
        if asked is None:
            return []
        return [
            label
            for seat, op, label in self._answers.values()
            if (seat, op) == (asked.seat, asked.op)
        ]

    def _recommend(self) -> Start | None:
        """The answer that suits somebody new; from the next game on no more."""
        session = self._context.match.session
        moment = moment_of(session, session.asked, self._question)
        if self._starts is None or moment is None or (self._started and not self._begun_here):
            return None
        view = session.game.mask(session.state, session.asked)
        anchors = frozenset(session.game.anchors(view))
        found = recommended(self._starts, moment, anchors, self._labels())
        if found is not None and not self._begun_here:
            self._begun_here = True
            if self._wanted == "first":
                self._context.app.library.set_setting(f"{_STARTED}.{session.game.key}", True)
        return found

    @property
    def _started(self) -> bool:
        """Somebody has seen a start of this game recommended before."""
        key = f"{_STARTED}.{self._context.match.game.key}"
        return self._wanted == "first" and bool(self._context.app.library.setting(key, False))

    def _choose(self) -> Tip | None:
        """The tip for this question, which from now on counts as seen."""
        context = self._context
        session = context.match.session
        moment = moment_of(session, session.asked, self._question)
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
        had = self.tip is not None or self.start is not None
        self.tip = self.start = self.box = None
        return had

    def hide(self) -> None:
        """Another slip lies there in this frame: what is not seen takes no press."""
        self.box = None

    def draw(self, canvas: Canvas) -> None:
        """The slip beside what can be chosen, where it hides least of all else; where it would lie
        on what can be chosen, it is left out."""
        self.box = None
        context = self._context
        if not context.model.asking or context.held is not None or self._answered:
            return
        slip = self._slip()
        if slip is None:
            return
        frame = context.frame
        places = offered_places(context)
        named, kept = list(places.values()), [*digest_box(context), frame.prompt]
        lit = [box.inflate(2 * frame.px(CLEAR), 2 * frame.px(CLEAR)) for box in named]
        kept += [box for name, box in context.chrome.targets.items() if name.startswith("chooser:")]
        known = context.places
        rather_not = [place.rect for place in known.values()]
        own = [place.rect for place in known.values() if not place.board]
        if self.start is not None:
            for anchor in boxes_of(context, (self.start.choice,)):
                context.painter.marker.hint(canvas, known[anchor])
        compared = [known[each].rect for each in context.table.compared(tuple(places), known)]
        first = [*kept, *own, *lit]
        for clear, width in product(([*first, *compared], first, [*kept, *own], kept), WIDTHS):
            theme, icon = context.table.theme, context.table.icon
            made_of = (slip, frame.words, theme, icon, frame.words_px(width))
            if not tooltip.has(*made_of):
                if context.pacing.full:
                    context.pacing.wait()
                    return
                context.pacing.drawn()
            drawn = tooltip(*made_of)
            given = named, drawn.size, grounds(frame), frame.px(GAP), clear
            box = place_beside(*given, rather_not=rather_not)
            if not covers(box, [*named, *clear]):
                drawn.blit(canvas, box.topleft)
                self.box = box
                return

    @property
    def _answered(self) -> bool:
        """True in the frame in which the question was answered that the slip is about."""
        return self._asked_at != len(self._context.match.session.log)

    def _slip(self) -> Tooltip | None:
        """What is said now."""
        title, *lines = self.lines() or ("",)
        if not lines:
            return None
        more = self._context.say(Text("table.tip_more", {"clause": self._clause}))
        return Tooltip(("\n".join(lines),), title, clause=more)

    def lines(self) -> list[str]:
        """A title, then a start, a tip, or both; nothing where there is neither."""
        say, tip, start = self._context.say, self.tip, self.start
        if not self._clause:
            return []
        lines = [say(tip.text)] if tip is not None else []
        if start is None:
            return [say("table.tip"), *lines]
        what = Text("table.start_line", {"what": sentence_case(say(start.choice.label))})
        return [say("table.start"), say(what), *map(say, start.why), *lines]

    @property
    def _clause(self) -> str:
        """The clause behind the slip; empty where there is none."""
        if self.tip is not None:
            return self.tip.clause
        return self._starts.clause if self.start is not None and self._starts is not None else ""

    def hit(self, point: tuple[int, int]) -> str:
        """The clause behind the slip under a point; empty where there is none."""
        if self.box is None or not self.box.collidepoint(point):
            return ""
        return self._clause
