"""The sill below the board shows things: bowls with goods, workers to pick up, the hod."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.games.caylus.data import GOODS
from engine.games.caylus.state import CASTLE
from scenes.commands.shots.staging import open_table
from scenes.games.caylus.furniture import Shown, furniture, load_of
from scenes.games.caylus.layout import shelf_of
from scenes.games.caylus.shots import position
from scenes.games.caylus.table import CaylusTable
from scenes.games.caylus.tray_plan import tray_plan
from scenes.table.frame import make_frame
from scenes.table.model.legality import Look
from scenes.table.motion.things import Point
from sprites.common.chrome_tray import Well
from sprites.common.drawn import NO_POINTER
from tests.scenes.games.caylus.test_table import config
from tests.scenes.games.laid import laid
from tests.scenes.support import make_app, motion, press, release
from tests.scenes.table.mouse_player import MousePlayer
from tests.sprites.common.samples import assert_apart, assert_inside, assert_targets_large

RED, BLUE = 0, 1


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MousePlayer]:
    """Somebody in turn with three free workers or more, some placed already."""
    app = make_app(tmp_path_factory.mktemp("tray"))
    session = position(
        lambda s, q: (
            q.op == "turn"
            and len(s.state.road) >= 12
            and s.state.players[q.seat].workers >= 3
            and any(c.source == "workers" for c in q.choices)
        )
    )
    yield MousePlayer(app, open_table(app, session), 1)
    app.close()
    app.window.close()


def rack(player: MousePlayer) -> list[pygame.Rect]:
    """Where free workers stand."""
    sprites = player.scene.painter.around.now(player.scene.context.viewer).sprites
    return [sprite.rect for sprite in sprites if sprite.anchor == "workers"]


def carry(player: MousePlayer, start: Point, end: Point) -> None:
    """Lift what lies at a point and hold it over another one."""
    first, last = (round(start[0]), round(start[1])), (round(end[0]), round(end[1]))
    half = ((first[0] + last[0]) // 2, (first[1] + last[1]) // 2)
    player.tick([motion(*first), press(*first)])
    for point in (half, last):
        player.tick([motion(*point)])
        player.frame()


def target_of(player: MousePlayer) -> str:
    question = player.scene.model.question
    assert question is not None
    return next(c.target for c in question.choices if c.source == "workers")


@pytest.mark.slow
def test_the_worker_under_the_pointer_is_picked_up_and_dropped_on_a_card(
    player: MousePlayer,
) -> None:
    scene = player.scene
    target = target_of(player)
    first = rack(player)[0]
    goal = scene.context.places[target].middle
    carry(player, first.center, goal)
    held = scene.context.held
    assert held is not None
    assert held.sprite.rect == first
    assert scene.controller.source == "workers"
    assert scene.painter.marked["workers"] is Look.SELECTED
    before = len(scene.match.session.log)
    player.tick([release(round(goal[0]), round(goal[1]))])
    player.settle()
    taken = scene.match.session.log[before]
    assert taken == ("place", int(target.partition(":")[2]))
    scene.model.undo()
    player.settle()


@pytest.mark.slow
def test_slips_lie_beside_bowls_that_change_while_a_worker_is_carried(player: MousePlayer) -> None:
    scene = player.scene
    question = scene.model.question
    assert question is not None
    places = scene.context.places
    targets = [c.target for c in question.choices if c.source == "workers"]
    target = max(targets, key=lambda name: places[name].middle[1])  # the lane next to the tray
    goal = places[target].middle
    carry(player, rack(player)[0].center, goal)
    for _ in range(3):  # first the board dims, then the slip is drawn and its room is found
        player.frame()
    box = scene.tooltips.box
    assert box is not None
    assert not box.colliderect(scene.context.chrome.targets["tray:well:denier"])
    assert not box.colliderect(scene.context.places[target].rect)
    scene.gestures.let_go()
    player.tick([release(round(goal[0]), round(goal[1]))])
    player.settle()


@pytest.mark.slow
def test_the_tray_is_drawn_anew_only_when_something_on_it_changes(player: MousePlayer) -> None:
    parts = player.scene.context.chrome._parts
    target = player.scene.context.places[target_of(player)].middle
    player.tick([motion(40, 300)])
    player.frame()
    at_rest = parts["tray"][0]
    player.tick([motion(60, 320)])
    player.frame()
    assert parts["tray"][0] is at_rest
    carry(player, rack(player)[0].center, target)
    for _ in range(3):
        player.frame()  # the slip by the hand comes first
    ahead = parts["tray"][0]
    assert ahead is not at_rest
    player.tick([motion(round(target[0]) + 2, round(target[1]) + 2)])
    player.frame()
    assert parts["tray"][0] is ahead
    player.scene.gestures.let_go()
    player.tick([release(round(target[0]), round(target[1]))])
    player.settle()


def wells(values: dict[str, int], quiet: bool = False) -> tuple[Well, ...]:
    return tuple(
        Well(key, "", str(n), value=n, quiet=quiet and key == "batch") for key, n in values.items()
    )


def numbers(**more: int) -> dict[str, int]:
    return {**dict.fromkeys(GOODS, 3), "workers": 2, "batch": 1} | more


@pytest.mark.parametrize("percent", [80, 100, 150])
@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_bowls_and_hod_are_targets_of_their_own_and_their_numbers_stand_apart(
    size: tuple[int, int], percent: int
) -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    table, _ = laid(CaylusTable, config(3, "advanced"), size)
    frame = make_frame(size, percent, "foot")
    table.lay_out(frame, table._need_camera())
    drawn = table.furniture(wells(numbers(denier=128, wood=10, batch=12)), NO_POINTER)
    assert drawn is not None
    assert drawn.size == shelf_of(frame).tray.size
    assert set(drawn.rects) == {f"well:{key}" for key in (*GOODS, "batch")}
    assert_targets_large(drawn)
    assert_inside(drawn.rects.values(), drawn.size)
    assert_inside(drawn.texts, drawn.size)
    assert_apart(drawn.texts)
    places = table.places(table_view(), RED)
    workers = places["workers"].rect.move(-shelf_of(frame).tray.left, -shelf_of(frame).tray.top)
    assert min(workers.size) >= 32
    assert_apart([*drawn.rects.values(), workers])


@pytest.mark.parametrize("percent", [80, 100, 150])
@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_a_frame_around_the_free_workers_leaves_the_words_below_them_whole(
    size: tuple[int, int], percent: int
) -> None:
    """The guide's line lies on the edge of the place: the longest words stay inside of it."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    frame = make_frame(size, percent, "foot")
    table, _ = laid(CaylusTable, config(3, "advanced"), size)
    box, scale = shelf_of(frame).tray.size, frame.scale
    plan = tray_plan(box, scale)
    shown = Shown(wells(numbers()), "4 szabad munkás", box, scale, table.theme, NO_POINTER)
    drawn = furniture(shown)
    middle = (round(plan.words[0]), round(plan.words[1]))
    words = next(box for box in drawn.texts if box.collidepoint(middle))
    line = 1 + max(2, round(2.4 * frame.words))
    assert plan.workers.inflate(round(4 * frame.words) - 2 * line, 0).contains(words)


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1920, 1080)])
def test_a_frame_around_the_hod_leaves_the_words_above_it_whole(size: tuple[int, int]) -> None:
    """It lies a little outside of its place, when a batch is held."""
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    frame = make_frame(size, 100, "foot")
    table, _ = laid(CaylusTable, config(3, "advanced"), size)
    box, scale = shelf_of(frame).tray.size, frame.scale
    plan = tray_plan(box, scale)
    shown = Shown(wells(numbers()), "4 workers free", box, scale, table.theme, NO_POINTER)
    middle = (round(plan.words[0]), round(plan.words[1]))
    words = next(box for box in furniture(shown).texts if box.collidepoint(middle))
    outside = round(6 * scale)
    assert words.bottom - words.height // 6 <= plan.hod.top - outside  # below the letters is air


