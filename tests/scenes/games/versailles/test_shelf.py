"""The marble shelf shows things: cubes on salvers, decorations, tokens, workers to pick up."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pygame
import pytest

from engine.events import Event
from engine.games.versailles.pieces import RESOURCES
from engine.games.versailles.places import site, square
from scenes.commands.shots.staging import open_table
from scenes.games.versailles.facts import ornaments
from scenes.games.versailles.flights import flights
from scenes.games.versailles.layout import shelf_of
from scenes.games.versailles.light import light_of_move, site_in_use, sites_aside
from scenes.games.versailles.reach.spots import ribbons_of
from scenes.games.versailles.shelf import shown_labels
from scenes.games.versailles.shots import (
    building,
    courtier,
    five_config,
    new_session,
    position,
)
from scenes.games.versailles.table import VersaillesTable
from scenes.table.frame import make_frame
from scenes.table.motion.things import Place, Point
from sprites.common.chrome_tray import Delta, Well
from sprites.common.drawn import NO_POINTER
from sprites.common.lettering import fit_lines, sizes_from
from sprites.versailles.shelf_slab import lifted_place
from tests.scenes.games.laid import laid
from tests.scenes.support import make_app, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer
from tests.sprites.common.samples import assert_apart, assert_inside, assert_targets_large


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MousePlayer]:
    """Somebody who may hire a worker in the King's Favour."""
    app = make_app(tmp_path_factory.mktemp("shelf"), (1280, 690))
    session = position(lambda s, q: any(c.action[0] == "hire" for c in q.choices))
    yield MousePlayer(app, open_table(app, session), 1)
    app.close()
    app.window.close()


