"""What the title says: plates, menu, the game to continue, troubles of the library."""

from __future__ import annotations

from engine.games import game_keys
from saves.model import SessionSummary
from scenes.play.ways import as_text
from scenes.shell.services import Services
from sprites.title.layout import MENU
from sprites.title.state import ContinueWords, PlateWords


def plates(app: Services) -> dict[str, PlateWords]:
    """The name plates of the thrones."""
    return {
        game: PlateWords(app.say(f"game.{game}"), app.say(f"ui.title.players_{game}"))
        for game in game_keys()
    }


def menu(app: Services) -> dict[str, str]:
    """The words of the menu."""
    return {entry: app.say(f"ui.title.{entry}") for entry in MENU}


def continue_words(app: Services, latest: SessionSummary | None) -> ContinueWords:
    """The words of Continue for the latest unfinished game, if there is one."""
    title = app.say("ui.title.continue")
    if latest is None:
        return ContinueWords(title, app.say("ui.title.continue_none"), None)
    played = latest.progress.get("round", 0)
    progress = app.say("ui.title.round", n=played) if played else app.say("ui.title.setup")
    players = latest.name or [seat.name for seat in latest.players]
    line = app.say(
        "ui.title.continue_line",
        game=app.say(f"game.{latest.game}"),
        progress=progress,
        players=players,
    )
    return ContinueWords(title, line, latest.game)


def troubles(app: Services) -> list[str]:
    """What the library has to say: what opening it did, and why nothing is being saved."""
    status = app.library.status
    found = [app.say(as_text(notice)) for notice in status.notices]
    if not status.saving and status.problem is not None:
        found.append(app.say(as_text(status.problem)))
    return found
