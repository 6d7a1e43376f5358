"""A session as a lesson sees it: the open question, the own turn, what was decided."""

from __future__ import annotations

from engine.core import Action
from engine.events import Event
from engine.explain import Choice, Question
from engine.game import Config, round_of
from engine.games import load_game
from engine.lessons.lesson import Lesson
from engine.lessons.patterns import Deed, Moment
from engine.session import Session, ends_turn


def lesson_session(lesson: Lesson, name: str, decisions: int = 0) -> Session:
    """The game of a lesson with its own component data, after so many decisions of the stored
    one. Raises ReplayError when the rules of today refuse it."""
    session = Session(load_game(lesson.game, lesson.data_text), _named(lesson, name), lesson.seed)
    session.replay(lesson.log[:decisions])
    return session


def moment_of(session: Session, seat: int, asked: Question | None = None) -> Moment | None:
    """What the person who is taught is asked; None while somebody else is. `asked`: the question
    that is open, where it is known: to explain it anew takes its time."""
    game, state = session.game, session.state
    counters, now = game.counters(state, seat), round_of(state)
    if session.over:
        return Moment(None, _turn(session, seat), counters, now)
    if session.asked != seat:
        return None
    question: Question = asked or game.explain(game.mask(state, seat))
    return Moment(question, _turn(session, seat), counters, now)


def deed_of(
    session: Session, op: str, decision: int, seat: int, choice: Choice | None = None
) -> Deed:
    """What a decision of the log was; `op` is the question that it answered, `choice` what the
    person chose last: one gesture may be several decisions."""
    action: Action = session.log[decision]
    events: list[Event] = session.events[decision + 1]
    taken = choice is not None and action in (choice.action, *choice.follow)
    places = (choice.source, choice.target) if choice is not None and taken else ()
    return Deed(op, action, events, seat, session.askers[decision] == seat, places)


def _turn(session: Session, seat: int) -> int:
    """The number of the own turn: own decisions after an end of turn or another's begin one."""
    turn, before = 0, -1
    for asker, action in zip(session.askers, session.log, strict=True):
        if asker == seat and before != seat:
            turn += 1
        before = -1 if ends_turn(action) else asker
    return turn + (session.asked == seat and before != seat)


def _named(lesson: Lesson, name: str) -> Config:
    seats = [dict(seat) for seat in lesson.config["seats"]]
    seats[lesson.seat]["name"] = name
    return {**lesson.config, "seats": seats}
