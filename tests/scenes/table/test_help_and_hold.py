"""The sheet of keys, a thing kept in the inspector, the speed while others move."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.texts import load_catalogue
from scenes.handbook.scene import RulebookScene
from scenes.table.input.holding import HOLD_SECONDS, LongPress
from scenes.table.overlays.help import HelpScene
from tests.sampling import sampled
from tests.scenes.support import key, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import asking, close

RIGHT = 3


def hold(player: MousePlayer, anchor: str, seconds: float) -> None:
    """Press there and let time pass; the button stays down."""
    point = player.at(anchor)
    player.tick([motion(*point), press(*point)])
    player.app.tick([], seconds)
    player.app.tick([], 0.0)


def inspected(player: MousePlayer) -> tuple[str, bool]:
    shown = player.scene.panels.inspector.inspector(player.scene.panels.pointed())
    assert shown is not None
    return shown.title, shown.pinned


@pytest.mark.slow
@pytest.mark.parametrize("size", sampled([(1280, 690), (1920, 1080)]))
def test_f1_shows_all_keys_and_any_key_takes_the_sheet_away(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    player = asking(tmp_path, "play", size)
    player.tick([key(pygame.K_F1)])
    player.tick([])
    sheet = player.app.stack.top
    assert isinstance(sheet, HelpScene)
    assert pygame.Rect((0, 0), size).contains(sheet.box)
    player.tick([key(pygame.K_ESCAPE)])
    assert player.app.stack.top is player.scene
    player.tick([key(pygame.K_F1)])
    player.tick([press(5, 5)])
    assert player.app.stack.top is player.scene
    close(player)


def test_the_sheet_is_drawn_over_a_darker_table(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    player.tick([key(pygame.K_F1)])
    player.tick([])
    sheet = player.app.stack.top
    assert isinstance(sheet, HelpScene)
    seen = pygame.Surface(player.app.canvas.get_size())
    sheet.draw(seen)
    inside = pygame.transform.average_color(seen.subsurface(sheet.box))[:3]
    assert sum(inside) > 300, "paper"
    assert sum(seen.get_at((1, 1))[:3]) < 30, "nothing but the veil on black"
    close(player)


@pytest.mark.slow
def test_f1_again_opens_the_rulebook(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    player.tick([key(pygame.K_F1)])
    player.tick([key(pygame.K_F1)])
    assert isinstance(player.app.stack.top, RulebookScene)
    close(player)


def test_every_row_of_the_sheet_has_caps_and_words() -> None:
    catalogue = load_catalogue("en")
    names = list(catalogue.keys())
    caps = {name for name in names if name.startswith("table.keys.caps.")}
    words = {name for name in names if name.startswith("table.keys.words.")}
    assert {n.rpartition(".")[2] for n in caps} == {n.rpartition(".")[2] for n in words}


def test_a_long_press_keeps_a_thing_in_the_inspector_and_is_no_click(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    card = player.scene.controller.offers.sources()[0]
    hold(player, card, HOLD_SECONDS + 0.1)
    player.tick([release(*player.at(card))])
    assert player.scene.controller.source == ""
    title, pinned = inspected(player)
    player.tick([motion(*player.at("castle:3:0"))])
    assert inspected(player) == (title, True)
    assert pinned
    player.tick([key(pygame.K_ESCAPE)])
    assert inspected(player)[0] != title
    assert player.app.stack.top is player.scene
    close(player)


def test_a_short_press_is_a_click_and_a_late_drag_still_a_drag(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    card = player.scene.controller.offers.sources()[0]
    player.click(player.at(card))
    assert player.scene.controller.source == card
    player.tick([key(pygame.K_ESCAPE)])
    before = len(player.scene.match.session.log)
    hold(player, card, HOLD_SECONDS + 0.1)
    for anchor in ("bay:2", "bay:1"):
        player.tick([motion(*player.at(anchor))])
    player.tick([release(*player.at("bay:1"))])
    assert len(player.scene.match.session.log) > before
    close(player)


def pointing_at(player: MousePlayer, *, meant: bool) -> str:
    """A thing with words of its own, under the pointer from now on, where what is in the hand can
    go or is refused; or where nothing is said of it."""
    scene = player.scene
    for anchor in sorted(scene.context.places):
        player.tick([motion(*player.at(anchor))])
        pointed = scene.panels.pointed()
        told = scene.context.table.inspect(anchor, scene.model.shown, scene.context.viewer)
        found = pointed.choice is not None or pointed.blocked is not None
        if anchor == scene.controller.source or told is None:
            continue
        if pointed.anchor == anchor and found == meant:
            return anchor
    raise LookupError("no such thing on the table")


def test_what_is_in_the_hand_is_told_until_a_place_that_it_can_go_to_is(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    point = player.at(player.scene.controller.offers.sources()[0])
    player.tick([motion(*point), press(*point)])
    title, _ = inspected(player)
    pointing_at(player, meant=True)
    place = inspected(player)[0]
    assert place != title
    thing = pointing_at(player, meant=False)
    assert inspected(player)[0] == title
    player.tick([release(*player.at(thing))])
    player.tick([motion(*player.at(thing))])
    assert inspected(player)[0] == title, "it was refused here"
    player.tick([motion(*point)])
    player.tick([motion(*player.at(thing))])
    assert inspected(player)[0] not in (title, place)
    close(player)


def test_the_right_button_keeps_a_thing_or_puts_a_piece_down(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    place = player.at("pile:A")
    player.tick([motion(*place), press(*place, button=RIGHT), release(*place, button=RIGHT)])
    title, pinned = inspected(player)
    assert pinned
    player.tick([press(*place, button=RIGHT), release(*place, button=RIGHT)])
    assert inspected(player) == (title, False)
    card = player.scene.controller.offers.sources()[0]
    player.click(player.at(card))
    player.tick([press(*place, button=RIGHT), release(*place, button=RIGHT)])
    assert player.scene.controller.source == ""
    assert not inspected(player)[1]
    close(player)


def test_a_press_that_ends_early_is_not_a_long_one() -> None:
    held = LongPress()
    held.begin("pile:A", 1.0)
    assert held.update(1.0 + HOLD_SECONDS / 2) == ""
    assert not held.end()
    assert held.update(9.0) == ""
    assert held.update(9.1) == ""
    assert held.next_wakeup is None


def test_a_press_is_a_long_one_when_its_time_was_up_already_as_time_went_on() -> None:
    held = LongPress()
    held.begin("pile:A", 1.0)
    assert held.update(1.0 + HOLD_SECONDS) == "", "its release may wait to be read"
    assert held.update(1.01 + HOLD_SECONDS) == "pile:A"
    assert held.end()


def test_a_click_read_after_a_slow_frame_is_no_long_press(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    card = player.scene.controller.offers.sources()[0]
    point = player.at(card)
    player.app.tick([motion(*point), press(*point)], 0.0)
    player.app.tick([release(*point)], HOLD_SECONDS * 3)
    assert player.scene.controller.source == card
    assert not inspected(player)[1]
    close(player)


def test_a_long_press_lasts_as_long_by_the_clock_however_slow_the_frames(tmp_path: Path) -> None:
    player = asking(tmp_path, "play")
    player.tick([motion(*player.at("pile:A")), press(*player.at("pile:A"))])
    player.app.seconds += HOLD_SECONDS
    for _ in range(2):
        player.app.tick([], 0.01)
    assert inspected(player)[1]
    close(player)


def watching(tmp_path: Path, speed: int) -> MousePlayer:
    player = asking(tmp_path, "walk")
    while player.scene.model.question is None or player.scene.model.question.op != "end_turn":
        player.step()
    player.settle()
    player.app.settings.speed = speed
    player.app.settings.confirm_end = False
    player.click_target("prompt:end")
    player.tick([])
    assert player.scene.model.watching
    while not player.scene.animator.opponent:
        player.app.tick([], 0.05)
    return player


@pytest.mark.slow
def test_plus_and_minus_change_the_speed_while_others_move(tmp_path: Path) -> None:
    player = watching(tmp_path, 1)
    player.tick([key(pygame.K_PLUS)])
    assert player.app.settings.speed == 2
    assert player.scene.animator.pace.seconds == 0.5
    player.tick([key(pygame.K_MINUS)])
    player.tick([key(pygame.K_KP_MINUS)])
    player.tick([key(pygame.K_KP_MINUS)])
    assert player.app.settings.speed == 0
    assert player.scene.model.watching
    assert player.scene.context.camera.zoom == 1.0
    close(player)


@pytest.mark.slow
def test_the_buttons_change_the_speed_up_to_instant(tmp_path: Path) -> None:
    player = watching(tmp_path, 2)
    player.frame()
    for _ in range(2):
        player.click_target("prompt:faster")
    assert player.app.settings.speed == 4
    assert not player.scene.model.watching
    close(player)