def carry(player: MousePlayer, start: Point, end: Point) -> None:
    """Lift what lies at a point and hold it over another one."""
    first, last = (round(start[0]), round(start[1])), (round(end[0]), round(end[1]))
    half = ((first[0] + last[0]) // 2, (first[1] + last[1]) // 2)
    player.tick([motion(*first), press(*first)])
    for point in (half, last):
        player.tick([motion(*point)])
        player.frame()


@pytest.mark.slow
def test_a_waiting_worker_is_taken_from_the_shelf_and_hired_in_the_kings_favour(
    player: MousePlayer,
) -> None:
    """VE-6.8.1, by the figure that waits on the shelf."""
    scene = player.scene
    question = scene.model.question
    assert question is not None
    choice = next(c for c in question.choices if c.action[0] == "hire")
    place = scene.context.places[choice.source]
    shelf = place.also[0].rect
    assert scene.context.table.tray_box().contains(shelf)
    goal = scene.context.places[choice.target].middle
    carry(player, shelf.center, goal)
    held = scene.context.held
    assert held is not None
    assert not held.sprite.board, "the figure on the shelf is the one that is lifted"
    assert scene.controller.source == choice.source
    before = len(scene.match.session.log)
    player.tick([release(round(goal[0]), round(goal[1]))])
    player.settle()
    assert scene.match.session.log[before] == choice.action
    scene.model.undo()
    player.settle()


@pytest.mark.slow
def test_the_same_worker_can_still_be_taken_from_the_board(player: MousePlayer) -> None:
    scene = player.scene
    question = scene.model.question
    assert question is not None
    choice = next(c for c in question.choices if c.action[0] == "hire")
    carry(player, scene.context.places[choice.source].middle, (640, 300))
    held = scene.context.held
    assert held is not None
    assert held.sprite.board
    scene.gestures.let_go()
    player.tick([release(640, 300)])
    player.settle()


def wells(values: dict[str, int], change: int = 0) -> tuple[Well, ...]:
    delta = Delta(f"{change:+}", change > 0) if change else None
    return tuple(
        Well(key, _icon(key), str(n), delta=delta, value=n, change=change, ahead=True)
        for key, n in values.items()
    )


def _icon(key: str) -> str:
    return "worker" if key == "workers" else key


def table_of(size: tuple[int, int], percent: int = 100) -> VersaillesTable:
    """A laid table that knows whose things lie there."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    table, _ = laid(VersaillesTable, five_config(3), size)
    table.lay_out(make_frame(size, percent, "foot"), table._need_camera())
    table.tray(new_session(1, 3).state, 0)
    return table


@pytest.mark.parametrize("percent", [80, 100, 150])
@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_things_are_targets_of_their_own_and_their_numbers_stand_apart(
    size: tuple[int, int], percent: int
) -> None:
    table = table_of(size, percent)
    state = new_session(1, 3).state
    kinds = ornaments(state)
    values = {**dict.fromkeys(RESOURCES, 128), **dict.fromkeys(kinds, 0), "tokens": 2, "workers": 9}
    drawn = table.furniture(wells(values), NO_POINTER)
    assert drawn is not None
    assert drawn.size == shelf_of(make_frame(size, percent, "foot")).tray.size
    assert set(drawn.rects) == {f"well:{key}" for key in values}
    assert_targets_large(drawn)
    assert_inside(drawn.rects.values(), drawn.size)
    assert_inside(drawn.texts, drawn.size)
    assert_apart(drawn.texts)
    assert_apart(list(drawn.rects.values()))
    tray = table.tray_box()
    for place in table.places(state, 0).values():
        for again in place.also:
            assert tray.contains(again.rect)
            assert min(again.rect.size) >= 32


def picture(table: VersaillesTable, values: dict[str, int], change: int = 0) -> bytes:
    drawn = table.furniture(wells(values, change), NO_POINTER)
    assert drawn is not None
    return pygame.image.tobytes(drawn.surface, "RGBA")


@pytest.mark.parametrize("key", ["wood", "gold", "fountain", "tokens"])
def test_what_is_there_and_what_a_choice_changes_can_be_seen(key: str) -> None:
    table = table_of((1366, 768))
    assert len({picture(table, {key: n}) for n in range(3)}) == 3
    assert len({picture(table, {key: 1}, change) for change in (-1, 0, 1)}) == 3


def test_the_same_things_are_drawn_once() -> None:
    table = table_of((1366, 768))
    one, two = (table.furniture(wells({"wood": 4}), NO_POINTER) for _ in range(2))
    assert one is two


# The light on the board ---------------------------------------------------------------------------


@pytest.mark.slow
def test_the_location_in_use_stands_in_the_light_and_nothing_while_moves_are_chosen() -> None:
    opening = new_session(1, 3)
    assert site_in_use(opening.state) == ""
    session = building()
    assert site_in_use(session.state) == "construction_yard"
    table, frame = laid(VersaillesTable, five_config(4))
    for _ in table.load(session.state, 0):
        pass
    lit = table.ground(session.state, session.asked, frozenset()).copy()
    another = next(seat for seat in range(5) if seat != session.asked)
    beside = table.ground(session.state, another, frozenset()).copy()
    places = table.places(session.state, 0)
    even = position(lambda s, q: q.op == "move")
    plain = table.ground(even.state, even.asked, frozenset())

    def tone(ground: pygame.Surface, box: pygame.Rect) -> int:
        return sum(pygame.transform.average_color(ground, box)[:3])

    yard = places["square:3:2"].rect
    away = places["king:0"].rect.inflate(-10, -12)  # clear of the rim of the place above
    assert tone(lit, yard) > tone(plain, yard)
    assert 0.94 < tone(lit, away) / tone(plain, away) < 0.98, "half a shade: gold stays gold"
    assert abs(tone(beside, away) - tone(plain, away)) < 3, "nothing steps back while others play"
    rim = pygame.Rect(frame.board.left + 60, frame.board.bottom - 8, 200, 4)
    assert tone(lit, rim) == tone(plain, rim), "the score track is not dimmed"


def test_while_a_move_is_chosen_locations_without_a_part_in_it_step_aside() -> None:
    session = position(lambda s, q: q.op == "move" and bool(sites_aside(s.state)))
    view = session.state
    ways = [view.data.moves.by_action[action] for action in session.state.options]
    ids = [site.id for site in view.data.sites]
    reached, left = {ids[way.end] for way in ways}, {ids[way.start] for way in ways}
    reach, held, aside = light_of_move(view)
    assert set(reach) == reached
    assert set(held) == (left | {"construction_yard"}) - reached
    assert set(aside) == set(ids) - reached - left - {"construction_yard"}
    assert light_of_move(building().state) == ((), (), ())


@pytest.mark.slow
def test_frames_of_locations_in_reach_keep_their_gold_while_a_move_is_chosen() -> None:
    session = position(lambda s, q: q.op == "move" and all(light_of_move(s.state)))
    table, _ = laid(VersaillesTable, five_config(4))
    for _ in table.load(session.state, session.asked):
        pass
    ground = table.ground(session.state, session.asked, frozenset())
    plan = table._plan(session.state)

    def gold(site: str) -> float:
        box = plan.rect(plan.layout.sites[site].box)
        strip = pygame.Rect(box.left, box.centery - 6, 4, 12)
        red, _, blue = pygame.transform.average_color(ground, strip)[:3]
        return red / blue

    def marble(site: str) -> int:
        """Light on the ground, at its lower right."""
        box = plan.rect(plan.layout.sites[site].box)
        return sum(pygame.transform.average_color(ground, (box.right - 16, box.bottom - 18, 6, 6)))

    reach, held, aside = light_of_move(session.state)
    fine = [site for site in reach if site != "kings_favour"]  # whose edge is blue enamel
    assert min(map(gold, fine)) > 1.4 > max(map(gold, (*held, *aside)))
    assert max(map(gold, aside)) < 1.25, "grey, not a darker gold"
    guilds = [site for site in held if site.endswith("_guild")]
    assert min(map(marble, guilds)) > max(map(marble, aside)), "only what has no part is dimmed"


@pytest.mark.slow
def test_the_rest_steps_back_from_what_one_chooses_and_from_nothing_that_others_do() -> None:
    session, chance = new_session(4, 3), Random(4)
    seen: set[tuple[bool, bool]] = set()
    table, _ = laid(VersaillesTable, five_config(3))

    def watch(event: Event, state: Any) -> None:
        for seat in range(3):
            board = table._board_view(state, seat)
            if seat != state.turn and not (state.agenda and state.agenda[-1][1] == seat):
                assert (board.away, board.aside, board.reach) == (False, (), ()), event.kind
            elif board.in_use:
                place = state.data.sites[state.players[state.turn].marker]
                assert board.away == bool(place.options), event.kind
                seen.add((seat == state.turn, board.away))

    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action, watch)
    assert {(True, True), (True, False)} <= seen


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_the_seal_of_a_location_is_set_on_its_title_and_hides_nothing_else(
    size: tuple[int, int],
) -> None:
    session = building()
    view = session.state
    table, _ = laid(VersaillesTable, five_config(4), size)
    seat = view.turn
    own = (seat + 1) % 4
    for place, each in enumerate(view.data.sites):
        used = Event("activate", seat, (place,), (), "")
        (setting,) = table.flights(used, view, own)
        assert isinstance(setting.end, Place)
        spot = setting.picture.get_rect(center=setting.end.rect.center)
        titles = [pair for pair in table._printed(view).titles if pair[0] == each.id]
        lit = ribbons_of(table._plan(view), titles, "gold")[each.id]
        assert spot.left == lit.left
        assert spot.height == lit.height, "as large as the seal that lies there"
        assert lit.contains(spot)
        assert table.flights(used, view, seat) == ()


def test_the_points_of_a_built_tile_leave_it_on_its_shield() -> None:
    session = building()
    seat = session.asked
    build = next(action for action in session.state.options if action[0] == "build")
    events: list[Event] = []
    session.act(build, lambda event, state: events.append(event))
    scored = next(event for event in events if event.kind == "score")
    view = session.state
    (flight,) = flights(scored, view, own=seat, px=32)
    assert flight.picture.get_width() >= 40
    alike = [t for t in view.squares if t >= 0 and view.data.tiles[t].vp == scored.values[0]]
    usual = square(view, build[2]) if len(alike) == 1 else site(view, view.players[seat].marker)
    assert (flight.start, flight.end) == (usual, f"score:{seat}")
    other = Event("score", seat, (scored.values[0] + 1,), (), "")
    figures = [flights(each, view, own=seat, px=32)[0].picture for each in (scored, other)]
    assert pygame.image.tobytes(figures[0], "RGBA") != pygame.image.tobytes(figures[1], "RGBA")


@pytest.mark.parametrize("scale", [0.84, 0.9, 1.0, 1.2, 1.34, 1.6])
def test_the_place_of_a_tile_in_the_hand_is_dashed_on_every_side(scale: float) -> None:
    side = round(104 * scale)
    place = lifted_place(side, scale)
    inset = round(3.5 * scale)
    for turn in range(4):
        turned = pygame.transform.rotate(place, 90 * turn)
        line = [max(turned.get_at((x, y)).a for y in range(inset, 3 * inset)) for x in range(side)]
        inked = [alpha > 150 for alpha in line]
        begun = [x for x in range(1, side) if inked[x] and not inked[x - 1]]
        assert len(begun) >= 7, turn
        assert begun[0] < 0.1 * side, turn
        assert begun[-1] > 0.85 * side, turn
        rim = pygame.Rect(0, 0, side, inset)
        assert pygame.mask.from_surface(turned.subsurface(rim), 150).count() == 0


def test_workers_at_work_are_not_named_alone() -> None:
    """Hungarian "Dolgozik" stood below all of them where the other name had no room."""
    room = pygame.Rect(0, 0, 58, 20)

    def written(*words: str) -> list[str]:
        labels = [
            (room, fit_lines(each, room.width, sizes_from(14.6, 12, 1.0), 1)) for each in words
        ]
        return [fitted.lines[0] for _, fitted in shown_labels(labels, 1)]

    assert written("Wood", "At work", "To hire") == ["Wood", "At work", "To hire"]
    assert written("Wood", "Dolgozik", "Felfogadható") == ["Wood"]
    assert written("Wood", "At work") == ["Wood", "At work"]
