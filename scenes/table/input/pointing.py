"""What the pointer or the keyboard's focus is on: an anchor, a choice, a reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import pygame

from engine.explain import Blocked, Choice
from scenes.table.model.legality import clear
from scenes.table.model.table_model import TableModel
from scenes.table.motion.things import Place, Point
from scenes.table.motion.watched import on_table

CHOICE = "choice:"


@dataclass(frozen=True, slots=True)
class Pointed:
    """`choice` would be taken by a click here; `blocked` says why nothing would."""

    anchor: str = ""
    choice: Choice | None = None
    blocked: Blocked | None = None
    reason: str = ""


def anchors_at(
    places: Mapping[str, Place], point: Point, reach: float, board: pygame.Rect
) -> list[str]:
    """The anchors under a point, topmost first; within `reach` px the nearest first."""
    found: list[tuple[float, int, str]] = []
    on_board = board.collidepoint(point)
    laid = ((name, each) for name, place in places.items() for each in (place, *place.also))
    for order, (anchor, place) in enumerate(laid):
        if place.board and not on_board:
            continue
        if place.shape == "area" and reach == 0:
            if inside(place.outline, point):
                found.append((0.0, -order, anchor))
            continue
        rect = place.rect
        if not (
            rect.left - reach <= point[0] < rect.right + reach
            and rect.top - reach <= point[1] < rect.bottom + reach
        ):
            continue
        away = distance(rect, point)
        if away <= reach:
            found.append((away, -order, anchor))
    return list(dict.fromkeys(anchor for _, _, anchor in sorted(found)))


def distance(box: pygame.Rect, point: Point) -> float:
    """px from a point to a rectangle; 0 inside."""
    dx = max(box.left - point[0], 0, point[0] - box.right + 1)
    dy = max(box.top - point[1], 0, point[1] - box.bottom + 1)
    return float((dx * dx + dy * dy) ** 0.5)


def inside(outline: Sequence[Point], point: Point) -> bool:
    """True when a point lies in a polygon."""
    x, y = point
    within = False
    before = outline[-1]
    for here in outline:
        if (here[1] > y) != (before[1] > y):
            cross = here[0] + (y - here[1]) * (before[0] - here[0]) / (before[1] - here[1])
            if x < cross:
                within = not within
        before = here
    return within


def pointed_at(model: TableModel, anchor: str, chrome: str, reasons: Mapping[str, str]) -> Pointed:
    """What a click would mean. `chrome` is the id of the button or row under the pointer."""
    if chrome in reasons:
        return Pointed(anchor, reason=reasons[chrome])
    choice = choice_of(model, chrome)
    if choice is not None or not model.asking:
        return Pointed(anchor, choice)
    if not anchor:
        return Pointed()
    offers, source = model.controller.offers, model.controller.source
    if source and source != anchor:
        choices = list(model.controller.meant(offers.at(anchor, source)))
    else:
        choices = offers.on(anchor) or offers.at(anchor)
        if choices and not clear(choices):
            return Pointed(anchor)  # a click asks which piece is meant; none of them is proposed
    if choices:
        return Pointed(anchor, choices[0])
    own = offers.from_source(anchor)
    if own:
        return Pointed(anchor, own[0] if len(own) == 1 else None)
    return Pointed(anchor, blocked=offers.refusal(anchor, source))


def choice_of(model: TableModel, chrome: str) -> Choice | None:
    """The choice of a prompt button, of the end token or of a row of the chooser."""
    part, _, name = chrome.partition(":")
    if part == "prompt" and name == "end":
        return model.prompt.finish
    if not name.startswith(CHOICE):
        return None
    index = int(name[len(CHOICE) :])
    if part == "chooser" and model.picking is not None:
        choices: tuple[Choice, ...] = model.picking.choices
    elif part == "prompt":
        choices = model.prompt.plain
    else:
        return None
    return choices[index] if index < len(choices) else None


def focus_of(anchors: Sequence[str], mine: bool = True, own: tuple[str, ...] = ()) -> str:
    """The anchor to look at: the last one on the table; counters and seats only if none is. The
    counters on the screen, and places that begin like `own`, are those of whose board lies there:
    an event that is not `mine` shows its seat."""
    there = [a for a in anchors if on_table(a) and (mine or not a.startswith(own))]
    if there:
        return there[-1]
    beside = [anchor for anchor in anchors if mine or anchor.startswith("seat:")]
    return beside[0] if beside else ""
