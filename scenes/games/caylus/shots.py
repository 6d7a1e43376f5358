"""Named positions of Caylus for `main.py shots`: found by playing, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from engine.core import run
from engine.explain import Choice, Question
from engine.games import load_game
from engine.games.caylus.state import State, add_to_road
from engine.session import Session
from scenes.app import App
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import LARGEST, drag, open_table, point, press, shown, zoom
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.lobby.scene import LobbyScene
from scenes.play.seating import persons_config

GAME = "caylus"
SEEDS = range(1, 60)
REFUSED = 9
"""Rank of declining and of passing."""
Wanted = Callable[[Session, Question], bool]


def new_session(seed: int, seats: int = 3, variant: str = "advanced") -> Session:
    """A game of persons."""
    config = {**persons_config(seats), "options": {"variant": variant}}
    return Session(load_game(GAME), config, seed)


def position(wanted: Wanted, seats: int = 3, variant: str = "advanced") -> Session:
    """The first position over the seeds that is wanted. LookupError when no seed has one."""
    for seed in SEEDS:
        session = new_session(seed, seats, variant)
        chance = Random(seed)
        while not session.over:
            question = session.game.explain(session.state)
            if wanted(session, question):
                return session
            session.act(builder_choice(question, chance).action)
    raise LookupError("no seed leads to the wanted position")


def builder_choice(question: Question, chance: Random) -> Choice:
    """Somebody who builds whenever possible, so that the road grows."""
    choices = question.choices
    for kinds in (("build", "prestige"), ("place",)):
        wanted = [choice for choice in choices if choice.action[0] in kinds]
        if wanted:
            return chance.choice(wanted)
    if question.op == "deliver":
        return chance.choice(choices[:2])
    if question.op == "provost":
        return max(choices, key=lambda choice: choice.action[1])
    active = [choice for choice in choices if choice.rank < REFUSED]
    return chance.choice(active or list(choices))


def _turn(session: Session, question: Question, cards: int) -> bool:
    return question.op == "turn" and len(session.state.road) >= cards


def _lobby(app: App) -> None:
    scene = LobbyScene(app, GAME)
    app.stack.push(scene)
    settle(app)
    scene.company.sit(1)
    point(app, scene.boxes()["option:advanced"].center)
    settle(app)


def _redraw(app: App) -> None:
    open_table(app, new_session(3))


def _road_8(app: App) -> None:
    open_table(app, position(lambda s, q: _turn(s, q, 8) and any(w >= 0 for w in s.state.worker)))


def _road_24(app: App) -> None:
    open_table(app, position(lambda s, q: _turn(s, q, 24), seats=4))


def _road_52(app: App) -> None:
    open_table(app, longest())


def longest() -> Session:
    """Every card of four players on the road: the longest possible one."""
    session = position(lambda s, q: _turn(s, q, 24), seats=4)
    state: State = session.state
    chance = Random(5)
    for player in state.players:
        player.hand.clear()
        player.draw.clear()
        player.discard.clear()
    left = [
        (card, seat)
        for seat in range(state.seats)
        for card in state.data.players
        if (card, seat) not in set(zip(state.road, state.owner, strict=True))
    ]
    chance.shuffle(left)
    for card, seat in left:
        place = add_to_road(state, card, seat)
        if state.data.buildings[card].store >= 0:
            state.store[place] = chance.randrange(5)
    state.provost = len(state.road) - 9
    run(session.game.ops, state)
    return session


def _longest_zoom(app: App) -> None:
    scene = open_table(app, longest())
    zoom(app, scene, "provost")


def _worker(app: App) -> None:
    """A worker held over a building behind the provost."""
    session = position(
        lambda s, q: (
            _turn(s, q, 12) and any(c.warnings and c.source == "workers" for c in q.choices)
        )
    )
    scene = open_table(app, session)
    question = scene.model.question
    assert question is not None
    risky = next(c for c in question.choices if c.warnings and c.source == "workers")
    drag(app, scene, "workers", risky.target)


def _build(app: App) -> None:
    scene = open_table(
        app,
        position(lambda s, q: _turn(s, q, 10) and any(c.action[0] == "build" for c in q.choices)),
    )
    source = next(s for s in scene.controller.offers.sources() if s.startswith("hand:"))
    drag(app, scene, source, "road:end")


def _provost(app: App) -> None:
    session = position(
        lambda s, q: q.op == "provost" and len(s.state.road) >= 13 and len(q.choices) >= 6
    )
    scene = open_table(app, session)
    drag(app, scene, "provost", scene.controller.offers.targets("provost")[-1])


def _prestige(app: App) -> None:
    session = position(lambda s, q: any(c.action[0] == "prestige" for c in q.choices))
    scene = open_table(app, session)
    source = next(s for s in scene.controller.offers.sources() if s.startswith("prestige:"))
    drag(app, scene, source, scene.controller.offers.targets(source)[0])


def _castle(app: App) -> None:
    session = position(lambda s, q: q.op == "deliver" and len(q.choices) > 2)
    scene = open_table(app, session)
    drag(app, scene, "batch", "castle")


def _activation(app: App) -> None:
    """In step mode, at the second card that is activated."""
    scene = open_table(
        app,
        position(
            lambda s, q: q.op == "provost" and q.seat == s.state.passed[-1]
            and sum(w >= 0 for w in s.state.worker) > 4
        ),
    )  # fmt: skip
    app.settings.speed, app.settings.step_mode = 2, True
    question = scene.model.question
    assert question is not None
    scene.model.take(min(question.choices, key=lambda choice: choice.rank))
    seen = 0
    for _ in range(200):
        shown = scene.animator.shown_event
        seen += shown is not None and shown.event.kind == "activate" and scene.animator.waiting
        if shown is None or (seen > 1 and shown.event.kind == "gain"):
            break
        if scene.animator.waiting:
            scene.buttons.activate("prompt:next")
        app.tick([], 0.1)
    app.tick([], 0.3)


def _base(app: App) -> None:
    """The base game with prestige buildings in the own estate."""
    session = position(
        lambda s, q: _turn(s, q, 14) and bool(s.state.players[q.seat].prestige), 2, "base"
    )
    open_table(app, session)


def _finished() -> Session:
    session = new_session(4)
    chance = Random(4)
    while not session.over:
        question = session.game.explain(session.state)
        session.act(builder_choice(question, chance).action)
    return session


def _score(app: App) -> None:
    """The score sheet, filled at once by a key."""
    open_table(app, _finished()).exits.results()
    app.tick([], 0.05)
    press(app, pygame.K_SPACE)


def _aid(app: App) -> None:
    """The player aid at the pages with all buildings."""
    book = RulebookScene(app, GAME, tab="aid")
    app.stack.push(book)
    settle(app)
    press(app, pygame.K_PAGEDOWN)
    settle(app)


def _cards(app: App) -> None:
    app.stack.push(GalleryScene(app, GAME))
    settle(app)


SHOTS: tuple[Shot, ...] = (
    Shot("caylus-lobby", _lobby),
    Shot("caylus-aid", _aid),
    Shot("caylus-cards", _cards),
    Shot("rulebook-large", shown(lambda app: RulebookScene(app, GAME, "CA-5.3"), LARGEST)),
    Shot("caylus-setup", _redraw),
    Shot("caylus-road-8", _road_8),
    Shot("caylus-road-24", _road_24),
    Shot("caylus-road-52", _road_52),
    Shot("caylus-zoom", _longest_zoom),
    Shot("caylus-worker", _worker),
    Shot("caylus-build", _build),
    Shot("caylus-provost", _provost),
    Shot("caylus-prestige", _prestige),
    Shot("caylus-castle", _castle),
    Shot("caylus-activation", _activation),
    Shot("caylus-base", _base),
    Shot("caylus-score", _score),
)
