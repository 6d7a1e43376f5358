"""The lines of the lobby that are written in: four names and the seed."""

from __future__ import annotations

from collections.abc import Mapping

import pygame

from scenes.lobby.choices import clean_name
from scenes.lobby.company import Company
from scenes.shell.layer import Size
from scenes.shell.settings import LONGEST_NAME
from scenes.shell.widgets.fields import TextFields
from sprites.common import fonts

SEED = "seed"
_LONGEST_SEED = 15


def name_key(chair: int) -> str:
    """The key of the line with the name of a chair."""
    return f"name:{chair}"


class LobbyTexts:
    """What is written where; names go to the company as they are written."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._texts = {name_key(chair): company.name(chair) for chair in range(company.chairs)}
        self._texts[SEED] = ""
        self._fields: TextFields | None = None
        self.unshown = False
        """Letters of a name were left out of which the fonts have no picture."""

    @property
    def writing(self) -> str:
        """The key of the line that is being written in, or an empty string."""
        return "" if self._fields is None else self._fields.focused

    @property
    def seed(self) -> str:
        """What stands in the line of the seed."""
        return self._texts[SEED]

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    def lay_out(
        self, size: Size, font_px: int, rooms: Mapping[str, pygame.Rect], hints: Mapping[str, str]
    ) -> None:
        """Put the lines into their rooms, canvas pixels; `hints` stand in empty lines, by the
        first word of the key."""
        self._fields = TextFields(size, font_px)
        for key, room in rooms.items():
            longest = _LONGEST_SEED if key == SEED else LONGEST_NAME
            hint = hints[key.partition(":")[0]]
            self._fields.add(key, room, self._texts[key], hint, longest)

    def keep(self) -> bool:
        """Read the lines; True when something else stands there than before."""
        self.unshown = False
        for chair in range(self._company.chairs):
            self._leave_out(name_key(chair))
        texts = self._texts if self._fields is None else self._fields.texts()
        changed = texts != self._texts
        self._texts = texts
        for chair in range(self._company.chairs):
            self._company.call(chair, clean_name(texts[name_key(chair)], ""))
        return changed

    def _leave_out(self, key: str) -> None:
        """Take letters out of a line that could not be shown."""
        text = self._texts[key] if self._fields is None else self._fields.texts()[key]
        known = "".join(c for c in text if c.isprintable() and fonts.has_letter(c))
        if known == text:
            return
        self.unshown = True
        self.write(key, known)
        if self._fields is not None and self._fields.focused == key:
            self._fields.focus(key)  # the caret goes to the end of what is left

    def write(self, key: str, text: str) -> None:
        """Write something else into a line."""
        self._texts[key] = text
        if self._fields is not None:
            self._fields.set_text(key, text)

    def write_names(self) -> None:
        """The names have gone to other chairs."""
        for chair in range(self._company.chairs):
            self.write(name_key(chair), self._company.name(chair))

    def focus(self, key: str) -> bool:
        """Write in this line from now on (an unknown key: in none); False when it was so."""
        if self._fields is None or self._fields.focused == key:
            return False
        self._fields.focus(key)
        self._fields.update(0.0)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Offer an event to the lines; True when it was written in one of them."""
        if self._fields is None:
            return False
        used = self._fields.handle(event)
        self._fields.update(0.0)
        return used and event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)

    def update(self, dt: float) -> None:
        """Blink the caret."""
        if self._fields is not None:
            self._fields.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """The line that is being written in; the others are part of the lobby's picture."""
        if self._fields is not None:
            self._fields.draw(surface, self.writing)
