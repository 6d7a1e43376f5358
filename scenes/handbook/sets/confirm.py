"""A question before something is gone: yes or no, over the book."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.shell.services import Services
from scenes.shell.widgets.leaf_menu import LeafMenu

YES, NO = "yes", "no"


class ConfirmLeaf(LeafMenu):
    """Asks `title`; `answers` are the words of yes and no. `done` is called after yes."""

    def __init__(
        self,
        app: Services,
        game: str,
        title: str,
        answers: tuple[str, str],
        done: Callable[[], None],
    ) -> None:
        super().__init__(app)
        self._game, self._title, self._answers, self._done = game, title, answers, done
        self.focus.start_at(NO)

    @property
    def keys(self) -> Sequence[str]:
        return YES, NO

    @property
    def crest(self) -> str:
        return self._game

    def title(self) -> str:
        return self._title

    def words(self) -> dict[str, str]:
        return dict(zip(self.keys, self._answers, strict=True))

    def choose(self, key: str) -> None:
        self.app.stack.pop()
        if key == YES:
            self._done()
