"""What the log and the questions of Caylus say: names, reasons, and what went back."""

from __future__ import annotations

import pytest

from engine.core import Action, act, run
from engine.events import Event, Recorder
from engine.games.caylus.telling import words
from engine.texts import load_catalogue
from tests.engine.caylus.layout import NEUTRAL, A, B, Table

CATALOGUE = load_catalogue("en")
NAMES = ["Ann", "Ben", "Cleo", "Dan"]


class Told(Table):
    """A position that keeps the sentence of every event as it was told at that moment."""

    def __init__(self, variant: str = "advanced") -> None:
        super().__init__(2, variant)
        self.lines: list[str] = []

    def tell(self, event: Event) -> None:
        text = self.game.narrate(event, self.game.mask(self.state, A))
        if text is not None:
            self.lines.append(CATALOGUE.say(text, NAMES))

    def activated(self) -> Told:
        self.state.agenda.append(("activate", NEUTRAL, 0))
        run(self.game.ops, self.state, Recorder(self.tell))
        return self

    def take(self, action: Action) -> Told:
        act(self.game.ops, self.state, action, Recorder(self.tell))
        return self

    def labels(self) -> list[str]:
        choices = self.game.explain(self.state).choices
        return [CATALOGUE.say(choice.label, NAMES) for choice in choices]

    def prompt(self) -> str:
        return CATALOGUE.say(self.game.explain(self.state).prompt, NAMES)


def lawyer(worker: int = -1, **goods: int) -> Told:
    """A stands on the Lawyer and has one other road card, with cubes on it."""
    table = Told()
    table.road(("lawyer", B, A), ("small_farm", A, worker)).give(A, **goods)
    return table.activated()


@pytest.mark.clause("CA-12.1", "CA-12.6")
def test_the_line_for_a_turned_card_names_it_and_the_cubes_that_went_back() -> None:
    table = lawyer(food=1).take(("option", 0))
    turned = "Ann turns Small Farm into a residence (road 2); 2 food from its store goes back"
    assert any(line.startswith(turned) for line in table.lines), table.lines
    assert not table.state.store[1]


@pytest.mark.clause("CA-12.1")
def test_a_lawyer_with_one_card_names_it_and_warns_of_its_cubes_and_its_worker() -> None:
    table = lawyer(worker=B, food=1)
    choice = table.game.explain(table.state).choices[0]
    assert table.labels()[0] == "Turn over Small Farm (road 2) for 1 food"
    warned = [warning.key.rpartition(".")[2] for warning in choice.warnings]
    assert warned == ["turns_later", "store_lost"]


@pytest.mark.clause("CA-11.3")
def test_a_lawyer_paid_with_gold_alone_speaks_of_gold() -> None:
    table = lawyer(gold=1)
    choice = table.game.explain(table.state).choices[0]
    assert table.labels() == ["Turn over Small Farm (road 2) for 1 gold", "Decline, keep 1 gold"]
    assert choice.cost == (("gold", 1),)


@pytest.mark.clause("CA-11.3", "CA-12.1")
@pytest.mark.parametrize(
    ("goods", "price"), [({"gold": 1}, " for 1 gold"), ({"food": 1}, " for 1 food")]
)
def test_the_line_of_a_lawyer_names_what_is_really_paid(goods: dict[str, int], price: str) -> None:
    table = lawyer(**goods).take(("option", 0))
    told = "Ann, Lawyer (road 1): one of your road cards becomes a residence"
    assert told + price in table.lines


@pytest.mark.clause("CA-11.3", "CA-12.1")
def test_the_line_of_a_lawyer_names_no_price_while_gold_may_be_chosen_for_it() -> None:
    table = lawyer(food=1, gold=1).take(("option", 0))
    assert "Ann, Lawyer (road 1): one of your road cards becomes a residence" in table.lines
    table.take(("pay", 0, 0, 0, 1))
    assert "Ann pays 1 gold" in table.lines
    assert not any("1 food" in line.partition(";")[0] for line in table.lines)


@pytest.mark.clause("CA-12.2")
def test_cards_that_cannot_be_turned_say_why() -> None:
    table = Told()
    cards = ("small_farm", A, -1), ("small_farm", A, -1), ("small_farm", B, -1)
    table.road(("lawyer", B, A), *cards).give(A, food=1)
    table.activated().take(("option", 0))
    assert table.prompt().startswith("Ann, Lawyer (road 1): choose the card")
    reasons = {b.target: b.reason.key for b in table.game.explain(table.state).blocked}
    assert reasons == dict.fromkeys(("road:0", "road:3"), "caylus.blocked.not_own")


@pytest.mark.clause("CA-7.11")
def test_who_cannot_use_a_card_is_told_why() -> None:
    table = Told("base")
    table.road(("n_peddler", NEUTRAL, A), ("lawyer", B, B)).give(A, denier=0)
    table.activated()
    line = next(line for line in table.lines if "cannot use" in line)
    assert line.endswith("needs 1 denier"), line


@pytest.mark.clause("CA-7.4")
def test_the_owner_of_an_empty_store_is_told_that_nothing_comes() -> None:
    table = Told("base")
    table.road(("small_farm", B, A))
    table.state.store[0] = 0
    table.activated()
    assert table.lines[0].endswith("its store is empty, so Ben takes nothing"), table.lines


@pytest.mark.clause("CA-11.6")
def test_a_payment_and_a_cube_of_choice_name_what_they_are_for() -> None:
    table = Told("base")
    table.road(("n_peddler", NEUTRAL, A)).give(A, denier=1)
    table.activated()
    table.take(("option", 0))
    assert table.prompt().startswith("Ann, Peddler (road 1): choose a cube")


@pytest.mark.clause("CA-5.7.1")
def test_a_prestige_building_is_told_with_the_residence_below_it() -> None:
    table = Told()
    table.road(("small_farm", A, -1), ("lawyer", B, -1))
    card = next(n for n, each in enumerate(table.state.data.buildings) if each.id == "statue")
    told = table.game.narrate(Event("prestige", A, (card, 0), (), "CA-5.7"), table.state)
    assert told is not None
    assert CATALOGUE.say(told, NAMES) == "Ann builds Statue on the residence at road 1"


@pytest.mark.clause("CA-5.3", "CA-5.4")
def test_who_listens_is_told_the_cards_that_were_drawn() -> None:
    table = Told()
    heard = table.game.moves.heard
    drawn = [Event("draw", A, (1,), (card,), "CA-5.4") for card in (0, 1)]
    told = heard(drawn, table.state)
    assert told is not None
    names = [CATALOGUE.say(words.card_name(table.state.data, card)) for card in (0, 1)]
    assert CATALOGUE.say(told, NAMES) == f"Ann draws {', '.join(names)}"
    assert heard([event._replace(secret=()) for event in drawn], table.state) is None
