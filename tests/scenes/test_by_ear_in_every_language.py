"""Turns by ear in every language: in that of tests no word comes from anywhere but its catalogue,
and nothing that is spoken has marks that are read for the eye."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.texts import languages
from scenes.lobby.scene import LobbyScene
from tests.pseudo import PSEUDO, foreign, speak_pseudo
from tests.sampling import sampled_rows, spread
from tests.scenes.listener import Listener, Recorder
from tests.scenes.support import Plain, make_app, settle
from tests.scenes.table.opening import INSTANT, SIZE
from tests.scenes.test_by_ear import SEED, close

ANSWERS = 5
NEVER = r"(?!)"
NAMES_AND_KEYS = re.compile(r"\bF\d\b")
FOR_THE_EYE = re.compile(r"[{}•·→]|\.\.(?!\.)|,\.|:\.| [.,;:]|\bNone\b|_")
"""Braces of icons, dots of lists, arrows, two stops, a gap before a stop."""
GAMES = [
    *((game, PSEUDO) for game in game_keys()),
    *spread(game_keys(), languages(), rows=1),
]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "language"), sampled_rows(GAMES, slow=len(GAMES) - 1))
def test_turns_are_spoken_in_the_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    speak_pseudo(monkeypatch)
    app = make_app(tmp_path, SIZE)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice, app.settings.speed = True, INSTANT
    app.speak(language)
    app.stack.push(Plain(app, "title"))
    app.stack.push(LobbyScene(app, game))

    def tick(events: list[pygame.event.Event]) -> None:
        if not app.tick(events, 0.05):
            pygame.time.wait(1)

    listener = Listener(tick, lambda: recorder.texts, SEED, language)
    settle(app)
    listener.listen()
    listener.find(rf"^{re.escape(app.say('ui.lobby.start'))}")
    said = listener.press(pygame.K_RETURN, "Enter")
    listener.wait_for(re.escape(app.say(f"game.{game}")), said)
    assert listener.play(NEVER, ANSWERS) == ANSWERS
    for asked in range(pygame.K_F2, pygame.K_F8):
        assert listener.press(asked)
        assert listener.press(asked, mod=pygame.KMOD_LSHIFT)
    assert [words for words in recorder.texts if FOR_THE_EYE.search(words)] == []
    if language == PSEUDO:
        told = (NAMES_AND_KEYS.sub("", words) for words in recorder.texts)
        assert [words for words in told if foreign(words)] == []
    close(app)
