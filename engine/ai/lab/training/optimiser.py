"""One step after the other towards better forecasts: Adam, by Optax and JAX (group `train`)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

# The other cores play games; read when the library is loaded.
os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy as np
import optax

from engine.ai.lab.training.targets import Lessons
from engine.ai.learned.net import Matrix, Net

WORST = 2.0
"""Scaled changes that are further off are not learned from any harder."""
DECAY = 1e-6

_RULE = optax.scale_by_adam()


class Optimiser:
    """Weights on their way, with the memory of the steps so far."""

    def __init__(self, net: Net) -> None:
        self._net = net
        self._weights: Any = [
            (jnp.asarray(w), jnp.asarray(b)) for w, b in zip(net.weights, net.biases, strict=True)
        ]
        self._memory: Any = _RULE.init(self._weights)

    def prepare(self, steps: int, batch: int) -> None:
        """Let the machine code of such steps be made now, which takes seconds, not in the midst of
        a training. Nothing is learned."""
        wide, high = self._net.weights[0].shape[0], self._net.weights[-1].shape[1]
        features, wanted = (np.zeros((steps, batch, each), np.float16) for each in (wide, high))
        _steps(self._weights, self._memory, features, wanted, 0.0)

    def fit(
        self, lessons: Lessons, steps: int, batch: int, rate: float, chance: np.random.Generator
    ) -> float:
        """So many steps, each on `batch` lessons drawn by lot; the mean loss. The net is changed
        in place."""
        drawn = chance.integers(0, len(lessons), (steps, batch))
        self._weights, self._memory, losses = _steps(
            self._weights, self._memory, lessons.features[drawn], lessons.wanted[drawn], rate
        )
        self._net.weights = [np.array(w) for w, _ in self._weights]
        self._net.biases = [np.array(b) for _, b in self._weights]
        return float(losses.mean())

    def memory(self) -> dict[str, Matrix]:
        """What it remembers, as plain arrays by name."""
        return {
            f"memory_{n}": np.array(leaf) for n, leaf in enumerate(jax.tree.leaves(self._memory))
        }

    def remember(self, arrays: Mapping[str, Matrix]) -> None:
        """Go on from what was remembered."""
        leaves, shape = jax.tree.flatten(self._memory)
        found = [jnp.asarray(arrays[f"memory_{n}"]) for n in range(len(leaves))]
        self._memory = jax.tree.unflatten(shape, found)


def loss_of(weights: Any, features: Any, wanted: Any) -> Any:
    """Cross-entropy of the victory and squared errors of the scaled changes, of equal weight."""
    flow, wanted = features.astype(jnp.float32), wanted.astype(jnp.float32)
    for layer, biases in weights[:-1]:
        flow = jax.nn.relu(flow @ layer + biases)
    said = flow @ weights[-1][0] + weights[-1][1]
    victory = optax.sigmoid_binary_cross_entropy(said[:, 0], wanted[:, 0])
    rows = optax.huber_loss(said[:, 1:], wanted[:, 1:], delta=WORST).sum(axis=1)
    small = sum((layer**2).sum() for layer, _ in weights)
    return (victory + rows).mean() + DECAY / 2 * small


@jax.jit
def _steps(weights: Any, memory: Any, features: Any, changes: Any, rate: float) -> Any:
    """One step for each batch (steps x batch x ...)."""

    def step(carried: Any, batch: Any) -> Any:
        weights, memory = carried
        loss, slopes = jax.value_and_grad(loss_of)(weights, *batch)
        moves, memory = _RULE.update(slopes, memory)
        moved = jax.tree.map(lambda w, move: w - rate * move, weights, moves)
        return (moved, memory), loss

    (weights, memory), losses = jax.lax.scan(step, (weights, memory), (features, changes))
    return weights, memory, losses
