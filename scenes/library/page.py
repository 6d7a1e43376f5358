"""The page beside the shelf: which session it shows, what can be done there, and why not."""

from __future__ import annotations

from typing import Final

import pygame

from saves.model import SessionSummary
from scenes.library.actions import locked
from scenes.library.boxes import table_picture
from scenes.library.view import Page
from scenes.library.words import page_words, playable
from scenes.play.seeds import seed_rule
from scenes.shell.services import Services
from sprites.library.layout import SEED, LibraryLayout, page_layout

CHANGING: Final = frozenset(("rename", "duplicate", "delete", "restore", "import", SEED))
"""What cannot be done while another window has the library."""


class PageMaker:
    """Makes the page of a session, keeping the last one."""

    def __init__(self, app: Services) -> None:
        self._app = app
        self._picture: tuple[str, float, pygame.Surface | None] = ("", 0.0, None)
        self.told: set[str] = set()
        """Sessions whose seed somebody asked for, as long as the library is open."""

    def of_session(self, layout: LibraryLayout, line: SessionSummary, naming: bool) -> Page:
        """The page of a session."""
        keys = actions_of(line) + self._seed_key(line)
        reasons = self.reasons(line)
        rooms = page_layout(layout.page, layout.sheet, len(line.players), keys)
        return Page(
            rooms=rooms,
            words=page_words(
                self._app, line, self._app.library.details(line.id), line.id in self.told
            ),
            picture=self._picture_of(line),
            actions={key: self._word(key, line) for key in keys},
            closed=frozenset(key for key in keys if key in reasons),
            naming=naming,
        )

    def of_nothing(self, layout: LibraryLayout, kind: str) -> Page:
        """The page when no session is chosen; `kind`: "empty", "none" or "choose"."""
        say = self._app.say
        keys = {"empty": ("new",), "none": ("everything",)}.get(kind, ())
        lines = [say(f"archive.library.{kind}")]
        if kind == "empty":
            lines.append(say("archive.library.empty_import"))
        return Page(
            rooms=page_layout(layout.page, layout.sheet, 0, keys),
            words=None,
            title=say(f"archive.library.{kind}_title"),
            lines=tuple(lines),
            actions={key: say(f"archive.library.{key}") for key in keys},
        )

    def reasons(self, line: SessionSummary | None) -> dict[str, str]:
        """Why something cannot be done with this session, by action."""
        why = locked(self._app)
        found = dict.fromkeys(CHANGING, why) if why else {}
        if line is not None and not playable(line):
            found["continue"] = found["review"] = self._app.say("archive.library.unplayable")
        return found

    def _seed_key(self, line: SessionSummary) -> tuple[str, ...]:
        asking = line.id not in self.told and seed_rule(self._app.library, line.id) == "asked"
        return (SEED,) if asking else ()

    def _word(self, key: str, line: SessionSummary) -> str:
        shown = "open" if key == "continue" and line.finished else key
        return self._app.say(f"archive.library.action.{shown}")

    def _picture_of(self, line: SessionSummary) -> pygame.Surface | None:
        if self._picture[:2] != (line.id, line.updated):
            self._picture = (line.id, line.updated, table_picture(self._app, line.id))
        return self._picture[2]


def actions_of(line: SessionSummary) -> tuple[str, ...]:
    """The buttons of a session's page, the large one first."""
    if line.deleted:
        return ("restore", "export")
    reviewed = ("review",) if line.finished else ()
    return ("continue", *reviewed, "rename", "duplicate", "export", "delete")
