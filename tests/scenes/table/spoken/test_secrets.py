"""What is spoken follows the curtain: nobody hears a card that the one in front may not see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.games.viscounts.telling import words
from scenes.table.scene import TableScene
from tests.scenes.company import after, arrive, close, curtain, played, press, show
from tests.scenes.listener import Recorder
from tests.scenes.screen_watch import hidden_from
from tests.scenes.support import make_app

QUESTIONS = tuple(getattr(pygame, f"K_F{n}") for n in range(2, 8))
REGIONS = 9


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    app = make_app(tmp_path)
    app.narrator.voice = Recorder()
    app.settings.voice = True
    scene = show(tmp_path, played(5, after(60), persons=2), app=app)
    yield scene
    close(scene)


def spoken(scene: TableScene) -> str:
    voice = scene.app.narrator.voice
    assert isinstance(voice, Recorder)
    return " ".join(voice.texts)


def names_hidden_from(scene: TableScene, seat: int) -> set[str]:
    """Names of cards that this seat may not see, without those of which another copy is seen."""
    data = scene.match.game.data
    hidden = hidden_from(scene.match.session, seat)
    every = {*data.cards.heroes, *data.cards.townsfolk}
    open_names = {scene.context.say(words.card_name(data, card)) for card in every - hidden}
    return {scene.context.say(words.card_name(data, card)) for card in hidden} - open_names


def ask_everything(scene: TableScene) -> None:
    press(scene, *QUESTIONS, *[pygame.K_F7] * REGIONS, pygame.K_F8)


@pytest.mark.slow
def test_behind_the_curtain_no_hand_is_told(scene: TableScene) -> None:
    assert curtain(scene) is not None
    hidden = names_hidden_from(scene, -1)
    assert hidden
    ask_everything(scene)
    said = spoken(scene)
    assert [name for name in hidden if name in said] == []
    assert "Anna" in said or "Ben" in said, "it is told who is waited for"


@pytest.mark.slow
def test_whoever_has_come_hears_the_own_hand_and_no_other(scene: TableScene) -> None:
    arrive(scene)
    seat = scene.context.viewer
    hand = scene.match.session.state.players[seat].hand
    data = scene.match.game.data
    ask_everything(scene)
    said = spoken(scene)
    assert hand
    for card in hand:
        assert scene.context.say(words.card_name(data, card)) in said
    assert [name for name in names_hidden_from(scene, seat) if name in said] == []


@pytest.mark.slow
def test_a_menu_over_the_table_tells_the_menu_alone(scene: TableScene) -> None:
    arrive(scene)
    press(scene, pygame.K_PAUSE)
    before = len(spoken(scene))
    ask_everything(scene)
    said = spoken(scene)[before:]
    hidden = names_hidden_from(scene, -1)
    assert [name for name in hidden if name in said] == []


def test_the_curtain_ends_what_is_being_said_and_it_is_not_said_again(scene: TableScene) -> None:
    """Told by the mouse or by time, not by a key: that makes it silent anyway."""
    arrive(scene)
    press(scene, pygame.K_F5)
    told = spoken(scene)
    voice = scene.app.narrator.voice
    assert isinstance(voice, Recorder)
    hushed = voice.hushed
    window = pygame.event.Event(pygame.WINDOWHIDDEN)
    scene.app.tick([window, pygame.event.Event(pygame.WINDOWSHOWN)], 0.02)
    assert curtain(scene) is not None
    assert voice.hushed > hushed
    before = len(spoken(scene))
    press(scene, pygame.K_F8)
    assert told
    hand = names_hidden_from(scene, -1)
    assert [name for name in hand if name in spoken(scene)[before:]] == []
