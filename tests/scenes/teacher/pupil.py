"""Somebody who follows a lesson at the table by mouse or by keys, through real events alone."""

from __future__ import annotations

from fnmatch import fnmatchcase
from pathlib import Path

import pygame

from engine.explain import Choice
from scenes.app import App
from scenes.table.scene import TableScene
from scenes.teacher.scene import LessonScene
from tests.scenes.support import click, key, make_app, motion, wait_until
from tests.scenes.table.key_player import KeyPlayer
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.table_player import TablePlayer

INSTANT = 4
MOST = 400
FRAMES_OF_WORDS = 5
"""In which inspector and slips are written, piece by piece."""


class _Mouse(MousePlayer):
    """Takes hold of a card where no other lies on it, and clicks where it is asked how."""

    def perform(self, choice: Choice) -> None:
        if choice.variant <= 0 or not choice.source:
            super().perform(choice)
            return
        self.uncover(choice)
        self.click(self.at(choice.source))
        self.click(self.at(choice.target))
        self.pick_if_asked(choice)

    def pick_if_asked(self, wanted: Choice) -> None:
        """Choose in a list that the guide has not answered."""
        self.frame()
        super().pick_if_asked(wanted)

    def at(self, anchor: str) -> tuple[int, int]:
        box = self.scene.context.places[anchor].rect
        for share in (0.5, 0.2, 0.8):
            point = (round(box.x + share * box.width), box.centery)
            if self.scene.context.hit(point, 0.0)[:1] == [anchor]:
                return point
        return super().at(anchor)


class Pupil:
    """Does what the slip says, one step after the other."""

    def __init__(self, folder: Path, game: str, *, by_keys: bool, size: tuple[int, int]) -> None:
        self.app: App = make_app(folder, size)
        self.app.settings.speed = INSTANT
        self.scene = LessonScene(self.app, game, self.table)
        self.by_keys = by_keys
        self.app.stack.reset(self.scene)
        self.seen: list[str] = []
        self.faults: list[str] = []
        """Where a slip lay on what it speaks of, on the prompt, or out of the window."""
        self.hidden: list[str] = []
        """Where a slip lay on the ground of what it speaks of."""
        self.on_rail: list[str] = []
        """Where a slip lay on the seats or the tabs of the rail."""

    def table(self, session_id: str, session: object) -> TableScene:
        return TableScene(self.app, session_id, session)  # type: ignore[arg-type]

    @property
    def hand(self) -> TablePlayer:
        """Who moves the things of the table that lies there now."""
        assert isinstance(self.scene.table, TableScene)
        player = KeyPlayer if self.by_keys else _Mouse
        return player(self.app, self.scene.table, 1)

    def rest(self) -> None:
        """Frames until the table rests or the guide speaks about what others do."""
        self.app.tick([], 0.05)
        wait_until(self.app, self._waits_for_the_pupil)
        for _ in range(FRAMES_OF_WORDS):
            self.app.tick([], 0.05)

    def _waits_for_the_pupil(self) -> bool:
        if self.scene.loading or self.scene.gliding:
            return False
        return self.scene.table.taught.resting or bool(self.scene.spoken_of)

    def follow(self, most: int = MOST) -> None:
        """To the end of the lesson, or so many steps far."""
        for _ in range(most):
            self.rest()
            runner = self.scene.course.runner
            if runner.finished:
                return
            self._one()

    def _one(self) -> None:
        scene, runner = self.scene, self.scene.course.runner
        table = scene.table.taught
        if scene.spoken_of or not table.resting:
            self.app.tick([key(pygame.K_RETURN)], 0.05)
            return
        if scene.parting:
            self._press("go_on", pygame.K_RETURN)
            return
        step = runner.step
        name = f"{runner.chapter.id}.{step.id if step is not None else 'since'}"
        if name not in self.seen:
            self.seen.append(name)
            self._look(name)
        if runner.since or (step is not None and step.reads):
            self._press("go_on", pygame.K_RETURN)
        elif step is not None and step.wants.waits_for("touch"):
            self._touch(step.at[0], [t.args[0] for t in step.wants.terms if t.kind == "touch"])
        else:
            choice = scene.course.wanted()
            question = scene.table.taught.question
            assert question is not None
            if choice is None:
                choice = min(question.choices, key=lambda each: each.rank)
            self.hand.perform(next(c for c in question.choices if c == choice))

    def _look(self, name: str) -> None:
        """The slip covers nothing that it speaks of and nothing that is read."""
        overlay = self.scene.overlay
        assert overlay is not None
        assert overlay.box is not None, name
        read = self.scene.table.taught.read_now()
        on = [box for box in (*overlay.lit, *read) if overlay.box.colliderect(box)]
        if on or not pygame.Rect((0, 0), self.app.size).contains(overlay.box):
            self.faults.append(f"{name}: {overlay.box} on {on}")
        if overlay.box.collidelist(overlay.near) >= 0:
            self.hidden.append(name)
        if overlay.box.collidelist(self.scene.table.taught.looked_up()[-1]) >= 0:
            self.on_rail.append(name)

    def _press(self, target: str, code: int) -> None:
        if self.by_keys:
            self.app.tick([key(code)], 0.05)
        else:
            self.app.tick(click(self.scene.targets[target].center), 0.05)

    def _touch(self, anchor: str, wanted: list[str]) -> None:
        """Try a refused place, which the pointer alone does not; who has no mouse passes such a
        step by Enter."""
        assert any(fnmatchcase(anchor, each) for each in wanted)
        if self.by_keys:
            self.app.tick([key(pygame.K_RETURN)], 0.05)
            return
        step = self.scene.course.runner.step
        self.try_place(anchor)
        refused = self.scene.table.taught.blocked
        assert (refused, self.scene.course.runner.step) == (anchor, step), "not to be read"
        self._press("go_on", pygame.K_RETURN)
        self.rest()
        assert self.scene.course.runner.step is not step
        self.app.tick([motion(1, self.app.size[1] - 2)], 0.05)

    def _in_sight(self, piece: str) -> bool:
        """Whether a piece, if one is named, lies beside the slip."""
        overlay, hand = self.scene.overlay, self.hand
        assert overlay is not None
        assert overlay.box is not None
        assert isinstance(hand, _Mouse)
        covers = overlay.box.unionall([self.scene.targets["fold"]])
        return not piece or not covers.collidepoint(hand.at(piece))

    def try_place(self, anchor: str) -> None:
        """Click on a refused place, with the piece in the hand that is refused there."""
        question, hand = self.scene.table.taught.question, self.hand
        assert question is not None
        assert isinstance(hand, _Mouse)
        piece = next(
            each.source
            for each in question.blocked
            if each.target == anchor and self._in_sight(each.source)
        )
        if piece:  # what is refused depends on what is in the hand
            hand.click(hand.at(piece))
        step, at = self.scene.course.runner.step, hand.at(anchor)
        self.app.tick([motion(*at)], 0.05)
        self.rest()
        assert self.scene.course.runner.step is step, "crossed, not tried"
        self.app.tick(click(at), 0.05)
        self.rest()
