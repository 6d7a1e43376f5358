"""The command line: which command was asked for, with which arguments. Imports lazily."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from engine.simulation.arguments import SpokenParser
from engine.simulation.interrupts import stoppable
from saves.places import ENVIRONMENT_VARIABLE
from scenes.commands.numbers import count, part, seconds, whole
from scenes.shell.refusal import Refusal, refuse

DATA_DIR = "--data-dir"
LANGUAGE = "--language"


class SentenceParser(SpokenParser):
    """Says what is wrong in one sentence instead of printing the usage."""

    def refused(self, reason: str) -> Exception:
        """The sentence that the program ends with."""
        return refuse("commands.bad_arguments", command=self.prog, reason=reason)


def run(words: Sequence[str]) -> int:
    """Run the command that the words name; its exit status.

    Raises Refusal, BrokenPipeError and ModuleNotFoundError; any other fault is told in one
    sentence and written to the log.
    """
    try:
        return _run(words)
    except (Refusal, BrokenPipeError, ModuleNotFoundError):
        raise
    except Exception as error:
        return _report(error)


def _run(words: Sequence[str]) -> int:
    words = _take_what_holds_for_all(words)
    if words and not words[0].startswith("-") and not _is_game_file(words[0]):
        if words[0] not in COMMANDS:
            raise refuse("ui.cli.unknown_command", name=words[0], known=", ".join(COMMANDS))
        return COMMANDS[words[0]](words[1:])
    _refuse_options_before_a_command(words)
    return _play(words)


def _is_game_file(word: str) -> bool:
    """True for what can be meant as a game to open; a command's name always means the command."""
    from saves.container import SUFFIX

    named = word.lower().endswith(SUFFIX)
    return word not in COMMANDS and (named or Path(word).is_file())


def _refuse_options_before_a_command(words: Sequence[str]) -> None:
    command = next((word for word in words if word in COMMANDS), None)
    if command is not None:
        raise refuse("commands.misplaced", option=words[0], command=command)


def _take_what_holds_for_all(words: Sequence[str]) -> list[str]:
    """The other words. Folder and language hold for every command, before or behind its name, and
    for the programs that it starts."""
    parser = SentenceParser(prog="main.py", add_help=False)
    parser.add_argument(DATA_DIR)
    parser.add_argument(LANGUAGE)
    options, others = parser.parse_known_args(words)
    if options.data_dir is not None:
        _refuse_file_for_folder(options.data_dir)
        os.environ[ENVIRONMENT_VARIABLE] = options.data_dir
    if options.language is not None:
        _speak(options.language)
    return others


def _speak(language: str) -> None:
    from engine.texts import languages
    from engine.texts.chosen import ENVIRONMENT_VARIABLE as SPOKEN

    if language not in languages():
        raise refuse("commands.unknown_language", name=language, known=_languages())
    os.environ[SPOKEN] = language


def _refuse_file_for_folder(folder: str) -> None:
    with suppress(OSError, RuntimeError, ValueError):  # other troubles are told by who uses it
        wanted = Path(folder).expanduser().absolute()
        there = next((place for place in (wanted, *wanted.parents) if place.exists()), wanted)
        if there.is_file():
            raise refuse("commands.data_dir_is_file", option=DATA_DIR, path=there)


def _play(words: Sequence[str]) -> int:
    parser = _parser("main.py", "play", known=", ".join(COMMANDS))
    parser.add_argument("file", type=Path, nargs="?", help=_help("given"))
    parser.add_argument("--announce", action="store_true", help=_help("announce"))
    parser.add_argument("--version", action="store_true", help=_help("version"))
    options = parser.parse_args(words)
    if options.version:
        return _tell_version()
    if options.file is not None and not _is_game_file(str(options.file)):
        raise refuse("ui.cli.unknown_command", name=options.file, known=", ".join(COMMANDS))
    from scenes.launch import play

    return play(announce=options.announce, given=options.file)


def _tell_version() -> int:
    from scenes.settings.parts import version

    print(_say("ui.cli.version", version=version()))
    return 0


def _simulate(words: Sequence[str]) -> int:
    from engine.simulation.simulate import main

    return int(main(list(words)))


def _bench(words: Sequence[str]) -> int:
    if getattr(sys, "frozen", False):  # it starts itself from source, again and again
        raise refuse("commands.only_source", command="bench")
    from engine.games import game_keys

    parser = _parser("main.py bench", "bench")
    parser.add_argument("--seconds", type=seconds, default=2.0, help=_help("seconds"))
    parts = ("engine", "saves", "frames", "zooms", "start", "thinking")
    parser.add_argument("--part", choices=parts, action="append")
    parser.add_argument("--game", choices=game_keys(), action="append", help=_help("only_game"))
    parser.add_argument("--json", action="store_true", help=_help("json"))
    options = parser.parse_args(words)
    from scenes.commands.bench.run import bench

    with stoppable():
        return bench(options.part, options.seconds, options.game, as_json_text=options.json)


