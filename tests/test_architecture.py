"""The shape of the house: which part may know which, how large a file grows, where words live."""

from __future__ import annotations

import ast
import re
import subprocess
from pathlib import Path

import pytest

from tests.source import (
    PACKAGES,
    ROOT,
    docstrings,
    files,
    import_graph,
    imports,
    name,
    nodes,
    strings,
    strings_in,
)

MAY_IMPORT = {
    "main": {"scenes"},
    "scenes": {"scenes", "sprites", "saves", "engine"},
    "saves": {"saves", "engine"},
    "engine": {"engine"},
    "sprites": {"sprites"},
}
GAMES = ("viscounts", "caylus", "tara", "versailles")
MOST_LINES = 450
MOST_IN_A_FOLDER, MOST_IN_A_GAME = 15, 25
"""Files and folders in one folder of engine or scenes; a game's own folder may be fuller."""
REGISTRIES = {"engine/games/__init__.py", "scenes/launch.py", "sprites/games.py"}
"""One in each layer names the games; everything else asks it."""
GAME_NAMES = re.compile(r"(?i)(?<![a-z])(viscounts?|caylus|tara|versailles)(?![a-z])")
COMMANDS = {
    "engine/simulation/simulate.py",
    "scenes/commands/box.py",
    "scenes/commands/bench/run.py",
    "scenes/commands/bench/frames.py",
    "scenes/commands/bench/zooms.py",
    "scenes/commands/bench/thinking.py",
    "scenes/commands/calibrate.py",
    "scenes/commands/check.py",
    "scenes/commands/check_library.py",
    "scenes/commands/parse.py",
    "scenes/launch.py",
    "scenes/commands/ladder.py",
    "scenes/commands/measure.py",
    "scenes/commands/shots/run.py",
    "scenes/commands/tournament.py",
    "scenes/commands/train.py",
    "scenes/commands/tune.py",
}
"""The command line: the only modules that print."""
WORDS_OF_THEIR_OWN = {
    "scenes/commands/bench/run.py": "names of figures, which are the keys of its JSON too",
    "scenes/commands/shots/library.py": "what a person typed, in a picture",
    "scenes/shell/voice/programs.py": "a script for the program that speaks",
    "scenes/games/viscounts/shots/hotseat.py": "what a person typed, in a picture",
    "engine/simulation/checks.py": "faults of the rules, told to developers",
}
OWN = (*files(*PACKAGES), ROOT / "main.py")
ALL = (*OWN, *files("tests"))


def top(module: str) -> str:
    return module.split(".")[0]


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_go_one_way(part: str) -> None:
    paths = (ROOT / "main.py",) if part == "main" else files(part)
    forbidden = {"main", "tests", *PACKAGES} - MAY_IMPORT[part]
    wrong = {f"{name(p)} imports {m}" for p in paths for m in imports(p) if top(m) in forbidden}
    assert paths
    assert wrong == set()


def test_engine_and_saves_know_no_window() -> None:
    windows = {"pygame", "pygame_gui"}
    paths = files("engine", "saves")
    assert {f"{name(p)}: {m}" for p in paths for m in imports(p) if top(m) in windows} == set()


@pytest.mark.parametrize("folder", ["engine/games", "sprites"])
def test_a_game_imports_no_other_game(folder: str) -> None:
    package = folder.replace("/", ".")
    wrong = {
        f"{name(path)} imports {module}"
        for game in GAMES
        for path in files(f"{folder}/{game}")
        for module in imports(path)
        for other in GAMES
        if other != game and f"{module}.".startswith(f"{package}.{other}.")
    }
    assert wrong == set()


def test_shared_sprites_import_no_other_sprites() -> None:
    wrong = {
        f"{name(path)} imports {module}"
        for path in files("sprites/common")
        for module in imports(path)
        if top(module) == "sprites" and not f"{module}.".startswith("sprites.common.")
    }
    assert wrong == set()


