"""The worked examples of a rulebook: a position, and what is decided in it, step by step.

Reads `engine/games/<game>/lessons/examples.toml`; the sentences are `<game>.examples.<id>.<part>`
with the id in small letters behind the dash: `VI-X7` is `x7`. How a position is written down is
the game's own matter (`Game.positions`); decisions are the verbs of the rules with names in the
place of numbers: `["walk", "B:R"]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from engine.cells import DataError, Entry, Sheet, not_one_of, parse_toml, reading
from engine.cells.problems import CellError, in_file, written
from engine.core import Action, State
from engine.explain import Text
from engine.game import COLOURS, NOBODY, PERSON, Config, Game
from engine.games import folder_of, load_game
from engine.session import Session
from engine.texts.called import of_colour

FOLDER, FILE = "lessons", "examples.toml"
OPPONENT = "novice"
"""Who plays the other seats when somebody plays on; while the example is shown nobody does."""
SEED = 1
_TOTAL, _ROW = "points", "points."
_Person = tuple[str, str]
"""Name and colour."""


@dataclass(frozen=True, slots=True)
class Expected:
    """What a figure of the page is after a step: a counter, a row of the score sheet
    (`points.sets`) or all points (`points`) of a seat, or a figure of the common table."""

    seat: int
    counter: str
    value: int


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence, `number` from 1. `does`: what is decided when the reader goes on, in words;
    nothing where there is only something to see. `at`: anchors that it speaks of. `offers`: all
    that the question offers before anything is decided; empty: not said."""

    number: int
    does: tuple[tuple[Any, ...], ...]
    at: tuple[str, ...]
    offers: tuple[tuple[Any, ...], ...]
    expects: tuple[Expected, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """One worked example. `clause`: where it stands in the rulebook. `shows`: the anchors that its
    picture is cut around."""

    id: str
    game: str
    clause: str
    config: Config
    state: State
    """The position, before anything runs; never to be changed."""
    shows: tuple[str, ...]
    steps: tuple[Step, ...]

    def text(self, part: str) -> str:
        """The key of a sentence of this example."""
        return f"{self.game}.examples.{self.id.partition('-')[2].lower()}.{part}"


@dataclass(frozen=True, slots=True)
class Plate:
    """A picture for a chapter without an example: a part of the table of one."""

    section: str
    example: Example
    shows: tuple[str, ...]

    @property
    def text(self) -> str:
        """The key of the words below it."""
        return f"{self.example.game}.examples.plate.{self.section.partition('-')[2]}"


@dataclass(frozen=True, slots=True)
class Examples:
    """All of a rulebook, in the order of its page."""

    examples: tuple[Example, ...] = ()
    plates: tuple[Plate, ...] = ()

    def of(self, name: str) -> Example | None:
        """The example of an id."""
        return next((each for each in self.examples if each.id == name), None)


def example_game(example: Example) -> Game:
    """The game of an example: its setup is the position."""
    game = load_game(example.game)
    return replace(game, setup=lambda config, seed: game.clone(example.state))


def example_session(example: Example, config: Config, steps: int = 0) -> Session:
    """The example after so many of its steps. `config`: its own, with finished names. Raises
    DataError where something is decided that the rules do not offer."""
    session = Session(example_game(example), config, SEED)
    for step in example.steps[:steps]:
        for words in step.does:
            session.act(decision(session, words))
    return session


def to_be_played(config: Config) -> Config:
    """A configuration whose other seats are played by somebody."""
    seats = [
        {**seat, "kind": OPPONENT} if seat["kind"] == NOBODY else seat for seat in config["seats"]
    ]
    return {**config, "seats": seats}


def decision(session: Session, words: tuple[Any, ...]) -> Action:
    """The answer to the open question that some words mean. Raises DataError."""
    options: list[Action] = list(session.state.options)
    found = [each for each in options if _means(session, words, each)]
    if len(found) != 1:
        raise DataError(in_file(FILE, not_one_of(words, [written(each) for each in options])))
    return found[0]


def offered(session: Session, words: tuple[tuple[Any, ...], ...]) -> bool:
    """True when the open question offers exactly what the words mean."""
    options = list(session.state.options)
    meant = [[each for each in options if _means(session, one, each)] for one in words]
    return len(options) == len(words) and all(len(each) == 1 for each in meant)


def _means(session: Session, words: tuple[Any, ...], action: Action) -> bool:
    if len(words) != len(action):
        return False
    return all(
        part == word or (isinstance(word, str) and part == _number(session, word))
        for word, part in zip(words, action, strict=True)
    )


def _number(session: Session, word: str) -> int | None:
    positions = session.game.positions
    return positions.number(session.state, word) if positions is not None else None


def value_of(session: Session, expected: Expected) -> int:
    """What a figure really is. Raises KeyError for a figure that there is not."""
    game, state, seat = session.game, session.state, expected.seat
    if expected.counter == _TOTAL:
        return game.standing(state)[seat]
    if expected.counter.startswith(_ROW):
        rows = {row.key: row.points[seat] for row in game.outcome(state).rows}
        return rows[expected.counter.removeprefix(_ROW)]
    shared = game.positions.figure(state, expected.counter) if game.positions is not None else None
    return game.counters(state, seat)[expected.counter] if shared is None else shared


def has_examples(game: str) -> bool:
    """True for a game whose rulebook has examples."""
    return (folder_of(game) / FOLDER / FILE).is_file()


@lru_cache(maxsize=8)
def load_examples(game: str) -> Examples:
    """The examples of a game; none where it has no file. Raises DataError."""
    path = folder_of(game) / FOLDER / FILE
    return read_examples(game, path.read_text(encoding="utf-8")) if path.is_file() else Examples()


def read_examples(key: str, text: str) -> Examples:
    """Examples from the text of their file. Raises DataError."""
    sheet = Sheet(FILE, parse_toml(FILE, text))
    game = load_game(key)
    people = _people(game, sheet)
    found = tuple(_example(game, entry, people) for entry in sheet.entries("example"))
    known = {each.id: each for each in found}
    plates = sheet.entries("plate", "section") if "plate" in sheet.raw else []
    pictures = tuple(_plate(entry, known) for entry in plates)
    sheet.finish()
    return Examples(found, pictures)


def _people(game: Game, sheet: Sheet) -> tuple[_Person, ...]:
    """Who sits where: the page's names and colours, and those of the game where it has none."""
    said = sheet.section("examples").tables("seats") if "examples" in sheet.raw else []
    people = [(of_colour(colour), colour) for colour in game.info.colours]
    for seat, each in enumerate(said):
        colour = each.word("colour", COLOURS) if "colour" in each else people[seat][1]
        people[seat] = (each.text("name") if "name" in each else of_colour(colour), colour)
    return tuple(people)


def _example(game: Game, entry: Entry, people: tuple[_Person, ...]) -> Example:
    config = _config(game, entry, people)
    if game.positions is None:
        raise entry.fail("position", Text("data.no_positions"))
    state = game.setup(config, SEED)
    with reading(FILE, entry.label, "position"):
        game.positions.lay(state, entry.table("position"))
    seats = len(config["seats"])
    steps = tuple(_step(each, n, seats) for n, each in enumerate(entry.tables("steps"), 1))
    if not steps or steps[-1].does:
        raise entry.fail("steps", Text("data.last_decides"))
    return Example(
        entry.word("id"),
        game.key,
        entry.word("clause"),
        config,
        state,
        _texts(entry, "shows"),
        steps,
    )


def _config(game: Game, entry: Entry, people: tuple[_Person, ...]) -> Config:
    """The first seat is the reader's; computers sit at the others, or the automa of the rules."""
    count = entry.number("seats", 1, max(game.info.seats))
    seats: list[Mapping[str, Any]] = [
        {"kind": NOBODY if place else PERSON, "colour": colour, "name": name}
        for place, (name, colour) in enumerate(people[:count])
    ]
    if "automa" in entry:
        board = entry.word("automa", game.info.automas)
        automa = {"kind": "automa", "colour": people[1][1], "name": f"@automa.{board}"}
        seats = [seats[0], {**automa, "board": board, "difficulty": 0}]
    options = {}
    if "options" in entry:
        table = entry.table("options")
        options = {column: table.word(column) for column in table.cells}
    return {"seats": seats, "options": options}


def _step(entry: Entry, number: int, seats: int) -> Step:
    return Step(
        number,
        entry.parsed("does", _decisions) if "does" in entry else (),
        _texts(entry, "at") if "at" in entry else (),
        entry.parsed("offers", _decisions) if "offers" in entry else (),
        entry.parsed("expects", partial(_expectations, seats)) if "expects" in entry else (),
    )


def _expectations(seats: int, texts: Any) -> tuple[Expected, ...]:
    """`["0 gold 3"]`: the first seat has 3 gold. Raises CellError."""
    found = []
    for text in texts:
        seat, counter, value = str(text).split()
        if not 0 <= int(seat) < seats:
            raise CellError("data.no_such_seat", value=written(text))
        found.append(Expected(int(seat), counter, int(value)))
    return tuple(found)


def _plate(entry: Entry, known: Mapping[str, Example]) -> Plate:
    example = known[entry.word("example", tuple(known))]
    return Plate(entry.word("section"), example, _texts(entry, "shows"))


def _texts(entry: Entry, column: str) -> tuple[str, ...]:
    values = entry.parsed(column, list)
    if not all(isinstance(value, str) for value in values):
        raise entry.fail(column, Text("data.not_texts", {"value": written(values)}))
    return tuple(values)


def _decisions(value: Any) -> tuple[tuple[Any, ...], ...]:
    if not isinstance(value, list) or not all(isinstance(each, list) and each for each in value):
        raise CellError("data.not_decisions", value=written(value))
    return tuple(tuple(each) for each in value)
