"""A net whose file is damaged costs strength, never an answer: the level judges by the sum."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.ai.appraisal.contract import Appraisal
from engine.ai.appraisal.thinking import APPRAISE, begin
from engine.ai.contract import LEARNED, Budget
from engine.ai.evaluations import load_evaluation
from engine.ai.learned import shelf
from engine.ai.learned.net import Net, load_net, save_net
from engine.ai.levels import choose, drive, think
from engine.ai.search.solo_search import SoloSearch
from engine.ai.thinker import Thinker
from engine.ai.worlds import PossibleWorld, possible_world
from engine.cells import DataError
from engine.core import run
from engine.games import folder_of, load_game, registered
from scenes.commands.tournament import rules_of
from scenes.shell.refusal import Refusal
from tests.engine.ai.learned.samples import KEY, fresh
from tests.engine.ai.samples import persons
from tests.engine.ai.test_thinker import wait
from tests.refusals import refused, said

Parts = dict[str, Any]


def spoilt(path: Path, damage: Callable[[Parts], object]) -> None:
    """Write the file anew, with other parts."""
    with np.load(path, allow_pickle=False) as file:
        parts = {name: file[name] for name in file.files}
    damage(parts)
    with path.open("wb") as out:
        np.savez_compressed(out, **parts)


def other_head(change: Callable[[Parts], Any]) -> Callable[[Parts], None]:
    """A damage of what the file says about itself."""

    def damage(parts: Parts) -> None:
        parts["head"] = np.array(json.dumps(change(json.loads(str(parts["head"])))))

    return damage


DAMAGES: dict[str, Callable[[Parts], object]] = {
    "a layer is missing": lambda parts: (parts.pop("weights_1"), parts.pop("biases_1")),
    "no layer at all": lambda parts: [
        parts.pop(name) for name in list(parts) if name[-1].isdigit()
    ],
    "a bias is missing": lambda parts: parts.pop("biases_1"),
    "a layer lies on its side": lambda parts: parts.update(weights_0=parts["weights_0"].T),
    "a layer is flat": lambda parts: parts.update(weights_1=parts["weights_1"].ravel()),
    "too few inputs": lambda parts: parts.update(weights_0=parts["weights_0"][1:]),
    "too few biases": lambda parts: parts.update(biases_0=parts["biases_0"][1:]),
    "too few scales": lambda parts: parts.update(scales=parts["scales"][1:]),
    "not a number": lambda parts: parts["weights_0"].fill(np.nan),
    "beyond all numbers": lambda parts: parts["biases_1"].fill(np.inf),
    "words for weights": lambda parts: parts.update(weights_0=np.array(["a", "b"])),
    "a list for a head": other_head(lambda head: [head]),
    "a head without features": other_head(lambda head: {"rows": head["rows"]}),
    "one feature less in the head": other_head(
        lambda head: {**head, "features": head["features"][1:]}
    ),
}


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The net of all tables for two, to be damaged."""
    _, features, net = fresh()
    path = tmp_path / "net_2.npz"
    save_net(path, net, features)
    monkeypatch.setattr(shelf, "net_file", lambda key, table: path)
    shelf.say_once.cache_clear()
    yield path
    shelf.say_once.cache_clear()


def a_world(key: str = KEY) -> PossibleWorld:
    game = load_game(key)
    state = game.setup(persons(2), 3)
    run(game.ops, state)
    return possible_world(game, state)


@pytest.mark.parametrize("name", DAMAGES)
def test_a_file_of_another_shape_is_refused_in_one_sentence(shipped: Path, name: str) -> None:
    _, features, _ = fresh()
    spoilt(shipped, DAMAGES[name])
    with refused(r"^net_2\.npz: [^\n]+$"):
        load_net(shipped, features)


