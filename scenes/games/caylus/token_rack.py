"""The castle tokens of a seat on the wood between its cloth and its hand, always at one place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.caylus.state import State
from scenes.games.caylus.layout import HandPlan, token_column
from scenes.games.shelf_wood import hollow
from scenes.table.motion.things import Sprite
from sprites.caylus.castle import medal
from sprites.caylus.geometry_castle import SECTIONS
from sprites.caylus.icons import icon
from sprites.common import svg
from sprites.common.light import faded, laid
from sprites.common.piles import BONE, BONE_LINE, count_disc
from sprites.common.surface_cache import kept

TOP, HEADING, BETWEEN = 11.0, 22.0, 5.0
"""Units from the top of the shelf to the sign above the tokens, of that sign, and from one place
to the next."""
_TOKEN = 0.86
"""Width of a token in its place."""
_MOST, _STEP = 3, 0.08
"""So many tokens are seen lying on each other, and widths from one to the next."""
_BARE = 0.26
"""So faintly is seen what would lie in an empty place."""
_DENT = "#1c100a"
_TOKENS = 435.0


def token_places(box: pygame.Rect, plan: HandPlan, scale: float) -> tuple[pygame.Rect, ...]:
    """Places for the tokens of the sections in the hand's part of the shelf, below each other
    beside its owner's cloth, the same whatever the hand; none where cards have no places either."""
    if not plan.tokens:
        return ()
    column = token_column(box, scale)
    px, top = column.width, box.top + round((TOP + HEADING + BETWEEN) * scale)
    step = px + round(BETWEEN * scale)
    return tuple(pygame.Rect(column.left, top + step * n, px, px) for n in range(len(SECTIONS)))


def heading_box(box: pygame.Rect, scale: float) -> pygame.Rect:
    """Where the sign of the castle stands, right above the places."""
    column, px = token_column(box, scale), round(HEADING * scale)
    sign = pygame.Rect(0, box.top + round(TOP * scale), px, px)
    sign.centerx = column.centerx
    return sign


def draw_places(
    canvas: pygame.Surface,
    places: Sequence[pygame.Rect],
    points: Sequence[int],
    sign: pygame.Rect,
    scale: float,
) -> None:
    """The castle's sign, and the empty places, each with the faint shape of its tokens."""
    plate = sign.inflate(round(6 * scale), round(3 * scale))
    canvas.blit(_plate(plate.size, scale), plate)
    canvas.blit(icon("castle", sign.width), sign)
    for place, section, value in zip(places, SECTIONS, points, strict=False):
        canvas.blit(hollow(place.size, scale, _DENT, 4), place)
        ghost = faded(medal(section, value, round(_TOKEN * place.width)), _BARE)
        canvas.blit(ghost, ghost.get_rect(center=place.center))


@kept
def _plate(size: tuple[int, int], scale: float) -> pygame.Surface:
    """A small plate of bone below the castle's sign."""
    wide, high = size
    edge = max(1.2, 1.2 * scale)
    body = svg.rect(
        edge / 2, edge / 2, wide - edge, high - edge, BONE, BONE_LINE, edge, 4 * scale
    )  # fmt: skip
    return svg.raster(svg.document(body, wide, high), size)


@dataclass(frozen=True, slots=True)
class TokenSprites:
    """Makes the sprites of the tokens that a seat has taken."""

    view: State
    seat: int
    places: Sequence[pygame.Rect]
    scale: float

    def all(self) -> list[Sprite]:
        """A little pile for every section, with its number."""
        found = []
        counts, points = self.view.players[self.seat].tokens, self.view.data.token_vp
        for number, place in enumerate(self.places):
            if not counts[number]:
                continue
            picture = _pile(number, points[number], counts[number], place.width, self.scale)
            at = place.topleft
            key = f"tokens:{self.seat}:{number}"
            found.append(
                Sprite(
                    key,
                    "tokens",
                    "",
                    picture,
                    at,
                    _TOKENS,
                    board=False,
                    shadow=False,
                    movable=False,
                )
            )
        return found


@kept
def _pile(section: int, value: int, count: int, px: int, scale: float) -> pygame.Surface:
    """Tokens of a section on each other in a square of px, and how many there are."""
    token = medal(SECTIONS[section], value, round(_TOKEN * px))
    disc = count_disc(str(count), scale)
    canvas = pygame.Surface((px + disc.get_width() // 4, px), pygame.SRCALPHA)
    shown, step = min(_MOST, count), max(1, round(_STEP * px))
    box = token.get_rect(center=(px // 2, px // 2))
    box.move_ip(step * (shown - 1) // 2, step * (shown - 1) // 2)
    for _ in range(shown):
        laid(token, 0.6 * scale).blit(canvas, box.topleft)
        box.move_ip(-step, -step)
    if count > 1:
        canvas.blit(disc, disc.get_rect(bottomright=canvas.get_size()))
    return canvas
