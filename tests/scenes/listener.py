"""Somebody who cannot see: hears sentences, presses keys, and knows nothing else."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from random import Random

import pygame

from engine.texts import DEFAULT_LANGUAGE, Catalogue, load_catalogue
from tests.pseudo import PSEUDO, pseudo
from tests.scenes.support import key

PATIENCE = 240.0
"""Seconds without a word after which it gives up: a busy machine may take long to start the process
in which an opponent thinks."""
_ASK_AGAIN = 40
"""After so many silences it asks where it is."""


class Wording:
    """How a language says a row of a list, how many answers there are, and what Enter does."""

    def __init__(self, catalogue: Catalogue) -> None:
        row = re.escape(catalogue.say("spoken.row", n="@", of="@", what=""))
        enter = re.escape(catalogue.say("spoken.enter", what="@"))
        counts = {n: re.escape(catalogue.say("spoken.answers", n=n)) for n in (1, 7)}
        answers = (each.replace(str(n), r"\d+") for n, each in counts.items())
        self.row = re.compile(r"(?<!\w)" + row.replace("@", r"(\d+)"))
        self.answers = re.compile("|".join(rf"(?<!\w){each}(?!\w)" for each in answers))
        self.enter = re.compile(enter.replace("@", "([^.]*)"))


class Recorder:
    """A voice that keeps what it is told to say; `spoken` is cut off where it was interrupted."""

    def __init__(self) -> None:
        self.spoken: list[tuple[str, str]] = []
        self.hushed = 0

    @property
    def available(self) -> bool:
        return True

    def try_again(self) -> None:
        """Nothing can fail."""

    def say(self, text: str, language: str, rate: int) -> None:
        self.spoken.append((text, language))

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        """Nothing is open."""

    @property
    def texts(self) -> list[str]:
        return [text for text, _ in self.spoken]


class Listener:
    """Plays by what it hears. `tick` lets a frame pass with some events; `heard` is all that was
    ever said."""

    def __init__(
        self,
        tick: Callable[[list[pygame.event.Event]], None],
        heard: Callable[[], list[str]],
        seed: int,
        language: str = DEFAULT_LANGUAGE,
    ) -> None:
        self._words = Wording(pseudo() if language == PSEUDO else load_catalogue(language))
        self._tick = tick
        self._heard = heard
        self._chance = Random(seed)
        self.transcript: list[str] = []
        """What was heard and pressed, in order."""
        self._known = 0

    def press(self, code: int, name: str = "", mod: int = 0) -> str:
        """A key; what is said after it."""
        self.transcript.append(f"[{name or pygame.key.name(code)}]")
        self._tick([key(code, mod)])
        return self.listen()

    def listen(self) -> str:
        """Everything that is said until it is silent for a moment."""
        silent, given_up = 0, time.monotonic() + PATIENCE
        before = self._known
        while silent < 3:
            assert time.monotonic() < given_up, f"it never stops: {self._heard()[-12:]}"
            known = len(self._heard())
            self._tick([])
            silent = silent + 1 if len(self._heard()) == known else 0
        new = self._heard()[before:]
        self._known = len(self._heard())
        self.transcript += new
        return " ".join(new)

    def wait_for(self, wanted: str, said: str = "") -> str:
        """Listen until something matches, in what has just been `said` or in what follows."""
        given_up = time.monotonic() + PATIENCE
        while not re.search(wanted, said):
            assert time.monotonic() < given_up, f"never heard {wanted!r}: {self.transcript[-12:]}"
            said += self.listen()
        return said

    def find(self, wanted: str) -> None:
        """Tab until something that matches is said, then Enter."""
        for _ in range(90):
            if re.search(wanted, self.press(pygame.K_TAB, "Tab")):
                return
        raise AssertionError(f"Tab never said {wanted!r}: {self.transcript[-95:]}")

    def answer(self, said: str) -> str:
        """One answer to the question that was heard, by its words alone; what follows."""
        row = self._words.row.search(said)
        if row is None:
            if self._words.enter.search(said) and self._chance.random() < 0.4:
                return self.press(pygame.K_RETURN, "Enter")
            said = self.press(pygame.K_SPACE, "Space")
            row = self._words.row.search(said)
            if row is None:
                return said
        for _ in range(self._chance.randrange(int(row[2]))):
            self.press(pygame.K_DOWN, "Down")
        return self.press(pygame.K_RETURN, "Enter")

    def play(self, over: str, most: int) -> int:
        """Play until something is said that matches `over`, or so many answers were given; how
        many were."""
        said, given = self.press(pygame.K_F2, "F2"), 0
        while given < most and not re.search(over, said):
            if self._words.answers.search(said) or self._words.row.search(said):
                said, given = self.answer(said), given + 1
            elif self._words.enter.search(said):
                said = self.press(pygame.K_RETURN, "Enter")
            else:
                said = self._wait_for_a_question(over)
        return given

    def _wait_for_a_question(self, over: str) -> str:
        """Somebody else is in turn, or something goes on: listen, and ask now and then."""
        silences, given_up = 0, time.monotonic() + PATIENCE
        while time.monotonic() < given_up:
            silences += 1
            asks = silences % _ASK_AGAIN == 0
            said = self.listen() or (self.press(pygame.K_F2, "F2") if asks else "")
            if any(
                re.search(each, said) for each in (self._words.answers, self._words.enter, over)
            ):
                return said
        raise AssertionError(f"silence after {self.transcript[-12:]}")
