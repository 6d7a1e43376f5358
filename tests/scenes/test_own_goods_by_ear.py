"""F5 tells one's own things in short: what has changed first; all about them when asked again."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from tests.sampling import sampled
from tests.scenes.listener import PATIENCE
from tests.scenes.test_by_ear import OVER, begin, close, from_the_lobby

MOST_ANSWERS = 40
CHANGED = r"[^,.]+ \d+, before that \d+"


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(game_keys(), slow=3))
def test_own_goods_in_short_then_in_full_then_what_has_changed(tmp_path: Path, game: str) -> None:
    app, listener = from_the_lobby(tmp_path, game)
    begin(app, listener, game)
    listener.play(OVER, 2)
    end = time.monotonic() + PATIENCE
    while not re.search("answer|Enter:", listener.press(pygame.K_F2, "F2")):  # others are in turn
        assert time.monotonic() < end
    short = listener.press(pygame.K_F5, "F5")
    whole = listener.press(pygame.K_F5, "F5")
    assert not re.search(CHANGED, short)
    assert "F5 again" in short
    assert len(whole) > len(short)
    assert listener.press(pygame.K_F5, "F5").startswith(short.partition(".")[0])
    assert len(listener.press(pygame.K_F5, "Shift F5", pygame.KMOD_LSHIFT)) > len(short)
    listener.press(pygame.K_F5, "F5")
    for _ in range(MOST_ANSWERS):
        listener.play(OVER, 1)
        said = listener.press(pygame.K_F5, "F5")
        if re.match(CHANGED, said):
            break
    assert re.match(CHANGED, said), said
    close(app)
