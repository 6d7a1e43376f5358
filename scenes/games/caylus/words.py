"""What the inspector says about every anchor of Caylus, and the signs of log and aid."""

from __future__ import annotations

from engine.games.caylus import words
from engine.games.caylus.actions import income_of
from engine.games.caylus.data import GOODS
from engine.games.caylus.places import counters
from engine.texts import Seat
from scenes.games.caylus import places_words as about
from scenes.games.caylus.faces import Faces
from scenes.games.telling import Tellers, ViewWords, dictionary, tell
from scenes.table.view import AidEntry, Fact, Inspection, Say

PICTURE_WIDTH = 122
"""Units of the pictures in the inspector."""

_EVENT_SIGNS: dict[str, str] = {
    "keep": "hand",
    "discard_hand": "swap",
    "draw": "draw",
    "shuffle": "swap",
    "start_player": "start_player",
    "round": "round_end",
    "gain": "income",
    "pay": "denier",
    "place": "worker",
    "build": "build",
    "prestige": "prestige",
    "pass": "pass",
    "provost": "provost",
    "provost_stays": "provost",
    "provost_advances": "provost_moves",
    "activation": "activation",
    "activate": "activation",
    "effect": "tick",
    "decline": "no_effect",
    "cannot": "no_effect",
    "token": "token",
    "chosen": "chosen",
    "residence": "turn_over",
    "home": "worker",
    "unused": "no_effect",
    "deliver": "deliver",
    "most_batches": "gold",
    "token_lost": "lost",
    "castle_skipped": "castle",
    "over": "over",
}

_AID = (
    *GOODS,
    "any",
    "plain",
    "worker",
    "provost",
    "building",
    "residence",
    "prestige",
    "batch",
    "token",
    "dungeon",
    "walls",
    "towers",
    "points",
    "bridge",
    "pass",
    "start_player",
    "store",
    "chosen",
    "draw",
    "swap",
)


def event_sign(kind: str, topic: str = "") -> str:
    """The icon of a kind of event in the log; of goods that of the `topic`."""
    if kind in ("gain", "pay") and topic:
        return topic
    return _EVENT_SIGNS.get(kind, "")


def aid_entries(say: Say) -> list[AidEntry]:
    """The icon dictionary."""
    return dictionary(say, "handbook.icon.caylus", _AID)


class Inspector(ViewWords[Faces]):
    """Words about anchors in one view."""

    game = "caylus"

    def of(self, anchor: str) -> Inspection | None:
        """What there is to say about an anchor."""
        return tell(_TELLERS, self, anchor)

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

    def effects(self, card: int) -> tuple[Fact, ...]:
        """What a card does for the worker's owner and for the card's owner."""
        building = self.view.data.buildings[card]
        facts = []
        if building.primary is not None:
            what = words.effect_words(building.primary)
            facts.append(Fact("worker", self.text("primary", what=what)))
        if building.secondary is not None:
            what = words.effect_words(building.secondary)
            facts.append(Fact("building", self.text("secondary", what=what)))
        return tuple(facts)

    # Cards ------------------------------------------------------------------------------------

    def hand(self, parts: list[str]) -> Inspection | None:
        return self.card(int(parts[0]), self.text("in_hand"), ("CA-5.6",))

    def road(self, parts: list[str]) -> Inspection | None:
        if parts[0] == "end":
            fact = Fact("build", self.text("next_rule"))
            clauses = ("CA-5.6", "CA-2.3")
            return Inspection(self.text("next"), facts=(fact,), clauses=clauses)
        place = int(parts[0])
        return about.road_card(self, place) if place < len(self.view.road) else None

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

    def seat_row(self, parts: list[str]) -> Inspection:
        seat = int(parts[0])
        facts = [Fact("income", self.text("income", n=income_of(self.view, seat)))]
        facts += about.belongings(self, seat)
        return Inspection(self.text("seat", seat=Seat(seat)), facts=tuple(facts))


_TELLERS: Tellers[Inspector] = {
    "hand": Inspector.hand,
    "road": Inspector.road,
    "prestige": Inspector.prestige,
    "draw": Inspector.draw,
    "discard": Inspector.discard,
    "goods": Inspector.goods,
    "workers": Inspector.workers,
    "batch": Inspector.batch,
    "seat": Inspector.seat_row,
    "castle": about.castle,
    "bridge": about.bridge,
    "provost": about.provost,
    "estate": about.estate,
}
