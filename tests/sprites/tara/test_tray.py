"""The trough: what somebody has lies there as things, and every part of it can be pointed at."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from scenes.games.tara.layout import shelf_of
from scenes.table.frame import make_frame
from sprites.common import fonts
from sprites.common.chrome_tray import Delta, Well
from sprites.common.drawn import NO_POINTER, Pointer
from sprites.common.theme_worlds import BRONZE
from sprites.tara import belongings
from sprites.tara.herd import heads_of, herd
from sprites.tara.tray import ABOVE, ABROAD, tray
from sprites.tara.tray_layout import tray_layout
from tests.sprites.tara.samples import BLUE, RED, WHITE, YELLOW, pixels

SIZE, SCALE = (404, 150), 1.0
WELLS = tuple(Well(key, key, "1", value=1) for key in (*ABOVE, *ABROAD))
WINDOWS = [(1280, 690), (1366, 768), (1920, 1080)]


def drawn(*changed: Well, pointer: Pointer = NO_POINTER) -> bytes:
    """The tray with some wells in place of others."""
    known = {well.id: well for well in changed}
    wells = tuple(known.get(well.id, well) for well in WELLS)
    return pixels(tray(RED, wells, SIZE, SCALE, BRONZE, pointer).surface)


@pytest.mark.parametrize("well", WELLS, ids=lambda well: str(well.id))
def test_every_change_is_seen(well: Well) -> None:
    more = replace(well, number="2", value=2)
    gain = replace(well, change=1, ahead=True, delta=Delta("+1", True))
    came = replace(well, change=1, delta=Delta("+1", True))
    pictures = [drawn(), drawn(more), drawn(gain), drawn(replace(well, lit=True))]
    assert len(set(pictures)) == len(pictures)
    if well.id in ("supply", "cumal"):  # what is to come is seen as faint things, not only told
        assert drawn(gain) != drawn(came)


def test_a_rack_shows_every_disc_of_the_supply() -> None:
    racks = [pixels(belongings.rack(RED, n, 0, (150, 66))) for n in range(21)]
    assert len(set(racks)) == 21
    assert racks[4] != pixels(belongings.rack(BLUE, 4, 0, (150, 66)))
    for n in range(1, 20):
        less = pixels(belongings.rack(RED, n, -1, (150, 66)))
        more = pixels(belongings.rack(RED, n, 1, (150, 66)))
        assert len({less, more, racks[n], racks[n - 1], racks[n + 1]}) == 5


def test_a_treasury_shows_every_cumal() -> None:
    assert all(sum(heads_of(n)) == n for n in range(60))
    assert all(1 in heads_of(n) for n in range(1, 60))  # there is always something to pay with
    herds = [pixels(herd(n, 0, (78, 66))) for n in range(41)]
    assert len(set(herds)) == 41
    for n in range(2, 40):
        assert len({herds[n], *(pixels(herd(n, by, (78, 66))) for by in (-2, -1, 1, 2))}) == 5


def test_the_prison_tells_owners_apart() -> None:
    one = pixels(belongings.prison(((BLUE, 2),), (80, 66), 1.0))
    other = pixels(belongings.prison(((YELLOW, 2),), (80, 66), 1.0))
    both = pixels(belongings.prison(((BLUE, 2), (WHITE, 1)), (80, 66), 1.0))
    assert len({one, other, both, pixels(belongings.prison((), (80, 66), 1.0))}) == 4


def test_the_same_things_are_drawn_once() -> None:
    first = tray(RED, WELLS, SIZE, SCALE, BRONZE, NO_POINTER)
    assert tray(RED, WELLS, SIZE, SCALE, BRONZE, Pointer(hovered="prompt:undo")) is first


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("percent", [80, 100, 150])
def test_every_part_can_be_pointed_at_and_lies_apart(window: tuple[int, int], percent: int) -> None:
    frame = make_frame(window, percent, "foot")
    box = shelf_of(frame).tray
    many = tuple(replace(w, number="20", value=20, delta=Delta("−12", False)) for w in WELLS)
    names = ("Ruled", "Forts", "Captive", "Jailed")
    made = tray(YELLOW, many, box.size, frame.scale, BRONZE, NO_POINTER, names)
    boxes = list(made.rects.values())
    assert set(made.rects) == {f"well:{well.id}" for well in WELLS}
    whole = pygame.Rect((0, 0), box.size)
    for part in (*boxes, *tray_layout(box.size, frame.scale).labels):
        assert whole.contains(part)
    for part in boxes:
        assert min(part.size) >= 32
        assert len(part.collidelistall(boxes)) == 1
    for words in made.texts:
        assert whole.contains(words)
        assert len(words.collidelistall(list(made.texts))) == 1


def test_no_type_in_the_trough_is_smaller_than_the_floor(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    face = fonts.serif

    def recorded(px: float, *more: object, **named: object) -> pygame.font.Font:
        font = face(px, *more, **named)  # type: ignore[arg-type]
        sizes.append(font.point_size)
        return font

    monkeypatch.setattr(fonts, "serif", recorded)
    wells = tuple(replace(well, number="17", value=17) for well in WELLS)
    tray(WHITE, wells, (300, 108), 0.72, BRONZE, NO_POINTER)
    assert sizes
    assert min(sizes) >= fonts.FLOOR
