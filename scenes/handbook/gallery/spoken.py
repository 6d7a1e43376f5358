"""What the gallery says to somebody who listens: a card with everything on it, and the filters."""

from __future__ import annotations

from scenes.handbook.aid.content import Say
from scenes.handbook.gallery.content import CardEntry, GallerySource
from scenes.shell.voice.heard import Named, in_words, joined


def card_told(entry: CardEntry, source: GallerySource, say: Say, named: Named) -> str:
    """A card: its name, its kind, its lines, and whether it was reconstructed."""
    kind, lines = say(source.kind_words(entry.kind)), (line.words for line in entry.lines)
    mark = say("handbook.gallery.reconstructed") if entry.reconstructed else ""
    return in_words(joined([f"{entry.name}, {kind}", *lines, mark]), named)
