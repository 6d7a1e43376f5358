"""Words about things of Versailles in one view: the inspector that its tellers share."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from engine.texts import Seat
from scenes.games.telling import ViewWords
from scenes.games.versailles.faces import Faces
from scenes.table.view import Fact, Inspection


class Inspector(ViewWords[State, Faces]):
    """Words about anchors in one view."""

    game = "versailles"

    def site_of(self, name: str) -> int:
        """The number of a location by its id."""
        return next(n for n, site in enumerate(self.view.data.sites) if site.id == name)

    def site_name(self, place: int) -> Text:
        """The name of a location."""
        return words.site(self.view, place)

    def seats_text(self, seats: Sequence[int]) -> tuple[Seat, ...]:
        """Names of seats for a sentence."""
        return tuple(Seat(seat) for seat in seats)

    # Tiles ------------------------------------------------------------------------------------

    def tile(self, number: int, subtitle: str, extra: Sequence[Fact] = ()) -> Inspection:
        """A palace tile in words."""
        printed = self.view.data.tiles[number]
        facts = [
            Fact("points", self.text("points", n=printed.vp)),
            Fact("build", self.text("price", cost=self.tile_cost(number))),
            Fact("plan", self.text("edges", edges=words.edges(printed.edges))),
            *extra,
        ]
        return Inspection(
            self.say(words.tile(self.view, number)),
            subtitle,
            self.faces.tile(number, self.picture_width),
            tuple(facts),
            clauses=("VE-6.6.1", "VE-6.6.5"),
        )

    def tile_cost(self, number: int) -> tuple[Text, ...]:
        """Everything that a tile asks for."""
        printed = self.view.data.tiles[number]
        return words.price(self.view, printed.workers, printed.cost, printed.decorations)
