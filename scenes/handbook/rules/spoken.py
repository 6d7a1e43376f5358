"""What the rules say to somebody who listens."""

from __future__ import annotations

from engine.explain import Text
from engine.lessons.examples import load_examples
from engine.lessons.minute import load_minute
from scenes.handbook.rules.left import LeftPage
from scenes.handbook.rules.right import RightPage
from scenes.handbook.rules.text import Rulebook
from scenes.handbook.spoken import clause_told, minute_parts, page_told
from scenes.shell.services import Services


def open_told(app: Services, book: Rulebook, page: RightPage) -> str:
    """The clause that lies open; else the whole section."""
    section = page.section
    if section is None:
        return ""
    if section.id == book.opening:
        return page_told(
            app, book.game, [section.title, *minute_parts(app, load_minute(book.game))]
        )
    opened = [each for each in section.clauses if each.id == page.opened]
    return page_told(
        app, book.game, [section.title, *(each.whole for each in opened or section.clauses)]
    )


def search_told(app: Services, page: LeftPage) -> str:
    """The line to write in: what stands there, and how much was found."""
    values = {"what": app.say("handbook.rules.search"), "value": page.field.text}
    told = app.say(Text("spoken.valued", values))
    if not page.searching:
        return told
    found = app.say("handbook.rules.found", n=len(page.found)) if page.found else ""
    nothing = app.say("handbook.rules.found_nothing", query=page.field.text)
    return f"{told}. {found or nothing}"


def target_told(app: Services, book: Rulebook, key: str) -> str:
    """A row of the contents, a link, an example, another game's book, the way back or on."""
    kind, _, name = key.partition(":")
    if kind == "open":
        section = book.section(name)
        return section.title if section is not None else ""
    if kind == "link":
        return clause_told(app, name.partition(":")[2])
    if kind == "game":
        words = app.say(f"game.{name}")
        return app.say("spoken.chosen", what=words) if name == book.game else words
    if kind == "history":
        return app.say("spoken.back" if int(name) < 0 else "spoken.forward")
    if kind == "example":
        return _example_told(app, book.game, name)
    return ""


def _example_told(app: Services, game: str, name: str) -> str:
    example = load_examples(game).of(name)
    if example is None:
        return ""
    parts = [app.say("example.number", id=example.id), app.say(example.text("name"))]
    return page_told(app, game, [*parts, app.say("example.open")])
