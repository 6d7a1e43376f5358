"""Where the things lie that slips and panels speak of, and the ground that is left for these."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from engine.explain import Choice
from scenes.table.context import TableContext
from scenes.table.frame import Frame
from scenes.table.input.hand import Held
from scenes.table.motion.things import Place
from sprites.common.placing import SLIP, free_place

_PASSED_OVER = ("rail:log:", "rail:text:", "digest:sheet", "digest:lines")
"""How targets begin on which something that passes may lie for a moment."""
NARROW = 200
"""Units at which a slip begins to wrap that has no room at its usual width."""
CLOSER = 38
"""Units less that stay free around a place over which a piece is held, for such a slip."""
_DETOUR = 0.8
"""Widths of the slip that it may lie farther off rather than hide what lies there."""


def boxes_of(context: TableContext, choices: Iterable[Choice]) -> dict[str, pygame.Rect]:
    """By anchor, the places in sight at which some choices begin and end."""
    board, known = context.frame.board, context.places
    found: dict[str, pygame.Rect] = {}
    for choice in choices:
        for anchor in (choice.source, choice.target):
            place = known.get(anchor)
            if place is not None and (not place.board or board.colliderect(place.rect)):
                found[anchor] = place.rect
    return found


def offered(context: TableContext) -> list[pygame.Rect]:
    """The places of everything that the open question offers."""
    return list(offered_places(context).values())


def offered_places(context: TableContext) -> dict[str, pygame.Rect]:
    """The same by anchor."""
    question = context.model.question if context.model.asking else None
    choices = question.choices if question is not None else ()
    return boxes_of(context, (each for each in choices if not each.idle))


def digest_box(context: TableContext) -> list[pygame.Rect]:
    """The sheet that tells what others did, while it lies there."""
    box = context.chrome.targets.get("digest:sheet")
    return [] if box is None else [box]


def of_the_rail(context: TableContext) -> list[list[pygame.Rect]]:
    """What is looked up on the rail: seats, tabs and the place of the inspector, whether it tells
    of something now or not; then the same without the inspector."""
    frame, chrome = context.frame, context.chrome
    layout = chrome.rail_places(frame)
    parts = [layout.tabs, *layout.seats, chrome.inspector_ground(frame)]
    boxes = [box.move(frame.rail.topleft) for box in parts]
    return [boxes, boxes[:-1]]


def in_use(context: TableContext) -> list[pygame.Rect]:
    """What is read or clicked now, the prompt first: nothing that merely passes lies on it. That
    is the whole board with the own things; on the rail there is ground over log and inspector, and
    on the paper of the digest."""
    frame, targets = context.frame, context.chrome.targets
    named = [box for name, box in targets.items() if not name.startswith(_PASSED_OVER)]
    return [frame.prompt, frame.strip, frame.board, frame.column, *named]


def grounds(frame: Frame) -> list[pygame.Rect]:
    """Where panels may lie, best first: on board and own things, else on the rail as well; never
    on the prompt."""
    edge = frame.px(6)
    play = frame.board.union(frame.column)
    top = frame.prompt.bottom + frame.px(2)
    window = pygame.Rect(0, top, frame.size[0], frame.size[1] - top)
    return [room.clip(window).inflate(-edge, -edge) for room in (play, window)]


def hung(held: Held, place: pygame.Rect) -> pygame.Rect:
    """Where a piece that hangs from the hand does so over the middle of a place."""
    across, down = held.hangs
    return held.sprite.picture.get_rect(
        center=(round(place.centerx + across), round(place.centery + down))
    )


def all_of(place: Place) -> pygame.Rect:
    """The box of a place, or of the whole outline of an area."""
    if not place.outline:
        return place.rect
    across, down = [x for x, _ in place.outline], [y for _, y in place.outline]
    left, top = round(min(across)), round(min(down))
    return pygame.Rect(left, top, round(max(across)) - left, round(max(down)) - top)


def told_beside(box: pygame.Rect, about: pygame.Rect) -> bool:
    """Whether a slip in a box belongs to a place at first sight."""
    return box.colliderect(about.inflate(*box.size))


def close_room(
    named: list[pygame.Rect],
    size: tuple[int, int],
    room: pygame.Rect,
    gap: int,
    kept: list[pygame.Rect],
    rather_not: list[pygame.Rect],
) -> pygame.Rect | None:
    """Room for a slip beside the last of the places in `named`; None where it is not at hand."""
    box = free_place(named, size, [room], gap, kept, SLIP, rather_not, _DETOUR)
    return box if box is not None and told_beside(box, named[-1]) else None


def slip_rooms(frame: Frame, canvas: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where a slip may lie: below the prompt, and if need be in the whole window."""
    bounds = canvas.inflate(-frame.px(12), -frame.px(12))
    below = bounds.copy()
    below.top, below.height = frame.prompt.bottom, bounds.bottom - frame.prompt.bottom
    return below, bounds
