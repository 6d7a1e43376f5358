"""The ring and the castle as static pictures: from the state's boards to plain values, and their
pictures by magnification."""

from __future__ import annotations

from collections.abc import Callable

from engine.games.viscounts.reader.tables import BoardData
from engine.games.viscounts.state import State
from scenes.games.board_pictures import BoardPictures, Build
from scenes.games.viscounts.glyphs import effect_glyphs, exchange_glyphs
from sprites.common.cache import RasterCache
from sprites.viscounts import geometry as geo
from sprites.viscounts.castle import CastleLayer
from sprites.viscounts.icons.catalogue import icon
from sprites.viscounts.ring_layer import RingBuild, RingLayout
from sprites.viscounts.ring_view import (
    LANDSCAPE_OF_SEGMENT,
    LinkView,
    RingView,
    SegmentView,
)

SIDES: tuple[geo.Side, geo.Side] = ("low", "high")


def ring_view(view: State, say_name: Callable[[str, str], str]) -> RingView:
    """What is printed on this game's boards. `say_name(letter, fallback)` names a segment."""
    board = view.data.board
    side = SIDES[view.side]
    return RingView(
        segments=tuple(_segment(board, number, side, say_name) for number in view.order),
        side=side,
        rotation=view.rotation,
        castle_effects=tuple(
            effect_glyphs(section["tier_2_effect"]) for section in board.raw["castle_section"]
        ),
    )


def _segment(
    board: BoardData,
    number: int,
    side: geo.Side,
    say_name: Callable[[str, str], str],
) -> SegmentView:
    raw = board.raw
    entry = raw["segment"][number]
    letter = entry["id"]
    spots = [s for s in raw["spot"] if s["side"] == side and s["segment"] == letter]
    links = [s for s in raw["link"] if s["side"] == side and s["segment"] == letter]
    return SegmentView(
        landscape=LANDSCAPE_OF_SEGMENT[letter],
        name=say_name(letter, entry["name"]).upper(),
        number_left=str(entry["number_left"]),
        number_right=str(entry["number_right"]),
        banks=tuple(spot["bank"] for spot in spots),
        spots=tuple(effect_glyphs(spot["effects"]) for spot in spots),
        links=tuple(LinkView(s["a"], s["b"], effect_glyphs(s["effects"])) for s in links),
        exchange_left=exchange_glyphs(entry["exchange_left"]),
        exchange_right=exchange_glyphs(entry["exchange_right"]),
    )


class RingPictures(BoardPictures[RingLayout, RingView]):
    """Ring and castle by size."""

    def __init__(self, cache: RasterCache) -> None:
        super().__init__()
        self._cache = cache

    def castle(self, layout: RingLayout, view: RingView) -> tuple[CastleLayer, ...]:
        """The castle's layers from back to front, the lowest of which is part of the ring's
        picture: sharp if they are built, else those of another size stand in."""
        build = self.show(layout, view)
        stand_in = self._covering()
        if stand_in is None:
            return _castle_of(build)
        share = layout.unit / stand_in.layout.unit
        return tuple(layer.stretched(share) for layer in _castle_of(stand_in))

    def _make(self, layout: RingLayout, view: RingView) -> RingBuild:
        return RingBuild(layout, view, self._cache, icon)

    def _key(self, layout: RingLayout, view: RingView) -> object:
        return layout, view


def _castle_of(build: Build[RingLayout, RingView]) -> tuple[CastleLayer, ...]:
    return build.castle if isinstance(build, RingBuild) else ()
