"""What a scene has to say to somebody who listens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engine.texts import Catalogue

WHERE, CAN, DID, MINE, THEIRS, BOARD = "where", "can", "did", "mine", "theirs", "board"
QUESTIONS: tuple[str, ...] = (WHERE, CAN, DID, MINE, THEIRS, BOARD)
"""What can be asked of every scene, in the order of the keys F2 to F7."""


@dataclass(frozen=True, slots=True)
class News:
    """Something that happened: all of it in words, and its steps by id. Of news that has grown
    since it was told, only the new steps are told."""

    id: str
    words: str
    steps: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Heard:
    """Finished sentences; what is empty is not told.

    `place`: what lies open; `alert`: what was refused; `news`: everything so far, oldest first;
    `state`: what is asked; `focus`: what the keyboard is on, told anew at another `focus_at`;
    `slips`: help that lies there besides, each told when it comes. `ears`: who listens, where some
    hear in turn what the others may not; empty: everybody who is there; None: nobody may hear news.
    """

    place: str = ""
    alert: str = ""
    news: tuple[News, ...] = ()
    state: str = ""
    focus: str = ""
    focus_at: str = ""
    slips: tuple[str, ...] = ()
    ears: str | None = ""


_ICON = re.compile(r"(?:(\w+)(\s*))?\{(\w+)\}")


_GOES_ON = re.compile(r"\?, (\w)")
_TIMES = re.compile(r" \((\d+)×\)")

Named = Callable[[str, str], str]
"""What an icon is called, by its name and the word before it."""


def _by_its_name(icon: str, before: str) -> str:
    return icon.replace("_", " ")


def in_words(text: str, named: Named = _by_its_name) -> str:
    """Without pictures: an icon is named instead."""

    def said(found: re.Match[str]) -> str:
        before, icon = found.group(1) or "", found.group(3)
        return f"{before} {named(icon, before)}" if before else named(icon, before)

    return _ICON.sub(said, text)


def icon_names(catalogue: Catalogue, game: str) -> Named:
    """What the icons of a game are called: after a number by the word for so many, else as its
    counters, or as its dictionary begins."""

    def named(icon: str, before: str) -> str:
        number = _number(catalogue, before)
        key = f"handbook.counted.{game}.{icon}"
        if number is not None and catalogue.has(key):
            return catalogue.say(key, n=number)
        for key in (f"{game}.counter.{icon}", f"handbook.icon.{game}.{icon}"):
            if catalogue.has(key):
                return catalogue.say(key).partition(":")[0]
        return _by_its_name(icon, before)

    return named


def _number(catalogue: Catalogue, word: str) -> int | None:
    """What a numeral says, in figures or in letters; of those in letters, 1 or 2 for more."""
    if word.isdecimal():
        return int(word)
    for number in (1, 2):
        if word.casefold() in catalogue.say("spoken.numeral", n=number).split(", "):
            return number
    return None


def joined(parts: Iterable[str]) -> str:
    """Sentences one after the other, each with an end that a voice makes a pause for."""
    return " ".join(_ended(part) for part in map(_plain, parts) if part)


def arrows_said(words: str, word: str) -> str:
    """With a word in the place of every arrow between two things."""
    return words.replace(" → ", f", {word} ")


def times_said(words: str, said: Callable[[int], str]) -> str:
    """With words in the place of "(2×)" behind what happened so often."""
    return _TIMES.sub(lambda found: said(int(found.group(1))), words)


def _plain(words: str) -> str:
    """Without marks that are read for the eye."""
    bare = words.replace(" · ", ", ").replace("·", ",").replace("•", " ")
    bare = re.sub(r"\s+", " ", bare).replace(" ,", ",").strip()
    bare = bare.replace("?:", "?")  # a question's own end is enough
    return _GOES_ON.sub(lambda found: "? " + found.group(1).upper(), bare)


def _ended(words: str) -> str:
    return words if words[-1] in ".!?:…" else f"{words}."
