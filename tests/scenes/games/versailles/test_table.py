"""The Versailles table in many positions: places, sprites and words for everything."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.explain import Choice
from engine.games import load_game
from engine.games.versailles.places import pool
from engine.session import Session
from engine.texts import load_catalogue
from scenes.games.versailles.facts import seat_facts, tray_wells
from scenes.games.versailles.layout import hand_plan, shelf_of
from scenes.games.versailles.light import phase_of
from scenes.games.versailles.shots import (
    building,
    courtier,
    crowded,
    echo,
    five_config,
    full_palace,
    new_session,
    position,
)
from scenes.games.versailles.table import VersaillesTable
from scenes.games.versailles.words import event_sign
from scenes.table.camera import Camera
from scenes.table.frame import Frame, make_frame
from scenes.table.view import Aim
from sprites.versailles.cartouche import titled
from sprites.versailles.pieces import POOL_SHOWN
from tests.sampling import sampled
from tests.scenes.games.laid import RAW_KEY, check_words, laid

pytestmark = pytest.mark.usefixtures("display")

CATALOGUE = load_catalogue("en")
IN_THE_TRAY = ("goods:", "stock:", "tokens", "seat:")


def positions(seats: int, seed: int = 3, every: int = 23) -> Iterator[Session]:
    """A busy game, shown every few decisions, at its beginning and at its end."""
    session = new_session(seed, seats)
    chance = Random(seed)
    yield session
    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action)
        if len(session.log) % every == 0:
            yield session
    yield session


def make_table(seats: int, size: tuple[int, int] = (1366, 768)) -> tuple[VersaillesTable, Frame]:
    return laid(VersaillesTable, five_config(seats), size)


def shown(session: Session) -> tuple[Any, int]:
    """The view of who is asked, and that seat."""
    seat = max(0, session.asked)
    return session.game.mask(session.state, seat), seat


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "size"), [(2, (1366, 768)), (5, (1280, 690))])
def test_every_anchor_has_a_place_and_words(seats: int, size: tuple[int, int]) -> None:
    table, frame = make_table(seats, size)
    window = pygame.Rect(0, 0, *frame.size)
    for session in positions(seats, every=41):
        view, seat = shown(session)
        table.show_seat(seat)
        places = table.places(view, seat)
        wells = {counter.anchor for counter in table.tray(view, seat)}
        hands = {f"tile:{view.data.tiles[n].id}" for n in view.players[seat].hand}
        for anchor in session.game.anchors(view):
            hidden = anchor.startswith("tile:") and anchor not in hands
            beside = anchor in wells or anchor.startswith("seat:")
            assert anchor in places or beside or hidden, anchor
            found = table.inspect(anchor, view, seat)
            assert found is not None, anchor
            check_words(anchor, found)
        for anchor, place in places.items():
            assert window.contains(place.rect), anchor
            assert min(place.rect.size) >= 32, anchor


@pytest.mark.slow
def test_every_icon_of_the_inspector_exists() -> None:
    table, _ = make_table(5)
    for session in positions(5, every=97):
        view, seat = shown(session)
        for anchor in session.game.anchors(view):
            found = table.inspect(anchor, view, seat)
            assert found is not None
            for fact in found.facts:
                assert table.icon(fact.icon, 18) is not None, (anchor, fact)
        for facts in table.seats(view, seat):
            for counter in (each for row in facts.rows for each in row):
                assert table.icon(counter.icon, 18) is not None, counter.icon
                assert not RAW_KEY.match(counter.words)


@pytest.mark.parametrize("seats", sampled([2, 5]))
def test_what_lies_on_the_table_is_what_the_state_says(seats: int) -> None:
    table, _ = make_table(seats)
    for session in [*positions(seats, every=53), crowded(seats)]:
        view, seat = shown(session)
        table.show_seat(seat)
        sprites = table.sprites(view, seat)
        keys = Counter(sprite.key for sprite in sprites)
        assert not [key for key, n in keys.items() if n > 1]
        kinds = Counter(sprite.kind.split(":")[0] for sprite in sprites)
        standing = sum(min(POOL_SHOWN, n) for player in view.players for n in player.workers)
        waiting = sum(sum(player.waiting) for player in view.players)
        assert kinds["worker"] == standing + waiting
        assert kinds["marker"] == sum(player.marker >= 0 for player in view.players)
        assert kinds["tech"] == 3 * seats
        assert kinds["score"] == seats
        assert kinds["king"] == 1
        tiles = view.built + sum(tile >= 0 for tile in view.display)
        assert kinds["tile"] == tiles + len(view.players[seat].hand) + bool(view.discard)
        own = [sprite for sprite in sprites if sprite.anchor.startswith("tile:")]
        assert len(own) == len(view.players[seat].hand)


def test_every_seat_sees_the_hand_of_any_seat() -> None:
    session = position(lambda s, q: all(player.hand for player in s.state.players))
    table, _ = make_table(4)
    for seat in range(4):
        table.show_seat(seat)
        view = session.game.mask(session.state, 0)
        anchors = {sprite.anchor for sprite in table.sprites(view, 0)}
        for number in view.players[seat].hand:
            assert f"tile:{view.data.tiles[number].id}" in anchors


def test_a_tile_keeps_its_key_from_the_display_to_the_hand_and_to_the_palace() -> None:
    table, _ = make_table(4)
    session = building()
    view, seat = shown(session)
    table.show_seat(seat)
    before = {sprite.key for sprite in table.sprites(view, seat)}
    action = next(action for action in view.options if action[0] == "build")
    session.act(action)
    after, _ = shown(session)
    square = next(s for s in table.sprites(after, seat) if s.key == f"tile:{action[1]}")
    assert square.key in before
    assert square.anchor == f"square:{action[2] % 5 + 1}:{action[2] // 5 + 1}"


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1600, 1200), (2560, 1080)])
def test_five_tiles_stay_inside_the_shelf(size: tuple[int, int]) -> None:
    frame = make_frame(size, 100, "foot")
    shelf = shelf_of(frame)
    assert frame.column.contains(shelf.hand)
    assert frame.column.contains(shelf.tray)
    assert not shelf.hand.colliderect(shelf.tray)
    for tiles in range(6):
        plan = hand_plan(shelf.hand, frame.scale, tiles)
        boxes = [*plan.tiles, *plan.prices, *plan.names]
        assert all(shelf.hand.contains(box) for box in boxes)
        for number, box in enumerate(plan.tiles):
            others = [*plan.tiles[:number], *plan.tiles[number + 1 :], *plan.prices]
            assert box.collidelist(others) < 0
            assert box.width >= 60 or number >= tiles


def test_the_tray_has_everything_that_a_tile_may_cost() -> None:
    view, _ = shown(new_session(1, 3))
    names = [name for name, _ in tray_wells(view)]
    assert names[:3] == ["wood", "marble", "gold"]
    assert {kind.id for kind in view.data.decorations} < set(names)
    assert names[-2:] == ["tokens", "workers"]


@pytest.mark.slow
def test_magnified_the_board_is_cut_off_at_its_box() -> None:
    view, seat = shown(full_palace())
    table, frame = make_table(4)
    small = table.places(view, seat)["square:1:1"].rect.width
    camera = Camera(frame.board)
    camera.turn(3, frame.board.center)
    table.lay_out(frame, camera)
    assert table.places(view, seat)["square:1:1"].rect.width >= 2 * small - 2
    assert table.ground(view, seat, frozenset()).get_size() == frame.size
    assert table.working


# Aiming ----------------------------------------------------------------------------------------


def aim_at(session: Session, choice: Choice) -> Aim:
    """A source held over the place of one of its choices."""
    question = session.game.explain(session.state)
    own = tuple(each for each in question.choices if each.source == choice.source)
    return Aim(choice.source, choice.target, own, choice)


def test_a_pointed_at_worker_shows_everything_in_reach() -> None:
    session = position(lambda s, q: len({c.action[0] for c in q.choices}) == 3)
    table, frame = make_table(4)
    view, seat = shown(session)
    question = session.game.explain(session.state)
    source = next(c.source for c in question.choices if c.action[0] == "pair")
    own = tuple(each for each in question.choices if each.source == source)
    hints = [each for each in table.hints(Aim(source, source, own), view, seat) if not each.veil]
    badges = [hint for hint in hints if hint.picture is not None and hint.above]
    below = [hint for hint in hints if hint.picture is not None and not hint.above]
    frames, ribbons = below[::2], below[1::2]
    assert len(badges) == len(frames) == len(ribbons) == len({each.target for each in own})
    assert [hint for hint in hints if hint.way]
    taken = table.hints(Aim(source, source, own, taken=True), view, seat)
    assert all(hint.veil for hint in taken if hint.picture is not None and not hint.above)
    for hint in badges:
        assert hint.picture is not None
        assert frame.board.contains(hint.picture.get_rect(topleft=hint.at))


def test_a_move_to_the_king_shows_how_far_he_walks() -> None:
    def royal(session: Session, choice: Choice) -> int:
        moved = session.state.data.moves.by_action.get(choice.action)
        return moved.king if moved is not None else 0

    session = position(lambda s, q: any(royal(s, c) == 2 for c in q.choices))
    table, _ = make_table(4)
    view, seat = shown(session)
    for choice in session.game.explain(session.state).choices:
        ways = [h for h in table.hints(aim_at(session, choice), view, seat) if h.way]
        steps = [hint for hint in ways if len(hint.way) == royal(session, choice) + 1]
        assert bool(steps) == (royal(session, choice) > 0)


def test_a_held_tile_is_turned_and_its_edges_are_marked() -> None:
    session = building()
    table, _ = make_table(4)
    view, seat = shown(session)
    table.show_seat(seat)
    builds = [c for c in session.game.explain(session.state).choices if c.action[0] == "build"]
    sprite = next(s for s in table.sprites(view, seat) if s.anchor == builds[0].source)
    pictures = set()
    for choice in builds:
        held = table.in_hand(sprite, choice, view, seat)
        assert held.key == sprite.key
        pictures.add(pygame.image.tobytes(held.picture, "RGBA"))
        marks = [h for h in table.hints(aim_at(session, choice), view, seat) if h.above]
        assert marks, "every later tile touches another one (VE-6.6.5)"
    assert len(pictures) > 1


def test_a_tile_that_clashes_shows_which_edges_do() -> None:
    def clashing(session: Session) -> Any:
        blocked = session.game.explain(session.state).blocked
        return [each for each in blocked if each.reason.key.endswith(".edges")]

    session = position(lambda s, q: s.state.built > 3 and bool(clashing(s)))
    table, _ = make_table(4)
    view, seat = shown(session)
    blocked = clashing(session)[0]
    several = {
        len(table.hints(Aim(blocked.source, blocked.target, (), None, blocked, turn), view, seat))
        for turn in range(-1, 4)
    }
    assert min(several) >= 2


def test_two_workers_in_the_hand_are_wider_than_one() -> None:
    session = position(lambda s, q: any(c.action[0] == "pair" for c in q.choices))
    table, _ = make_table(4)
    view, seat = shown(session)
    pair = next(c for c in session.game.explain(session.state).choices if c.action[0] == "pair")
    single = next(
        c
        for c in session.game.explain(session.state).choices
        if c.action == ("single", *pair.action[1:])
    )
    sprite = next(s for s in table.sprites(view, seat) if s.anchor == pair.source)
    wide, narrow = (
        table.in_hand(sprite, choice, view, seat).picture.get_width() for choice in (pair, single)
    )
    assert wide > narrow
    assert table.remarks(pair, view, seat)
    assert table.remarks(single, view, seat)


def test_a_workers_way_follows_the_avenues() -> None:
    session = position(lambda s, q: any(c.action[0] == "double_step" for c in q.choices))
    table, frame = make_table(4)
    view, seat = shown(session)
    for choice in session.game.explain(session.state).choices:
        points = table.way(view, choice.source, choice.path)
        assert len(points) > 1
        assert all(frame.board.collidepoint(point) for point in points)
        start = view.data.sites[choice.action[1]].id
        assert choice.source == pool(view, choice.action[1], seat)
        box = table.places(view, seat)[f"site:{start}"].rect
        assert box.inflate(12, 12).collidepoint(points[0])


# Course of the game ----------------------------------------------------------------------------


@pytest.mark.slow
def test_things_fly_between_locations_tray_and_palace() -> None:
    table, _ = make_table(3)
    seen: set[str] = set()

    def watch(event: Event, state: Any) -> None:
        kinds.add(event.kind)
        view = session.game.mask(state, 0)
        places = table.places(view, 0)
        for flight in table.flights(event, view, 0):
            assert flight.start != flight.end
            if not (isinstance(flight.start, str) and isinstance(flight.end, str)):
                assert event.kind == "activate"  # the seal comes down on a title: no anchor
                continue
            for anchor in (flight.start, flight.end):
                assert anchor in places or anchor.startswith(IN_THE_TRAY), anchor
            seen.add(f"{event.kind} {flight.start.partition(':')[0]}")

    kinds: set[str] = set()
    session = new_session(2, 3)
    chance = Random(2)
    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action, watch)
    wanted = {"gain site", "pay seat", "pay goods", "buy workshop", "score square", "ready site"}
    assert wanted <= seen
    silent = {"turn", "marker", "slide"}
    assert all(event_sign(kind) for kind in kinds - silent - {"gain", "bonus", "pay", "move"})
    for topic in ("wood", "marble", "gold", "single", "pair", "double_step"):
        assert event_sign("gain", topic) == topic


@pytest.mark.slow
def test_the_stage_shows_tiles_that_others_take_and_build() -> None:
    table, _ = make_table(3)
    seen: set[str] = set()

    def watch(event: Event, state: Any) -> None:
        nonlocal card
        view = session.game.mask(state, 0)
        card = table.stage(event, view, card)
        if event.kind in ("take", "build"):
            assert card is not None
            assert card.card == event.values[0]
            assert table.inspect(card.anchor, view, 0) is not None
            assert table.stage_picture(card, view, 90).get_height() == 90
            seen.add(event.kind)

    card = None
    session = new_session(4, 3)
    chance = Random(4)
    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action, watch)
    assert seen == {"take", "build"}


@pytest.mark.slow
def test_an_echo_is_its_own_step_of_the_turn() -> None:
    session = echo()
    view, seat = shown(session)
    table, _ = make_table(5)
    question = session.game.explain(session.state)
    assert seat != view.turn
    assert phase_of(view) == 2
    assert question.crumb == len(question.crumbs) - 1 == 2
    strip = table.strip(view)
    assert strip.holder == -1
    assert strip.phases[strip.phase] == "Share"


@pytest.mark.slow
def test_a_step_of_the_turn_is_lit_at_every_event_until_the_end() -> None:
    table, _ = make_table(3)
    session = new_session(3, 3)
    chance = Random(1)
    lit: dict[str, set[str]] = {}

    def watch(event: Event, state: Any) -> None:
        strip = table.strip(session.game.mask(state, 0))
        step = strip.phases[strip.phase] if strip.phase >= 0 else ""
        lit.setdefault(event.kind, set()).add(step)

    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action, watch)
    assert lit["move"] == lit["turn"] == lit["marker"] == {"Move"}, "until the marker lies there"
    assert lit["activate"] == {"Use"}
    assert lit.pop("over") == {""}
    assert not [kind for kind, steps in lit.items() if "" in steps]


def test_the_player_aid_has_an_icon_and_words_for_every_line() -> None:
    table, _ = make_table(2)
    for entry in table.aid():
        assert table.icon(entry.icon, 20) is not None, entry.icon
        assert not RAW_KEY.match(entry.words), entry.icon


def test_the_last_turn_is_announced() -> None:
    session = Session(load_game("versailles"), five_config(2), 1)
    table, _ = make_table(2)
    assert table.strip(shown(session)[0]).ending == ""
    session.state.king = session.state.data.king_palace[2]
    assert table.strip(shown(session)[0]).ending


def test_computer_opponents_are_called_by_their_level() -> None:
    config = five_config(5)
    for chair, kind in zip(
        config["seats"][1:], ("novice", "standard", "expert", "random"), strict=True
    ):
        chair["kind"] = kind
    view, _ = shown(new_session(1, 5))
    said = [facts.kind for facts in seat_facts(view, config, CATALOGUE.say)]
    assert said == ["", "Novice", "Standard", "Expert", "random"]


def test_titles_that_hints_leave_in_sight_are_drawn_with_what_lies_about() -> None:
    table, _ = make_table(2, (1210, 702))
    view, seat = shown(new_session(4, 2))
    for make in table.in_sight(view, seat):
        make()
    layout, titles = table._plan(view).layout, table._board_view(view, seat).titles
    assert len(titles) > 6
    for site, title in titles:
        room = layout.sites[site].ribbon.size
        assert titled.has(room, layout.unit, title, site, "blue")
