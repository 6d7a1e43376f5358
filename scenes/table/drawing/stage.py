"""The stage: an opponent's card, big, with its words and the cloth of whose it is, while it is
carried out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from engine.core import State
from scenes.table.chrome.rail import inspector_of
from scenes.table.context import TableContext
from scenes.table.drawing.display_list import DisplayList
from scenes.table.frame import Frame
from scenes.table.model.match import ShownEvent
from scenes.table.motion.pacing import same_things
from scenes.table.view import StageCard
from sprites.common.cloth_and_stone import hewn_slate
from sprites.common.drawn import Drawn
from sprites.common.light import Shaded, with_shadow
from sprites.common.materials import framed_paper
from sprites.common.owner_cloth import owner_ribbon
from sprites.common.rail_inspector import Inspector, inspector
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme
from sprites.common.tween import ease_in_out

EDGE, RIBBON = 5.0, 10.0
"""Units from the edge of the sheet to the mover's ribbon, and of its width."""
SLIDE_SECONDS = 0.15
"""In which the sheet comes up and goes down again."""
_CARD_SHARES = (1.0, 0.84, 0.68, 0.52)
"""Of the sheet's height, for the card on it."""
_BOUNDLESS = 2_000
"""px of height in which no words are made smaller."""
_CARD_GAP = 12.0
"""Units between the card and its words."""
_LEAST_WORDS = 90.0
"""Units that the words beside a card want across, before anything is tried."""
_FEW_LINES, _LARGER = 4, 1.3
"""So many lines of words do not fill a sheet, and stand on it in so much larger type."""
Parts = list[tuple[pygame.Surface, tuple[int, int]]]
"""Pictures with their corners on the window."""


