"""What a hand holds over the board of Caylus, and how the cards of a hand share their room."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scenes.commands.shots.staging import drag, open_table
from scenes.games.caylus.layout import hand_plan, label_box, shelf_of
from scenes.games.caylus.shelf import draw_shelf
from scenes.games.caylus.shots import position
from scenes.table.drawing.display_list import DisplayList
from scenes.table.drawing.picture import TablePicture
from scenes.table.frame import TARGET_FLOOR
from scenes.table.view import Aim
from sprites.caylus.card_face import COST_FROM
from tests.scenes.games.caylus.test_table import longest, make_table
from tests.scenes.support import make_app, motion

pytestmark = pytest.mark.usefixtures("display")


def test_a_carried_building_is_as_large_as_its_plot_whose_frame_lies_above_it() -> None:
    session = position(lambda s, q: any(c.action[0] == "build" for c in q.choices))
    table, _ = make_table(3, "advanced", (1280, 690))
    seat, question = session.asked, session.game.explain(session.state)
    view = session.game.mask(session.state, seat)
    build = next(c for c in question.choices if c.action[0] == "build")
    card = next(s for s in table.sprites(view, seat) if s.anchor == build.source)
    held = table.in_hand(card, build, view, seat)
    plot = table.places(view, seat)[build.target].rect
    width, height = held.picture.get_size()
    assert 0.9 * plot.width < width <= plot.width
    assert height <= plot.height
    middle = held.picture.get_at((width // 2, height // 2)).a
    assert 150 < middle < 255  # the plot is seen through it
    over = Aim(build.source, build.target, choice=build, offered=question.choices)
    (frame,) = table.hints(over, view, seat)
    assert frame.above
    assert frame.picture is not None
    assert pygame.Rect(frame.at, frame.picture.get_size()).contains(plot)
    away = Aim(build.source, "", choice=build, offered=question.choices)
    assert not [hint for hint in table.hints(away, view, seat) if hint.above]


def test_the_provost_in_the_hand_is_much_larger_and_comes_down_on_his_way_back() -> None:
    table, frame = make_table(3, "advanced", (1280, 690))
    session = position(lambda s, q: q.op == "provost")
    view = session.game.mask(session.state, session.asked)
    provost = next(s for s in table.sprites(view, session.asked) if s.key == "provost")
    picture = TablePicture(frame.scale, frame.board)

    def seen(left: float) -> int:
        """px across of what is drawn, without its shadow."""
        layers = DisplayList()
        layers.begin((300, 300))
        picture.put_in_hand(layers, provost, (150, 150), 0.0, left)
        canvas = pygame.Surface((300, 300), pygame.SRCALPHA)
        layers.paint(canvas, [canvas.get_rect()])
        return pygame.mask.from_surface(canvas, 230).get_bounding_rects()[0].width

    held, half_way, home = seen(1.0), seen(0.5), seen(0.0)
    assert held > half_way > home > 0.85 * provost.rect.width
    assert held >= 1.15 * home


@pytest.mark.parametrize("size", [(1280, 690), (1920, 1080)])
def test_any_hand_stays_before_its_piles_and_each_card_can_be_taken(size: tuple[int, int]) -> None:
    _, frame = make_table(3, "advanced", size)
    box = shelf_of(frame).hand
    for cards in range(1, 12):
        plan = hand_plan(box, frame.scale, cards)
        assert len(plan.cards) == cards
        assert all(box.contains(card) for card in plan.cards)
        assert plan.cards[-1].right <= plan.groove <= plan.draw.left
        assert cards == 1 or plan.step >= TARGET_FLOOR


@pytest.mark.slow
def test_a_worker_held_over_a_building_stands_on_its_well_and_leaves_the_name_free(
    tmp_path: Path,
) -> None:
    app = make_app(tmp_path, (1280, 690))
    session = position(lambda s, q: any(c.source == "workers" for c in q.choices))
    scene = open_table(app, session)
    question = scene.model.question
    assert question is not None
    target = next(c.target for c in question.choices if c.source == "workers")
    drag(app, scene, "workers", target)
    held, place = scene.context.held, scene.context.places[target]
    assert held is not None
    assert place.spot is not None
    piece = held.sprite.picture.get_rect(center=held.middle)
    name = pygame.Rect(place.rect.topleft, (place.rect.width, round(0.65 * place.rect.height)))
    assert place.spot.collidepoint(piece.midbottom)
    assert not piece.colliderect(name)
    away = (round(place.rect.centerx), scene.context.frame.board.bottom - 4)
    app.tick([motion(*away)], 0.05)
    assert held.middle != piece.center
    app.close()
    app.window.close()


@pytest.mark.parametrize("size", [(1280, 690), (1366, 768), (1600, 900), (1920, 1080)])
def test_beside_four_cards_both_piles_lie_open(size: tuple[int, int]) -> None:
    _, frame = make_table(3, "advanced", size)
    box = shelf_of(frame).hand
    for cards in range(5):
        plan = hand_plan(box, frame.scale, cards)
        assert not plan.closed
        assert not plan.draw.colliderect(plan.discard)
        labels = [label_box(pile, frame.scale) for pile in (plan.draw, plan.discard)]
        assert not labels[0].colliderect(labels[1])
        assert all(left.right < right.left for left, right in pairwise(plan.cards))
    wide = hand_plan(box, frame.scale, 3).width
    assert hand_plan(box, frame.scale, 4).width >= 0.8 * wide


def test_a_place_without_a_pile_shows_a_castle_cut_into_the_wood() -> None:
    table, frame = make_table(4, "advanced", (1920, 1080))
    shown = table._shelf_view(longest(4), 0)
    canvas = pygame.Surface(frame.size)
    draw_shelf(canvas, shown, frame.scale, table.theme)
    for pile in (shown.plan.draw, shown.plan.discard):
        inner = pile.inflate(-pile.width // 4, -pile.height // 2)
        bare = pygame.Rect(inner.left, pile.bottom - 14, inner.width, 8)
        tones = [_tones(canvas, box) for box in (inner, bare)]
        assert max(tones[0]) > max(tones[1]) + 12


def _tones(canvas: pygame.Surface, box: pygame.Rect) -> list[int]:
    return [
        sum(canvas.get_at((x, y))[:3])
        for x in range(box.left, box.right)
        for y in range(box.top, box.bottom)
    ]


@pytest.mark.slow
def test_the_provost_held_over_a_card_stands_on_its_lane(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    session = position(lambda s, q: q.op == "provost" and len(q.choices) > 3)
    scene = open_table(app, session)
    target = scene.controller.offers.targets("provost")[0]
    drag(app, scene, "provost", target)
    held, place = scene.context.held, scene.context.places[target]
    assert held is not None
    foot = held.sprite.picture.get_rect(center=held.middle).midbottom
    assert foot[1] > place.rect.top + 1.3 * place.rect.width
    assert abs(foot[0] - place.rect.centerx) < 0.7 * place.rect.width
    app.close()
    app.window.close()


@pytest.mark.slow
def test_a_prestige_building_hangs_solid_below_the_name_of_its_residence(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1366, 768))
    session = position(lambda s, q: any(c.action[0] == "prestige" for c in q.choices))
    scene = open_table(app, session)
    source = next(s for s in scene.controller.offers.sources() if s.startswith("prestige:"))
    target = scene.controller.offers.targets(source)[0]
    drag(app, scene, source, target)
    held, card = scene.context.held, scene.context.places[target].rect
    assert held is not None
    piece = held.sprite.picture.get_rect(center=held.middle)
    assert held.sprite.picture.get_at(held.sprite.picture.get_rect().center).a == 255
    assert piece.top >= card.top + 0.7 * card.width, "the residence is read above it"
    assert card.left <= piece.left < piece.right <= card.right
    app.close()
    app.window.close()


@pytest.mark.parametrize("size", [(1280, 690), (1600, 900), (1920, 1080), (2560, 1440)])
def test_five_cards_lie_side_by_side_as_far_as_they_can_show_their_costs(
    size: tuple[int, int],
) -> None:
    _, frame = make_table(3, "advanced", size)
    plan = hand_plan(shelf_of(frame).hand, frame.scale, 5)
    assert plan.width >= COST_FROM
    assert (plan.step > plan.width) == (size[0] >= 1600), "no card hides the name of another"
