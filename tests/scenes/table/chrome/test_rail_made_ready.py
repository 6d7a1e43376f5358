"""What the rail says of a piece and of where it goes is drawn before a hand takes it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pygame import image

from scenes.table.input.foreseen import likely
from scenes.table.input.pointing import Pointed, pointed_at
from sprites.common import chrome_prompt, chrome_strip, chrome_tray
from sprites.common.chrome_prompt import Prompt, prompt
from sprites.common.chrome_rail import draw_a_part, rail
from sprites.common.chrome_strip import Strip, strip
from sprites.common.chrome_tooltip import tooltip, words_of
from sprites.common.chrome_tray import Well, tray
from sprites.common.rail_inspector import (
    Inspector,
    InspectorLine,
    draw_some_words,
    inspector,
)
from sprites.common.surface_cache import CACHE, SurfaceCache
from sprites.common.theme import RailMaterial
from sprites.common.theme_worlds import IVORY
from tests.drawn_anew import never
from tests.scenes.support import motion, press
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import asking, close
from tests.sprites.common.samples import icon, rail_state


@pytest.fixture
def walking(tmp_path: Path) -> MousePlayer:
    return asking(tmp_path, "walk")


def left_to_draw(player: MousePlayer, pointed: Pointed) -> bool:
    """Whether the rail has something to draw before it can speak of a thing."""
    context, panels = player.scene.context, player.scene.panels
    with panels.inspector.unchanged():
        state = panels._rail(pointed, panels._seats, tuple({} for _ in panels._seats))
    return context.chrome.draw_rail_part(context.frame, state)


@pytest.mark.slow
def test_nothing_is_left_to_draw_for_what_a_piece_is_carried_to(walking: MousePlayer) -> None:
    model = walking.scene.model
    for chore in walking.scene.panels.chores():
        chore()
    source = model.controller.offers.sources()[0]
    target = model.controller.offers.targets(source)[0]
    choice = model.controller.offers.at(target, source)[0]
    assert not left_to_draw(walking, Pointed(target, choice))
    assert not left_to_draw(walking, Pointed(source)), "on its way it goes nowhere yet"
    assert not left_to_draw(walking, pointed_at(model, source, "", {}))
    close(walking)


@pytest.mark.slow
def test_the_frame_that_marks_what_is_under_the_hand_draws_no_slip(walking: MousePlayer) -> None:
    scene = walking.scene
    source = scene.controller.offers.sources()[0]
    x, y = walking.at(source)
    walking.tick([motion(x, y)])
    walking.tick([press(x, y), motion(x + 30, y - 30)])
    words_of.cache_clear()
    tooltip.cache_clear()
    for target in scene.controller.offers.targets(source):
        walking.tick([motion(*walking.at(target))])
        if scene.panels.pointed().choice is not None:
            break
    assert not words_known()
    assert scene.tooltips.box is None
    for _ in range(6):
        walking.tick([])
    assert words_known()
    assert scene.tooltips.box is not None
    close(walking)


def words_known() -> int:
    """Slips of which the words are drawn."""
    return sum(key[0].__name__ == "words_of" for key in CACHE._entries)


@pytest.mark.parametrize("material", ["folded", "deckled", "slate", "damask"])
def test_the_parts_of_a_rail_are_drawn_one_by_one(
    material: RailMaterial, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats and the fields they leave among them: the frame that shows it only lays them down."""
    theme, state = replace(IVORY, rail_material=material), rail_state()
    size = (300, 900)
    CACHE.clear()
    parts = 0
    while draw_a_part(state, size, 1.0, theme, icon):
        parts += 1
    assert parts > len(state.seats)
    drawn: list[str] = []
    put = SurfaceCache._put

    def counted(cache: SurfaceCache, key: tuple[Any, ...], value: Any, seconds: float) -> None:
        drawn.append(key[0].__name__)
        put(cache, key, value, seconds)

    monkeypatch.setattr(SurfaceCache, "_put", counted)
    rail(state, size, 1.0, theme, icon)
    assert not {"seat_panel", "_hollow", "_piece", "_field_card", "inspector"} & {*drawn}


def test_many_words_about_a_thing_are_drawn_in_pieces_and_look_the_same() -> None:
    lines = tuple(
        InspectorLine((f"word {n} of a line that tells of this thing",)) for n in range(8)
    )
    state, size = Inspector("A thing", lines=lines), (300, 420)
    CACHE.clear()
    whole = inspector(state, size, 1.0, IVORY, icon)
    CACHE.clear()
    pieces = 0
    while draw_some_words(state, size, 1.0, IVORY, icon):
        pieces += 1
    assert 2 < pieces < len(lines)
    drawn = inspector(state, size, 1.0, IVORY, icon)
    assert image.tobytes(drawn.surface, "RGBA") == image.tobytes(whole.surface, "RGBA")


def test_what_lies_on_the_table_stays_drawn_when_the_cache_is_empty(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beam, prompt and tray are drawn anew with other words: what they are written on is not."""
    state, size = Prompt("Choose"), (900, 52)
    wells = (Well("silver", "silver", "3"),)
    tray_size = (300, 120)
    prompt(state, size, 1.0, IVORY)
    strip(Strip("Game"), 900, 1.0, IVORY)
    tray(wells, 4, tray_size, 1.0, IVORY, icon)
    CACHE.clear()
    for module, names in (
        (chrome_prompt, "bar"),
        (chrome_strip, "shadow"),
        (chrome_tray, "shadow"),
    ):
        monkeypatch.setattr(module, names, never)
    prompt(replace(state, sentence="Choose another"), size, 1.0, IVORY)
    strip(Strip("Another game"), 900, 1.0, IVORY)
    tray((replace(wells[0], number="4"),), 4, tray_size, 1.0, IVORY, icon)


@pytest.mark.slow
def test_every_kind_of_aim_has_its_share_of_few(walking: MousePlayer) -> None:
    model = walking.scene.model
    offers = model.controller.offers
    aims = likely(model, {}, 3)
    source = offers.sources()[0]
    target = offers.targets(source)[0]
    assert aims[0] == pointed_at(model, source, "", {})
    assert Pointed(source) in aims
    assert Pointed(target, offers.at(target, source)[0]) in aims
    everything = likely(model, {}, 1000)
    assert len(everything) > 3
    assert all(everything.count(each) == 1 for each in everything)
    close(walking)
