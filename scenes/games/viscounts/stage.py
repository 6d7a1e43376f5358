"""What is seen besides the table while an event is shown: how far the automa has come with its
scheme (VI-11.11), and gained goods on their way from the stock."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from engine.events import Event
from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State
from scenes.table.motion.things import Flight, Place
from scenes.table.view import LineState, StageCard
from sprites.viscounts.pieces import GoodKind, good

GOODS: dict[str, GoodKind] = {"ink": "ink", "stone": "stone", "gold": "gold", "silver": "silver"}
_MOST, _STEP = 3, 0.5
"""So many pieces at most fly together, and widths from one to the next."""
SCHEME_ANCHOR = "automa:scheme"
MOVE = 2
FIRST_OPTION = 3


def stage_card(event: Event, view: State, before: StageCard | None) -> StageCard | None:
    """The scheme on the stage after an event. Lines: two rows, the move, then the options."""
    if event.kind == "scheme":
        return _fresh(event.values[0], event.seat, view)
    if before is None:
        return _fresh(view.played, event.seat, view) if _by_automa(event, view) else None
    if event.kind == "scheme_row":
        return _lit(before, event.values[1])
    if event.kind == "walk" and _by_automa(event, view):
        return _lit(before, MOVE)
    if event.kind == "option":
        return _lit(before, FIRST_OPTION + event.values[1])
    if event.kind == "option_refused":
        return _marked(before, FIRST_OPTION + event.values[1], "impossible")
    return before


def _by_automa(event: Event, view: State) -> bool:
    seat = event.seat
    return seat >= 0 and bool(view.players[seat].board) and view.played != c.NO_CARD


def _fresh(card: int, seat: int, view: State) -> StageCard | None:
    schemes = view.data.automas[view.players[seat].board - 1].schemes
    if card not in schemes:
        return None
    lines: list[LineState] = ["open"] * (FIRST_OPTION + len(schemes[card].options))
    return StageCard(card, SCHEME_ANCHOR, tuple(lines))


def _lit(card: StageCard, line: int) -> StageCard:
    """This line is carried out now; those before it are done, if they were not impossible."""
    lines: list[LineState] = list(card.lines)
    for place in range(line):
        if lines[place] == "lit" or (lines[place] == "open" and place < FIRST_OPTION):
            lines[place] = "done"
    lines[line] = "lit"
    return StageCard(card.card, SCHEME_ANCHOR, tuple(lines))


def _marked(card: StageCard, line: int, state: LineState) -> StageCard:
    lines: list[LineState] = ["done" if each == "lit" else each for each in card.lines]
    lines[line] = state
    return StageCard(card.card, SCHEME_ANCHOR, tuple(lines))


def flights(
    event: Event, stock: Mapping[GoodKind, pygame.Rect], own: int, px: int
) -> tuple[Flight, ...]:
    """What flies during an event; `own` is whose tray lies there, `px` the width of a piece."""
    if event.kind != "gain" or event.values[0] not in GOODS:
        return ()
    kind, n = GOODS[event.values[0]], int(event.values[1])
    there = f"goods:{kind}" if event.seat == own else f"seat:{event.seat}"
    return (Flight(_together(kind, n, px), Place(stock[kind], board=False), there),)


def _together(kind: GoodKind, n: int, px: int) -> pygame.Surface:
    """Some pieces of a kind side by side, the left one nearest."""
    piece, count = good(kind, px), min(n, _MOST)
    step = round(px * _STEP)
    canvas = pygame.Surface(
        (piece.get_width() + step * (count - 1), piece.get_height()), pygame.SRCALPHA
    )
    for place in reversed(range(count)):
        canvas.blit(piece, (step * place, 0))
    return canvas
