"""One controller for drag and drop, click-click and keys.

It knows anchors, never pixels of a picture: `hit(point, reach)` names the anchors under a point,
topmost first. Its answers are wishes for the scene: act, refuse, choose, put back. It holds no
piece of the game, so whatever happens to the mouse, nothing can be lost: `drop_all` puts the
table back to rest.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.explain import Blocked, Choice
from scenes.table.model.legality import Offers, decision

Point = tuple[float, float]
Hit = Callable[[Point, float], Sequence[str]]

DRAG_THRESHOLD = 6.0
"""Units that the pointer moves before a press becomes a drag."""
DROP_REACH = 20.0
"""Units by which a drop may miss a legal target."""


@dataclass(frozen=True, slots=True)
class Act:
    """Take this choice. `dragged`: the piece is already at its target, in the hand."""

    choice: Choice
    dragged: bool = False


@dataclass(frozen=True, slots=True)
class Refuse:
    """Say why not; `source` (if any) glides back."""

    blocked: Blocked
    source: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Several choices fit: let the person pick one of them, near `at`."""

    choices: tuple[Choice, ...]
    at: str


@dataclass(frozen=True, slots=True)
class PutBack:
    """A dragged piece was dropped nowhere: it glides back to its source."""

    source: str


Intent = Act | Refuse | Choose | PutBack