def table_view() -> object:
    """A masked view of some position."""
    session = position(lambda s, q: q.op == "turn")
    return session.game.mask(session.state, RED)


def test_gold_stands_in_for_what_a_batch_lacks() -> None:
    """CA-9.3: the hod shows what would be paid."""
    held = {each.id: each for each in wells(numbers(food=2, wood=1, stone=0, gold=3, batch=2))}
    assert load_of(held) == (("food", "wood", "gold"), ("food", "gold", "gold"))


def test_the_hod_is_dull_until_the_castle_takes_batches() -> None:
    table, _ = laid(CaylusTable, config(3, "advanced"))
    early = position(lambda s, q: q.op == "turn" and s.state.players[q.seat].goods[0] > 0)
    late = position(lambda s, q: q.op == "deliver" and s.state.phase == CASTLE)
    for session, quiet in ((early, True), (late, False)):
        counters = {counter.key: counter for counter in table.tray(session.state, session.asked)}
        assert counters["batch"].quiet is quiet
        assert not any(counter.quiet for key, counter in counters.items() if key != "batch")
    assert "points" not in counters


def test_a_hod_with_one_batch_is_lifted_for_the_castle() -> None:
    session = position(lambda s, q: q.op == "deliver" and len(q.choices) > 2)
    table, frame = laid(CaylusTable, config(3, "advanced"))
    box = pygame.Rect(shelf_of(frame).tray.topright, (90, 50)).move(-100, 60)
    lifted = table.lift("batch", session.state, session.asked, box)
    assert lifted is not None
    assert lifted.rect.center == pytest.approx(box.center, abs=1)
    assert 32 <= lifted.picture.get_width() < box.width
    assert table.lift("goods:food", session.state, session.asked, box) is None
