"""VI-11.14 to VI-11.19, VI-11.25, 26, 30, 31: how the automa carries out effects."""

from __future__ import annotations

import pytest

from engine.games.viscounts import constants as c
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, RED, Table


@clause("VI-11.14")
@pytest.mark.parametrize(
    ("board", "owned", "gained"),
    [
        ("cleric", {}, "ink"),
        ("cleric", {"ink": 6}, "stone"),
        ("cleric", {"ink": 6, "stone": 4}, "gold"),
        ("cleric", {"ink": 9, "stone": 9, "gold": 20}, "gold"),
        ("builder", {}, "stone"),
        ("builder", {"stone": 6}, "gold"),
        ("builder", {"stone": 6, "gold": 4}, "ink"),
        ("noble", {}, "gold"),
        ("noble", {"gold": 6}, "ink"),
        ("noble", {"gold": 6, "ink": 4}, "stone"),
        ("card", {"wild": 30}, "wild"),
    ],
)
def test_resources_of_choice_follow_the_chart(
    board: str, owned: dict[str, int], gained: str
) -> None:
    table = Table(automa=board).lay(AUTOMA, **owned).effects(AUTOMA, "any:1")
    table.expect(AUTOMA, **{gained: owned.get(gained, 0) + 1})


@clause("VI-11.14")
def test_every_resource_of_the_card_automa_is_wild() -> None:
    table = Table(automa="card").effects(AUTOMA, "ink:2", "stone:1", "gold:1", "any:1")
    table.expect(AUTOMA, wild=5, ink=0, stone=0, gold=0)


@clause("VI-11.14", "VI-11.20")
@pytest.mark.parametrize("need", ["automa_act_build", "automa_act_transcribe"])
def test_one_wild_pays_one_icon_of_whatever_is_needed(need: str) -> None:
    table = Table(automa="card").lay(AUTOMA, at="A:L", wild=9).book("A", "ms_06")
    table.lay(AUTOMA, bays="ss_criminal_deed ss_criminal_debt ss_noble")
    table.do(need, AUTOMA)
    paid = {e.values for e in table.saw("pay")}
    assert paid == {("wild", 5)}  # guildhall and manuscript cost 7; 2 criminals


@clause("VI-11.15")
@pytest.mark.parametrize(
    ("effect", "counters"),
    [
        ("rearrange", {"ink": 1}),
        ("silver:1", {"ink": 0}),
        ("silver:2", {"ink": 1}),
        ("silver:5", {"ink": 2}),
        ("destroy:1", {"debt_paid": 1, "ink": 1}),
        ("destroy:2", {"debt_paid": 1, "deed_approved": 1}),
        ("discard:2", {"virtue": 5}),
        ("castle_move:1", {"virtue": 6}),
        ("hire:2", {"discard": 2}),
    ],
)
def test_replacements(effect: str, counters: dict[str, int]) -> None:
    table = Table(automa="cleric").lay(AUTOMA, unpaid=1, acquired=1).effects(AUTOMA, effect)
    table.expect(AUTOMA, silver=0, **counters)


@clause("VI-11.15")
def test_an_odd_silver_is_lost_in_each_single_effect() -> None:
    Table(automa="cleric").effects(AUTOMA, "silver:1", "silver:1").expect(AUTOMA, ink=0)


@clause("VI-11.16")
def test_a_future_scheme_goes_face_up_to_the_discard_pile() -> None:
    table = Table(automa="cleric")
    top = table.state.future[-1]
    table.effects(AUTOMA, "future_scheme:1")
    assert table.player(AUTOMA).discard == [top]
    assert top not in table.state.future


@clause("VI-11.16")
def test_without_future_schemes_it_flips() -> None:
    table = Table(automa="cleric").lay(AUTOMA, acquired=1)
    table.state.gone += table.state.future
    table.state.future.clear()
    table.effects(AUTOMA, "future_scheme:2")
    table.expect(AUTOMA, deed_approved=1, virtue=6)


@clause("VI-11.17")
@pytest.mark.parametrize(
    ("cards", "flipped"),
    [
        ({"unpaid": 1, "acquired": 1}, "debt"),  # equal: a Debt
        ({"unpaid": 1, "acquired": 1, "paid": 1}, "deed"),
        ({"unpaid": 1, "acquired": 1, "approved": 1}, "debt"),
        ({"unpaid": 1, "paid": 3}, "debt"),  # only a Debt left
        ({"acquired": 1, "approved": 3}, "deed"),
        ({}, ""),
    ],
)
def test_which_card_it_flips(cards: dict[str, int], flipped: str) -> None:
    table = Table(automa="cleric").lay(AUTOMA, **cards).effects(AUTOMA, "flip:1")
    kinds = [e.kind for e in table.events]
    expected = {"debt": ["flip_debt", "gain"], "deed": ["flip_deed"]}
    assert kinds == expected.get(flipped, ["nothing_to_flip", "virtue"])


