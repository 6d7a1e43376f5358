"""Walks tables by mouse and keys and looks where slips and panels lie."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame

from engine.ai.contract import Candidate, Decision, Reason
from engine.explain import Choice
from engine.games import load_game
from engine.session import Session
from engine.texts import load_catalogue
from scenes.app import App
from scenes.table.chrome.whereabouts import boxes_of, offered
from scenes.table.input.pointing import choice_of
from scenes.table.scene import TableScene
from tests.scenes.support import key, make_app, motion
from tests.scenes.table.mouse_player import MousePlayer
from tests.scenes.table.reasons import people

INSTANT = 4
AFTER = 60
"""Decisions after which a game is in its middle."""


class Oracle:
    """In place of the thinking process: its hints are what it is told to say."""

    def __init__(self, game: str) -> None:
        self.choices: list[Choice] = []
        self.busy = False
        known = sorted(load_catalogue("en").keys())
        terms = [name for name in known if name.startswith(f"ai.{game}.")]
        self._why = tuple(Reason(name.rpartition(".")[2], 2.0) for name in terms[:2])

    def ask(self, *_: Any) -> None:
        """Somebody wants a hint."""

    def poll(self) -> Decision | None:
        """The hint, at once; None as long as there is none."""
        ways = tuple(Candidate((each.action,), 1.0, self._why) for each in self.choices)
        return Decision(ways[0].plan[0], ways) if ways else None

    def cancel(self) -> None:
        """There is nothing to stop."""

    close = cancel


def questions(game: str, most: int, seed: int = 3) -> Iterator[Session]:
    """Sessions of two persons at the first question of each kind, some from the opening of a game
    by chance and some from its middle."""
    session, chance = Session(load_game(game), people(2), seed), Random(seed)
    seen: set[tuple[str, bool]] = set()
    while not session.over and len(seen) < most:
        question, late = session.game.explain(session.state), len(session.log) >= AFTER
        fresh = (question.op, late) not in seen and (late or len(seen) < most / 2)
        if fresh and len([each for each in question.choices if not each.idle]) > 1:
            seen.add((question.op, late))
            yield session.branch(len(session.log))
        session.act(chance.choice(session.state.options))


def app_of(folder: Path, size: tuple[int, int], percent: int) -> App:
    """An app with a window and a size of words."""
    app = make_app(folder, size)
    app.settings.speed, app.settings.text_percent = INSTANT, percent
    return app


def sit_down(app: App, session: Session) -> MousePlayer:
    """The table of a session, asking, with somebody who points at things."""
    scene = TableScene(app, "", session)
    app.stack.reset(scene)
    player = MousePlayer(app, scene, 1)
    player.settle()
    player.frame()
    assert scene.model.asking
    return player


def named(player: MousePlayer, choices: list[Choice]) -> dict[str, pygame.Rect]:
    """Where the places and buttons of some choices lie."""
    scene = player.scene
    found = boxes_of(scene.context, choices)
    for name, box in scene.chrome.targets.items():
        if choice_of(scene.model, name) in choices:
            found[name] = box
    return found


def covered(box: pygame.Rect, places: dict[str, pygame.Rect]) -> list[str]:
    """The places that a box lies on."""
    return [name for name, place in places.items() if box.colliderect(place)]


def faults_of_notice(player: MousePlayer) -> list[str]:
    """What a passing sentence of the app lies on: not the board, no own thing, no option, no part
    of strip or prompt."""
    scene, app = player.scene, player.app
    app.tell("ui.picture.saved", path="Pictures/four-thrones/of-a-long-evening/0001.png")
    player.frame()
    targets = scene.chrome.targets.items()
    kept = {name: box for name, box in targets if name.startswith(("prompt", "chooser", "strip"))}
    kept |= {f"option {n}": place for n, place in enumerate(offered(scene.context))}
    if "digest:sheet" not in scene.chrome.targets:  # at 150 % it fills the rail: no room elsewhere
        kept |= {"the board": scene.context.frame.board, "own things": scene.context.frame.column}
    faults = _faults(player, "notice", app.notice.place, kept)
    app.tick([], 60.0)
    assert not app.notice.sentence
    return faults


def faults_of_hints(player: MousePlayer, most: int) -> list[str]:
    """Ask for a hint about one choice after the other; what its slip, or the word that one is
    thought of, lies on."""
    scene, oracle = player.scene, Oracle(player.scene.match.game.key)
    scene.context.thinker = oracle  # type: ignore[assignment]
    question, faults = scene.model.question, []
    assert question is not None
    choices = [each for each in question.choices if not each.idle]
    for first in range(0, len(choices), max(1, len(choices) // most)):
        oracle.choices = []
        player.tick([key(pygame.K_h)])
        player.frame()
        assert scene.advice.waiting
        faults += _faults(player, "thinking", scene.advice.box, {})
        oracle.choices = [choices[(first + step) % len(choices)] for step in (0, 1, 3)]
        for _ in range(3):
            player.frame()
        assert scene.advice.shown
        faults += _faults(player, "hint", scene.advice.box, named(player, oracle.choices))
        scene.advice.forget()
        player.frame()
        assert scene.advice.box is None
    return faults


def faults_of_slips(player: MousePlayer, most: int) -> list[str]:
    """Rest on one place or button after the other; what its slip lies on."""
    scene, faults = player.scene, []
    offers = scene.controller.offers
    buttons = [name for name in scene.chrome.targets if name.startswith("prompt:")]
    anchors = list(dict.fromkeys([*offers.sources(), *offers.targets()]))
    picked = anchors[:: max(1, len(anchors) // most)]
    for spot in [*buttons, *picked]:
        place = scene.chrome.targets.get(spot)
        point = place.center if place is not None else player.at(spot)
        player.tick([motion(*point)])
        for _ in range(20):
            player.tick([])
            scene.update(0.05)
        player.frame()
        box, pointed = scene.tooltips.box, scene.panels.pointed()
        if box is None:
            continue
        about = named(player, [pointed.choice] if pointed.choice is not None else [])
        if place is not None:
            about = {spot: place}
        elif spot in scene.context.places:
            about[spot] = scene.context.places[spot].rect
        faults += _faults(player, f"slip of {spot}", box, about, near_prompt=place is not None)
    player.tick([motion(1, 1)])
    return faults


def faults_of_digest(player: MousePlayer) -> list[str]:
    """What the sheet with what others did lies on: nothing that can be chosen, nothing it tells."""
    scene = player.scene
    if scene.model.since is None:
        return []
    player.frame()
    box = scene.chrome.targets["digest:sheet"]
    places, board = scene.context.places, scene.context.frame.board
    about = {f"option {n}": place for n, place in enumerate(offered(scene.context))}
    for start, end, _ in scene.model.trail:
        for anchor in (start, end):
            place = places.get(anchor)
            if place is not None and (not place.board or board.colliderect(place.rect)):
                about[anchor] = place.rect
    return _faults(player, "digest", box, about)


def _faults(
    player: MousePlayer,
    what: str,
    box: pygame.Rect | None,
    about: dict[str, pygame.Rect],
    near_prompt: bool = False,
) -> list[str]:
    scene, question = player.scene, player.scene.model.question
    assert box is not None, what
    assert question is not None
    found = covered(box, about)
    if not near_prompt and box.colliderect(scene.context.frame.prompt):
        found.append("the prompt")
    if not pygame.Rect((0, 0), player.app.size).contains(box):
        found.append("the edge of the window")
    where = f"{scene.match.game.key} {question.op} {player.app.size}"
    return [
        f"{where} {player.app.settings.text_percent} %: {what} lies on {each}" for each in found
    ]