def test_other_bytes_are_refused_or_change_nothing(tmp_path: Path) -> None:
    _, features, net = fresh()
    save_net(tmp_path / "sound.npz", net, features)
    sound, chance = (tmp_path / "sound.npz").read_bytes(), Random(5)
    outcomes: set[str] = set()
    for number in range(150):
        content = bytearray(sound)
        for _ in range(chance.choice((1, 1, 4))):
            content[chance.randrange(len(content))] = chance.randrange(256)
        if number % 5 == 0:
            del content[chance.randrange(len(content)) :]
        path = tmp_path / f"net_{number}.npz"
        path.write_bytes(content)
        try:
            outcomes.add("as it was" if same_as(load_net(path, features), net) else "other")
        except DataError as error:
            sentence = said(error)
            outcomes.add("refused" if sentence.startswith(path.name) else sentence)
    assert outcomes == {"as it was", "refused"}


def same_as(one: Net, other: Net) -> bool:
    """True where both judge alike."""
    return all(
        (mine == theirs).all()
        for mine, theirs in zip(
            [*one.weights, *one.biases, one.scales],
            [*other.weights, *other.biases, other.scales],
            strict=True,
        )
    )


@pytest.mark.parametrize("damage", [lambda path: path.write_bytes(b"PK"), lambda path: None])
def test_the_sum_judges_and_says_so_once(
    shipped: Path, damage: Callable[[Path], object], caplog: pytest.LogCaptureFixture
) -> None:
    spoilt(shipped, DAMAGES["a layer lies on its side"])
    damage(shipped)
    world = a_world()
    evaluation = load_evaluation(world.game)
    for seed in (1, 2):
        assert type(think(evaluation, world, "expert", seed)) is SoloSearch
    (said,) = caplog.messages
    assert "net_2.npz" in said
    with pytest.raises(DataError):
        think(evaluation, world, LEARNED, 1)


def test_measures_of_a_net_that_cannot_be_read_are_treated_alike(shipped: Path) -> None:
    shipped.with_suffix(".toml").write_text("third = 3", encoding="utf-8")
    world = a_world()
    assert type(think(load_evaluation(world.game), world, "expert", 1)) is SoloSearch


def test_chances_are_told_by_the_sum_as_well(shipped: Path) -> None:
    spoilt(shipped, DAMAGES["a layer lies on its side"])
    found = drive(begin(a_world(), APPRAISE, 1), Budget(100)).found
    assert isinstance(found, Appraisal)
    assert found.source != "net"
    assert sum(found.chances) == pytest.approx(1.0)


def worn(folder: Path, name: str) -> str:
    """A game like Versailles in a package of its own, whose nets are damaged; its key."""
    shutil.copytree(
        folder_of(KEY), folder / name, ignore=shutil.ignore_patterns("__pycache__", "lessons")
    )
    start = folder / name / "__init__.py"
    code = start.read_text(encoding="utf-8")
    start.write_text(code.replace(f'KEY = "{KEY}"', f'KEY = "{name}"'), encoding="utf-8")
    for net in (folder / name / "ai").glob("net_*.npz"):
        net.write_bytes(net.read_bytes()[:-200])
    return name


@pytest.mark.slow
def test_the_process_lives_on_and_answers_by_the_sum(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    key = worn(tmp_path, "worn")
    monkeypatch.syspath_prepend(tmp_path)
    thinker = Thinker()
    with registered(key, key):
        try:
            world = a_world(key)
            thinker.prepare(world.game)
            first = thinker.pid
            for seed in (1, 2):
                thinker.ask(world, "expert", seed, Budget(40))
                found = wait(thinker)
                assert found.reasons
            assert (thinker.pid, thinker.fault) == (first, "")
            here = choose(load_evaluation(world.game), world, "expert", 2, Budget(40))
            assert found.action == here.action
        finally:
            thinker.close()
    said = [line for line in capfd.readouterr().err.splitlines() if "net_2.npz" in line]
    assert len(said) == 1, "one line of the process; that of this one goes to pytest's log"


def test_nothing_is_measured_with_a_damaged_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = worn(tmp_path, "worse")
    monkeypatch.syspath_prepend(tmp_path)
    with registered(key, key), pytest.raises(Refusal, match=r"net_2\.npz"):
        rules_of("tournament", key, "expert,standard", [], None, timed=False)
