"""The picture of the lobby: every part drawn from plain values, with the room as a kept layer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.box.game_box import box_of
from engine.game import COLOURS
from engine.games import info_of
from engine.lessons.reader import has_lesson
from scenes.games.screens import CHANCE
from scenes.lobby.choices import chairs_of
from scenes.lobby.words import LobbyWords, options_of
from scenes.shell.layer import Point, Size
from sprites.common import carve
from sprites.common.faces import character_face
from sprites.common.players import badge, style_of
from sprites.common.rich import IconSource
from sprites.lobby.chairs import draw_chair
from sprites.lobby.choice_cards import draw_automa, draw_level, draw_option
from sprites.lobby.company_cards import draw_company_card
from sprites.lobby.fittings import (
    draw_back,
    draw_column,
    draw_dice,
    draw_figures,
    draw_heading,
    draw_note,
    draw_seed,
    draw_start,
    draw_title,
)
from sprites.lobby.layout import LobbyLayout, lobby_layout
from sprites.lobby.medallions import Kind
from sprites.lobby.opponent_cards import (
    CharacterCard,
    draw_character,
    draw_strength,
)
from sprites.lobby.province_card import chip_places, draw_card, draw_chips
from sprites.lobby.room import backdrop
from sprites.lobby.seats import draw_kind, draw_name_plate, draw_swatch
from sprites.title.buttons import draw_menu_button
from sprites.title.state import Look

if TYPE_CHECKING:
    from sprites.common.cache import RasterCache


def no_icon(name: str, px: int) -> pygame.Surface | None:
    """Of a game that draws none."""
    return None


_NOTE_GAP = 16.0
_HELD = 54.0
"""Units: the size of a seat's token that is carried to another chair."""


@dataclass(frozen=True, slots=True)
class ChairState:
    """One chair: who sits there under which name; the colour is empty for nobody. `line`: the
    level of a computer opponent, `character` who it is."""

    kind: Kind
    name: str
    colour: str = ""
    line: str = ""
    character: str = ""


@dataclass(frozen=True, slots=True)
class ProvinceState:
    """Key, name and part of each province; `chance`: the seed draws them."""

    chips: tuple[tuple[str, str, str], ...]
    chance: bool


@dataclass(frozen=True, slots=True)
class Choosing:
    """The opponent of a chair is being chosen: the characters, and key and name of the levels."""

    chair: int
    title: str
    away: str
    cards: tuple[CharacterCard, ...]
    levels: tuple[tuple[str, str], ...]
    level: str


@dataclass(frozen=True, slots=True)
class LobbyState:
    """What is chosen and shown. `options` are the chosen ones, `closed` those that cannot be.

    `board` is empty while several persons play. `held`: colour and place of a token in the hand.
    """

    game: str
    chairs: tuple[ChairState, ...]
    seed: str
    board: str
    difficulty: int
    options: frozenset[str]
    closed: frozenset[str]
    note: str
    held: tuple[str, Point] | None = None
    provinces: ProvinceState | None = None
    choosing: Choosing | None = None
    figures: str = ""
    """The owner's set that the game is played with."""


