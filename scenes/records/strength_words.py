"""The remark below the list of results: how strong everybody is at the tables that are shown."""

from __future__ import annotations

from collections.abc import Mapping

from engine.ai.levels.figure import Figure
from engine.texts.called import called
from scenes.play.records.figures import ALONE, Standing, table_name
from scenes.records.grid import Place, against_automa, read_table
from scenes.records.words import table_words
from scenes.shell.services import Services

MOST_NAMED = 3
"""People of whom there is room to tell."""


def note_words(
    app: Services, game: str, figures: Mapping[Standing, Figure], view: str, place: Place | None
) -> str:
    """Why some results are listed apart; else the figures of the best known kind of table shown."""
    if view == "assisted":
        return app.say("archive.records.assisted_note")
    known = [
        (where, figure)
        for where, figure in figures.items()
        if _shown(game, where.table, view, place)
    ]
    if not known:
        return ""
    known.sort(key=lambda each: -each[1].games)
    table = known[0][0].table
    people = [
        app.say(
            "archive.records.figure",
            name=called(app.say, where.name),
            elo=round(figure.elo, -1),
            half=round(figure.half, -1),
            n=figure.games,
        )
        for where, figure in known
        if where.table == table
    ]
    return app.say(
        "archive.records.strength",
        table=_table_words(app, table),
        level=app.say("ui.lobby.player.standard"),
        figures=people[:MOST_NAMED],
    )


def _shown(game: str, table: str, view: str, place: Place | None) -> bool:
    """True for a kind of table that the list is about."""
    if place is not None:
        if against_automa(place):
            return table == ALONE
        row = place[0]
        return "@" not in row and table == table_name(game, *read_table(row))
    if view in ("solo", "learning"):
        return table == ALONE
    return view == "all" or table.partition("_")[0] == view


def _table_words(app: Services, table: str) -> str:
    if table == ALONE:
        return app.say("archive.records.heading.solo")
    seats, _, variant = table.partition("_")
    players, line = table_words(app, f"{seats}-{variant}" if variant else seats)
    return app.say("archive.line", progress=players, date=line) if line else players
