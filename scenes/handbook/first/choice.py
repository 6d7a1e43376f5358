"""Which game shall be learnt: one entry for each, over whatever lies below."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.games import game_keys
from scenes.play.boxes.waiting import waiting
from scenes.shell.widgets.leaf_menu import LeafMenu
from sprites.handbook.seal import seal_at

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

    def target_words(self, key: str) -> str:
        left, said = self._waiting(key), super().target_words(key)
        return f"{said}. {self.app.say('sets.waiting', n=left)}" if left else said

    def _waiting(self, key: str) -> int:
        return 0 if key == _BACK else waiting(self.app.boxes, key)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        for key, box in self.boxes().items():
            left = self._waiting(key)
            if left and self.layout is not None:
                seal_at(surface, box, left, self.layout.scale)

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
