"""Where the things lie that slips and panels speak of, and the ground that is left for these."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from engine.explain import Choice
from scenes.table.context import TableContext
from scenes.table.frame import Frame

_PASSED_OVER = ("rail:log:", "rail:text:", "digest:sheet", "digest:lines")
"""How targets begin on which something that passes may lie for a moment."""


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