@clause("VI-11.17")
@pytest.mark.parametrize(
    ("effect", "other"), [("flip_debt:1", {"acquired": 1}), ("flip_deed:1", {"unpaid": 1})]
)
def test_a_flip_of_one_kind_takes_no_other(effect: str, other: dict[str, int]) -> None:
    table = Table(automa="cleric").lay(AUTOMA, **other).effects(AUTOMA, effect)
    table.expect(AUTOMA, virtue=6, debt_paid=0, deed_approved=0)


@clause("VI-11.18")
@pytest.mark.parametrize(
    ("bays", "slots", "corruption", "virtue"),
    [
        ("ss_builder ss_noble -", [], 1, 6),
        ("ss_criminal_deed ss_noble -", [], 2, 7),
        ("fs_criminal_pair ss_criminal_deed -", [], 2, 7),  # never more than 1
        ("ss_builder ss_noble -", [9], 2, 6),
        ("ss_builder ss_noble -", [8], 1, 5),
        ("ss_criminal_deed ss_noble -", [8, 9], 3, 6),
        ("ss_builder ss_noble -", [8, 9], 2, 5),
    ],
)
def test_the_shuffle_of_the_automa(
    bays: str, slots: list[int], corruption: int, virtue: int
) -> None:
    table = Table(automa="cleric").lay(AUTOMA, bays=bays, slots=slots, discard="ss_cleric")
    table.effects(AUTOMA, "shuffle").expect(AUTOMA, corruption=corruption, virtue=virtue)
    assert len(table.saw("slot")) == len(slots)


@clause("VI-11.18")
def test_the_effect_shuffle_needs_a_discarded_card() -> None:
    table = Table(automa="cleric").lay(AUTOMA, draw="ss_noble").effects(AUTOMA, "shuffle")
    table.expect(AUTOMA, virtue=7)
    assert table.saw("no_effect")


@clause("VI-11.19")
def test_it_dismisses_the_card_of_its_segment_free_of_cost() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="B:R").top("B", "tf_princess")
    table.effects(AUTOMA, "dismiss_here").expect(AUTOMA, virtue=6)
    assert table.card("tf_princess") in table.state.gone
    assert not table.saw("pay")


@clause("VI-11.19", "VI-3.7")
def test_it_dismisses_a_printed_card_which_stays() -> None:
    table = Table(automa="cleric").lay(AUTOMA, at="C:R").pile("C")
    table.effects(AUTOMA, "dismiss_here", "dismiss_here").expect(AUTOMA, corruption=3)


@clause("VI-11.19")
@pytest.mark.parametrize(
    ("effect", "counters"),
    [("gold:1 | castle_move:1", {"gold": 1}), ("hire:1 | destroy:1", {"discard": 1})],
)
def test_it_always_takes_the_first_alternative(effect: str, counters: dict[str, int]) -> None:
    Table(automa="cleric").effects(AUTOMA, effect).expect(AUTOMA, **counters)


@clause("VI-11.19")
def test_corruption_for_all_criminals_on_its_board() -> None:
    table = Table(automa="card").lay(AUTOMA, bays="ss_criminal_deed fs_criminal_pair ss_noble")
    table.effects(AUTOMA, "corruption_per_criminal").expect(AUTOMA, corruption=4)


@clause("VI-11.25")
def test_slot_4_gives_a_future_scheme_at_once() -> None:
    table = Table(automa="noble").do("place_building", AUTOMA, (3, 2))
    assert len(table.saw("future_scheme")) == 1 + 1  # slot 4, and the free hire of plot A 3


@clause("VI-11.25", "VI-7.5.1")
@pytest.mark.parametrize("active", [RED, AUTOMA])
@pytest.mark.parametrize(("bays", "flips"), [("ss_noble - -", 1), ("ss_criminal_deed - -", 0)])
def test_slot_5_flips_a_debt_at_every_collision(active: int, bays: str, flips: int) -> None:
    table = Table(automa="cleric").lay(AUTOMA, slots=[5], bays=bays, unpaid=1, acquired=1)
    table.lay(active, markers=(2, 2)).do("begin_collision", active)
    table.expect(AUTOMA, debt_paid=flips, deed_approved=0)


