"""Readable playthroughs, one game of players who look for each number of seats.

After a wanted change of rules or words: `pytest tests/engine/versailles --regenerate-golden`, then
read the difference. A missing file is a failure.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.explain import Text
from tests.engine.golden.transcript import Transcript
from tests.engine.versailles.layout import config, versailles
from tests.engine.versailles.policies import hurried

FOLDER = Path(__file__).with_name("golden")
GAMES = {f"versailles_{seats}": (config(seats), 2000 + seats) for seats in (2, 3, 4, 5)}


class Playthrough(Transcript):
    """A game of players who look at what they do, with the score sheet of Versailles."""

    def _decide(self) -> None:
        session = self.session
        seat, number = session.asked, len(session.log) + 1
        action = hurried(session.game.mask(session.state, seat), self.chance)
        label = self._label(action)
        self.lines.append(f"{number:>4} {self.names[seat]}: {label}{json.dumps(action)}")
        session.act(action, self._watch)

    def _score(self) -> None:
        outcome = self.session.game.outcome(self.session.state)
        self.lines += ["", f"{'':<34}" + "".join(f"{name:>10}" for name in self.names)]
        named = {row.key: row.points for row in outcome.rows} | {"total": outcome.totals}
        for key, points in named.items():
            label = self._say(Text(f"versailles.score.{key}"))
            self.lines.append(f"{label:<34}" + "".join(f"{n:>10}" for n in points))
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        self.lines.append(f"{self._say(outcome.reason)}: {winners}")
        self.lines.append(f"digest {self.session.digest()}")


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str, pytestconfig: pytest.Config) -> None:
    path = FOLDER / f"{name}.txt"
    played = Playthrough(versailles(), *GAMES[name]).play()
    if pytestconfig.getoption("--regenerate-golden"):
        FOLDER.mkdir(exist_ok=True)
        path.write_text(played, encoding="utf-8")
        return
    assert path.exists(), f"{path.name} is missing; write it with --regenerate-golden"
    kept = path.read_text(encoding="utf-8").splitlines()
    for number, (was, is_now) in enumerate(zip(kept, played.splitlines(), strict=False), 1):
        assert is_now == was, f"{path.name}, line {number}"
    assert len(kept) == len(played.splitlines())


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_readable(name: str) -> None:
    """No key and no brace of the catalogue is left in any line."""
    for line in (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        assert "{" not in line
        assert "versailles." not in line


def test_every_kept_playthrough_is_compared() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
