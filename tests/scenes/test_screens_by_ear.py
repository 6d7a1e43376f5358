"""Every screen says what it is, and what every one of its targets does, as Tab comes to it: in a
language of tests, so that words that no catalogue says are heard at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.games import game_keys
from engine.lessons.reader import has_lesson, load_lesson
from scenes.app import App
from scenes.handbook.box.scene import BoxScene
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.handbook.sets.scene import SetsScene
from scenes.handbook.tabs import BOX, chapters
from scenes.launch import routes
from scenes.library.files.scene import FilesScene
from scenes.library.scene import LibraryScene
from scenes.lobby.scene import LobbyScene
from scenes.records.scene import RecordsScene
from scenes.results.review.scene import ReviewScene
from scenes.results.scene import ResultsScene
from scenes.settings.scene import CHAPTERS, SettingsScene
from scenes.shell.layer import Layer
from scenes.shell.routes import FileRequest
from scenes.table.overlays.pause import PauseScene
from scenes.title.scene import TitleScene
from tests.pseudo import PSEUDO, foreign, speak_pseudo
from tests.sampling import sampled
from tests.scenes.listener import Listener, Recorder
from tests.scenes.results.test_review import finished, reviewed
from tests.scenes.support import Plain, make_app, settle

GAME = game_keys()[0]
TABS = chapters(GAME)


def _files(app: App) -> Layer:
    folder = app.places.data / "ŝŝŝ"
    folder.mkdir()
    app.library.set_setting("files.folder", str(folder))
    return FilesScene(app, FileRequest("save", "Ŝ", "Ŝ", name="ŝŝŝ"), lambda path: "")


def _results(app: App) -> Layer:
    loaded = finished(app)
    return ResultsScene(app, loaded.id, loaded.session)


def _review(app: App) -> Layer:
    loaded = finished(app)
    reviewed(app, loaded)
    return ReviewScene(app, loaded.id, loaded.session)


def _records(app: App) -> Layer:
    return RecordsScene(app, finished(app).session.game.key)


def _settings(chapter: str) -> Callable[[App], Layer]:
    return lambda app: SettingsScene(app, chapter)


def _handbook(game: str, tab: str) -> Callable[[App], Layer]:
    if tab == "cards":
        return lambda app: GalleryScene(app, game)
    if tab == BOX:
        return lambda app: BoxScene(app, game)
    return lambda app: RulebookScene(app, game, tab=tab)


SCREENS: dict[str, Callable[[App], Layer]] = {
    "title": TitleScene,
    "lobby": lambda app: LobbyScene(app, GAME),
    "library": LibraryScene,
    "records": _records,
    "files": _files,
    "results": _results,
    "review": _review,
    "pause": lambda app: PauseScene(app, game=GAME),
    "sets": lambda app: SetsScene(app, GAME),
    "rulings": lambda app: SetsScene(app, GAME, "rulings"),
    "trials": lambda app: SetsScene(app, GAME, "trials"),
    **{f"settings:{chapter}": _settings(chapter) for chapter in CHAPTERS},
    **{f"{tab}:{game}": _handbook(game, tab) for game in game_keys() for tab in TABS},
}
FEW = ("pause", "records", "files", "trials", f"rules:{GAME}")
ALIKE = [f"{tab}:{game}" for game in game_keys() if game != GAME for tab in TABS]
"""The handbooks of further games."""
OTHERS = [each for each in SCREENS if each not in (*FEW, *ALIKE)]
MOST_TABS = 70
OF_NO_LANGUAGE = re.compile(
    r"English|Magyar|Português \(Brasil\)|[A-Z]+-[\d.]+\w*|F\d+|\d+ \w+ \d{4}"
)
"""Names of languages, numbers of clauses, keys and days."""
RIVALS = {
    seat["name"]
    for game in game_keys()
    if has_lesson(game)
    for seat in load_lesson(game).config["seats"]
    if seat.get("name")
}
"""The opponents of the first games are called alike in every language."""
OF_PACKAGES = "settings:about"
"""Its rows are packages and their licences, which have English names."""


@pytest.mark.parametrize("screen", sampled([*FEW, *ALIKE, *OTHERS], len(FEW), len(OTHERS)))
def test_a_screen_and_its_targets_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    speak_pseudo(monkeypatch)
    app = make_app(tmp_path)
    app.routes = routes(app)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    app.speak(PSEUDO)
    app.stack.push(Plain(app, "below"))
    app.stack.push(SCREENS[screen](app))

    def tick(events: list[pygame.event.Event]) -> None:
        app.tick(events, 0.02)

    listener = Listener(tick, lambda: recorder.texts, 1)
    settle(app)
    assert len(listener.listen()) > 3, "it says what it is"
    if screen == "results":
        listener.press(pygame.K_SPACE, "Space")
    scene = app.stack.top
    assert scene is not None
    told: dict[str, str] = {}
    for _ in range(MOST_TABS):
        said = listener.press(pygame.K_TAB, "Tab")
        key = scene.heard.focus_at
        if key in told:
            break
        told[key] = said
    assert len(told) > 3
    assert [key for key, said in told.items() if not said] == []
    assert listener.press(pygame.K_F2, "F2")
    assert listener.press(pygame.K_F3, "F3")
    called = re.compile("|".join([OF_NO_LANGUAGE.pattern, *sorted(RIVALS)]))
    left = [words for words in recorder.texts if foreign(called.sub("", words))]
    assert left == [] or screen == OF_PACKAGES
    app.close()
    app.window.close()


@pytest.mark.slow
def test_a_card_is_told_with_everything_on_it(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    app.stack.push(Plain(app, "below"))
    scene = GalleryScene(app, GAME)
    app.stack.push(scene)
    listener = Listener(lambda events: app.tick(events, 0.02) and None, lambda: recorder.texts, 1)
    settle(app)
    assert f"{len(scene.source.entries)} cards" in listener.listen()
    said = listener.press(pygame.K_END, "End")
    entry = scene.source.entries[-1]
    assert said.startswith(entry.name)
    assert all(line.words.rstrip(".") in said for line in entry.lines if "{" not in line.words)
    app.close()
    app.window.close()


def test_the_sheet_for_files_tells_every_entry_and_what_is_wrong(tmp_path: Path) -> None:
    app = make_app(tmp_path / "data")
    folder = tmp_path / "a folder"
    folder.mkdir()
    (folder / "inner").mkdir()
    (folder / "game.throne").write_bytes(b"x" * 3000)
    app.narrator.voice = recorder = Recorder()
    app.settings.voice = True
    app.library.set_setting("files.folder", str(folder))
    app.stack.push(Plain(app, "below"))
    request = FileRequest("open", "Import a game", "Import")
    app.stack.push(FilesScene(app, request, lambda path: "This is no game."))
    listener = Listener(lambda events: app.tick(events, 0.02) and None, lambda: recorder.texts, 1)
    settle(app)
    assert listener.listen().startswith("Import a game. a folder: 2 entries.")
    assert "inner: folder" in listener.press(pygame.K_DOWN, "Down")
    assert re.search(r"game\.throne: 3 KB", listener.press(pygame.K_DOWN, "Down"))
    assert "This is no game." in listener.press(pygame.K_RETURN, "Enter")
    assert "a folder" in listener.press(pygame.K_F2, "F2")
    app.close()
    app.window.close()