class LobbyPicture:
    """Draws the lobby at one window size, seats in the colours of a palette."""

    def __init__(
        self,
        size: Size,
        cache: RasterCache,
        game: str,
        palette: str = "painted",
        percent: int = 100,
        places: tuple[str, ...] = (),
        icon: IconSource = no_icon,
    ) -> None:
        """`places`: ids of the places of the map that can be chosen; `icon`: of the game."""
        self._places = places
        self._options = options_of(game)
        self._taught = has_lesson(game)
        self._boxed = box_of(game) is not None
        self._palette = palette
        info = info_of(game)
        self.layout: LobbyLayout = lobby_layout(
            size, chairs_of(game), percent, info.automas, len(info.levels)
        )
        self._levels = dict(zip(info.levels, self.layout.levels, strict=True))
        self._cache = cache
        self._looks: dict[str, Look] = {}
        self._game = game
        self._icon = icon

    def text_rooms(self, words: LobbyWords) -> dict[str, pygame.Rect]:
        """Where names and seed are written, canvas pixels."""
        scratch, plain = pygame.Surface((1, 1)), Look()
        style, scale = style_of(COLOURS[0], self._palette), self.layout.words
        rooms = {}
        for chair, seat in enumerate(self.layout.seats):
            name = draw_name_plate(scratch, seat.plate, scale, "", style, plain)
            rooms[f"name:{chair}"] = name.inflate(0, -round(8 * scale))
        seed = draw_seed(scratch, self.layout.seed, scale, words.seed, "", plain)
        return rooms | {"seed": seed}

    def boxes(
        self,
        persons: tuple[int, ...],
        computers: tuple[int, ...] = (),
        who: tuple[str, ...] = (),
        levels: tuple[str, ...] = (),
    ) -> dict[str, pygame.Rect]:
        """Every target by key in the order of Tab, canvas pixels; `persons` are the chairs of who
        plays, `computers` those among them whose name cannot be written. `who` and `levels` can be
        chosen for one of them, in place of the options."""
        layout = self.layout
        found = {"back": layout.back}
        for chair, seat in enumerate(layout.seats):
            found |= {f"seat:{chair}": seat.chair, f"kind:{chair}": seat.kind}
            if chair in persons:
                line = "plate" if chair in computers else "name"
                found[f"{line}:{chair}"] = seat.plate
                swatches = zip(COLOURS, seat.colours, strict=False)
                found |= {f"colour:{chair}:{colour}": box for colour, box in swatches}
            else:
                found[f"plate:{chair}"] = seat.plate
        if len(persons) == 1 and layout.automas:
            found |= {f"board:{board}": box for board, box in layout.automas.items()}
            found |= {f"level:{level}": box for level, box in self._levels.items()}
        else:
            found |= {f"card:{chair}": box for chair, box in enumerate(layout.company)}
        if who:
            found |= {f"who:{key}": box for key, box in self._row(layout.who, who)}
            found |= {f"strength:{key}": box for key, box in self._row(layout.strengths, levels)}
            found["away"] = layout.who_away
            return found | self._foot()
        cards = zip(self._options, layout.option_boxes(len(self._options)), strict=True)
        for key, box in cards:
            found |= self._option_targets(key, box)
        if self._taught:
            found |= {"minute": layout.minute, "first": layout.first}
        return found | self._foot()

    def _foot(self) -> dict[str, pygame.Rect]:
        layout = self.layout
        figures = {"figures": layout.figures} if self._boxed else {}
        found = {"seed": layout.seed, "dice": layout.dice}
        return found | figures | {"start": layout.start}

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
        room = self._cache.get(
            f"lobby/{state.game}/{size[0]}x{size[1]}", lambda: backdrop(self.layout, state.game)
        )
        surface.blit(room, (0, 0))
        draw_back(surface, self.layout.back, self.layout.scale, self._look("back"))
        draw_title(surface, self.layout.title, self.layout.scale, state.game, words.title)
        if self._taught:
            self._draw_ways_to_learn(surface, words)
        for chair, sitting in enumerate(state.chairs):
            self._draw_seat(surface, chair, sitting, state.board)
        draw_column(surface, self.layout.column, self.layout.scale, state.game)
        if state.board:
            self._draw_automas(surface, state, words)
            self._draw_levels(surface, state, words)
        else:
            self._draw_company(surface, state, words)
        if state.choosing is None:
            self._draw_options(surface, state, words)
        self._draw_foot(surface, state, words)
        if state.held is not None:
            self._draw_held(surface, *state.held)

    def _draw_ways_to_learn(self, surface: pygame.Surface, words: LobbyWords) -> None:
        layout = self.layout
        ways = {"minute": (layout.minute, words.minute), "first": (layout.first, words.first)}
        for key, (box, said) in ways.items():
            draw_menu_button(surface, box, layout.words, said, self._look(key), False)

    def _row(self, room: pygame.Rect, keys: Iterable[str]) -> zip[tuple[str, pygame.Rect]]:
        named = tuple(keys)
        return zip(named, self.layout.in_a_row(room, len(named)), strict=True)

    def _option_targets(self, key: str, box: pygame.Rect) -> dict[str, pygame.Rect]:
        """A card is a target itself, but for the one with a chip for each province."""
        if key != "provinces":
            return {f"option:{key}": box}
        chips, die = chip_places(box, self.layout.scale, len(self._places))
        places = dict(zip(self._places, chips, strict=True)) | {CHANCE: die}
        return {f"province:{name}": place for name, place in places.items()}

    def _look(self, key: str) -> Look:
        return self._looks.get(key, Look())

    def _draw_seat(
        self, surface: pygame.Surface, chair: int, sitting: ChairState, board: str
    ) -> None:
        seat, scale = self.layout.seats[chair], self.layout.scale
        style = style_of(sitting.colour, self._palette) if sitting.colour else None
        look = self._look(f"seat:{chair}")
        draw_chair(surface, seat.chair, scale, seat.angle, style, look)
        plate = self._look(f"{'name' if sitting.kind == 'person' else 'plate'}:{chair}")
        words = self.layout.words
        draw_name_plate(surface, seat.plate, words, sitting.name, style, plate)
        automa = board if sitting.kind == "automa" else None
        sign = self._look(f"kind:{chair}")
        face = self._face(sitting, seat.kind.width, badged=False)
        draw_kind(surface, seat.kind, scale, sitting.kind, sign, automa, face)
        if sitting.kind in ("person", "opponent"):
            self._draw_swatches(surface, chair, sitting.colour)

    def _draw_swatches(self, surface: pygame.Surface, chair: int, chosen: str) -> None:
        boxes = self.layout.seats[chair].colours
        for colour, box in zip(COLOURS, boxes, strict=False):
            look = self._look(f"colour:{chair}:{colour}")
            style, scale = style_of(colour, self._palette), self.layout.scale
            draw_swatch(surface, box, scale, style, look, colour == chosen)

    def _draw_company(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        """The chairs as cards, clockwise, and how it is settled who begins."""
        layout, scale = self.layout, self.layout.words
        draw_heading(surface, layout.automa_heading, scale, words.company)
        for chair, box in enumerate(layout.company):
            sitting, look = state.chairs[chair], self._look(f"card:{chair}")
            style = style_of(sitting.colour, self._palette) if sitting.colour else None
            name, line = sitting.name, sitting.line or words.card_here
            if style is None:
                name, line = words.free, words.card_free
            face = self._face(sitting, 2 * round(box.width * 0.40))
            chosen = state.choosing is not None and state.choosing.chair == chair
            draw_company_card(surface, box, layout.cards, style, name, line, look, face, chosen)
        if state.choosing is not None:
            self._draw_choosing(surface, state.choosing)
            return
        draw_heading(surface, layout.level_heading, scale, words.turn_order)
        draw_note(surface, layout.turn_order.move(round(_NOTE_GAP * scale), 0), scale, words.begins)

    def _face(self, sitting: ChairState, px: int, badged: bool = True) -> pygame.Surface | None:
        if not sitting.character:
            return None
        style = style_of(sitting.colour, self._palette) if badged else None
        return character_face(self._game, sitting.character, px, style)

    def _draw_choosing(self, surface: pygame.Surface, told: Choosing) -> None:
        """Who sits on a chair: the characters, and how strong they play."""
        layout, words = self.layout, self.layout.words
        draw_heading(surface, layout.who_heading, words, told.title)
        away = self._look("away")
        draw_menu_button(surface, layout.who_away, words, told.away, away, False)
        for card, (_, box) in zip(
            told.cards, self._row(layout.who, [each.id for each in told.cards]), strict=True
        ):
            look = self._look(f"who:{card.id}")
            draw_character(surface, box, layout.cards, self._game, card, look, self._icon)
        keys = [key for key, _ in told.levels]
        for (key, name), (_, box) in zip(
            told.levels, self._row(layout.strengths, keys), strict=True
        ):
            look = self._look(f"strength:{key}")
            draw_strength(surface, box, layout.cards, name, look, key == told.level)

    def _draw_automas(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        scale = self.layout.words
        draw_heading(surface, self.layout.automa_heading, scale, words.automas)
        for board, box in self.layout.automas.items():
            name, line = words.boards[board], words.board_lines[board]
            look = self._look(f"board:{board}")
            cards, chosen = self.layout.cards, board == state.board
            draw_automa(surface, box, cards, board, name, line, look, chosen)

    def _draw_levels(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        scale = self.layout.words
        draw_heading(surface, self.layout.level_heading, scale, words.difficulty)
        for level, box in self._levels.items():
            look = self._look(f"level:{level}")
            chosen = level == state.difficulty
            draw_level(surface, box, self.layout.cards, level, words.levels[level], look, chosen)

    def _draw_options(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        boxes = self.layout.option_boxes(len(words.options))
        for (key, title, line), box in zip(words.options, boxes, strict=True):
            if state.provinces is not None and key == "provinces":
                self._draw_provinces(surface, box, state.provinces, title, line)
                continue
            look = self._look(f"option:{key}")
            chosen, closed = key in state.options, key in state.closed
            scale, ink = self.layout.scale, self.layout.words
            draw_option(surface, box, scale, title, line, look, chosen, closed, words=ink)

    def _draw_provinces(
        self, surface: pygame.Surface, box: pygame.Rect, state: ProvinceState, title: str, line: str
    ) -> None:
        scale = self.layout.scale
        draw_card(surface, box, scale, title, line, self.layout.words)
        looks = {name: self._look(f"province:{name}") for name in (*self._places, CHANCE)}
        draw_chips(surface, box, scale, state.chips, state.chance, looks)

    def _draw_foot(self, surface: pygame.Surface, state: LobbyState, words: LobbyWords) -> None:
        layout, scale = self.layout, self.layout.words
        seed = state.seed or words.seed_chance
        draw_seed(surface, layout.seed, scale, words.seed, seed, self._look("seed"))
        draw_dice(surface, layout.dice, layout.scale, self._look("dice"))
        if self._boxed:
            look = self._look("figures")
            draw_figures(surface, layout.figures, scale, words.figures, state.figures, look)
        draw_note(surface, layout.note, scale, state.note)
        draw_start(surface, layout.start, scale, words.start, self._look("start"))

    def _draw_held(self, surface: pygame.Surface, colour: str, at: Point) -> None:
        scale = self.layout.scale
        token = badge(style_of(colour, self._palette), round(_HELD * scale))
        place = token.get_rect(center=at)
        mask = carve.kept_mask_of(token)
        carve.cast_kept(surface, mask, place.topleft, (6 * scale, 12 * scale), 10 * scale, 0.6)
        surface.blit(token, place)
