"""What the characters of a game do: `uv run .ci/characters.py GAME --games 40`.

Each character plays at Standard against plain Standards, on every seat in turn. Told are its share
of the victories, and what it took of each counter in a game, as `taken` of
`engine/games/<game>/ai/levels/characters.toml` wants it; `--write` puts it there.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tqdm import tqdm

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from engine.ai.contract import Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.lab.estimates import wilson
from engine.ai.lab.match import config_of
from engine.ai.planner import Planner
from engine.ai.search.characters import characters_file, characters_of, joined
from engine.ai.worlds import possible_world
from engine.core import act, run
from engine.game import Game, asked
from engine.games import game_keys, load_game

LEVEL = "standard"


class Played:
    """Games of one player on seat `seat`, plain Standards on the others."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0.0
        self.taken: Counter[str] = Counter()

    def share(self) -> str:
        """Of the victories, with the 95 % interval."""
        low, high = wilson(self.won, self.games)
        return f"{self.won / self.games:.3f} [{low:.2f}, {high:.2f}]"


def play(game: Game, players: list[str], seat: int, seed: int, budget: Budget, to: Played) -> None:
    """One game; what comes in for `seat` is counted after every decision."""
    state: Any = game.setup(config_of(game.info, players, {}), seed)
    run(game.ops, state)
    evaluation = load_evaluation(game)
    planners = [Planner(game, evaluation, player) for player in players]
    before, decisions = game.counters(state, seat), 0
    while state.agenda:
        world = possible_world(game, state)
        decision = planners[asked(state)].decide(world, seed * 10_007 + decisions, budget)
        act(game.ops, state, decision.action)
        decisions += 1
        now = game.counters(state, seat)
        for name, value in now.items():
            to.taken[name] += max(0, value - before.get(name, 0))
        before = now
    winners = game.outcome(state).winners
    to.games += 1
    to.won += seat in winners and 1 / len(winners)


def games_of(count: int, seats: int, first: int) -> Iterator[tuple[int, int]]:
    """Seed and seat: every seed on every seat."""
    for number in range(count):
        yield first + number // seats, number % seats


def write(key: str, found: dict[str, Played]) -> None:
    """Put the new figures in place of the old ones."""
    path, lines, name = characters_file(key), [], ""
    for line in path.read_text(encoding="utf-8").splitlines():
        head = re.fullmatch(r"\[(\w+)\]", line)
        name = head.group(1) if head else name
        if line.startswith("taken = ") and name in found:
            icons = re.findall(r"(\w+) =", line.removeprefix("taken = "))
            played = found[name]
            figures = [f"{icon} = {played.taken[icon] / played.games:.2f}" for icon in icons]
            line = f"taken = {{ {', '.join(figures)} }}"
        elif line.startswith(("# won ", "# not measured")) and name in found:
            line = f"# won {found[name].share()} of {found[name].games} games"
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Play, print, and write if asked to."""
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game", choices=game_keys())
    words.add_argument("--games", type=int, default=40)
    words.add_argument("--seats", type=int, default=2)
    words.add_argument("--positions", type=int, default=2000)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--write", action="store_true")
    told = words.parse_args()
    game, budget = load_game(told.game), Budget(told.positions)
    found: dict[str, Played] = {}
    for name in ("", *(each.id for each in characters_of(told.game))):
        found[name] = Played()
        todo = list(games_of(told.games, told.seats, told.seed))
        for seed, seat in tqdm(todo, desc=name or "plain", unit="game", file=sys.stderr):
            players = [LEVEL] * told.seats
            players[seat] = joined(LEVEL, name)
            play(game, players, seat, seed, budget, found[name])
        taken = ", ".join(f"{k} {v / told.games:.2f}" for k, v in found[name].taken.items() if v)
        print(f"{name or 'plain'}: won {found[name].share()}; {taken}", flush=True)
    if told.write:
        write(told.game, found)


if __name__ == "__main__":
    main()
