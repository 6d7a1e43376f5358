"""The curtain between two persons: when it falls, what it hides, and what brings it back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.play.sessions import begin, load
from scenes.table.overlays.curtain import RISING_SECONDS, CurtainScene
from scenes.table.overlays.help import HelpScene
from scenes.table.overlays.pause import PauseScene
from scenes.table.scene import TableScene
from tests.sampling import sampled
from tests.scenes.company import (
    after,
    arrive,
    asked_in_between,
    close,
    config,
    curtain,
    finished,
    mouse,
    played,
    press,
    show,
)
from tests.scenes.support import click, key, make_app, motion
from tests.scenes.table.opening import SIZE, SOLO, open_table

MINIMISED = pygame.event.Event(pygame.WINDOWMINIMIZED)
HIDDEN = pygame.event.Event(pygame.WINDOWHIDDEN)
RESTORED = pygame.event.Event(pygame.WINDOWRESTORED)


@pytest.fixture
def scene(tmp_path: Path) -> Iterator[TableScene]:
    table = show(tmp_path, played(4, after(60)))
    yield table
    close(table)


def own_hand(scene: TableScene) -> set[int]:
    """The cards of the viewer's hand that show their faces."""
    anchors = [sprite.anchor for sprite in scene.painter.around.now(scene.context.viewer).sprites]
    cards = {int(anchor[5:]) for anchor in anchors if anchor.startswith("hand:")}
    return {card for card in cards if card >= 0}


# When it falls ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_loaded_game_begins_behind_the_curtain(scene: TableScene) -> None:
    cloth = curtain(scene)
    assert cloth is not None
    assert cloth.seat == scene.match.session.asked
    assert scene.context.viewer == -1
    assert cloth.words[0] == scene.match.names[cloth.seat]
    assert scene.match.names[cloth.seat] in cloth.words[2]


@pytest.mark.slow
def test_who_says_so_sees_the_own_hand_and_nobody_elses(scene: TableScene) -> None:
    seat = scene.match.session.asked
    arrive(scene)
    assert scene.context.viewer == seat
    state = scene.match.session.state
    assert own_hand(scene) == set(state.players[seat].hand)
    for other, player in enumerate(scene.model.shown.players):
        assert other == seat or set(player.hand) <= {-1}


def test_the_button_can_be_clicked(scene: TableScene) -> None:
    cloth = curtain(scene)
    assert cloth is not None
    scene.app.tick(click(cloth.boxes()["show"].center), 0.02)
    assert scene.context.viewer == cloth.seat


def test_the_button_is_lit_while_the_pointer_is_on_it(scene: TableScene) -> None:
    cloth, app = curtain(scene), scene.app
    assert cloth is not None
    button = cloth.boxes()["show"]

    def light(at: tuple[int, int]) -> int:
        assert app.tick([motion(*at)], 0.02), "it looks different"
        return sum(pygame.image.tobytes(app.canvas.subsurface(button), "RGB"))

    lit = light(button.center)
    assert light((40, 40)) < lit
    assert not app.tick([motion(50, 50)], 0.02)
    assert light(button.center) == lit


def test_nothing_else_than_the_button_opens_it(scene: TableScene) -> None:
    press(scene, pygame.K_TAB, pygame.K_a, pygame.K_l, pygame.K_0, pygame.K_RIGHT)
    scene.app.tick(click((40, 40)), 0.02)
    assert curtain(scene) is not None
    assert scene.context.viewer == -1


@pytest.mark.slow
def test_the_next_person_gets_a_curtain_after_the_turn(scene: TableScene) -> None:
    arrive(scene)
    first, player = scene.context.viewer, mouse(scene)
    for _ in range(60):
        player.step()
        if curtain(scene) is not None:
            break
    cloth = curtain(scene)
    assert cloth is not None
    assert cloth.seat != first
    assert scene.context.viewer == -1


@pytest.mark.slow
def test_a_public_question_of_another_seat_needs_no_curtain(tmp_path: Path) -> None:
    for seed in range(1, 40):
        try:
            session = played(seed, asked_in_between)
            break
        except LookupError:
            continue
    asker = session.state.turn
    scene = show(tmp_path, session)
    assert curtain(scene) is None
    assert scene.context.viewer == -1
    assert scene.model.asking
    assert own_hand(scene) == set()
    assert all(set(player.hand) <= {-1} for player in scene.model.shown.players)
    asked, player = scene.match.session.asked, mouse(scene)
    for _ in range(20):
        player.settle()
        if scene.match.session.asked == asker or curtain(scene) is not None:
            break
        player.step()
    assert asked != asker
    close(scene)


def test_the_choice_of_pairs_has_no_secrets_and_no_curtain(tmp_path: Path) -> None:
    scene = show(tmp_path, played(4))
    assert scene.model.question is not None
    assert scene.model.question.op == "choose_pair"
    assert curtain(scene) is None
    assert scene.model.asking
    close(scene)


