"""What people are told: places to drag from and to, costs, gains, warnings, refusals, words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.core import act, run
from engine.events import Event, Recorder
from engine.explain import Choice, Question, Text
from engine.games.versailles.explain.common import prompt
from engine.texts import load_catalogue
from tests.engine.versailles.layout import END, A, B, Table, config, versailles
from tests.engine.versailles.policies import hurried
from tests.engine.versailles.scenarios.test_palace import almost_full

FIVE = "T01 T02 T03 T04 T05"


def choice(table: Table, *words: object) -> Choice:
    """The explanation of an answer, in words."""
    return next(c for c in table.question.choices if table.words(c.action) == words)


def warnings(table: Table, *words: object) -> list[str]:
    """The keys of its warnings."""
    return [text.key.rpartition(".")[2] for text in choice(table, *words).warnings]


def test_a_move_is_dragged_from_the_workers_to_the_location() -> None:
    table = Table().lay(A, at="marble_quarry marble_quarry sawmill").turn()
    pair = choice(table, "pair", "marble_quarry", "construction_yard")
    assert (pair.source, pair.target) == ("pool:marble_quarry:0", "site:construction_yard")
    assert pair.cost == (("tokens", 1),)
    assert table.say(pair.label) == (
        "Two workers from the Marble Quarry to the Construction Yard, 2 strong there"
    )
    double = choice(table, "double_step", "marble_quarry", "gold_mine", "architects_guild")
    assert double.path == ("site:gold_mine", "site:architects_guild")
    assert choice(table, "single", "sawmill", "alchemists_guild").rank < pair.rank < double.rank


def test_a_move_says_what_it_brings() -> None:
    table = Table(3).lay(A, at="workshop sawmill", columns=(1, 0, 0)).lay(B, at="sawmill")
    table.lay(B, columns=(0, 1, 0)).turn()
    single = choice(table, "single", "workshop", "sawmill")
    assert single.gain == (("wood", 3),)
    assert [table.say(text) for text in single.warnings] == ["Shared by Ben"]
    assert "Ben takes 1 wood" in [table.say(text) for text in single.heard]


def test_a_move_warns_of_the_king_and_of_idle_locations() -> None:
    table = Table().lay(A, at="construction_yard architects_guild gold_mine").king(2).turn()
    single = choice(table, "single", "construction_yard", "kings_favour")
    assert [table.say(text) for text in single.warnings] == [
        "The King walks 1 step; 1 left to the palace",
        "Nothing can be taken or done in the King's Favour",
    ]
    table.lay(A, at="construction_yard").king(1).turn()
    assert "king_home" in warnings(table, "pair", "construction_yard", "kings_favour")
    assert warnings(table, "single", "architects_guild", "workshop") == ["nothing"]
    assert all(
        choice.ends_turn == any(text.key.endswith(".nothing") for text in choice.warnings)
        for choice in table.question.choices
    )


def test_who_listens_hears_all_that_is_missing_before_the_way_is_gone() -> None:
    table = Table().lay(A, at="gold_mine construction_yard architects_guild", hand="T01", gold=1)
    lacks, ends = choice(table.turn(), "single", "gold_mine", "construction_yard").heard
    assert ends.key == "versailles.heard.ends_turn"
    assert table.say(lacks) == (
        "Hall of Mirrors cannot be built: missing 1 worker, 1 marble, 1 gold, 1 Chandelier "
        "and 1 Great Mirror"
    )
    why, _ = choice(table, "single", "architects_guild", "workshop").heard
    assert table.say(why) == "no decoration on sale can be paid for"


def test_spending_a_token_makes_readying_worth_the_visit() -> None:
    table = Table().lay(A, at="sawmill gold_mine").turn()
    assert warnings(table, "double_step", "sawmill", "alchemists_guild", "kings_favour") == ["king"]


@pytest.mark.parametrize(
    ("end", "reason"),
    [("sawmill", ("no_arrow", "VE-4.2")), ("architects_guild", ("no_arrow", "VE-4.2"))],
)
def test_places_out_of_reach_say_why(end: str, reason: tuple[str, str]) -> None:
    table = Table().lay(A, at="kings_favour gold_mine").turn()
    assert table.blocked(f"site:{end}", "pool:kings_favour:0") == reason


def test_the_guild() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild " * 3, tokens=1)
    table.lay(A, hand="T06 T07 T08 T09").use("architects_guild")
    take = choice(table, "take", 3)
    assert (take.source, take.target) == ("display:3", "hand")
    assert (take.cost, take.gain) == ((("pool", 2),), (("tiles", 1),))
    assert warnings(table, "take", 3) == ["hand_full"]
    sweep = choice(table, "sweep", 1, 2)
    assert (sweep.source, sweep.target, sweep.reveals) == ("display:2", "discard", True)
    three = choice(table, "sweep", 3, 2)
    assert (three.target, three.reveals) == ("discard", False)
    assert table.say(three.label) == "Sweep 3 tiles away for 2 workers, Royal Chapel first"
    assert choice(table, "ready").target == "tokens"
    table.answer("sweep", 3, 2).answer("also", 1)
    also = choice(table, "also", 4)
    assert (also.source, also.target, also.reveals) == ("display:4", "discard", True)
    assert table.say(table.question.prompt) == "Ann: choose 1 more tile to sweep away"


def test_discarding() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild", hand="T06 T07 T08 T09")
    table.use("architects_guild").answer("take", 1)
    discard = choice(table, "discard", "T01")
    assert (discard.source, discard.target) == ("tile:T01", "discard")


def test_the_workshop() -> None:
    table = Table().lay(A, at="workshop workshop", marble=4).sold("statue", 1).use("workshop")
    buy = choice(table, "buy", "statue")
    assert (buy.source, buy.target) == ("workshop:statue", "stock")
    assert buy.cost == (("pool", 2), ("marble", 4))
    assert buy.gain == (("statue", 1),)
    assert warnings(table, "buy", "statue") == ["last_one"]
    assert table.say(buy.label) == "Buy Statue for 2 workers, 4 marble"


def test_the_yard() -> None:
    table = Table().lay(A, at="construction_yard", hand="T21", wood=2, stock="flowerbed")
    table.use("construction_yard")
    build = choice(table, "build", "T21", 3, 4, 2)
    assert (build.source, build.target) == ("tile:T21", "square:4:3")
    assert build.cost == (("pool", 1), ("wood", 2), ("flowerbed", 1))
    assert build.gain == (("points", 7), ("built", 1))
    assert (
        table.say(build.label) == "Build Orangery on row 3, column 4, turned half round: 7 points"
    )
    same_drag = [c for c in table.question.choices if c.target == "square:4:3"]
    assert len({c.label.values["turn"].key for c in same_drag}) == 4
    full = almost_full(1, "T34").lay(A, at="marble_quarry").turn()
    full.answer("single", "marble_quarry", "construction_yard")
    assert warnings(full, "build", "T34", 4, 5, 1) == ["grid_full"]


def test_the_alchemists_and_the_kings_favour() -> None:
    table = Table().lay(A, at="alchemists_guild", columns=(0, 3, 0)).use("alchemists_guild")
    learn = choice(table, "learn", 1)
    assert (learn.source, learn.target) == ("marker:1:0", "tech:bonus_wood")
    assert table.say(learn.label) == (
        "Learn Seasoned Timber for 1 worker: 1 wood more at the Sawmill"
    )
    table = Table().lay(A, at="kings_favour kings_favour", tokens=0).use("kings_favour")
    hire = choice(table, "hire", "row_2")
    assert (hire.source, hire.target) == ("newcomer:row_2:0", "pool:kings_favour:0")
    assert warnings(table, "hire", "row_2") == ["hired_later"]
    assert choice(table, "ready").gain == (("tokens", 2),)
    assert table.blocked("newcomer:row_3:0") == ("workers", "VE-6.8.1")
    table.answer("hire", "row_2").end().use("kings_favour")
    assert table.blocked("newcomer:row_2:0") == ("hired", "VE-6.8.2")


def test_the_end_of_a_turn_is_a_button_that_warns_when_nothing_was_used() -> None:
    table = Table().display(FIVE).lay(A, at="architects_guild architects_guild")
    table.use("architects_guild")
    end = choice(table, *END)
    assert (end.source, end.target, end.ends_turn, end.reveals) == ("", "", True, False)
    assert warnings(table, *END) == ["unused"]
    table.answer("take", 1)
    end = choice(table, *END)
    assert (end.reveals, end.warnings) == (True, ())
    assert table.say(end.label) == "End turn"


@pytest.mark.parametrize(
    ("discarded", "swept", "ended"), [(8, True, True), (7, True, False), (6, False, False)]
)
def test_nothing_is_revealed_where_no_tile_can_be_drawn(
    discarded: int, swept: bool, ended: bool
) -> None:
    """An empty pile is renewed from eight discards on, a tile just swept included (VE-6.4.8)."""
    table = Table().display(FIVE).lay(A, at="architects_guild " * 3).discards(discarded).pile("")
    table.use("architects_guild").answer("take", 1)
    assert choice(table, "sweep", 1, 2).reveals == swept
    assert choice(table, *END).reveals == ended


def test_a_slot_that_stays_empty_says_so() -> None:
    """Once the pile has run out nothing is drawn any more (VE-6.4.8)."""
    table = Table().display(FIVE).lay(A, at="architects_guild " * 3).discards(2).pile("")
    table.use("architects_guild").answer("sweep", 1, 1)
    assert table.blocked("display:5") == ("no_refill", "VE-6.4.8")


def test_those_who_wait_read_the_prompt_alone() -> None:
    table = Table().lay(A, at="workshop", wood=3).use("workshop")
    question = table.game.explain(table.game.mask(table.state, B))
    assert table.say(question.prompt) == "Ann: buy a decoration (1 worker left) or end the turn"
    assert question.choices == ()
    assert question.blocked == ()
    over = table.end().game.explain(table.state)
    assert table.say(over.prompt) == "The game is over"


def test_an_echo_is_told_apart() -> None:
    table = Table().lay(A, at="architects_guild").lay(B, at="workshop", columns=(0, 0, 1), wood=3)
    table.turn().answer("single", "architects_guild", "workshop")
    assert (
        table.say(table.question.prompt) == "Ben shares: buy a decoration (1 worker left) or finish"
    )
    assert table.say(choice(table, *END).label) == "Finish sharing"
    table.answer("buy", "painting")
    assert (
        table.say(table.question.prompt) == "Ben shares the Workshop: nothing more can be done here"
    )


# everything in the catalogue is used, everything used is in the catalogue


def keys(text: Text) -> Iterator[str]:
    """The keys of a text and of its parts."""
    yield text.key
    for value in text.values.values():
        parts = (value,) if isinstance(value, Text) or not isinstance(value, tuple) else value
        for part in parts:
            if isinstance(part, Text):
                yield from keys(part)


def texts(question: Question) -> Iterator[Text]:
    """Every text of a question."""
    yield from (question.prompt, *question.crumbs, *question.notes)
    for found in question.choices:
        yield from (found.label, *found.warnings)
    yield from (blocked.reason for blocked in question.blocked)


def walked_keys(seats: int, seed: int) -> set[str]:
    """The keys that a game shows."""
    game, chance = versailles(), Random(seed)
    state = game.setup({**config(seats), "ends": "asked" if seats % 2 else ""}, seed)
    found: set[str] = set()

    def watch(event: Event) -> None:
        text = game.narrate(event, state)
        found.update(keys(text) if text else ())

    listen = Recorder(watch)
    run(game.ops, state, listen)
    while state.agenda:
        for text in texts(game.explain(state)):
            found.update(keys(text))
        act(game.ops, state, hurried(state, chance), listen)
    return found


FORCED = """
prompt.over prompt.open prompt.shared prompt.discard prompt.sweep_more choice.also choice.sweep
choice.discard choice.sweep_first log.discard log.sweep log.pile_out log.shuffle ending.grid
ending.pile outcome.points outcome.tiles_built outcome.resources_left outcome.shared
warning.grid_full warning.last_one warning.unused blocked.sold_out blocked.discard_first
blocked.readied blocked.fits_nowhere blocked.no_refill warning.fits_nowhere detail.built
detail.tile_in_hand blocked.few_tiles choice.sweep_all blocked.one_hire
detail.decoration_in_stock why.no_tile why.dear_tiles why.unfit_tiles why.nobody_waits may.sweep
"""
"""Keys that positions of these tests show, or that a walk need not meet."""


def test_where_nothing_but_sweeping_is_left_the_question_says_so() -> None:
    state = Table().lay(A, at="architects_guild").state
    place = next(n for n, each in enumerate(state.data.sites) if each.id == "architects_guild")
    state.options = (("sweep", 0), ("end",))
    asked = prompt(state, "spend", A, (place, 1, ()))
    assert asked.values["what"] == Text("versailles.may.sweep")


@pytest.mark.slow
def test_every_sentence_is_used() -> None:
    catalogue = load_catalogue("en")
    listed = {key for key in catalogue.keys() if key.startswith("versailles.")}  # noqa: SIM118
    plain = {key.removesuffix(".one").removesuffix(".other") for key in listed}
    shown = {f"versailles.{key}" for key in FORCED.split()}
    for seats, seed in ((2, 1), (3, 2), (4, 3), (5, 4)):
        shown |= walked_keys(seats, seed)
    elsewhere = ("counter", "score", "table", "inspect", "results", "move", "heard")
    taught = ("lesson", "minute", "tip", "start", "practice")
    names = ("site", "technology", "decoration", "tile", "character", "regions")
    box = ("box", "ruling", "examples", "data")
    tables = tuple(f"versailles.{name}." for name in (*elsewhere, *taught, *names, *box))
    missing = sorted(key for key in plain - shown if not key.startswith(tables))
    assert not missing, f"never shown: {', '.join(missing)}"


def test_every_counter_and_every_score_row_has_a_name() -> None:
    catalogue, table = load_catalogue("en"), Table()
    for name in table.game.counters(table.state, A):
        assert catalogue.has(f"versailles.counter.{name}")
    assert catalogue.has("versailles.counter.pool")
    for row in table.outcome().rows:
        assert catalogue.has(f"versailles.score.{row.key}")
        for text in row.details[A]:
            assert catalogue.has(text.key)
    for combined in ("wood", "marble", "wood_gold", "marble_gold", "wood_marble_gold", "total"):
        assert catalogue.has(f"versailles.score.{combined}")


def test_a_token_spent_on_what_one_avenue_does_is_told() -> None:
    table = Table().lay(A, at="marble_quarry sawmill").turn()
    longer = ("double_step", "marble_quarry", "gold_mine", "construction_yard")
    needed = ("double_step", "marble_quarry", "gold_mine", "architects_guild")
    assert "straight" in warnings(table, *longer)
    assert "straight" not in warnings(table, *needed)
    assert "straight" not in warnings(table, "single", "marble_quarry", "construction_yard")
