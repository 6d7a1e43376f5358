"""Who is named, marked and asked is one person in every frame, with several persons at a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.ai.contract import Budget
from engine.games import load_game
from engine.session import Session
from scenes.table.scene import TableScene
from tests.sampling import WHOLE, sampled
from tests.scenes.company import close, config
from tests.scenes.support import make_app
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.opening import SIZE
from tests.scenes.table.who_is_asked import WhoIsAsked

CALM, INSTANT = 1, 4
DECISIONS = {"viscounts": 45, "caylus": 35, "tara": 30, "versailles": 30}
"""Of a game; twice as many when all is asked for."""
NOVICE = {"kind": "computer", "level": "novice", "name": "Novice", "colour": "yellow"}


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long here."""
    budgets = dict.fromkeys(("novice", "standard", "expert"), Budget(8))
    monkeypatch.setattr("scenes.table.model.seat_players.AT_THE_TABLE", budgets)


class PatientPlayer(MousePlayer):
    """Looks on while the turns of others are shown."""

    def skip(self) -> None:
        self.app.tick([], 0.2)


def watched_table(
    folder: Path,
    patch: pytest.MonkeyPatch,
    session: Session,
    speed: int = INSTANT,
    *,
    rests: bool = True,
) -> tuple[MousePlayer, WhoIsAsked]:
    """A fresh game on the table, every frame of which is looked at. A game of computers alone
    never `rests`."""
    app = make_app(folder, SIZE)
    app.settings.speed = speed
    watch = WhoIsAsked(app, patch)
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = PatientPlayer(app, scene, 3)
    if rests:
        player.settle()
    return player, watch


def with_novice() -> dict[str, Any]:
    """Two people and a Novice."""
    return {"seats": [*config(2)["seats"], NOVICE], "options": {}}


@pytest.mark.slow
@pytest.mark.parametrize("seed", sampled([1, 2, 3]))
def test_two_people_and_a_novice_are_told_in_setup_who_chooses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    session = Session(load_game("viscounts"), with_novice(), seed)
    player, watch = watched_table(tmp_path, monkeypatch, session, CALM)
    while session.state.round == 0:
        player.step()
    player.settle()
    assert watch.faults == []
    assert watch.asked >= {0, 1}
    close(player.scene)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(DECISIONS, slow=3))
def test_three_people_by_mouse_are_named_marked_and_asked_alike_in_every_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    session = Session(load_game(game), config(3), 5)
    player, watch = watched_table(tmp_path, monkeypatch, session, CALM)
    player.play_on(DECISIONS[game] * (2 if WHOLE else 1))
    assert watch.faults == []
    assert watch.asked == {0, 1, 2}
    assert watch.frames > DECISIONS[game]
    close(player.scene)
