"""Games on a Dask cluster: those of one process, also when a worker dies in the middle of its game,
and a sentence for every cluster that cannot be used."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from distributed import Client

from engine.ai.evaluations import shipped_weights
from engine.ai.lab import cluster
from engine.ai.lab.match import Result, Rules
from engine.ai.lab.tournament import Job, jobs, results
from engine.ai.lab.training.course import Course, Plan, features_of
from engine.ai.lab.training.recipe import Recipe
from engine.ai.lab.tuning import tune
from engine.ai.lab.workforce import Where, workforce
from engine.ai.learned.net import Matrix, read_net
from engine.games import registered
from engine.simulation.simulate import GameError
from main import main
from tests.engine.ai.samples import persons
from tests.fifth_game.engine import KEY, PACKAGE
from tests.source import ROOT

PATIENCE = 240.0
"""Seconds; a busy machine takes long to begin with two workers."""
NOBODY = "tcp://127.0.0.1:9"


class Cluster:
    """A scheduler and two workers, each a process of this machine."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "scheduler.json"
        told = ["--scheduler-file", str(self._file), "--no-dashboard"]
        self._scheduler = self._run("scheduler", *told, "--host", "127.0.0.1", "--port", "0")
        until = time.monotonic() + PATIENCE
        while not self._told():
            assert time.monotonic() < until
            time.sleep(0.05)
        self.address: str = json.loads(self._told())["address"]
        wanted = ["--no-nanny", "--nthreads", "1", "--no-dashboard"]
        self.workers = {
            name: self._run("worker", self.address, "--name", name, *wanted)
            for name in ("first", "second")
        }
        with Client(self.address, timeout=PATIENCE, set_as_default=False) as client:
            client.wait_for_workers(len(self.workers), timeout=PATIENCE)

    def _told(self) -> str:
        """What the scheduler has written about itself; empty until it is there whole."""
        told = self._file.read_text() if self._file.is_file() else ""
        return told if told.rstrip().endswith("}") else ""

    @property
    def whole(self) -> bool:
        """Nobody has been killed: the next test finds it as the first one did."""
        return self.answers and all(each.poll() is None for each in self.workers.values())

    @property
    def answers(self) -> bool:
        """Somebody is left to play."""
        left = any(each.poll() is None for each in self.workers.values())
        return left and self._scheduler.poll() is None

    def _run(self, what: str, *words: str) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.dask_{what}", *words],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def kill_one_at_work(self) -> None:
        """As when a machine is switched off while it plays."""
        with Client(self.address, set_as_default=False) as client:
            until = time.monotonic() + PATIENCE
            while not all(client.processing().values()):
                assert time.monotonic() < until
            self.workers["first"].kill()
            while len(client.processing()) > 1:
                assert time.monotonic() < until
                time.sleep(0.05)

    def close(self) -> None:
        for each in (*self.workers.values(), self._scheduler):
            each.kill()
            each.wait()


@pytest.fixture(scope="module")
def clusters() -> Iterator[list[Cluster]]:
    """Those that were begun; to begin one takes longer than to play on it."""
    begun: list[Cluster] = []
    try:
        yield begun
    finally:
        for each in begun:
            each.close()