def _shots(words: Sequence[str]) -> int:
    parser = _parser("main.py shots", "shots")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", metavar="NAME", action="append", help=_help("only"))
    parser.add_argument("--size", metavar="WxH", action="append", help=_help("size"))
    options = parser.parse_args(words)
    from scenes.commands.shots.run import write_shots

    with stoppable():
        return write_shots(options.folder, options.only, options.size)


def _check(words: Sequence[str]) -> int:
    parser = _parser("main.py check", "check")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("file", type=Path, nargs="?")
    what.add_argument("--library", action="store_true", help=_help("library"))
    parser.add_argument("--repair", action="store_true", help=_help("repair"))
    options = parser.parse_args(words)
    if options.library:
        from scenes.commands.check_library import check_whole_library

        return check_whole_library(options.repair)
    if options.repair:
        parser.error(_help("repair_alone"))
    from scenes.commands.check import check

    return check(options.file)


def _tournament(words: Sequence[str]) -> int:
    from engine.games import game_keys

    say = _help_of("tournament", known=", ".join(game_keys()))
    parser = _parser("main.py tournament", "tournament")
    parser.add_argument("game", help=say("game"))
    parser.add_argument("--players", default="standard,novice", help=say("players"))
    parser.add_argument("--games", type=count, default=20, help=say("games"))
    parser.add_argument("--seed", type=whole, default=1, help=say("seed"))
    parser.add_argument("--option", action="append", default=[], help=say("option"))
    parser.add_argument("--iterations", type=count, help=say("iterations"))
    parser.add_argument("--timed", action="store_true", help=say("timed"))
    parser.add_argument("--until", type=part, help=say("until"))
    _add_where(parser, 2)
    parser.add_argument("--json", action="store_true", help=say("json"))
    parser.add_argument("--ladder", action="store_true", help=say("ladder"))
    parser.add_argument("--seats", type=count, default=2, help=say("seats"))
    options = parser.parse_args(words)
    apart = _NO_LADDER if options.ladder else ("seats",)
    for name in apart:
        if getattr(options, name) != parser.get_default(name):
            parser.error(_help("no_ladder" if options.ladder else "ladder_only", word=name))
    if options.ladder:
        return _ladder(options)
    from scenes.commands.tournament import tournament

    with stoppable():
        return tournament(
            options.game,
            options.players,
            games=options.games,
            seed=options.seed,
            options=options.option,
            iterations=options.iterations,
            timed=options.timed,
            until=options.until,
            where=_where(options),
            as_json=options.json,
        )


def _ladder(options: argparse.Namespace) -> int:
    from scenes.commands.ladder import ladder

    with stoppable():
        return ladder(
            options.game,
            seats=options.seats,
            games=options.games,
            seed=options.seed,
            options=options.option,
            where=_where(options),
        )


def _tune(words: Sequence[str]) -> int:
    from engine.games import game_keys

    say = _help_of("tune", known=", ".join(game_keys()))
    parser = _parser("main.py tune", "tune")
    parser.add_argument("game", help=say("game"))
    parser.add_argument("--level", default="standard", help=say("level"))
    parser.add_argument("--seats", type=count, default=2, help=say("seats"))
    parser.add_argument("--players", help=say("players"))
    parser.add_argument("--rounds", type=count, default=20, help=say("rounds"))
    parser.add_argument("--games", type=count, default=40, help=say("games"))
    parser.add_argument("--seed", type=whole, default=1, help=say("seed"))
    parser.add_argument("--iterations", type=count, default=150, help=say("iterations"))
    _add_where(parser, 2)
    parser.add_argument("--fit", action="store_true", help=say("fit"))
    parser.add_argument("--write", action="store_true", help=say("write"))
    options = parser.parse_args(words)
    if options.fit and options.cluster is not None:
        parser.error(_help("no_cluster_fit"))
    from scenes.commands.tune import tune_weights

    with stoppable():
        return tune_weights(
            options.game,
            options.players or ",".join([options.level] * options.seats),
            rounds=options.rounds,
            games=options.games,
            seed=options.seed,
            iterations=options.iterations,
            where=_where(options),
            fits=options.fit,
            write=options.write,
        )


def _train(words: Sequence[str]) -> int:
    from engine.games import game_keys

    say = _help_of("train", known=", ".join(game_keys()))
    parser = _parser("main.py train", "train")
    parser.add_argument("game", help=say("game"))
    parser.add_argument("--seats", type=count, default=2, help=say("seats"))
    parser.add_argument("--players", action="append", default=[], help=say("players"))
    parser.add_argument("--option", action="append", default=[], help=say("option"))
    parser.add_argument("--games", type=count, help=say("games"))
    parser.add_argument("--minutes", type=seconds, help=say("minutes"))
    parser.add_argument("--seed", type=count, default=1, help=say("seed"))
    parser.add_argument("--out", type=Path, help=say("out"))
    parser.add_argument("--from", dest="begin", type=Path, help=say("begin"))
    parser.add_argument("--honest", action="store_true", help=say("honest"))
    parser.add_argument("--measure", type=count, help=say("measure"))
    _add_where(parser, 1)
    options = parser.parse_args(words)
    from scenes.commands.train import tables_of, train

    with stoppable():
        return train(
            options.game,
            tables_of(options.seats, options.players),
            options=options.option,
            games=options.games,
            minutes=options.minutes,
            seed=options.seed,
            out=options.out,
            begin=options.begin,
            honest=options.honest,
            measured=options.measure,
            where=_where(options),
        )


