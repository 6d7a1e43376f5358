"""What the score sheet tells of the goods and pieces that made points."""

from __future__ import annotations

from engine.games.versailles.telling import words
from tests.engine.versailles.layout import A, Table


def test_a_row_of_goods_tells_those_that_it_counts_and_no_others() -> None:
    table = Table()
    goods = table.state.players[A].goods
    goods[:] = range(4, 4 + len(goods))
    rows = {row.key: row for row in table.game.outcome(table.state).rows}
    rules = [rule for rule in table.data.scoring if not rule.pile]
    assert rules
    for rule in rules:
        counted = [words.good(resource, goods[resource]) for resource in sorted(rule.resources)]
        assert list(rows[rule.key].details[A]) == counted
        pieces = sum(goods[resource] for resource in rule.resources)
        assert rows[rule.key].points[A] == pieces // rule.per * rule.vp


def test_nothing_is_told_of_what_nobody_has() -> None:
    table = Table()
    table.state.players[A].goods[:] = [0] * len(table.state.players[A].goods)
    rows = {row.key: row for row in table.game.outcome(table.state).rows}
    assert all(rows[rule.key].details[A] == () for rule in table.data.scoring if not rule.pile)
