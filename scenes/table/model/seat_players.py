"""Who decides for the seats that no person plays."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from random import Random

from engine.ai.contract import LEVELS, Decision
from engine.ai.evaluations import load_evaluation
from engine.ai.levels import AT_THE_TABLE
from engine.ai.planner import Planner
from engine.ai.reasons import main_reason
from engine.ai.search.characters import joined, level_of
from engine.ai.thinker import Thinker
from engine.ai.worlds import PossibleWorld
from engine.core import Action
from engine.explain import Text
from engine.game import NOBODY, PERSON, Game
from engine.session import Session
from scenes.table.model.match import Deal, SeatPlayer

RULED_BY_THE_GAME = (PERSON, "automa", NOBODY)
"""Kinds of seats that need no such player: people, an automa that the rules play, and seats of an
example at which nobody sits."""


class RandomPlayer:
    """Any legal answer; the same seed and question give the same answer."""

    reason: Text | None = None
    at_once = True

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def decide(self, deal: Deal) -> Action | None:
        """An answer at once."""
        world = deal()
        state = world.state
        chance = Random(f"{self._seed} {world.seat} {state.agenda!r} {len(state.options)}")
        action: Action = chance.choice(state.options)
        return action

    def play_now(self) -> None:
        """It never thinks."""

    def cancel(self) -> None:
        """It never thinks."""


class Opponent:
    """A computer opponent of some level, maybe with a character; it thinks in a process of its own.

    `reason`: why it took its last decision, for people.
    """

    at_once = False

    def __init__(self, game: Game, level: str, seed: int, thinker: Thinker) -> None:
        self.reason: Text | None = None
        self._game = game
        self._level = level
        self._seed = seed
        self._thinker = thinker
        self._planner = Planner(game, load_evaluation(game), level)
        self._world: PossibleWorld | None = None

    def decide(self, deal: Deal) -> Action | None:
        """The next decision of its plan, or what it has thought of; None while it thinks."""
        if self._world is None:
            world = deal()
            foreseen = self._planner.foreseen(world)
            if foreseen is not None:
                return self._answer(foreseen)
            if len(world.state.options) == 1:
                self.reason = None
                only: Action = world.state.options[0]
                return only
            self._world = world
            budget = AT_THE_TABLE[level_of(self._level)]
            self._thinker.ask(world, self._level, self._seed, budget)
            return None
        decision = self._thinker.poll()
        if decision is None:
            return None
        self._planner.adopt(self._world, decision, self._seed)
        self._world = None
        return self._answer(decision)

    def play_now(self) -> None:
        """Take the best that was found so far."""
        if self._world is not None:
            self._thinker.play_now()

    def cancel(self) -> None:
        """Forget the question; the position is another one now."""
        if self._world is not None:
            self._thinker.cancel()
        self._world = None

    def _answer(self, decision: Decision) -> Action:
        self._seed += 1
        self.reason = main_reason(self._game.key, decision.reasons)
        return decision.action


def seat_players_for(session_id: str, session: Session, thinker: Thinker) -> dict[int, SeatPlayer]:
    """A player for every seat that needs one.

    Their luck follows from the session's id, which is drawn by chance, and never from the seed of
    the deal: nothing that they do tells anything about hidden cards.
    """
    chance = session_id or secrets.token_hex(8)  # nobody keeps it: it has luck of its own
    return {
        seat: _seat_player(session, kind, thinking_seed(chance, seat), thinker)
        for seat, kind in _kinds(session).items()
    }


def prepare_thinking(session_id: str, session: Session, thinker: Thinker) -> None:
    """Where somebody thinks, start the process for it: it is ready before the table is. A session
    without an id is looked at or taught: there it is started when somebody is asked."""
    if session_id and not session.over and any(map(_thinks, _kinds(session).values())):
        thinker.prepare(session.game)


def thinking_seed(session_id: str, seat: int) -> int:
    """What a seat's player draws its luck from: the same one whenever the session is opened."""
    return int.from_bytes(blake2b(f"{session_id} {seat}".encode(), digest_size=6).digest(), "big")


def _kinds(session: Session) -> dict[int, str]:
    """What plays for the seats that the game itself does not play."""
    return {
        seat: joined(str(chair.get("kind")), str(chair.get("character", "")))
        for seat, chair in enumerate(session.config["seats"])
        if chair.get("kind") not in RULED_BY_THE_GAME
    }


def _seat_player(session: Session, kind: str, seed: int, thinker: Thinker) -> SeatPlayer:
    if _thinks(kind):
        return Opponent(session.game, kind, seed, thinker)
    return RandomPlayer(seed)


def _thinks(kind: str) -> bool:
    return level_of(kind) in LEVELS and level_of(kind) != "random"
