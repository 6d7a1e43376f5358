"""Tells whoever listens what has changed since the last time, shortest and newest first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import Protocol

import pygame

from engine.explain import Text
from engine.texts import Catalogue
from scenes.shell.layer import Layer
from scenes.shell.settings import Settings
from scenes.shell.voice.heard import QUESTIONS, Heard, arrows_said, joined, times_said
from scenes.shell.voice.memory import Memory
from scenes.shell.voice.voice import Voice


class Speaker(Protocol):
    """Whoever knows the words of the chosen language."""

    catalogue: Catalogue

    def say(self, text: Text | str, names: Sequence[str] = (), **values: object) -> str:
        """A finished sentence."""

    def tell(self, text: Text | str, **values: object) -> None:
        """Show a passing notice."""


ASKED = {getattr(pygame, f"K_F{2 + place}"): name for place, name in enumerate(QUESTIONS)}
AGAIN, SWITCH = pygame.K_F8, pygame.K_F9


class Narrator:
    """Compares what the top scene has to say with what it said before. Silent until it is on."""

    def __init__(self, voice: Voice, settings: Settings, speaker: Speaker) -> None:
        self.voice = voice
        self._settings = settings
        self._speaker = speaker
        self._scene: Layer | None = None
        self._before = Heard()
        self._memory = Memory()
        self._notice = ""
        self.said: str = ""
        """What was said last."""

    @property
    def on(self) -> bool:
        return self._settings.voice

    def press(self, key: int, back: bool, scene: Layer | None) -> bool:
        """A key of the voice; True when it is one. Any other key makes it silent. `scene`: the one
        that lies on top now; the one that spoke last may be gone."""
        if key == SWITCH:
            self.switch()
            return True
        if not self.on:
            return False
        self.voice.hush()
        if key == AGAIN:
            self._speak([self.said])
        elif key in ASKED and scene is not None:
            self._speak(self._answer(ASKED[key], back, scene))
        return key == AGAIN or key in ASKED

    def _answer(self, question: str, back: bool, scene: Layer) -> list[str]:
        if scene.loading:
            return [self._speaker.say("ui.app.loading")]
        return list(scene.tell_more(question, back)) or [self._speaker.say("spoken.nothing")]

    def hush(self) -> None:
        """Somebody else is there: what was said is nobody else's business, and not said again."""
        self.said = ""
        if self.on:
            self.voice.hush()

    def listen(self, scene: Layer | None, notice: str) -> None:
        """See what the top scene has to say now, and say what is new."""
        if not self.on or scene is None or scene.loading:
            return
        heard = scene.heard
        parts = [notice] if notice != self._notice else []
        self._notice = notice
        if scene is not self._scene:
            parts += self._arrive(scene, heard)
        else:
            parts += self._changes(scene, heard)
        self._before = heard
        self._speak(parts)

    def forget(self) -> None:
        """Nothing was told yet: everything is new."""
        self._scene, self._before, self._notice = None, Heard(), ""
        self._memory.forget()

    def switch(self) -> None:
        """On or off. It says itself that it is on; where nothing can speak, a sentence is shown."""
        self._settings.voice = not self._settings.voice
        self.voice.hush()
        if not self.on:
            self._speaker.tell("spoken.off")
            return
        self.voice.try_again()
        self._speaker.tell("spoken.on" if self.voice.available else "spoken.none")
        self.forget()

    def _arrive(self, scene: Layer, heard: Heard) -> list[str]:
        """Another scene lies on top: what it is, and what is asked there."""
        self._scene = scene
        news = self._told(self._memory.arrived(scene, heard))
        return [heard.place, heard.alert, *news, heard.state, heard.focus, *heard.slips]

    def _changes(self, scene: Layer, heard: Heard) -> list[str]:
        before = self._before
        parts = [heard.alert] if heard.alert != before.alert else []
        news = self._told(self._memory.new(scene, heard))
        parts += news
        if heard.place != before.place:
            parts.append(heard.place)
        if news or heard.state != before.state:  # after news the same question is another one
            parts.append(heard.state)
        if (heard.focus_at, heard.focus) != (before.focus_at, before.focus):
            left = before.focus_at and not heard.focus_at
            parts.append(heard.focus or (heard.state if left and heard.state not in parts else ""))
        return parts + [each for each in heard.slips if each not in before.slips]

    def _told(self, news: Sequence[str]) -> list[str]:
        """What is new; what happened several times in a row is told once."""
        return [self._times(words, len(list(alike))) for words, alike in groupby(news)]

    def _times(self, words: str, n: int) -> str:
        """Something with how often it happened."""
        if n == 1:
            return words
        return self._speaker.say("spoken.times", what=words.rstrip("."), n=n)

    def _speak(self, parts: list[str]) -> None:
        words = arrows_said(joined(parts), self._speaker.say("spoken.arrow"))
        words = times_said(words, partial(self._times, ""))
        if words:
            self.said = words
            language = self._speaker.catalogue.language
            self.voice.say(words, language, self._settings.voice_rate)