def _of_one_game(path: Path) -> bool:
    return any(part.removesuffix(".py") in GAMES for part in path.relative_to(ROOT).parts)


def test_no_game_is_named_outside_its_own_folders() -> None:
    shared = [path for path in OWN if not _of_one_game(path)]
    naming = {
        name(path): f"line {number}: {line.strip()}"
        for path in shared
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if GAME_NAMES.search(line)
    }
    assert {path: line for path, line in naming.items() if path not in REGISTRIES} == {}
    assert set(naming) == REGISTRIES


def _last_name(called: ast.expr) -> str:
    """`unlink` of `path.unlink`; empty for what is called without a name."""
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""


def test_modules_are_imported_by_name_only_by_the_registry() -> None:
    """What is imported by a string is seen by no checker and closes circles unseen."""
    hidden = {"import_module", "__import__"}
    found = {
        name(path)
        for path in OWN
        for node in nodes(path, ast.Call)
        if _last_name(node.func) in hidden
    }
    assert found == {"engine/games/__init__.py"}


def _around(graph: dict[str, set[str]]) -> set[str]:
    """Modules in a circle, and those between circles: whoever imports nothing that is left, or is
    imported by nothing that is left, goes; again and again."""
    left = set(graph)
    while True:
        wanted = set().union(*(graph[module] & left for module in left))
        kept = {module for module in left if graph[module] & left and module in wanted}
        if kept == left:
            return left
        left = kept


def test_circles_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}
    assert _around(graph) == {"b", "c"}


def test_nothing_is_imported_in_a_circle() -> None:
    """Imports inside functions and under TYPE_CHECKING count."""
    graph = import_graph(*PACKAGES)
    assert len(graph) > 400
    assert any(graph.values())
    assert _around(graph) == set()


@pytest.mark.parametrize("layer", ["engine", "scenes"])
def test_no_folder_is_too_full(layer: str) -> None:
    folders = {path.parent for path in files(layer)}
    things = {
        folder: {each.name for each in folder.iterdir()} - {"__init__.py", "__pycache__"}
        for folder in folders
    }
    full = {
        name(folder): len(inside)
        for folder, inside in things.items()
        if len(inside) > (MOST_IN_A_GAME if folder.name in GAMES else MOST_IN_A_FOLDER)
    }
    assert len(folders) > 10
    assert full == {}


def test_only_the_gate_makes_worlds_to_think_from() -> None:
    """Whoever has a `PossibleWorld` got it from `engine/ai/worlds.py`, which deals anew what the
    asked seat does not see; nothing behind the gate knows how to make or to deal one."""
    gate = ROOT / "engine/ai/worlds.py"
    others = {path: path.read_text("utf-8") for path in files("engine", "scenes") if path != gate}
    making = re.compile(r"PossibleWorld\(|_Pass\b|Packed\(")
    passing = {name(path) for path, text in others.items() if making.search(text)}
    dealing = {
        name(path)
        for path, text in others.items()
        if ".redeal(" in text and not name(path).startswith("engine/simulation/")
    }
    entering = {name(p) for p in others if "engine.ai.worlds.possible_world" in imports(p)}
    assert (passing, dealing) == (set(), {"engine/game.py"})
    assert entering == {
        "engine/ai/appraisal/job.py",
        "engine/ai/appraisal/thinking.py",  # with positions that it has imagined itself
        "engine/ai/lab/chances.py",
        "engine/ai/lab/fitting.py",
        "engine/ai/lab/match.py",
        "engine/ai/lab/training/self_play.py",
        "engine/box/trials/__init__.py",
        "scenes/table/chrome/advice.py",
        "scenes/table/chrome/ahead.py",
        "scenes/table/model/match.py",
    }


PLACES = (
    *("title", "lobby", "library", "records", "results", "settings", "handbook", "table"),
    "teacher",
)
"""Scenes that one goes to; they know one another by the routes alone."""


