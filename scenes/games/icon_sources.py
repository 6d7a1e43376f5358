"""Where words find their icons: one lasting function for each game and for each look of its seats.

Drawn words are kept by the function that gives their icons. A method of a table would keep that
whole table with them, and the next table of the same game would have to draw everything again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pygame

from sprites.common.players import PlayerStyle
from sprites.common.rich import IconSource

_LOOKS = 32
WORKER = "worker:"
"""How the name of a piece in a seat's colour begins: "worker:red"."""


@lru_cache(maxsize=_LOOKS)
def icons_named(names: tuple[str, ...], draw: Callable[[str, int], pygame.Surface]) -> IconSource:
    """Icons by name and height in px; None for a name that is not in `names`."""
    known = frozenset(names)
    return lambda name, px: draw(name, px) if name in known else None


@lru_cache(maxsize=_LOOKS)
def icons_and_workers(
    icons: IconSource,
    draw_worker: Callable[[PlayerStyle, int], pygame.Surface],
    styles: tuple[PlayerStyle, ...],
) -> IconSource:
    """The same, and the workers of all seats by `WORKER` and the name of the colour."""
    workers = {f"{WORKER}{style.key}": style for style in styles}

    def icon(name: str, px: int) -> pygame.Surface | None:
        return draw_worker(workers[name], px) if name in workers else icons(name, px)

    return icon
