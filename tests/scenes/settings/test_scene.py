"""The settings as a scene: every control changes what it says, and all is remembered."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from saves.library import Library
from scenes.app import App
from scenes.settings.rows import PERCENTS, VOLUMES, Row
from scenes.settings.scene import ABOUT, CHAPTERS, SettingsScene
from scenes.shell.settings import CONTRAST_PALETTE, PALETTES, Settings, SettingsStore
from scenes.shell.widgets.slips import plain_theme
from sprites.common import fonts
from sprites.common import players as seat_colours
from sprites.common.chrome_prompt import prompt
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.handbook.controls import knob_centre
from tests.sampling import sampled, sampled_rows, spread
from tests.scenes.support import (
    Plain,
    click,
    key,
    make_app,
    motion,
    press,
    release,
    settle,
    wait_until,
)

SIZES = ((1280, 690), (1366, 768), (1920, 1080))
WITH_ROWS = tuple(chapter for chapter in CHAPTERS if chapter != ABOUT)
TIGHT = [(chapter, 150, SIZES[0]) for chapter in WITH_ROWS]
WIDER = [row for row in spread(WITH_ROWS, (80, 100, 150), SIZES, rows=9) if row not in TIGHT]


def open_settings(
    folder: Path,
    chapter: str = "display",
    size: tuple[int, int] = (1366, 768),
    percent: int = 100,
) -> tuple[App, SettingsScene]:
    app = make_app(folder, size)
    app.settings.text_percent = percent
    app.stack.push(Plain(app, "below"))
    scene = SettingsScene(app, chapter)
    app.stack.push(scene)
    app.tick([], 0.0)
    return app, scene


def boxes(scene: SettingsScene) -> dict[str, pygame.Rect]:
    return {target.key: target.rect for target in scene.page_targets()}


def stored(app: App) -> Settings:
    return app.store.load()


def row_of(scene: SettingsScene, name: str) -> Row:
    return next(row for row in scene.rows if row.key == name)


def groove(scene: SettingsScene, name: str) -> pygame.Rect:
    for row, box, picture in scene.placed():
        if row.key == name:
            return picture.control.move(box.topleft)
    raise KeyError(name)


@pytest.mark.parametrize(
    ("chapter", "row", "field"),
    [
        ("display", "high_contrast", "high_contrast"),
        ("play", "step_mode", "step_mode"),
        ("play", "reduced_motion", "reduced_motion"),
        ("play", "confirm_end", "confirm_end"),
        ("sound", "sounds", "muted"),
        ("sound", "mute_unfocused", "mute_unfocused"),
    ],
)
@pytest.mark.parametrize("way", sampled(["click", "enter", "arrow"]))
def test_switches_turn_and_are_remembered(
    tmp_path: Path, chapter: str, row: str, field: str, way: str
) -> None:
    app, scene = open_settings(tmp_path, chapter)
    before = getattr(app.settings, field)
    if way == "click":
        app.tick(click(boxes(scene)[f"row:{row}"].center), 0.0)
    else:
        scene.focus.focus(f"row:{row}")
        arrow = pygame.K_LEFT if row_of(scene, row).get() else pygame.K_RIGHT
        app.tick([key(pygame.K_RETURN if way == "enter" else arrow)], 0.0)
    assert getattr(stored(app), field) is (not before)
    app.sounds.close()


@pytest.mark.slow
def test_full_screen_turns(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    app.tick(click(boxes(scene)["row:fullscreen"].center), 0.0)
    assert app.window.fullscreen
    assert stored(app).fullscreen
    app.tick([key(pygame.K_F11)], 0.0)
    assert not app.window.fullscreen


@pytest.mark.parametrize(
    ("chapter", "row", "field", "values"),
    sampled_rows(
        [
            ("play", "speed", "speed", (0, 1, 2, 3, 4)),
            ("sound", "master_volume", "master_volume", VOLUMES),
            ("sound", "volume", "volume", VOLUMES),
            ("display", "text_percent", "text_percent", PERCENTS),
        ],
        3,
    ),
)
def test_sliders_move_by_keys_through_every_value(
    tmp_path: Path, chapter: str, row: str, field: str, values: tuple[int, ...]
) -> None:
    app, scene = open_settings(tmp_path, chapter)
    scene.focus.focus(f"row:{row}")
    app.tick([key(pygame.K_LEFT)] * len(values), 0.0)
    seen = [getattr(stored(app), field)]
    for _ in values[1:]:
        app.tick([key(pygame.K_RIGHT)], 0.0)
        seen.append(getattr(stored(app), field))
    app.tick([key(pygame.K_RIGHT)], 0.0)
    assert tuple(seen) == values
    assert getattr(stored(app), field) == values[-1]
    app.sounds.close()


@pytest.mark.parametrize("share", [0.0, 0.31, 1.0])
def test_a_knob_is_dragged(tmp_path: Path, share: float) -> None:
    app, scene = open_settings(tmp_path, "sound")
    place = groove(scene, "volume")
    start = (knob_centre(place, row_of(scene, "volume").share, scene.layout.scale), place.centery)
    end = (knob_centre(place, share, scene.layout.scale), place.centery + 90)
    app.tick([motion(*start), press(*start), motion(*end)], 0.0)
    assert app.settings.volume == VOLUMES[round(share * 20)]
    app.tick([release(*end)], 0.0)
    assert stored(app).volume == VOLUMES[round(share * 20)]
    app.sounds.close()


@pytest.mark.slow
def test_the_size_is_tried_while_held_and_taken_when_let_go(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    place = groove(scene, "text_percent")
    end = (place.right - 4, place.centery)
    app.tick([motion(*end), press(*end)], 0.0)
    assert app.settings.text_percent == 100
    assert scene._percent == 200
    before = scene.layout.scale
    app.tick([release(*end)], 0.0)
    assert stored(app).text_percent == 200
    assert scene.layout.scale > before


@pytest.mark.parametrize("palette", PALETTES)
def test_a_palette_is_picked(tmp_path: Path, palette: str) -> None:
    app, scene = open_settings(tmp_path)
    app.settings.palette = next(name for name in PALETTES if name != palette)
    index = PALETTES.index(palette)
    app.tick(click(boxes(scene)[f"pick:palette:{index}"].center), 0.0)
    assert stored(app).palette == palette
    assert palette in seat_colours.PALETTES


def test_palettes_of_settings_and_of_sprites_are_the_same() -> None:
    assert tuple(seat_colours.PALETTES) == (*PALETTES, CONTRAST_PALETTE)


def test_scenes_below_are_laid_out_anew_after_a_change(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    below = app.stack.scenes[0]
    assert isinstance(below, Plain)
    below.size = (0, 0)
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert below.size == (0, 0)
    app.stack.push(SettingsScene(app))
    app.tick([], 0.0)
    app.settings.palette = "clear"
    app.tick([key(pygame.K_ESCAPE)], 0.0)
    app.tick([], 0.0)
    assert below.size == app.size
    assert scene is not app.stack.top


@pytest.mark.slow
def test_defaults_come_back(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    settings = app.settings
    settings.text_percent, settings.palette, settings.speed = 150, "clear", 0
    settings.muted, settings.volume, settings.confirm_end = True, 0, False
    scene.resize(app.size)
    app.tick(click(boxes(scene)["defaults"].center), 0.0)
    fresh, now = Settings(), stored(app)
    for name in ("text_percent", "palette", "speed", "muted", "volume", "confirm_end"):
        assert getattr(now, name) == getattr(fresh, name)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("palette", "rainbow"),
        ("palette", 3),
        ("master_volume", 101),
        ("master_volume", "loud"),
        ("mute_unfocused", 1),
        ("text_percent", 10_000),
        ("text_percent", None),
        ("volume", -1),
        ("speed", [2]),
    ],
)
def test_nonsense_in_the_library_falls_back_to_defaults(
    tmp_path: Path, name: str, value: Any
) -> None:
    library = Library.open(tmp_path / "library.sqlite3")
    library.set_setting(name, value)
    assert SettingsStore(library).load() == Settings()
    library.close()
    app, _ = open_settings(tmp_path)
    assert app.tick([key(pygame.K_TAB)], 0.0)


def test_odd_but_allowed_values_are_shown_at_the_nearest_stop(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path, "sound")
    app.settings.volume, app.settings.text_percent = 43, 117
    assert row_of(scene, "volume").get() == VOLUMES.index(45)
    scene.open_chapter("display")
    assert row_of(scene, "text_percent").get() == PERCENTS.index(120)


@pytest.mark.slow
def test_everything_can_be_done_without_a_mouse(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    seen = set()
    for chapter in CHAPTERS:
        assert scene.chapter == chapter
        for _ in range(16):
            app.tick([key(pygame.K_TAB)], 0.0)
            seen.add(scene.focus.focused)
        app.tick([key(pygame.K_TAB, pygame.KMOD_CTRL)], 0.0)
    assert scene.chapter == CHAPTERS[0]
    rows = {row.key for rows in scene.pages.values() for row in rows if row.kind != "choice"}
    assert {f"row:{name}" for name in rows} <= seen
    assert {"pick:palette:0", "pick:palette:1", "defaults", "back", "hear:coin"} <= seen


@pytest.mark.slow
def test_the_focus_is_seen(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    for chapter in ("display", "sound"):
        scene.open_chapter(chapter)
        scene.focus.focus("")
        scene.mark()
        settle(app)
        plain = app.canvas.copy()
        for name, box in boxes(scene).items():
            scene.focus.focus(name)
            scene.mark()
            app.tick([], 0.0)
            around = box.inflate(20, 20).clip(app.canvas.get_rect())
            now, before = app.canvas.subsurface(around), plain.subsurface(around)
            assert pygame.image.tobytes(now, "RGB") != pygame.image.tobytes(before, "RGB"), name


def test_the_pawn_walks_at_the_chosen_speed_and_waits_in_step_mode(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path, "play")
    app.settings.speed = 4
    wait_until(app, lambda: not scene.animating)  # the page itself is drawn in pieces
    app.settings.speed = 0
    scene.sample.next()
    assert scene.animating
    app.tick([], 0.9)
    assert scene.animating
    app.tick([], 0.2)
    assert not scene.animating
    assert scene.next_wakeup is not None
    app.settings.step_mode = True
    assert scene.next_wakeup is None
    scene.retarget()
    app.tick(click(boxes(scene)["next"].center), 0.0)
    assert scene.animating
    app.settings.speed = 4
    assert not scene.animating


def test_other_chapters_stand_still(tmp_path: Path) -> None:
    for chapter in ("display", "sound"):
        app, _ = open_settings(tmp_path / chapter, chapter)
        settle(app)
        assert not app.tick([], 5.0)
        app.close()


@pytest.mark.parametrize(("chapter", "percent", "size"), sampled_rows(TIGHT + WIDER, len(TIGHT)))
def test_everything_has_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    percent: int,
    chapter: str,
) -> None:
    cut: list[str] = []
    original = fonts.ellipsize

    def watched(font: pygame.font.Font, text: str, width: int) -> str:
        kept = original(font, text, width)
        if kept != text and not text.endswith(fonts.ELLIPSIS):  # a try of two lines that fits
            cut.append(text)
        return kept

    monkeypatch.setattr(fonts, "ellipsize", watched)
    _, scene = open_settings(tmp_path, chapter, size, percent)
    room = scene.layout.left
    placed = [box for _, box, _ in scene.placed()]
    assert all(room.contains(box) for box in placed)
    assert all(a.bottom <= b.top for a, b in pairwise(placed))
    assert not boxes(scene)["defaults"].colliderect(placed[-1])
    screen = pygame.Rect((0, 0), size)
    for name, box in boxes(scene).items():
        assert screen.contains(box), name
        assert min(box.size) >= 32, name
    assert cut == []
    for sample in (scene.sample.table_prompt(), scene.sample.turn_prompt()):
        scale = scene.layout.grid * percent / 100
        bar = (scene.layout.right.width, round(56 * scale))
        assert prompt(sample, bar, scale, plain_theme()).complete


@pytest.mark.slow
def test_high_contrast_dresses_the_book_and_the_scene_below(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    below, page = app.stack.scenes[0], scene.binding.page
    assert isinstance(below, Plain)
    app.tick(click(boxes(scene)["row:high_contrast"].center), 0.0)
    assert HIGH_CONTRAST.on
    assert app.settings.seat_palette == CONTRAST_PALETTE
    assert scene.binding.page != page
    below.size = (0, 0)
    scene.close()
    app.tick([], 0.0)
    assert below.size == app.size


@pytest.mark.slow
def test_an_app_without_the_switch_wears_its_own_colours_again(tmp_path: Path) -> None:
    app, scene = open_settings(tmp_path)
    scene.choose("row:high_contrast")
    scene.choose("defaults")
    assert not HIGH_CONTRAST.on
    assert not app.settings.high_contrast
