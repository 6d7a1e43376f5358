"""What the inspector says about every anchor of Versailles, and the signs of log and aid."""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Text
from engine.games.versailles import words
from engine.games.versailles.pieces import RESOURCES
from engine.texts import Seat
from scenes.games.telling import Tellers, ViewWords, dictionary, tell
from scenes.games.versailles import board_words as board
from scenes.games.versailles import own_words as own
from scenes.games.versailles.faces import Faces
from scenes.table.view import AidEntry, Fact, Inspection, Say
from sprites.versailles.icons import ICON_NAMES

PICTURE_WIDTH = 116
"""Units of the pictures in the inspector."""

_OWN_SIGNS = {"king": "king_walks", "finish": "unused"}
"""Events whose icon has another name."""

_AID = (
    *RESOURCES,
    "workers",
    "pool",
    "tokens",
    "waiting",
    "tiles",
    "built",
    "points",
    "technologies",
    "echo",
    "decorations",
    "painting",
    "chandelier",
    "mirror",
    "flowerbed",
    "statue",
    "fountain",
    "king",
    "marker",
)


def event_sign(kind: str, topic: str = "") -> str:
    """The icon of a kind of event in the log; moves and cubes wear their own."""
    if topic in ICON_NAMES:
        return topic
    name = _OWN_SIGNS.get(kind, kind)
    return name if name in ICON_NAMES else ""


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.versailles", _AID)


class Inspector(ViewWords[Faces]):
    """Words about anchors in one view."""

    game = "versailles"

    def of(self, anchor: str) -> Inspection | None:
        """What there is to say about an anchor."""
        return tell(_TELLERS, self, anchor)

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
            Fact("plan", self.text("edges", edges=own.edge_words(printed.edges))),
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


_TELLERS: Tellers[Inspector] = {
    "tile": own.hand_tile,
    "hand": own.hand,
    "stock": own.stock,
    "tokens": own.tokens,
    "goods": own.goods,
    "seat": own.seat_row,
    "display": board.display,
    "pile": board.pile,
    "discard": board.discard,
    "square": board.square,
    "workshop": board.workshop,
    "tech": board.tech,
    "marker": board.tech_marker,
    "newcomer": board.newcomer,
    "site": board.site,
    "pool": board.pool,
    "king": board.king,
    "score": board.score,
}
