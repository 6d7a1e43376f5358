"""Named positions of Viscounts for `main.py shots`: found by playing, the same every time, and its
handbook."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame

from engine.explain import Choice, Question
from engine.games import load_game
from engine.session import Session
from scenes.app import App
from scenes.commands.shots.shot import Shot, settle
from scenes.commands.shots.staging import LARGEST, carry, grip, point, shown
from scenes.handbook.gallery.scene import GalleryScene
from scenes.handbook.scene import RulebookScene
from scenes.play.seating import persons_config, solo_config
from scenes.shell.scene import Scene
from scenes.table.scene import TableScene

GAME = "viscounts"
SEEDS = range(1, 120)
LEAST_DECISIONS = 45
MOST_DECISIONS = 220
Wanted = Callable[[Question], bool]


def position(wanted: Wanted, players: int = 1, least: int = LEAST_DECISIONS) -> Session:
    """The first position, over the seeds, in which seat 0 is asked what is wanted.

    Raises LookupError when no seed leads to one.
    """
    for seed in SEEDS:
        session = _new(seed, players)
        chance = Random(seed)
        while not session.over and len(session.log) < MOST_DECISIONS:
            question = session.game.explain(session.state)
            if len(session.log) >= least and question.seat == 0 and wanted(question):
                return session
            session.act(_busy_choice(question, chance).action)
    raise LookupError("no seed leads to the wanted position")


def _new(seed: int, players: int) -> Session:
    if players == 1:
        config = solo_config("Julia", "red", "Automa", "builder", 1)
    else:
        config = persons_config(players)
    return Session(load_game(GAME), config, seed)


def _busy_choice(question: Question, chance: Random) -> Choice:
    """Somebody who rather does something than nothing, so that the table fills."""
    active = [choice for choice in question.choices if choice.rank < 9]
    return chance.choice(active or list(question.choices))


def _open(app: App, session: Session) -> TableScene:
    app.settings.speed = 4
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    for _ in range(200):
        app.tick([], 0.02)
        if not scene.animating:
            break
    return scene


def _asks(op: str, *, more_than: int = 1) -> Wanted:
    return lambda question: question.op == op and len(question.choices) > more_than


def _offers(source: str) -> Wanted:
    return lambda question: any(choice.source.startswith(source) for choice in question.choices)


def _setup(app: App) -> None:
    _open(app, position(_asks("choose_pair"), least=0))


def _card(app: App) -> None:
    scene = _open(app, position(_asks("play", more_than=2)))
    rect = scene.context.places[scene.controller.offers.sources()[0]].rect
    point(app, (rect.left + rect.width / 4, rect.centery))


def _walk(app: App) -> None:
    scene = _open(
        app, position(lambda q: q.op == "walk" and any(len(c.path) > 2 for c in q.choices))
    )
    question = scene.model.question
    assert question is not None
    longest = max(question.choices, key=lambda choice: len(choice.path))
    middle = scene.context.place_of(longest.target)
    if middle is not None:
        point(app, middle)


def _drag(app: App, scene: TableScene, source: str) -> None:
    """Lift a source and hold it over the first of its targets."""
    anchor = next(each for each in scene.controller.offers.sources() if each.startswith(source))
    target = scene.controller.offers.targets(anchor)[0]
    start, end = scene.context.place_of(anchor), scene.context.place_of(target)
    if start is None or end is None:
        return
    carry(app, start, end)


def _build(app: App) -> None:
    _drag(app, _open(app, position(_offers("slot:"))), "slot:")


def _castle(app: App) -> None:
    scene = _open(app, position(lambda q: q.op == "castle_move" and _offers("castle:")(q)))
    _drag(app, scene, "castle:")


def _chooser(app: App) -> None:
    _open(app, position(_asks("trade_action", more_than=3)))


def _dismissal(app: App) -> None:
    scene = _open(app, position(_asks("dismiss")))
    middle = scene.context.place_of(scene.controller.offers.targets()[0])
    if middle is not None:
        point(app, middle)


def _refusal(app: App) -> None:
    scene = _open(app, position(lambda q: q.op == "walk" and len(q.blocked) > 3))
    source = scene.context.place_of(scene.controller.offers.sources()[0])
    blocked = scene.controller.offers.refused(scene.controller.offers.sources()[0])
    middle = scene.context.place_of(blocked[0])
    if source is not None and middle is not None:
        point(app, source)
        grip(app, source)
        point(app, middle)


def _automa(app: App) -> None:
    """In step mode, at the event in which the automa carries out an option."""
    scene = _open(app, position(_asks("end_turn", more_than=0)))
    app.settings.speed, app.settings.step_mode, app.settings.confirm_end = 2, True, False
    scene.buttons.activate("prompt:end")
    for _ in range(200):
        shown = scene.animator.shown_event
        if shown is None or shown.event.kind == "option":
            break
        if scene.animator.waiting:
            scene.model.step()
        app.tick([], 0.1)
    app.tick([], 0.2)


def _after_automa(app: App) -> None:
    """The traces that the automa leaves."""
    scene = _open(app, position(_asks("end_turn", more_than=0)))
    app.settings.confirm_end = False
    scene.buttons.activate("prompt:end")
    scene.model.skip()
    scene.mark()


def _past(app: App) -> None:
    scene = _open(app, position(_asks("action")))
    lines = [line for line in scene.model.log.lines if not line.barrier]
    scene.model.look_back(lines[-8])
    scene.mark()


def _zoom(app: App) -> None:
    scene = _open(app, position(_asks("action")))
    middle = scene.context.place_of("castle:3:0") or scene.context.frame.board.center
    scene.context.camera.turn(2, middle)
    scene.context.relay()


def _four(app: App) -> None:
    scene = _open(app, position(_asks("play", more_than=2), players=4, least=110))
    for _ in range(2):  # the curtain, then the digest
        app.tick([pygame.event.Event(pygame.KEYDOWN, {"key": pygame.K_RETURN, "mod": 0})], 0.02)
        settle(app)
    scene.mark()


def _over(app: App) -> None:
    scene = _open(app, _finished())
    scene.mark()


def _score(app: App) -> None:
    """The score sheet, filled at once by a key."""
    _open(app, _finished()).exits.results()
    app.tick([], 0.05)
    any_key = {"key": pygame.K_SPACE, "mod": 0, "unicode": " ", "scancode": 0}
    app.tick([pygame.event.Event(pygame.KEYDOWN, any_key)], 0.05)


def _finished() -> Session:
    session = _new(3, 1)
    chance = Random(3)
    while not session.over:
        session.act(_busy_choice(session.game.explain(session.state), chance).action)
    return session


# Handbook ---------------------------------------------------------------------------------------


def _search(app: App) -> None:
    shown(lambda app: RulebookScene(app, GAME))(app)
    values = {"key": pygame.K_f, "mod": pygame.KMOD_CTRL, "unicode": "", "scancode": 0}
    letters = [pygame.event.Event(pygame.TEXTINPUT, {"text": each}) for each in "criminal icon"]
    app.tick([pygame.event.Event(pygame.KEYDOWN, values), *letters], 0.0)


def _manuscripts(app: App) -> Scene:
    scene = GalleryScene(app, GAME)
    scene.resize(app.size)
    scene.choose("kind:manuscript")
    scene.choose("origin:")
    return scene


SHOTS: tuple[Shot, ...] = (
    Shot("rulebook", shown(lambda app: RulebookScene(app, GAME, clause="VI-7.2.1"))),
    Shot("rulebook-search", _search),
    Shot("player-aid", shown(lambda app: RulebookScene(app, GAME, tab="aid"))),
    Shot("icons", shown(lambda app: RulebookScene(app, GAME, tab="icons"))),
    Shot("gallery", shown(lambda app: GalleryScene(app, GAME))),
    Shot("gallery-reconstructed", shown(_manuscripts)),
    Shot("gallery-large", shown(lambda app: GalleryScene(app, GAME), LARGEST)),
    Shot("table-setup", _setup),
    Shot("table-card", _card),
    Shot("table-walk", _walk),
    Shot("table-build", _build),
    Shot("table-castle", _castle),
    Shot("table-chooser", _chooser),
    Shot("table-dismissal", _dismissal),
    Shot("table-refusal", _refusal),
    Shot("table-automa", _automa),
    Shot("table-traces", _after_automa),
    Shot("table-past", _past),
    Shot("table-zoom", _zoom),
    Shot("table-four", _four),
    Shot("table-over", _over),
    Shot("table-score", _score),
)
