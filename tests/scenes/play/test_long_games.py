"""What the app writes it takes back, however long the game was."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from engine.core import act
from engine.games import load_game
from engine.session import Session
from saves.container import MAX_DECISIONS, pack, unpack
from saves.errors import SaveError
from saves.model import SessionRecord
from saves.replaying import wants_digest
from saves.transfer import export_file
from scenes.play.examining import examined
from scenes.play.seating import persons_config
from tests.saves.samples import record


def long_game(decisions: int) -> SessionRecord:
    """A game of Tara in which nobody ever wants the end."""
    game, config, chance = load_game("tara"), persons_config(2), Random(3)
    session, digests = Session(game, config, 3), {}
    while len(session.log) < decisions:
        options = list(session.state.options)
        chance.shuffle(options)
        for action in options:
            tried = game.clone(session.state)
            act(game.ops, tried, action)
            if tried.agenda:
                break
        session.act(action)
        if wants_digest(len(session.log)):
            digests[len(session.log)] = session.digest()
    log = json.loads(json.dumps(session.log))
    return SessionRecord(
        "tara", game.version, config, 3, game.data_text, log, len(log), digests, "Long"
    )


@pytest.mark.slow
@pytest.mark.parametrize("decisions", [18_000, 25_000])
def test_a_very_long_game_comes_back(decisions: int, tmp_path: Path) -> None:
    whole = long_game(decisions)
    back = examined(export_file(whole, tmp_path / "long.throne"))
    assert (back.log, back.cursor, back.digests) == (whole.log, whole.cursor, whole.digests)


@pytest.mark.parametrize("decisions", [20_001, MAX_DECISIONS])
def test_what_is_written_can_be_read(decisions: int) -> None:
    whole = record(decisions)
    assert unpack(pack(whole)).log == whole.log


def test_what_could_not_be_read_is_not_written() -> None:
    with pytest.raises(SaveError) as caught:
        pack(record(MAX_DECISIONS + 1))
    assert caught.value.message.key == "file.too_large"