@clause("VI-11.25")
def test_slot_5_of_the_card_automa_flips_either() -> None:
    table = Table(automa="card").lay(AUTOMA, slots=[5], acquired=1).lay(RED, markers=(2, 2))
    table.do("begin_collision").expect(AUTOMA, deed_approved=1)


@clause("VI-11.25", "VI-11.31")
def test_slot_6_dismisses_after_each_card_it_flips() -> None:
    """One unit is finished before the next: the Debt's resource, the dismissal, the next flip."""
    table = Table(automa="cleric").lay(AUTOMA, at="A:L", slots=[6], unpaid=1, acquired=1)
    table.top("A", "tf_friar").top("A", "tf_princess").effects(AUTOMA, "flip:2")
    kinds = [e.kind for e in table.saw_of("flip_debt flip_deed gain dismiss virtue")]
    assert kinds == ["flip_debt", "gain", "dismiss", "virtue", "flip_deed", "dismiss", "virtue"]


@clause("VI-11.25", "VI-11.31", "VI-11.30")
def test_slot_7_dismisses_after_each_future_scheme_also_on_the_humans_turn() -> None:
    """A link between human and automa with a free hire; the card of its own segment leaves."""
    table = Table(side="high", automa="cleric").lay(RED, at="D:L")
    table.lay(AUTOMA, at="B:R", slots=[7])
    table.build("E:5", AUTOMA, "workshop").top("B", "tf_friar").top("A", "tf_miner")
    table.do("place_building", RED, (7, table.plot("A:1")))
    table.answer("pile", 0)  # Red's own hire of the link
    assert [e.seat for e in table.saw("future_scheme")] == [AUTOMA]
    assert [e.values for e in table.saw("dismiss")] == [(table.card("tf_friar"), 1)]
    table.expect(AUTOMA, virtue=6)


@clause("VI-11.25", "VI-11.31")
def test_slots_6_and_7_work_together() -> None:
    """A Future card, then slot 7; the dismissed card shuffles; no flips, so slot 6 rests."""
    table = Table(automa="cleric").lay(AUTOMA, at="B:R", slots=[6, 7], bays="ss_noble - -")
    table.top("B", "tf_defender").effects(AUTOMA, "future_scheme:1")
    kinds = [e.kind for e in table.saw_of("future_scheme slot dismiss shuffle")]
    assert kinds == ["future_scheme", "slot", "dismiss", "shuffle"]
    table.expect(AUTOMA, discard=0, draw=1)


@clause("VI-11.26")
@pytest.mark.parametrize(
    ("space", "bays", "counters"),
    [
        (1, "ss_criminal_deed - -", {"debt": 1}),
        (1, "ss_noble - -", {"debt": 0}),
        (4, "ss_noble - -", {"ink": 1}),  # rearrange
        (7, "ss_noble - -", {"deed": 1}),
        (7, "ss_criminal_deed - -", {"deed": 0}),
    ],
)
def test_at_the_humans_collision_the_automa_is_another_player(
    space: int, bays: str, counters: dict[str, int]
) -> None:
    table = Table(automa="cleric").lay(AUTOMA, bays=bays).lay(RED, markers=(space, space))
    table.do("begin_collision", RED).expect(AUTOMA, **counters)


@clause("VI-11.26")
def test_at_the_automas_collision_the_human_is_another_player() -> None:
    table = Table(automa="cleric").lay(AUTOMA, markers=(6, 6)).lay(RED, bays="st_abbot he_emma -")
    table.do("begin_collision", AUTOMA).expect(RED, virtue=6)
    table = Table(automa="cleric").lay(AUTOMA, markers=(1, 1)).lay(RED, bays="he_ada - -")
    table.do("begin_collision", AUTOMA).answer("take", c.INK).expect(RED, debt=1, virtue=6)


@clause("VI-11.30", "VI-8.3.4")
def test_links_reach_the_automa_by_its_own_rules() -> None:
    table = Table(automa="cleric").build("A:1", AUTOMA, "workshop")
    table.do("place_building", RED, (7, table.plot("A:2")))
    table.expect(RED, silver=2).expect(AUTOMA, ink=1, silver=0)


@clause("VI-11.30", "VI-9.7")
def test_bumped_workers_of_the_automa_are_paid_by_its_rules() -> None:
    table = Table(automa="cleric").castle(1, {RED: 2, AUTOMA: 2}).do("castle")
    table.answer("bump", 1, 0, AUTOMA).expect(AUTOMA, ink=1, workers=21)
