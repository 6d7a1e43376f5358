"""Fitting chances of winning: games by self-play are remembered at every end of a turn with what
became of them, and the likeliest figures are written beside the weights.

Every fifth game is left out of the fit and measures it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.appraisal.appraiser import numbers_of
from engine.ai.appraisal.chances import NOWHERE, Fit, Knots, RowFit, hats, read_fits
from engine.ai.evaluations import load_evaluation
from engine.ai.lab.match import Rules
from engine.ai.lab.workforce import Workforce
from engine.ai.learned.features import load_features
from engine.ai.learned.trust import third_of
from engine.ai.planner import Planner
from engine.ai.worlds import possible_world
from engine.box.rulings import ruled_game
from engine.core import act, run
from engine.game import asked

Matrix = NDArray[np.floating[Any]]
EXPERIMENTS = 0.04
"""So often somebody decides by lot: games that are not even."""
HELD_OUT = 5
CAUTION = 1.0
"""Holds the figures near 0, the more the fewer games there are."""
OF_A_GAME = 8.0
"""The many positions of a game, which share its end, count as so many."""
STEPS = 40
CUT = 0.001


@dataclass(frozen=True, slots=True)
class Sample:
    """A position by learning seat: what its chance is read from, its rows as they stand, and what
    became of both."""

    game: int
    progress: float
    numbers: tuple[Knots, ...]
    rows: tuple[tuple[float, ...], ...]
    won: tuple[float, ...]
    final: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Task:
    """One game of self-play as plain values."""

    game: str
    rules: Rules
    seed: int


def tasks(game: str, tables: Sequence[Rules], games: int, seed: int) -> list[Task]:
    """So many games, the tables by turns."""
    return [Task(game, tables[at % len(tables)], seed + at) for at in range(games)]


def play_all(workers: Workforce, todo: Sequence[Task]) -> Iterator[list[Sample]]:
    """The positions of each game, as they come."""
    return workers.each(played, todo)


def played(task: Task) -> list[Sample]:
    """One game. Raises ValueError for a game that tells no features."""
    rules = task.rules
    game = ruled_game(task.game, rules.config)
    chance = Random(f"chances {task.seed}")
    state = game.setup(rules.config, task.seed)
    run(game.ops, state)
    features = load_features(game, state)
    if features is None:
        raise ValueError(f"{task.game} has no features")
    evaluation = load_evaluation(game)
    judging = evaluation.for_table(state)
    planners = [Planner(game, evaluation, level) for level in rules.players]
    seats = list(features.seats(state))
    seen: list[tuple[float, tuple[Knots, ...], tuple[tuple[float, ...], ...]]] = []
    number = 0
    while state.agenda:
        who = asked(state)
        if features.begins(state):
            numbers = tuple(
                each.scaled for each in numbers_of(features, judging, game, state, seats)
            )
            rows = tuple(features.standing(state, seat) for seat in seats)
            seen.append((features.progress(state), numbers, rows))
        action = chance.choice(state.options)
        planner = planners[who]
        if chance.random() >= EXPERIMENTS:
            luck = task.seed * 1_000_003 + number
            budget = rules.budget(planner.level)
            action = planner.decide(possible_world(game, state), luck, budget).action
        act(game.ops, state, action)
        number += 1
    winners = game.outcome(state).winners
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)
    final = tuple(features.standing(state, seat) for seat in seats)
    return [Sample(task.seed, *each, won, final) for each in seen]


def fitted(keys: Sequence[str], samples: Sequence[Sample]) -> Fit:
    """The likeliest figures; `keys`: of the rows, in their order."""
    games = sorted({each.game for each in samples})
    held = set(games[HELD_OUT - 1 :: HELD_OUT])
    used = [each for each in samples if each.game not in held]
    weights = _likeliest(used)
    named: dict[str, Knots] = {
        name: _rounded(weights[3 * at : 3 * at + 3])
        for at, name in enumerate(("value", "lead", "wait", "offset"))
    }
    if len(samples[0].won) > 1:
        named["offset"] = NOWHERE
    fit = Fit(len(games), rows=_rows(keys, used), **named)
    brier, constant = _measured(fit, [each for each in samples if each.game in held])
    return Fit(len(games), rows=fit.rows, brier=brier, constant=constant, **named)


def _inputs(sample: Sample) -> Matrix:
    """Seats x figures: each number at the three knots, then those of the offset. Who plays alone
    has an adversary of whom nothing is known."""
    knots = np.array(hats(sample.progress))
    found = np.array(
        [np.concatenate([*(knots * each for each in numbers), knots]) for numbers in sample.numbers]
    )
    return np.vstack([found, np.zeros_like(found)]) if len(found) == 1 else found


def _results(sample: Sample) -> Matrix:
    return np.array([*sample.won, 1 - sample.won[0]] if len(sample.won) == 1 else sample.won)


def _likeliest(samples: Sequence[Sample]) -> Matrix:
    """Newton's method for the multinomial logit."""
    inputs = np.array([_inputs(each) for each in samples])
    results = np.array([_results(each) for each in samples])
    counts = Counter(each.game for each in samples)
    shares = np.array([min(1.0, OF_A_GAME / counts[each.game]) for each in samples])
    weights: Matrix = np.zeros(inputs.shape[2])
    for _ in range(STEPS):
        odds = inputs @ weights
        chances = np.exp(odds - odds.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        mean = np.einsum("ns,nsd->nd", chances, inputs)
        missed = (results - chances) * shares[:, None]
        slope = np.einsum("ns,nsd->d", missed, inputs) - CAUTION * weights
        apart = inputs - mean[:, None, :]
        bend = np.einsum(
            "ns,nsd,nse->de", chances * shares[:, None], apart, apart
        ) + CAUTION * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights = weights + step
        if float(np.abs(step).max()) < CUT:
            break
    return weights


def _rows(keys: Sequence[str], samples: Sequence[Sample]) -> Mapping[str, RowFit]:
    """By least squares: what is kept of a row, and what comes to it."""
    knots = np.array([hats(each.progress) for each in samples for _ in each.won])
    found = {}
    for at, key in enumerate(keys):
        now = np.array([rows[at] for each in samples for rows in each.rows])
        final = np.array([rows[at] for each in samples for rows in each.final])
        inputs = np.hstack([knots * now[:, None], knots])
        wanted = np.array([1.0] * 3 + [0.0] * 3)  # without games a row stays as it is
        bend = inputs.T @ inputs + CAUTION * np.eye(6)
        shift = np.linalg.solve(bend, inputs.T @ (final - inputs @ wanted))
        figures = wanted + shift
        found[key] = RowFit(_rounded(figures[:3]), _rounded(figures[3:]))
    return found


def _measured(fit: Fit, samples: Sequence[Sample]) -> tuple[Knots, Knots]:
    """By third the mean squared error of the chances, and of always saying the same."""
    brier: list[list[float]] = [[], [], []]
    constant: list[list[float]] = [[], [], []]
    share = float(np.mean([each.won for each in samples])) if samples else 0.0
    for each in samples:
        third = third_of(each.progress)
        for said, won in zip(_said(fit, each), each.won, strict=True):
            brier[third].append((said - won) ** 2)
            constant[third].append((share - won) ** 2)
    return _rounded([_mean(part) for part in brier]), _rounded([_mean(part) for part in constant])


def _said(fit: Fit, sample: Sample) -> Matrix:
    figures = np.concatenate([fit.value, fit.lead, fit.wait, fit.offset])
    odds = _inputs(sample) @ figures
    chances = np.exp(odds - odds.max())
    found: Matrix = (chances / chances.sum())[: len(sample.won)]
    return found


def _mean(found: Sequence[float]) -> float:
    return sum(found) / len(found) if found else 0.0


def _rounded(found: Iterable[float]) -> Knots:
    first, middle, last = (round(float(each), 4) for each in found)
    return first, middle, last


def write_fit(path: Path, table: str, fit: Fit, about: Mapping[str, str | int]) -> None:
    """Write the table beside those of other kinds, below the comment that the file begins with.
    `about`: how it was made."""
    old = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    kept = _other_tables(old, table)
    lines = [f'["{table}"]', f"games = {fit.games}", *(_entry(k, v) for k, v in about.items())]
    for name in ("value", "lead", "wait", "offset", "brier", "constant"):
        lines.append(f"{name} = {list(getattr(fit, name))}")
    for key, row in fit.rows.items():
        lines += ["", f'["{table}".row.{key}]', f"keep = {list(row.keep)}"]
        lines.append(f"gain = {list(row.gain)}")
    head = list(takewhile(lambda line: line.startswith("#"), old))
    parts = [*kept, "\n".join(lines)]
    parts.sort(key=lambda part: part.partition("\n")[0])
    path.write_text("\n".join(head + [""] * bool(head)) + "\n\n".join(parts) + "\n", "utf-8")
    read_fits.cache_clear()


def _entry(name: str, value: str | int) -> str:
    return f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}"


def _other_tables(lines: Sequence[str], table: str) -> list[str]:
    """The text of each kind of table but one."""
    parts: dict[str, list[str]] = {}
    now = ""
    for line in lines:
        if line.startswith("["):
            now = line.split('"')[1]
        if now:
            parts.setdefault(now, []).append(line)
    return ["\n".join(part).strip() for name, part in parts.items() if name != table]
