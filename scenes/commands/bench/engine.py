"""Speed of the rules: random play, clone, mask, replay; python-chess as yardstick."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.core import Action, State, act, run
from engine.game import Config, Game, GameInfo
from engine.games import info_of
from engine.session import Session
from engine.texts.called import of_automa, of_colour
from scenes.play.seating import persons_config, solo_config

LONG_LOG = 300
LONGEST = 3000
"""Decisions after which a random game is measured as it stands: some games end only by skill."""
_CHESS_PLIES = 200


@dataclass(frozen=True, slots=True)
class PlaySpeed:
    """Random play of one seating, per second; `automa` counts the automa's events apart."""

    decisions: float
    games: float
    automa: float
    decisions_per_game: float


def seatings(game: str) -> dict[str, Config]:
    """The seatings that are measured for a game."""
    found: dict[str, Config] = {}
    info = info_of(game)
    if info.automas:
        found["1 seat + automa"] = automa_config(info, 1)
    for seats in info.measured or info.seats:
        if not info.variants:
            found[f"{seats} seats"] = persons_config(seats)
        for variant in info.variants:
            config = {**persons_config(seats), "options": {"variant": variant}}
            found[f"{seats} seats, {variant}"] = config
    return found


def automa_config(info: GameInfo, difficulty: int) -> Config:
    """One person against the usual automa of a game."""
    board = info.usual_automa
    return solo_config(of_colour("red"), "red", of_automa(board), board, difficulty)


def largest_seating(game: str) -> Config:
    """The seating with the most decisions per game."""
    return list(seatings(game).values())[-1]


def play_speed(game: Game, config: Config, seconds: float) -> PlaySpeed:
    """Play random games for about `seconds`."""
    decisions = games = 0
    random = Random(1)
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds or not games:
        decisions += _play_randomly(game, config, games, random)
        games += 1
        spent = time.perf_counter() - start
    automa = _automa_events(game, config, min(games, 5)) * games / min(games, 5)
    return PlaySpeed(decisions / spent, games / spent, automa / spent, decisions / games)


def chess_speed(seconds: float) -> float | None:
    """Random plies per second of python-chess (list the moves, push one); None without it."""
    try:
        import chess
    except ImportError:
        return None
    random = Random(1)
    plies = 0
    start = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        board = chess.Board()
        for _ in range(_CHESS_PLIES):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random.random() * len(moves))])
            plies += 1
        spent = time.perf_counter() - start
    return plies / spent


def middle_state(game: Game, config: Config) -> State:
    """A position from the middle of a random game."""
    log = random_log(game, config, 7)
    session = Session(game, config, 7)
    session.replay(log[: len(log) // 2])
    state: State = session.state
    return state


def microseconds(call: Callable[[], object], count: int = 2000) -> float:
    """Median time of one call over several rounds."""
    rounds = []
    for _ in range(7):
        start = time.perf_counter()
        for _ in range(count):
            call()
        rounds.append((time.perf_counter() - start) / count * 1e6)
    return statistics.median(rounds)


def replay_milliseconds(game: Game, config: Config, length: int = LONG_LOG) -> tuple[float, int]:
    """Time to replay a session of `length` decisions (or the longest found) and its length."""
    log: list[Action] = []
    best = 0
    for seed in range(20):
        found = random_log(game, config, seed)
        if len(found) > len(log):
            log, best = found, seed
        if len(log) >= length:
            break
    rounds = []
    for _ in range(5):
        start = time.perf_counter()
        Session(game, config, best).replay(log[:length])
        rounds.append((time.perf_counter() - start) * 1000)
    return statistics.median(rounds), min(length, len(log))


def random_log(game: Game, config: Config, seed: int) -> list[Action]:
    """The decisions of one random game."""
    log: list[Action] = []
    _play_randomly(game, config, seed, Random(seed), log)
    return log


def _play_randomly(
    game: Game, config: Config, seed: int, random: Random, log: list[Action] | None = None
) -> int:
    ops, draw = game.ops, random.random
    state = game.setup(config, seed)
    run(ops, state)
    count = 0
    while state.options and count < LONGEST:
        options = state.options
        action = options[int(draw() * len(options))]
        if log is not None:
            log.append(action)
        act(ops, state, action)
        count += 1
    return count


def _automa_events(game: Game, config: Config, games: int) -> int:
    seats = {i for i, seat in enumerate(config["seats"]) if seat["kind"] == "automa"}
    if not seats:
        return 0
    count = 0

    def counting(
        kind: str, seat: int, values: tuple[object, ...] = (), secret: tuple[object, ...] = ()
    ) -> None:
        nonlocal count
        count += seat in seats

    for seed in range(games):
        random = Random(seed)
        state = game.setup(config, seed)
        run(game.ops, state, counting)
        while state.options:
            act(game.ops, state, random.choice(state.options), counting)
    return count
