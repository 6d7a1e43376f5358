"""A game of Tara for four: no frame shows a tablet that the seat in front may not see.

`FOUR_THRONES_ROUNDS` is the number of rounds that the scripted game lasts (8 for the full run).
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from engine.game import Game
from engine.games import load_game
from engine.session import Session
from scenes.games.tara.shots import at_turn
from scenes.table.model.moves import Move
from scenes.table.scene import TableScene
from tests.engine.tara.greedy import wavering
from tests.scenes.company import arrive, close, config, press, show
from tests.scenes.games.viscounts.test_secrets import Curious
from tests.scenes.screen_watch import ScreenWatch, coded
from tests.scenes.support import make_app, motion
from tests.scenes.table.opening import INSTANT, SIZE

ROUNDS = int(os.environ.get("FOUR_THRONES_ROUNDS", "1"))
SEED = 7
QUICK = 3
ANIMATED_DECISIONS = 30
"""So many decisions are shown with moving pieces, the others at once."""
FEW_PRYINGS = 0.25
OPEN = ("play", "discard", "amnesty", "compare", "turn_up")
"""Events that say which tablet lies open before everybody."""


class TaraWatch(ScreenWatch):
    """Looks for tablets: hands, those that wait for the next round, the draw pile."""

    def hidden_from(self, session: Session, seat: int) -> frozenset[int]:
        pools = session.game.secrets(session.state)
        zones = [zone for pool in pools for zone in pool.zones if seat not in zone.viewers]
        return frozenset(card for zone in zones for card in zone.cards[zone.start : zone.stop])

    def hand_of(self, session: Session, seat: int) -> set[int]:
        return {*session.state.hands[seat], *session.state.kept[seat]}

    def may_tell(self, move: Move, text: str) -> bool:
        """The tablets that were used or turned up in this move lie open (TA-4.7, TA-12.8)."""
        named = {int(number) for number in re.findall(r"[Tt]ablet (\d+)", text)}
        return named <= {event.values[0] for _, event in move.events if event.kind in OPEN}

    def _code_faces(self, patch: pytest.MonkeyPatch) -> None:
        kept: dict[tuple[int, int], pygame.Surface] = {}

        def face(view: Any, width: int) -> pygame.Surface:
            key = (view.number, width)
            return kept.setdefault(key, coded(view.number, (width, round(width * 1.25))))

        patch.setattr("scenes.games.tara.faces.tablet", face)
        # What dims or tints the whole table would change the codes.
        patch.setattr("scenes.table.drawing.painter.old_light", lambda *_: None)
        patch.setattr("scenes.table.drawing.overlays.Veil.lay", lambda *_: None)
        patch.setattr("scenes.shell.widgets.leaf_menu.LeafMenu.dimmed", 0)

    def _names(self, scene: TableScene, hidden: frozenset[int]) -> list[str]:
        return [f"{word} {card}" for card in sorted(hidden) for word in ("tablet", "Tablet")]


def session_of(seed: int, decisions: int) -> Session:
    """A game of four simple players after so many decisions, at a turn."""
    session = Session(load_game("tara"), config(), seed)
    chance = Random(seed)
    while len(session.log) < decisions or session.game.explain(session.state).op != "turn":
        session.act(wavering(session.game.mask(session.state, session.asked), chance))
    return session


@pytest.mark.slow
def test_no_frame_of_a_game_of_four_shows_what_is_somebody_elses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path, SIZE)
    app.settings.speed = QUICK
    watch = TaraWatch(app, monkeypatch)
    scene = TableScene(app, "", Session(load_game("tara"), config(), SEED))
    app.stack.reset(scene)
    player = Curious(app, scene, SEED)
    session = scene.match.session
    while session.state.round <= ROUNDS and not session.over:
        player.step()
        if len(session.log) > ANIMATED_DECISIONS:
            app.settings.speed = INSTANT
        if player.chance.random() < FEW_PRYINGS:
            player.pry()
        assert watch.leaks == []
    assert player.hand_overs >= 8 * ROUNDS
    assert watch.curtained > player.hand_overs / 2
    assert watch.with_hand > watch.frames / 5
    assert len(watch.seen) > 10
    close(scene)


@pytest.mark.slow
def test_the_watch_notices_a_table_that_forgets_to_mask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(tmp_path, SIZE)
    watch = TaraWatch(app, monkeypatch)
    scene = show(tmp_path, at_turn(), "", app)
    arrive(scene)
    scene.mark()
    app.tick([], 0.02)
    assert watch.frames
    assert watch.leaks == []
    monkeypatch.setattr(scene.match, "look_as", lambda seat: None)
    monkeypatch.setattr(Game, "mask", lambda game, state, seat: game.clone(state))
    scene.match.viewer = (scene.match.viewer + 1) % 4
    scene.model.version += 1
    scene.mark()
    app.tick([], 0.02)
    assert watch.leaks
    close(scene)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.slow
def test_cards_that_lie_otherwise_out_of_sight_change_no_pixel(tmp_path: Path, seed: int) -> None:
    """Deal anew what the seat in front does not know: its picture of the table is the same."""
    session = session_of(seed, 40 * seed)
    real = picture(tmp_path / "real", session)
    world = session_of(seed, 40 * seed)
    world.state = world.game.redeal(world.state, session.asked, Random(seed))
    assert (world.state.hands, world.state.draw) != (session.state.hands, session.state.draw)
    assert picture(tmp_path / "other", world) == real


def picture(folder: Path, session: Session) -> bytes:
    """The pixels that the asked seat sees, with the pointer on one of its tablets."""
    folder.mkdir()
    scene = show(folder, session)
    arrive(scene)
    press(scene, pygame.K_RETURN)
    card = scene.controller.offers.sources()[0]
    x, y = scene.context.places[card].rect.midtop
    scene.app.tick([motion(x, y + 6)], 0.02)
    for _ in range(40):
        scene.app.tick([], 0.05)
    pixels = pygame.image.tobytes(scene.app.canvas, "RGB")
    close(scene)
    return pixels
