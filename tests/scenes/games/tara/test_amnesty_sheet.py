"""While an amnesty is granted the sheet says what happens, not what its tablet would have done."""

from __future__ import annotations

from engine.events import Event
from engine.games.tara.state import State
from scenes.games.tara.shots import CROWDED, at_turn, lay
from scenes.games.tara.stage import stage_card
from scenes.table.view import StageCard
from tests.scenes.games.tara.test_table import make_table


def test_the_sheet_of_an_amnesty_says_its_price_and_who_goes_home() -> None:
    session = lay(at_turn(), CROWDED, (10, 25, 31))
    table, _ = make_table(4)
    seen: list[tuple[str, StageCard | None]] = []
    card: StageCard | None = None
    freed: list[str] = []

    def watch(event: Event, state: State) -> None:
        nonlocal card
        card = stage_card(event, session.game.mask(state, -1), card)
        seen.append((event.kind, card))
        if event.kind == "amnesty_freed":
            freed.append(f"{event.seat}-{event.values[1]}")

    provinces = session.state.data.provinces
    session.act(("amnesty", 25, provinces.index("munster")), watch)
    kinds = [kind for kind, _ in seen]
    assert {"amnesty", "pay", "amnesty_freed"} <= set(kinds)
    last = kinds.index("amnesty_freed") + kinds.count("amnesty_freed") - 1
    sheets = [shown for _, shown in seen[kinds.index("amnesty") : last + 1]]
    assert len(set(sheets)) == 1, "it lies there until all are home"
    view = session.game.mask(session.state, 0)
    assert sheets[0] is not None
    told = table.inspect(sheets[0].anchor, view, 0)
    assert told is not None
    words = [fact.words for fact in told.facts]
    assert told.title == "Amnesty in Munster"
    assert words[0] == "Costs a tablet and 4 cumals"
    assert words[1].startswith("Captives who go home: ")
    assert sheets[0].anchor.split(":")[3:] == freed
