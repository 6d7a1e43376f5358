"""Something that cannot begin: told in one sentence, exit status 2."""

from __future__ import annotations


class Refusal(Exception):  # noqa: N818 - it is an answer to the person, not a fault
    """The finished sentence is its text."""


def refuse(key: str, **values: object) -> Refusal:
    """A refusal by its catalogue key."""
    from engine.texts import spoken

    return Refusal(spoken().say(key, (), **values))
