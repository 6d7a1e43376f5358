"""`main.py train GAME --measure N`: what forecasts are worth, written beside the weights."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from engine.ai.lab.workforce import Where, workforce
from engine.ai.learned.features import Features
from engine.cells import DataError
from engine.game import Config
from engine.simulation.interrupts import INTERRUPTED
from engine.texts import spoken
from scenes.shell.refusal import refuse


def measure(
    key: str,
    configs: Sequence[Config],
    features: Features,
    net: Path,
    *,
    games: int,
    seed: int,
    where: Where,
) -> int:
    """Play in earnest, print the table and write it; 0. When it is interrupted nothing is written.
    Raises Refusal."""
    from engine.ai.lab.training.calibration import (
        measured,
        table,
        together,
        trials,
        write_trust,
    )
    from engine.ai.learned.net import load_net

    try:
        load_net(net, features)
    except DataError as error:
        raise refuse("commands.wrong", command="train", reason=error.text) from error
    todo = trials(key, configs, net, games, seed)
    parts = []
    try:
        with (
            workforce(where) as workers,
            tqdm(total=games, unit=spoken().say("commands.unit.game")) as bar,
        ):
            for number, part in enumerate(measured(workers, todo)):
                parts.append(part)
                bar.update(len(todo[number].seeds))
    except KeyboardInterrupt:
        print(spoken().say("train.not_measured"), file=sys.stderr)
        return INTERRUPTED
    found = table([row.key for row in features.rows], together(parts))
    _tell(found)
    print(spoken().say("train.measured", file=write_trust(net, games, found).name))
    return 0


def _tell(found: dict[str, Any]) -> None:
    say = spoken().say
    for number, third in enumerate(found["third"], 1):
        print(say("train.third", third=number, **{k: third[k] for k in ("brier", "constant")}))
        for row, errors in third.get("row", {}).items():
            print(say("train.row", row=row, **errors))
    for chance in found["chance"]:
        print(
            say(
                "train.chance",
                said=100 * chance["said"],
                became=100 * chance["became"],
                n=chance["views"],
            )
        )
