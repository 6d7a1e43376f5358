"""What the records say: results as lines, sums of what can be compared, automas beaten."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine.games import info_of
from saves.library import Library
from saves.model import RecordEntry, SessionSummary
from scenes.play.records.entry import Category, make_entry, read_category
from scenes.records.grid import Place, automa_grid, known_variant, place_of


@dataclass(frozen=True, slots=True)
class Player:
    """A seat of a finished game."""

    name: str
    colour: str
    kind: str
    points: int
    won: bool


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game."""

    category: Category
    players: tuple[Player, ...]
    score: int
    won: bool
    day: float
    session: str
    variant: str = ""
    """Key of the variant that was played, empty where a game has none."""
    hints: int = 0
    """How many hints were taken."""
    box: str = ""
    """The name of the owner's figures, empty for the program's."""

    @property
    def place(self) -> Place:
        """Where it stands in the grids."""
        return place_of(self.category, self.variant)


@dataclass(frozen=True, slots=True)
class Sums:
    """A few results together; `best` and `average` are None where nothing was played, or where
    points cannot be compared."""

    games: int = 0
    won: int = 0
    best: int | None = None
    average: float | None = None


@dataclass(frozen=True, slots=True)
class GameRecords:
    """All results of one game, newest first; those with help apart."""

    game: str = ""
    results: tuple[Result, ...] = ()
    assisted: tuple[Result, ...] = ()

    def view(self, view: str, place: Place | None = None) -> tuple[Result, ...]:
        """The results of one of `views_of`, or of one place of a grid."""
        if view == "assisted":
            return self.assisted
        if place is not None:
            return tuple(result for result in self.results if result.place == place)
        if view == "all":
            return self.results
        if view in ("solo", "learning"):
            return tuple(
                result
                for result in self.results
                if result.category.board and result.category.own_level == (view == "learning")
            )
        return tuple(
            result
            for result in self.results
            if not result.category.board and str(result.category.players) == view
        )

    def sums(self, view: str, place: Place | None = None) -> Sums:
        """Number and victories of a view or place; best and average points where all of them are
        points of the same kind of game, at tables of the same size."""
        results = self.view(view, place)
        won = sum(result.won for result in results)
        kinds = {_kind_of(result) for result in results}
        if len(kinds) != 1 or not info_of(self.game).by_points:
            return Sums(len(results), won)
        points = [result.score for result in results]
        return Sums(len(results), won, max(points), sum(points) / len(points))

    @property
    def beaten(self) -> int:
        """How many automas at one difficulty have been beaten."""
        places = {result.place for result in self.view("solo") if result.won}
        return len(places & set(automa_grid(self.game).places))


def best_win(results: Iterable[Result]) -> int | None:
    """The most points of a victory."""
    return max((result.score for result in results if result.won), default=None)


def read_records(library: Library, game: str) -> GameRecords:
    """The game's records, and the finished sessions that were played with help."""
    found = [_result(game, entry) for entry in library.records(game)]
    helped = [
        _result(game, entry)
        for line in library.sessions()
        if line.game == game and line.finished and line.assisted
        for entry in [_entry_of_line(library, line)]
        if entry is not None
    ]
    return GameRecords(game, _newest_first(found), _newest_first(helped))


def _entry_of_line(library: Library, line: SessionSummary) -> RecordEntry | None:
    details = library.details(line.id)
    totals, winners = _numbers(line.result, "totals"), _numbers(line.result, "winners")
    if details is None:
        return None
    entry = make_entry(line.id, line.game, details.seats, totals, winners)
    if entry is None:
        return None
    return RecordEntry(
        entry.game, entry.category, entry.score, entry.won, line.id, entry.values, line.updated
    )


def _result(game: str, entry: RecordEntry) -> Result | None:
    category = read_category(entry.category)
    if category is None:
        return None
    values = entry.values
    names, colours, kinds = (_words(values, key) for key in ("names", "colours", "kinds"))
    totals, winners = _numbers(values, "totals"), _numbers(values, "winners")
    players = tuple(
        Player(name, colour, kind, points, place in winners)
        for place, (name, colour, kind, points) in enumerate(
            zip(names, colours, kinds, totals, strict=False)
        )
    )
    return Result(
        category,
        players,
        entry.score,
        entry.won,
        entry.created,
        entry.session,
        known_variant(game, str(values.get("variant", ""))),
        _count(values.get("hints")),
        str(values.get("box", "")) if category.box else "",
    )


# Records are read from a file that may be damaged: what does not fit is left out.


def _words(values: Mapping[str, object], key: str) -> list[str]:
    found = values.get(key, [])
    return [str(word) for word in found] if isinstance(found, list) else []


def _numbers(values: Mapping[str, object] | None, key: str) -> list[int]:
    found = (values or {}).get(key, [])
    if not isinstance(found, list):
        return []
    return [number for number in found if isinstance(number, int)]


def _count(value: object) -> int:
    return max(0, value) if isinstance(value, int) else 0


def _newest_first(found: Iterable[Result | None]) -> tuple[Result, ...]:
    known = [result for result in found if result is not None]
    return tuple(sorted(known, key=lambda result: -result.day))


def _kind_of(result: Result) -> str:
    """The row of tables, or one for all games against automas, at our own levels apart; every box
    by itself."""
    if result.category.board:
        kind = "learning" if result.category.own_level else ""
        return f"{kind}@{result.category.box}"
    return result.place[0]
