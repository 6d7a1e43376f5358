"""How a net is trained: everything that, with a seed, decides what comes out."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Recipe:
    """Pairs are values at the beginning and at the end of a training.

    `honest_games`, `honest_end`: so many games at the beginning, and such a part at the end, are
    learned from their results alone (lambda 1); those between also from later forecasts.
    `random`: part of the turns drawn by lot; `temperature`: of the draw among the others.
    `keep_rounds`: rounds that are learned from again, at first fewer, since what was played
    without knowing anything is soon no example any more.
    `seeking`: part of the seats that try for what `Features.sought` names.
    """

    hidden: tuple[int, ...] = (64,)
    round_games: int = 40
    steps: int = 120
    batch: int = 512
    rate: tuple[float, float] = (0.002, 0.0004)
    keep_rounds: tuple[int, int] = (4, 16)
    trust: float = 0.8
    honest_games: int = 200
    honest_end: float = 0.1
    random: tuple[float, float] = (0.06, 0.015)
    temperature: tuple[float, float] = (0.06, 0.004)
    seeking: tuple[float, float] = (0.4, 0.1)
    checkpoint_growth: float = 1.6
    first_checkpoint: int = 200

    def continued(self) -> Recipe:
        """For a net that knows the game from another table: fewer and smaller experiments."""
        random, temperature = (0.05, self.random[1]), (0.045, self.temperature[1])
        return replace(self, random=random, temperature=temperature, honest_games=0)

    def informed(self) -> Recipe:
        """For a net that begins with a good guess of the lead: experiments so small that plans of
        many turns still come to their end."""
        return replace(self, random=(0.03, self.random[1]), temperature=(0.012, 0.003))

    def honest(self) -> Recipe:
        """For a game so long that later forecasts never tell its beginning what comes: results
        alone count, and experiments, behind which they do not count either, are rare."""
        return replace(self, trust=1.0, random=(0.01, 0.005), temperature=(0.005, 0.002))

    def stage(self, games: int, part: float) -> Stage:
        """What holds after `games`, when `part` (0 to 1) of the training is done."""
        part = min(1.0, max(0.0, part))
        honest = games < self.honest_games or part >= 1.0 - self.honest_end
        cold, warm = self.temperature[1], self.temperature[0]
        return Stage(
            trust=1.0 if honest else self.trust,
            random=_between(self.random, part),
            temperature=warm * (cold / warm) ** part,
            rate=_between(self.rate, part),
            seeking=_between(self.seeking, part),
        )

    def kept(self, rounds: int) -> int:
        """So many rounds are learned from after `rounds`: the later half of them, as far as the
        recipe lets."""
        fewest, most = self.keep_rounds
        return max(fewest, min(most, rounds // 2 + 2))

    def told(self) -> dict[str, Any]:
        """As plain values, for the file of the net."""
        return {name: list(v) if isinstance(v, tuple) else v for name, v in asdict(self).items()}


@dataclass(frozen=True, slots=True)
class Stage:
    """The recipe at one moment. `trust`: lambda, how much later results count."""

    trust: float
    random: float
    temperature: float
    rate: float
    seeking: float = 0.0


def _between(ends: tuple[float, float], part: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * part