@pytest.mark.slow
def test_one_person_never_meets_a_curtain(tmp_path: Path) -> None:
    player = open_table(tmp_path, 3, SOLO)
    player.play_on(40)
    assert player.hand_overs == 0
    player.tick([MINIMISED, RESTORED])
    assert isinstance(player.app.stack.top, TableScene)
    assert player.scene.context.viewer == 0
    close(player.scene)


@pytest.mark.slow
def test_an_open_table_has_no_curtain_and_shows_the_hand_of_who_is_asked(tmp_path: Path) -> None:
    scene = show(tmp_path, played(4, after(60), open_table=True))
    player = mouse(scene)
    seen = set()
    for _ in range(40):
        player.step()
        player.settle()
        assert curtain(scene) is None
        assert scene.context.viewer == scene.match.session.asked
        seen.add(scene.context.viewer)
    assert len(seen) > 1
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    assert curtain(scene) is None
    close(scene)


@pytest.mark.slow
def test_at_the_end_all_hands_are_down(tmp_path: Path) -> None:
    scene = show(tmp_path, finished())
    assert curtain(scene) is None
    assert scene.context.viewer == -1
    assert own_hand(scene) == set()
    close(scene)


# What brings it back ---------------------------------------------------------------------------


@pytest.mark.parametrize("asked_for", [pygame.K_ESCAPE, pygame.K_F1])
def test_who_comes_back_from_menu_or_help_goes_on_without_a_curtain(
    scene: TableScene, asked_for: int
) -> None:
    arrive(scene)
    seat, hand, since = scene.context.viewer, own_hand(scene), scene.model.since
    if asked_for == pygame.K_ESCAPE:
        press(scene, pygame.K_RETURN)
        since = None
    press(scene, asked_for)
    assert isinstance(scene.app.stack.top, PauseScene | HelpScene)
    assert scene.context.viewer == -1
    assert own_hand(scene) == set()
    press(scene, pygame.K_ESCAPE)
    assert scene.app.stack.top is scene
    assert scene.context.viewer == seat == scene.match.session.asked
    assert own_hand(scene) == hand
    assert scene.model.since is since
    assert scene.model.asking


@pytest.mark.parametrize(
    "asked_for", sampled([(pygame.K_ESCAPE,), (pygame.K_F1,), (pygame.K_F1,) * 2])
)
@pytest.mark.parametrize("away", [MINIMISED, HIDDEN])
def test_who_comes_back_to_a_hidden_window_says_so_whatever_lay_over_the_table(
    scene: TableScene, away: pygame.event.Event, asked_for: tuple[int, ...]
) -> None:
    arrive(scene)
    press(scene, pygame.K_RETURN, *asked_for)
    assert scene.app.stack.top is not scene
    scene.app.tick([away, RESTORED], 0.02)
    press(scene, pygame.K_ESCAPE)
    assert curtain(scene) is not None
    assert own_hand(scene) == set()


def test_the_menu_over_the_curtain_leads_back_to_it(scene: TableScene) -> None:
    cloth = curtain(scene)
    press(scene, pygame.K_ESCAPE)
    assert isinstance(scene.app.stack.top, PauseScene)
    press(scene, pygame.K_ESCAPE)
    assert scene.app.stack.top is cloth
    assert len(scene.app.stack.scenes) == 2


@pytest.mark.parametrize("away", [MINIMISED, HIDDEN])
def test_a_window_that_was_away_comes_back_with_the_curtain(
    scene: TableScene, away: pygame.event.Event
) -> None:
    arrive(scene)
    frames = scene.app.frames
    scene.app.tick([away], 0.02)
    assert scene.app.frames == frames
    assert scene.context.viewer == -1
    scene.app.tick([RESTORED], 0.02)
    assert curtain(scene) is not None


def test_minimised_and_restored_between_two_frames(scene: TableScene) -> None:
    arrive(scene)
    drawn = watch_draws(scene)
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    assert curtain(scene) is not None
    assert drawn == []


def test_minimised_while_the_curtain_rises_closes_it_again(scene: TableScene) -> None:
    scene.app.tick([key(pygame.K_RETURN)], 0.02)
    scene.app.tick([], RISING_SECONDS / 2)
    assert scene.context.viewer >= 0
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    assert curtain(scene) is not None
    assert scene.context.viewer == -1
    arrive(scene)
    assert scene.context.viewer == scene.match.session.asked


def test_what_is_done_while_it_rises_reaches_the_table(scene: TableScene) -> None:
    scene.app.tick([key(pygame.K_RETURN)], 0.02)
    scene.app.tick([], RISING_SECONDS / 4)
    assert isinstance(scene.app.stack.top, CurtainScene)
    source = scene.controller.offers.sources()[0]
    place = scene.painter.around.now(scene.context.viewer).places[source]
    scene.app.tick(click(place.rect.center), 0.02)
    assert scene.app.stack.top is scene
    assert scene.controller.source == source