@dataclass(slots=True)
class Controller:
    """The gesture in progress. `scale` is px per unit."""

    hit: Hit
    scale: float = 1.0
    narrowed: Callable[[Offers], Offers] = lambda offers: offers
    """What of the offers can be reached: not all, while another's things lie there."""
    source: str = ""
    dragging: bool = False
    pointer: Point = (0.0, 0.0)
    hover: str = ""
    focus: str = ""
    variant: int = -1
    """How the person holds the source (`Choice.variant`); -1: as it is proposed."""
    locked: bool = False
    _pressed: str = ""
    press_at: Point = (0.0, 0.0)
    _down: bool = False
    _was_selected: bool = False
    _offers: Offers = field(default_factory=Offers)

    @property
    def offers(self) -> Offers:
        """What can be done now by clicks and drags."""
        return self.narrowed(self._offers)

    def ask(self, offers: Offers) -> None:
        """A new question is open; the gesture in progress ends."""
        self.drop_all()
        self._offers = offers
        if self.focus not in self.offers.walk():
            self.focus = ""

    def drop_all(self) -> None:
        """Let go of everything, for a lost window, a new question or Escape."""
        self.source = ""
        self.variant = -1
        self.dragging = False
        self._pressed = ""
        self._down = False

    @property
    def holding(self) -> bool:
        """True while a press or a drag is under way."""
        return self._down

    def move(self, point: Point) -> bool:
        """The pointer moved. True when the looks of the table may have changed."""
        self.pointer = point
        before = (self.hover, self.dragging, self.source)
        reach = self._reach() if self.dragging else 0.0
        self.hover = self._best(self.hit(point, reach))
        if self._down and self._pressed and not self.dragging:
            far = math.dist(point, self.press_at) > DRAG_THRESHOLD * self.scale
            if far and self._pressed in self.offers.sources() and not self.locked:
                self.source, self.dragging = self._pressed, True
        return before != (self.hover, self.dragging, self.source)

    def press(self, point: Point) -> bool:
        """The main button went down. True when it is on an anchor that matters."""
        if self.locked:
            return False
        self.pointer = self.press_at = point
        self._down = True
        self.dragging = False
        self.focus = ""
        hits = self.hit(point, 0.0)
        self._pressed = self._best(hits)
        self._was_selected = bool(self._pressed) and self._pressed == self.source
        wanted = bool(self._pressed) and (
            self._pressed in self.offers.sources()
            or self._pressed in self.offers.targets(self.source)
            or self.offers.refusal(self._pressed, self.source) is not None
        )
        if not self.source and self._pressed in self.offers.sources():
            self.source, self.variant = self._pressed, -1
        return wanted

    def release(self, point: Point) -> Intent | None:
        """The main button went up, anywhere on or off the window."""
        if not self._down:
            return None
        self.pointer = point
        self._down = False
        if self.dragging:
            return self._drop(point)
        pressed, self._pressed = self._pressed, ""
        return self.click(pressed)

    def click(self, anchor: str) -> Intent | None:
        """A click or Enter on an anchor: select it, act on it, or say why not."""
        held, self._was_selected = self._was_selected, False
        if not anchor:
            self.source = ""
            return None
        if self.source and self.source != anchor:
            choices = self.offers.at(anchor, self.source)
            if choices:
                return self._decide(choices if self.variant < 0 else self.meant(choices), anchor)
        if anchor in self.offers.sources():
            return self._click_source(anchor, held)
        choices = self.offers.at(anchor)
        if choices:
            return self._decide(choices, anchor)
        blocked = self.offers.refusal(anchor, self.source)
        source, self.source = self.source, ""
        return Refuse(blocked, source) if blocked else None

    def _click_source(self, anchor: str, held: bool) -> Intent | None:
        own = self.offers.on(anchor)
        every = {decision(choice) for choice in self.offers.from_source(anchor)}
        if own and every == {decision(choice) for choice in own}:
            return self._decide(own, anchor)
        if held:
            return self._click_again(anchor)
        self.source, self.variant = anchor, -1
        return None

    def _click_again(self, source: str) -> Intent | None:
        """A second click on a piece: it goes to its only place, or it is put down."""
        choices = self.offers.from_source(source)
        target = choices[0].target
        if all(choice.target == target for choice in choices):
            return self._decide(choices, target)
        self.source = ""
        return None

    def enter(self) -> Intent | None:
        """Enter or Return on the focused anchor."""
        if self.locked or not self.focus:
            return None
        anchor = self.focus
        self._was_selected = anchor == self.source
        intent = self.click(anchor)
        if intent is None and self.source:
            walk = self.offers.walk(self.source)
            self.focus = walk[0] if walk else anchor
        return intent

    def escape(self) -> bool:
        """Take back the selection; True when there was one."""
        had = bool(self.source or self.focus)
        self.drop_all()
        self.focus = ""
        return had

    def tab(self, backwards: bool = False) -> str:
        """Move the focus to the next anchor of the walk; returns it."""
        walk = self.offers.walk(self.source)
        if not walk:
            self.focus = ""
        elif self.focus in walk:
            step = -1 if backwards else 1
            self.focus = walk[(walk.index(self.focus) + step) % len(walk)]
        else:
            self.focus = walk[-1 if backwards else 0]
        return self.focus

    def arrow(self, direction: Point, place: Callable[[str], Point | None]) -> str:
        """Move the focus to the nearest anchor of the walk in a direction (unit vector)."""
        here = place(self.focus) if self.focus else None
        if here is None:
            return self.tab()
        best, cost = self.focus, math.inf
        for anchor in self.offers.walk(self.source):
            there = place(anchor)
            if there is None or anchor == self.focus:
                continue
            dx, dy = there[0] - here[0], there[1] - here[1]
            along = dx * direction[0] + dy * direction[1]
            across = abs(dx * direction[1] - dy * direction[0])
            if along > 1 and along + 2 * across < cost:
                best, cost = anchor, along + 2 * across
        self.focus = best
        return best

    def meant(self, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Those of some choices that fit how the source is held; the first way where that one is
        not possible."""
        ways = [choice.variant for choice in choices]
        if not choices or -1 in ways:
            return choices
        held = self.variant if self.variant in ways else ways[0]
        return [choice for choice in choices if choice.variant == held]

    def held_as(self) -> Choice | None:
        """What the piece in the hand is about to do here, or first of all."""
        if not self.source:
            return None
        choices = self.offers.at(self.hover or self.focus, self.source)
        meant = self.meant(choices or self.offers.from_source(self.source))
        return meant[0] if meant else None

    def turn(self, by: int) -> bool:
        """Hold the source in the next way that is possible here, or anywhere while it is over
        nothing; False when there is only one."""
        here = self.focus or self.hover
        choices = self.offers.at(here, self.source) if self.source else []
        if self.source and not choices and (self.dragging or here in ("", self.source)):
            choices = self.offers.from_source(self.source)
        ways = sorted({choice.variant for choice in choices if choice.variant >= 0})
        if len(ways) < 2:
            return False
        now = self.meant(choices)[0].variant
        self.variant = ways[(ways.index(now) + by) % len(ways)]
        return True

    def _drop(self, point: Point) -> Intent:
        source = self.source
        self.dragging, self._pressed = False, ""
        for anchor in self.near(point):
            choices = self.offers.at(anchor, source)
            if choices:
                return self._decide(self.meant(choices), anchor, dragged=True)
        self.source = ""
        for anchor in (*self.hit(point, 0.0), *self.near(point)):
            if anchor == source:
                break  # laid down where it was taken
            blocked = self.offers.refusal(anchor, source)
            if blocked is not None and blocked.target == anchor:
                return Refuse(blocked, source)
        return PutBack(source)

    def _decide(self, choices: Sequence[Choice], anchor: str, dragged: bool = False) -> Intent:
        if len(choices) == 1:
            self.source = ""
            return Act(choices[0], dragged)
        return Choose(tuple(choices), anchor)

    def near(self, point: Point) -> Sequence[str]:
        """The anchors that a drop at a point may mean, the nearest first."""
        return self.hit(point, self._reach())

    def _reach(self) -> float:
        return DROP_REACH * self.scale

    def _best(self, hits: Sequence[str]) -> str:
        """The anchor that a person means: one that matters now before one that does not."""
        if not hits:
            return ""
        targets = self.offers.targets(self.source)
        sources = self.offers.sources()
        for wanted in (targets, sources) if self.source else (sources, targets):
            for anchor in hits:
                if anchor in wanted:
                    return anchor
        for anchor in hits:
            if self.offers.refusal(anchor, self.source) is not None:
                return anchor
        return hits[0]
