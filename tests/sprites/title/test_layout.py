"""Places of title and lobby: nothing overlaps, is too small or leaves the window."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from engine.games import game_keys, info_of
from sprites.common.metrics import fitted_scale
from sprites.lobby.curtain import CURTAIN_UNITS, curtain_layout
from sprites.lobby.layout import LobbyLayout, lobby_layout
from sprites.lobby.ledger import ledger_layout
from sprites.lobby.panels import pause_layout, pause_units
from sprites.title.layout import MENU, scale_of, title_layout

GAMES = game_keys()
AUTOMAS = info_of("viscounts").automas
LEVELS = info_of("viscounts").difficulties

SIZES = (
    (1280, 690),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (2560, 1440),
)
LEAST_TARGET = 32
PERCENTS = (80, 100, 150)


def assert_apart(boxes: dict[str, Rect], size: tuple[int, int], least: int = LEAST_TARGET) -> None:
    window = Rect((0, 0), size)
    for key, box in boxes.items():
        assert window.contains(box), f"{key} {box} leaves the window {size}"
        assert min(box.size) >= least, f"{key} {box} is smaller than {least}"
    for (first, a), (second, b) in combinations(boxes.items(), 2):
        assert not a.colliderect(b), f"{first} {a} overlaps {second} {b} at {size}"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", PERCENTS)
def test_title_targets_keep_apart(size: tuple[int, int], percent: int) -> None:
    layout = title_layout(size, GAMES, percent)
    assert_apart(layout.targets(), size)
    assert set(layout.targets()) == {*GAMES, "continue", *MENU}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", PERCENTS)
def test_the_name_hangs_clear_of_the_openings_and_the_table_clear_of_the_plates(
    size: tuple[int, int], percent: int
) -> None:
    layout = title_layout(size, GAMES, percent)
    for place in layout.thrones.values():
        assert not layout.wordmark.colliderect(place.opening)
        assert place.panel.contains(place.plate)
        assert place.panel.contains(place.opening)
    for zone in (layout.left_pieces, layout.right_pieces):
        assert Rect((0, 0), size).contains(zone)
        for box in layout.targets().values():
            assert not zone.colliderect(box)


def lobby_targets(layout: LobbyLayout) -> dict[str, Rect]:
    """Everything that can be clicked while one person plays against an automa."""
    found = {"back": layout.back, "seed": layout.seed, "dice": layout.dice, "start": layout.start}
    for index, seat in enumerate(layout.seats):
        boxes = (seat.chair, seat.plate, seat.kind, *seat.colours)
        found |= {f"seat {index}, {number}": box for number, box in enumerate(boxes)}
    for name, several in (
        ("automa", (*layout.automas.values(),)),
        ("level", layout.levels),
        ("option", layout.options),
    ):
        found |= {f"{name} {number}": box for number, box in enumerate(several)}
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_lobby_targets_keep_apart(size: tuple[int, int], seats: int) -> None:
    layout = lobby_layout(size, seats, 100, AUTOMAS, len(LEVELS))
    assert_apart(lobby_targets(layout), size)
    assert len(layout.seats) == seats
    angles = {2: [0, 180], 5: [0, 72, 144, 216, 288]}.get(seats, [0, 90, 180, 270][:seats])
    assert [seat.angle for seat in layout.seats] == angles
    assert all(len(seat.colours) == max(4, seats) for seat in layout.seats)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [4, 5])
def test_the_lobbys_column_holds_its_choices_and_leaves_the_table_alone(
    size: tuple[int, int], seats: int
) -> None:
    layout = lobby_layout(size, seats, 100, AUTOMAS, len(LEVELS))
    inside = (*layout.automas.values(), *layout.company, *layout.levels, *layout.options)
    rest = (layout.seed, layout.dice, layout.start, layout.note, layout.automa_heading)
    for box in (*inside, *rest, layout.level_heading):
        assert layout.column.contains(box)
    for seat in layout.seats:
        for box in (seat.chair, seat.plate, seat.kind, *seat.colours):
            assert not layout.column.colliderect(box)


@pytest.mark.parametrize("seats", [0, 6])
def test_a_lobby_has_one_to_five_seats(seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 5 seats"):
        lobby_layout((1366, 768), seats)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("entries", [1, 6, 9, 10, 13])
@pytest.mark.parametrize("percent", PERCENTS)
def test_pause_entries_keep_apart(size: tuple[int, int], entries: int, percent: int) -> None:
    layout = pause_layout(size, fitted_scale(size, percent, pause_units(entries)), entries)
    boxes = {str(index): box for index, box in enumerate(layout.entries)}
    assert_apart(boxes, size)
    assert_apart({**boxes, "title": layout.title, "badge": layout.badge}, size, 24)
    assert all(layout.panel.contains(box) for box in layout.entries)
    assert layout.panel.y >= 20 * layout.scale, "the crest hangs over the upper edge"


def test_a_pause_without_entries_is_refused() -> None:
    with pytest.raises(ValueError, match="1 to 18 entries"):
        pause_layout((1366, 768), 1.0, 0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", PERCENTS)
def test_the_curtains_words_and_button_keep_apart(size: tuple[int, int], percent: int) -> None:
    layout = curtain_layout(size, fitted_scale(size, percent, CURTAIN_UNITS))
    places = {"shield": layout.shield, "name": layout.name, "button": layout.button}
    assert_apart(places, size)
    assert_apart({**places, "line": layout.line}, size, 24)


def test_a_ledgers_body_lies_below_its_picture() -> None:
    rooms = ledger_layout(Rect(40, 30, 700, 680), 1.0)
    assert rooms.page.contains(rooms.header)
    assert rooms.page.contains(rooms.body)
    assert rooms.header.contains(rooms.title)
    assert rooms.body.top >= rooms.header.bottom


def test_the_scale_follows_the_window_between_its_limits() -> None:
    assert scale_of((1366, 768)) == 1.0
    assert scale_of((1920, 1080)) == pytest.approx(1.4056, abs=0.001)
    assert scale_of((640, 360)) == pytest.approx(0.898)
    assert scale_of((5120, 2880)) == 2.0


@pytest.mark.parametrize("size", SIZES)
def test_an_option_alone_in_its_row_takes_the_whole_row(size: tuple[int, int]) -> None:
    layout = lobby_layout(size)
    first, second, last = layout.option_boxes(3)
    assert (last.left, last.right) == (first.left, layout.figures.right)
    assert abs(last.right - second.right) <= 1
    assert layout.option_boxes(4) == layout.options
