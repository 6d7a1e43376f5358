"""The chapters of a game's handbook, as far as the game has them."""

from __future__ import annotations

from scenes.games.screens import has_screens, screens_of
from scenes.handbook.aid.chapter import AidChapter, IconsChapter
from scenes.handbook.chapter import Chapter, ChapterBook

RULES, AID, ICONS, CARDS = "rules", "aid", "icons", "cards"


def chapters(game: str) -> tuple[str, ...]:
    """Keys of the chapters: what a game does not bring, its book has not got."""
    found = [RULES]
    screens = screens_of(game) if has_screens(game) else None
    if screens is not None and screens.aid is not None:
        found += [AID, ICONS]
    if screens is not None and screens.gallery is not None:
        found.append(CARDS)
    return tuple(found)


def make_chapter(tab: str, book: ChapterBook) -> Chapter:
    """The chapter of a key that is not the rules."""
    return AidChapter(book) if tab == AID else IconsChapter(book)
