"""Golden games of Tara: wavering players who look ahead, two to four seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

from engine.session import Session
from engine.texts import load_catalogue
from tests.engine.tara.greedy import wavering
from tests.engine.tara.layout import config, tara

SEEDS = {2: 11, 3: 12, 4: 13}
ROUNDS = {2: 0, 3: 4, 4: 3}
"""Two players play to the end; the others some rounds."""


def playthrough(seats: int) -> str:
    """Every decision of a game with the sentences that it caused, as nobody may see it."""
    people = config(seats, round_limit=ROUNDS[seats])
    session = Session(tara(), people, SEEDS[seats])
    names = [seat["name"] for seat in people["seats"]]
    catalogue, chance = load_catalogue("en"), Random(SEEDS[seats])
    lines: list[str] = []

    def tell(decision: int) -> None:
        for event, view in session.moments(decision, -1):
            text = session.game.narrate(event, view)
            if text is not None:
                lines.append(f"    {catalogue.say(text, names)}")

    tell(-1)
    while not session.over:
        seat = session.asked
        action = wavering(session.game.mask(session.state, seat), chance)
        lines.append(f"{len(session.log) + 1} {names[seat]}: {' '.join(map(str, action))}")
        session.act(action)
        tell(len(session.log) - 1)
    outcome = session.game.outcome(session.state)
    lines.append(f"{catalogue.say(outcome.reason, names)}; crowns {outcome.totals}")
    return "\n".join(lines) + "\n"


GAMES: dict[str, Callable[[], str]] = {
    f"{seats}_players": partial(playthrough, seats) for seats in SEEDS
}
