"""Slips of paper by the pointer: what a click would do, why it cannot be done, what is refused."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.explain import Blocked, Choice, Text
from scenes.shell.layer import Point
from scenes.table.chrome.panels import Panels
from scenes.table.chrome.whereabouts import (
    CLOSER,
    NARROW,
    all_of,
    boxes_of,
    close_room,
    hung,
    slip_rooms,
    told_beside,
)
from scenes.table.context import TableContext
from scenes.table.input.controller import Refuse
from scenes.table.input.hand import Held
from scenes.table.input.pointing import Pointed
from scenes.table.model.legality import Look
from scenes.table.overlays.history import History
from sprites.common.chrome_tooltip import Tooltip, tooltip, words_of
from sprites.common.drawn import Canvas
from sprites.common.placing import SLIP, free_place, place_beside
from sprites.common.rich import Icon, Token

CLICKABLE = (Look.SOURCE, Look.NOW, Look.ASIDE, Look.AWAITED, Look.SELECTED)
REFUSAL_SECONDS = 3.0
HOVER_SECONDS = 0.25
_TREMBLE = 6
"""px by which a hand moves that rests."""
HELD_GAP = 70
"""Units that stay free around a target while a piece is held over it."""
HELD_DETOUR, HOVER_DETOUR = 1.6, 1.5
"""Widths of a slip by which it lies farther off before it hides things: while a piece is carried it
is looked for by the hand, while the hand is free it may lie farther."""
_WORDS_COUNT = 8
"""Times its size that a name counts: it cannot be read when a few of its letters are hidden."""
_GROUND = 8
"""What more places than this lie on is the ground of a part of the board: they count, not it."""
_SAME_GROUND = 3
"""Times more that they count where the slip speaks of one of them: with them it is compared."""
_WAY_COUNTS = 6
"""Times its size that the way counts along which a choice leads."""
_CARD_COUNTS = 2
"""Times more that a card counts: it is read before the land about it."""
_Lying = tuple[list[pygame.Rect], list[pygame.Rect], list[pygame.Rect]]
_LARGE = 2.2
"""Times as wide or high as the piece in the hand: in such a place its slip lies by the hand."""


class Tooltips:
    """At most one slip: a fresh refusal first, else what the pointer is on."""

    def __init__(self, context: TableContext, panels: Panels, history: History) -> None:
        self._context = context
        self._panels = panels
        self._history = history
        self._refusal: Blocked | None = None
        self._refused_at: Point = (0, 0)
        """Where the piece was let go or clicked on."""
        self._gliding_from: list[pygame.Rect] = []
        """Where a piece was let go that glides back: it stays in sight."""
        self.spoken_of = False
        """A refusal is being spoken of: it stays until the person presses."""
        self._left = 0.0
        self._rested = 0.0
        self._under: object = None
        self._done_with: object = None
        self._settled_at: object = None
        self._rests_at: Point | None = None
        self._came: tuple[object, pygame.Rect] = (None, pygame.Rect(0, 0, 0, 0))
        self._room_for = ""
        """The large place beside the board over which a piece is held: its slip may lie in it."""
        self._spared: Sequence[str] = ()
        """The places that the slip of this choice leaves in sight, too."""
        self._known: tuple[object, str, _Lying] = (None, "", ([], [], []))
        """The places that were looked at last, but for which, and what they are."""
        self._wanted: Tooltip | None = None
        """The slip that was wanted last and was not there yet."""
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until a slip appears or goes away."""
        if self._refusal is not None and not self.spoken_of:
            return self._left
        return HOVER_SECONDS - self._rested if self._rested < HOVER_SECONDS else None

    @property
    def refused(self) -> str:
        """The place whose refusal is being explained; empty for none."""
        return self._refusal.target if self._refusal is not None else ""

    @property
    def refusing(self) -> bool:
        """True while it is told why something was refused."""
        return self._refusal is not None

    def refuse(self, intent: Refuse) -> None:
        """A gesture was refused where the pointer is: say why for a while."""
        self._refusal, self._left = intent.blocked, REFUSAL_SECONDS
        self._refused_at = self._context.app.pointer
        back = self._context.hand.gliding
        self._gliding_from = [] if back is None else [back.sprite.picture.get_rect(topleft=back.at)]

    def dismiss(self) -> None:
        """The person presses: what a click here means has been read, and hides nothing."""
        self._refusal = None
        self._done_with = self._under = self._below
        self._rested = 0.0

    def hush(self, *, anew: bool = False) -> None:
        """Something was decided: a pointer that merely stays where it was asks for nothing,
        whatever comes to lie below it. `anew`: another question is open, and nothing of it has
        been read."""
        if anew:
            self._done_with = None
        self._settled_at = self._under = self._below
        self._rests_at = self._context.app.pointer
        self._settle()

    def _settle(self) -> None:
        """Whether what lies under a pointer that rests is previewed: a row of a list always is."""
        context, here = self._context, self._below
        unasked = self._settled_at == here and not context.controller.focus
        context.settled = unasked and not context.chrome_under.startswith("chooser:")

    @property
    def _below(self) -> tuple[str, str]:
        """What is under the pointer, or has the keyboard's focus."""
        controller = self._context.controller
        return controller.focus or controller.hover, self._context.chrome_under

    @property
    def _stays(self) -> bool:
        """True while the pointer is where it was when something was decided."""
        if self._rests_at is None:
            return False
        (x, y), (left, top) = self._context.app.pointer, self._rests_at
        return abs(x - left) <= _TREMBLE and abs(y - top) <= _TREMBLE

    def update(self, dt: float) -> bool:
        """Let time pass; True when a slip appears or goes away."""
        under = self._below
        if under != self._under:
            self._under, self._rested = under, 0.0
            self._done_with = None
            stays = self._stays and not self._context.controller.focus
            self._settled_at = under if stays else None
        elif self._rests_at is not None and not self._stays:
            self._rests_at = self._settled_at = None
            self._rested = 0.0
        self._settle()
        before, self._rested = self._rested, self._rested + dt
        appears = before < HOVER_SECONDS <= self._rested
        if self._refusal is None or self.spoken_of:
            return appears
        self._left -= dt
        if self._left > 0:
            return appears
        self._refusal = None
        return True

    def draw(self, canvas: Canvas, pointed: Pointed) -> None:
        """The slip that is due, beside the thing it speaks of."""
        context = self._context
        lay_there, self.box = self.box is not None, None
        context.pacing.slip_waits = False
        if self._refusal is not None:
            near = self._place(self._refusal.target, self._refused_at)
            self._spared = ()
            piece = self._gliding_from if self._refusal.target in context.places else []
            self._put(canvas, self._blocked(self._refusal), [*piece, near])
            return
        if not self._due(pointed):
            return
        under = context.chrome_under
        if under.startswith("chooser:") or self._settled_at == self._below:
            return  # the row itself says everything; a decision was just made here
        if context.pacing.full and not lay_there:
            self._wait()
            return
        slip = self._of(pointed, titled=not under.startswith("prompt:"))
        if slip is not None:
            self._put(canvas, slip, self._near(pointed))

    def _wait(self) -> None:
        """The slip is seen in a later frame, before anything else is drawn that can wait."""
        self._context.pacing.wait()
        self._context.pacing.slip_waits = True

    def _near(self, pointed: Pointed) -> list[pygame.Rect]:
        """What a slip speaks of: where a click would begin and lead to, last what is pointed at."""
        context, choice = self._context, pointed.choice
        target = context.chrome.targets.get(context.chrome_under)
        anchor = pointed.anchor
        if choice is not None and choice.target and not target:
            anchor = anchor or choice.target
        near = target or self._place(anchor)
        self._room_for = ""
        self._spared = () if choice is None else context.table.spared(choice, context.model.shown)
        if context.held is not None:
            near = self._by_hand(context.held, anchor, near)
        spoken_of = boxes_of(context, (choice,)) if choice is not None else {}
        named = [box for name, box in spoken_of.items() if name != self._room_for]
        if choice is not None and context.held is not None and context.held.sprite.hang:
            named.append(hung(context.held, self._place(anchor)))
        return [*named, near]

    def _by_hand(self, held: Held, anchor: str, place: pygame.Rect) -> pygame.Rect:
        """Where a piece is held over a place: around it, or in a large place around the piece as
        it came there; while it stays over the same place, its slip stays too."""
        width, height = held.sprite.picture.get_size()
        if place.width <= _LARGE * width and place.height <= _LARGE * height:
            gap = self._context.frame.px(HELD_GAP)
            around = place.inflate(gap, gap)
            there = self._context.places.get(anchor)
            if held.sprite.hang and there is not None and there.shape == "area":
                around.union_ip(hung(held, place))
            return around
        if self._came[0] != (anchor, held.sprite.key):
            self._came = (anchor, held.sprite.key), pygame.Rect(held.corner, (width, height))
        there = self._context.places.get(anchor)
        self._room_for = anchor if there is not None and not there.board else ""
        return self._came[1]

    def _due(self, pointed: Pointed) -> bool:
        """A dragged piece shows at once what its drop means; a pointer must rest first."""
        context = self._context
        if context.held is not None:
            return pointed.choice is not None or pointed.blocked is not None
        return self._rested >= HOVER_SECONDS or bool(context.controller.focus)

    def _of(self, pointed: Pointed, titled: bool) -> Tooltip | None:
        about = self._history.help(self._context.chrome_under)
        if about:
            return Tooltip(text=(about,))
        if pointed.reason:
            return Tooltip(reason=(pointed.reason,))
        hint = self._panels.hints.get(self._context.chrome_under)
        if hint:
            return Tooltip(text=(hint,))
        if pointed.blocked is not None:
            return self._blocked(pointed.blocked)
        if self._done_with == self._below and self._context.held is None:
            return self._next_click(pointed)
        if pointed.choice is not None:
            return self._choice(pointed.choice, titled)
        return None

    def _next_click(self, pointed: Pointed) -> Tooltip | None:
        """After the first click on a piece: how it goes on. The first slip would be in the way."""
        context = self._context
        source = context.controller.source
        if not source or pointed.anchor != source or context.model.picking is not None:
            return None
        targets = context.controller.offers.targets(pointed.anchor)
        if not targets:
            return None
        key = "table.click_again" if len(targets) == 1 else "table.click_target"
        return Tooltip(text=(context.say(key),))

    def _blocked(self, blocked: Blocked) -> Tooltip:
        context = self._context
        clause = context.say(Text("table.rules_ref", {"clause": blocked.clause}))
        return Tooltip(
            reason=(context.say(blocked.reason),), clause=clause if blocked.clause else ""
        )

    def _choice(self, choice: Choice, titled: bool) -> Tooltip | None:
        """What a click would do: its label (a button bears it already), costs, gains, warnings."""
        context = self._context
        tokens: list[Token] = []
        for effect in self._panels.chooser.effects(choice):
            tokens += [f" {effect.delta.text}", Icon(effect.icon)]
        if choice.reveals:
            tokens.append(
                f"\n{context.say('table.reveals')}" if tokens else context.say("table.reveals")
            )
        for remark in context.table.remarks(choice, context.model.shown, context.viewer):
            tokens.append(f"\n{remark}" if tokens else remark)
        warnings: list[Token] = []
        for warning in choice.warnings:
            warnings.append(f"\n{context.say(warning)}" if warnings else context.say(warning))
        if not (titled or tokens or warnings):
            return None
        title = context.say(choice.label) if titled else ""
        if titled and context.held is not None and (tokens or warnings):
            short = context.table.carried(choice, context.model.shown)
            title = title if short is None else short
        return Tooltip(tuple(tokens), title, warning=tuple(warnings))

    def _place(self, anchor: str, at: Point | None = None) -> pygame.Rect:
        """The box of an anchor; of one that lies nowhere, a little room `at` a point or about the
        pointer."""
        context = self._context
        place = context.places.get(anchor)
        if place is not None:
            return place.rect
        return pygame.Rect(at or context.app.pointer, (1, 1)).inflate(24, 24)

    def _put(self, canvas: Canvas, slip: Tooltip, near: list[pygame.Rect]) -> None:
        context = self._context
        made_of = (slip, context.frame.words, context.table.theme, context.table.icon)
        if not tooltip.has(*made_of):
            fresh = context.held is not None and slip != self._wanted
            self._wanted = slip
            if not context.pacing.full and not fresh:
                # Where a hand has come to is marked on the table first; words, paper and place
                # of the slip each take long: each has a frame of its own.
                if words_of.has(*made_of, None):
                    tooltip(*made_of)
                else:
                    words_of(*made_of, None)
            self._wait()
            return
        drawn = tooltip(*made_of)
        tried = context.held is not None or self._refusal is not None
        refused = bool(slip.reason) and tried
        self.box = self._room(canvas.get_rect(), near, drawn.size, refused)
        if refused and not told_beside(self.box, near[-1]):
            narrow = tooltip(*made_of, context.frame.words_px(NARROW))
            close = self._close(canvas.get_rect(), near, narrow.size)
            if close is not None:
                drawn, self.box = narrow, close
        drawn.blit(canvas, self.box.topleft)

    def _close(
        self, canvas: pygame.Rect, near: list[pygame.Rect], size: tuple[int, int]
    ) -> pygame.Rect | None:
        """Room at the hand for a narrow slip; None where there is none either."""
        frame, (things, _, cards) = self._context.frame, self._things_and_grounds()
        less = frame.px(CLOSER) if self._context.held is not None else 0
        near = [*near[:-1], near[-1].inflate(-less, -less)]
        hidden = [*things, *cards * _CARD_COUNTS]
        below = slip_rooms(frame, canvas)[0]
        return close_room(near, size, below, frame.px(8), self._kept_free(), hidden)

    def _room(
        self,
        canvas: pygame.Rect,
        near: list[pygame.Rect],
        size: tuple[int, int],
        refused: bool = False,
    ) -> pygame.Rect:
        """Beside the thing that the slip speaks of; over the prompt only where nothing else has
        room, or where the slip speaks of what stands there. What is refused to a hand or a click is
        told right beside it, over whatever cannot be used now."""
        frame, free = self._context.frame, self._kept_free()
        below, bounds = slip_rooms(frame, canvas)
        inside = self._in_the_room(near, size, free) or self._on_the_ground(near, size, free)
        if inside is not None:
            return inside
        if refused:
            box = place_beside(near, size, [below], frame.px(8), free, SLIP)
            if box.collidelist([*near, *free]) < 0 and told_beside(box, near[-1]):
                return box
        rather_not = [] if refused else self._lying_about(near[-1])
        free = free if refused else [*free, *self._compared()]
        detour = HELD_DETOUR if self._context.held is not None else HOVER_DETOUR
        rooms, gap = [below, bounds], frame.px(8)
        return place_beside(near, size, rooms, gap, free, SLIP, rather_not, detour)

    def _in_the_room(
        self, near: list[pygame.Rect], size: tuple[int, int], free: list[pygame.Rect]
    ) -> pygame.Rect | None:
        """Beside a piece within the large place over which it is held, where nothing lies there."""
        context, over = self._context, self._room_for
        if not over:
            return None
        room = context.places[over].rect
        lying = [each.rect for name, each in context.places.items() if name != over]
        taken = [*free, *context.painter.around.lettering]
        taken += [box for box in lying if room.colliderect(box)]
        box = place_beside(near, size, [room], context.frame.px(8), taken, SLIP)
        return box if room.contains(box) and box.collidelist([*near, *taken]) < 0 else None

    def _on_the_ground(
        self, near: list[pygame.Rect], size: tuple[int, int], free: list[pygame.Rect]
    ) -> pygame.Rect | None:
        """On open ground of the board, for the slip of a piece that hangs from the hand."""
        held, view = self._context.held, self._context.model.shown
        if held is None or not held.sprite.hang or not self._spared:  # refused: beside it
            return None
        land, lying = self._context.table.open_land(view)
        taken = [*near, *free, *self._compared(), *lying]
        return free_place(near[-1:], size, land, self._context.frame.px(8), taken, SLIP)

    def _lying_about(self, named: pygame.Rect) -> list[pygame.Rect]:
        """What is read on the board and in the own hand while a piece is carried or a place of
        the board is pointed at, and what the rail says of it."""
        context = self._context
        if context.held is None and not context.frame.board.contains(named):
            return []
        names = [*context.painter.around.lettering] * _WORDS_COUNT
        things, grounds, cards = self._things_and_grounds()
        here = [box for box in grounds if box.collidepoint(named.center)]
        compared = [box for box in things if box.collidelist(here) >= 0]
        route = context.painter.ways.route * _WAY_COUNTS
        counted = [*things, *compared * _SAME_GROUND, *cards * _CARD_COUNTS]
        return [context.frame.rail, *names, *route, *counted]

    def _things_and_grounds(self) -> _Lying:
        """The boxes of all places but the large one over which a piece is held; last the cards."""
        places, around = self._context.places, self._room_for
        if self._known[0] is not places or self._known[1] != around:
            boxes = [all_of(place) for name, place in places.items() if name != around]
            grounds = [box for box in boxes if len(box.collidelistall(boxes)) > _GROUND]
            things = [box for box in boxes if box not in grounds]
            cards = [place.rect for place in places.values() if place.shape == "card"]
            self._known = (places, around, (things, grounds, cards))
        return self._known[2]

    def _kept_free(self) -> list[pygame.Rect]:
        """What can be clicked now, hints, headings, and the tray, where the price is seen: a slip
        that has a choice lies beside them."""
        context = self._context
        places = context.places
        buttons = [box for name, box in context.chrome.targets.items() if name.startswith("prompt")]
        return [
            context.table.tray_box(),
            *context.table.headings(context.model.shown),
            *context.painter.hinted,
            *buttons,
            *(places[anchor].rect for anchor in self._spared if anchor in places),
            *(places[anchor].rect for anchor in self._lit()),
        ]

    def _lit(self) -> list[str]:
        """The places that can be used now, but for the large one over which a piece is held."""
        places, marks = self._context.places, self._context.painter.marked
        return [
            anchor
            for anchor, look in marks.items()
            if anchor in places and look in CLICKABLE and anchor != self._room_for
        ]

    def _compared(self) -> list[pygame.Rect]:
        """What is compared with the places that can be used."""
        places = self._context.places
        return [places[each].rect for each in self._context.table.compared(self._lit(), places)]
