"""The picture of the lobby: every part drawn from plain values, with the room as a kept layer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from scenes.lobby_words import OPTIONS, LobbyWords
from scenes.scene import Size
from scenes.seating import SEAT_COLOURS
from sprites.common.players import PlayerStyle, style_of
from sprites.lobby.chairs import draw_chair
from sprites.lobby.choice_cards import draw_automa, draw_level, draw_option
from sprites.lobby.fittings import (
    draw_back,
    draw_column,
    draw_dice,
    draw_heading,
    draw_note,
    draw_seed,
    draw_start,
    draw_title,
)
from sprites.lobby.layout import LobbyLayout, lobby_layout
from sprites.lobby.medallions import Kind
from sprites.lobby.room import backdrop
from sprites.lobby.seats import draw_kind, draw_name_plate, draw_swatch
from sprites.title.state import Look

if TYPE_CHECKING:
    from sprites.common.cache import RasterCache

PERSON_SEAT, AUTOMA_SEAT = 0, 2
"""The person sits nearest, the automa opposite."""


@dataclass(frozen=True, slots=True)
class LobbyState:
    """What is chosen and shown. `options` are the chosen ones, `closed` those to come."""

    game: str
    name: str
    seed: str
    colour: str
    automa_colour: str
    board: str
    difficulty: int
    options: frozenset[str]
    closed: frozenset[str]
    note: str


class LobbyPicture:
    """Draws the lobby at one window size."""

    def __init__(self, size: Size, cache: RasterCache) -> None:
        self.layout: LobbyLayout = lobby_layout(size)
        self._cache = cache
        self._looks: dict[str, Look] = {}

    def text_rooms(self, words: LobbyWords) -> dict[str, pygame.Rect]:
        """Where name and seed are written, canvas pixels."""
        scratch, plain = pygame.Surface((1, 1)), Look()
        style, seat = style_of(SEAT_COLOURS[0]), self.layout.seats[PERSON_SEAT]
        name = draw_name_plate(scratch, seat.plate, self.layout.scale, "", style, plain)
        room = name.inflate(0, -round(8 * self.layout.scale))
        seed = draw_seed(scratch, self.layout.seed, self.layout.scale, words.seed, "", plain)
        return {"name": room, "seed": seed}

    def boxes(self) -> dict[str, pygame.Rect]:
        """Every target by key in the order of Tab, canvas pixels."""
        layout = self.layout
        found = {"back": layout.back, "name": layout.seats[PERSON_SEAT].plate}
        swatches = layout.seats[PERSON_SEAT].colours
        found |= {f"colour:{c}": box for c, box in zip(SEAT_COLOURS, swatches, strict=True)}
        for index, seat in enumerate(layout.seats):
            found[f"seat:{index}"] = seat.chair
            found[f"kind:{index}"] = seat.kind
        found |= {f"board:{board}": box for board, box in layout.automas.items()}
        found |= {f"level:{level}": box for level, box in enumerate(layout.levels)}
        found |= {f"option:{key}": box for key, box in zip(OPTIONS, layout.options, strict=True)}
        return found | {"seed": layout.seed, "dice": layout.dice, "start": layout.start}

    def draw(
        self,
        surface: pygame.Surface,
        state: LobbyState,
        words: LobbyWords,
        looks: dict[str, Look],
    ) -> None:
        """The whole lobby; `looks` by target key."""
        self._looks = looks
        size = self.layout.size
        room = self._cache.get(f"lobby/{size[0]}x{size[1]}", lambda: backdrop(self.layout))
        surface.blit(room, (0, 0))
        draw_back(surface, self.layout.back, self.layout.scale, self._look("back"))
        draw_title(surface, self.layout.title, self.layout.scale, state.game)
        self._draw_seats(surface, state, words)
        draw_column(surface, self.layout.column, self.layout.scale)
        self._draw_automas(surface, state, words)
        self._draw_levels(surface, state, words)
        self._draw_options(surface, state, words)
        self._draw_foot(surface, state, words)

    def _look(self, key: str) -> Look:
        return self._looks.get(key, Look())

    def _draw_seats(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        for index in range(len(self.layout.seats)):
            style: PlayerStyle | None = None
            kind: Kind = "empty"
            name = words.nobody
            if index == PERSON_SEAT:
                style, kind, name = style_of(state.colour), "person", state.name
            elif index == AUTOMA_SEAT:
                style, kind = style_of(state.automa_colour), "automa"
                name = words.boards[state.board]
            self._draw_seat(surface, index, style, kind, name, state.board)
        self._draw_swatches(surface, state)

    def _draw_seat(
        self,
        surface: pygame.Surface,
        index: int,
        style: PlayerStyle | None,
        kind: Kind,
        name: str,
        board: str,
    ) -> None:
        seat, scale = self.layout.seats[index], self.layout.scale
        look = self._look(f"seat:{index}")
        draw_chair(surface, seat.chair, scale, seat.angle, style, look)
        plate = self._look("name") if index == PERSON_SEAT else look
        draw_name_plate(surface, seat.plate, scale, name, style, plate)
        automa = board if kind == "automa" else None
        draw_kind(surface, seat.kind, scale, kind, self._look(f"kind:{index}"), automa)

    def _draw_swatches(self, surface: pygame.Surface, state: LobbyState) -> None:
        boxes = self.layout.seats[PERSON_SEAT].colours
        for colour, box in zip(SEAT_COLOURS, boxes, strict=True):
            look = self._look(f"colour:{colour}")
            chosen = colour == state.colour
            draw_swatch(surface, box, self.layout.scale, style_of(colour), look, chosen)

    def _draw_automas(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        scale = self.layout.scale
        draw_heading(surface, self.layout.automa_heading, scale, words.automas)
        for board, box in self.layout.automas.items():
            name, line = words.boards[board], words.board_lines[board]
            look = self._look(f"board:{board}")
            draw_automa(surface, box, scale, board, name, line, look, board == state.board)

    def _draw_levels(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        scale = self.layout.scale
        draw_heading(surface, self.layout.level_heading, scale, words.difficulty)
        for level, box in enumerate(self.layout.levels):
            look = self._look(f"level:{level}")
            chosen = level == state.difficulty
            draw_level(surface, box, scale, level, words.levels[level], look, chosen)

    def _draw_options(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        for (key, title, line), box in zip(words.options, self.layout.options, strict=True):
            look = self._look(f"option:{key}")
            chosen, closed = key in state.options, key in state.closed
            draw_option(surface, box, self.layout.scale, title, line, look, chosen, closed)

    def _draw_foot(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        layout, scale = self.layout, self.layout.scale
        seed = state.seed or words.seed_chance
        draw_seed(surface, layout.seed, scale, words.seed, seed, self._look("seed"))
        draw_dice(surface, layout.dice, scale, self._look("dice"))
        draw_note(surface, layout.note, scale, state.note)
        draw_start(surface, layout.start, scale, words.start, self._look("start"))
