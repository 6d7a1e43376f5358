"""The chooser: which of several fitting choices is meant, with costs and gains as badges."""

from __future__ import annotations

import pygame

from engine.explain import Blocked, Choice
from engine.texts import sentence_case
from scenes.table.chrome.parts import delta_of
from scenes.table.context import TableContext
from scenes.table.model.picking import Picking
from sprites.common.chrome_chooser import Choice as Row
from sprites.common.chrome_chooser import Chooser, Effect, one_column
from sprites.common.chrome_tray import Delta

ROWS = ("chooser:choice:", "chooser:blocked:")
MANY_ROWS = 99


class ChooserPanel:
    """Makes the chooser's values; its rows are `choice:<n>` by their place in the picking."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.shown: Chooser | None = None
        """The list as it was made last."""

    def turn_page(self, by: int) -> None:
        """Show the next or previous rows of the chooser."""
        picking = self._context.model.picking
        if picking is not None:
            last = len(picking.choices) - 1
            end = last + len(picking.blocked)
            picking.first = max(0, min(end, picking.first + by * self._rows_shown()))
            picking.row = max(0, min(last, picking.first))

    def _rows_shown(self) -> int:
        """How many rows of the chooser stood on the last page; all before it was drawn."""
        shown = sum(name.startswith(ROWS) for name in self._context.chrome.targets)
        return shown or MANY_ROWS

    def prepare(self) -> None:
        """Show the open chooser, or take it away."""
        context = self._context
        picking = context.model.picking
        if picking is None or not context.model.asking:
            context.chrome.drop("chooser")
            return
        if context.pacing.full:
            context.pacing.wait()
            return
        above = picking.row < picking.first < len(picking.choices)
        if above or picking.row >= picking.first + self._rows_shown():
            picking.first = picking.row
        near = context.places[picking.at].rect if picking.at in context.places else None
        state, room = self._list(picking), context.frame.board.union(context.frame.column)
        if near is None:
            state, room = self._in_the_room(state, picking)
        if state != self.shown:
            self.shown = state
            context.pacing.drawn()
        context.chrome.set_chooser(context.frame, state, near, room)

    def _list(self, picking: Picking, *, signs: bool = False) -> Chooser:
        """All rows; with `signs` instead of the words of their warnings."""
        rows = (
            *(self._row(place, each, signs) for place, each in enumerate(picking.choices)),
            *(self._refused(place, each) for place, each in enumerate(picking.blocked)),
        )
        return Chooser(rows, "", picking.first)

    def _in_the_room(self, state: Chooser, picking: Picking) -> tuple[Chooser, pygame.Rect]:
        """The list and its room: over the own hand alone, where it is short enough for that."""
        context, chrome = self._context, self._context.chrome
        if context.table.shelf == "foot":
            return state, self._room()
        stage, top = context.table.stage_box(), context.table.tray_box().bottom
        own = pygame.Rect(stage.left, top, stage.width, stage.bottom - top)
        for each in (state, self._list(picking, signs=True)):
            if one_column(each, own.size, context.frame.words, chrome.theme, chrome.icon):
                return each, own
        return state, self._room()

    def _room(self) -> pygame.Rect:
        """Beside and below everything that a decision needs to be seen: over hand and rim; over
        the board's lower corner where the own things lie below it."""
        board, stage = self._context.frame.board, self._context.table.stage_box()
        if self._context.table.shelf == "foot":
            return pygame.Rect(board.center, (board.width // 2, board.height // 2))
        return pygame.Rect(board.centerx, stage.top, stage.right - board.centerx, stage.height)

    def _row(self, place: int, choice: Choice, signs: bool) -> Row:
        context = self._context
        words = [sentence_case(context.say(choice.label))]
        if not signs:
            words += [f" ({context.say(warning)})" for warning in choice.warnings]
        return Row(
            f"choice:{place}",
            tuple(words),
            effects=() if self._only_held_otherwise() else self.effects(choice),
            reveals=choice.reveals,
            primary=place == 0,
            warned=signs and bool(choice.warnings),
        )

    def _refused(self, place: int, blocked: Blocked) -> Row:
        """What is not possible now: grey, with its reason, and no answer to a click."""
        say = self._context.say
        words, reason = sentence_case(say(blocked.label or "")), sentence_case(say(blocked.reason))
        return Row(f"blocked:{place}", (words,), enabled=False, reason=(reason,))

    def _only_held_otherwise(self) -> bool:
        """True when the rows differ only in how a piece is held: costs and gains say nothing."""
        picking = self._context.model.picking
        choices = picking.choices if picking is not None else ()
        held = all(choice.variant >= 0 for choice in choices)
        return held and len({(choice.cost, choice.gain) for choice in choices}) == 1

    def effects(self, choice: Choice) -> tuple[Effect, ...]:
        """Cost and gain of a choice as badges."""
        table = self._context.table
        costs = [
            Effect(table.counter_icon(key), Delta(f"\N{MINUS SIGN}{n}", good=False))
            for key, n in choice.cost
        ]
        gains = []
        for key, n in choice.gain:
            delta = delta_of(n, good_up=key not in table.bad_counters)
            if delta is not None:
                gains.append(Effect(table.counter_icon(key), delta))
        return (*costs, *gains)
