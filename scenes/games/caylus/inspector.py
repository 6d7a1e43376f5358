"""Words about things of Caylus in one view: the inspector that its tellers share."""

from __future__ import annotations

from engine.games.caylus.data import GOODS
from engine.games.caylus.places import counters
from engine.games.caylus.state import State
from engine.games.caylus.telling import words
from scenes.games.caylus.faces import Faces
from scenes.games.telling import ViewWords
from scenes.table.view import Fact, Inspection

EFFECTS, EFFECTS_NOW = ("primary", "secondary"), ("primary_now", "secondary_now")
"""Words about the effects of a card: at any time, and, in short, while it is at work."""


class Inspector(ViewWords[State, Faces]):
    """Words about anchors in one view."""

    game = "caylus"

    def card(self, card: int, subtitle: str, clauses: tuple[str, ...]) -> Inspection:
        """A player's card in words, as in hand."""
        building = self.view.data.buildings[card]
        return Inspection(
            self.say(words.card_name(self.view.data, card)),
            subtitle,
            self.faces.card(card, self.styles[self.seat], self.picture_width, with_cost=True),
            (*self.price(card), *self.effects(card)),
            self.text("store_rule", n=self.view.data.tables[self.view.seats].store)
            if building.store >= 0
            else "",
            clauses,
        )

    def price(self, card: int) -> tuple[Fact, ...]:
        """What a card costs and is worth."""
        building = self.view.data.buildings[card]
        facts = []
        cost = words.cost_words(building.cost)
        if cost:
            facts.append(Fact("build", self.text("cost", what=cost)))
        if building.vp:
            facts.append(Fact("points", self.text("points", n=building.vp)))
        return tuple(facts)

    def effects(self, card: int, keys: tuple[str, str] = EFFECTS) -> tuple[Fact, ...]:
        """What a card does for the worker's owner and for the card's owner, in those words."""
        building = self.view.data.buildings[card]
        facts = []
        if building.primary is not None:
            what = words.effect_words(building.primary)
            facts.append(Fact("worker", self.text(keys[0], what=what)))
        if building.secondary is not None:
            what = words.effect_words(building.secondary)
            facts.append(Fact("building", self.text(keys[1], what=what)))
        return tuple(facts)

    # Cards ------------------------------------------------------------------------------------

    def hand(self, parts: list[str]) -> Inspection | None:
        return self.card(int(parts[0]), self.text("in_hand"), ("CA-5.6",))

    def prestige(self, parts: list[str]) -> Inspection | None:
        buildings = self.view.data.buildings
        card = next((c for c in self.view.data.prestige if buildings[c].id == parts[0]), -1)
        if card < 0:
            return None
        facts = list(self.price(card))
        if card == self.view.data.hotel:
            n = self.view.data.hotel_income
            facts.append(Fact("income", self.text("hotel_income", n=n)))
        rule = "prestige_advanced" if self.view.advanced else "prestige_base"
        facts.append(Fact("residence" if self.view.advanced else "estate", self.text(rule)))
        return Inspection(
            self.say(words.card_name(self.view.data, card)),
            self.text("prestige_row"),
            self.faces.prestige(card, self.picture_width),
            tuple(facts),
            clauses=("CA-5.7",),
        )

    def draw(self, parts: list[str]) -> Inspection:
        n = len(self.view.players[self.seat].draw)
        fact = Fact("draw", self.text("draw_rule"))
        return Inspection(self.text("draw"), self.text("cards_in", n=n), None, (fact,),
                          clauses=("CA-5.3",))  # fmt: skip

    def discard(self, parts: list[str]) -> Inspection:
        pile = self.view.players[self.seat].discard
        names = tuple(words.card_name(self.view.data, card) for card in pile)
        facts = [Fact("swap", self.text("discard_rule"))]
        if names:
            facts.insert(0, Fact("discard", self.text("discard_cards", cards=names)))
        return Inspection(self.text("discard"), self.text("cards_in", n=len(pile)), None,
                          tuple(facts), clauses=("CA-5.4", "CA-14.2"))  # fmt: skip

    # Own things -------------------------------------------------------------------------------

    def goods(self, parts: list[str]) -> Inspection:
        good = parts[0]
        n = self.view.players[self.seat].goods[GOODS.index(good)]
        key = good if good in ("gold", "denier") else "plain"
        clauses = ("CA-11.1",) if good == "gold" else ("CA-13.4",)
        return Inspection(
            self.say(f"caylus.counter.{good}"), str(n), None,
            (Fact(good, self.text(f"{key}_use")),), clauses=clauses,
        )  # fmt: skip

    def workers(self, parts: list[str]) -> Inspection:
        n = self.view.players[self.seat].workers
        price = self.view.data.action_price["place_worker"]
        facts = [Fact("denier", self.text("worker_price", n=price))]
        if self.view.advanced:
            facts.append(Fact("provost", self.text("worker_risk")))
        return Inspection(self.text("workers"), self.text("workers_free", n=n), None,
                          tuple(facts), clauses=("CA-5.5", "CA-7.13"))  # fmt: skip

    def batch(self, parts: list[str]) -> Inspection:
        n = counters(self.view, self.seat)["batch"]
        facts = (
            Fact("batch", self.text("batch_rule")),
            Fact("gold", self.text("batch_gold")),
            Fact("token", self.text("batch_token")),
        )
        return Inspection(self.text("batch"), self.text("batch_now", n=n), None, facts,
                          clauses=("CA-9.1", "CA-9.6"))  # fmt: skip
