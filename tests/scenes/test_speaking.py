"""Another language is spoken at once, wherever one is, and the game goes on where it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.games import game_keys, load_game
from engine.session import Session
from engine.texts import languages
from scenes.app import App
from scenes.commands.shots.staging import company_of, open_table
from scenes.handbook.gallery.filter import Filter
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.rules.search import search
from scenes.handbook.rules.text import load_rulebook
from scenes.handbook.scene import RulebookScene
from scenes.handbook.sets.scene import SetsScene
from scenes.library.scene import LibraryScene
from scenes.lobby.scene import LobbyScene
from scenes.records.scene import RecordsScene
from scenes.results.scene import ResultsScene
from scenes.settings.scene import SettingsScene
from scenes.shell.layer import Layer
from scenes.table.overlays.pause import PauseScene
from scenes.table.scene import TableScene
from scenes.title.scene import TitleScene
from tests.pseudo import PSEUDO, foreign, speak_pseudo
from tests.sampling import sampled
from tests.scenes.support import Plain, click, key, make_app, settle

DECISIONS = 25
GAME = game_keys()[0]
PLACES: dict[str, Callable[[App], Layer]] = {
    "title": TitleScene,
    "lobby": lambda app: LobbyScene(app, GAME),
    "settings": SettingsScene,
    "library": LibraryScene,
    "records": RecordsScene,
    "rules": lambda app: RulebookScene(app, GAME),
    "aid": lambda app: RulebookScene(app, GAME, tab="aid"),
    "icons": lambda app: RulebookScene(app, GAME, tab="icons"),
    "cards": lambda app: GalleryScene(app, GAME),
    "pause": lambda app: PauseScene(app, game=GAME),
    "sets": lambda app: SetsScene(app, GAME),
    "rulings": lambda app: SetsScene(app, GAME, "rulings"),
    "changes": lambda app: SetsScene(app, GAME, "changes"),
    "trials": lambda app: SetsScene(app, GAME, "trials"),
}
NAMES = ("Ŕŷ", "Ŧŷ", "Ŵŷ", "Ŷŷ")


def session_of(game: str, decisions: int | None) -> Session:
    config = company_of(game, NAMES[0], "red", 1)
    for chair, name in zip(config["seats"], NAMES, strict=False):
        chair["name"] = name
    session, chance = Session(load_game(game), config, 3), Random(3)
    while not session.over and (decisions is None or len(session.log) < decisions):
        session.act(chance.choice(session.state.options))
    return session


def opened(
    folder: Path, game: str, spoken: str, decisions: int | None = DECISIONS
) -> tuple[App, TableScene]:
    app = make_app(folder, (1366, 768))
    app.settings.reduced_motion = True
    app.stack.apply()
    if spoken:
        app.speak(spoken)
    scene = open_table(app, session_of(game, decisions))
    app.notice.show("")
    return app, scene


def close(app: App) -> None:
    app.close()
    app.window.close()


def pixels(app: App) -> bytes:
    app.mark()
    settle(app)
    return app.canvas.get_buffer().raw


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    speak_pseudo(monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("game", sampled(game_keys()))
def test_a_table_in_mid_game_looks_as_if_it_had_never_spoken_otherwise(
    tmp_path: Path, game: str
) -> None:
    app, scene = opened(tmp_path / "a", game, PSEUDO)
    wanted, log = pixels(app), [line.sentence for line in scene.model.log.lines]
    close(app)
    app, scene = opened(tmp_path / "b", game, "")
    before = pixels(app)
    assert any(foreign(line.sentence) for line in scene.model.log.lines)
    app.speak(PSEUDO)
    assert pixels(app) == wanted != before
    assert [line.sentence for line in scene.model.log.lines] == log
    assert not [words for words in log if foreign(words)]
    app.speak("en")
    assert pixels(app) == before
    close(app)


@pytest.mark.slow
@pytest.mark.parametrize("place", sampled([*PLACES]))
def test_every_place_looks_as_if_it_had_never_spoken_otherwise(tmp_path: Path, place: str) -> None:
    def shown(spoken: str, later: str) -> bytes:
        app = make_app(tmp_path / f"{spoken}{later}", (1366, 768))
        app.settings.reduced_motion = True
        if spoken:
            app.speak(spoken)
        app.stack.push(Plain(app))
        app.stack.push(PLACES[place](app))
        settle(app)
        if later:
            app.speak(later)
        picture = pixels(app)
        close(app)
        return picture

    assert shown(PSEUDO, "") == shown("", PSEUDO)


@pytest.mark.slow
def test_the_moment_that_is_looked_back_at_stays(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, game_keys()[0], "")
    scene.history.go(4)
    before = scene.history.place, scene.model.past
    app.speak(PSEUDO)
    settle(app)
    assert scene.history.place == before[0] == 4
    assert scene.model.past is not None
    assert before[1] is not None
    assert foreign(before[1].line.words)
    assert not foreign(scene.model.past.line.words)
    app.tick([key(pygame.K_RIGHT)], 0.0)
    assert scene.history.place == 5
    close(app)


@pytest.mark.slow
def test_the_score_sheet_is_told_anew(tmp_path: Path) -> None:
    app, scene = opened(tmp_path, game_keys()[0], "", None)
    scene.exits.results()
    settle(app)
    sheet = app.stack.top
    assert isinstance(sheet, ResultsScene)
    assert foreign(sheet.sheet.headline)
    app.speak(PSEUDO)
    settle(app)
    assert app.stack.top is sheet
    assert not foreign(sheet.sheet.headline)
    close(app)


@pytest.mark.slow
def test_the_settings_have_every_language_and_keep_the_chosen_one(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.stack.push(SettingsScene(app))
    settle(app)
    scene = app.stack.top
    assert isinstance(scene, SettingsScene)
    boxes = {target.key: target.rect for target in scene.page_targets()}
    at = languages().index("hu")
    app.tick(click(boxes[f"pick:language:{at}"].center), 0.0)
    assert app.catalogue.language == "hu"
    assert app.store.load().language == "hu"
    close(app)


@pytest.mark.slow
def test_f10_goes_round_the_languages(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.stack.push(SettingsScene(app))
    settle(app)
    seen = []
    for _ in languages():
        app.tick([key(pygame.K_F10)], 0.0)
        seen.append(app.catalogue.language)
    assert sorted(seen) == sorted(languages())
    assert seen[-1] == "en"
    close(app)


@pytest.mark.slow
def test_a_click_on_the_title_chooses_a_language(tmp_path: Path) -> None:
    app = make_app(tmp_path, (1280, 690))
    scene = TitleScene(app)
    app.stack.push(scene)
    settle(app)
    places = scene.boxes()
    for language in (*languages()[1:], "en"):
        app.tick(click(places[f"language:{language}"].center), 0.0)
        settle(app)
        assert (app.catalogue.language, app.stack.top) == (language, scene)
    close(app)


@pytest.mark.slow
def test_cards_and_clauses_are_found_by_their_english_words_too(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    app.speak("hu")
    gallery = GalleryScene(app, GAME)
    app.stack.push(gallery)
    settle(app)
    names = {entry.key: entry.name for entry in gallery.source.entries}
    key = next(key for key, name in gallery.originals.items() if name != names[key])
    for query in (names[key], gallery.originals[key]):
        found = Filter(query=query).choose(gallery.source.entries, gallery.originals)
        assert key in {entry.key for entry in found}
    book = load_rulebook(app.catalogue, GAME)
    clause = next(each for each in book.clauses() if len(each.text) > 80)
    for text in (clause.text, book.originals[clause.id]):
        words = " ".join(word.strip(".,;:()") for word in text.split()[2:7])
        assert clause.id in {found.clause.id for found in search(book, words)}
    close(app)
