"""What the title says: plates, menu, the game to continue, troubles of the library."""

from __future__ import annotations

from engine.games import game_keys, info_of
from engine.texts import name_of
from engine.texts.called import called
from saves.model import SessionSummary
from scenes.games.screens import has_screens
from scenes.play.messages import as_text
from scenes.shell.services import Services
from scenes.title.tongues import KEY
from sprites.title.layout import MENU
from sprites.title.state import ContinueWords, PlateWords


def plates(app: Services) -> dict[str, PlateWords]:
    """The name plates of the thrones."""
    return {
        game: PlateWords(app.say(f"game.{game}"), players_words(app, game)) for game in game_keys()
    }


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


def continue_words(app: Services, latest: SessionSummary | None) -> ContinueWords:
    """The words of Continue for the latest unfinished game, if there is one."""
    title = app.say("ui.title.continue")
    if latest is None:
        return ContinueWords(title, app.say("ui.title.continue_none"), None)
    players = latest.name or [called(app.say, seat.name) for seat in latest.players]
    line = app.say(
        "ui.title.continue_line",
        game=app.say(f"game.{latest.game}"),
        progress=_progress(app, latest),
        players=players,
    )
    return ContinueWords(title, line, latest.game)


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


def target_words(app: Services, latest: SessionSummary | None, key: str) -> str:
    """What a target says to somebody who listens."""
    if key in game_keys():
        plate = plates(app)[key]
        return f"{plate.name}. {plate.line}"
    if key == "continue":
        told = continue_words(app, latest)
        return f"{told.title}. {told.line}" if latest is not None else told.title
    if key.startswith(KEY):
        language = key.removeprefix(KEY)
        words = name_of(language)
        return app.say("spoken.chosen", what=words) if language == app.catalogue.language else words
    return menu(app).get(key, "")
