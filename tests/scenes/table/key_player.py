"""A player that has no mouse: it walks with Tab, takes with Enter, and presses numbers."""

from __future__ import annotations

import pygame

from engine.explain import Choice
from scenes.app import App
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import key
from tests.scenes.table.table_player import TablePlayer

MOST_TABS = 120


class KeyPlayer(TablePlayer):
    """Plays a random legal choice after the other with nothing but keys."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        super().__init__(app, scene, seed)
        self.walked = 0
        self.numbered = 0
        self.rows = 0

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
        model = self.scene.model
        asked = model.question is not None and choice in model.question.choices
        return asked and model.picking is None

    def walk_to(self, anchor: str) -> None:
        """Tab until the focus is on an anchor, backwards where that is shorter."""
        way = self.shorter_way(anchor)
        for _ in range(MOST_TABS):
            if self.scene.controller.focus == anchor:
                self.see_focus()
                return
            self.press(pygame.K_TAB, way)
        raise AssertionError(f"Tab never came to {anchor}")

    def shorter_way(self, anchor: str) -> int:
        """The key to hold with Tab: Shift, if the anchor is nearer by going back."""
        controller = self.scene.controller
        walk = controller.offers.walk(controller.source)
        assert anchor in walk, f"Tab never comes to {anchor}"
        here = walk.index(controller.focus) if controller.focus in walk else -1
        ahead = (walk.index(anchor) - here) % len(walk)
        return pygame.KMOD_SHIFT if ahead > len(walk) / 2 else 0

    def press_button(self, choice: Choice) -> None:
        """A numbered button, a row of the chooser, or the end of the turn."""
        if choice.ends_turn:
            self.press(pygame.K_e)
            if self.scene.model.prompt.armed == "end":
                self.press(pygame.K_RETURN)
            return
        prompt = self.scene.model.prompt
        if prompt.needs_chooser:
            if self.scene.model.picking is None:
                self.press(pygame.K_1)
            return
        name = f"choice:{prompt.plain.index(choice)}"
        number = next(each.number for each in self.scene.panels.prompt.buttons if each.id == name)
        self.press(getattr(pygame, f"K_{number % 10}"))
        self.numbered += 1

    def pick_if_asked(self, wanted: Choice) -> None:
        """Walk to a row of the open chooser and take it."""
        picking, question = self.scene.model.picking, self.scene.model.question
        if picking is None or question is None or wanted not in question.choices:
            return
        self.app.tick([], 0.02)  # a guide may begin in the row that it asks for, or choose it
        if self.scene.model.picking is not picking:
            return
        index = picking.choices.index(wanted) if wanted in picking.choices else 0
        for _ in range((index - picking.row) % len(picking.choices)):
            self.press(pygame.K_DOWN)
        self.see_focus()
        self.press(pygame.K_RETURN)
        self.rows += 1

    def see_focus(self) -> None:
        """The focus is on something that lies on the screen."""
        focus, chrome = self.scene.controller.focus, self.scene.panels.focused
        assert focus or chrome
        if focus:
            assert focus in self.scene.context.places
        else:
            assert chrome in self.scene.chrome.targets, chrome

    def press(self, code: int, mod: int = 0) -> None:
        """One key."""
        self.app.tick([key(code, mod)], 0.02)

    def open_curtain(self, curtain: CurtainScene) -> None:
        self.press(pygame.K_RETURN)

    def skip(self) -> None:
        self.press(pygame.K_SPACE)
