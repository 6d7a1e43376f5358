"""Words about things of Tara in one view: the inspector that its tellers share."""

from __future__ import annotations

from engine.explain import Text
from engine.games.tara.data import SWAP, Shape
from engine.games.tara.places import counters
from engine.games.tara.state import NO_CARD, State
from engine.games.tara.telling import words
from engine.texts import sentence_case
from scenes.games.tara.faces import Faces
from scenes.games.telling import ViewWords
from scenes.table.view import Fact, Inspection

_COUNT_CLAUSES = {
    "cumal": "TA-1.7",
    "supply": "TA-1.5",
    "crowns": "TA-17.1",
    "forts": "TA-7.6",
    "subjects": "TA-2.7",
    "captured": "TA-7.2",
    "prisoners": "TA-15.3",
    "imprisoned": "TA-15.4",
}


class Inspector(ViewWords[State, Faces]):
    """Words about anchors in one view."""

    game = "tara"

    def cumals(self, n: int) -> str:
        """`2 cumals`."""
        return self.say(words.cumals(n))

    # Tablets ----------------------------------------------------------------------------------

    def card(self, card: int, subtitle: str, clauses: tuple[str, ...]) -> Inspection:
        """A tablet in words."""
        data = self.view.data
        shape = data.shapes[data.shape_of[card]]
        name = self.say(Text(f"tara.shape.{shape.id}", {"fallback": shape.name}))
        gain = self.cumals(data.money.discard)
        return Inspection(
            sentence_case(name),
            self.text(subtitle, n=card),
            self.faces.card(card, self.picture_width),
            tuple(self.uses(shape)),
            self.text("any_use", gain=gain),
            clauses,
        )

    def uses(self, shape: Shape) -> list[Fact]:
        """What a figure does, and what promoting costs."""
        price = self.text("cost", n=shape.cost) if shape.cost else self.text("cost_free")
        if shape.effect == SWAP:
            return [
                Fact("stone", self.text("stone_swap")),
                Fact("promote", self.text("stone_top")),
                Fact("cumal", price),
            ]
        slots = "one_slot" if len(shape.slots) == 1 else "two_slots"
        facts = [Fact("discs", self.text(slots)), Fact("cumal", price)]
        if shape.needs:
            facts.append(Fact("card", self.text("needs", n=len(shape.needs))))
        return facts

    def hand(self, parts: list[str]) -> Inspection | None:
        if parts:
            return self.card(int(parts[0]), "in_hand", ("TA-5.1", "TA-6.1"))
        fact = Fact("hand", self.text("hand_rule"))
        return Inspection(self.text("hand"), facts=(fact,), clauses=("TA-4.3", "TA-4.6"))

    def kept(self, parts: list[str]) -> Inspection | None:
        chooses = [step[:2] for step in self.view.agenda[-1:]] == [("keep", self.seat)]
        subtitle = "choosing" if chooses else "kept"
        return self.card(int(parts[0]), subtitle, ("TA-4.3", "TA-4.5"))

    def turned(self, parts: list[str]) -> Inspection | None:
        place = int(parts[0])
        if place < len(self.view.turned):
            return self.card(self.view.turned[place], "turned", ("TA-12.8", "TA-12.9"))
        if place == 0 and self.view.played != NO_CARD:
            return self.card(self.view.played, "played", ("TA-5.1", "TA-8.1"))
        fact = Fact("card", self.text("turned_rule"))
        return Inspection(self.text("turned_place"), facts=(fact,), clauses=("TA-12.16",))

    def draw(self, parts: list[str]) -> Inspection:
        n = len(self.view.draw)
        fact = Fact("draw", self.text("draw_rule"))
        return Inspection(self.text("draw"), self.text("cards_in", n=n), None, (fact,),
                          clauses=("TA-4.3", "TA-4.8"))  # fmt: skip

    def discard(self, parts: list[str]) -> Inspection:
        pile = self.view.discard
        what = self.cumals(self.view.data.money.discard)
        fact = Fact("discard", self.text("discard_rule", what=what))
        picture = self.faces.card(pile[-1], self.picture_width) if pile else None
        return Inspection(self.text("discard"), self.text("cards_in", n=len(pile)), picture,
                          (fact,), clauses=("TA-5.1", "TA-4.7"))  # fmt: skip

    # Money and counters -----------------------------------------------------------------------

    def goods(self, parts: list[str]) -> Inspection:
        data = self.view.data
        money = data.money
        lines = {
            "bank_fee": ("province", money.entry_fee),
            "bank_amnesty": ("amnesty", money.amnesty),
            "bank_traitor": ("traitor", money.traitor),
            "bank_discard": ("discard", money.discard),
            "bank_income": ("income", data.majority),
            "bank_spread": ("income", data.spread),
        }
        facts = tuple(
            Fact(icon, self.text(key, what=self.cumals(n))) for key, (icon, n) in lines.items()
        )
        return Inspection(self.text("bank"), facts=facts, clauses=("TA-1.6", "TA-5.5", "TA-13.1"))

    def count(self, parts: list[str]) -> Inspection:
        key = parts[0]
        n = counters(self.view, self.seat)[key]
        fact = Fact(key, self.text(f"count_{key}"))
        title = self.say(f"tara.counter.{key}")
        return Inspection(title, str(n), None, (fact,), clauses=(_COUNT_CLAUSES[key],))
