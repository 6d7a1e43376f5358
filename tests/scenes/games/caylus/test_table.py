"""The Caylus table in many positions: places, sprites and words for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.games import load_game
from engine.games.caylus.state import add_to_road
from engine.session import Session
from scenes.games.caylus.layout import hand_plan, label_box, shelf_of
from scenes.games.caylus.shots import builder_choice
from scenes.games.caylus.table import CaylusTable
from scenes.games.caylus.words import event_sign
from scenes.play.seating import persons_config
from scenes.table.camera import Camera
from scenes.table.frame import Frame, make_frame
from scenes.table.motion.things import Place
from sprites.caylus import geometry
from tests.sampling import sampled_rows
from tests.scenes.games.laid import RAW_KEY, check_words, laid

pytestmark = pytest.mark.usefixtures("display")

TABLES = [(2, "base"), (3, "advanced"), (4, "advanced")]
IN_THE_TRAY = ("goods:", "seat:", "workers", "batch")


def config(seats: int, variant: str) -> dict[str, Any]:
    return {**persons_config(seats), "options": {"variant": variant}}


def positions(seats: int, variant: str, seed: int = 3, every: int = 19) -> Iterator[Session]:
    """A busy game, shown every few decisions, at its beginning and at its end."""
    session = Session(load_game("caylus"), config(seats, variant), seed)
    chance = Random(seed)
    yield session
    while not session.over:
        session.act(builder_choice(session.game.explain(session.state), chance).action)
        if len(session.log) % every == 0:
            yield session
    yield session


def make_table(
    seats: int, variant: str, size: tuple[int, int] = (1366, 768)
) -> tuple[CaylusTable, Frame]:
    return laid(CaylusTable, config(seats, variant), size)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "variant"), sampled_rows(TABLES, 2))
def test_every_anchor_has_a_place_and_words(seats: int, variant: str) -> None:
    table, frame = make_table(seats, variant)
    window = pygame.Rect(0, 0, *frame.size)
    for session in positions(seats, variant):
        viewer = max(0, session.asked)
        view = session.game.mask(session.state, viewer)
        places = table.places(view, viewer)
        wells = {counter.anchor for counter in table.tray(view, viewer)}
        for anchor in session.game.anchors(view):
            if not anchor.startswith(IN_THE_TRAY) and (anchor != "provost" or view.advanced):
                assert anchor in places, anchor
            assert anchor in places or anchor in wells or not anchor.startswith("goods:"), anchor
            found = table.inspect(anchor, view, viewer)
            if anchor != "provost" or view.advanced:
                assert found is not None, anchor
                check_words(anchor, found)
        for anchor, place in places.items():
            assert window.contains(place.rect), anchor
            assert min(place.rect.size) >= 32, anchor


@pytest.mark.parametrize(("seats", "variant"), sampled_rows(TABLES, slow=2))
def test_what_lies_on_the_table_is_what_the_state_says(seats: int, variant: str) -> None:
    table, _ = make_table(seats, variant)
    for session in positions(seats, variant, every=37):
        view = session.game.mask(session.state, 0)
        table.show_seat(0)
        sprites = table.sprites(view, 0)
        keys = Counter(sprite.key for sprite in sprites)
        assert not [key for key, n in keys.items() if n > 1]
        kinds = Counter(sprite.kind.split(":")[0] for sprite in sprites)
        assert kinds["card"] == len(view.road)
        free = view.players[0].workers
        assert kinds["worker"] == sum(worker >= 0 for worker in view.worker) + free
        assert sum(sprite.anchor == "workers" for sprite in sprites) == free
        assert kinds["marker"] == len(view.passed)
        assert kinds["provost"] == int(view.advanced)
        crowns = sum(crown >= 0 for crown in view.crown) + len(view.players[0].prestige)
        assert kinds["prestige"] == len(view.display) + crowns
        hand = [sprite for sprite in sprites if sprite.anchor.startswith("hand:")]
        assert len(hand) == len(view.players[0].hand)


def test_castle_and_plot_are_ringed_without_a_light_on_what_is_seen_there() -> None:
    table, _ = make_table(3, "advanced")
    view = next(iter(positions(3, "advanced"))).state
    places = table.places(view, 0)
    assert places["castle"].unlit
    assert places["road:end"].unlit
    assert not places["road:0"].unlit


def test_a_worker_that_flies_home_is_named_unless_the_log_told_that_it_was_unused() -> None:
    table, _ = make_table(3, "advanced")
    view = next(iter(positions(3, "advanced"))).state
    home = Event("home", 1, (view.provost,), (), "CA-7.13")
    assert table.aside(home, view) == "A worker of Blue comes home"
    assert not table.aside(home._replace(values=(view.provost + 1,)), view)
    assert not table.aside(home._replace(kind="gain", values=("food", 1)), view)


def test_a_card_keeps_its_key_from_the_hand_to_the_road() -> None:
    session = next(s for s in positions(3, "advanced", every=1) if builds(s))
    table, _ = make_table(3, "advanced")
    seat, action = session.asked, builds(session)[0]
    before = {s.key for s in table.sprites(session.game.mask(session.state, seat), seat)}
    session.act(action)
    while session.asked == seat and session.game.explain(session.state).op == "pay":
        session.act(session.state.options[0])
    after = table.sprites(session.game.mask(session.state, seat), seat)
    last = next(s for s in after if s.anchor == f"road:{len(session.state.road) - 1}")
    assert last.key in before


def builds(session: Session) -> list[Any]:
    """The open choices that build a card of the hand."""
    return [action for action in session.state.options if action[0] == "build"]


def test_nobody_sees_faces_of_a_hand_that_is_turned_down() -> None:
    table, _ = make_table(3, "advanced")
    for session in positions(3, "advanced", every=60):
        for viewer in (0, -1):
            view = session.game.mask(session.state, viewer)
            table.show_seat(1)
            anchors = {sprite.anchor for sprite in table.sprites(view, -1)}
            assert not any(anchor.startswith("hand:") for anchor in anchors)
            assert not any(anchor.startswith("hand:") for anchor in table.places(view, -1))


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1600, 1200), (2560, 1080)])
def test_hand_and_piles_stay_inside_the_shelf(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    shelf = shelf_of(frame)
    assert frame.column.contains(shelf.hand)
    assert frame.column.contains(shelf.tray)
    assert not shelf.hand.colliderect(shelf.tray)
    for cards in range(13):
        plan = hand_plan(shelf.hand, frame.scale, cards)
        assert len(plan.cards) == cards
        for box in (*plan.cards, plan.draw, plan.discard, label_box(plan.draw, frame.scale)):
            assert shelf.hand.contains(box)
        assert not any(box.colliderect(plan.draw) for box in plan.cards)
        assert plan.step >= 28 or cards < 2


def longest(seats: int) -> Any:
    """Every card on the road."""
    session = Session(load_game("caylus"), config(seats, "advanced"), 1)
    state = session.state
    for seat, player in enumerate(state.players):
        for pile in (player.hand, player.draw):
            for card in pile:
                add_to_road(state, card, seat)
            pile.clear()
    return session.game.mask(state, 0)


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_the_longest_road_has_a_target_for_every_card(size: tuple[int, int]) -> None:
    view = longest(4)
    table, frame = make_table(4, "advanced", size)
    places = table.places(view, 0)
    cards = [places[f"road:{place}"].rect for place in range(52)]
    assert len(view.road) == 52
    for place, box in enumerate(cards):
        assert frame.board.contains(box)
        assert min(box.size) >= 32
        assert box.inflate(-4, -4).collidelistall(cards) == [place]


@pytest.mark.slow
def test_magnified_the_board_is_cut_off_at_its_box() -> None:
    view = longest(4)
    table, frame = make_table(4, "advanced")
    camera = Camera(frame.board)
    camera.turn(3, frame.board.center)
    table.lay_out(frame, camera)
    widths = [place.rect.width for name, place in table.places(view, 0).items() if "road" in name]
    assert max(widths) > 90
    ground = table.ground(view, 0, frozenset())
    assert ground.get_size() == frame.size
    assert table.working


def test_the_way_of_the_provost_runs_along_the_road() -> None:
    view = longest(3)
    table, _ = make_table(3, "advanced")
    places = table.places(view, 0)
    view.provost = 4
    path = [f"road:{place}" for place in (5, 6, 7)]
    points = table.way(view, "provost", path)
    last: Place = places["road:7"]
    assert len(points) > 2
    assert last.rect.inflate(8, 8).collidepoint(points[-1])


@pytest.mark.slow
def test_goods_fly_from_the_activated_card_to_their_counters() -> None:
    table, _ = make_table(3, "advanced")
    seen: set[str] = set()

    def watch(event: Event, state: Any) -> None:
        view = session.game.mask(state, 0)
        for flight in table.flights(event, view, 0):
            if not isinstance(flight.start, str):
                continue  # a card of somebody else, from where its pile is shown
            seen.add(f"{event.kind} {flight.start.partition(':')[0]}")
            assert flight.start != flight.end
            assert flight.picture.get_width() > 8

    session = Session(load_game("caylus"), config(3, "advanced"), 2)
    chance = Random(2)
    while not session.over:
        session.act(builder_choice(session.game.explain(session.state), chance).action, watch)
    assert {"gain road", "gain estate", "pay seat", "pay goods", "token castle"} <= seen


@pytest.mark.slow
def test_every_event_has_a_sign_and_the_stage_shows_the_activated_card() -> None:
    table, _ = make_table(3, "advanced")
    kinds: set[str] = set()
    shown: set[int] = set()

    def watch(event: Event, state: Any) -> None:
        nonlocal card
        kinds.add(event.kind)
        view = session.game.mask(state, 0)
        card = table.stage(event, view, card)
        if event.kind == "activate":
            assert card is not None
            assert card.card == event.values[0]
            shown.add(card.card)
            assert table.stage_picture(card, view, 120).get_height() >= 118
            assert "lit" in card.lines or "impossible" in card.lines

    card = None
    session = Session(load_game("caylus"), config(3, "advanced"), 4)
    chance = Random(4)
    while not session.over:
        session.act(builder_choice(session.game.explain(session.state), chance).action, watch)
    assert len(shown) > 5
    assert all(event_sign(kind) for kind in kinds)


def test_the_player_aid_has_an_icon_and_words_for_every_line() -> None:
    table, _ = make_table(2, "base")
    for entry in table.aid():
        assert table.icon(entry.icon, 20) is not None, entry.icon
        assert not RAW_KEY.match(entry.words), entry.icon


def test_a_zoom_finds_the_board_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    table, frame = make_table(2, "base", (1180, 694))
    state = Session(load_game("caylus"), config(2, "base"), 5).state
    for chore in table.chores(state, 0):
        chore()
    here = dict(table.places(state, 0))
    monkeypatch.setattr(
        geometry, "make_road", lambda *_: pytest.fail("it takes longer than a frame")
    )
    for step in (1, 2, 3):
        table.lay_out(frame, Camera(frame.board, step))
        assert table.places(state, 0).keys() == here.keys()
        assert table.places(state, 0) != here