def _box(words: Sequence[str]) -> int:
    from engine.games import game_keys
    from scenes.commands.box import LEVELS, WHAT, box_command

    say = _help_of("box", known=", ".join(game_keys()))
    parser = _parser("main.py box", "box")
    parser.add_argument("game", help=say("game"))
    parser.add_argument("what", choices=WHAT, nargs="?", default=WHAT[0], help=say("what"))
    parser.add_argument("--set", default="", help=say("set"))
    parser.add_argument("--file", type=Path, help=say("file"))
    parser.add_argument("--games", type=count, default=200, help=say("games"))
    parser.add_argument("--level", default="random", choices=LEVELS, help=say("level"))
    parser.add_argument("--json", action="store_true", help=say("json"))
    options = parser.parse_args(words)
    with stoppable():
        return box_command(
            options.game,
            options.what,
            name=options.set,
            file=options.file,
            games=options.games,
            level=options.level,
            as_json=options.json,
        )


def _calibrate(words: Sequence[str]) -> int:
    from engine.games import game_keys

    say = _help_of("calibrate", known=", ".join(game_keys()))
    parser = _parser("main.py calibrate", "calibrate")
    parser.add_argument("game", help=say("game"))
    parser.add_argument("--seats", type=count, default=2, help=say("seats"))
    parser.add_argument("--players", action="append", default=[], help=say("players"))
    parser.add_argument("--option", action="append", default=[], help=say("option"))
    parser.add_argument("--games", type=count, default=200, help=say("games"))
    parser.add_argument("--seed", type=whole, default=1, help=say("seed"))
    parser.add_argument("--iterations", type=count, default=40, help=say("iterations"))
    _add_where(parser, 1)
    options = parser.parse_args(words)
    from scenes.commands.calibrate import LEVEL, calibrate

    with stoppable():
        return calibrate(
            options.game,
            tuple(options.players) or (",".join([LEVEL] * options.seats),),
            options=options.option,
            games=options.games,
            seed=options.seed,
            iterations=options.iterations,
            where=_where(options),
        )


def _add_where(parser: argparse.ArgumentParser, usual: int) -> None:
    """Processes of this machine, or a cluster."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--processes", type=count, default=usual, help=_help("processes"))
    where.add_argument("--cluster", metavar="ADDRESS", help=_help("cluster"))


def _where(options: argparse.Namespace) -> int | str:
    where: int | str = options.processes if options.cluster is None else options.cluster
    return where


def _help_of(command: str, **values: str) -> Callable[[str], str]:
    """The help of one command's options; a percent sign means something to the parser."""
    return lambda option: _say(f"{command}.help.{option}", **values).replace("%", "%%")


def _parser(name: str, command: str, **values: str) -> SentenceParser:
    parser = SentenceParser(prog=name, description=_say(f"commands.{command}", **values))
    parser.add_argument(DATA_DIR, metavar="DIR", help=_help("data_dir"))
    parser.add_argument(LANGUAGE, metavar="CODE", help=_help("language", known=_languages()))
    return parser


def _languages() -> str:
    from engine.texts import languages

    return ", ".join(languages())


def _help(option: str, **values: str) -> str:
    return _say(f"commands.help.{option}", **values)


def _say(key: str, **values: str) -> str:
    from engine.texts import spoken

    return spoken().say(key, **values)


_NO_LADDER = ("players", "iterations", "timed", "until", "json")
"""Options of a tournament that a ladder, which plays all levels as they are, has no use for."""

COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "play": _play,
    "simulate": _simulate,
    "bench": _bench,
    "shots": _shots,
    "check": _check,
    "tournament": _tournament,
    "tune": _tune,
    "train": _train,
    "calibrate": _calibrate,
    "box": _box,
}


def _report(error: Exception) -> int:
    """A fault outside of scenes: log file, one sentence, exit status 1. Raises Refusal for a broken
    component file: what is wrong with it says all that helps."""
    from engine.ai.lab.cluster import ClusterError
    from engine.cells import DataError

    if isinstance(error, ClusterError):
        raise refuse("commands.bad_data", reason=error) from error
    if isinstance(error, DataError):
        raise refuse("commands.bad_data", reason=error.text) from error
    from engine.texts import CatalogueError, spoken
    from saves.places import resolve_places
    from scenes.shell.writing.report import write_report

    path = write_report(resolve_places().data, error)
    key = "ui.cli.fault_logged" if path else "ui.cli.fault"
    try:
        sentence = spoken().say(key, path=path, error=_words_of(error))
    except CatalogueError as broken:
        sentence = f"{_words_of(error)}; {broken}"
    print(sentence, file=sys.stderr)
    return 1


def _words_of(error: Exception) -> str:
    """What an error says; its class only where it says nothing."""
    return str(error) or type(error).__name__
