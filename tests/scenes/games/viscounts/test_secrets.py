"""A game of four through the window: no frame shows a card that the seat in front may not see.

`FOUR_THRONES_ROUNDS` is the number of rounds that the scripted game lasts (8 for the full run).
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.explain import Question
from engine.game import Game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.lobby.scene import LobbyScene
from scenes.shell.settings import Guest, LobbyChoices
from scenes.table.model.log import TableLog
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.company import (
    NAMES,
    Wanted,
    after,
    arrive,
    asked_in_between,
    close,
    played,
    press,
    show,
)
from tests.scenes.screen_watch import ScreenWatch, cards_in, coded, hidden_from
from tests.scenes.support import Plain, click, key, make_app, motion, settle, wait_until
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import INSTANT, SIZE

ROUNDS = int(os.environ.get("FOUR_THRONES_ROUNDS", "1"))
SEED = 11
QUICK = 3
ANIMATED_DECISIONS = 60
"""So many decisions are shown with moving pieces, the others at once."""


class Curious(MousePlayer):
    """Plays and pries: points everywhere, looks back, opens boards, menus and hidden windows."""

    def pry(self) -> None:
        """One way of trying to see what is somebody else's."""
        ways: list[Callable[[], None]] = [
            self.point_about,
            self.look_back,
            self.open_a_board,
            self.open_the_menu,
            self.hide_the_window,
            self.walk_by_keys,
            self.zoom,
        ]
        self.chance.choice(ways)()
        self.settle()

    def point_about(self) -> None:
        places = list(self.scene.context.places.values())
        for place in self.chance.sample(places, min(6, len(places))):
            x, y = place.middle
            self.tick([motion(round(x), round(y))])
            self.app.tick([], 0.3)

    def look_back(self) -> None:
        if not self.scene.model.asking:
            return
        for _ in range(3):
            self.scene.history.go(self.chance.randrange(len(self.scene.history.lines)))
            self.tick([])
            self.point_about()
        self.tick([key(pygame.K_ESCAPE)])

    def open_a_board(self) -> None:
        seat = self.chance.randrange(len(NAMES))
        self.frame()
        self.click_target(f"rail:seat:{seat}")
        self.point_about()
        for _ in NAMES:  # on to the own board: nothing can be taken while another one lies there
            self.tick([key(pygame.K_v)])
            if self.scene.panels.seat_shown == self.scene.model.seat:
                break

    def open_the_menu(self) -> None:
        self.scene.exits.menu()
        self.tick([])
        self.tick([motion(200, 400)])
        self.tick([key(pygame.K_ESCAPE)])

    def hide_the_window(self) -> None:
        self.tick([pygame.event.Event(pygame.WINDOWMINIMIZED)])
        self.tick([pygame.event.Event(pygame.WINDOWRESTORED)])

    def walk_by_keys(self) -> None:
        for code in (pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_ESCAPE):
            if self.scene.controller.focus or code != pygame.K_ESCAPE:
                self.tick([key(code)])

    def zoom(self) -> None:
        self.tick([key(pygame.K_PLUS), key(pygame.K_PLUS)])
        self.point_about()
        self.tick([key(pygame.K_0)])


def anywhere(wanted: Wanted) -> Session:
    """The first position that is wanted, over the seeds."""
    for seed in range(1, 60):
        try:
            return played(seed, wanted)
        except LookupError:
            continue
    raise LookupError("no seed leads there")


def four_at_the_table(folder: Path, patch: pytest.MonkeyPatch) -> tuple[ScreenWatch, Curious]:
    """From the lobby to the table of four, with every frame watched."""
    app = make_app(folder, SIZE)
    app.settings.speed = QUICK
    app.settings.lobby = LobbyChoices(
        NAMES[0],
        "red",
        left=Guest(True, NAMES[1], "blue"),
        far=Guest(True, NAMES[2], "yellow"),
        right=Guest(True, NAMES[3], "green"),
    )
    watch = ScreenWatch(app, patch)
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, "viscounts"))
    settle(app)
    lobby = app.stack.top
    assert isinstance(lobby, LobbyScene)
    app.tick(click(lobby.boxes()["seed"].center), 0.02)
    app.tick([pygame.event.Event(pygame.TEXTINPUT, {"text": str(SEED)})], 0.02)
    app.tick(click(lobby.boxes()["start"].center), 0.02)
    app.tick([], 0.02)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    return watch, Curious(app, scene, SEED)


