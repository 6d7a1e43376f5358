"""`main.py check --library`: verify every kept game, and save what can be saved."""

from __future__ import annotations

import sys
import time
from pathlib import Path

from engine.explain import Text
from engine.texts import Catalogue, spoken
from engine.texts.called import called
from saves.errors import Message, SaveError
from saves.library_check import Fault, check_library, repair_library
from saves.lock import Holder
from saves.opening import Opener
from saves.places import resolve_places
from saves.replaying import replayed


def check_whole_library(repair: bool) -> int:
    """Print what is wrong. 0: nothing, or it was repaired; 1: something; 2: there is no library."""
    catalogue = spoken()
    opener = Opener(resolve_places().library, Holder(), time.time)
    try:
        report = check_library(opener, replayed)
        print(catalogue.say("ui.cli.library_checked", n=report.games, sound=report.sound))
        for fault in report.faults:
            print(_line(catalogue, fault), file=sys.stderr)
        if not report.faults:
            return 0
        if not repair:
            print(catalogue.say("ui.cli.library_repair"), file=sys.stderr)
            return 1
        _tell_repaired(catalogue, opener.path, repair_library(opener, replayed))
    except SaveError as refusal:
        print(_said(catalogue, refusal.message), file=sys.stderr)
        return 2
    return 0


def _tell_repaired(catalogue: Catalogue, path: Path, aside: Path) -> None:
    print(catalogue.say("ui.cli.library_repaired", path=str(path), aside=str(aside)))


def _line(catalogue: Catalogue, fault: Fault) -> str:
    reason = _said(catalogue, fault.what)
    if fault.session is None:
        return reason
    line = fault.session
    names = [called(catalogue.say, player.name) for player in line.players]
    return catalogue.say("ui.cli.library_fault", game=line.game, players=names, reason=reason)


def _said(catalogue: Catalogue, message: Message) -> str:
    return catalogue.say(Text(message.key, message.values))
