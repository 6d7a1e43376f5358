"""Boxes, medals and pages: the same every time, different where they must differ, readable."""

from __future__ import annotations

import re
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from engine.games import game_keys, info_of
from sprites.common.colour import hex_colour
from sprites.common.contrast import contrast
from sprites.common.players import PLAYER_STYLES
from sprites.handbook.style import binding_of
from sprites.library import bookcase, box, chips, files_sheet, fillers, marks, medals, page
from sprites.library.book import draw_book
from sprites.library.box import BoxWords, front_rect, kept_box, label_rect
from sprites.library.cover import cover_art
from sprites.library.files_window import inks_of
from sprites.library.heading import gilt_words
from sprites.library.layout import files_layout, library_layout, page_layout
from sprites.library.records_layout import records_layout
from sprites.library.records_page import Cell, draw_cell
from sprites.title.state import REST, Look
from tests.sprites.eyesight import READABLE

GAMES = game_keys()
AUTOMAS = info_of("viscounts").automas
LEVELS = info_of("viscounts").difficulties

CELL = (190, 252)
VISCOUNTS = info_of("viscounts")
AUTOMAS, LEVELS = VISCOUNTS.automas, VISCOUNTS.difficulties
GROUPS = {"show": ("a", "b", "c", "d"), "game": ("a", "b", "c", "d", "e"), "order": ("a", "b")}
PERCENTS = (80, 100, 150)
WINDOWS = [(1280, 690), (1366, 768), (1920, 1080), (2560, 1440), (1280, 960), (2400, 1000)]
KNOWN = frozenset(
    ("svg", "defs", "g", "path", "circle", "ellipse", "rect", "stop", "linearGradient")
)


