"""Points round by round at the end of a game: read by replaying it, drawn as lines on a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core import State, act
from engine.game import round_of
from engine.session import Session
from sprites.common.art_gallery import art_of
from sprites.common.chart import Chart, Series, chart
from sprites.common.players import PlayerStyle

POINT = "point"


@dataclass(frozen=True, slots=True)
class Course:
    """`points[step][seat]` after each of the `rounds` (or decisions); 0 is the start."""

    rounds: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]


def course_of(session: Session) -> Course:
    """The standing at the end of every round, and the final totals last; in a game without rounds
    after every decision."""
    if not session.game.info.rounds:
        return _by_decisions(session)
    game, state = session.game, session.rewind(0)
    rounds: list[int] = []
    points: list[tuple[int, ...]] = []
    now = round_of(state)
    for action in session.log:
        act(game.ops, state, action)
        if round_of(state) != now and state.agenda:
            rounds.append(now)
            points.append(game.standing(state))
            now = round_of(state)
    rounds.append(now)
    points.append(_points(session, state))
    return Course(tuple(rounds), tuple(points))


def _by_decisions(session: Session) -> Course:
    game, state = session.game, session.rewind(0)
    points = [game.standing(state)]
    for action in session.log:
        act(game.ops, state, action)
        points.append(_points(session, state))
    return Course(tuple(range(len(points))), tuple(points))


def _points(session: Session, state: State) -> tuple[int, ...]:
    game = session.game
    return game.standing(state) if state.agenda else game.outcome(state).totals


class ChartPage:
    """The chart in the place of the score sheet's page."""

    def __init__(
        self,
        session: Session,
        names: Sequence[str],
        styles: Sequence[PlayerStyle],
        title: str,
        axis: str,
    ) -> None:
        course = course_of(session)
        self._theme = art_of(session.game.key).theme
        self._names = tuple(names)
        self._course = course
        self._state = Chart(
            tuple(
                Series(name, styles[seat], tuple(float(step[seat]) for step in course.points))
                for seat, name in enumerate(names)
            ),
            tuple(str(number) for number in course.rounds),
            title,
            axis,
        )

    def boxes(self, page: pygame.Rect, scale: float) -> dict[str, pygame.Rect]:
        """The points of the lines by key, canvas pixels."""
        return chart(self._state, page.size, scale, self._theme).at(page.topleft)

    def draw(self, surface: pygame.Surface, page: pygame.Rect, scale: float) -> None:
        """The sheet with all lines."""
        chart(self._state, page.size, scale, self._theme).blit(surface, page.topleft)

    def values(self, key: str) -> dict[str, str | int]:
        """Name, round and points of a point of the chart."""
        _, seat, step = key.split(":")
        course = self._course
        return {
            "name": self._names[int(seat)],
            "round": course.rounds[int(step)],
            "n": course.points[int(step)][int(seat)],
        }