@pytest.mark.parametrize("place", PLACES)
def test_a_scene_imports_no_sibling(place: str) -> None:
    others = tuple(f"scenes.{each}." for each in PLACES if each != place)
    wrong = {
        f"{name(path)} imports {module}"
        for path in files(f"scenes/{place}")
        for module in imports(path)
        if f"{module}.".startswith(others)
    }
    assert wrong == set()


def test_a_scene_does_not_know_the_app() -> None:
    rooms = [f"scenes/{each}" for each in (*PLACES, "shell", "play")]
    wrong = {
        f"{name(path)} imports {module}"
        for path in files(*rooms)
        for module in imports(path)
        if module in {"scenes.app", "scenes.launch"}
    }
    assert wrong == set()


def test_no_file_is_too_long() -> None:
    lengths = {name(path): path.read_text(encoding="utf-8").count("\n") for path in ALL}
    assert {path: length for path, length in lengths.items() if length > MOST_LINES} == {}


def test_nothing_is_left_for_later() -> None:
    marks = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b|raise Not" + "Implemented")
    wrong = [name(path) for path in ALL if marks.search(path.read_text(encoding="utf-8"))]
    assert wrong == []


def test_only_commands_print() -> None:
    printing = {
        name(path)
        for path in files(*PACKAGES)
        for node in nodes(path, ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id in {"print", "breakpoint", "input"}
    }
    assert printing <= COMMANDS
    assert {path for path in COMMANDS if not (ROOT / path).is_file()} == set()


def _for_developers(path: Path) -> set[ast.Constant]:
    """Strings of raised errors and of assertions."""
    faults = [*nodes(path, ast.Raise), *nodes(path, ast.Assert)]
    return {text for fault in faults for text in strings_in(fault)}


def _is_sentence(text: str) -> bool:
    """Two words or more and a capital letter or a full stop; markup is none."""
    words = re.findall(r"[^\W\d_]{2,}", text)
    spaced = re.search(r"\w[,;:]? \w", text)
    ends = bool(re.search(r"[A-Z]", text)) or text.rstrip().endswith((".", "!", "?"))
    return len(words) > 1 and bool(spaced) and ends and not text.lstrip().startswith("<")


def _sentences(path: Path) -> list[str]:
    unseen = docstrings(path) | _for_developers(path)
    return [
        f"{name(path)}:{text.lineno}: {text.value}"
        for text in strings(path)
        if text not in unseen and _is_sentence(str(text.value))
    ]


def test_visible_sentences_live_in_the_catalogues() -> None:
    found = {name(path): _sentences(path) for path in files("engine", "scenes", "sprites")}
    wrong = {path: said for path, said in found.items() if said and path not in WORDS_OF_THEIR_OWN}
    assert wrong == {}


def test_no_exception_outlives_its_reason() -> None:
    wrong = [path for path in WORDS_OF_THEIR_OWN if not _sentences(ROOT / path)]
    assert wrong == []


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    """Every file of the repository."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout: what is tracked cannot be known")
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / each for each in listed.stdout.split("\0") if (ROOT / each).is_file()]


def test_no_lock_file_is_tracked(tracked: list[Path]) -> None:
    locks = [name(path) for path in tracked if re.search(r"\.lock$|-lock\.|\.lockb$", path.name)]
    assert len(tracked) > 500
    assert locks == []


def test_nothing_names_a_machine_or_a_package_index(tracked: list[Path]) -> None:
    places = re.compile(
        r"(?<![\w.])/(?:home|work|root|Users|tmp|opt|mnt)/\w|/usr/(?!bin/env)"
        r"|[A-Z]:\\\\?Users"
        r"|pypi\.|python" + r"hosted|index[-_]url|npm" + r"js|\.internal\b|artifactory"
    )
    wrong = []
    for path in tracked:
        if path == Path(__file__).resolve():
            continue
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        wrong += [f"{name(path)}: {found.group()}" for found in places.finditer(text)]
    assert wrong == []