def pixels(surface: Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def ground(surface: Surface, area: Rect) -> str:
    """The mean colour of a part of a picture."""
    return hex_colour(*pygame.transform.average_color(surface, area)[:3])


def words(**changes: object) -> BoxWords:
    values: dict[str, object] = {
        "game": "viscounts",
        "name": "Evening",
        "line": "Round 3",
        "styles": PLAYER_STYLES[:2],
        **changes,
    }
    return BoxWords(**values)  # type: ignore[arg-type]


def test_boxes_tell_apart_what_they_are() -> None:
    table = Surface((50, 50), 0, 24)
    table.fill("#6080a0")
    kinds = {
        "plain": kept_box(CELL, 1.0, words(), None),
        "pictured": kept_box(CELL, 1.0, words(), table),
        "finished": kept_box(CELL, 1.0, words(finished=True), None),
        "won": kept_box(CELL, 1.0, words(finished=True, winner=PLAYER_STYLES[0]), None),
        "assisted": kept_box(CELL, 1.0, words(assisted=True), None),
        "deleted": kept_box(CELL, 1.0, words(deleted=True), None),
        "named": kept_box(CELL, 1.0, words(name="Other"), None),
        "more": kept_box(CELL, 1.0, words(styles=PLAYER_STYLES[:4]), None),
        **{game: kept_box(CELL, 1.0, words(game=game), None) for game in GAMES[1:]},
    }
    for (first, one), (second, other) in combinations(kinds.items(), 2):
        assert pixels(one) != pixels(other), (first, second)
    assert pixels(kept_box(CELL, 1.0, words(), None)) == pixels(kinds["plain"])


def test_box_and_label_stay_in_their_cell() -> None:
    cell = Rect((0, 0), CELL)
    assert cell.contains(front_rect(cell, 1.0))
    assert cell.contains(label_rect(cell, 1.0))
    assert not front_rect(cell, 1.0).colliderect(label_rect(cell, 1.0))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_cover(game: str) -> None:
    assert cover_art(game, (60, 50)).get_size() == (60, 50)
    others = [pixels(cover_art(other, (60, 50))) for other in GAMES if other != game]
    assert pixels(cover_art(game, (60, 50))) not in others


@pytest.mark.parametrize("size", [(40, 90), (90, 40), (7, 7), (300, 300)])
def test_a_picture_of_any_shape_covers_its_window(size: tuple[int, int]) -> None:
    table = Surface(size, 0, 24)
    table.fill("#123456")
    covered = box.covering(table, (60, 50))
    assert covered.get_size() == (60, 50)
    for corner in ((0, 0), (59, 49)):
        seen = covered.get_at(corner)[:3]
        assert all(abs(a - b) <= 3 for a, b in zip(seen, (0x12, 0x34, 0x56), strict=True))


def test_medals_tell_automa_and_difficulty() -> None:
    drawn = [pixels(medals.medal(automa, level, 60)) for automa in AUTOMAS for level in LEVELS]
    assert len(set(drawn)) == len(AUTOMAS) * len(LEVELS)
    with pytest.raises(ValueError, match="difficulty"):
        medals.medal(AUTOMAS[0], 4, 60)


def test_places_of_the_grid_tell_how_far_one_is() -> None:
    states = (
        Cell("noble", 2),
        Cell("noble", 2, played=True, best="2 games"),
        Cell("noble", 2, won=True, played=True, best="best 60"),
    )
    seen = set()
    for cell in states:
        for look, chosen in ((REST, False), (REST, True), (Look(focused=True), False)):
            target = Surface((130, 130), 0, 24)
            target.fill("#ecdab0")
            draw_cell(target, Rect(5, 5, 120, 120), 1.0, cell, look, chosen)
            seen.add(pixels(target))
    assert len(seen) == 9


def test_scenery_is_the_same_every_time() -> None:
    for place in range(9):
        one = fillers.filler(place, CELL, 1.0)
        fillers.filler.cache_clear()
        other = fillers.filler(place, CELL, 1.0)
        assert (one is None) == (other is None)
        if one is not None and other is not None:
            assert pixels(one) == pixels(other)


def test_signs_are_all_different() -> None:
    drawn = {pixels(marks.sign(name, 40)) for name in marks.SIGNS}
    assert len(drawn) == len(marks.SIGNS)
    with pytest.raises(KeyError):
        marks.sign("nothing", 20)


def test_drawings_keep_to_the_svg_that_is_drawn() -> None:
    bodies = [make() for make in marks.SIGNS.values()]
    used = {name for body in bodies for name in re.findall(r"<([A-Za-z]+)", body)}
    assert used <= KNOWN
    assert not any("currentColor" in body or "rgba(" in body for body in bodies)


def test_wood_is_opaque_and_seamless_in_size() -> None:
    for size in ((500, 300), (301, 777)):
        assert bookcase.room(size, 1.0).get_size() == size
        assert bookcase.back_wall(size, 1.0).get_size() == size
        front = bookcase.frame(size, 1.0)
        assert front.get_at((size[0] // 2, size[1] // 2))[3] == 0
        assert front.get_at((4, size[1] // 2))[3] == 255


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("percent", PERCENTS)
def test_the_library_fits_every_window(size: tuple[int, int], percent: int) -> None:
    layout = library_layout(size, GROUPS, percent)
    screen = Rect((0, 0), size)
    parts = [layout.column, layout.bookcase, layout.page, layout.import_, layout.back]
    assert all(screen.contains(part) for part in parts)
    assert layout.columns >= 2
    assert all(layout.column.contains(chip) for chip in layout.chips.values())
    assert layout.bookcase.contains(layout.view.union(layout.bar))
    for players in (0, 1, 4, 5):
        rooms = page_layout(layout.page, layout.sheet, players, ("go", "a", "b", "c", "d"))
        inside = [rooms.picture, rooms.name, rooms.facts, rooms.note, *rooms.players]
        assert all(layout.page.contains(room) for room in [*inside, *rooms.actions.values()])
        first_action = rooms.actions["go"]
        assert rooms.note.bottom <= first_action.y + round(4 * layout.sheet)
    for target in (layout.import_, *layout.chips.values(), *rooms.actions.values()):
        assert min(target.size) >= 32
    assert layout.row <= layout.view.height


@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("naming", [True, False])
@pytest.mark.parametrize("percent", PERCENTS)
def test_the_sheet_for_files_fits_every_window(
    size: tuple[int, int], naming: bool, percent: int
) -> None:
    layout = files_layout(size, ("documents", "home", "data"), naming, percent)
    assert Rect((0, 0), size).contains(layout.page)
    parts = [layout.view.union(layout.bar), layout.ok, layout.cancel, layout.up, layout.note]
    parts += [*layout.shortcuts.values(), *([layout.name] if naming else [])]
    assert all(layout.page.contains(part) for part in parts)
    for first, second in combinations(parts, 2):
        assert not first.colliderect(second)
    assert layout.row >= 32


@pytest.mark.parametrize("size", WINDOWS)
def test_the_records_fit_every_window(size: tuple[int, int]) -> None:
    views = ("all", "solo", "2", "3", "4", "assisted")
    layout = records_layout(size, GAMES, (4, 4), views)
    assert Rect((0, 0), size).contains(layout.book)
    left = [layout.header, *layout.column_heads, *layout.row_heads, *layout.cells.values()]
    right = [layout.name, layout.sums, *layout.views.values(), layout.view, layout.note]
    assert all(layout.left.contains(part) for part in left)
    assert all(layout.right.contains(part) for part in right)
    for first, second in combinations(left, 2):
        assert not first.colliderect(second)


def test_words_can_be_read_on_their_ground() -> None:
    parchment = page.sheet((300, 500), 1.0)
    middle = ground(parchment, Rect(60, 60, 180, 380))
    for colour in (page.INK, page.SOFT, page.WINE, "#8e2f2a"):
        assert contrast(colour, middle) >= READABLE
    label = kept_box(CELL, 1.0, words(name="", line=""), None)
    place = label_rect(Rect((0, 0), CELL), 1.0).inflate(-40, -16)
    for colour in (box.INK, box.SOFT):
        assert contrast(colour, ground(label, place)) >= READABLE
    for inks in (files_sheet.ARCHIVE, *(inks_of(binding_of(game)) for game in GAMES)):
        assert contrast(inks.chosen_text, inks.chosen) >= READABLE
        for colour in (inks.text, inks.soft, inks.quiet):
            assert contrast(colour, inks.field) >= READABLE


@pytest.mark.parametrize("chosen", [True, False])
@pytest.mark.parametrize("closed", [True, False])
@pytest.mark.parametrize("look", [REST, Look(1.0), Look(0.0, True)])
def test_chips_can_be_read(chosen: bool, closed: bool, look: Look) -> None:
    target = Surface((220, 60), 0, 24)
    target.fill("#3a2c44")
    blank = chips.Chip("", chosen=chosen, closed=closed)
    chips.draw_chip(target, Rect(10, 10, 200, 36), 1.0, blank, look)
    colour = chips._INK if chosen else chips.CREAM if not closed else "#d6c7b4"
    assert contrast(colour, ground(target, Rect(40, 18, 140, 20))) >= READABLE


def test_the_book_is_drawn_on_any_ground() -> None:
    target = Surface((700, 420), 0, 24)
    draw_book(target, Rect(40, 30, 620, 360), 0.9, "viscounts")
    left, right = ground(target, Rect(90, 90, 120, 120)), ground(target, Rect(480, 90, 120, 120))
    for side in (left, right):
        assert contrast(page.SOFT, side) >= READABLE


def test_headings_have_their_height() -> None:
    for text in ("Library", "Könyvtár", "Galeria dos jogos"):
        assert gilt_words(text, 44).get_height() == 44
