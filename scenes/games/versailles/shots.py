"""Named positions of Versailles for `main.py shots`: found by playing, the same every time."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from engine.explain import Choice, Question
from engine.game import COLOURS, Config
from engine.games import load_game
from engine.games.versailles.palace import lay
from engine.games.versailles.random_palace import random_palace
from engine.games.versailles.state import State
from engine.session import Session
from scenes.app import App
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import drag, point, press, zoom
from scenes.lobby.scene import LobbyScene
from scenes.table.scene import TableScene

SEEDS = range(1, 60)
NAMES = ("Ilona", "Bruno", "Eva", "Marek", "Odile")
WORTH = {"build": 0, "buy": 1, "take": 2, "learn": 3, "hire": 4, "ready": 5}
"""What somebody who builds prefers, from the best."""
Wanted = Callable[[Session, Question], bool]


def five_config(seats: int) -> Config:
    """So many persons by name."""
    chairs = [
        {"kind": "person", "name": name, "colour": colour}
        for name, colour in zip(NAMES[:seats], COLOURS, strict=False)
    ]
    return {"seats": chairs, "options": {}}


def new_session(seed: int, seats: int = 4) -> Session:
    """A game of persons."""
    return Session(load_game("versailles"), five_config(seats), seed)


def courtier(question: Question, chance: Random) -> Choice:
    """Somebody who uses what is there and moves towards more."""
    useful = [choice for choice in question.choices if choice.action[0] in WORTH]
    if useful:
        best = min(WORTH[choice.action[0]] for choice in useful)
        return chance.choice([c for c in useful if WORTH[c.action[0]] == best])
    idle = {"nothing"}
    busy = [
        choice
        for choice in question.choices
        if not any(text.key.rpartition(".")[2] in idle for text in choice.warnings)
    ]
    return chance.choice(busy or list(question.choices))


def position(wanted: Wanted, seats: int = 4) -> Session:
    """The first position over the seeds that is wanted. LookupError when no seed has one."""
    for seed in SEEDS:
        session = new_session(seed, seats)
        chance = Random(seed)
        while not session.over:
            question = session.game.explain(session.state)
            if wanted(session, question):
                return session
            session.act(courtier(question, chance).action)
    raise LookupError("no seed leads to the wanted position")


def open_table(app: App, session: Session) -> TableScene:
    """The table as who is asked sees it, at rest."""
    app.settings.speed = 4
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    settle(app)
    return scene


def crowded(seats: int = 5) -> Session:
    """Everybody's workers in few places, two digits of them in some, and a full hand."""
    session = position(lambda s, q: q.op == "move" and s.state.built >= 4, seats)
    state: State = session.state
    for seat, player in enumerate(state.players):
        total = sum(player.workers)
        player.workers[:] = [0] * len(player.workers)
        for number in range(total):
            player.workers[(number * (seat + 2)) % 3 * 2 + seat % 2] += 1
        player.waiting[:] = [1, 1]
    _ask_again(session)
    return session


def full_palace(seats: int = 4, free: int = 1) -> Session:
    """A palace with so many squares left, as random tiles fill it."""
    session = position(lambda s, q: q.op == "move" and s.state.built >= 3, seats)
    state: State = session.state
    data = state.data
    for seed in SEEDS:
        laid = random_palace(data.palace, len(state.squares) - free, Random(seed))
        if sum(tile >= 0 for tile in laid.squares) == len(state.squares) - free:
            break
    state.needs[:] = [0] * len(state.needs)
    state.squares[:], state.turned[:] = laid.squares, laid.turned
    for player in state.players:
        player.score = player.built = 0
    state.shop[:] = [kind.count for kind in data.decorations]
    for square, tile in enumerate(laid.squares):
        if tile >= 0:
            pattern = data.palace.patterns[tile]
            lay(data.palace, state.needs, square, pattern, laid.turned[square])
            builder, printed = state.players[square % seats], data.tiles[tile]
            builder.score += printed.vp
            builder.built += 1
            used = zip(state.shop, printed.decorations, strict=True)
            state.shop[:] = [max(0, left - n) for left, n in used]
    left = list(laid.left)
    hands = [len(player.hand) for player in state.players]
    for player, held in zip(state.players, hands, strict=True):
        player.hand[:] = [left.pop() for _ in range(held)]
    state.display[:] = [left.pop() for _ in state.display if left]
    state.discard[:] = left[:3]
    state.pile[:] = left[3:]
    state.built = len(state.squares) - free
    state.king = 22
    _ask_again(session)
    return session


def _ask_again(session: Session) -> None:
    """The open question after a position was laid by hand."""
    state = session.state
    name, seat, args = state.agenda[-1]
    options = session.game.ops[name].options
    state.options = options(state, seat, args) if options is not None else ()


