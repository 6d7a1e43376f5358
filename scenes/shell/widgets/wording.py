"""Days and names in lists, as every list shows and sorts them."""

from __future__ import annotations

import unicodedata
from datetime import date

from scenes.shell.services import Services


def day_words(app: Services, seconds: float) -> str:
    """The day of a moment (seconds since 1970); empty for one that no calendar has."""
    try:
        day = date.fromtimestamp(seconds)
    except (OverflowError, ValueError, OSError):
        return ""
    return app.say("archive.date", day=day)


def iso_day_words(app: Services, day: str) -> str:
    """A day that is written "2026-11-23"; empty for anything else."""
    try:
        return app.say("archive.date", day=date.fromisoformat(day))
    except ValueError:
        return ""


def sorting_key(words: str) -> tuple[str, str]:
    """Letters without accents first, so that É stands beside E and not behind Z."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), words
