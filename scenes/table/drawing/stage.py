"""The stage: an opponent's card, big, with its words, while it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.table.chrome.rail import inspector_of
from scenes.table.view import StageCard
from sprites.common.kept import kept
from sprites.common.light import Shaded, with_shadow
from sprites.common.materials import framed_paper
from sprites.common.rail_inspector import Inspector, inspector
from sprites.common.theme import Theme

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Stage:
    """Follows the events of an opponent's turn; empty at every other time."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._card: StageCard | None = None
        self._seen: object = None
        self._parts: list[tuple[pygame.Surface, tuple[int, int]]] = []

    def draw(self, canvas: pygame.Surface) -> None:
        """The card of the watched opponent; it stays until the turn is over."""
        scene = self._scene
        shown = scene.model.animator.shown_event
        if not scene.animator.opponent or shown is None:
            self._card, self._seen, self._parts = None, None, []
            return
        now = (shown.decision, shown.index, scene.frame)
        if now != self._seen and scene.pacing.full:
            scene.pacing.wait()
        elif now != self._seen:
            self._seen = now
            self._card = scene.table.stage(shown.event, shown.view, self._card)
            self._parts = self._made(self._card) if self._card is not None else []
            scene.pacing.drawn()
        canvas.fblits(self._parts)

    def chores(self) -> list[Callable[[], object]]:
        """The sheet, made ahead."""
        scene = self._scene
        size, scale = scene.table.stage_box().size, scene.frame.scale
        return [partial(stage_paper, size, scale, scene.table.theme)]

    def _made(self, card: StageCard) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Sheet, card and words, each with its corner on the window."""
        scene = self._scene
        scale, box = scene.frame.scale, scene.table.stage_box()
        sheet = stage_paper(box.size, scale, scene.table.theme)
        inner = box.inflate(-scene.frame.px(20), -scene.frame.px(18))
        view = scene.model.shown
        picture = scene.table.stage_picture(card, view, inner.height)
        parts = [
            (sheet.surface, (box.left - sheet.origin[0], box.top - sheet.origin[1])),
            (picture, picture.get_rect(midleft=inner.midleft).topleft),
        ]
        inspection = scene.table.inspect(card.anchor, view, scene.viewer)
        if inspection is None:
            return parts
        words = Inspector(inspection.title, lines=inspector_of(inspection, scene.say).lines)
        left = inner.left + picture.get_width() + scene.frame.px(12)
        size = (inner.right - left, inner.height)
        drawn = inspector(words, size, scale, scene.table.theme, scene.table.icon)
        return [*parts, (drawn.surface, (left - drawn.origin[0], inner.top - drawn.origin[1]))]


@kept
def stage_paper(size: tuple[int, int], scale: float, theme: Theme) -> Shaded:
    """The sheet on which an opponent's card is explained."""
    sheet = framed_paper(size, scale, 41, theme.paper, 8, theme.rule, theme.ink)
    return with_shadow(sheet, 1.4 * scale)
