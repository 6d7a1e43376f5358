"""What a stopped training goes on from: weights, the optimiser's memory, the last rounds."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from engine.ai.lab.training.targets import Lessons
from engine.ai.learned.net import Matrix, Net
from engine.cells import DataError
from engine.cells.problems import in_file
from engine.explain import Text


@dataclass(frozen=True, slots=True)
class Memory:
    """Everything of a training that its plan does not say."""

    weights: list[Matrix]
    biases: list[Matrix]
    memory: dict[str, Matrix]
    buffer: list[Lessons]
    games: int
    next_checkpoint: int
    spent: float


def write_memory(
    path: Path,
    signature: Mapping[str, Any],
    net: Net,
    memory: Mapping[str, Matrix],
    buffer: Sequence[Lessons],
    clock: tuple[int, int, float],
) -> None:
    """Write it in one go. `clock`: games, games of the next checkpoint, seconds."""
    games, following, spent = clock
    head = {"signature": signature, "games": games, "next": following, "spent": spent}
    head |= {"layers": len(net.weights), "rounds": len(buffer)}
    parts: dict[str, Any] = {"head": np.array(json.dumps(head)), **memory}
    for n, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        parts |= {f"weights_{n}": weights, f"biases_{n}": biases}
    for n, taught in enumerate(buffer):
        parts |= {f"features_{n}": taught.features, f"wanted_{n}": taught.wanted}
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez(file, **parts)
    half.replace(path)


def read_memory(path: Path, signature: Mapping[str, Any]) -> Memory:
    """What was written. Raises DataError where it is broken or of another training."""
    try:
        with np.load(path, allow_pickle=False) as file:
            parts = {name: file[name] for name in file.files}
        head = json.loads(str(parts["head"]))
        found = _read(parts, head)
    except (OSError, BadZipFile, KeyError, ValueError, EOFError) as error:
        raise DataError(in_file(path.name, Text("data.not_continued"))) from error
    for what, wanted in signature.items():
        if head["signature"].get(what) != wanted:
            raise DataError(in_file(path.name, Text("data.other_training", {"what": what})))
    return found


def _read(parts: Mapping[str, Any], head: Mapping[str, Any]) -> Memory:
    return Memory(
        [parts[f"weights_{n}"] for n in range(head["layers"])],
        [parts[f"biases_{n}"] for n in range(head["layers"])],
        {name: part for name, part in parts.items() if name.startswith("memory_")},
        [Lessons(parts[f"features_{n}"], parts[f"wanted_{n}"]) for n in range(head["rounds"])],
        head["games"],
        head["next"],
        head["spent"],
    )
