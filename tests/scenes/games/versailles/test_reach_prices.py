"""Whoever aims with a worker sees which ways are free and what the others cost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame
import pytest

from engine.explain import Choice, Question, Text
from engine.texts import load_catalogue
from scenes.commands.shots.staging import drag
from scenes.games.versailles import hints
from scenes.games.versailles.layout import BoardPlan
from scenes.games.versailles.reach import spots
from scenes.games.versailles.reach.words import MINUS, best_way, way_words
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
def test_the_ways_to_the_location_that_is_aimed_at_are_told_in_words(language: str) -> None:
    say = load_catalogue(language).say
    told = [
        way_words(way_of({}, 0), 0, say),
        way_words(way_of({"gold": 1}, 1, "pair"), 0, say),
        way_words(way_of({"wood": 4}, 1, "double_step"), 0, say),
        way_words(way_of({}, 1, "pair"), 2, say),
    ]
    assert len(set(told)) == len(told)
    assert not [words for words in told if "versailles." in words or "{" in words]
    if language == "en":
        assert told[1] == "2 together: +1 gold, 1 token"
        assert told[3] == "2 together: the King walks 2 steps, 1 token"


@pytest.mark.slow
def test_who_aims_at_a_location_reads_every_way_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wanted(question: Question) -> bool:
        kinds = {choice.action[0] for choice in question.choices}
        return question.op == "move" and {"single", "pair"} <= kinds

    slips: list[tuple[hints.Row, ...]] = []
    draw = hints.reach_badge

    def watched(rows: tuple[hints.Row, ...], px: int) -> pygame.Surface:
        slips.append(rows)
        return draw(rows, px)

    monkeypatch.setattr(hints, "reach_badge", watched)
    player = open_at(tmp_path, position("versailles", people(2), wanted))
    scene = player.scene
    pair = next(c for c in scene.controller.offers.choices if c.action[0] == "pair")
    drag(scene.app, scene, pair.source, pair.target)
    ways = [c for c in scene.controller.offers.from_source(pair.source) if c.target == pair.target]
    assert len(slips[-1]) == len(ways) > 1
    assert all(words and not name for row in slips[-1] for name, words in row)
    close(player)


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
