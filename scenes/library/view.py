"""Draws the library: what stands still is kept, the shelves and their boxes move over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import pygame

from engine.games import game_keys
from saves.model import SessionSummary
from scenes.library.boxes import Boxes
from scenes.shell.widgets.grid import Shelf
from scenes.shell.widgets.grid_input import GridLook
from scenes.shell.widgets.slips import plain_theme
from sprites.common.cache import RasterCache
from sprites.common.chrome_button import focus_ring
from sprites.library import bookcase
from sprites.library.box import box_light, chosen_rim, front_rect, label_rect
from sprites.library.chips import Chip, draw_bar, draw_filters
from sprites.library.fillers import filler
from sprites.library.heading import draw_heading
from sprites.library.layout import FASCIA, LibraryLayout, PageLayout
from sprites.library.page import PageWords, draw_action, draw_empty, draw_page, draw_sheet
from sprites.lobby.fittings import draw_back, draw_column, draw_start
from sprites.title.state import REST, Look

_DUSK: Final = (26, 18, 16)
_LEATHER: Final = (52, 40, 60)
_PAPER: Final = (222, 200, 152)
_MARGIN: Final = 40
"""px round a part of the picture for its shadow."""


@dataclass(frozen=True, slots=True)
class Page:
    """What lies on the sheet: a session's words and picture, or an empty page's."""

    rooms: PageLayout
    words: PageWords | None
    picture: pygame.Surface | None = None
    title: str = ""
    lines: tuple[str, ...] = ()
    actions: Mapping[str, str] = field(default_factory=dict)
    closed: frozenset[str] = frozenset()
    naming: bool = False


@dataclass(frozen=True, slots=True)
class StillWords:
    """Words of everything around the shelf, all finished."""

    title: str
    import_: str
    import_closed: bool
    headings: Mapping[str, str]
    chips: Mapping[str, Chip]


class LibraryPicture:
    """The picture of one window size.

    It can be drawn at once; `build` makes wood, leather and paper of what is flat at first.
    `draw_still` is needed only when something outside the shelves has changed.
    """

    def __init__(self, layout: LibraryLayout, cache: RasterCache) -> None:
        self.layout = layout
        self._cache = cache
        self._parts: dict[str, pygame.Surface] = {}
        self._still = pygame.Surface(layout.size, 0, 32)

    def build(self) -> Iterator[str]:
        """Make the parts one by one; after each, `draw_still` shows it."""
        makers: dict[str, Callable[[], pygame.Surface]] = {
            "front": lambda: bookcase.frame(self.layout.bookcase.size, self.layout.scale),
            "ground": self._make_ground,
            "sheet": lambda: self._with_margin(self.layout.page, draw_sheet),
            "column": lambda: self._with_margin(self.layout.column, draw_column),
        }
        width, height = self.layout.size
        for name, make in makers.items():
            self._parts[name] = self._cache.get(f"archive.{name} {width}x{height}", make)
            yield name

    def draw_still(self, words: StillWords, page: Page, looks: Mapping[str, Look]) -> None:
        """Filters, heading, page and buttons, as they are to be shown from now on."""
        layout, scale = self.layout, self.layout.words
        target = self._still
        self._draw_parts(target)
        draw_back(target, layout.back, layout.scale, looks.get("back", REST))
        draw_heading(target, layout.title, words.title)
        look = looks.get("import", REST)
        box, closed = layout.import_, words.import_closed
        draw_action(target, box, scale, "import", words.import_, look, closed)
        headings = {key: (layout.headings[key], said) for key, said in words.headings.items()}
        chips = {key: (layout.chips[key], chip) for key, chip in words.chips.items()}
        draw_filters(target, headings, chips, looks, scale)
        self._draw_page(target, page, looks)

    def draw(
        self,
        surface: pygame.Surface,
        shelf: Shelf,
        lines: Sequence[SessionSummary],
        boxes: Boxes,
        look: GridLook,
    ) -> None:
        """One frame."""
        layout, scale = self.layout, self.layout.boxes
        surface.blit(self._still, (0, 0))
        inside = layout.view.union(layout.bar)
        surface.set_clip(inside)
        board = bookcase.shelf(inside.width, scale)
        for row in shelf.rows_shown():
            foot = shelf.rect_of(row * layout.columns).bottom
            surface.blit(board, (inside.x, foot - round(FASCIA * scale)))
            self._draw_fillers(surface, shelf, row)
        for place in shelf.in_view():
            self._draw_box(surface, shelf, place, boxes.get(lines[place]), look)
        surface.set_clip(None)
        if "front" in self._parts:
            surface.blit(self._parts["front"], layout.bookcase)
        thumb = shelf.thumb(layout.bar)
        if thumb is not None:
            draw_bar(surface, layout.bar, thumb, layout.scale, look.bar)

    # Parts ---------------------------------------------------------------------------------

    def _make_ground(self) -> pygame.Surface:
        layout = self.layout
        ground = bookcase.room(layout.size, layout.scale)
        ground.blit(bookcase.back_wall(layout.bookcase.size, layout.scale), layout.bookcase)
        return ground

    def _with_margin(
        self, box: pygame.Rect, draw: Callable[[pygame.Surface, pygame.Rect, float], None]
    ) -> pygame.Surface:
        part = pygame.Surface((box.width + 2 * _MARGIN, box.height + 2 * _MARGIN), pygame.SRCALPHA)
        draw(part, pygame.Rect((_MARGIN, _MARGIN), box.size), self.layout.scale)
        return part

    def _draw_parts(self, target: pygame.Surface) -> None:
        layout = self.layout
        if "ground" in self._parts:
            target.blit(self._parts["ground"], (0, 0))
        else:
            target.fill(_DUSK)
        for name, box, flat in (
            ("column", layout.column, _LEATHER),
            ("sheet", layout.page, _PAPER),
        ):
            if name in self._parts:
                target.blit(self._parts[name], (box.x - _MARGIN, box.y - _MARGIN))
            else:
                pygame.draw.rect(target, flat, box, border_radius=round(6 * layout.scale))

    def _draw_fillers(self, surface: pygame.Surface, shelf: Shelf, row: int) -> None:
        """Books and the like at the free places of a row."""
        layout = self.layout
        cell = (round(layout.pitch_x), layout.row)
        for place in range(row * layout.columns, (row + 1) * layout.columns):
            if place >= shelf.count:
                things = filler(place, cell, layout.boxes)
                if things is not None:
                    surface.blit(things, shelf.rect_of(place))

    def _draw_box(
        self,
        surface: pygame.Surface,
        shelf: Shelf,
        place: int,
        box: pygame.Surface,
        look: GridLook,
    ) -> None:
        scale = self.layout.boxes
        cell = shelf.rect_of(place)
        chosen = place == shelf.chosen
        if chosen or place == look.hovered:
            surface.blit(box_light(box.get_size(), scale, chosen), cell)
        surface.blit(box, cell)
        if chosen:
            surface.blit(chosen_rim(box.get_size(), scale), cell)
        if chosen and look.keys:
            whole = front_rect(cell, scale).union(label_rect(cell, scale))
            focus_ring(whole.size, scale, plain_theme(), 5).blit(surface, whole.topleft)

    def _draw_page(self, target: pygame.Surface, page: Page, looks: Mapping[str, Look]) -> None:
        scale, rooms = self.layout.sheet, page.rooms
        if page.words is None:
            draw_empty(target, rooms, scale, page.title, page.lines, game_keys())
        else:
            draw_page(target, rooms, scale, page.words, page.picture, page.naming)
        for number, (key, box) in enumerate(rooms.actions.items()):
            look, closed = looks.get(key, REST), key in page.closed
            if number == 0:
                draw_start(target, box, scale, page.actions[key], look, closed)
            else:
                draw_action(target, box, scale, key, page.actions[key], look, closed)
