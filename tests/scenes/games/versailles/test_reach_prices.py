"""Whoever aims with a worker sees which ways are free and what the others cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from engine.explain import Choice, Text
from engine.texts import load_catalogue
from scenes.games.versailles import hints
from scenes.games.versailles.layout import BoardPlan
from scenes.games.versailles.reach import spots
from scenes.games.versailles.reach.words import MINUS, best_way
from scenes.games.versailles.shots import courtier, five_config, new_session
from scenes.games.versailles.table import VersaillesTable
from scenes.table.view import Aim
from sprites.common.cache import RasterCache
from tests.scenes.games.laid import laid
from tests.scenes.support import motion
from tests.scenes.table.opening import close
from tests.scenes.table.reasons import open_at, people, position

FINGER = 0.06
"""So much of a slip may touch the edge of something in the smallest window."""


def way_of(gain: dict[str, int], tokens: int, mode: str = "single") -> Choice:
    """A move that yields something and costs tokens."""
    cost = (("tokens", tokens),) if tokens else ()
    return Choice((mode, 0, 1), Text("toy"), gain=tuple(gain.items()), cost=cost)


def test_a_location_shows_what_the_best_way_there_brings_and_its_price() -> None:
    free, paid = way_of({}, 0), way_of({"gold": 1}, 1, "pair")
    assert best_way([free, paid]) == (("gold", "+1"), ("token", f"{MINUS}1"))
    assert best_way([way_of({"wood": 2}, 1), way_of({"wood": 2}, 0)]) == (("wood", "+2"),)
    assert best_way([free]) == ()
    assert best_way([way_of({}, 1)]) == (("token", f"{MINUS}1"),)


@pytest.mark.parametrize("language", ["en", "hu", "pt_BR"])
def test_the_slip_of_a_carried_worker_says_what_one_or_two_would_bring(language: str) -> None:
    """It is the only one: nothing else about the aim lies over the board in words."""
    say = load_catalogue(language).say
    table = VersaillesTable(five_config(3), say, RasterCache(None))
    said = []
    session, chance = new_session(3, 3), Random(3)
    while len(said) < 6:
        question = session.game.explain(session.state)
        by_action = {choice.action: choice for choice in question.choices}
        for action, choice in by_action.items():
            if action[0] == "pair" and ("single", *action[1:]) in by_action:
                view = session.game.mask(session.state, question.seat)
                single = by_action[("single", *action[1:])]
                two = table.remarks(single, view, question.seat)[-1]
                goods = [say(Text(f"versailles.good.{name}", {"n": n})) for name, n in choice.gain]
                assert all(f"+{good}" in two for good in goods)
                assert say(Text("versailles.table.way.token", {"n": 1})) in two
                one = table.remarks(choice, view, question.seat)[-1]
                said += [two, one]
        session.act(courtier(question, chance).action)
    assert not [words for words in said if "versailles." in words or "{" in words]


def test_no_words_lie_over_the_board_beside_the_slip() -> None:
    table, _ = laid(VersaillesTable, five_config(3))
    session = new_session(3, 3)
    question = session.game.explain(session.state)
    view = session.game.mask(session.state, question.seat)
    choice = question.choices[0]
    ways = tuple(each for each in question.choices if each.source == choice.source)
    pointed, held = Aim(choice.source, "", ways), Aim(choice.source, choice.target, ways, choice)
    assert any(hint.above for hint in table.hints(pointed, view, question.seat))
    for aim in (held, replace(held, taken=True)):
        assert not [hint for hint in table.hints(aim, view, question.seat) if hint.above]


@pytest.mark.slow
def test_the_slips_lie_on_nothing_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    covered: list[tuple[int, int]] = []
    find = spots.edge_spot

    def watched(
        site: str,
        size: tuple[int, int],
        plan: BoardPlan,
        title: pygame.Rect,
        taken: Sequence[pygame.Rect],
    ) -> pygame.Rect:
        box = find(site, size, plan, title, taken)
        hit = [each.clip(box) for each in taken]
        covered.append((max(each.w * each.h for each in hit), box.w * box.h))
        return box

    monkeypatch.setattr(hints, "edge_spot", watched)
    player = open_at(tmp_path, position("versailles", people(2), lambda q: q.op == "move"))
    offers = player.scene.controller.offers
    source = max(offers.sources(), key=lambda name: len(offers.from_source(name)))
    player.tick([motion(*player.at(source))])
    player.frame()
    assert covered
    assert all(lies_on <= FINGER * whole for lies_on, whole in covered), covered
    close(player)
