"""Days and names in lists, as every list shows and sorts them."""

from __future__ import annotations

import time
import unicodedata

from scenes.shell.services import Services


def day_words(app: Services, seconds: float) -> str:
    """The day of a moment (seconds since 1970); empty for one that no calendar has."""
    try:
        day = time.localtime(seconds)
    except (OverflowError, ValueError, OSError):
        return ""
    month = app.say(f"archive.month.{day.tm_mon}")
    return app.say("archive.date", day=day.tm_mday, month=month, year=day.tm_year)


def sorting_key(words: str) -> tuple[str, str]:
    """Letters without accents first, so that É stands beside E and not behind Z."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c)), words
