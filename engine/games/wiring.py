"""From a game's modules to its `Game`: what every game calls alike is put together here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from engine.core import Ops
from engine.events import Event
from engine.events.moves import EACH_DECISION, Moves
from engine.explain import Question, Text
from engine.game import Config, Game, GameInfo, Outcome, Positions
from engine.hidden_info import Pool


class Data(Protocol):
    """Component data, whatever a game reads out of them."""

    @property
    def text(self) -> str:
        """The whole component file."""


class Hidden(Protocol):
    """The module `hidden` of a game: who knows what, and what never changes."""

    REVEALS: frozenset[str]

    def secrets(self, state: Any, /) -> Sequence[Pool]: ...

    def blank(self, view: Any, seat: int, /) -> None: ...

    def conserved(self, state: Any, /) -> dict[str, int]: ...


class Scoring(Protocol):
    """The module `scoring` of a game."""

    def outcome(self, state: Any, /) -> Outcome: ...

    def standing(self, state: Any, /) -> tuple[int, ...]: ...


class Places(Protocol):
    """The module `places` of a game."""

    def anchors(self, state: Any, /) -> list[str]: ...

    def counters(self, state: Any, seat: int, /) -> dict[str, int]: ...


def game_of(
    key: str,
    version: int,
    info: GameInfo,
    data: Data,
    ops: Ops,
    *,
    new_state: Callable[[Any, Config, int], Any],
    clone: Callable[[Any], Any],
    hidden: Hidden,
    scoring: Scoring,
    places: Places,
    explain: Callable[[Any], Question],
    narrate: Callable[[Event, Any], Text | None],
    event_anchors: Callable[[Event, Any], tuple[str, ...]],
    moves: Moves = EACH_DECISION,
    positions: Positions | None = None,
) -> Game:
    """The game that these modules and functions make, with its component data."""
    return Game(
        key=key,
        info=info,
        version=version,
        data_text=data.text,
        ops=ops,
        setup=partial(new_state, data),
        clone=clone,
        secrets=hidden.secrets,
        blank=hidden.blank,
        data=data,
        outcome=scoring.outcome,
        standing=scoring.standing,
        counters=places.counters,
        anchors=places.anchors,
        explain=explain,
        narrate=narrate,
        event_anchors=event_anchors,
        reveals=hidden.REVEALS,
        conserved=hidden.conserved,
        moves=moves,
        positions=positions,
    )
