"""A decision of a computer that changes nothing anybody could see: the next question is asked."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.core import Action, act
from engine.events import Recorder
from engine.games import load_game
from engine.session import Session
from scenes.table.scene import TableScene
from tests.engine.shared.transcript import willing
from tests.sampling import sampled
from tests.scenes.support import make_app, settle, wait_until
from tests.scenes.table.opening import INSTANT, SIZE

AGAINST_NOVICES = {
    "seats": [
        {"kind": kind, "name": colour.capitalize(), "colour": colour}
        for kind, colour in (
            ("person", "red"),
            ("novice", "blue"),
            ("novice", "green"),
        )
    ],
    "options": {},
}
GAMES = ("caylus", "tara", "viscounts")
"""Those whose rules have such an answer: to deliver nothing more, to stay."""
SEEDS, DECISIONS = range(1, 200), 400


def before_a_silent_decision(game: str) -> tuple[Session, Action]:
    """A computer is asked, and an answer of it brings no event and asks the person again."""
    for seed in SEEDS:
        session, chance = Session(load_game(game), AGAINST_NOVICES, seed), Random(seed)
        while not session.over and len(session.log) < DECISIONS:
            if session.asked > 0:
                for action in session.state.options:
                    if hands_back_silently(session, action):
                        return session, action
            session.act(willing(list(session.state.options), chance))
    raise LookupError(game)


def hands_back_silently(session: Session, action: Action) -> bool:
    state, recorder = session.game.clone(session.state), Recorder()
    act(session.game.ops, state, action, recorder)
    return not recorder.events and bool(state.agenda) and state.agenda[-1][1] == 0


def table_of(folder: Path, session: Session) -> TableScene:
    """A table where the computer waits."""
    app = make_app(folder, SIZE)
    app.settings.speed = INSTANT
    scene = TableScene(app, "", session)
    scene.match.halted = True
    app.stack.reset(scene)
    settle(app)
    return scene


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(GAMES, slow=2))
def test_the_person_is_asked_after_it(tmp_path: Path, game: str) -> None:
    session, action = before_a_silent_decision(game)
    scene = table_of(tmp_path, session)
    assert not scene.model.asking
    scene.match.script = (*session.log, action)
    scene.match.halted = False
    wait_until(scene.app, lambda: session.log[-1] == action)
    wait_until(scene.app, lambda: scene.model.asking)
    assert scene.model.question == scene.match.question()
    scene.app.close()
    scene.app.window.close()
