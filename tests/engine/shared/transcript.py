"""Readable playthroughs: every decision marked, every event as a sentence with its clause."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from engine.core import Action
from engine.events import Event
from engine.explain import Text
from engine.game import Game, Outcome
from engine.session import Session
from engine.texts import Catalogue, load_catalogue

REFUSALS = frozenset({"skip", "pass", "stay", "keep", "none", "decline"})
SPECTATOR = -1


def willing(options: list[Action], chance: Random) -> Action:
    """A random answer that seldom refuses what is offered."""
    active = [action for action in options if action[0] not in REFUSALS]
    return chance.choice(active if active and chance.random() < 0.85 else options)


class Transcript:
    """One game of willing players, written down."""

    def __init__(self, game: Game, config: Mapping[str, Any], seed: int) -> None:
        self.session = Session(game, config, seed)
        self.catalogue: Catalogue = load_catalogue("en")
        self.names = [seat["name"] for seat in config["seats"]]
        self.lines = [f"{game.key}, seed {seed}: {', '.join(self.names)}", ""]
        self.chance = Random(seed)

    def play(self) -> str:
        """The whole game as text."""
        view = self.session.game.mask(self.session.rewind(0), SPECTATOR)
        for event in self.session.events[0]:
            self._tell(event, view)
        while not self.session.over:
            self._decide()
        self._score()
        return "\n".join(self.lines) + "\n"

    def _decide(self) -> None:
        session = self.session
        seat, number = session.asked, len(session.log) + 1
        action = self._choose()
        label = self._label(action)
        self.lines.append(f"{number:>4} {self.names[seat]}: {label}{json.dumps(action)}")
        session.act(action, self._watch)

    def _choose(self) -> Action:
        return willing(list(self.session.state.options), self.chance)

    def _label(self, action: Action) -> str:
        """The words of the answer, where it stands for itself."""
        session = self.session
        question = session.game.explain(session.game.mask(session.state, session.asked))
        for choice in question.choices:
            if choice.action == action and not choice.follow:
                return f"{self._say(choice.label)} "
        return f"{question.op} "

    def _watch(self, event: Event, state: Any) -> None:
        self._tell(event, self.session.game.mask(state, SPECTATOR))

    def _tell(self, event: Event, view: Any) -> None:
        text = self.session.game.narrate(event, view)
        if text is not None:
            self.lines.append(f"       {event.clause:<12} {self._say(text)}")

    def _say(self, text: Text) -> str:
        return self.catalogue.say(text, self.names)

    def _score(self) -> None:
        outcome = self.session.game.outcome(self.session.state)
        self.lines += ["", f"{'':<34}" + "".join(f"{name:>10}" for name in self.names)]
        for row in outcome.rows:
            name = self._say(Text(f"{self.session.game.key}.score.{row.key}"))
            self.lines.append(f"{name:<34}" + "".join(f"{n:>10}" for n in row.points))
        self.lines.append(f"{'Total':<34}" + "".join(f"{n:>10}" for n in outcome.totals))
        self._end(outcome)

    def _end(self, outcome: Outcome) -> None:
        winners = ", ".join(self.names[seat] for seat in outcome.winners)
        self.lines.append(f"{self._say(outcome.reason)}: {winners}")
        self.lines.append(f"digest {self.session.digest()}")
