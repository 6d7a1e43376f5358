"""Who decides for the seats that no person plays."""

from __future__ import annotations

from random import Random
from typing import Any

from engine.core import Action
from engine.session import Session
from scenes.table.match import Pilot

RULED_BY_THE_GAME = ("person", "automa")
"""Kinds of seats that need no pilot: people, and an automa that the rules play."""


def random_pilot(seed: int) -> Pilot:
    """Any legal answer; the same seed and question give the same answer."""

    def decide(view: Any, seat: int) -> Action:
        chance = Random(f"{seed} {seat} {view.agenda!r} {len(view.options)}")
        action: Action = chance.choice(view.options)
        return action

    return decide


def pilots_for(session: Session) -> dict[int, Pilot]:
    """A pilot for every seat that needs one."""
    return {
        seat: random_pilot(session.seed + seat)
        for seat, chair in enumerate(session.config["seats"])
        if chair.get("kind") not in RULED_BY_THE_GAME
    }
