"""The records as finished words: cells, headings, result rows."""

from __future__ import annotations

from engine.games import info_of
from engine.lessons.practice import MOST_STARS, load_practice
from engine.texts.called import called
from scenes.play.practised import stars_of
from scenes.play.records.entry import PEOPLE
from scenes.records.grid import (
    Place,
    against_automa,
    automa_grid,
    read_table,
)
from scenes.records.table import GameRecords, Result, Sums, best_win
from scenes.shell.services import Services
from scenes.shell.voice.heard import joined
from scenes.shell.widgets.wording import day_words
from sprites.common.players import style_for
from sprites.library.records_page import Cell, ResultPlayer, ResultRow
from sprites.library.records_tables import TableCell


def board_words(app: Services, board: str) -> str:
    """The name of an automa."""
    return app.say(f"ui.lobby.board.{board}")


def level_words(app: Services, level: int | str) -> str:
    """The name of a difficulty."""
    return app.say(f"ui.lobby.level.{level}")


def header_words(app: Services, game: str, records: GameRecords) -> str:
    """How many automas have been beaten, or how many games have been finished; the stars of
    practice, where there are any."""
    if info_of(game).automas:
        count = len(automa_grid(game).places)
        words = app.say("archive.records.beaten", n=records.beaten, all=count)
    else:
        words = app.say("archive.records.games", n=len(records.results))
    stars = sum(stars_of(app.library, game).values())
    most = MOST_STARS * len(load_practice(game))
    if not stars:
        return words
    practised = app.say("archive.records.practised", n=stars, count=most)
    return app.say("archive.line", progress=words, date=practised)


def cell_of(app: Services, records: GameRecords, place: Place) -> Cell:
    """A place of the grid."""
    results = records.view("solo", place)
    best = best_win(results)
    if best is not None:
        words = app.say("archive.records.best", n=best)
    else:
        words = app.say("archive.records.games", n=len(results)) if results else ""
    return Cell(place[0], int(place[1]), best is not None, bool(results), words)


def table_cell_of(app: Services, records: GameRecords, place: Place) -> TableCell:
    """A place of the grid of tables: the best victory, and how many games were won."""
    found = records.sums("all", place)
    if not found.games:
        return TableCell()
    key = "games" if place[1] == PEOPLE else "won_of"
    games = app.say(f"archive.records.{key}", n=found.games, won=found.won)
    best = best_win(records.view("all", place))
    if best is None or not info_of(records.game).by_points:
        return TableCell("", games, best is not None)
    return TableCell(app.say("archive.records.best", n=best), games, True)


def table_words(app: Services, row: str) -> tuple[str, str]:
    """A number of players and, where the game has variants, the variant."""
    players, variant = read_table(row)
    line = app.say(f"archive.records.variant.{variant}") if variant else ""
    return app.say("archive.records.players", n=players), line


def column_words(app: Services, level: str) -> str:
    """Who sat at the table besides the person."""
    return app.say(f"archive.records.column.{level}")


def name_words(app: Services, view: str, place: Place | None) -> str:
    """The heading of the right page."""
    if place is not None and view != "assisted":
        return _place_words(app, place)
    if view == "all":
        return app.say("archive.records.all_results")
    return app.say(f"archive.records.heading.{view}")


def _place_words(app: Services, place: Place) -> str:
    if against_automa(place):
        board, level = board_words(app, place[0]), level_words(app, place[1])
        return app.say("archive.records.cell", board=board, level=level)
    words = _table_line(app, place[0])
    level = app.say(f"archive.records.level.{place[1]}")
    return app.say("archive.line", progress=words, date=level)


def _table_line(app: Services, row: str) -> str:
    players, variant = table_words(app, row)
    return app.say("archive.line", progress=players, date=variant) if variant else players


def sums_words(app: Services, found: Sums) -> str:
    """Number and victories, best and average where points can be compared; empty where nothing
    was played."""
    if not found.games:
        return ""
    if found.best is None or found.average is None:
        return app.say("archive.records.plain_sums", n=found.games, won=found.won)
    return app.say(
        "archive.records.sums",
        n=found.games,
        won=found.won,
        best=found.best,
        average=found.average,
    )


def nothing_words(app: Services, view: str, place: Place | None) -> str:
    """What stands in an empty list."""
    if view == "assisted":
        return app.say("archive.records.none_assisted")
    if place is None:
        return app.say("archive.records.none")
    automa = against_automa(place)
    return app.say("archive.records.none_cell" if automa else "archive.records.none_table")


def row_of(app: Services, result: Result) -> ResultRow:
    """One finished game."""
    players = tuple(
        ResultPlayer(
            style_for(player.colour, app.settings.seat_palette),
            called(app.say, player.name),
            str(player.points),
            player.won,
        )
        for player in result.players
    )
    return ResultRow(players, about_words(app, result), day_words(app, result.day), result.won)


def row_told(app: Services, row: ResultRow) -> str:
    """One finished game, for somebody who listens: the day, the points, whether it was won."""
    players = [app.say("spoken.valued", what=each.name, value=each.points) for each in row.players]
    winners = [each.name for each in row.players if each.won]
    won = app.say("spoken.winners", who=winners) if winners else ""
    return joined([row.day, row.about, ", ".join(players), won])


def about_words(app: Services, result: Result) -> str:
    """Against what the game was played, and with how many hints."""
    words = _opponents_words(app, result)
    if result.box:
        box = app.say("archive.records.box", name=result.box)
        words = app.say("archive.line", progress=words, date=box)
    if not result.hints:
        return words
    hints = app.say("archive.records.hints", n=result.hints)
    return app.say("archive.line", progress=words, date=hints)


def _opponents_words(app: Services, result: Result) -> str:
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