def test_the_menu_asked_for_while_it_rises_lies_on_turned_hands(scene: TableScene) -> None:
    scene.app.tick([key(pygame.K_RETURN)], 0.02)
    scene.app.tick([], RISING_SECONDS / 4)
    scene.app.stack.handle(key(pygame.K_a))
    scene.exits.menu()
    scene.app.tick([], 0.02)
    assert isinstance(scene.app.stack.top, PauseScene)
    assert scene.context.viewer == -1
    scene.app.tick([key(pygame.K_ESCAPE)], 0.02)
    scene.app.tick([], 0.02)
    assert scene.app.stack.top is scene
    assert scene.context.viewer == scene.match.session.asked


def test_a_saved_game_is_opened_behind_the_curtain(tmp_path: Path) -> None:
    app = make_app(tmp_path, SIZE)
    loaded = begin(app.library, "viscounts", config(), 4)
    for index, action in enumerate(played(4, after(60)).log):
        loaded.session.act(action)
        app.library.append(loaded.id, index, list(action))
    again = load(app.library, loaded.id)
    scene = show(tmp_path, again.session, again.id, app)
    assert curtain(scene) is not None
    close(scene)


# What it hides ---------------------------------------------------------------------------------


def watch_draws(scene: TableScene) -> list[int]:
    """From now on every drawn frame of the table notes the viewer here."""
    drawn: list[int] = []
    draw = scene.draw

    def noted(surface: pygame.Surface) -> None:
        drawn.append(scene.context.viewer)
        draw(surface)

    scene.draw = noted  # type: ignore[method-assign]
    return drawn


def test_the_table_is_not_drawn_at_all_beneath_it(scene: TableScene) -> None:
    drawn = watch_draws(scene)
    for _ in range(20):
        scene.mark()
        scene.app.mark()
        assert scene.app.tick([motion(300, 300)], 0.05)
    assert drawn == []


@pytest.mark.slow
def test_no_frame_with_a_hand_is_drawn_between_two_persons(scene: TableScene) -> None:
    arrive(scene)
    drawn, player = watch_draws(scene), mouse(scene)
    first = scene.context.viewer
    while curtain(scene) is None:
        player.step()
    assert set(drawn) <= {first, -1}
    drawn.clear()
    for _ in range(10):
        scene.app.mark()
        scene.app.tick([], 0.05)
    assert drawn == []


def test_the_cloth_fills_the_window_and_shows_name_colour_and_shape(scene: TableScene) -> None:
    cloth = curtain(scene)
    assert cloth is not None
    surface = pygame.Surface(SIZE, pygame.SRCALPHA)
    cloth.draw(surface)
    corners = [(0, 0), (SIZE[0] - 1, 0), (0, SIZE[1] - 1), (SIZE[0] - 1, SIZE[1] - 1)]
    assert all(surface.get_at(corner).a == 255 for corner in (*corners, (30, 400)))
    other = CurtainScene(scene.context, scene.exits.menu)
    other.seat = (cloth.seat + 1) % 4
    other.resize(SIZE)
    differs = pygame.Surface(SIZE, pygame.SRCALPHA)
    other.draw(differs)
    assert pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(differs, "RGB")


def test_what_was_read_or_pointed_at_is_forgotten(scene: TableScene) -> None:
    arrive(scene)
    card = next(iter(own_hand(scene)))
    x, y = scene.context.places[f"hand:{card}"].rect.midtop
    scene.app.tick([motion(x + 4, y + 8)], 0.02)
    scene.app.tick([], 0.5)
    first = scene.panels.inspector.inspector(scene.panels.pointed())
    assert first is not None
    assert first.picture is not None
    scene.app.tick([MINIMISED, RESTORED], 0.02)
    assert scene.panels.inspector.inspector(scene.panels.pointed()) is None
    assert scene.table.inspect(f"hand:{card}", scene.model.shown, scene.context.viewer) is None


@pytest.mark.slow
def test_with_all_hands_down_the_column_speaks_of_who_is_asked(tmp_path: Path) -> None:
    """Goods and papers are public, and those of the asked seat lie there."""
    for seed in range(1, 60):
        try:
            session = played(seed, lambda s, q: asked_in_between(s, q) and q.seat > 0)
            break
        except LookupError:
            continue
    scene = show(tmp_path, session)
    seat = session.asked
    assert scene.context.viewer == -1
    assert scene.model.seat == scene.panels.seat_shown == seat
    goods = session.state.players[seat].goods
    for number, name in enumerate(("ink", "stone", "gold", "silver")):
        told = scene.table.inspect(f"goods:{name}", scene.model.shown, scene.context.viewer)
        assert told is not None
        assert str(goods[number]) in f"{told.title} {told.subtitle}"
    close(scene)
