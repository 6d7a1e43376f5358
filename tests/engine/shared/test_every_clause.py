"""Every clause of the rules is proved by a test, and every worked example is one: in all games."""

from __future__ import annotations

import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from engine.game import Config
from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.caylus import layout as caylus
from tests.engine.tara import layout as tara
from tests.engine.versailles import layout as versailles
from tests.engine.viscounts import layout as viscounts

LETTERS = {"viscounts": "VI", "caylus": "CA", "tara": "TA", "versailles": "VE"}
NO_RULES = "VI-13."
"""Where sources disagree: told in the rulebook, but nothing that a test could prove."""
EXAMPLES = {
    "viscounts": [f"x{number}" for number in range(1, 24)],
    "caylus": [*(f"x{n}" for n in range(1, 9)), *(f"y{n}" for n in range(1, 18))],
    "tara": [f"x{number}" for number in range(1, 25)],
    "versailles": [f"x{number}" for number in range(1, 33)],
}
WORKED = [(game, number) for game, numbers in EXAMPLES.items() for number in numbers]
PLAYED: list[tuple[str, Config]] = [
    ("viscounts", viscounts.config(1, "cleric")),
    ("viscounts", viscounts.config(3)),
    ("caylus", caylus.config(2, "base")),
    ("caylus", caylus.config(3, "advanced")),
    ("tara", tara.config(4, round_limit=6)),
    ("versailles", versailles.config(3)),
]
each_game = pytest.mark.parametrize("game", LETTERS)


@cache
def known_clauses(game: str) -> tuple[str, ...]:
    """The ids of the game's list, in their order."""
    path = Path(__file__).parents[1] / game / "clauses" / "clause_ids.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))


def modules_of(game: str) -> Iterator[ModuleType]:
    """All test modules of a game."""
    package = importlib.import_module(f"tests.engine.{game}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        if ".test_" in found.name:
            yield importlib.import_module(found.name)


@cache
def cited(game: str) -> frozenset[str]:
    """The clauses that tests of a game name."""
    return frozenset(
        clause_id
        for module in modules_of(game)
        for name, value in vars(module).items()
        if name.startswith("test_")
        for mark in getattr(value, "pytestmark", [])
        if mark.name == "clause"
        for clause_id in mark.args
    )


@each_game
def test_every_clause_has_a_test(game: str) -> None:
    missing = [clause_id for clause_id in known_clauses(game) if clause_id not in cited(game)]
    assert not missing, f"clauses without a test: {', '.join(missing)}"


@each_game
def test_every_cited_clause_exists(game: str) -> None:
    unknown = sorted(cited(game) - set(known_clauses(game)))
    assert not unknown, f"tests cite clauses that do not exist: {', '.join(unknown)}"


@each_game
def test_every_clause_of_an_op_exists(game: str) -> None:
    assert load_game(game).clauses <= set(known_clauses(game))
    assert all(op.clause for op in load_game(game).ops.values())


@each_game
def test_the_rulebook_has_every_clause(game: str) -> None:
    keys = set(load_catalogue("en").keys())
    start = f"rule.{LETTERS[game]}-"
    written = {key.removeprefix("rule.") for key in keys if key.startswith(start)}
    known = set(known_clauses(game))
    assert {each for each in written if not each.startswith(NO_RULES)} == known
    assert {f"rule_section.{clause_id.split('.')[0]}" for clause_id in known} <= keys


@pytest.mark.parametrize(("game", "config"), PLAYED)
def test_every_clause_told_to_people_exists(game: str, config: Config) -> None:
    """Events, questions and refusals name the clause that caused them; the rulebook shows it."""
    session, chance = Session(load_game(game), config, 5), Random(5)
    told: set[str] = set()
    while not session.over:
        question = session.game.explain(session.state)
        told |= {question.clause, *(blocked.clause for blocked in question.blocked)}
        events = session.act(chance.choice(list(session.state.options)))
        told |= {event.clause for event in events}
    assert told <= set(known_clauses(game))


@pytest.mark.parametrize(("game", "number"), WORKED)
def test_every_worked_example_is_a_test(game: str, number: str) -> None:
    wanted = re.compile(rf"test_{LETTERS[game].lower()}_{number}(?![0-9])")
    names = [name for module in modules_of(game) for name in vars(module)]
    assert any(wanted.match(name) for name in names)
