"""A small net: from the features of positions to the chance of winning and the final score sheet.

float32 throughout; the weights are an `.npz` file that says what it was trained for.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.ai.learned.features import Features
from engine.cells import DataError
from engine.cells.problems import in_file, written
from engine.explain import Text

Matrix = NDArray[np.floating[Any]]
VERSION = 1
"""Of the file."""
SUM = "sum.all"
"""The feature that a new net begins with, where a game has it (`hand_made.py`)."""
SURE = 4.0
"""What it is worth there, as the logit of winning."""
HEADS = 2
"""Outputs before those of the rows: the logit of winning, the change of the best rival's total."""


@dataclass(slots=True)
class Net:
    """Weights by layer, (inputs x outputs) and (outputs); ReLU between the layers.

    `about`: recipe, seed, games played: whatever made it.
    """

    weights: list[Matrix]
    biases: list[Matrix]
    scales: Matrix
    """By output: 1 for the victory, then what the changes are divided by."""
    about: dict[str, Any] = field(default_factory=dict)

    def raw(self, inputs: Matrix) -> Matrix:
        """The outputs for positions (positions x features): logit of winning, scaled changes."""
        flow = inputs
        for weights, biases in zip(self.weights[:-1], self.biases[:-1], strict=True):
            flow = np.maximum(flow @ weights + biases, 0)
        found: Matrix = flow @ self.weights[-1] + self.biases[-1]
        return found

    def forecast(self, inputs: Matrix, standing: Matrix) -> Matrix:
        """Chance of winning, best rival's final total, own final rows (positions x outputs).

        `standing` (positions x outputs - 1): the best rival's total and the rows as they stand.
        """
        outputs = self.raw(inputs) * self.scales
        outputs[:, 0] = 1 / (1 + np.exp(-outputs[:, 0]))
        outputs[:, 1:] += standing
        return outputs


def new_net(features: Features, hidden: Sequence[int], seed: int) -> Net:
    """An untrained net. It begins by expecting little change, and a fair share of victories or
    those that a hand-made sum among the features promises."""
    chance = np.random.default_rng(seed)
    scales = scales_of(features)
    sizes = [len(features.names), *hidden, len(scales)]
    weights = [
        (chance.standard_normal((wide, high)) * np.sqrt(2 / wide)).astype(np.float32)
        for wide, high in pairwise(sizes)
    ]
    weights[-1] *= 0.1
    if len(hidden) == 1:
        _begin_with_sum(weights, features)
    biases = [np.zeros(high, np.float32) for high in sizes[1:]]
    return Net(weights, biases, scales, {"seed": seed, "hidden": list(hidden)})


def _begin_with_sum(weights: Sequence[Matrix], features: Features) -> None:
    """Two hidden units carry what is known of the lead, or else the hand-made sum, its gain and its
    loss, to the output that it speaks of; the others say hardly anything yet."""
    known: Mapping[str, float] = features.first_guess
    said = [0.0] * HEADS
    if known:
        said[1] = -1.0
    elif SUM in features.names:
        known = {SUM: 1.0}
        said[0] = SURE
    else:
        return
    first, last = weights
    first[:, :2], last[:2] = 0, 0
    for name, counts in known.items():
        first[features.names.index(name), :2] = counts, -counts
    last[2:] *= 0.1
    last[0, :HEADS] = said
    last[1, :HEADS] = [-each for each in said]


def net_from(path: Path, features: Features) -> Net:
    """A net for these features that begins with what one of another table knows: features and rows
    of the same name keep their weights, others begin without any. Raises DataError."""
    known, head = _loaded(path, path.stat().st_mtime_ns if path.is_file() else 0)
    wanted = [row.key for row in features.rows]
    if head["rows"] != wanted:
        raise _other_game(path.name, "rows", head["rows"], wanted)
    old = {name: number for number, name in enumerate(head["features"])}
    first = np.zeros((len(features.names), known.weights[0].shape[1]), np.float32)
    for number, name in enumerate(features.names):
        if name in old:
            first[number] = known.weights[0][old[name]]
    scales = scales_of(features)
    weights = [first, *[each.copy() for each in known.weights[1:]]]
    biases = [each.copy() for each in known.biases]
    weights[-1] *= known.scales / scales
    biases[-1] *= known.scales / scales
    hidden = [each.shape[1] for each in weights[:-1]]
    about = {"hidden": hidden, "from": {"file": path.name, **_short(known.about)}}
    return Net(weights, biases, scales, about)


