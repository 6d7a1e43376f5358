"""Slips of paper by the pointer: what a click would do, why it cannot be done, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from engine.explain import Blocked, Choice, Text
from scenes.table.input.controller import Refuse
from scenes.table.input.pointing import Pointed
from scenes.table.model.legality import Look
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import place_near
from sprites.common.rich import Icon, Token

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

CLICKABLE = (Look.SOURCE, Look.NOW, Look.SELECTED)
REFUSAL_SECONDS = 3.0
HOVER_SECONDS = 0.25
HELD_GAP = 70
"""Units that stay free around a target while a piece is held over it."""


class Tooltips:
    """At most one slip: a fresh refusal first, else what the pointer is on."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._refusal: Blocked | None = None
        self._left = 0.0
        self._rested = 0.0
        self._under: object = None
        self._done_with: object = None
        self._settled_at: object = None
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until a slip appears or goes away."""
        if self._refusal is not None:
            return self._left
        return HOVER_SECONDS - self._rested if self._rested < HOVER_SECONDS else None

    @property
    def refused(self) -> str:
        """The place whose refusal is being explained; empty for none."""
        return self._refusal.target if self._refusal is not None else ""

    def refuse(self, intent: Refuse) -> None:
        """A gesture was refused: say why for a while."""
        self._refusal, self._left = intent.blocked, REFUSAL_SECONDS

    def dismiss(self) -> None:
        """The person presses: what a click here means has been read, and hides nothing."""
        self._refusal = None
        self._done_with = self._under = self._below
        self._rested = 0.0

    def hush(self) -> None:
        """Something was decided: a pointer that merely stays where it was asks for nothing."""
        self._settled_at = self._under = self._below

    @property
    def _below(self) -> tuple[str, str]:
        """What is under the pointer, or has the keyboard's focus."""
        controller = self._scene.controller
        return controller.focus or controller.hover, self._scene.chrome_under

    def update(self, dt: float) -> bool:
        """Let time pass; True when a slip appears or goes away."""
        under = self._below
        if under != self._under:
            self._under, self._rested = under, 0.0
            self._done_with = self._settled_at = None
        before, self._rested = self._rested, self._rested + dt
        appears = before < HOVER_SECONDS <= self._rested
        if self._refusal is None:
            return appears
        self._left -= dt
        if self._left > 0:
            return appears
        self._refusal = None
        return True

    def draw(self, canvas: pygame.Surface, pointed: Pointed) -> None:
        """The slip that is due, beside the thing it speaks of."""
        scene = self._scene
        self.box = None
        if self._refusal is not None:
            self._put(canvas, self._blocked(self._refusal), self._place(self._refusal.target))
            return
        if not self._due(pointed):
            return
        under = scene.chrome_under
        if under.startswith("chooser:") or self._settled_at == self._below:
            return  # the row itself says everything; a decision was just made here
        slip = self._of(pointed, titled=not under.startswith("prompt:"))
        if slip is not None:
            target = scene.chrome.targets.get(scene.chrome_under)
            anchor = pointed.anchor
            if pointed.choice is not None and pointed.choice.target and not target:
                anchor = anchor or pointed.choice.target
            near = target or self._place(anchor)
            if scene.held is not None:
                near = near.inflate(scene.frame.px(HELD_GAP), scene.frame.px(HELD_GAP))
            self._put(canvas, slip, near)

    def _due(self, pointed: Pointed) -> bool:
        """A dragged piece shows at once what its drop means; a pointer must rest first."""
        scene = self._scene
        if scene.held is not None:
            return pointed.choice is not None or pointed.blocked is not None
        return self._rested >= HOVER_SECONDS or bool(scene.controller.focus)

    def _of(self, pointed: Pointed, titled: bool) -> Tooltip | None:
        about = self._scene.history.help(self._scene.chrome_under)
        if about:
            return Tooltip(text=(about,))
        if pointed.reason:
            return Tooltip(reason=(pointed.reason,))
        hint = self._scene.panels.hints.get(self._scene.chrome_under)
        if hint:
            return Tooltip(text=(hint,))
        if pointed.blocked is not None:
            return self._blocked(pointed.blocked)
        if self._done_with == self._below and self._scene.held is None:
            return self._next_click(pointed)
        if pointed.choice is not None:
            return self._choice(pointed.choice, titled)
        return None

    def _next_click(self, pointed: Pointed) -> Tooltip | None:
        """After the first click on a piece: how it goes on. The first slip would be in the way."""
        scene = self._scene
        source = scene.controller.source
        if not source or pointed.anchor != source or scene.model.picking is not None:
            return None
        targets = scene.controller.offers.targets(pointed.anchor)
        if not targets:
            return None
        key = "table.click_again" if len(targets) == 1 else "table.click_target"
        return Tooltip(text=(scene.say(key),))

    def _blocked(self, blocked: Blocked) -> Tooltip:
        scene = self._scene
        clause = scene.say(Text("table.rules_ref", {"clause": blocked.clause}))
        return Tooltip(reason=(scene.say(blocked.reason),), clause=clause if blocked.clause else "")

    def _choice(self, choice: Choice, titled: bool) -> Tooltip | None:
        """What a click would do: its label (a button bears it already), costs, gains, warnings."""
        scene = self._scene
        tokens: list[Token] = []
        for effect in scene.panels.chooser.effects(choice):
            tokens += [f" {effect.delta.text}", Icon(effect.icon)]
        if choice.reveals:
            tokens.append(
                f"\n{scene.say('table.reveals')}" if tokens else scene.say("table.reveals")
            )
        for remark in scene.table.remarks(choice, scene.model.shown, scene.viewer):
            tokens.append(f"\n{remark}" if tokens else remark)
        warnings: list[Token] = []
        for warning in choice.warnings:
            warnings.append(f"\n{scene.say(warning)}" if warnings else scene.say(warning))
        if not (titled or tokens or warnings):
            return None
        title = scene.say(choice.label) if titled else ""
        return Tooltip(tuple(tokens), title, warning=tuple(warnings))

    def _place(self, anchor: str) -> pygame.Rect:
        scene = self._scene
        place = scene.places.get(anchor)
        if place is not None:
            return place.rect
        return pygame.Rect(scene.app.pointer, (1, 1)).inflate(24, 24)

    def _put(self, canvas: pygame.Surface, slip: Tooltip, near: pygame.Rect) -> None:
        scene = self._scene
        made_of = (slip, scene.frame.scale, scene.table.theme, scene.table.icon)
        if scene.pacing.full and not tooltip.has(*made_of):
            scene.pacing.wait()
            return
        drawn = tooltip(*made_of)
        self.box = self._room(canvas.get_rect(), near, drawn.size)
        drawn.blit(canvas, self.box.topleft)

    def _room(self, canvas: pygame.Rect, near: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
        """Beside the thing that the slip speaks of; over the prompt only where nothing else has
        room, or where the slip speaks of what stands there."""
        frame, free = self._scene.frame, self._kept_free()
        bounds = canvas.inflate(-frame.px(12), -frame.px(12))
        below = bounds.copy()
        below.top, below.height = frame.prompt.bottom, bounds.bottom - frame.prompt.bottom
        if below.top <= near.top:
            box = place_near(near, size, below, frame.px(8), free)
            if below.contains(box) and not box.colliderect(near):
                return box
        return place_near(near, size, bounds, frame.px(8), [*free, frame.prompt])

    def _kept_free(self) -> list[pygame.Rect]:
        """Places that can be clicked now, and hints: a slip that has a choice lies beside them."""
        scene = self._scene
        marks, places = scene.painter.marked, scene.places
        return scene.painter.hinted + [
            places[anchor].rect
            for anchor, look in marks.items()
            if anchor in places and look in CLICKABLE
        ]
