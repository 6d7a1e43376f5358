"""Where a building in the hand cannot stand: empty plots that are refused step back, for those
that are open look like them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame

from engine.explain import Choice
from engine.games.viscounts.places import spot_anchor
from engine.games.viscounts.state import State
from scenes.table.motion.things import Place
from scenes.table.view import Hint
from sprites.common import svg
from sprites.common.surface_cache import kept

DUSK, STRENGTH = "#170a22", 0.32


def closed_plots(view: State, choices: Sequence[Choice], places: Mapping[str, Place]) -> list[Hint]:
    """A veil on every empty plot to which none of the choices leads."""
    open_ = {choice.target for choice in choices}
    empty = (spot_anchor(view, spot) for spot, owner in enumerate(view.spots) if owner < 0)
    boxes = [places[name].rect for name in empty if name in places and name not in open_]
    return [Hint(shade(box.size), (float(box.left), float(box.top)), veil=True) for box in boxes]


@kept
def shade(size: tuple[int, int]) -> pygame.Surface:
    """A dark veil over a plot."""
    width, height = size
    body = svg.rect(0, 0, width, height, DUSK, rx=height * 0.12, fill_opacity=STRENGTH)
    return svg.raster(svg.document(body, width, height), size)
