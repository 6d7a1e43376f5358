"""What the tests of every table share: a table laid out in a frame, and its words checked."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from engine.explain import Text
from engine.texts import load_catalogue
from scenes.games.board_table import BoardTable
from scenes.table.camera import Camera
from scenes.table.frame import Frame, make_frame
from scenes.table.view import Inspection, Say
from sprites.common.cache import RasterCache

CATALOGUE = load_catalogue("en")
RAW_KEY = re.compile(r"^[a-z_]+(\.[a-z_0-9]+)+$")
Table = TypeVar("Table", bound=BoardTable[Any, Any, Any, Any])


def laid(
    make: Callable[[Mapping[str, Any], Say, RasterCache], Table],
    config: Mapping[str, Any],
    size: tuple[int, int] = (1366, 768),
) -> tuple[Table, Frame]:
    """A table in a window of that size, which shows the whole board."""
    names = [str(seat["name"]) for seat in config["seats"]]

    def say(text: Text | str) -> str:
        return CATALOGUE.say(text, names)

    table = make(config, say, RasterCache(None))
    frame = make_frame(size, 100, table.shelf)
    table.lay_out(frame, Camera(frame.board))
    return table, frame


def check_words(anchor: str, found: Inspection) -> None:
    """Everything is said in sentences, and nothing in them is left open."""
    sentences = [found.title, found.subtitle, found.note, *(fact.words for fact in found.facts)]
    assert found.title, anchor
    for sentence in sentences:
        assert not RAW_KEY.match(sentence), (anchor, sentence)
        assert "{" not in sentence, (anchor, sentence)
