"""`main.py check FILE`: does an exported game replay by the rules, and how did it end?"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.texts import Catalogue, spoken
from engine.texts.called import names_of
from saves.model import SessionRecord
from saves.replaying import restore
from scenes.play.examining import FileRefusal, examined


def check(path: Path) -> int:
    """Print what the file holds. 0: sound; 1: it breaks the rules; 2: it cannot be read."""
    catalogue = spoken()
    try:
        record = examined(path)
    except FileRefusal as refusal:
        print(catalogue.say(refusal.text), file=sys.stderr)
        return 1 if refusal.readable else 2
    total = len(record.log)
    print(catalogue.say("ui.cli.check_good", game=record.game, good=record.cursor, total=total))
    print("\n".join(position_lines(catalogue, record)))
    return 0


def position_lines(catalogue: Catalogue, record: SessionRecord) -> list[str]:
    """Digest and points of the position that the record ends in."""
    session = restore(record)
    names = names_of(catalogue.say, record.config)
    if session.over:
        key, points = "ui.cli.check_scores", session.game.outcome(session.state).totals
    else:
        key, points = "ui.cli.check_unfinished", session.game.standing(session.state)
    scores = ", ".join(f"{name} {value}" for name, value in zip(names, points, strict=True))
    return [
        catalogue.say("ui.cli.check_digest", digest=session.digest()),
        catalogue.say(key, scores=scores),
    ]
