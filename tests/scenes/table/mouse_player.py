"""A player that knows nothing but the mouse: it drags and clicks where anchors and buttons lie."""

from __future__ import annotations

import pygame

from engine.explain import Choice
from scenes.app import App
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import key, motion, press, release
from tests.scenes.table.table_player import TablePlayer

Point = tuple[int, int]


class MousePlayer(TablePlayer):
    """Plays a random legal choice after the other, by synthetic events alone."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        super().__init__(app, scene, seed)
        self.drags = 0
        self.clicks = 0
        self.choosers = 0
        self.hand_overs = 0

    def perform(self, choice: Choice) -> None:
        """Make the choice as a person would."""
        self.uncover(choice)
        if choice.source and choice.target:
            self.drag(self.at(choice.source), self.at(choice.target))
            self.drags += 1
        elif choice.source or choice.target:
            self.click(self.at(choice.source or choice.target))
            if self.scene.model.prompt.armed == "end":
                self.click(self.at(choice.source or choice.target))
        else:
            self.press_button(choice)
        self.pick_if_asked(choice)

    def uncover(self, choice: Choice) -> None:
        """Put the digest away when it lies on what is to be clicked."""
        sheet = [box for name, box in self.scene.chrome.targets.items() if "digest:" in name]
        for anchor in (choice.source, choice.target):
            place = self.scene.context.places.get(anchor)
            if place is not None and sheet and place.rect.collidelist(sheet) >= 0:
                self.click_target("digest:close")
                return

    def press_button(self, choice: Choice) -> None:
        """A button of the prompt bar, a row of the chooser, or the token that ends the turn."""
        if choice.ends_turn:
            self.click_target("prompt:end")
            if self.scene.model.question is not None and self.scene.model.prompt.armed == "end":
                self.click_target("prompt:end")
            return
        plain = self.scene.model.prompt.plain
        if self.scene.model.prompt.needs_chooser:
            if self.scene.model.picking is None:
                self.click_target("prompt:more")
            return
        self.click_target(f"prompt:choice:{plain.index(choice)}")

    def pick_if_asked(self, wanted: Choice) -> None:
        """Choose in an open chooser."""
        picking = self.scene.model.picking
        question = self.scene.model.question
        if picking is None or question is None or wanted not in question.choices:
            return
        self.choosers += 1
        self.see_chooser()
        index = picking.choices.index(wanted) if wanted in picking.choices else 0
        for _ in range(40):
            self.frame()
            if f"chooser:choice:{index}" in self.scene.chrome.targets:
                break
            self.click_target("chooser:chooser:more")
        self.click_target(f"chooser:choice:{index}")

    def see_chooser(self) -> None:
        """Frames until the rows of the chooser are drawn: every other large part may come first."""
        for _ in range(12):
            if any(name.startswith("chooser:") for name in self.scene.chrome.targets):
                return
            self.frame()

    # Events -----------------------------------------------------------------------------------

    def at(self, anchor: str) -> Point:
        """A point of the anchor at which it is on top."""
        place = self.scene.context.places[anchor]
        x, y = place.middle
        return round(x), round(y)

    def drag(self, start: Point, end: Point) -> None:
        x, y = start
        self.tick([motion(x, y), press(x, y)])
        half = (round((x + end[0]) / 2), round((y + end[1]) / 2))
        self.tick([motion(*half)])
        self.tick([motion(*end), release(*end)])

    def click(self, point: Point) -> None:
        self.clicks += 1
        self.tick([motion(*point)])
        self.tick([press(*point), release(*point)])

    def click_target(self, name: str) -> None:
        rect = self.scene.chrome.targets.get(name)
        assert rect is not None, f"{name} is not among {sorted(self.scene.chrome.targets)}"
        self.click(rect.center)

    def frame(self) -> None:
        """One frame, however long what it shows is being made."""
        self.scene.mark()
        self.tick([])
        while self.scene.beginning.active:
            self.tick([])

    def tick(self, events: list[pygame.event.Event]) -> None:
        self.app.tick(events, 0.02)

    def open_curtain(self, curtain: CurtainScene) -> None:
        self.hand_overs += 1
        self.click(curtain.boxes()["show"].center)

    def skip(self) -> None:
        self.tick([key(pygame.K_SPACE)])
