"""VI-1 Components and limits; VI-12 open and hidden information."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.games.viscounts import constants as c
from engine.session import Session
from tests.engine.shared.marks import clause
from tests.engine.viscounts.layout import AUTOMA, BLUE, RED, Table, config, viscounts


@clause("VI-1.1")
def test_each_player_has_the_same_pieces() -> None:
    state = viscounts().setup(config(4), 3)
    data = state.data
    for player in state.players:
        assert player.workers == 20
        assert (player.corruption, player.virtue) == (1, 7)
    assert Counter(slot.building for slot in data.board.slots) == {0: 3, 1: 3, 2: 3}
    assert len(data.cards.starters) == 8
    assert len({data.cards.ids[card] for card in data.cards.starters}) == 8


@clause("VI-1.2")
def test_the_common_pieces() -> None:
    data = viscounts().data
    assert len(data.board.segment_ids) == 5
    assert len(data.cards.townsfolk) == 68
    assert len(data.cards.heroes) == 10
    assert len(data.board.starts) == 10
    grey_backs = Counter(data.manuscripts.grey_back[: data.manuscripts.count])
    assert grey_backs == {True: 5, False: 30}
    assert len(data.board.bonus_vp) == 4
    decks = Counter(data.cards.raw[card]["deck"] for card in data.cards.schemes)
    assert decks == {"start": 8, "future": 8}
    assert [each.id for each in data.automas if not each.leaves_out] == [
        "cleric",
        "builder",
        "noble",
        "card",
    ]


@clause("VI-1.3")
def test_debts_deeds_and_goods_never_run_out() -> None:
    table = Table()
    table.effects(RED, "debt:60", "deed:60", "ink:60", "stone:60", "gold:60", "silver:99")
    table.expect(RED, debt=60, deed=60, ink=60, stone=60, gold=60, silver=99)


@clause("VI-1.3")
def test_workers_and_buildings_are_limited() -> None:
    table = Table().lay(RED, workers=0, slots=[7, 8, 9])
    table.effects(RED, "workers:2", "workshop")
    assert [e.values for e in table.saw("no_effect")] == [("workers",), ("workshop",)]


@clause("VI-1.4", "VI-4.6.5")
def test_a_deck_never_falls_below_three_cards() -> None:
    table = Table().lay(RED, bays="st_abbot st_squire -", hand="st_thief st_trader")
    table.effects(RED, "destroy:3")
    table.answer("hand", table.card("st_thief"))
    assert table.asked == ("", -1)  # three cards left: nothing more is offered
    table.expect(RED, hand=1, silver=1)


@clause("VI-1.5")
def test_what_cannot_be_paid_in_full_is_not_offered() -> None:
    table = Table().lay(RED, at="A:L", silver=1).top("A", "tf_princess")
    table.do("recruit")
    assert table.asked == ("", -1)
    table.expect(RED, silver=1)
    table.lay(RED, silver=2).do("recruit")
    assert table.options == [("recruit",), ("pass",)]


@clause("VI-12.1", "VI-12.3")
def test_public_things_are_seen_by_everybody() -> None:
    session = Session(viscounts(), config(3), 5)
    chance = Random(2)
    for _ in range(150):
        session.act(chance.choice(session.state.options))
    state = session.state
    for seat in range(3):
        view = session.game.mask(state, seat)
        for mine, seen in zip(state.players, view.players, strict=True):
            assert (mine.bays, mine.discard, mine.goods) == (seen.bays, seen.discard, seen.goods)
            assert (mine.unpaid, mine.paid) == (seen.unpaid, seen.paid)
            assert (mine.acquired, mine.approved) == (seen.acquired, seen.approved)
            assert (mine.books, mine.corruption, mine.virtue) == (
                seen.books,
                seen.corruption,
                seen.virtue,
            )
            assert (len(mine.hand), len(mine.draw)) == (len(seen.hand), len(seen.draw))
        assert [pile[-1:] for pile in view.piles] == [pile[-1:] for pile in state.piles]
        assert [len(pile) for pile in view.tiles] == [len(pile) for pile in state.tiles]
        assert view.numbers == state.numbers


@clause("VI-12.2")
def test_hands_piles_and_draw_piles_are_secret() -> None:
    table = Table(2).lay(RED, hand="st_abbot tf_friar", draw="st_thief tf_mason")
    table.lay(BLUE, hand="st_lender", draw="st_trader st_squire")
    view = table.game.mask(table.state, RED)
    assert view.players[RED].hand == table.player(RED).hand
    assert view.players[RED].draw == [-1, -1]
    assert view.players[BLUE].hand == [-1]
    assert view.players[BLUE].draw == [-1, -1]
    for piles in (view.piles, view.tiles):
        assert all(set(pile[:-1]) == {-1} and pile[-1] >= 0 for pile in piles)


@clause("VI-12.1", "VI-12.2")
def test_the_automas_piles_are_secret_its_cards_are_not() -> None:
    table = Table(automa="cleric").lay(AUTOMA, bays="ss_cleric ss_builder -", discard="fs_noble")
    table.lay(AUTOMA, draw="ss_noble fs_cleric")
    view = table.game.mask(table.state, RED)
    automa = view.players[AUTOMA]
    assert table.names(automa.bays) == "ss_cleric ss_builder -"
    assert table.names(automa.discard) == "fs_noble"
    assert automa.draw == [-1, -1]
    assert set(view.future) == {-1}


@clause("VI-12.2")
def test_a_card_drawn_is_told_to_its_owner_only() -> None:
    table = Table().lay(RED, draw="st_abbot st_thief st_trader")
    table.do("draw_cards")
    assert all(event.values == (1,) for event in table.saw("draw"))
    assert [event.secret for event in table.saw("draw")] == [
        (table.card(name),) for name in ("st_abbot", "st_thief", "st_trader")
    ]
    assert table.state.players[RED].goods[c.SILVER] == 0