def _short(about: Mapping[str, Any]) -> dict[str, Any]:
    return {name: about[name] for name in ("seed", "games", "from") if name in about}


def scales_of(features: Features) -> Matrix:
    """What the outputs are multiplied by."""
    return np.array([1.0, features.rival_scale, *(row.scale for row in features.rows)], "float32")


def save_net(path: Path, net: Net, features: Features) -> None:
    """Write the weights with the list of features, in one go: a reader never finds half a file."""
    arrays = {f"weights_{n}": each for n, each in enumerate(net.weights)}
    arrays |= {f"biases_{n}": each for n, each in enumerate(net.biases)}
    head = {**_fingerprint(features), "about": net.about}
    parts: dict[str, Any] = {"head": np.array(json.dumps(head)), "scales": net.scales, **arrays}
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_name(path.name + ".part")
    with half.open("wb") as file:
        np.savez_compressed(file, **parts)
    half.replace(path)


def load_net(path: Path, features: Features) -> Net:
    """The net of a file. Raises DataError in one sentence for a file that is broken or that was
    trained for other features."""
    net, head = _loaded(path, path.stat().st_mtime_ns if path.is_file() else 0)
    _check(path.name, head, features)
    return net


def suits(path: Path, features: Features) -> bool:
    """True for the file of a net that was trained for these features. Raises DataError."""
    _, head = _loaded(path, path.stat().st_mtime_ns if path.is_file() else 0)
    return all(head.get(what) == wanted for what, wanted in _fingerprint(features).items())


def read_net(path: Path) -> Net:
    """The weights of a file, for whatever table; read once. Raises DataError."""
    return _loaded(path, path.stat().st_mtime_ns if path.is_file() else 0)[0]


@lru_cache(maxsize=16)
def _loaded(path: Path, written: int) -> tuple[Net, Mapping[str, Any]]:
    """The net and what it was trained for; read again when the file was written anew."""
    try:
        with np.load(path, allow_pickle=False) as file:
            parts = {name: file[name] for name in file.files}
        head = dict(json.loads(str(parts["head"])))
        net = _read(parts, head)
        _check_shape(net, len(head["features"]), HEADS + len(head["rows"]))
    except Exception as error:  # a damaged archive raises whatever its readers stumble over
        raise DataError(in_file(path.name, Text("data.no_weights"))) from error
    return net, head


def _read(parts: Mapping[str, Any], head: Mapping[str, Any]) -> Net:
    layers = sum(name.startswith("weights_") for name in parts)
    return Net(
        [parts[f"weights_{n}"].astype(np.float32) for n in range(layers)],
        [parts[f"biases_{n}"].astype(np.float32) for n in range(layers)],
        parts["scales"].astype(np.float32),
        dict(head.get("about", {})),
    )


def _check_shape(net: Net, inputs: int, outputs: int) -> None:
    """Layers fit one another, what goes in and what comes out; all are numbers. Raises
    ValueError."""
    wide = inputs
    for number, (weights, biases) in enumerate(zip(net.weights, net.biases, strict=True)):
        if weights.ndim != 2 or weights.shape[0] != wide or biases.shape != weights.shape[1:]:
            raise ValueError(f"layer {number} is {weights.shape} and {biases.shape}")
        wide = weights.shape[1]
    if not net.weights or wide != outputs or net.scales.shape != (outputs,):
        raise ValueError(f"{wide} outputs and {net.scales.shape} scales, not {outputs}")
    if not all(np.isfinite(each).all() for each in (*net.weights, *net.biases, net.scales)):
        raise ValueError("not every weight is a number")


def _fingerprint(features: Features) -> dict[str, Any]:
    """What a net must have been trained for."""
    return {
        "version": VERSION,
        "table": features.table,
        "features": list(features.names),
        "rows": [row.key for row in features.rows],
    }


def _check(name: str, head: Mapping[str, Any], features: Features) -> None:
    for what, wanted in _fingerprint(features).items():
        found = head.get(what)
        if found == wanted:
            continue
        if isinstance(wanted, list) and isinstance(found, list):
            gone = [each for each in found if each not in wanted]
            new = [each for each in wanted if each not in found]
            found, wanted = gone[:1] or len(found), new[:1] or len(wanted)
        raise _other_game(name, what, found, wanted)


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else written(value)


def _other_game(name: str, what: str, found: Any, wanted: Any) -> DataError:
    """The net was trained when the game had something else."""
    values = {"what": what, "found": _plain(found), "wanted": _plain(wanted)}
    return DataError(in_file(name, Text("data.trained_for", values)))
