"""What the boxes on the shelf and the page beside it say, as finished words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.games import game_keys, info_of
from engine.texts.called import called
from saves.model import SessionDetails, SessionSummary
from scenes.library.list import round_of, title_of
from scenes.play.seeds import seed_rule
from scenes.shell.services import Services
from scenes.shell.widgets.wording import day_words
from sprites.common.players import PlayerStyle, style_for
from sprites.library.box import BoxWords
from sprites.library.page import PagePlayer, PageWords


def name_of(app: Services, line: SessionSummary) -> str:
    """The session's name, or its players."""
    return title_of(
        line,
        lambda names: app.say("archive.names", players=[called(app.say, name) for name in names]),
    )


def progress_words(app: Services, line: SessionSummary) -> str:
    """Where the game stands."""
    if line.finished:
        return app.say("archive.ended")
    if not _has_rounds(line):
        return app.say("archive.decisions", n=line.decisions)
    number = round_of(line)
    return app.say("archive.round", n=number) if number else app.say("archive.setup")


def box_words(app: Services, line: SessionSummary) -> BoxWords:
    """The words of a box and its label."""
    palette = app.settings.seat_palette
    styles = tuple(style_for(player.colour, palette) for player in line.players)
    return BoxWords(
        game=known_game(line.game),
        name=name_of(app, line),
        line=app.say(
            "archive.line", progress=progress_words(app, line), date=day_words(app, line.updated)
        ),
        styles=styles,
        finished=line.finished,
        winner=_single_winner(line, styles),
        assisted=line.assisted,
        deleted=line.deleted,
    )


def page_words(
    app: Services,
    line: SessionSummary,
    details: SessionDetails | None,
    seed_told: bool = False,
) -> PageWords:
    """Everything about a session; without `details` as far as the list knows it. `seed_told`:
    with its seed, though it is not for everybody."""
    seed_told = seed_told or seed_rule(app.library, line.id) == "told"
    return PageWords(
        game=known_game(line.game),
        name=name_of(app, line),
        facts=(_where(app, line, details if seed_told else None), _when(app, line)),
        players=_players(app, line, details),
        note=_note(app, line, details.box if details is not None else ""),
        title=app.lettered(known_game(line.game)),
    )


def known_game(game: str) -> str:
    """The game whose crest is shown; the first one for a game that this version does not know."""
    return game if game in game_keys() else game_keys()[0]


def seat_words(app: Services, seat: Mapping[str, object]) -> str:
    """Who plays a seat; empty for a person."""
    kind = str(seat.get("kind", "person"))
    if kind != "automa":
        return "" if kind == "person" else app.say(f"archive.seat.{kind}")
    board = app.say(f"ui.lobby.board.{seat.get('board', '')}")
    level = app.say(f"ui.lobby.level.{seat.get('difficulty', 0)}")
    if called(app.say, str(seat.get("name"))) == board:
        return app.say("archive.seat.named_automa", difficulty=level)
    return app.say("archive.seat.automa", board=board, difficulty=level)


def _where(app: Services, line: SessionSummary, details: SessionDetails | None) -> str:
    decisions = (
        app.say("archive.decisions", n=line.decisions)
        if details is None
        else app.say("archive.library.facts_decisions", n=line.decisions, seed=details.seed)
    )
    if not (line.finished or _has_rounds(line)):
        return decisions
    return app.say("archive.line", progress=progress_words(app, line), date=decisions)


def _has_rounds(line: SessionSummary) -> bool:
    return line.game not in game_keys() or info_of(line.game).rounds


def _when(app: Services, line: SessionSummary) -> str:
    begun, played = day_words(app, line.created), day_words(app, line.updated)
    return app.say("archive.library.facts_begun", begun=begun, played=played)


def _players(
    app: Services, line: SessionSummary, details: SessionDetails | None
) -> tuple[PagePlayer, ...]:
    seats: Sequence[Mapping[str, object]] = () if details is None else details.seats
    totals, winners = _list(line.result, "totals"), _list(line.result, "winners")
    found = []
    for place, player in enumerate(line.players):
        seat = seats[place] if place < len(seats) else {"kind": player.kind}
        found.append(
            PagePlayer(
                style=style_for(player.colour, app.settings.seat_palette),
                name=called(app.say, player.name),
                about=seat_words(app, seat),
                points=str(totals[place]) if place < len(totals) else "",
                won=place in winners,
            )
        )
    return tuple(found)


def _note(app: Services, line: SessionSummary, box: str) -> str:
    """What is special about a game: where it lies, whether help was taken, its figures."""
    played = app.say("sets.named.sheet", name=box) if box else ""
    key = "in_bin" if line.deleted else "assisted" if line.assisted else ""
    said = app.say(f"archive.library.{key}") if key else ""
    if said and played:
        return app.say("archive.line", progress=said, date=played)
    return said or played


def playable(line: SessionSummary) -> bool:
    """True when the session's game has a table to be played on."""
    return line.game in game_keys()


def _single_winner(line: SessionSummary, styles: tuple[PlayerStyle, ...]) -> PlayerStyle | None:
    winners = _list(line.result, "winners")
    if len(winners) != 1 or not isinstance(winners[0], int):
        return None
    return styles[winners[0]] if 0 <= winners[0] < len(styles) else None


def _list(result: Mapping[str, object] | None, key: str) -> list[object]:
    found = (result or {}).get(key, [])
    return found if isinstance(found, list) else []
