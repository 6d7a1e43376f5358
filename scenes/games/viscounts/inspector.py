"""Words about things of Viscounts in one view: the inspector that its tellers share."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.explain import Text
from engine.game import Config
from engine.games.viscounts import constants as c
from engine.games.viscounts.places import counters
from engine.games.viscounts.state import State, slots_of
from engine.games.viscounts.telling import words
from engine.games.viscounts.telling.words import slot_words
from engine.texts import Seat, sentence_case
from scenes.games.viscounts.faces import Faces, height_of
from scenes.games.viscounts.stage import FIRST_OPTION, MOVE
from scenes.table.view import Fact, Inspection, Say

_ABILITY_ICONS = {"immediate": "immediate", "dropoff": "dropoff", "on_hire": "hire", "none": ""}


def position_of(view: State, letter: str) -> int:
    """The ring position of a segment."""
    return view.order.index(view.data.board.segment_ids.index(letter))


def seat_counters(view: State, seat: int) -> list[tuple[str, str, int]]:
    """(counter, icon, value) of a seat's most telling numbers."""
    values = counters(view, seat)
    names = ("debt", "debt_paid", "deed", "deed_approved", "manuscripts", "buildings")
    icons = {"manuscripts": "manuscript", "buildings": "building"}
    return [(name, icons.get(name, name), values[name]) for name in names]


@dataclass(frozen=True, slots=True)
class Inspector:
    """Words about anchors in one view. `seat` is whose things lie in the own column."""

    view: State
    viewer: int
    seat: int
    config: Config
    say: Say
    faces: Faces
    picture_width: int

    def text(self, key: str, **values: object) -> str:
        """A sentence of the inspector."""
        return self.say(Text(f"viscounts.inspect.{key}", values))

    def card(self, card: int, subtitle: str, clauses: tuple[str, ...]) -> Inspection:
        """A townsfolk card, hero or starter in words."""
        data = self.view.data
        facts = [Fact("silver", self.text("value", n=data.cards.cost[card]))]
        for icon, n in enumerate(data.cards.icons[card]):
            if n:
                name = c.ICONS[icon]
                facts.append(Fact(name, self.say(Text(f"viscounts.icon.{name}", {"n": n}))))
        for text in words.ability_words(data, card):
            name = text.key.rpartition(".")[2]
            facts.append(Fact(_ABILITY_ICONS.get(name, "ongoing"), self.say(text)))
        return Inspection(
            self.say(words.card_name(data, card)),
            subtitle,
            self.faces.card(card, self.picture_width),
            tuple(facts),
            clauses=clauses,
        )

    def pile(self, parts: list[str]) -> Inspection:
        position = position_of(self.view, parts[0])
        pile = self.view.piles[position]
        segment = words.segment_name(self.view, position)
        if not pile:
            printed = self.view.data.cards.printed[self.view.order[position]]
            return self.card(printed, self.text("last_of", segment=segment), ("VI-3.7",))
        subtitle = self.text("top_of", segment=segment, n=len(pile))
        return self.card(pile[-1], subtitle, ("VI-7.4", "VI-8.2"))

    def hand(self, parts: list[str]) -> Inspection | None:
        card = int(parts[0])
        if self.viewer < 0 or card not in self.view.players[self.viewer].hand:
            return None
        return self.card(card, self.text("in_hand"), ("VI-7.1",))

    def bay(self, parts: list[str]) -> Inspection | None:
        card = self.view.players[self.seat].bays[int(parts[0]) - 1]
        if card == c.NO_CARD:
            return None
        if self.view.players[self.seat].board:
            return self.scheme(card)
        return self.card(card, self.text("in_bay", n=int(parts[0])), ("VI-4.2",))

    def discard(self, parts: list[str]) -> Inspection | None:
        pile = self.view.players[self.seat].discard
        if not pile:
            return Inspection(self.text("discard"), self.text("cards_in", n=0))
        return self.card(pile[-1], self.text("discard_top"), ("VI-4.7",))

    def automa(self, parts: list[str]) -> Inspection | None:
        player = self.view.players[-1]
        if parts[0] == "bay":
            return self.bay(parts[1:])
        if parts[0] == "scheme":
            return self.scheme(player.bays[0]) if player.bays[0] != c.NO_CARD else None
        piles = {"draw": player.draw, "discard": player.discard, "future": self.view.future}
        pile = piles.get(parts[0])
        if pile is None:
            return None
        subtitle = self.text("cards_in", n=len(pile))
        if parts[0] == "discard" and pile:
            return self.scheme(pile[-1])
        return Inspection(self.text(parts[0]), subtitle, clauses=("VI-11.9",))

    def scheme(self, card: int) -> Inspection | None:
        """A scheme of the automa, line by line."""
        if card < 0:
            return None
        board = self.view.data.automas[self.view.players[-1].board - 1]
        scheme = board.schemes[card]
        rows = [(step, words.program_words(row)) for step, row in enumerate(scheme.rows) if row]
        keys = ("scheme_row", "scheme_then")
        facts = [
            Fact("", self.text(key, what=row), step)
            for key, (step, row) in zip(keys, rows, strict=False)
        ]
        facts.append(Fact("move", self.text("scheme_move", n=scheme.move), MOVE))
        facts.append(Fact("", self.text("scheme_first")))
        for number, option in enumerate(scheme.options, 1):
            line = self.text("scheme_option", n=number, what=words.option_words(board, option))
            facts.append(Fact("", line, FIRST_OPTION + number - 1))
        picture = self.faces.scheme(card, height_of(self.picture_width))
        name = self.say(words.scheme_name(self.view.data, card))
        title = sentence_case(name)
        return Inspection(title, "", picture, tuple(facts), clauses=("VI-11.11",))

    def slot(self, parts: list[str]) -> Inspection:
        index = int(parts[0]) - 1
        player = self.view.players[self.seat]
        slot = slots_of(self.view, player)[index]
        name = c.BUILDINGS[slot.building]
        what = slot_words(slot.reveals, self.view, self.seat, index)
        cost = self.view.data.board.building_cost[slot.building]
        building = Text(f"viscounts.building.{name}")
        built = player.built >> index & 1
        facts = [Fact("builder", self.text("slot_building", what=building, n=cost))]
        facts.append(Fact("", self.text("slot_gives", what=what)))
        if built:
            facts.append(Fact("tick", self.text("slot_open")))
        title = self.text("slot", n=index + 1, what=building)
        return Inspection(title, facts=tuple(facts), clauses=("VI-8.3.5",))

    def pair(self, parts: list[str]) -> Inspection | None:
        if int(parts[0]) >= len(self.view.pairs):
            return None
        start, hero = self.view.pairs[int(parts[0])]
        entry = self.view.data.board.starts[start]
        base = self.card(hero, self.text("hero_pair", n=entry.number), ("VI-2.9",))
        gains = Fact("", self.text("gains", what=words.program_words(entry.program)))
        return replace(base, facts=(gains, *base.facts[1:]))  # what it costs is no matter yet

    def seat_row(self, parts: list[str]) -> Inspection:
        seat = int(parts[0])
        facts = tuple(
            Fact(icon, f"{self.say(f'viscounts.counter.{key}')}: {value}")
            for key, icon, value in seat_counters(self.view, seat)
        )
        return Inspection(self.text("seat", seat=Seat(seat)), facts=facts)
