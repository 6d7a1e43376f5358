"""What all chapters of the handbook say alike to somebody who listens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.explain import Text
from engine.lessons.minute import Minute
from scenes.shell.services import Services
from scenes.shell.voice.heard import icon_names, in_words, joined


def clause_told(app: Services, clause: str) -> str:
    """Where a link leads: the number of a clause with its text, or a section with its title."""
    for table in ("rule", "rule_section"):
        if app.catalogue.has(f"{table}.{clause}"):
            text = app.say(f"{table}.{clause}")
            return app.say(Text("spoken.clause", {"id": clause, "text": text}))
    return clause


def minute_parts(app: Services, minute: Minute) -> Iterator[str]:
    """Who one is, how the game ends, how one wins, and what a turn is."""
    yield app.say(minute.text("who"))
    for part in ("ends", "wins"):
        yield f"{app.say(f'handbook.minute.{part}')}:"
        yield app.say(minute.text(part))
    yield f"{app.say('handbook.minute.turn')}:"
    for scene in minute.turn:
        yield app.say(minute.text("turn", scene.id))


def page_told(app: Services, game: str, parts: Iterable[str]) -> str:
    """Parts of a page as sentences, with icons by their names."""
    return in_words(joined(parts), icon_names(app.catalogue, game))
