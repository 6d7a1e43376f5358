"""Viscounts: boards of players and automas alone, as the handbook shows them corrected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pygame

from engine.games.viscounts.data import ViscountsData
from engine.games.viscounts.reader.tables import Slot
from scenes.games.viscounts.column import FOCUS_ICONS, NO_LIMIT, gains_of
from scenes.handbook.gallery.content import CardEntry
from sprites.common.players import PLAYER_STYLES
from sprites.viscounts.automa_board import AutomaBoardView, draw_automa_board
from sprites.viscounts.player_board import PlayerBoardView, SlotView, draw_player_board
from sprites.viscounts.player_board_glyphs import slot_glyphs
from sprites.viscounts.player_board_layout import HEIGHT, WIDTH

_DRAWN: Final = 720
"""px of the width at which a board is drawn; smaller pictures are made of that one."""
_SHOWN_ON: Final = ("building_type", "collision", "player_board", "slot")
"""Lists and sections of the component file that stand on the board of each player."""
_NAMES: Final = ("pos", "space", "type")
_MARGIN: Final = 12


def board_entries(data: ViscountsData) -> tuple[CardEntry, ...]:
    """The boards by the entries of the component file that they show."""
    shape = WIDTH / HEIGHT
    own = [
        CardEntry(key="board:", kind="", name="", shape=shape, entry=entry)
        for group in _SHOWN_ON
        for entry in _entries(data.board.raw, group)
    ]
    automas = [
        CardEntry(
            key=f"board:{n}", kind="", name="", shape=shape, entry=f"ai_board {board.raw['id']}"
        )
        for n, board in enumerate(data.automas)
    ]
    return (*own, *automas)


def _entries(raw: Mapping[str, Any], group: str) -> list[str]:
    """The names of the entries of a list, or of a section."""
    found = raw[group]
    if isinstance(found, Mapping):
        return [group]
    named = next((key for key in _NAMES if key in found[0]), None)
    return [f"{group} {each[named] if named else n}" for n, each in enumerate(found, 1)]


def board_picture(data: ViscountsData, which: str, width: int) -> pygame.Surface:
    """A board with every slot open: that of an automa by its number, else that of a player."""
    size = (_DRAWN, round(_DRAWN * HEIGHT / WIDTH))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    room = canvas.get_rect().inflate(-2 * _MARGIN, -2 * _MARGIN)
    if which:
        draw_automa_board(canvas, room, _automa(data, int(which)))
    else:
        draw_player_board(canvas, room, _player(data))
    return pygame.transform.smoothscale(canvas, (width, round(width * size[1] / size[0])))


def _open(raw: Sequence[Mapping[str, Any]]) -> tuple[SlotView, ...]:
    return tuple(SlotView(each["type"], True, slot_glyphs(each["reveals"])) for each in raw)


def _prices(data: ViscountsData, slots: Sequence[Slot]) -> tuple[int, int, int]:
    cost = data.board.building_cost
    return cost[slots[0].building], cost[slots[3].building], cost[slots[6].building]


def _icons(raw: Mapping[str, Any]) -> tuple[tuple[str, ...], ...]:
    return (), tuple(raw["start_icons_space_2"]), tuple(raw["start_icons_space_3"])


def _player(data: ViscountsData) -> PlayerBoardView:
    raw = data.board.raw
    return PlayerBoardView(
        name="", style=PLAYER_STYLES[0], slots=_open(raw["slot"]),
        prices=_prices(data, data.board.slots), corruption=4, virtue=4,
        track=tuple(gains_of(row["active"]) for row in raw["collision"]),
        start_icons=_icons(raw["player_board"]),
    )  # fmt: skip


def _automa(data: ViscountsData, number: int) -> AutomaBoardView:
    board = data.automas[number]
    raw = board.raw
    chart = tuple(
        (each["resource"], each["below"] if each["below"] < NO_LIMIT else None)
        for each in raw["resource_chart"]
    )
    return AutomaBoardView(
        kind=raw["id"], name="", style=PLAYER_STYLES[0], focus=FOCUS_ICONS[raw["focus"]],
        chart=chart, slots=_open(raw["slots"]), prices=_prices(data, board.slots),
        corruption=4, virtue=4,
        track=tuple(gains_of(row["active_ai"]) for row in data.board.raw["collision"]),
        start_icons=_icons(raw), draw_count=0, discard_count=0, future_count=0,
    )  # fmt: skip
