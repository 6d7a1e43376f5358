"""Caylus: the player aid from the game's data, and the groups of its icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games import load_game
from engine.games.caylus.data import SECTIONS, CaylusData
from engine.games.caylus.telling import words
from scenes.games.caylus.faces import cost_amounts, effect_face
from scenes.games.icon_sources import icons_named
from scenes.handbook.aid.content import (
    AidWords,
    Entry,
    Row,
    Say,
    icon_groups,
)
from sprites.caylus.card_view import Amount, EffectFace, OptionFace
from sprites.caylus.icons import ICON_NAMES, icon
from sprites.common.rich import IconSource

GAME = "caylus"
_PHASES = {
    "phase.income": "CA-4",
    "phase.actions": "CA-5",
    "phase.provost": "CA-6",
    "phase.activation": "CA-7",
    "phase.castle": "CA-9",
    "phase.round_end": "CA-10",
}
_ACTIONS = {
    "draw": "draw",
    "swap": "swap_hand",
    "place": "place_worker",
    "build": "build",
    "prestige": "build_prestige",
    "pass": "pass",
}
_DIFFERENCES = ("deck", "display", "provost", "residences", "site", "income")
_LONGEST_COUNT = 1
"""Up to this many icons of a kind stand without a number."""

ICON_GROUPS = icon_groups(
    GAME,
    {
        "goods": "food wood stone gold denier any plain store",
        "people": "worker provost start_player pass bridge",
        "cards": "building residence prestige build turn_over chosen draw swap discard hand cards",
        "castle": "castle batch token dungeon walls towers deliver lost points",
        "phases": "setup income actions provost_moves activation round_end over",
        "signs": "tick no_sign no_effect choice arrow eye hint warning undo redo restart end menu",
    },
)


def icon_source() -> IconSource:
    """The game's icons; None for an unknown name."""
    return icons_named(ICON_NAMES, icon)


def aid(say: Say) -> Sequence[Entry]:
    """A round, the actions, all cards, the castle, the points, both variants."""
    data: CaylusData = load_game(GAME).data
    return _Aid(say, data).entries()


class _Aid(AidWords):
    """Puts the aid together from the component data."""

    def __init__(self, say: Say, data: CaylusData) -> None:
        super().__init__(GAME, say, ICON_NAMES)
        self._data = data

    def entries(self) -> list[Entry]:
        return [
            *self._round(),
            *self._actions(),
            *self._castle(),
            *self._buildings(),
            *self._prestige(),
            *self._points(),
            *self._variants(),
        ]

    def _round(self) -> Iterable[Entry]:
        yield self.heading("round", "CA-3")
        yield from self.steps(_PHASES)

    def _actions(self) -> Iterable[Entry]:
        shares = (0.27, 0.2, 0.53)
        yield self.heading("actions", "CA-5")
        yield self.head(shares, "action", "price", "does")
        for name, action in _ACTIONS.items():
            price = self._data.action_price[action]
            paid = {"build": "row.its_cost", "prestige": "row.its_cost", "pass": "row.nothing"}
            pays = self.text(paid[name]) if name in paid else self._amount(("denier", price))
            does = self.text(f"row.does_{name}", n=self._data.first_pass_bonus)
            yield Row((self.text(f"row.{name}"), pays, does), shares)

    def _castle(self) -> Iterable[Entry]:
        shares = (0.34, 0.18, 0.16, 0.16, 0.16)
        yield self.heading("castle", "CA-9")
        yield self.head(shares, "section", "each", "two", "three", "four")
        for section, name in enumerate(SECTIONS):
            points = self.text("row.points", n=self._data.token_vp[section])
            tokens = [str(self._data.tables[persons].tokens[section]) for persons in (2, 3, 4)]
            title = f"{{{name}}} {self.say(f'caylus.section.{name}')}"
            yield Row((title, points, *tokens), shares)
        yield self.remark("castle")

    def _buildings(self) -> Iterable[Entry]:
        shares = (0.27, 0.21, 0.27, 0.17, 0.08)
        yield self.heading("buildings", "CA-8")
        yield self.head(shares, "building", "cost", "worker", "owner", "worth")
        for card in (*self._data.neutrals, *self._data.players):
            building = self._data.buildings[card]
            name = self.say(words.card_name(self._data, card))
            if card in self._data.neutrals:
                name = self.text("row.neutral", card=name)
            elif not building.variants[0]:
                name = self.text("row.advanced", card=name)
            gains = (effect_face(building.primary), effect_face(building.secondary))
            points = str(building.vp) if building.vp else "–"
            cost = self._amounts(cost_amounts(building.cost)) or "–"
            yield Row((name, cost, *(self._effect(gain) for gain in gains), points), shares)
        yield self.remark("owner")

    def _prestige(self) -> Iterable[Entry]:
        shares = (0.36, 0.44, 0.2)
        yield self.heading("prestige", "CA-5.7")
        yield self.head(shares, "building", "cost", "worth")
        for card in self._data.prestige:
            building = self._data.buildings[card]
            name = self.say(words.card_name(self._data, card))
            if not building.variants[0]:
                name = self.text("row.advanced", card=name)
            cost = self._amounts(cost_amounts(building.cost))
            yield Row((name, cost, str(building.vp)), shares)
        yield self.remark("gold")

    def _points(self) -> Iterable[Entry]:
        shares = (0.66, 0.34)
        data = self._data
        yield self.heading("points", "CA-13.4")
        yield self.head(shares, "what", "worth")
        free, covered = data.residence_vp
        worth = {
            "tokens": ", ".join(str(n) for n in data.token_vp),
            "road": self.text("row.as_printed"),
            "prestige_points": self.text("row.as_printed"),
            "residences": self.text("row.residence_worth", n=free, crowned=covered),
            "gold": str(data.gold_vp),
            "cubes": self.text("row.per", n=data.cubes_per_vp),
            "deniers": self.text("row.per", n=data.deniers_per_vp),
        }
        for name, points in worth.items():
            yield Row((self.text(f"row.{name}"), points), shares)
        yield self.remark("ending")

    def _variants(self) -> Iterable[Entry]:
        shares = (0.28, 0.32, 0.4)
        yield self.heading("variants", "CA-3.2")
        yield self.head(shares, "topic", "base", "advanced")
        for name in _DIFFERENCES:
            cells = (self.text(f"variant.{name}.{part}") for part in ("topic", "base", "more"))
            yield Row(tuple(cells), shares)

    # Icons -----------------------------------------------------------------------------------

    def _effect(self, effect: EffectFace | None) -> str:
        if effect is None:
            return "–"
        return f" {self.text('row.or')}\n".join(
            self._option(option, effect.store) for option in effect.options
        )

    def _option(self, option: OptionFace, store: bool) -> str:
        gain = self._amounts(option.gain)
        if store:
            return f"{gain} {self.glyph('store')}"
        if option.pay:
            return f"{self._amounts(option.pay)} {self.glyph('arrow')} {gain}"
        return gain

    def _amounts(self, amounts: Iterable[Amount]) -> str:
        return " ".join(self._amount(amount) for amount in amounts)

    def _amount(self, amount: Amount) -> str:
        name, n = amount
        return f"{n}{self.glyph(name)}" if n > _LONGEST_COUNT else self.glyph(name)