@pytest.mark.slow
def test_no_frame_of_a_game_of_four_shows_what_is_somebody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, player = four_at_the_table(tmp_path, monkeypatch)
    session = player.scene.match.session
    while session.state.round <= ROUNDS and not session.over:
        player.step()
        if len(session.log) > ANIMATED_DECISIONS:
            player.app.settings.speed = INSTANT
        if player.chance.random() < 0.3:
            player.pry()
        assert watch.leaks == []
    assert player.hand_overs > 4 * ROUNDS
    assert watch.curtained > player.hand_overs / 2
    assert watch.with_hand > watch.frames / 4
    assert len(watch.seen) > 10
    close(player.scene)


# The watch itself ------------------------------------------------------------------------------


def test_the_watch_finds_a_card_that_is_only_half_to_be_seen() -> None:
    canvas = pygame.Surface(SIZE, 0, 32)
    canvas.fill((90, 60, 40))
    assert cards_in(canvas) == set()
    canvas.blit(coded(77, (90, 126)), (1300, 700))
    canvas.blit(coded(12, (90, 126)), (300, 200))
    canvas.fill((0, 0, 0), (300, 200, 80, 126))
    assert cards_in(canvas) == {77, 12}


@pytest.mark.slow
def test_the_watch_notices_another_hand_than_that_of_who_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = show(tmp_path, played(4, after(60)))
    watch = ScreenWatch(scene.app, monkeypatch)
    look_as = scene.match.look_as
    monkeypatch.setattr(scene.match, "look_as", lambda seat: look_as((seat + 1) % 4))
    arrive(scene)
    assert watch.leaks
    close(scene)


@pytest.mark.slow
def test_the_watch_notices_a_table_that_forgets_to_mask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wanted(session: Session, question: Question) -> bool:
        hand = set(session.state.players[question.seat].hand)
        return asked_in_between(session, question) and bool(hand & hidden_from(session, -1))

    session = anywhere(wanted)
    app = make_app(tmp_path, SIZE)
    watch = ScreenWatch(app, monkeypatch)
    scene = show(tmp_path, session, "", app)
    scene.mark()
    app.tick([], 0.02)
    assert watch.frames
    assert watch.leaks == []
    monkeypatch.setattr(Game, "mask", lambda game, state, seat: game.clone(state))
    scene.model.turn_down()
    scene.model.version += 1
    scene.mark()
    app.tick([], 0.02)
    assert watch.leaks
    close(scene)


# Another world that looks the same -------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", sampled(range(1, 5), slow=3))
def test_cards_that_lie_otherwise_out_of_sight_change_no_pixel(tmp_path: Path, seed: int) -> None:
    """Deal anew what the seat in front does not know: its picture of the table is the same."""
    session = played(seed, after(40 * seed + 20))
    real = picture(tmp_path / "real", session)
    seat = session.asked
    for number in range(2):
        world = played(seed, after(40 * seed + 20))
        world.state = world.game.redeal(world.state, seat, Random(number))
        assert hidden_cards(world) != hidden_cards(session)
        assert picture(tmp_path / f"other{number}", world) == real


def hidden_cards(session: Session) -> list[list[int]]:
    state = session.state
    return [*(player.hand + player.draw for player in state.players), *state.piles]


def picture(folder: Path, session: Session) -> bytes:
    """The pixels that the asked seat sees, with the pointer on one of its cards."""
    folder.mkdir()
    scene = show(folder, session)
    arrive(scene)
    press(scene, pygame.K_RETURN)
    card = scene.controller.offers.sources()[0]
    x, y = scene.context.places[card].rect.midtop
    scene.app.tick([motion(x, y + 6)], 0.02)
    scene.app.tick([], 0.05)
    wait_until(
        scene.app,
        lambda: (
            not (
                scene.context.workshop.has_chores
                or scene.table.working
                or scene.app.stack.needs_frame()
            )
        ),
    )
    for _ in range(40):  # the slip of the card under the pointer is in every picture
        scene.app.tick([], 0.05)
    pixels = pygame.image.tobytes(scene.app.canvas, "RGB")
    close(scene)
    return pixels


# Words -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_log_is_the_same_for_everybody(tmp_path: Path) -> None:
    """Nothing in it depends on whose eyes read it: it may be read aloud."""
    session = played(6, after(200))
    scene = show(tmp_path, session)
    told = []
    for seat in range(-1, 4):
        scene.match.look_as(seat)
        log = TableLog(scene.match, scene.context.say)
        log.rebuild()
        told.append([line.words for line in log.lines])
    assert len(told[0]) > 200
    assert all(lines == told[0] for lines in told)
    close(scene)


def test_everybody_is_called_by_name() -> None:
    """Log and prompt are read by all who sit round the laptop: nobody in them is "you"."""
    catalogue = load_catalogue("en")
    public = ("log.", "prompt.", "table.", "choice.", "crumb.")
    for name in sorted(catalogue.keys()):
        if name.startswith(public):
            sentence = catalogue.say(name)
            assert not re.search(r"\b(you|your)\b", sentence, re.IGNORECASE), name
