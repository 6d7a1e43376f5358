"""The log for several viewers: each is told everything once, with its own eyes, and no more."""

from __future__ import annotations

from random import Random

import pytest

import scenes.table.model.log as log_module
from engine.explain import Text
from engine.games import game_keys
from scenes.table.model.log import TableLog
from tests.scenes.table.model.test_moves import NAMES, log_of, say, table


@pytest.mark.parametrize("game", game_keys())
def test_every_viewer_is_told_the_same_as_somebody_who_looks_for_the_first_time(game: str) -> None:
    """Eyes change before every decision; now and then some decisions are taken back."""
    match, chance = table(game), Random(8)
    log = log_of(match)
    for count in range(50):
        match.look_as(chance.choice((match.session.asked, -1)))
        log.rebuild()
        log.add(match.take([chance.choice(match.session.state.options)]))
        if count % 16 == 15:
            length = len(match.session.log) - 5
            match.session.go_back(length)
            log.cut(length)
    for viewer in (-1, 0, 1, 2):
        match.look_as(viewer)
        log.rebuild()
        again = log_of(match)
        assert log.lines == again.lines
        assert [move.lines for move in log.moves] == [move.lines for move in again.moves]
        assert [move.events for move in log.moves] == [move.events for move in again.moves]


@pytest.mark.parametrize("game", game_keys())
def test_who_comes_back_is_told_only_what_is_new(game: str) -> None:
    match, chance, told = table(game), Random(8), [0]

    def counted(text: Text | str) -> str:
        told[0] += 1
        return say(text)

    log = TableLog(match, counted)
    log.rebuild()
    for _ in range(80):
        log.add(match.take([chance.choice(match.session.state.options)]))
    once, told[0] = told[0], 0
    first = match.viewer
    match.look_as((first + 1) % len(NAMES))
    log.rebuild()
    assert told[0] >= once / 2, "the other one was told nothing yet"
    told[0] = 0
    log.add(match.take([chance.choice(match.session.state.options)]))
    match.look_as(first)
    log.rebuild()
    assert told[0] < once / 4


def test_what_was_taken_back_meanwhile_is_not_told_to_who_comes_back() -> None:
    match, chance = table("tara"), Random(3)
    log = log_of(match)
    for _ in range(30):
        log.add(match.take([chance.choice(match.session.state.options)]))
    first = match.viewer
    match.look_as((first + 1) % len(NAMES))
    log.rebuild()
    match.session.go_back(20)
    log.cut(20)
    match.look_as(first)
    log.rebuild()
    assert max(line.decision for line in log.lines) < len(match.session.log)
    assert log.lines == log_of(match).lines


@pytest.mark.parametrize("game", game_keys())
def test_what_is_told_ahead_in_small_pieces_is_the_same(game: str) -> None:
    """While others play on, and take back what is being told."""
    match, chance = table(game), Random(5)
    log = log_of(match)
    coming = (match.viewer + 1) % len(NAMES)
    for count in range(60):
        log.add(match.take([chance.choice(match.session.state.options)]))
        log.tell_ahead(coming, 0.0)
        if count % 20 == 19:
            length = len(match.session.log) - 7
            match.session.go_back(length)
            log.cut(length)
    pieces = 1
    while not log.tell_ahead(coming, 0.0):
        pieces += 1
    assert pieces > 40
    match.look_as(coming)
    assert log.tell_some(0.0), "there is nothing left to be told"
    again = log_of(match)
    assert log.lines == again.lines
    assert [move.words for move in log.moves] == [move.words for move in again.moves]


def test_whoever_comes_in_the_middle_of_it_is_told_the_rest_at_once() -> None:
    match, chance = table("tara"), Random(5)
    log = log_of(match)
    for _ in range(40):
        log.add(match.take([chance.choice(match.session.state.options)]))
    coming = (match.viewer + 1) % len(NAMES)
    for _ in range(12):
        assert not log.tell_ahead(coming, 0.0)
    match.look_as(coming)
    log.add(match.take([chance.choice(match.session.state.options)]))
    assert log.lines == log_of(match).lines


def test_only_who_missed_much_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_module, "FAR", 20)
    match, chance = table("tara"), Random(5)
    log = log_of(match)
    first, second = match.viewer, (match.viewer + 1) % len(NAMES)
    for _ in range(19):
        log.add(match.take([chance.choice(match.session.state.options)]))
    assert log.far_behind([first, second]) == []
    for _ in range(2):
        log.add(match.take([chance.choice(match.session.state.options)]))
    assert log.far_behind([first, second]) == [second]
    while not log.tell_ahead(second, 0.0):
        assert log.far_behind([second]) == [second]
    assert log.far_behind([first, second]) == []
