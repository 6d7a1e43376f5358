"""Takes remarks about rulings out of the sentences of a clause: they stand in the margin.

The catalogues mark our own decisions in the running text, "(ruling)", "(ruling: why)",
"Ruling: what", "Reason: why", in the words of each language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_BODY_ENDS = ".!?:;,"


@dataclass(frozen=True, slots=True)
class Words:
    """How a language marks a ruling and its reason."""

    ruling: str
    reason: str


@dataclass(frozen=True, slots=True)
class Parted:
    """A clause without its remarks. `ruled`: it is a ruling, or has one; `note`: what is said about
    it, may be empty."""

    body: str
    note: str = ""
    ruled: bool = False


def part(text: str, words: Words) -> Parted:
    """The sentences of a clause and what belongs into its margin."""
    ruling = rf"(?i:{re.escape(words.ruling)})"
    if re.search(rf"(?<!\w){ruling}(?!\w)", text) is None:
        return Parted(text)
    notes: list[str] = []
    body = _in_brackets(text, ruling, notes)
    body = re.sub(rf", {ruling}(?=:)", "", body)
    body = _with_source(body, ruling, notes)
    body = _leading(body, rf"{ruling}: ")
    body, found, rest = _cut(body, rf"(?<=[{re.escape(_BODY_ENDS)}]) {ruling}: ")
    if found:
        notes.insert(0, _sentence(rest))
    elif words.reason:
        body, found, rest = _cut(body, rf" {re.escape(words.reason)}: ")
        notes += [_sentence(rest)] if found else []
    return Parted(body, " ".join(notes), ruled=body != text)


def _in_brackets(text: str, ruling: str, notes: list[str]) -> str:
    """ "(ruling)" and "(ruling: why)" go; what the second says is a note."""

    def taken(match: re.Match[str]) -> str:
        if match["why"]:
            notes.append(_sentence(match["why"]))
        return ""

    inside = r"(?P<why>(?:[^()]|\([^()]*\))*)"
    return re.sub(rf" ?\({ruling}(?:[:;,–-]|(?=\))| (?=\w)) ?{inside}\)", taken, text)


def _with_source(text: str, ruling: str, notes: list[str]) -> str:
    """ "Ruling, after somebody's rules: what": whose rules they are is a note."""
    match = re.match(rf"{ruling}, ([^:]+): ", text)
    if match is None:
        return text
    notes.append(_sentence(match[1]))
    return _capital(text[match.end() :])


def _leading(text: str, mark: str) -> str:
    """A clause that is a ruling as a whole."""
    match = re.match(mark, text)
    return _capital(text[match.end() :]) if match is not None else text


def _cut(text: str, mark: str) -> tuple[str, bool, str]:
    """What stands before a mark and behind it."""
    match = re.search(mark, text)
    if match is None:
        return text, False, ""
    return text[: match.start()], True, text[match.end() :]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentence(text: str) -> str:
    """With a capital letter and a full stop."""
    text = _capital(text.strip())
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."
