"""Golden games of Versailles: players who look at what they do, two to five seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.core import Action
from engine.explain import Text
from tests.engine.shared.transcript import Transcript
from tests.engine.versailles.layout import config, versailles
from tests.engine.versailles.policies import hurried


class Playthrough(Transcript):
    """A game of players who look at what they do, with the score sheet of Versailles."""

    def _choose(self) -> Action:
        session = self.session
        return hurried(session.game.mask(session.state, session.asked), self.chance)

    def _score(self) -> None:
        outcome = self.session.game.outcome(self.session.state)
        self.lines += ["", f"{'':<34}" + "".join(f"{name:>10}" for name in self.names)]
        named = {row.key: row.points for row in outcome.rows} | {"total": outcome.totals}
        for key, points in named.items():
            label = self._say(Text(f"versailles.score.{key}"))
            self.lines.append(f"{label:<34}" + "".join(f"{n:>10}" for n in points))
        self._end(outcome)


def playthrough(seats: int) -> str:
    """One game as text."""
    return Playthrough(versailles(), config(seats), 2000 + seats).play()


GAMES: dict[str, Callable[[], str]] = {
    f"versailles_{seats}": partial(playthrough, seats) for seats in (2, 3, 4, 5)
}
