"""`main.py check FILE`: does an exported game replay by the rules, and how did it end?"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from engine.explain import Text
from engine.texts import Catalogue, load_catalogue
from saves.check import check_file
from saves.errors import Message
from saves.model import SessionRecord
from saves.replaying import replayed, restore


def check(path: Path) -> int:
    """Print what the file holds. 0: sound; 1: it breaks the rules; 2: it cannot be read."""
    catalogue = load_catalogue()
    report = check_file(path, replayed)
    sentence = say_message(catalogue, report.message)
    if report.sound and report.record is not None:
        print(sentence)
        print("\n".join(position_lines(catalogue, report.record)))
        return 0
    print(sentence, file=sys.stderr)
    if report.record is None:
        return 2
    print(first_fault(catalogue, report.record), file=sys.stderr)
    return 1


def say_message(catalogue: Catalogue, message: Message) -> str:
    """A message of the saves as a finished sentence."""
    return catalogue.say(Text(message.key, message.values))


def position_lines(catalogue: Catalogue, record: SessionRecord) -> list[str]:
    """Digest and points of the position that the record ends in."""
    session = restore(record)
    names = [str(seat.get("name", "")) for seat in record.config["seats"]]
    if session.over:
        key, points = "ui.cli.check_scores", session.game.outcome(session.state).totals
    else:
        key, points = "ui.cli.check_unfinished", session.game.standing(session.state)
    scores = ", ".join(f"{name} {value}" for name, value in zip(names, points, strict=True))
    return [
        catalogue.say("ui.cli.check_digest", digest=session.digest()),
        catalogue.say(key, scores=scores),
    ]


def first_fault(catalogue: Catalogue, record: SessionRecord) -> str:
    """Which decision is the first that the rules refuse."""
    whole = replace(record, cursor=len(record.log))
    try:
        good = replayed(whole).good
    except Exception as error:  # a stranger's data may make the rules stumble anywhere
        return catalogue.say("ui.cli.check_stumbled", error=type(error).__name__)
    if good >= len(record.log):
        return catalogue.say("ui.cli.check_cursor", cursor=record.cursor)
    return catalogue.say("ui.cli.check_illegal", n=good + 1, action=repr(tuple(record.log[good])))
