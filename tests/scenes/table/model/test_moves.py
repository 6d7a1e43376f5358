"""Moves of the log: what is one entry in each game, what it is called, where reasons stand."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import Event
from engine.events.moves import Balance
from engine.explain import Text
from engine.games import game_keys, load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.table.model.log import TableLog
from scenes.table.model.match import Match
from scenes.table.model.moves import Move, _gain_first

NAMES = ["Ann", "Ben", "Cleo"]
COLOURS = ("red", "blue", "yellow")
CATALOGUE = load_catalogue("en")
WHY = Text("ai.reason.gain", {"points": "2", "what": Text("ai.standing")})


def say(text: Text | str) -> str:
    return CATALOGUE.say(text, NAMES)


def table(game: str, kind: str = "person") -> Match:
    seats = [
        {"kind": kind, "name": name, "colour": colour}
        for name, colour in zip(NAMES, COLOURS, strict=True)
    ]
    return Match(Session(load_game(game), {"seats": seats, "options": {}}, 7))


def log_of(match: Match) -> TableLog:
    log = TableLog(match, say)
    log.rebuild()
    return log


def played(game: str, decisions: int = 120) -> Match:
    match, chance = table(game), Random(7)
    while not match.session.over and len(match.session.log) < decisions:
        match.take([chance.choice(match.session.state.options)])
    return match


def kinds_and_clauses(move: Move) -> set[tuple[str, str]]:
    return {(line.kind, line.clause) for line in move.steps}


def told(log: TableLog) -> list[Move]:
    return [move for move in log.moves if move.steps]


@pytest.mark.parametrize("game", game_keys())
def test_every_step_belongs_to_one_move_and_keeps_its_address(game: str) -> None:
    match = played(game)
    log = log_of(match)
    assert [line for move in log.moves for line in move.lines] == log.lines
    events = [address for move in log.moves for address, _ in move.events]
    assert events == [
        (place - 1, index)
        for place, found in enumerate(match.session.events)
        for index in range(len(found))
    ]
    assert len({move.id for move in told(log)}) == len(told(log))


@pytest.mark.parametrize("game", game_keys())
def test_the_log_is_told_the_same_while_it_is_played_and_anew(game: str) -> None:
    match, chance = table(game), Random(5)
    log = log_of(match)
    for _ in range(60):
        log.add(match.take([chance.choice(match.session.state.options)]))
    again = log_of(match)
    assert [move.id for move in told(log)] == [move.id for move in told(again)]
    assert [move.events for move in log.moves] == [move.events for move in again.moves]
    assert log.lines == again.lines, "a line says the same after loading"
    assert [move.lines for move in log.moves] == [move.lines for move in again.moves]


@pytest.mark.parametrize("game", game_keys())
def test_what_is_taken_back_leaves_the_log_and_nothing_else_changes(game: str) -> None:
    match, chance = table(game), Random(6)
    log = log_of(match)
    for _ in range(50):
        log.add(match.take([chance.choice(match.session.state.options)]))
    match.session.go_back(31)
    log.cut(31)
    again = log_of(match)
    assert log.lines == again.lines
    assert [move.lines for move in log.moves] == [move.lines for move in again.moves]
    assert [move.events for move in log.moves] == [move.events for move in again.moves]


@pytest.mark.parametrize(("game", "most"), [("viscounts", 6), ("tara", 2), ("caylus", 3)])
def test_a_turn_of_many_decisions_is_few_entries(game: str, most: int) -> None:
    match = played(game)
    log = log_of(match)
    assert len(told(log)) * most <= len(log.lines) * 2
    assert all(move.words is not None and move.words.headline for move in told(log))


def test_card_way_and_action_are_one_move_called_by_the_action() -> None:
    log = log_of(played("viscounts", 160))
    kinds = [[line.kind for line in move.steps] for move in told(log)]
    walked = [each for each in kinds if "walk" in each]
    assert walked
    assert all("turn" in each for each in walked), "no step of a walk is an entry of its own"
    move = next(m for m in told(log) if any(line.kind == "trade" for line in m.steps))
    assert move.words is not None
    assert move.words.named.kind == "trade"
    assert move.words.subline.startswith("with ")
    phase = [move for move in told(log) if ("hire", "VI-7.4") in kinds_and_clauses(move)]
    assert phase
    for hired in phase:
        assert not {"turn", "play", "walk"} & {line.kind for line in hired.steps}


def test_a_placed_worker_is_one_move_with_its_price() -> None:
    log = log_of(played("caylus"))
    move = next(m for m in told(log) if any(line.kind == "place" for line in m.steps))
    assert move.words is not None
    assert [line.kind for line in move.steps] == ["pay", "place"]
    assert move.words.headline.endswith(move.steps[1].words)
    assert move.words.subline == "pays 1 denier"


def test_what_the_rules_do_for_all_is_one_entry_with_everybody_in_it() -> None:
    log = log_of(played("caylus"))
    move = next(m for m in told(log) if m.words is not None and m.words.headline == "Income")
    assert move.words is not None
    assert move.words.seat == -1
    for name in NAMES:
        assert f"{name} gains 2 deniers" in move.words.subline


def test_a_tablet_with_its_discs_is_one_move() -> None:
    log = log_of(played("tara"))
    move = next(m for m in told(log) if m.words is not None and m.words.named.kind == "play")
    assert move.words is not None
    assert move.steps[0].kind == "turn"
    assert "disc" in move.words.subline


def test_a_way_and_the_use_of_the_site_are_one_move() -> None:
    log = log_of(played("versailles"))
    moves = [m for m in told(log) if m.steps[0].kind == "move"]
    assert moves
    gained = next(m for m in moves if any(line.kind == "gain" for line in m.steps))
    assert gained.words is not None
    assert gained.words.named.kind == "activate"
    assert gained.words.subline.startswith("gains ")
    assert gained.words.remark == (
        "Cleo moves a worker from the Gold Mine by the Construction Yard to the Sawmill"
        " and spends 1 token"
    )


def test_a_way_that_nobody_chose_is_a_move_of_its_own() -> None:
    """A player with one way only goes it without being asked."""
    first = Event("move", 0, ("single", 0, 1), (), "VE-4.3")
    forced = first._replace(seat=1)
    assert load_game("versailles").moves.begins(forced, first, chosen=False)


def building() -> Match:
    """A computer builds in two decisions: what, and with what it pays."""
    match, chance = table("caylus", "random"), Random(3)
    while not match.session.log or match.session.log[-1][0] != "build":
        options = match.session.state.options
        builds = [option for option in options if option[0] == "build"]
        match._decide((builds or [chance.choice(options)])[0])
    return match


def test_a_reason_stands_at_the_decision_and_not_at_the_payment() -> None:
    match = building()
    decided = len(match.session.log) - 1
    while match.session.state.options[0][0] == "pay":
        match._decide(match.session.state.options[0])
    match.reasons[decided] = WHY
    log = log_of(match)
    move = next(m for m in told(log) if m.whys)
    assert move.whys == ((decided, WHY),)
    assert move.words is not None
    assert move.words.named.kind == "build"
    assert not any("+2" in line.words for line in log.lines), "no step carries it"


def test_a_reason_is_told_once_in_a_turn() -> None:
    match = building()
    decided = len(match.session.log) - 1
    if match.session.state.options[0][0] == "pay":
        match._decide(match.session.state.options[0])
    match.reasons.update(dict.fromkeys(range(decided, len(match.session.log)), WHY))
    assert [why for m in told(log_of(match)) for why in m.whys] == [(decided, WHY)]


@pytest.mark.parametrize("game", game_keys())
def test_a_reason_stands_beside_nobody_else(game: str) -> None:
    """Who delivers nothing in Caylus leaves no trace of it beside who has delivered most."""
    match = played(game)
    match.reasons.update(dict.fromkeys(range(len(match.session.log)), WHY))
    moves = [move for move in told(log_of(match)) if move.words is not None and move.whys]
    assert moves
    for move in moves:
        assert move.words is not None
        seat = move.words.seat
        assert seat < 0 or {match.decider(decision) for decision, _ in move.whys} == {seat}


@pytest.mark.parametrize("game", game_keys())
def test_a_part_of_a_move_tells_nothing_of_what_follows(game: str) -> None:
    match = played(game)
    log = log_of(match)
    long = [move for move in told(log) if len(move.steps) > 2]
    assert long
    for move in long[-5:]:
        first = move.steps[0]
        part = log.told(move, match.view, (first.decision, first.event))
        assert part.named == first


@pytest.mark.parametrize(
    ("chosen", "decisions"), [(0, [0, 1]), (1, [0, 1]), (None, [0, 1]), (3, [3, 0, 1])]
)
def test_the_first_decision_of_a_game_is_one_of_its_move(
    chosen: int | None, decisions: list[int]
) -> None:
    event = Event("walked", 0, (), (), "T-2")
    addresses = [(-1, 0), (0, 0), (0, 1), (1, 0)]
    assert Move(chosen, [(each, event) for each in addresses]).decisions == decisions


def test_what_was_got_is_told_before_what_was_paid_of_the_same_alone() -> None:
    silver, wood = ("silver", 2), ("wood", 1)
    both = Balance(0, (silver,), (("silver", 5), wood))
    assert _gain_first(both) == (both._replace(paid=()), both._replace(got=()))
    apart = Balance(0, (silver,), (wood,))
    assert _gain_first(apart) == (apart,)
