"""What the title says: plates, menu, the game to continue, troubles of the library."""

from __future__ import annotations

from dataclasses import replace

from engine.games import game_keys, info_of
from engine.texts import name_of
from engine.texts.called import called
from saves.model import SessionSummary
from scenes.games.screens import has_screens
from scenes.play.messages import as_text
from scenes.shell.services import Services
from scenes.title.tongues import KEY
from sprites.title.layout import MENU
from sprites.title.state import ContinueWords, PlateWords, TitleState


def plates(app: Services) -> dict[str, PlateWords]:
    """The name plates of the thrones."""
    return {
        game: PlateWords(app.say(f"game.{game}"), players_words(app, game)) for game in game_keys()
    }


def opening(app: Services, state: TitleState, key: str) -> TitleState:
    """The same title while what was pressed is being opened, which it says in its own line."""
    line = app.say("ui.app.moment")
    if key == "continue":
        return replace(state, continue_=replace(state.continue_, line=line))
    if key not in state.plates:
        return state
    return replace(state, plates={**state.plates, key: replace(state.plates[key], line=line)})


def players_words(app: Services, game: str) -> str:
    """How many play a game."""
    info = info_of(game)
    few, many = min(info.seats), max(info.seats)
    if info.automas:
        return app.say("ui.title.players_alone", few=few, many=many)
    if few == many:
        return app.say("ui.title.players_only", few=few)
    return app.say("ui.title.players_range", few=few, many=many)


def menu(app: Services) -> dict[str, str]:
    """The words of the menu."""
    return {entry: app.say(f"ui.title.{entry}") for entry in MENU}


def first_time_words(app: Services) -> ContinueWords:
    """The words for whoever has never played."""
    return ContinueWords(app.say("ui.title.first_time"), app.say("ui.title.first_time_line"), None)


def lesson_words(app: Services, game: str) -> ContinueWords:
    """The words of Continue for a first game left half-way."""
    line = app.say("ui.title.lesson_line", game=app.say(f"game.{game}"))
    return ContinueWords(app.say("ui.title.continue"), line, game)


def no_game_words(app: Services) -> ContinueWords:
    """The words of Continue when all games are finished."""
    title, line = app.say("ui.title.continue"), app.say("ui.title.continue_none")
    return ContinueWords(title, line, None, closed=True)


def continue_words(app: Services, latest: SessionSummary) -> ContinueWords:
    """The words of Continue for the latest unfinished game."""
    players = latest.name or [called(app.say, seat.name) for seat in latest.players]
    line = app.say(
        "ui.title.continue_line",
        game=app.say(f"game.{latest.game}"),
        progress=_progress(app, latest),
        players=players,
    )
    return ContinueWords(app.say("ui.title.continue"), line, latest.game)


def _progress(app: Services, latest: SessionSummary) -> str:
    if latest.game in game_keys() and not info_of(latest.game).rounds:
        return app.say("archive.decisions", n=latest.decisions)
    played = latest.progress.get("round", 0)
    return app.say("ui.title.round", n=played) if played else app.say("ui.title.setup")


def no_table(app: Services, game: str) -> str:
    """Why a throne leads nowhere yet: the game has rules but no table; empty where it has one."""
    if has_screens(game):
        return ""
    return app.say("ui.title.no_table", game=app.say(f"game.{game}"))


def troubles(app: Services) -> list[str]:
    """What the library has to say: what opening it did, and why nothing is being saved."""
    status = app.library.status
    found = [app.say(as_text(notice)) for notice in status.notices]
    if not status.saving and status.problem is not None:
        found.append(app.say(as_text(status.problem)))
    return found


def target_words(app: Services, offered: ContinueWords, key: str) -> str:
    """What a target says to somebody who listens. `offered`: what the largest plate says."""
    if key in game_keys():
        plate = plates(app)[key]
        return f"{plate.name}. {plate.line}"
    if key == "continue":
        end = "" if offered.title.endswith("?") else "."
        return offered.title if offered.closed else f"{offered.title}{end} {offered.line}"
    if key.startswith(KEY):
        language = key.removeprefix(KEY)
        words = name_of(language)
        return app.say("spoken.chosen", what=words) if language == app.catalogue.language else words
    return menu(app).get(key, "")
