"""The castle tokens of a seat on the wood beside its hand, where the hand leaves room for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.games.caylus.state import State
from scenes.games.caylus.layout import HandPlan, beside_cloth
from scenes.games.caylus.tray_plan import MIDDLE, NAMES
from scenes.games.shelf_wood import hollow
from scenes.table.motion.things import Sprite
from sprites.caylus.castle import medal
from sprites.caylus.geometry_castle import SECTIONS
from sprites.common.light import faded, laid
from sprites.common.piles import count_disc
from sprites.common.surface_cache import kept

NICHE, BETWEEN, LEAST_ROOM = 92.0, 10.0, 128.0
"""Units across of a section's place, from one to the next, and of bare wood that they need."""
_WIDEST = 0.28
"""Share of the bare wood that a place may take."""
_TOKEN = 0.68
"""Width of a token in its place."""
_MOST, _STEP = 3, 0.11
"""So many tokens are seen lying on each other, and widths from one to the next."""
_BARE = 0.26
"""So faintly is seen what would lie in an empty place."""
_DENT = "#1c100a"
_TOKENS = 435.0


def token_places(box: pygame.Rect, plan: HandPlan, scale: float) -> tuple[pygame.Rect, ...]:
    """Places for the tokens of the sections in the hand's part of the shelf, side by side on the
    bare wood; none where the hand needs it."""
    left = plan.cards[-1].right if plan.cards else beside_cloth(box, scale).left
    free = plan.groove - left
    if plan.closed or free < LEAST_ROOM * scale:
        return ()
    px = min(round(NICHE * scale), round(_WIDEST * free))
    step = px + round(BETWEEN * scale)
    first = (left + plan.groove - step * len(SECTIONS) + round(BETWEEN * scale)) // 2
    top = box.top + round(MIDDLE * scale) - px // 2
    return tuple(pygame.Rect(first + step * n, top, px, px) for n in range(len(SECTIONS)))


def title_box(places: Sequence[pygame.Rect], shelf_top: int, scale: float) -> pygame.Rect:
    """Where the words below the places stand: on the line of all names."""
    box = places[0].unionall(list(places[1:]))
    line = pygame.Rect(box.left, 0, box.width, round(18 * scale))
    line.centery = shelf_top + round(NAMES * scale)
    return line


def draw_places(
    canvas: pygame.Surface,
    places: Sequence[pygame.Rect],
    points: Sequence[int],
    scale: float,
) -> None:
    """The empty places, each with the faint shape of its tokens."""
    for place, section, value in zip(places, SECTIONS, points, strict=False):
        canvas.blit(hollow(place.size, scale, _DENT, 6), place)
        ghost = faded(medal(section, value, round(_TOKEN * place.width)), _BARE)
        canvas.blit(ghost, ghost.get_rect(center=place.center))


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
            at = picture.get_rect(center=place.center).topleft
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
    canvas = pygame.Surface((px, px), pygame.SRCALPHA)
    shown, step = min(_MOST, count), round(_STEP * px)
    box = token.get_rect(center=(px // 2, px // 2))
    box.move_ip(-step * (shown - 1) // 2, -step * (shown - 1) // 2)
    for _ in range(shown):
        laid(token, 0.6 * scale).blit(canvas, box.topleft)
        box.move_ip(step, step)
    if count > 1:
        disc = count_disc(str(count), scale)
        canvas.blit(disc, disc.get_rect(bottomright=(px, px)))
    return canvas
