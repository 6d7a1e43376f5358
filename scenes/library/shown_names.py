"""Names in a file from elsewhere, as far as they can be shown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.texts.called import of_colour
from saves.model import SessionRecord
from scenes.shell.services import Services
from scenes.shell.settings import LONGEST_NAME
from sprites.common import fonts


def with_shown_names(app: Services, record: SessionRecord) -> SessionRecord:
    """The same game with names of which every letter can be shown, none longer than one that is
    typed here; a seat of whose name nothing is left is called by its colour."""
    seats = [{**seat, "name": _seat_name(app, seat)} for seat in record.config["seats"]]
    name = fonts.shown_part(record.name)
    return replace(record, config={**record.config, "seats": seats}, name=name)


def _seat_name(app: Services, seat: Mapping[str, Any]) -> str:
    name = fonts.shown_part(str(seat.get("name", "")))[:LONGEST_NAME].strip()
    return name or of_colour(str(seat["colour"]))


def loses_letters(record: SessionRecord, shown: SessionRecord) -> bool:
    """True when names had to be changed by more than their spaces."""
    before = [str(seat.get("name", "")) for seat in record.config["seats"]]
    after = [str(seat["name"]) for seat in shown.config["seats"]]
    pairs = zip([record.name, *before], [shown.name, *after], strict=True)
    return any(old.split() != new.split() for old, new in pairs)
