"""How strong the people of this laptop are, from the records of games without help.

Counted are games of one person against opponents of which all were measured, with the program's
figures and without hints. Whoever wrote no name is one and the same person.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.ai.levels.figure import Figure, Finished, chance_against, figure_of
from engine.ai.levels.strength import AUTOMA, Strength, strength_of
from engine.ai.search.characters import is_level, level_of
from engine.cells import DataError
from engine.games import info_of
from engine.texts.called import PLAYER, is_own_name
from saves.library import Library
from saves.model import RecordEntry
from scenes.play.records.entry import read_category

PERSON = "person"
ALONE = "1"
"""The table against an automa, as strengths are filed."""


class Standing(NamedTuple):
    """Somebody at one kind of table (`2`, `3_advanced`, `1` against an automa)."""

    name: str
    table: str


def table_name(game: str, seats: int, variant: str) -> str:
    """A kind of table as strengths are filed; the first variant needs no name."""
    usual = info_of(game).variants[:1]
    return f"{seats}_{variant}" if variant and variant not in usual else str(seats)


def profile_of(name: str) -> str:
    """Who plays under a name; nobody's name is that of the player."""
    return name if name.strip() and is_own_name(name) else PLAYER


def figures_of(library: Library, game: str) -> dict[Standing, Figure]:
    """Everybody's figures that say something already."""
    games: dict[Standing, list[Finished]] = {}
    for entry in library.records(game):
        found = _finished(entry)
        if found is not None:
            games.setdefault(found[0], []).append(found[1])
    figures = {
        where: figure_of(each, measured(game, where.table).ratings) for where, each in games.items()
    }
    return {where: each for where, each in figures.items() if each is not None and each.known}


def measured(game: str, table: str) -> Strength:
    """What was measured at a kind of table; nothing where a file cannot be read."""
    try:
        return strength_of(game, table)
    except DataError:
        return Strength({}, ())


def chance_of(
    figures: Mapping[Standing, Figure], game: str, where: Standing, opponents: Iterable[str]
) -> float | None:
    """How often somebody wins there; None where that is not known."""
    figure, ratings, others = figures.get(where), measured(game, where.table).ratings, [*opponents]
    if figure is None or not others or any(name not in ratings for name in others):
        return None
    return chance_against(figure, others, ratings)


def automa_entrant(board: str, difficulty: int) -> str:
    """An automa as strengths are filed."""
    return f"{AUTOMA}:{board}:{difficulty}"


def _finished(entry: RecordEntry) -> tuple[Standing, Finished] | None:
    """What a record says about its one person; None for games that are not counted, and for those
    of a damaged file."""
    category, values = read_category(entry.category), entry.values
    if category is None or category.box or values.get("hints"):
        return None
    names, kinds, winners = (_listed(values.get(key)) for key in ("names", "kinds", "winners"))
    if len(names) != len(kinds) or kinds.count(PERSON) != 1:
        return None
    seat = kinds.index(PERSON)
    who = profile_of(str(names[seat]))
    share = 1 / len(winners) if seat in winners else 0.0
    if category.board:
        entrant = automa_entrant(category.board, category.difficulty)
        return Standing(who, ALONE), Finished((entrant,), share)
    others = [str(kind) for place, kind in enumerate(kinds) if place != seat]
    if not others or not all(map(is_level, others)):
        return None
    table = table_name(entry.game, len(kinds), str(values.get("variant", "")))
    return Standing(who, table), Finished(tuple(map(level_of, others)), share)


def _listed(found: object) -> list[object]:
    return found if isinstance(found, list) else []
