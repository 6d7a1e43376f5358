"""What the saves have to say, for the catalogue."""

from __future__ import annotations

from engine.explain import Text
from saves.errors import Message


def as_text(message: Message) -> Text:
    """A message of the saves as a catalogue text."""
    return Text(message.key, message.values)
