"""What the largest plate offers: the game in progress, a first game left half-way, or, to whoever
has never played, where to begin."""

from __future__ import annotations

from dataclasses import dataclass

from engine.games import game_keys
from saves.model import SessionSummary
from scenes.games.screens import has_screens
from scenes.play.lessons import finished_on, has_begun
from scenes.shell.layer import Layer
from scenes.shell.services import Services
from scenes.title.words import continue_words, first_time_words, lesson_words, no_game_words
from sprites.title.state import ContinueWords


@dataclass(frozen=True, slots=True)
class Offer:
    """`latest`: the game in progress. `lesson`: the game whose first game was left half-way.
    `newcomer`: nothing was ever played."""

    words: ContinueWords
    latest: SessionSummary | None = None
    lesson: str = ""
    newcomer: bool = False

    @property
    def goes_on(self) -> bool:
        """Something that was begun can be continued."""
        return self.latest is not None or bool(self.lesson)

    def leads_to(self, app: Services) -> Layer:
        """Where it leads, unless to the game in progress, which is loaded first."""
        return app.routes.lesson(self.lesson) if self.lesson else app.routes.learn("")


def offered(app: Services) -> Offer:
    """What there is to go on with, or to begin with."""
    latest = app.library.latest_unfinished()
    if latest is not None:
        return Offer(continue_words(app, latest), latest)
    games = [game for game in game_keys() if has_screens(game)]
    begun = next((game for game in games if has_begun(app.library, game)), "")
    if begun:
        return Offer(lesson_words(app, begun), lesson=begun)
    played = app.library.sessions() or any(finished_on(app.library, game) for game in games)
    if played:
        return Offer(no_game_words(app))
    return Offer(first_time_words(app), newcomer=True)
