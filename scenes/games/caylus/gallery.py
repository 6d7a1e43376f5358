"""Caylus: every card as an entry of the gallery, in words and as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pygame

from engine.explain import Text
from engine.games import load_game
from engine.games.caylus.data import GOODS, Building, CaylusData, Effect
from engine.games.caylus.telling import words
from scenes.games.caylus.aid import GAME, icon_source
from scenes.games.caylus.faces import GROUPS, Faces, cost_amounts, effect_face
from scenes.handbook.aid.content import Say
from scenes.handbook.gallery.content import NO_VALUE, CardEntry, CardLine, CardWords
from sprites.caylus.card_face import card_height
from sprites.caylus.card_road import residence_card
from sprites.common.players import PlayerStyle, style_of
from sprites.common.rich import IconSource

_KINDS = ("player", "neutral", "prestige", "residence")
_RECONSTRUCTED = "reconstructed"
_UNIT = 100


def make_gallery(say: Say, data_text: str | None = None) -> CaylusGallery:
    """The gallery of the shipped component data, or of others."""
    return CaylusGallery(load_game(GAME, data_text).data, say)


class CaylusGallery(CardWords):
    """See `scenes.handbook.gallery.content.GallerySource`."""

    kinds = _KINDS
    timings: Mapping[str, str] = {
        "auto": "activation",
        "choice": "choice",
        "income": "income",
        "none": "",
    }
    icons = (*GOODS, "any", "plain", "token", "residence", "store")
    labels: Mapping[str, str] = {
        **CardWords.labels,
        "icon": "handbook.gallery.caylus.goods",
        "value": "handbook.gallery.caylus.points",
    }

    def __init__(self, data: CaylusData, say: Say) -> None:
        super().__init__(GAME, say)
        self._data = data
        self._faces = Faces(data, say)
        self.entries: tuple[CardEntry, ...] = (
            *(self._building(card) for card in range(len(data.buildings))),
            self._residence(),
        )

    def icon_source(self) -> IconSource:
        return icon_source()

    def picture(self, entry: CardEntry, width: int) -> pygame.Surface:
        kind, _, number = entry.key.partition(":")
        if kind == "residence":
            title = self.say("caylus.table.residence")
            return residence_card(_owner(), width, title)
        card = int(number)
        if entry.kind == "prestige":
            return self._faces.prestige(card, width)
        style = _owner() if entry.kind == "player" else None
        return self._faces.card(card, style, width, with_cost=True)

    # Words -----------------------------------------------------------------------------------

    def _text(self, key: str, **values: object) -> str:
        return self.say(Text(f"caylus.inspect.{key}", values))

    def _building(self, card: int) -> CardEntry:
        building: Building = self._data.buildings[card]
        kind = GROUPS[building.group]
        return CardEntry(
            key=f"card:{card}",
            entry=f"{building.group} {building.id}",
            kind=kind,
            name=self.say(words.card_name(self._data, card)),
            value=building.vp if building.vp else NO_VALUE,
            icons=self._icons(card),
            timing=self._timing(card),
            lines=tuple(self._lines(card)),
            clauses=_CLAUSES[kind],
            reconstructed=building.raw.get("source") == _RECONSTRUCTED,
            shape=_UNIT / card_height(_UNIT),
        )

    def _lines(self, card: int) -> Iterator[CardLine]:
        building = self._data.buildings[card]
        cost = words.cost_words(building.cost)
        if cost:
            yield CardLine("build", self._text("cost", what=cost))
        if building.vp:
            yield CardLine("points", self._text("points", n=building.vp))
        yield from self._effects(building)
        if card == self._data.hotel:
            yield CardLine("income", self._text("hotel_income", n=self._data.hotel_income))
        if building.store >= 0:
            yield CardLine("store", self._store(GOODS[building.store]))
        if building.group == "player_building":
            yield CardLine("cards", self.own("each_deck"))
        if not building.variants[0]:
            yield CardLine("provost", self.own("advanced_only"))
        yield from self._turning(building)

    def _effects(self, building: Building) -> Iterator[CardLine]:
        if building.primary is not None:
            what = words.effect_words(building.primary)
            yield CardLine("worker", self._text("primary", what=what))
        if building.secondary is not None:
            what = words.effect_words(building.secondary)
            yield CardLine("building", self._text("secondary", what=what))

    def _store(self, good: str) -> str:
        small, large = (self._data.tables[persons].store for persons in (2, 3))
        kind = self.say(f"caylus.counter.{good}")
        return self.own("store", what=kind, n=large, two=small)

    def _turning(self, building: Building) -> Iterator[CardLine]:
        if building.group == "player_building":
            key = "can_turn" if building.can_turn else "cannot_turn"
            yield CardLine("turn_over", self.own(key))
        elif building.group == "prestige_building":
            yield CardLine("residence", self.own("prestige_site"))

    def _residence(self) -> CardEntry:
        data = self._data
        free, covered = data.residence_vp
        lines = (
            CardLine("turn_over", self.own("residence_made")),
            CardLine("income", self._text("residence_income", n=data.residence_income)),
            CardLine("points", self.own("residence_points", n=free, crowned=covered)),
            CardLine("prestige", self._text("residence_site")),
            CardLine("no_effect", self.own("residence_no_worker")),
        )
        return CardEntry(
            key="residence:",
            entry="residence",
            kind="residence",
            name=self.say("caylus.table.residence"),
            value=free,
            icons=("food", "denier", "residence"),
            timing="income",
            lines=lines,
            clauses=("CA-12.1", "CA-12.7"),
            shape=_UNIT / card_height(_UNIT),
        )

    # Marks -----------------------------------------------------------------------------------

    def _icons(self, card: int) -> tuple[str, ...]:
        building = self._data.buildings[card]
        names = [name for name, _ in cost_amounts(building.cost)]
        for effect in (building.primary, building.secondary):
            names += _names(effect)
        if building.store >= 0:
            names.append("store")
        return tuple(dict.fromkeys(names))

    def _timing(self, card: int) -> str:
        effect = self._data.buildings[card].primary
        if effect is None:
            return "income" if card == self._data.hotel else "none"
        return "auto" if effect.auto else "choice"


_CLAUSES = {
    "player": ("CA-8", "CA-7.4"),
    "neutral": ("CA-8", "CA-7.6"),
    "prestige": ("CA-5.7", "CA-12.8"),
}


def _owner() -> PlayerStyle:
    """Colour and shape of the deck that is shown; all decks are equal."""
    return style_of("red")


def _names(effect: Effect | None) -> list[str]:
    face = effect_face(effect)
    if face is None:
        return []
    return [name for option in face.options for name, _ in (*option.pay, *option.gain)]
