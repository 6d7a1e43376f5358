"""Versailles: every tile, decoration and technology as an entry of the gallery."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from engine.explain import Text
from engine.games import load_game
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.pieces import EDGES, RESOURCES
from engine.games.versailles.state import State
from engine.games.versailles.telling import words
from scenes.games.versailles.aid import GAME, icon_source
from scenes.games.versailles.faces import Faces, known_icon
from scenes.handbook.aid.content import Say
from scenes.handbook.gallery.content import NO_VALUE, CardEntry, CardLine, CardWords
from sprites.common.rich import IconSource
from sprites.versailles.icons import icon

_RECONSTRUCTED = "reconstructed"
_SQUARE = 1.0


def make_gallery(say: Say, data_text: str | None = None) -> VersaillesGallery:
    """The gallery of the shipped component data, or of others."""
    return VersaillesGallery(load_game(GAME, data_text).data, say)


class VersaillesGallery(CardWords):
    """See `scenes.handbook.gallery.content.GallerySource`."""

    kinds = ("palace", "garden", "mixed", "decoration", "technology")
    timings: Mapping[str, str] = {
        "plain": "build",
        "adorned": "adorn",
        "stock": "buy",
        "bonus": "bonus",
        "echo": "echo",
    }
    labels: Mapping[str, str] = {
        **CardWords.labels,
        "icon": "handbook.gallery.versailles.goods",
        "value": "handbook.gallery.versailles.points",
    }

    def __init__(self, data: VersaillesData, say: Say) -> None:
        super().__init__(GAME, say)
        self._data = data
        self._view = State(data=data)
        self._faces = Faces(self._view, say)
        self.icons = (*RESOURCES, *(known_icon(kind.id) for kind in data.decorations))
        self.entries: tuple[CardEntry, ...] = (
            *(self._tile(number) for number in range(len(data.tiles))),
            *(self._decoration(kind) for kind in range(len(data.decorations))),
            *(self._technology(number) for number in range(len(data.technologies))),
        )

    def icon_source(self) -> IconSource:
        return icon_source()

    def picture(self, entry: CardEntry, width: int) -> pygame.Surface:
        kind, _, number = entry.key.partition(":")
        if kind == "tile":
            return self._faces.tile(int(number), width)
        if kind == "decoration":
            return self._faces.ornament(int(number), width)
        technology = self._data.technologies[int(number)]
        name = "echo" if technology.echo else RESOURCES[technology.resource]
        return icon(name, width)

    # Entries ---------------------------------------------------------------------------------

    def _text(self, key: str, **values: object) -> str:
        return self.say(Text(f"versailles.inspect.{key}", values))

    def _tile(self, number: int) -> CardEntry:
        printed = self._data.tiles[number]
        kinds = self._data.decorations
        asked = [known_icon(k.id) for k, n in zip(kinds, printed.decorations, strict=True) if n]
        goods = [name for name, n in zip(RESOURCES, printed.cost, strict=True) if n]
        return CardEntry(
            key=f"tile:{number}",
            entry=f"tile {printed.id}",
            kind=_surroundings(printed.edges),
            name=self.say(words.tile(self._view, number)),
            value=printed.vp,
            icons=(*goods, *asked),
            timing="adorned" if asked else "plain",
            lines=tuple(self._tile_lines(number)),
            clauses=("VE-6.6.1", "VE-6.6.5"),
            reconstructed=printed.source == _RECONSTRUCTED,
            shape=_SQUARE,
        )

    def _tile_lines(self, number: int) -> Iterator[CardLine]:
        printed = self._data.tiles[number]
        cost = words.price(self._view, printed.workers, printed.cost, printed.decorations)
        yield CardLine("build", self._text("price", cost=cost))
        yield CardLine("points", self._text("points", n=printed.vp))
        yield CardLine("plan", self.own("edges", edges=words.edges(printed.edges)))

    def _decoration(self, kind: int) -> CardEntry:
        printed = self._data.decorations[kind]
        cost = words.price(self._view, printed.workers, printed.cost)
        goods = [name for name, n in zip(RESOURCES, printed.cost, strict=True) if n]
        left = [rule.vp for rule in self._data.scoring if rule.pile == "decoration_in_stock"]
        lines = [
            CardLine(printed.kind, self._text(f"kind_{printed.kind}")),
            CardLine("buy", self._text("ornament_price", cost=cost)),
            CardLine("decorations", self.own("stock", n=printed.count)),
            *(CardLine("points", self.own("leftover", n=vp)) for vp in left),
        ]
        return CardEntry(
            key=f"decoration:{kind}",
            entry=f"decoration {printed.id}",
            kind="decoration",
            name=self.say(words.decoration(self._view, kind)),
            value=left[0] if left else NO_VALUE,
            icons=(*goods, known_icon(printed.id)),
            timing="stock",
            lines=tuple(lines),
            clauses=("VE-6.5.1", "VE-6.5.2"),
            reconstructed=printed.source == _RECONSTRUCTED,
            shape=_SQUARE,
        )

    def _technology(self, number: int) -> CardEntry:
        printed = self._data.technologies[number]
        place = self.own("column", row=printed.row, column=printed.column)
        cost = words.price(self._view, printed.workers)
        effect = self._text("tech_effect", what=words.effect(self._view, number))
        lines = (
            CardLine("technologies", effect),
            CardLine("learn", self._text("tech_price", cost=cost)),
            CardLine("", place),
        )
        return CardEntry(
            key=f"technology:{number}",
            entry=f"technology {printed.id}",
            kind="technology",
            name=self.say(words.technology(self._view, number)),
            icons=() if printed.echo else (RESOURCES[printed.resource],),
            timing="echo" if printed.echo else "bonus",
            lines=lines,
            clauses=("VE-7.1", "VE-6.7.2"),
            reconstructed=_RECONSTRUCTED in (printed.source, self._price_source(number)),
            shape=_SQUARE,
        )

    def _price_source(self, number: int) -> str:
        """Where the price in workers of a technology comes from."""
        raw: Mapping[str, object] = self._data.raw["technology"][number]
        return str(raw.get("source_price", ""))


def _surroundings(edges: str) -> str:
    """Whether a tile shows palace, garden or both on its edges."""
    if len(set(edges)) > 1:
        return "mixed"
    return "palace" if edges[0] == EDGES[0] else "garden"
