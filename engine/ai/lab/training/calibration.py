"""What a frozen net says against what comes of it: chances and rows, by third of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from engine.ai.lab.training.course import features_of
from engine.ai.lab.training.recipe import Stage
from engine.ai.lab.training.self_play import Played, play, said
from engine.ai.lab.workforce import Workforce
from engine.ai.learned.net import Matrix, Net, load_net
from engine.ai.learned.trust import THIRDS, third_of, trust_file
from engine.game import Config

EARNEST = Stage(trust=1.0, random=0.0, temperature=0.0, rate=0.0)
BINS = (0.1, 0.25, 0.4, 0.6, 0.75, 0.9)
GAMES_OF_A_TASK = 4


@dataclass(frozen=True, slots=True)
class Trial:
    """Games to be played in earnest, as plain values."""

    game: str
    configs: tuple[Config, ...]
    net: Path
    seeds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """Forecasts and results (views x outputs), and the third of the game of each."""

    thirds: Matrix
    said: Matrix
    became: Matrix


def trials(game: str, configs: Sequence[Config], net: Path, games: int, seed: int) -> list[Trial]:
    """So many games in tasks; `seed`: of the first one."""
    seeds = range(seed, seed + games)
    return [
        Trial(game, tuple(configs), net, tuple(seeds[at : at + GAMES_OF_A_TASK]))
        for at in range(0, games, GAMES_OF_A_TASK)
    ]


def play_trial(trial: Trial) -> Told:
    """The games of a task."""
    found = []
    for seed in trial.seeds:
        config = trial.configs[seed % len(trial.configs)]
        features = features_of(trial.game, config)
        assert features is not None
        net = load_net(trial.net, features)
        found.append(told(net, play(features, net, config, seed, EARNEST)))
    return together(found)


def told(net: Net, played: Played) -> Told:
    """Every seat's view of every position of a game."""
    seats = len(played.result)
    views = [said(net, position.features, position.standing) for position in played.positions]
    thirds = [third_of(position.progress) for position in played.positions for _ in range(seats)]
    return Told(np.array(thirds), np.concatenate(views), np.tile(played.result, (len(views), 1)))


def together(parts: Iterable[Told]) -> Told:
    """All of them."""
    found = list(parts)
    return Told(
        np.concatenate([part.thirds for part in found]),
        np.concatenate([part.said for part in found]),
        np.concatenate([part.became for part in found]),
    )


def measured(workers: Workforce, todo: Sequence[Trial]) -> Iterable[Told]:
    """The results of all tasks, as they come."""
    return workers.each(play_trial, todo)


def table(rows: Sequence[str], found: Told) -> dict[str, Any]:
    """By third of the game: Brier score and that of a constant, mean error and bias of the rows;
    over all: what chances became."""
    return {
        "third": [_third(rows, found, number) for number in range(THIRDS)],
        "chance": _chances(found),
    }


def _third(rows: Sequence[str], found: Told, number: int) -> dict[str, Any]:
    within = found.thirds == number
    said, became = found.said[within], found.became[within]
    if not len(said):
        return {"views": 0, "brier": 1.0, "constant": 0.0}
    off = said - became
    won = became[:, 0]
    row = {
        key: {"error": _rounded(abs(off[:, at]).mean()), "bias": _rounded(off[:, at].mean())}
        for at, key in enumerate(("best_rival", *rows), 1)
    }
    return {
        "views": len(said),
        "brier": _rounded((off[:, 0] ** 2).mean()),
        "constant": _rounded(((won - won.mean()) ** 2).mean()),
        "row": row,
    }


def _chances(found: Told) -> list[dict[str, float]]:
    bins = np.digitize(found.said[:, 0], BINS)
    return [
        {
            "said": _rounded(found.said[bins == number, 0].mean()),
            "became": _rounded(found.became[bins == number, 0].mean()),
            "views": int((bins == number).sum()),
        }
        for number in range(len(BINS) + 1)
        if (bins == number).any()
    ]


def _rounded(number: Any) -> float:
    return round(float(number), 3)


def write_trust(net: Path, games: int, found: dict[str, Any]) -> Path:
    """The table as TOML beside the weights."""
    lines = [f"games = {games}"]
    for third in found["third"]:
        lines += ["", "[[third]]", *_entries(third)]
        for key, row in third.get("row", {}).items():
            lines += ["", f"[third.row.{key}]", *_entries(row)]
    for chance in found["chance"]:
        lines += ["", "[[chance]]", *_entries(chance)]
    path = trust_file(net)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _entries(table: dict[str, Any]) -> list[str]:
    return [f"{name} = {value}" for name, value in table.items() if not isinstance(value, dict)]
