"""Notes every word that the app says or draws, and says what it wrote."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.explain import Text
from engine.texts import Catalogue
from scenes.app import App
from scenes.table.scene import TableScene
from sprites.common import fonts
from tests.scenes.support import key, motion


class ToldWords:
    """Sentences of the catalogue, shown or not, lines of text that are drawn, and titles."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self.said: set[str] = set()
        """Sentences: the same whenever the same is shown."""
        self.drawn: set[str] = set()
        """Lines of text; what has been drawn before may be kept and is not drawn again."""
        self._app = app
        say, render = Catalogue.say, fonts.render

        def said(catalogue: Catalogue, text: Text | str, *names: Any, **values: Any) -> str:
            sentence = say(catalogue, text, *names, **values)
            self.said.add(sentence)
            return sentence

        def drawn(font: pygame.font.Font, text: str, *looks: Any, **more: Any) -> pygame.Surface:
            self.drawn.add(text)
            return render(font, text, *looks, **more)

        patch.setattr(Catalogue, "say", said)
        patch.setattr(fonts, "render", drawn)

    def all(self) -> set[str]:
        """What was told so far, with the title of the window and the sentence of the notice."""
        return self.said | self.drawn | {*pygame.display.get_caption(), self._app.notice.sentence}


def point_about(scene: TableScene, places: int = 1000) -> None:
    """The pointer rests on so many things of the table, and on every part of its frame."""
    anchors = [place.middle for place in scene.context.places.values()][:places]
    chrome = [box.center for box in scene.chrome.targets.values()]
    for x, y in anchors + chrome:
        scene.app.tick([motion(round(x), round(y))], 0.02)
        scene.app.tick([], 0.6)


def keys(app: App, *codes: int) -> None:
    """Keys, one by one, with time for what they open."""
    for code in codes:
        app.tick([key(code)], 0.02)
        for _ in range(3):
            app.tick([], 0.05)


def written(folder: Path) -> dict[str, bytes]:
    """Names and contents of all files below the folder but the library itself, which may know."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        str(path.relative_to(folder)): b"" if "sqlite" in path.name else path.read_bytes()
        for path in files
    }
