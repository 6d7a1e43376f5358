"""Tara: every tablet as an entry of the gallery, in words and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from engine.explain import Text
from engine.games import load_game
from engine.games.tara.data import SWAP, Shape, TaraData
from engine.games.tara.telling import words
from engine.texts import sentence_case
from scenes.games.tara.aid import GAME, icon_source
from scenes.games.tara.faces import Faces
from scenes.handbook.aid.content import Say
from scenes.handbook.gallery.content import CardEntry, CardLine, CardWords
from sprites.common.rich import IconSource
from sprites.tara.geometry import TABLET_ASPECT

_KINDS = ("farmer", "herdsman", "warrior", "stone")
_RANK_LETTERS = ("farmer", "herdsman", "warrior", "chieftain", "king")


def make_gallery(say: Say, data_text: str | None = None) -> TaraGallery:
    """The gallery of the shipped component data, or of others."""
    return TaraGallery(load_game(GAME, data_text).data, say)


class TaraGallery(CardWords):
    """See `scenes.handbook.gallery.content.GallerySource`."""

    kinds = _KINDS
    timings: Mapping[str, str] = {"single": "put", "pair": "chain", "swap": "swap"}
    icons = ("farmer", "herdsman", "warrior", "stone")
    labels: Mapping[str, str] = {
        **CardWords.labels,
        "icon": "handbook.gallery.tara.reaches",
        "timing": "handbook.gallery.tara.puts",
        "value": "handbook.gallery.tara.price",
    }

    def __init__(self, data: TaraData, say: Say) -> None:
        super().__init__(GAME, say)
        self._data = data
        self._faces = Faces(data)
        self._sources = {entry["id"]: entry.get("source") for entry in data.raw["shape"]}
        self.entries: tuple[CardEntry, ...] = tuple(self._tablet(card) for card in data.cards)

    def icon_source(self) -> IconSource:
        return icon_source()

    def picture(self, entry: CardEntry, width: int) -> pygame.Surface:
        return self._faces.card(int(entry.key.partition(":")[2]), width)

    # Words -----------------------------------------------------------------------------------

    def _text(self, key: str, **values: object) -> str:
        return self.say(Text(f"tara.inspect.{key}", values))

    def _tablet(self, card: int) -> CardEntry:
        shape: Shape = self._data.shapes[self._data.shape_of[card]]
        stone = shape.effect == SWAP
        name = self.say(Text(f"tara.shape.{shape.id}", {"fallback": shape.name}))
        ranks = ["stone"] if stone else self._ranks(shape)
        return CardEntry(
            key=f"card:{card}",
            entry=f"card {card}",
            kind="stone" if stone else _RANK_LETTERS[shape.rank],
            name=self.own("name", name=sentence_case(name), n=card),
            value=shape.cost,
            icons=tuple(ranks),
            timing="swap" if stone else "single" if len(shape.slots) == 1 else "pair",
            lines=tuple(self._lines(shape)),
            clauses=("TA-9.1", "TA-9.6") if stone else ("TA-2.9", "TA-6.1"),
            reconstructed=self._sources.get(shape.id) == "reconstructed",
            shape=1 / TABLET_ASPECT,
        )

    def _ranks(self, shape: Shape) -> list[str]:
        found = [_RANK_LETTERS[shape.rank + up] for up, _ in shape.slots]
        return list(dict.fromkeys(found))

    def _lines(self, shape: Shape) -> Iterator[CardLine]:
        price = self._text("cost", n=shape.cost) if shape.cost else self._text("cost_free")
        if shape.effect == SWAP:
            yield CardLine("swap", self._text("stone_swap"))
            yield CardLine("promote", self._text("stone_top"))
        else:
            slots = "one_slot" if len(shape.slots) == 1 else "two_slots"
            yield CardLine("discs", self._text(slots))
            if shape.needs:
                yield CardLine("card", self._text("needs", n=len(shape.needs)))
            yield CardLine("province", self.own("fits", n=len(shape.fits)))
        yield CardLine("cumal", price)
        gain = self.say(words.cumals(self._data.money.discard))
        yield CardLine("discard", self._text("any_use", gain=gain))
        yield CardLine("traitor", self.own("traitor_stone" if shape.effect == SWAP else "traitor"))
