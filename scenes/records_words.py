"""The records as finished words: cells, headings, result rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.seating import AUTOMA_BOARDS, DIFFICULTIES
from scenes.library_words import day_words, style_for
from scenes.records_table import AUTOMA_GAMES, GameRecords, Result, Sums, best_win, sums
from sprites.archive.records_page import Cell, ResultPlayer, ResultRow

if TYPE_CHECKING:
    from scenes.app import App

Place = tuple[str, int]
"""An automa's board and a difficulty."""


def board_words(app: App, board: str) -> str:
    """The name of an automa."""
    return app.say(f"ui.lobby.board.{board}")


def level_words(app: App, level: int) -> str:
    """The name of a difficulty."""
    return app.say(f"ui.lobby.level.{level}")


def header_words(app: App, game: str, records: GameRecords) -> str:
    """How many automas have been beaten, or how many games have been finished."""
    if game not in AUTOMA_GAMES:
        return app.say("archive.records.games", n=len(records.results))
    places = len(AUTOMA_BOARDS) * len(DIFFICULTIES)
    return app.say("archive.records.beaten", n=records.beaten, all=places)


def cell_of(app: App, records: GameRecords, place: Place) -> Cell:
    """A place of the grid."""
    results = records.view("solo", place)
    best = best_win(results)
    if best is not None:
        words = app.say("archive.records.best", n=best)
    else:
        words = app.say("archive.records.games", n=len(results)) if results else ""
    return Cell(place[0], place[1], best is not None, bool(results), words)


def name_words(app: App, view: str, place: Place | None) -> str:
    """The heading of the right page."""
    if place is not None and view != "assisted":
        board, level = board_words(app, place[0]), level_words(app, place[1])
        return app.say("archive.records.cell", board=board, level=level)
    if view == "all":
        return app.say("archive.records.all_results")
    return app.say(f"archive.records.heading.{view}")


def sums_words(app: App, found: Sums) -> str:
    """Number, victories, best and average; empty where nothing was played."""
    if found.best is None or found.average is None:
        return ""
    return app.say(
        "archive.records.sums",
        n=found.games,
        won=found.won,
        best=found.best,
        average=f"{found.average:.1f}",
    )


def count_line(app: App, records: GameRecords, players: int) -> tuple[str, str]:
    """A number of players, and the sums of what was played by so many."""
    title = app.say("archive.records.players", n=players)
    words = sums_words(app, sums(records.view(str(players))))
    return title, words or app.say("archive.records.none_yet")


def nothing_words(app: App, view: str, place: Place | None) -> str:
    """What stands in an empty list."""
    if view == "assisted":
        return app.say("archive.records.none_assisted")
    return app.say("archive.records.none" if place is None else "archive.records.none_cell")


def row_of(app: App, result: Result) -> ResultRow:
    """One finished game."""
    players = tuple(
        ResultPlayer(
            style_for(player.colour, app.settings.palette),
            player.name,
            str(player.points),
            player.won,
        )
        for player in result.players
    )
    return ResultRow(players, about_words(app, result), day_words(app, result.day), result.won)


def about_words(app: App, result: Result) -> str:
    """Against what the game was played, and with how many hints."""
    words = _opponents_words(app, result)
    if not result.hints:
        return words
    hints = app.say("archive.records.hints", n=result.hints)
    return app.say("archive.line", progress=words, date=hints)


def _opponents_words(app: App, result: Result) -> str:
    category = result.category
    if category.board:
        board, level = board_words(app, category.board), level_words(app, category.difficulty)
        return app.say("archive.seat.automa", board=board, difficulty=level)
    players = app.say("archive.records.players", n=category.players)
    level = app.say(f"archive.records.level.{category.level}")
    line = app.say("archive.line", progress=players, date=level)
    variant = f"archive.records.variant.{result.variant}"
    if not result.variant or not app.catalogue.has(variant):
        return line
    return app.say("archive.line", progress=line, date=app.say(variant))
