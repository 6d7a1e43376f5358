"""Tara: the player aid from the game's data, and the groups of its icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.explain import Text
from engine.games import load_game
from engine.games.tara.data import SWAP, Shape, TaraData
from engine.games.tara.telling.words import province_name
from scenes.games.icon_sources import icons_named
from scenes.handbook.aid.content import (
    AidWords,
    Entry,
    Row,
    Say,
    icon_groups,
)
from sprites.common.rich import IconSource
from sprites.tara.icons import ICON_NAMES, icon

GAME = "tara"
_ROUND = {
    "phase.cards": "TA-4.3",
    "phase.turns": "TA-4.6",
    "phase.traitors": "TA-12",
    "phase.income": "TA-13",
    "phase.clearing": "TA-14",
    "phase.ransom": "TA-15",
    "phase.start": "TA-16",
}
_ACTIONS = {"place": 0, "stone": 0, "amnesty": -1, "discard": 1}
"""What an action does to the money at once: nothing, a price, a gain."""
_PLACING = ("empty", "enemy", "enemy_fort", "own", "own_fort")
_PERSONS = (2, 3, 4)

ICON_GROUPS = icon_groups(
    GAME,
    {
        "ranks": "farmer herdsman warrior chieftain throne",
        "lands": "connacht ulster leinster munster province closed",
        "pieces": "discs supply captive captured fort prisoners imprisoned king crown subjects",
        "money": "cumal income majority spread ransom exchange",
        "cards": "card stone hand kept draw discard shuffle turn_up",
        "deeds": "put capture freed strip activate promote swap amnesty depose garrison clear",
        "round": "round turn traitor start_player victory",
        "signs": "tick no_sign eye hint warning undo redo restart end menu",
    },
)


def icon_source() -> IconSource:
    """The game's icons; None for an unknown name."""
    return icons_named(ICON_NAMES, icon)


def aid(say: Say) -> Sequence[Entry]:
    """A round, the four actions, placing, promoting, prices, the tablets, the numbers."""
    data: TaraData = load_game(GAME).data
    return _Aid(say, data).entries()


class _Aid(AidWords):
    """Puts the aid together from the component data."""

    def __init__(self, say: Say, data: TaraData) -> None:
        super().__init__(GAME, say, ICON_NAMES)
        self._data = data

    def entries(self) -> list[Entry]:
        return [
            *self._round(),
            *self._actions(),
            *self._placing(),
            *self._promoting(),
            *self._income(),
            *self._money(),
            *self._tablets(),
            *self._persons(),
        ]

    def _round(self) -> Iterable[Entry]:
        yield self.heading("round", "TA-4")
        yield self.remark("goal")
        yield from self.steps(_ROUND)

    def _actions(self) -> Iterable[Entry]:
        shares = (0.27, 0.16, 0.57)
        yield self.heading("actions", "TA-5.1")
        yield self.head(shares, "action", "price", "does")
        money = self._data.money
        prices = {-1: money.amnesty, 1: money.discard}
        for name, kind in _ACTIONS.items():
            n = prices.get(kind, 0)
            price = self.text("row.gain" if kind > 0 else "row.price", n=n) if n else "–"
            yield Row((self.text(f"row.{name}"), price, self.text(f"row.does_{name}")), shares)
        yield self.remark("entry")

    def _placing(self) -> Iterable[Entry]:
        shares = (0.34, 0.66)
        yield self.heading("placing", "TA-6.4")
        yield self.head(shares, "there", "happens")
        for name in _PLACING:
            yield Row((self.text(f"row.{name}"), self.text(f"row.happens_{name}")), shares)
        yield self.remark("empty_first")

    def _promoting(self) -> Iterable[Entry]:
        yield self.heading("promoting", "TA-8")
        clauses = {
            "up.pay": "TA-8.1",
            "up.pair": "TA-8.3",
            "up.chain": "TA-8.9",
        }
        yield from self.steps(clauses)
        yield self.remark("once")

    def _income(self) -> Iterable[Entry]:
        shares = (0.7, 0.3)
        yield self.heading("income", "TA-13")
        yield self.head(shares, "for", "gain")
        for name, n in (("majority", self._data.majority), ("spread", self._data.spread)):
            yield Row((self.text(f"row.{name}"), self.text("row.price", n=n)), shares)
        yield self.remark("tie")

    def _money(self) -> Iterable[Entry]:
        shares = (0.7, 0.3)
        money = self._data.money
        yield self.heading("money", "TA-1.8")
        yield self.head(shares, "for", "price")
        prices = {"entry": money.entry_fee, "traitor": money.traitor}
        for name, n in prices.items():
            yield Row((self.text(f"row.{name}"), self.text("row.price", n=n)), shares)
        for discs, price in self._data.ransom:
            what = self.text("row.ransom", n=discs) if discs else self.text("row.ransom_all")
            yield Row((what, self.text("row.price", n=price)), shares)

    def _tablets(self) -> Iterable[Entry]:
        shares = (0.62, 0.2, 0.18)
        yield self.heading("tablets", "TA-2.13")
        yield self.head(shares, "figure", "numbers", "promoting")
        for place, shape in enumerate(self._data.shapes):
            numbers = [card for card in self._data.cards if self._data.shape_of[card] == place]
            name = self.say(Text(f"tara.shape.{shape.id}", {"fallback": shape.name}))
            sign = self.glyph("stone") if shape.effect == SWAP else self.glyph(self._rank(shape))
            price = self.text("row.price", n=shape.cost) if shape.cost else "0"
            yield Row((f"{sign} {name}", _span(numbers), price), shares)

    def _rank(self, shape: Shape) -> str:
        return self._data.ranks[shape.rank].id

    def _persons(self) -> Iterable[Entry]:
        shares = (0.16, 0.42, 0.42)
        yield self.heading("persons", "TA-18")
        yield self.head(shares, "persons", "provinces", "special")
        for n in _PERSONS:
            table = self._data.tables[n]
            names = [province_name(self._data, place) for place in table.provinces]
            special = "two" if table.closing else "plain"
            yield Row(
                (
                    str(n),
                    self.text("row.provinces", names=names),
                    self.text(f"row.special_{special}"),
                ),
                shares,
            )


def _span(numbers: Sequence[int]) -> str:
    """`6–7`, or `5`."""
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