class Stage:
    """Follows the events of an opponent's turn; empty at every other time."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._card: StageCard | None = None
        self._seen: tuple[object, ...] | None = None
        self._parts: Parts = []
        self._ahead: tuple[ShownEvent, object, StageCard | None, Parts] | None = None
        self._lying: Parts = []
        """What is seen: the parts, or those that go down."""
        self._level = 0.0
        """How far it has come, 0 to 1."""
        self._frame: Frame | None = None

    @property
    def box(self) -> pygame.Rect | None:
        """Where the card lies; None while there is none."""
        if not self._parts:
            return None
        sheet, corner = self._parts[0]
        middle = sheet.get_rect(topleft=corner).centerx
        return min(self._context.table.stage_boxes(), key=lambda box: abs(box.centerx - middle))

    def draw(self, canvas: DisplayList) -> None:
        """The card of the watched opponent; it stays until the turn is over."""
        context = self._context
        shown = context.model.animator.shown_event
        if not context.animator.opponent or shown is None:
            self._keep()
        else:
            self._follow(shown)
        self._lie()
        below = self._below_its_place
        for picture, (x, y) in self._lying:
            canvas.blit(picture, (x, y + below))

    def _lie(self) -> None:
        """What is seen in this frame; where nothing may move, or the window has changed, the parts
        are there at once or gone."""
        habits, frame = self._context.model.habits(), self._context.frame
        if habits.reduced or not habits.seconds or frame is not self._frame:
            self._level = float(bool(self._parts))
        self._frame = frame
        if self._parts or not self._level:
            self._lying = self._parts

    @property
    def _below_its_place(self) -> int:
        """px by which it is still below: it is pushed up over the tray from the window's edge."""
        if self._level >= 1.0:
            return 0
        context = self._context
        room = context.frame.size[1] - context.table.stage_box().top
        return round(room * (1 - ease_in_out(self._level)))

    @property
    def sliding(self) -> bool:
        """True while the sheet comes or goes."""
        return bool(self._lying) and self._level != float(bool(self._parts))

    def update(self, dt: float) -> bool:
        """Let time pass; True while the sheet comes or goes."""
        if not self.sliding:
            return False
        step = dt / SLIDE_SECONDS
        self._level = max(0.0, min(1.0, self._level + (step if self._parts else -step)))
        return True

    @property
    def _lasts(self) -> bool:
        """The sheet lies on between the turns of two others: own things that came in sight for a
        moment would only flicker."""
        context = self._context
        between = bool(context.table.stage_lasting) and context.model.thinking >= 0
        return between and bool(self._parts) and context.frame is self._frame

    def _keep(self) -> None:
        """What a question is about; nothing while one looks at what lies below."""
        context, model = self._context, self._context.model
        kept = None
        if model.past is None:
            kept = context.table.stage_kept(model.shown, self._card)
        if kept is None and self._lasts and not (self._pointed_below or self._hand_asked_for):
            return
        if kept is None or self._pointed_below or self._hand_asked_for:
            self._card, self._seen, self._parts = kept, None, []
            return
        now = (model.shown, model.acting, context.frame)
        same = self._seen is not None and same_things(now, self._seen)
        if not (same and kept == self._card) and context.pacing.full:
            context.pacing.wait()
        elif not (same and kept == self._card):
            self._card, self._seen = kept, now
            self._parts = self._made(kept, model.shown, model.acting)
            context.pacing.drawn()

    @property
    def _pointed_below(self) -> bool:
        """Something is pointed at, by mouse or keys, or in the hand, that lies under the stage."""
        context, controller = self._context, self._context.controller
        names = (controller.hover, controller.focus, controller.source)
        places = [context.places[name] for name in names if name in context.places]
        box = context.table.stage_box()
        return any(not place.board and box.contains(place.rect) for place in places)

    @property
    def _hand_asked_for(self) -> bool:
        """At a shared table the hand of who is asked lies there only when it was asked for."""
        model = self._context.model
        return model.passing.shared and model.match.viewer == model.match.session.asked

    def _follow(self, shown: ShownEvent) -> None:
        """The card of the watched opponent."""
        context = self._context
        now = (shown.decision, shown.index, context.frame)
        if now != self._seen and self._waits(shown):
            context.pacing.wait()
        elif now != self._seen:
            self._seen = now
            self._card, self._parts = self._foreseen(shown)
            context.pacing.drawn()

    def _waits(self, shown: ShownEvent) -> bool:
        """True while the words beside the event are not there yet, or its card has to be drawn and
        much else is drawn in this frame: then nothing moves before the card is there."""
        context = self._context
        if not context.animator.unnamed and context.pacing.full and not self._knows(shown):
            context.animator.unnamed = True
        return context.animator.unnamed

    def _knows(self, shown: ShownEvent) -> bool:
        """True if the card was made while the event before it was shown."""
        ahead = self._ahead
        return ahead is not None and ahead[0] is shown and ahead[1] is self._context.frame

    def foresee(self, shown: ShownEvent) -> None:
        """Make the card of the event that comes next."""
        self._ahead = (shown, self._context.frame, *self._played(shown))

    def _foreseen(self, shown: ShownEvent) -> tuple[StageCard | None, Parts]:
        known, ahead = self._knows(shown), self._ahead
        self._ahead = None
        if ahead is not None and known:
            return ahead[2:]
        return self._played(shown)

    def _played(self, shown: ShownEvent) -> tuple[StageCard | None, Parts]:
        card = self._context.table.stage(shown.event, shown.view, self._card)
        lasts = shown.event.kind in self._context.table.stage_lasting
        if card is None and lasts and self._context.frame is self._frame:
            return self._card, self._parts
        if card is None:
            return card, []
        return card, self._made(card, shown.view, self._context.model.acting_in(shown))

    def chores(self) -> list[Callable[[], object]]:
        """The sheets, made ahead."""
        context = self._context
        boxes, scale = context.table.stage_boxes(), context.frame.scale
        return [partial(stage_paper, box.size, scale, context.table.theme) for box in boxes]

    def _made(self, card: StageCard, view: State, mover: int) -> Parts:
        """Sheet, the mover's cloth, card and words, each with its corner on the window: on the
        narrowest sheet on which all words stand beside the large card."""
        context, words = self._context, self._words(card, view)
        *narrower, widest = context.table.stage_boxes()
        fit = (box for box in narrower if words and self._fits(words, card, view, box, mover))
        box = next(fit, widest)
        scale, inner = context.frame.scale, self._inner(box, mover)
        sheet = stage_paper(box.size, scale, context.table.theme)
        parts = [(sheet.surface, (box.left - sheet.origin[0], box.top - sheet.origin[1]))]
        if self._has_cloth(mover):
            edge, wide = context.frame.px(EDGE), context.frame.px(RIBBON)
            style = context.table.styles[mover]
            cloth = owner_ribbon(style, (wide, box.height - 2 * edge), scale)
            parts.append((cloth, (box.left + edge, box.top + edge)))
        if words is None:
            picture = context.table.stage_picture(card, view, inner.height)
            return [*parts, (picture, picture.get_rect(midleft=inner.midleft).topleft)]
        return [*parts, *self._beside_each_other(card, view, words, inner)]

    def _has_cloth(self, mover: int) -> bool:
        return 0 <= mover < len(self._context.table.styles)

    def _inner(self, box: pygame.Rect, mover: int) -> pygame.Rect:
        """The room of a sheet for card and words, beside the mover's cloth."""
        frame = self._context.frame
        inner = box.inflate(-frame.px(20), -frame.px(18))
        if self._has_cloth(mover):
            wider = frame.px(RIBBON) - frame.px(EDGE)
            inner.left, inner.width = inner.left + wider, inner.width - wider
        return inner

    def _fits(
        self, words: Inspector, card: StageCard, view: State, box: pygame.Rect, mover: int
    ) -> bool:
        """Whether all words stand on a sheet beside the large card, none of them made smaller."""
        inner = self._inner(box, mover)
        card_px = self._context.table.stage_picture(card, view, inner.height).get_width()
        room = inner.width - card_px - self._context.frame.px(_CARD_GAP)
        return _spare(self._told(words, (room, _BOUNDLESS)), _BOUNDLESS) + inner.height > _BOUNDLESS

    def _words(self, card: StageCard, view: State) -> Inspector | None:
        """What is said of a card; None: nothing."""
        context = self._context
        inspection = context.table.stage_words(card, view, context.viewer)
        if inspection is None:
            return None
        lines = inspector_of(inspection, context.say).lines
        lit = {step for step, state in enumerate(card.lines) if state == "lit"}
        told = [
            replace(line, lit=fact.step in lit)
            for fact, line in zip(inspection.facts, lines, strict=True)
        ]
        return Inspector(inspection.title, lines=tuple(told))

    def _beside_each_other(
        self, card: StageCard, view: State, words: Inspector, inner: pygame.Rect
    ) -> Parts:
        """The card and what is said of it; a smaller card where the words need more room."""
        context = self._context
        for share in _CARD_SHARES:
            picture = context.table.stage_picture(card, view, round(inner.height * share))
            left = inner.left + picture.get_width() + context.frame.px(_CARD_GAP)
            size = (inner.right - left, inner.height)
            if size[0] < context.frame.px(_LEAST_WORDS) and share > _CARD_SHARES[-1]:
                continue
            drawn = self._told(words, size)
            if drawn.complete:
                break
        place = picture.get_rect(midleft=inner.midleft)
        top = inner.top if words.title else inner.top + _spare(drawn, inner.height) // 2
        corner = (left - drawn.origin[0], top - drawn.origin[1])
        return [(picture, place.topleft), (drawn.surface, corner)]

    def _told(self, words: Inspector, size: tuple[int, int]) -> Drawn:
        """The words in a room of px: in the one type of this table's sheets; where there is none, a
        few lines in larger type if that has room."""
        context = self._context
        scale, look = context.frame.scale, (context.table.theme, context.table.icon)
        if context.table.stage_type:
            return inspector(words, size, scale * context.table.stage_type, *look)
        if len(words.lines) <= _FEW_LINES:
            drawn = inspector(words, size, scale * _LARGER, *look)
            if drawn.complete:
                return drawn
        return inspector(words, size, scale, *look)


def _spare(drawn: Drawn, height: int) -> int:
    """px that words leave free below them."""
    return max(0, height - max((box.bottom for box in drawn.texts), default=height))


@kept
def stage_paper(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    """The sheet on which an opponent's card is explained, of what the rail is made of."""
    if theme.rail_material == "slate":
        slab = hewn_slate(size, scale, 41, theme.paper, theme.rule)
        return with_shadow(slab, 1.4 * scale)
    sheet = framed_paper(size, scale, 41, theme.paper, 8, theme.rule, theme.ink)
    return with_shadow(sheet, 1.4 * scale)
