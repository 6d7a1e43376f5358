"""A player that has a gamepad only: cross and four buttons."""

from __future__ import annotations

import pygame

from engine.explain import Choice
from scenes.table.model.legality import decision
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.overlays.tools import ToolsScene
from tests.scenes.pads import DOWN, LEFT, RIGHT, UP, crossed, pushed
from tests.scenes.table.table_player import TablePlayer

MOST_STEPS = 12


class PadPlayer(TablePlayer):
    """Walks with the cross where that leads there soon, else takes the answer from the list."""

    walked = listed = tools = 0

    def perform(self, choice: Choice) -> None:
        if choice.ends_turn and self.scene.model.prompt.finish is choice:
            self.use_tool("end")
            if self.scene.model.prompt.armed == "end":
                self.push("a")
            return
        if not self.walk(choice):
            self.take_from_list(choice)
        if self.scene.model.picking is not None and choice in self.scene.model.picking.choices:
            self.take_row(choice)  # a choice that must be confirmed

    def walk(self, choice: Choice) -> bool:
        """Take it on the table; False where the cross does not come there soon, or where the
        place alone does not say what is meant."""
        if not choice.source or not choice.target or self.scene.model.picking is not None:
            return False
        before = len(self.scene.match.session.log)
        for anchor in (choice.source, choice.target):
            if not self.walk_to(anchor):
                self.let_go()
                return False
            self.push("a")
            if len(self.scene.match.session.log) > before:
                break
            if self.scene.model.picking is not None:
                self.take_row(choice)
                break
        self.walked += 1
        return True

    def let_go(self) -> None:
        """B as often as something is held or open, but not into the menu."""
        controller = self.scene.controller
        if controller.source or controller.focus:
            self.push("b")

    def walk_to(self, anchor: str) -> bool:
        places, controller = self.scene.context.places, self.scene.controller
        if anchor not in places or anchor not in controller.offers.walk(controller.source):
            return False
        for _ in range(MOST_STEPS):
            if controller.focus == anchor:
                return True
            here = places.get(controller.focus)
            there = places[anchor].middle
            away = (1, 0) if here is None else tuple(
                there[n] - here.middle[n] for n in (0, 1)
            )  # fmt: skip
            across = abs(away[0]) >= abs(away[1])
            self.cross((RIGHT if away[0] > 0 else LEFT) if across else DOWN if away[1] > 0 else UP)
        return controller.focus == anchor

    def take_from_list(self, choice: Choice) -> None:
        """Y opens all answers in words."""
        if self.scene.model.picking is None:
            self.push("y")
        self.take_row(choice)
        self.listed += 1

    def take_row(self, choice: Choice) -> None:
        picking = self.scene.model.picking
        assert picking is not None
        rows = [decision(each) for each in picking.choices]
        place = rows.index(decision(choice)) if decision(choice) in rows else 0
        for _ in range(len(rows)):
            if picking.row == place:
                break
            self.cross(DOWN if (place - picking.row) % len(rows) <= len(rows) // 2 else UP)
        self.push("a")

    def use_tool(self, name: str) -> None:
        """X, then across and down to a line of the leaf: many lines stand in two columns."""
        self.push("x")
        self.app.tick([], 0.02)
        leaf = self.app.stack.top
        assert isinstance(leaf, ToolsScene), leaf
        assert name in leaf.keys
        for _ in range(2 * len(leaf.keys)):
            if leaf.focus.focused == name:
                break
            here, there = leaf.boxes()[leaf.focus.focused], leaf.boxes()[name]
            across = here.left != there.left
            down = DOWN if there.y > here.y else UP
            self.cross((RIGHT if there.x > here.x else LEFT) if across else down)
        assert leaf.focus.focused == name, f"{leaf.focus.focused}, {self.app.stack.scenes}"
        self.push("a")
        self.app.tick([], 0.02)
        self.tools += 1

    def cross(self, direction: tuple[int, int]) -> None:
        self.app.tick(crossed(direction), 0.02)

    def push(self, name: str) -> None:
        self.app.tick(pushed(name), 0.02)

    def open_curtain(self, curtain: CurtainScene) -> None:
        self.push("a")

    def skip(self) -> None:
        self.push("y")


def no_keys(event: pygame.event.Event) -> bool:
    """True for what a pad gives."""
    return bool(event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN))
