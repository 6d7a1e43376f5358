"""A review in finished words: slips of the turning points, and the panel of one decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.ai.appraisal.job import STRONGEST
from engine.ai.appraisal.review import TURNING, Judgement, Review
from engine.ai.reasons import per_cent
from engine.core import Action, act
from engine.explain import Choice, Text
from engine.game import round_of
from engine.session import Session
from engine.texts.called import names_of
from scenes.shell.services import Services


@dataclass(frozen=True, slots=True)
class Slip:
    """A turning point in short."""

    decision: int
    head: str
    loss: str
    played: str
    better: str


@dataclass(frozen=True, slots=True)
class Panel:
    """One decision: what was played, what was stronger and why. `better` is empty where nothing
    was; `same` then says so."""

    head: str
    played_head: str
    played: str
    better_head: str
    better: str
    same: str
    why: str
    reasons: tuple[str, ...]
    judged: str


class Teller:
    """Says what a review of a session found."""

    def __init__(self, app: Services, session: Session, persons: Sequence[int]) -> None:
        self._app = app
        self._session = session
        self._several = len(persons) > 1
        self.names = names_of(app.say, session.config)
        self._rounds = _rounds(session)
        self._choices: dict[int, tuple[Choice, ...]] = {}

    # The whole game -----------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What the page is."""
        return self._say("review.title")

    @property
    def sub(self) -> str:
        """Which game it is about."""
        key = "review.sub_rounds" if self._told_by_rounds else "review.sub"
        game = self._say(f"game.{self._session.game.key}")
        values = {"game": game, "n": len(self._session.log), "round": self._rounds[-1]}
        return self._say(Text(key, values))

    def chart_title(self) -> str:
        """What the chart shows."""
        return self._say("review.chart")

    def knows(self, seat: int) -> str:
        """From whose knowledge."""
        return self._say("review.knows", name=self.names[seat])

    def axis(self) -> str:
        """What stands below the chart."""
        return self._say("review.axis_round" if self._told_by_rounds else "review.axis_decision")

    def ticks(self) -> tuple[tuple[float, str], ...]:
        """The rounds where they begin; without rounds a few decisions."""
        count = max(1, len(self._session.log))
        if not self._told_by_rounds:
            step = max(1, round(count / 8, -1) or 1)
            return tuple((at / count, str(int(at))) for at in _steps(count, step))
        first: dict[int, int] = {}
        for decision, number in enumerate(self._rounds[:-1]):
            first.setdefault(number, decision)
        return tuple((at / count, str(number)) for number, at in first.items() if number)

    def percent(self, key: str, share: float, **values: object) -> str:
        """A sentence with a share in per cent."""
        return self._say(key, percent=per_cent(share), **values)

    # One decision -------------------------------------------------------------------------

    def head(self, decision: int) -> str:
        """Which decision."""
        number = self._rounds[decision]
        if self._told_by_rounds and number:
            return self._say("review.at_round", round=number, n=decision + 1)
        return self._say("review.at_decision", n=decision + 1)

    def slip(self, judgement: Judgement) -> Slip:
        """A turning point in short."""
        decision = judgement.decision
        number = self._rounds[decision]
        by_rounds = self._told_by_rounds and bool(number)
        key, n = ("review.round", number) if by_rounds else ("review.decision", decision + 1)
        return Slip(
            decision,
            self._say(key, n=n),
            self.percent("review.loss", judgement.loss),
            self.name_of(decision, self._session.log[decision]),
            self.name_of(decision, judgement.better),
        )

    def panel(self, review: Review, decision: int) -> Panel:
        """All about one decision."""
        judgement = review.judgements.get(decision)
        seat = self._session.askers[decision]
        name = {"name": self.names[seat]}
        level = self._level(judgement.level if judgement is not None else STRONGEST)
        played = self._session.log[decision]
        differs = judgement is not None and judgement.better != played
        better = self.name_of(decision, judgement.better) if judgement and differs else ""
        same = "review.settled" if judgement is None else "review.same"
        return Panel(
            self.head(decision),
            self._say("review.played_by" if self._several else "review.played", **name),
            self.name_of(decision, played),
            self._say("review.stronger"),
            better,
            self._say(same, level=level),
            self._say("review.why") if differs else "",
            self._reasons(judgement) if judgement is not None and differs else (),
            self._say(
                Text(
                    f"review.judged.{review.source or 'points'}",
                    {"n": review.games, "level": level},
                )
            ),
        )

    def _reasons(self, judgement: Judgement) -> tuple[str, ...]:
        told = [self._say(reason) for reason in judgement.reasons]
        best, other = per_cent(judgement.best), per_cent(judgement.played)
        if best != other:
            told.insert(0, self._say("review.chance", best=best, other=other))
        return tuple(each[:1].upper() + each[1:] for each in told)

    def fall(self, review: Review) -> str:
        """What was lost without a fault; empty where that was little."""
        worst = review.worst_fall(self._session.askers) if review.complete else None
        if worst is None:
            return ""
        key = f"review.fall_{worst.cause}"
        return self.percent(key, worst.amount, n=worst.decision)

    def nothing(self) -> str:
        """That no decision was a turning point."""
        return self.percent("review.no_points", TURNING)

    def name_of(self, decision: int, action: Action) -> str:
        """An answer by its name; its words where nobody named it."""
        for choice in self._offered(decision):
            if choice.action == action:
                return self._say(choice.label)
        return " ".join(str(part) for part in action)

    def anchors(self, decision: int, action: Action) -> tuple[str, ...]:
        """Where an answer lies on the table."""
        for choice in self._offered(decision):
            if choice.action == action:
                return tuple(anchor for anchor in (choice.target, choice.source) if anchor)
        return ()

    def _offered(self, decision: int) -> tuple[Choice, ...]:
        if decision not in self._choices:
            session = self._session
            state, seat = session.rewind(decision), session.askers[decision]
            question = session.game.explain(session.game.mask(state, seat))
            self._choices[decision] = tuple(question.choices)
        return self._choices[decision]

    def _level(self, level: str) -> str:
        return self._say(f"ui.lobby.player.{level}")

    @property
    def _told_by_rounds(self) -> bool:
        return self._session.game.info.rounds

    def _say(self, text: Text | str, **values: Any) -> str:
        return self._app.say(text, self.names, **values)


def _rounds(session: Session) -> list[int]:
    """The round of each decision, and that of the end."""
    state, found = session.rewind(0), []
    for action in session.log:
        found.append(round_of(state))
        act(session.game.ops, state, action)
    return [*found, round_of(state)]


def _steps(count: int, step: float) -> list[float]:
    return [at * step for at in range(int(count / step) + 1)]
