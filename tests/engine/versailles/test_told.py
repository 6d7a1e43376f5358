"""What Versailles' log says in full."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.events import Event
from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.versailles.layout import A, Table
from tests.scenes.company import config


@pytest.mark.clause("VE-6.8.2")
@pytest.mark.parametrize(("row", "says"), [(0, "row 1"), (1, "row 2")])
def test_a_hired_worker_is_told_with_its_row(row: int, says: str) -> None:
    table = Table(2)
    text = table.game.narrate(Event("hire", 0, (row,), (), "VE-6.8.2"), table.state)
    assert text is not None
    assert load_catalogue("en").say(text, ["Ann", "Ben"]) == f"Ann hires the worker of {says}"


@pytest.mark.clause("VE-12.2")
def test_who_listens_hears_all_that_the_nearest_tile_misses() -> None:
    table = Table().lay(A, at="construction_yard construction_yard", hand="T01 T02", gold=1)
    place = table.site("construction_yard")
    event = Event("void", A, (place,), (), "VE-12.2")
    text = table.game.moves.heard([event], table.state)
    assert text is not None
    said = table.say(text)
    assert said == (
        "Ann cannot use the Construction Yard: the nearest tile, Royal Chapel, misses 3 marble and "
        "1 Painting"
    )
    table.lay(A, at="workshop workshop")
    elsewhere = Event("void", A, (table.site("workshop"),), (), "VE-12.2")
    assert table.game.moves.heard([elsewhere], table.state) is None


HOLDS: dict[str, Callable[[Any, int, int], bool]] = {
    "few_workers": lambda state, seat, here: state.data.sites[here].yields[0].amounts[0] == 0,
    "workers": lambda state, seat, here: state.players[seat].workers[here] < 3,
    "empty_hand": lambda state, seat, here: not state.players[seat].hand,
    "poor_tiles": lambda state, seat, here: bool(state.players[seat].hand),
    "unfit_tiles": lambda state, seat, here: bool(state.players[seat].hand),
    "all_active": lambda state, seat, here: state.players[seat].tokens == state.data.tokens,
    "no_decoration": lambda state, seat, here: state.data.sites[here].id == "workshop",
    "no_technology": lambda state, seat, here: state.data.sites[here].id == "alchemists_guild",
}


@pytest.mark.slow
@pytest.mark.clause("VE-12.2")
def test_who_can_do_nothing_at_a_location_is_told_why() -> None:
    told: set[str] = set()

    def watch(event: Event, state: Any) -> None:
        if event.kind == "void":
            text = session.game.narrate(event, session.game.mask(state, -1))
            assert text is not None
            why = text.values["why"].key.rpartition(".")[2]
            assert HOLDS[why](state, event.seat, event.values[0]), text
            said = load_catalogue("en").say(text, ["Ann", "Ben"])
            assert "cannot use the" in said
            told.add(why)

    for seed in range(1, 40):
        session, chance = Session(load_game("versailles"), config(2), seed), Random(seed)
        while not session.over:
            session.act(chance.choice(list(session.state.options)), watch)
    assert told >= set(HOLDS) - {"all_active"}
