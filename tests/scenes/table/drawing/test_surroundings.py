"""What lies where is made once, and anew when the window or the zoom changes."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from scenes.table.drawing.surroundings import Surroundings


def test_sprites_and_places_are_kept_until_something_changes() -> None:
    made: list[str] = []

    def note(what: str, result: Any) -> Any:
        return lambda *_: (made.append(what), result)[1]

    table: Any = SimpleNamespace(
        sprites=note("sprites", []),
        places=note("places", {}),
        show_seat=note("seat", None),
        show_acting=lambda seat: None,
    )
    model: Any = SimpleNamespace(shown=object(), acting=0)
    around = Surroundings(model, table, SimpleNamespace(targets={}))  # type: ignore[arg-type]
    for change, anew in (
        (lambda: None, True),
        (lambda: None, False),
        (around.relaid, True),
        (lambda: setattr(model, "shown", object()), True),
        (lambda: None, False),
        (lambda: around.show_seat(1), True),
        (lambda: around.show_seat(1), False),
    ):
        change()
        made.clear()
        around.now(0)
        assert (made == ["sprites", "places"]) is anew
