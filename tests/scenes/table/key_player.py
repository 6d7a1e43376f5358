"""A player that has no mouse: it walks with Tab, takes with Enter, and presses numbers."""

from __future__ import annotations

from random import Random

import pygame

from engine.explain import Choice
from scenes.app import App
from scenes.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import key

MOST_TABS = 120


class KeyPlayer:
    """Plays a random legal choice after the other with nothing but keys."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        self.app = app
        self.scene = scene
        self.chance = Random(seed)
        self.walked = 0
        self.numbered = 0
        self.rows = 0

    def play_on(self, decisions: int) -> None:
        """Play until the game is over or so many decisions were taken."""
        while not self.scene.desk.over and len(self.scene.match.session.log) < decisions:
            self.step()

    def step(self) -> None:
        """One choice; AssertionError when the table did not take it."""
        self.settle()
        if self.scene.desk.over:
            return
        before = len(self.scene.match.session.log)
        question = self.scene.desk.question
        assert question is not None
        choice = self.chance.choice(question.choices)
        self.perform(choice)
        assert len(self.scene.match.session.log) > before, f"{choice} in {question.op}"

    def perform(self, choice: Choice) -> None:
        """Make the choice as somebody without a mouse would."""
        if not choice.source and not choice.target:
            self.press_button(choice)
        else:
            if choice.source:
                self.walk_to(choice.source)
                self.press(pygame.K_RETURN)
            if self.waits_for(choice) and choice.target:
                self.walk_to(choice.target)
                self.press(pygame.K_RETURN)
            self.walked += 1
        self.pick_if_asked(choice)

    def waits_for(self, choice: Choice) -> bool:
        """True while the question is still open and no chooser has come up."""
        desk = self.scene.desk
        asked = desk.question is not None and choice in desk.question.choices
        return asked and desk.picking is None

    def walk_to(self, anchor: str) -> None:
        """Tab until the focus is on an anchor."""
        for _ in range(MOST_TABS):
            if self.scene.controller.focus == anchor:
                self.see_focus()
                return
            self.press(pygame.K_TAB)
        raise AssertionError(f"Tab never came to {anchor}")

    def press_button(self, choice: Choice) -> None:
        """A numbered button, a row of the chooser, or the end of the turn."""
        if choice.ends_turn:
            self.press(pygame.K_e)
            if self.scene.desk.prompt.armed == "end":
                self.press(pygame.K_RETURN)
            return
        prompt = self.scene.desk.prompt
        if prompt.needs_chooser:
            if self.scene.desk.picking is None:
                self.press(pygame.K_1)
            return
        self.press(getattr(pygame, f"K_{prompt.plain.index(choice) + 1}"))
        self.numbered += 1

    def pick_if_asked(self, wanted: Choice) -> None:
        """Walk to a row of the open chooser and take it."""
        picking, question = self.scene.desk.picking, self.scene.desk.question
        if picking is None or question is None or wanted not in question.choices:
            return
        index = picking.choices.index(wanted) if wanted in picking.choices else 0
        for _ in range(index):
            self.press(pygame.K_DOWN)
        self.see_focus()
        self.press(pygame.K_RETURN)
        self.rows += 1

    def see_focus(self) -> None:
        """The focus is on something that lies on the screen."""
        focus, chrome = self.scene.controller.focus, self.scene.panels.focused
        assert focus or chrome
        if focus:
            assert focus in self.scene.places
        else:
            assert chrome in self.scene.chrome.targets, chrome

    def press(self, code: int, mod: int = 0) -> None:
        """One key."""
        self.app.tick([key(code, mod)], 0.02)

    def settle(self) -> None:
        """Let animations end; an opponent's turn is skipped with Space, a curtain opened."""
        for _ in range(400):
            top = self.app.stack.top
            if isinstance(top, CurtainScene) and top.opaque:
                self.press(pygame.K_RETURN)
            elif self.scene.desk.watching:
                self.press(pygame.K_SPACE)
            elif not self.app.tick([], 0.05) and self.app.pause_seconds() != 0.0:
                return
