"""Every picture in a language that is 40 % longer: all words are the catalogue's, none is cut, and
none stands over another."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.texts import languages
from scenes.commands.shots.run import all_shots
from scenes.commands.shots.shot import settle
from scenes.launch import open_app
from scenes.settings.parts import OWN, licence_text, parts
from scenes.shell.settings import LARGEST_TEXT
from sprites.common import fonts
from sprites.common.surface_cache import CACHE
from tests.pseudo import PSEUDO, speak_pseudo
from tests.sampling import WHOLE, one_in
from tests.scenes import pseudo_walk
from tests.scenes.ink_boxes import InkBoxes, watch_boxes
from tests.scenes.pseudo_walk import Written, watch

LICENCES = "settings-about"
"""Shows names of parts and their licences, which stay as their authors wrote them."""
ONE_IN = 32
DRAWN = (pytest.mark.slow, pytest.mark.further)
FEW, SOME = ("lobby",), ("title", "settings", "rulebook")
WINDOWS = [((1280, 690), 100), ((1280, 690), 150), ((1920, 1080), 100), ((1920, 1080), 150)]
NARROW = [
    ("settings-hands", (1920, 1080), 150),
    ("learn-viscounts-minute", (1280, 690), 100),
    ("box-tara", (1280, 690), 100),
    ("practice-tara-break_pair", (1920, 1080), 100),
    ("settings-sound", (1280, 690), 150),
    ("versailles-score", (1280, 690), 150),
]
"""Pictures in which words once lay over others, each in the window where they did."""
TYPED = frozenset(
    {
        *("Odo", "Odile", "Marek", "Eva", "Ilona", "Bruno", "Aut", "Niall", "Ni", "Armand"),
        *("Réka", "Julia", "Automa", "Ágnes", "Benedikt", "Ana", "Sofia", "Sofi", "Kim", "Zsuzsa"),
        *("João", "Péter", "Ben", "With", "Friday", "evening", "The", "long", "one", "at", "the"),
        *(
            "cabin",
            "seven",
            "Nov",
            "English",
            "Magyar",
            "Português",
            "Brasil",
            "Auto",
            "Sof",
            "So",
            "root",
        ),
    }
)
"""What persons typed, the short month of a day, and what languages call themselves."""
LISTED = frozenset({"and", "or"})
"""What Babel puts into lists: it does not know the language of tests."""


def _of_licences() -> frozenset[str]:
    """The words of the parts' names and licences, and the shortened name of a licence."""
    listed = [word for part in parts() for word in (part.name, part.licence)]
    words = re.findall(r"[^\W\d_]+", " ".join([*listed, *licence_text(OWN)]))
    return frozenset((*words, *(part.short_licence for part in parts())))


def rows() -> list[Any]:
    """Some pictures every time, one in 32 and the narrow ones in the slow run, all of them in all
    windows when they are asked for."""
    every = list(all_shots())
    chosen = product(one_in(ONE_IN, every), WINDOWS if WHOLE else WINDOWS[:1])
    slow = [pytest.param(name, *window, marks=DRAWN) for name, window in chosen]
    return [
        *(pytest.param(name, *WINDOWS[0]) for name in FEW),
        *(pytest.param(name, *WINDOWS[0], marks=pytest.mark.slow) for name in SOME),
        *(pytest.param(*narrow, marks=pytest.mark.slow) for narrow in NARROW),
        *slow,
    ]


def large_rows() -> list[Any]:
    """Pictures in the largest words, each language in turn; those that set a size of their own and
    lists whose lines say that there is more are left out."""
    every = [name for name in all_shots() if name not in OWN_SIZE]
    pairs = [(name, languages()[n % len(languages())]) for n, name in enumerate(every)]
    chosen = product(every, languages()) if WHOLE else one_in(ONE_IN, pairs)
    slow = [pytest.param(*pair, marks=DRAWN) for pair in chosen]
    return [
        pytest.param("title", "hu"),
        pytest.param("settings", "hu", marks=pytest.mark.slow),
        pytest.param("library-few", "pt_BR", marks=pytest.mark.slow),
        *slow,
    ]


OWN_SIZE = frozenset(
    {"settings-about", "settings-large", "gallery-large", "rulebook-large", "lobby-wrong-seed"}
)


@pytest.mark.parametrize(("name", "size", "percent"), rows())
def test_every_word_is_the_languages_and_has_room(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    size: tuple[int, int],
    percent: int,
) -> None:
    written = Written(TYPED | LISTED | (_of_licences() if name == LICENCES else frozenset()))
    speak_pseudo(monkeypatch)
    boxes = watch_boxes(monkeypatch)
    watch(monkeypatch, written)
    app = open_app(str(tmp_path), size, strict=True)
    app.speak(PSEUDO)
    app.settings.text_percent = percent
    try:
        all_shots()[name].stage(app)
        settle(app)
        covered = boxes.overlapping(app.canvas)
    finally:
        app.close()
        app.window.close()
        CACHE.clear()
    assert (written.foreign, written.cut, covered) == ({}, {}, [])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), large_rows())
def test_the_largest_words_have_room_on_a_large_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    written = Written()
    monkeypatch.setattr(pseudo_walk, "foreign", lambda word: False)
    boxes = watch_boxes(monkeypatch)
    watch(monkeypatch, written)
    app = open_app(str(tmp_path), (1920, 1080), strict=True)
    app.speak(language)
    app.settings.text_percent = LARGEST_TEXT
    try:
        all_shots()[name].stage(app)
        settle(app)
        covered = boxes.overlapping(app.canvas)
        size = app.settings.text_percent
    finally:
        app.close()
        app.window.close()
        CACHE.clear()
    assert (size, written.cut, covered) == (LARGEST_TEXT, {}, [])


def panel(boxes: InkBoxes, *places: tuple[int, int]) -> pygame.Surface:
    """Words at some places of a plain ground."""
    canvas = pygame.Surface((300, 100), 0, 32)
    for place, words in zip(places, ("one line", "another one"), strict=True):
        canvas.blit(fonts.render(fonts.serif(20), words, "#ffffff"), place)
    return canvas


@pytest.mark.parametrize(
    ("places", "found"),
    [
        (((10, 10), (10, 60)), 0),
        (((10, 10), (10, 36)), 0),  # the next line
        (((10, 10), (40, 12)), 1),  # in its middle
        (((10, 10), (10, 22)), 1),  # on its feet
        (((10, 10), (72, 10)), 1),  # on its end
    ],
)
def test_words_over_words_are_found(
    monkeypatch: pytest.MonkeyPatch, places: tuple[tuple[int, int], ...], found: int
) -> None:
    boxes = watch_boxes(monkeypatch)
    assert bool(boxes.overlapping(panel(boxes, *places))) == bool(found)
    CACHE.clear()


def test_a_sheet_over_words_is_no_overlap(monkeypatch: pytest.MonkeyPatch) -> None:
    boxes = watch_boxes(monkeypatch)
    canvas = panel(boxes, (10, 10), (10, 60))
    canvas.fill("#403020", (40, 5, 200, 90))
    canvas.blit(fonts.render(fonts.serif(20), "upon it", "#ffffff"), (60, 12))
    assert boxes.overlapping(canvas) == []
    CACHE.clear()
