"""What the sheet for choosing a file says to somebody who listens."""

from __future__ import annotations

from scenes.library.files.list import Entry, Listing
from scenes.library.files.view import about_file
from scenes.shell.services import Services
from scenes.shell.voice.heard import joined


def state_told(app: Services, listing: Listing, remark: str) -> str:
    """The folder that lies open, how much is in it, and what must be read before."""
    name = listing.folder.name or str(listing.folder)
    count = app.say("spoken.entries", n=len(listing.entries))
    return joined([app.say("spoken.valued", what=name, value=count), remark])


def target_told(app: Services, accept: str, key: str, chosen: Entry | None, name: str) -> str:
    """A target; of the list the entry that is chosen in it."""
    if key == "list":
        return entry_told(app, chosen)
    if key == "name":
        return app.say("spoken.valued", what=app.say("archive.files.name"), value=name)
    return accept if key == "ok" else app.say(f"archive.files.{key}")


def entry_told(app: Services, entry: Entry | None) -> str:
    """A folder or a file."""
    if entry is None:
        return app.say("spoken.files")
    about = app.say("spoken.folder") if entry.folder else about_file(app, entry)
    return app.say("spoken.valued", what=entry.name, value=about)
