"""How many batches are delivered is answered by the key of that number."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.games.caylus.shots import position
from tests.scenes.support import key
from tests.scenes.table.opening import SIZE, close
from tests.scenes.table.reasons import open_at

KEYS = {0: pygame.K_0, 1: pygame.K_1, 2: pygame.K_2}


@pytest.mark.slow
@pytest.mark.parametrize("wanted", sorted(KEYS))
def test_a_delivery_has_the_key_of_its_number(tmp_path: Path, wanted: int) -> None:
    session = position(lambda s, q: q.op == "deliver" and len(q.choices) == 3)
    player = open_at(tmp_path, session, SIZE)
    scene = player.scene
    question = scene.model.question
    assert question is not None
    amounts = {choice.action[1] for choice in question.choices}
    assert amounts == set(KEYS)
    shown = [token for token in scene.panels.prompt.buttons if token.id.startswith("choice:")]
    assert sorted(token.number % 10 for token in shown) == sorted(KEYS)
    player.tick([key(KEYS[wanted])])
    assert session.log[-1] == ("deliver", wanted)
    close(player)


@pytest.mark.slow
def test_the_delivery_that_cannot_be_made_bears_its_number_too_and_its_key_does_nothing(
    tmp_path: Path,
) -> None:
    session = position(lambda s, q: q.op == "deliver" and len(q.choices) == 3)
    player = open_at(tmp_path, session, SIZE)
    grey = [token for token in player.scene.panels.prompt.buttons if not token.enabled]
    assert [token.number for token in grey] == [3]
    decided = len(session.log)
    player.tick([key(pygame.K_3)])
    assert len(session.log) == decided
    close(player)
