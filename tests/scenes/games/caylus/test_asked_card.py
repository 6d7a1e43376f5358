"""The card of the road that asks is ringed and lies in large beside the question."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from engine.games.caylus.state import CASTLE
from engine.games.caylus.telling.event_places import activated
from engine.session import Session
from scenes.commands.shots.staging import open_table, point
from scenes.games.caylus.shots import position
from scenes.games.caylus.stage import card_asked
from scenes.table.view import Aim
from tests.scenes.games.caylus.test_table import make_table
from tests.scenes.support import make_app

pytestmark = pytest.mark.usefixtures("display")


@pytest.fixture(scope="module")
def asked() -> Session:
    """Somebody is asked whether to use a card."""
    return position(lambda s, q: q.op == "effect")


def test_the_card_that_asks_is_ringed_and_no_other(asked: Session) -> None:
    table, _ = make_table(3, "advanced", (1280, 690))
    view, question = asked.state, asked.game.explain(asked.state)
    (ring,) = table.hints(Aim(offered=question.choices), view, question.seat)
    places = table.places(view, question.seat)
    here = places[f"road:{activated(view)}"].rect
    assert ring.picture is not None
    box = pygame.Rect(ring.at, ring.picture.get_size())
    assert box.contains(here)
    assert box.center == pytest.approx(here.center, abs=4)
    assert not table.hints(Aim(), view, question.seat)  # an opponent is watched


def test_its_panel_stays_until_the_last_card_is_done(asked: Session) -> None:
    view = asked.state
    place = activated(view)
    card = card_asked(view, None)
    assert card is not None
    assert card.anchor == f"road:{place}"
    assert card.lines[view.agenda[-1][2][1]] == "lit"
    game = asked.game
    later = game.clone(view)
    while later.agenda[-1][0] != "go_home":
        later.agenda.pop()
    later.agenda.pop()
    assert activated(later) != place
    assert card_asked(later, card) is card
    later.phase = CASTLE
    assert card_asked(later, card) is None


@pytest.mark.slow
def test_the_panel_steps_aside_for_what_is_pointed_at_below_it(
    tmp_path: Path, asked: Session
) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = open_table(app, asked)
    assert scene.stage.box in scene.context.table.stage_boxes()
    below = scene.context.places["discard"].middle
    point(app, below)
    assert scene.stage.box is None
    point(app, scene.context.frame.board.center)
    assert scene.stage.box is not None
    app.close()
    app.window.close()


@pytest.mark.slow
def test_a_hand_that_was_asked_for_at_a_shared_table_is_seen(
    tmp_path: Path, asked: Session
) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = open_table(app, asked)
    assert scene.stage.box is not None
    assert scene.model.passing.shared
    scene.match.look_as(asked.asked)
    scene.mark()
    app.tick([], 0.1)
    assert scene.stage.box is None
    app.close()
    app.window.close()
