"""The wood of a shelf, with the cloth of whose things lie there."""

from __future__ import annotations

import pygame

from scenes.games.board_plan import EDGE
from sprites.common import svg
from sprites.common.chrome_tray import tray
from sprites.common.owner_cloth import owner_cloth
from sprites.common.players import PlayerStyle
from sprites.common.surface_cache import kept
from sprites.common.theme import Theme


def lay_wood(canvas: pygame.Surface, box: pygame.Rect, scale: float, theme: Theme) -> None:
    """The empty wood of the shelf's part for what its owner holds."""
    tray((), 1, box.size, scale, theme, _no_icon).blit(canvas, box.topleft)


def lay_cloth(canvas: pygame.Surface, box: pygame.Rect, style: PlayerStyle, scale: float) -> None:
    """The owner's cloth at the left end of the shelf."""
    cloth = owner_cloth(style, (round(EDGE * scale), box.height - round(6 * scale)), scale)
    canvas.blit(cloth, (box.left + round(3 * scale), box.top + round(3 * scale)))


def _no_icon(name: str, px: int) -> pygame.Surface | None:
    return None


@kept
def hollow(size: tuple[int, int], scale: float, colour: str, corner: float) -> pygame.Surface:
    """An empty place for a card; `corner` units of its round corners."""
    width, height = size
    body = svg.rect(0.5, 0.5, width - 1, height - 1, colour, rx=corner * scale, fill_opacity=0.5)
    body += svg.rect(
        1, 1, width - 2, height - 2, "none", "#c9a06a", 1.2 * scale, rx=corner * scale,
        stroke_dasharray=f"{5 * scale:.1f} {4 * scale:.1f}", stroke_opacity=0.5,
    )  # fmt: skip
    return svg.raster(svg.document(body, width, height), size)
