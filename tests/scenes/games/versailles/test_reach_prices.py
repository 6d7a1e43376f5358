"""Whoever aims with a worker sees which ways are free and what the others cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from engine.explain import Question
from scenes.games.versailles import hints, reach_spots
from scenes.games.versailles.layout import BoardPlan
from tests.scenes.support import motion
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position

FINGER = 0.06
"""So much of a slip may touch the edge of something in the smallest window."""


@pytest.mark.slow
def test_a_double_step_shows_the_token_that_it_costs_and_a_single_one_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wanted(question: Question) -> bool:
        kinds = {choice.action[0] for choice in question.choices}
        return question.op == "move" and {"single", "double_step"} <= kinds

    slips: list[tuple[hints.Row, ...]] = []
    draw = hints.reach_badge
    monkeypatch.setattr(hints, "reach_badge", lambda rows, px: slips.append(rows) or draw(rows, px))
    player = open_at(tmp_path, position("versailles", people(2), wanted))
    scene = player.scene
    double = next(c for c in scene.controller.offers.choices if c.action[0] == "double_step")
    assert double.cost == (("tokens", 1),)
    player.tick([motion(*player.at(double.source))])
    player.frame()
    choices = scene.controller.offers.from_source(double.source)
    paid = sum(bool(choice.cost) for choice in choices)
    rows = [row for slip in slips[-len({c.target for c in choices}) :] for row in slip]
    assert len(rows) == len(choices)
    assert sum(("token", "\N{MINUS SIGN}1") in row for row in rows) == paid
    assert 0 < paid < len(rows)
    close(player)


@pytest.mark.slow
def test_the_slips_lie_on_nothing_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: list[tuple[int, int]] = []
    find = reach_spots.free_spot

    def watched(
        site: str, size: tuple[int, int], plan: BoardPlan, taken: Sequence[pygame.Rect]
    ) -> pygame.Rect:
        box = find(site, size, plan, taken)
        hit = [each.clip(box) for each in taken]
        covered.append((max(each.w * each.h for each in hit), box.w * box.h))
        return box

    monkeypatch.setattr(hints, "free_spot", watched)
    player = open_at(tmp_path, position("versailles", people(2), lambda q: q.op == "move"))
    offers = player.scene.controller.offers
    source = max(offers.sources(), key=lambda name: len(offers.from_source(name)))
    player.tick([motion(*player.at(source))])
    player.frame()
    assert covered
    assert all(lies_on <= FINGER * whole for lies_on, whole in covered), covered
    close(player)