def building(seats: int = 4) -> Session:
    """Somebody who may build on several squares, some of them in several turns."""

    def wanted(session: Session, question: Question) -> bool:
        builds = [choice for choice in question.choices if choice.action[0] == "build"]
        squares = {choice.action[2] for choice in builds}
        return session.state.built >= 5 and len(squares) > 2 and len(builds) > len(squares)

    return position(wanted, seats)


def echo(seats: int = 5) -> Session:
    """A question to another seat than the active one."""
    return position(
        lambda s, q: q.op == "spend" and q.seat != s.state.turn and len(q.choices) > 2, seats
    )


def _lobby(app: App) -> None:
    scene = LobbyScene(app, "versailles")
    app.stack.push(scene)
    settle(app)


def _opening(app: App) -> None:
    open_table(app, new_session(3, 3))


def _mid_game(app: App) -> None:
    open_table(app, position(lambda s, q: q.op == "move" and s.state.built >= 7))


def _reach(app: App) -> None:
    """The pointer rests on own workers: everything in reach."""
    scene = open_table(app, position(lambda s, q: _reaching(s, q) and s.state.round > 6))
    source = max(
        scene.controller.offers.sources(),
        key=lambda name: len(scene.controller.offers.targets(name)),
    )
    point(app, scene.context.places[source].middle)


def _reaching(session: Session, question: Question) -> bool:
    return question.op == "move" and len({c.action[0] for c in question.choices}) == 3


def _pair(app: App) -> None:
    """Two workers in the hand over a location that makes the King walk."""

    def wanted(session: Session, question: Question) -> bool:
        return session.state.round > 4 and any(_royal_pair(session, c) for c in question.choices)

    session = position(wanted)
    scene = open_table(app, session)
    choice = next(c for c in scene.controller.offers.choices if _royal_pair(session, c))
    drag(app, scene, choice.source, choice.target)
    scene.gestures.turn(1)
    app.tick([], 0.4)


def _royal_pair(session: Session, choice: Choice) -> bool:
    if choice.action[0] != "pair":
        return False
    return bool(session.state.data.moves.by_action[choice.action].king)


def _build(app: App) -> None:
    scene = open_table(app, building())
    offers = scene.controller.offers
    source = next(name for name in offers.sources() if name.startswith("tile:"))
    drag(app, scene, source, offers.targets(source)[0])


def _mismatch(app: App) -> None:
    """A tile held over a square where it does not fit."""

    def clash(question: Question) -> tuple[str, str] | None:
        for blocked in question.blocked:
            if blocked.reason.key.endswith(".edges"):
                return blocked.source, blocked.target
        return None

    def wanted(session: Session, question: Question) -> bool:
        builds = any(choice.action[0] == "build" for choice in question.choices)
        return session.state.built >= 4 and builds and clash(question) is not None

    session = position(wanted)
    scene = open_table(app, session)
    found = clash(session.game.explain(session.state))
    assert found is not None
    drag(app, scene, *found)


def _palace_zoom(app: App) -> None:
    scene = open_table(app, full_palace())
    zoom(app, scene, "square:3:2")


def _full(app: App) -> None:
    open_table(app, full_palace())


def _crowd(app: App) -> None:
    open_table(app, crowded())


def _five(app: App) -> None:
    open_table(app, new_session(7, 5))


def _echo(app: App) -> None:
    open_table(app, echo())


def _spending(app: App, verb: str) -> None:
    """Somebody holds something over its place, for the workers in a location."""

    def wanted(session: Session, question: Question) -> bool:
        able = [choice for choice in question.choices if choice.action[0] == verb]
        return len(able) > 1 and session.state.round > 8

    scene = open_table(app, position(wanted))
    able = [c for c in scene.controller.offers.choices if c.action[0] == verb]
    drag(app, scene, able[0].source, able[0].target)


def _score(app: App) -> None:
    """The score sheet, filled at once by a key."""
    session = new_session(4, 5)
    chance = Random(4)
    while not session.over:
        session.act(courtier(session.game.explain(session.state), chance).action)
    open_table(app, session).exits.results()
    app.tick([], 0.05)
    press(app, pygame.K_SPACE)


SHOTS: tuple[Shot, ...] = (
    Shot("versailles-lobby", _lobby),
    Shot("versailles-opening", _opening),
    Shot("versailles-mid", _mid_game),
    Shot("versailles-reach", _reach),
    Shot("versailles-pair", _pair),
    Shot("versailles-build", _build),
    Shot("versailles-mismatch", _mismatch),
    Shot("versailles-take", lambda app: _spending(app, "take")),
    Shot("versailles-buy", lambda app: _spending(app, "buy")),
    Shot("versailles-learn", lambda app: _spending(app, "learn")),
    Shot("versailles-full", _full),
    Shot("versailles-zoom", _palace_zoom),
    Shot("versailles-crowd", _crowd),
    Shot("versailles-five", _five),
    Shot("versailles-echo", _echo),
    Shot("versailles-score", _score),
)
