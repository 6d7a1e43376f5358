"""What all players of the tests have in common: they take one legal choice after the other."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from random import Random

from engine.explain import Choice, Question
from scenes.app import App
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene
from tests.scenes.support import PATIENCE


class TablePlayer(ABC):
    """Chooses at random; how the choice is made at the table, its heirs say."""

    def __init__(self, app: App, scene: TableScene, seed: int) -> None:
        self.app = app
        self.scene = scene
        self.chance = Random(seed)

    @abstractmethod
    def perform(self, choice: Choice) -> None:
        """Make the choice as a person would."""

    @abstractmethod
    def open_curtain(self, curtain: CurtainScene) -> None:
        """Say that the person who is waited for is there."""

    @abstractmethod
    def skip(self) -> None:
        """See the end of an opponent's turn at once."""

    def play_on(self, decisions: int) -> None:
        """Play until the game is over or so many decisions were taken."""
        while not self.scene.model.over and len(self.scene.match.session.log) < decisions:
            self.step()

    def step(self) -> None:
        """One choice; AssertionError when the table did not take it."""
        self.settle()
        if self.scene.model.over:
            return
        before = len(self.scene.match.session.log)
        question = self.scene.model.question
        assert question is not None
        choice = self.choose(question)
        self.perform(choice)
        after = len(self.scene.match.session.log)
        assert after > before, f"nothing happened for {choice} in {question.op}"

    def choose(self, question: Question) -> Choice:
        """Any answer."""
        return self.chance.choice([each for each in question.choices if not each.idle])

    def settle(self) -> None:
        """Let animations end; an opponent's turn is skipped, a curtain opened."""
        end = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < end, "the table never came to rest"
            top = self.app.stack.top
            if isinstance(top, CurtainScene) and top.opaque:
                self.open_curtain(top)
            elif self.scene.model.watching:
                self.skip()
            elif not self.app.tick([], 0.05) and self.app.pause_seconds() != 0.0:
                return
