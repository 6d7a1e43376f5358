"""What can be done at a table besides deciding, and every answer as a row: for keys and pads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.model.legality import decision
from scenes.table.model.picking import Picking

APPLICATION_KEY = (1 << 30) | 101
"""The key beside the right Ctrl; pygame has a name for its rarer sister only."""
TOOL_KEYS = (pygame.K_MENU, APPLICATION_KEY, pygame.K_m)
MENU, LOG = "menu", "log"
_FOUND_BY_TOKEN = ("end", "undo", "redo", "restart")
_ASKED = {"hint": pygame.K_h, "next": pygame.K_n}
_ALWAYS = {"boards": pygame.K_v, LOG: pygame.K_l, "past": pygame.K_PAGEUP, "help": pygame.K_F1}
KEYS: dict[str, tuple[int, int]] = {
    "end": (pygame.K_e, 0),
    "undo": (pygame.K_z, pygame.KMOD_LCTRL),
    "redo": (pygame.K_y, pygame.KMOD_LCTRL),
    "restart": (pygame.K_BACKSPACE, 0),
    "again": (pygame.K_a, 0),
    **{name: (key, 0) for name, key in {**_ASKED, **_ALWAYS}.items()},
    MENU: (pygame.K_PAUSE, 0),
}
"""What each tool is on the keyboard."""


@dataclass(frozen=True, slots=True)
class Tool:
    """An entry: its name, and what it says where the bar has words of its own."""

    name: str
    label: str = ""


def tools_of(context: TableContext, panels: Panels) -> Sequence[Tool]:
    """What can be done now, from top to bottom."""
    model = context.model
    found = [
        Tool(token.id, token.label)
        for name in _FOUND_BY_TOKEN
        for token in panels.prompt.tools
        if token.id == name and token.enabled
    ]
    if model.asking:
        found += [Tool(name) for name in _ASKED]
    found += [Tool("hand", t.label) for t in panels.prompt.buttons if t.id == "hand"]
    if model.can_show_again:
        found.append(Tool("again"))
    found += [Tool(name) for name in _ALWAYS if name != "boards" or context.match.seats > 1]
    return [*found, Tool(MENU)]


def open_answers(context: TableContext) -> bool:
    """Every answer to the open question as a row, those of the bar first; False where nothing is
    asked. Opened before, it is closed."""
    model = context.model
    if not model.asking:
        return False
    if model.picking is not None:
        return model.close_chooser()
    offered = context.controller.offers.choices
    placed = sorted(offered, key=lambda choice: choice.rank)
    last = [] if model.prompt.finish is None else [model.prompt.finish]
    every = [choice for choice in (*model.prompt.plain, *placed) if choice not in last]
    different = {decision(choice): choice for choice in reversed([*every, *last])}
    rows = tuple(reversed(different.values()))
    if rows:
        model.picking = Picking(rows, blocked=model.prompt.grey)
    return bool(rows)
