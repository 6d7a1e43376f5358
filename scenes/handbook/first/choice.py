"""Which game shall be learnt: one entry for each, over whatever lies below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.games import game_keys
from scenes.shell.widgets.leaf_menu import LeafMenu

_BACK = "back"


class LearnChoice(LeafMenu):
    """Opens the handbook of the game that is chosen."""

    dimmed = 170

    @property
    def keys(self) -> Sequence[str]:
        return (*game_keys(), _BACK)

    @property
    def crest(self) -> str:
        active = self.focus.active
        return active if active in game_keys() else game_keys()[0]

    def title(self) -> str:
        return self.app.say("handbook.learn")

    def words(self) -> dict[str, str]:
        games = {key: self.app.say(f"game.{key}") for key in game_keys()}
        return games | {_BACK: self.app.say("handbook.learn_back")}

    def choose(self, key: str) -> None:
        if key == _BACK:
            self.app.stack.pop()
        else:
            self.app.stack.replace(self.app.routes.learn(key))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and self._beside(event.pos):
            self.app.stack.pop()
            return True
        return super().handle(event)

    def _beside(self, point: tuple[int, int]) -> bool:
        return self.layout is not None and not self.layout.panel.collidepoint(point)
