"""What is seen besides the table while an event is shown: how far the automa has come with its
scheme (VI-11.11), goods and papers on their way, papers that are turned over, and what a slot of
the board reveals, held up while it is spoken of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

import pygame

from engine.events import Event
from engine.games.viscounts import constants as c
from engine.games.viscounts.state import State
from scenes.games.viscounts import facts
from scenes.table.motion.things import Flight, Place
from scenes.table.view import LineState, StageCard
from sprites.common.surface_cache import kept
from sprites.viscounts.pieces import GoodKind, good
from sprites.viscounts.player_board_glyphs import SlotGlyphs, slot_glyphs
from sprites.viscounts.player_board_layout import slot_foot, unit
from sprites.viscounts.player_board_slots import TABLET_DROP, TABLET_WIDE, tablet
from sprites.viscounts.scheme import HIGH, WIDE
from sprites.viscounts.writ import debt, deed, writ_height

SCHEME_ANCHOR = "automa:scheme"
MOVE = 2
FIRST_OPTION = 3
GOODS: dict[str, GoodKind] = {"ink": "ink", "stone": "stone", "gold": "gold", "silver": "silver"}
PAPERS: dict[str, Callable[[int, bool], pygame.Surface]] = {"debt": debt, "deed": deed}
PILES = {"debt": "poverty", "deed": "prosperity"}
WELLS = {"debt": "debts", "deed": "deeds"}
TURNED = {"flip_debt": "debt", "flip_deed": "deed"}
REVEALED = ("reveal", "slot")
"""Kinds of events that speak of what a slot reveals."""
_GOOD, _PAPER, _READ = 38.0, 66.0, 104.0
"""px at scale 1 of a good, of a paper on its way, and of one that is turned over."""
_MOST, _STEP = 3, 0.5
"""So many pieces at most fly together, and widths from one to the next."""
_HELD, _SHOWN, _RISE = 1.7, 2.3, 0.5
"""So many times as large as it lies is a tablet held up, and shown by others; of its height, how
far it is lifted."""
_MARGIN, _CLOTH, _SEAL = 9.0, 15.0, 0.3
"""px at scale 1 from the edges of a sheet to its letter, and where its seal is, of the letter's
height."""
_GAP, _IN_A_ROW = 8.0, 4
"""px at scale 1 between a paper and the tray below it, and compartments in a row of that."""


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
    return event.seat >= 0 and _schemes(event.seat, view)


def _schemes(seat: int, view: State) -> bool:
    """Whether an automa has the seat and carries out a scheme."""
    return bool(view.players[seat].board) and view.played != c.NO_CARD


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


@dataclass(frozen=True, slots=True)
class Around:
    """Where things lie from which something flies. `own`: whose board and tray lie there."""

    own: int
    scale: float
    stock: Mapping[GoodKind, pygame.Rect]
    board: pygame.Rect
    tray: pygame.Rect
    sheet: pygame.Rect
    """On which an automa's scheme is told."""

    def px(self, size: float) -> int:
        """A size at scale 1 as whole px."""
        return round(size * self.scale)

    def counter(self, seat: int, anchor: str) -> str:
        """Where what somebody owns is counted."""
        return anchor if seat == self.own else f"seat:{seat}"


def flights(event: Event, view: State, around: Around) -> tuple[Flight, ...]:
    """What flies during an event."""
    kind, seat = event.kind, event.seat
    if kind in ("gain", "pay") and event.values[0] in GOODS:
        name, n = GOODS[event.values[0]], int(event.values[1])
        picture = _together(name, n, around.px(_GOOD))
        heap = Place(around.stock[name], board=False)
        there = around.counter(seat, f"goods:{name}")
        start, end = (heap, there) if kind == "gain" else (there, heap)
        return (Flight(picture, start, end, counter=event.values[0]),)
    if kind in PAPERS:
        paper = PAPERS[kind](around.px(_PAPER), False)
        there = around.counter(seat, WELLS[kind])
        return (Flight(paper, PILES[kind], there, counts=True, counter=kind),)
    if kind in TURNED:
        return (_turned_over(TURNED[kind], seat, view, around),)
    if kind in REVEALED:
        return (_held_up(seat, int(event.values[0]), view, around),)
    return ()


def _turned_over(kind: str, seat: int, view: State, around: Around) -> Flight:
    """A paper comes from its owner's things, is turned over and goes back."""
    width = around.px(_READ)
    start = around.counter(seat, WELLS[kind])
    size = (width, writ_height(width))
    if start == WELLS[kind]:
        there = _above_the_tray(size, kind, around)
    else:
        there = _aside(size, seat, view, around)
    back, face = PAPERS[kind](width, False), PAPERS[kind](width, True)
    turned = Flight(face, start, there, back=back, returns=True, stays=True, counts=True)
    return replace(turned, counter=kind, becomes=facts.TURNED[kind][0])


def _above_the_tray(size: tuple[int, int], kind: str, around: Around) -> Place:
    """Above the compartment of the tray in which it is counted."""
    box = pygame.Rect((0, 0), size)
    well = list(WELLS).index(kind)
    x = around.tray.left + around.tray.width * (2 * well + 1) // (2 * _IN_A_ROW)
    box.midbottom = (x, around.tray.top - around.px(_GAP))
    return Place(box.clamp(around.board.union(around.tray)), "card", board=False)


def _aside(size: tuple[int, int], seat: int, view: State, around: Around) -> Place:
    """On nobody else's board, which would seem to change, and on nothing that is read: an automa's
    on the seal of its scheme, others' at the corner with the heaps of the supply."""
    box = pygame.Rect((0, 0), size)
    if _schemes(seat, view):
        box.center = _seal(around)
        return Place(box.clamp(around.sheet), "card", board=False)
    heaps = list(around.stock.values())
    box.center = heaps[0].unionall(heaps[1:]).center
    return Place(box, "card", board=False)


def _seal(around: Around) -> tuple[int, int]:
    """Below the seal of the letter that lies on the sheet: what is printed there is told beside
    it, too."""
    sheet, margin = around.sheet, around.px(_MARGIN)
    height = sheet.height - 2 * margin
    left = sheet.left + around.px(_CLOTH)
    return left + round(height * WIDE / HIGH / 2), sheet.top + margin + round(_SEAL * height)


def _held_up(seat: int, slot: int, view: State, around: Around) -> Flight:
    """What a slot reveals is lifted from the board that lies there, else it is shown by its
    owner."""
    u = unit(around.board)
    automa = bool(view.players[seat].board)
    held = _HELD if seat == around.own else _SHOWN
    picture = tablet(_glyphs(seat, slot, view), round(TABLET_WIDE * held * u), automa)
    if seat != around.own:
        there = _aside(picture.get_size(), seat, view, around)
        return Flight(picture, f"seat:{seat}", there, returns=True, counter="buildings")
    x, y = slot_foot(around.board, slot + 1)
    box = picture.get_rect(midbottom=(round(x), round(y + TABLET_DROP * u)))
    lifted = box.move(0, -round(_RISE * box.height)).clamp(around.board)
    return Flight(
        picture, Place(box, board=False), Place(lifted, "card", board=False), returns=True
    )


def _glyphs(seat: int, slot: int, view: State) -> SlotGlyphs:
    board = view.players[seat].board
    raw = view.data.automas[board - 1].raw["slots"] if board else view.data.board.raw["slot"]
    return slot_glyphs(raw[slot]["reveals"])


@kept
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
