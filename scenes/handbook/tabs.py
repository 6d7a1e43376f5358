"""The chapters of a game's handbook, as far as the game has them."""

from __future__ import annotations

from engine.box.game_box import box_of
from engine.lessons.minute import has_minute
from engine.lessons.practice import has_practice
from engine.lessons.reader import has_lesson
from scenes.games.screens import has_screens, screens_of
from scenes.play.boxes.waiting import waiting
from scenes.shell.services import Services
from sprites.handbook.head import Tab

MINUTE, FIRST, PRACTICE, AID = "minute", "first", "practice", "aid"
RULES, ICONS, CARDS, BOX = "rules", "icons", "cards", "box"
ORDER = (MINUTE, FIRST, PRACTICE, AID, RULES, ICONS, CARDS, BOX)


def chapters(game: str) -> tuple[str, ...]:
    """Keys of the chapters: what a game does not bring, its book has not got."""
    screens = screens_of(game) if has_screens(game) else None
    brought = {RULES: True, FIRST: screens is not None and has_lesson(game)}
    brought[AID] = brought[ICONS] = screens is not None and screens.aid is not None
    brought[CARDS] = screens is not None and screens.gallery is not None
    brought[BOX] = screens is not None and box_of(game) is not None
    brought[MINUTE] = brought[FIRST] and has_minute(game)
    brought[PRACTICE] = screens is not None and has_practice(game)
    return tuple(key for key in ORDER if brought[key])


def book_tabs(app: Services, game: str) -> tuple[Tab, ...]:
    """The tabs of a game's book; a seal says how many corrected figures have changed since."""
    found = []
    for key in chapters(game):
        left = waiting(app.boxes, game) if key == BOX else 0
        found.append(Tab(key, app.say(f"handbook.tab.{key}"), left))
    return tuple(found)


def opening(game: str) -> str:
    """The chapter at which somebody who wants to learn a game opens its book."""
    return chapters(game)[0]
