"""Named positions of Tara for `main.py shots`: laid out by hand, the same every time."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random

import pygame

from engine.core import Action, act, run
from engine.explain import Choice, Question
from engine.games import load_game
from engine.games.tara.board import NAMES, POSITIONS
from engine.games.tara.hidden import discs_of
from engine.games.tara.places import hollow_anchor
from engine.games.tara.state import CARDS, SEATS, TRAITORS, UNIT, State, set_top
from engine.session import Session
from scenes.app import App
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import drag, open_table, point, press, take, zoom
from scenes.lobby.scene import LobbyScene
from scenes.play.seating import persons_config
from scenes.table.scene import TableScene

SEED = 5
_CELL = re.compile(r"([FHWCK]\d)=(\d)(!?)(?:\((\d+)\))?")
"""`H1=0(22)`: seat 0 on two discs of seat 2; `K0=3!`: the crowned stone of seat 3."""

MIDDLE: Mapping[str, str] = {
    "connacht": "K0=0! F0=2 F1=1 F2=1 F3=3(0) H1=1(3) H2=3 W0=0 W2=3(12) C0=0",
    "ulster": "F0=0 F1=0 F2=3(1) F3=2 F4=2(2) H0=1(3) H1=3 H3=2(11) W0=1 W1=2(3) W2=2 C1=2",
    "munster": "F0=3 F2=1 F3=1(1) F4=0 H1=3(0) H2=1 H3=0 W0=3",
    "leinster": "F1=2 F2=1 F3=1 F4=3 H2=1 H1=0(2) W0=0",
}
"""A game of four in its fourth round, much like the picture that the table was drawn after."""

CROWDED: Mapping[str, str] = {
    "connacht": "F0=0(123) F1=1(0) F2=2(3) F3=3(2) F4=0 H0=1(1) H1=2(013) H2=3 H3=1 W0=0(2) W1=2 "
    "W2=3 C0=1(3) C1=0 K0=2!",
    "ulster": "F0=3(012) F1=2 F2=1(3) F3=0(0) F4=2(1) H0=0 H1=3(12) H2=1 H3=2 W0=3 W1=1(023) W2=0 "
    "C0=2(0) C1=3 K0=1!",
    "munster": "F0=1 F1=3 F2=0(23) F3=2(2) F4=1(0) H0=2(3) H1=0 H2=3(102) H3=1 W0=1(3) W1=3 W2=2 "
    "C0=3 C1=1(2) K0=0!",
    "leinster": "F0=2(103) F1=0 F2=3(1) F3=1 F4=3(3) H0=3(0) H1=1 H2=2(10) H3=0 W0=2 W1=0(3) W2=1 "
    "C0=0(1) C1=2 K0=3!",
}
"""All provinces full below kings who stand there since a round before, with stacks of four."""

CLOSED: Mapping[str, str] = {
    "connacht": "K0=0! F1=0 F2=1 H1=0 W1=0 C0=0 C1=0",
    "leinster": "F0=1 F1=0(1) F2=1 F3=0 H0=1(0) H2=0 W1=1",
}


def new_session(seats: int = 4, seed: int = SEED) -> Session:
    """A game of persons."""
    return Session(load_game("tara"), {**persons_config(seats), "options": {}}, seed)


def at_turn(seats: int = 4, seed: int = SEED) -> Session:
    """The first turn: everybody has chosen the first tablets."""
    session = new_session(seats, seed)
    while session.state.phase == CARDS:
        session.act(session.state.options[0])
    return session


def lay(
    session: Session, boards: Mapping[str, str], hand: tuple[int, ...], money: int = 6
) -> Session:
    """Lay out provinces and the hand of who is asked; everything else follows from them."""
    state: State = session.state
    for province, text in boards.items():
        for cell in text.split():
            _put(state, state.data.provinces.index(province), cell)
    _give(state, session.asked, hand)
    for seat in range(state.seats):
        state.money[seat] = money - seat
        state.supply[seat] = 0
        state.supply[seat] = max(0, state.data.discs - discs_of(state, seat))
    state.fresh, state.round = 0, 4
    run(session.game.ops, state)
    return session


def _put(state: State, province: int, cell: str) -> None:
    found = _CELL.fullmatch(cell)
    if found is None:
        raise ValueError(f"no such cell: {cell}")
    name, owner, crowned, below = found.groups()
    hollow = province * POSITIONS + NAMES.index(name)
    set_top(state, hollow, int(owner))
    state.bag[hollow] = sum(UNIT[int(seat)] for seat in below or "")
    if crowned:
        state.cylinder[province] = 1
        state.cylinders[int(owner)] -= 1
        if state.data.tables[state.seats].closing:
            state.status[province] = 2


def _give(state: State, seat: int, hand: tuple[int, ...]) -> None:
    """These tablets, in exchange for those that lie there."""
    old = state.hands[seat]
    for pile in (state.draw, *state.hands, *state.kept):
        for place, card in enumerate(pile):
            if card in hand and card not in old:
                pile[place] = next(each for each in old if each not in hand)
                old[old.index(pile[place])] = card
    old.sort()


def middle(hand: tuple[int, ...] = (20, 30, 34)) -> Session:
    """A game of four at its liveliest."""
    session = lay(at_turn(), MIDDLE, hand)
    state = session.state
    for keeper, owner, n in ((0, 1, 1), (0, 2, 1), (1, 0, 1), (1, 3, 2), (3, 2, 1), (3, 1, 1)):
        state.prisoners[keeper * SEATS + owner] = n
        state.supply[owner] = max(0, state.supply[owner] - n)
    state.discard = [state.draw.pop() for _ in range(5)]
    return session


def question_of(session: Session) -> Question:
    """What is asked now."""
    return session.game.explain(session.game.mask(session.state, session.asked))


def _hollow(session: Session, province: str, name: str) -> str:
    state = session.state
    return hollow_anchor(state, state.data.provinces.index(province), NAMES.index(name))


def _lobby(app: App) -> None:
    app.stack.push(LobbyScene(app, "tara"))
    settle(app)


def _choose(app: App) -> None:
    """Three of six tablets, one of them chosen."""
    session = new_session()
    session.act(session.state.options[2])
    open_table(app, session)


def _opening(app: App) -> None:
    open_table(app, at_turn())


def _middle(app: App) -> None:
    open_table(app, middle())


def _full(app: App) -> None:
    open_table(app, lay(at_turn(), CROWDED, (10, 25, 31)))


def _full_zoom(app: App) -> None:
    scene = open_table(app, lay(at_turn(), CROWDED, (10, 25, 31)))
    zoom(app, scene, "turned:0")


CHAIN: Mapping[str, str] = {
    **MIDDLE,
    "leinster": "F0=0 F2=2(3) F3=3(3) F4=2 H0=1(3) H1=0 H2=3 W0=3(3) W1=0 W2=2 C1=2",
}
"""From the second farmer of Leinster a whole chain climbs."""


def _aiming(app: App) -> None:
    """A tablet held over a position from which a whole chain climbs."""
    session = lay(at_turn(), CHAIN, (2, 20, 34))
    scene = open_table(app, session)
    drag(app, scene, "hand:2", _hollow(session, "leinster", "F1"))


def _lifted(app: App) -> None:
    """A tablet just lifted: all its places are lit."""
    scene = open_table(app, middle())
    drag(app, scene, "hand:20", "turned:2")


def _promote(app: App) -> None:
    """The open question of a promotion, with the pointer over its target."""
    session = lay(at_turn(), CHAIN, (2, 20, 34), money=9)
    scene = open_table(app, session)
    take(app, scene, "hand:2", _hollow(session, "leinster", "F1"))
    question = scene.model.question
    assert question is not None
    target = next(c.target for c in question.choices if c.target)
    point(app, scene.context.places[target].middle)


def _traitor(app: App) -> None:
    """A tablet was turned up: which disc changes sides?"""
    session = middle()
    _end_of_turns(session)
    if session.state.phase == TRAITORS:
        _answer(session, ("pay",))
    open_table(app, session)


def _hire(app: App) -> None:
    """Who buys a traitor, in which order."""
    session = middle()
    _end_of_turns(session)
    open_table(app, session)


def _end_of_turns(session: Session) -> None:
    """Go on to the traitors of this board."""
    state: State = session.state
    state.agenda = [step for step in state.agenda if step[0] not in _TURN_STEPS]
    for hand in state.hands:
        state.discard += hand
        hand.clear()
    state.options = ()
    run(session.game.ops, state)


def _answer(session: Session, action: Action) -> None:
    """An answer that the log does not tell: it would not follow from the beginning of the game."""
    act(session.game.ops, session.state, action)


_TURN_STEPS = frozenset({"turn", "close_turn", "next_turn"})


def _ransom(app: App) -> None:
    """Prisoners that may be bought back; nobody bought a traitor."""
    session = middle()
    _end_of_turns(session)
    while question_of(session).op != "ransom":
        choices = question_of(session).choices
        _answer(session, max(choices, key=lambda choice: choice.rank).action)
    open_table(app, session)


def _income(app: App) -> None:
    """In step mode, in the middle of the income."""
    session = middle()
    _end_of_turns(session)
    scene = open_table(app, session)
    app.settings.speed, app.settings.step_mode = 2, True
    for _ in range(400):
        shown = scene.animator.shown_event
        event = shown.event if shown is not None else None
        if event is not None and event.kind == "majority" and event.values[1] > 0:
            break
        if scene.animator.waiting:
            scene.buttons.activate("prompt:next")
        elif scene.model.asking:
            scene.model.take(_refusal(scene))
        app.tick([], 0.1)
    app.tick([], 0.25)


def _refusal(scene: TableScene) -> Choice:
    question = scene.model.question
    assert question is not None
    return max(question.choices, key=lambda choice: choice.rank)


def _closed(app: App) -> None:
    """Two players: Connacht is closed, its king stays."""
    open_table(app, lay(at_turn(2), CLOSED, (8, 20, 33)))


def _stone(app: App) -> None:
    """The Stone of Destiny: two discs of a province change places."""
    scene = open_table(app, middle())
    take(app, scene, "hand:34", "province:ulster")
    question = scene.model.question
    assert question is not None
    first = max(question.choices, key=lambda choice: (-choice.rank, choice.source))
    drag(app, scene, first.source, first.target)


def _finished() -> Session:
    """A short game to its end, nearly at random."""
    session = new_session(2, 11)
    chance = Random(11)
    while not session.over:
        choices = question_of(session).choices
        best = min(choice.rank for choice in choices)
        good = [choice for choice in choices if choice.rank <= max(best, 1)]
        session.act(chance.choice(good).action)
    return session


def _score(app: App) -> None:
    """The score sheet, filled at once by a key."""
    open_table(app, _finished()).exits.results()
    app.tick([], 0.05)
    press(app, pygame.K_SPACE)


SHOTS: tuple[Shot, ...] = (
    Shot("tara-lobby", _lobby),
    Shot("tara-choose", _choose),
    Shot("tara-opening", _opening),
    Shot("tara-middle", _middle),
    Shot("tara-full", _full),
    Shot("tara-zoom", _full_zoom),
    Shot("tara-lifted", _lifted),
    Shot("tara-aiming", _aiming),
    Shot("tara-promote", _promote),
    Shot("tara-stone", _stone),
    Shot("tara-hire", _hire),
    Shot("tara-traitor", _traitor),
    Shot("tara-ransom", _ransom),
    Shot("tara-income", _income),
    Shot("tara-closed", _closed),
    Shot("tara-score", _score),
)