@pytest.fixture
def two_workers(clusters: list[Cluster], tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    """A whole cluster: the one of the test before, unless that test has killed somebody."""
    if not clusters or not clusters[-1].whole:
        clusters.append(Cluster(tmp_path_factory.mktemp("cluster")))
    return clusters[-1]


@pytest.fixture
def any_worker(clusters: list[Cluster], tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    """A cluster, though somebody of it may have been killed."""
    if not clusters or not clusters[-1].answers:
        clusters.append(Cluster(tmp_path_factory.mktemp("cluster")))
    return clusters[-1]


def table(*players: str) -> Rules:
    return Rules(persons(len(players)), players)


def told(result: Result) -> Result:
    """A game without its times, which are another machine's."""
    return replace(result, seconds={})


@pytest.mark.slow
def test_training_and_tuning_find_what_one_process_finds(
    two_workers: Cluster, tmp_path: Path
) -> None:
    far_net = trained(tmp_path / "far", two_workers.address)
    near_net = trained(tmp_path / "near", 1)
    assert all(np.array_equal(a, b) for a, b in zip(far_net, near_net, strict=True))
    rules, weights = table("novice", "novice"), shipped_weights("tara")
    far, near = (
        list(tune("tara", weights, rules, 1, 4, 3, where)) for where in (two_workers.address, 1)
    )
    assert far == near


def trained(folder: Path, where: Where) -> list[Matrix]:
    """The weights after two short rounds."""
    config = persons(2)
    features = features_of("tara", config)
    assert features is not None
    recipe = Recipe(round_games=4, steps=2, hidden=(8,))
    plan = Plan("tara", (config,), folder / "net_2.npz", games=8, recipe=recipe)
    with workforce(where) as workers:
        course = Course(plan, features, workers)
        assert [done.games for done in course.rounds()] == [4, 8]
        course.keep()
    net = read_net(plan.out)
    return [*net.weights, *net.biases]


@pytest.mark.slow
def test_simulated_games_and_registered_ones(
    two_workers: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "tara", "--games", "4", "--check", "--json"]
    found = []
    for where in ([], ["--cluster", two_workers.address]):
        assert main([*words, *where]) == 0
        summary = json.loads(capsys.readouterr().out)
        found.append({name: v for name, v in summary.items() if "per_second" not in name})
    assert found[0] == found[1]
    with registered(KEY, PACKAGE):
        todo = [Job(KEY, table("novice", "random"), 1, turn) for turn in (0, 1)]
        assert sorted(r.points for r in results(todo, two_workers.address)) == sorted(
            r.points for r in results(todo, 1)
        )


@pytest.mark.slow
def test_a_worker_with_other_files_plays_nothing(
    any_worker: Cluster, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "program_mark", lambda: "another")
    words = ["tournament", "tara", "--games", "2", "--cluster", any_worker.address]
    assert main(words) == 2
    assert "another version" in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.slow
def test_no_game_is_lost_or_counted_twice_when_a_worker_dies(two_workers: Cluster) -> None:
    todo = jobs("versailles", table("random", "novice"), 8, 5)
    coming = results(todo, two_workers.address)
    found = [told(next(coming))]
    two_workers.kill_one_at_work()
    found += map(told, coming)
    expected = map(told, results(todo, 1))
    order = [(result.seed, result.seating) for result in found]
    assert len(set(order)) == len(order) == len(todo)
    assert sorted(found, key=repr) == sorted(expected, key=repr)


@pytest.mark.slow
def test_a_cluster_that_goes_away_is_told_in_a_sentence(any_worker: Cluster) -> None:
    coming = results(jobs("tara", table("random", "novice"), 40, 1), any_worker.address)
    next(coming)
    any_worker.close()
    with pytest.raises(cluster.ClusterError, match="was lost"):
        list(coming)


@pytest.mark.slow
@pytest.mark.parametrize("address", [NOBODY, "nowhere at all", "tcp://"])
def test_nobody_at_an_address_is_told_in_a_sentence(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    assert main(["tournament", "tara", "--games", "2", "--cluster", address]) == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert address in line


@pytest.mark.slow
def test_an_address_that_is_none_leaves_nothing_that_complains_at_the_end() -> None:
    code = (
        "import sys, engine.ai.lab.cluster as cluster\ncluster.PATIENCE = 0.5\n"
        "from main import main\n"
        "words = 'simulate', 'tara', '--games', '2', '--cluster'\n"
        "wrong = '', 'ucx://x:1', 'tls://127.0.0.1:1', '127.0.0.1:door', 'tcp://[::1', 'inproc://'\n"
        "sys.exit({main([*words, each]) for each in wrong} != {2})"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stderr.count("No Dask scheduler answers") == 6
    assert "Traceback" not in done.stderr


def test_without_the_library_the_group_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    assert main(["simulate", "tara", "--games", "2", "--cluster", NOBODY]) == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert "uv run --group cluster" in line


@pytest.mark.parametrize(
    "words",
    [
        ["tournament", "tara", "--processes", "3"],
        ["train", "tara", "--processes", "3"],
        ["tune", "tara", "--fit"],
    ],
)
def test_what_does_not_go_with_a_cluster_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--cluster", NOBODY]) == 2
    line = capsys.readouterr().err.splitlines()[-1]
    assert "--cluster" in line


def test_a_broken_game_comes_home_with_its_log() -> None:
    """Errors are sent as their class and what it was made of."""
    from pickle import dumps, loads

    home = loads(dumps(GameError(7, [("end",)], RuntimeError("no end"))))
    assert (home.seed, home.log, str(home)) == (7, [("end",)], "no end")


def test_playing_never_loads_the_library() -> None:
    """Neither the window nor the lab at home."""
    code = (
        "import sys\nimport scenes.launch, engine.ai.lab.workforce\n"
        "assert 'distributed' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)
