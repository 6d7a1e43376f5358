"""Looking some own turns ahead in Versailles, as if the others stood still.

A course is a few moves with what each activation brings at best: cubes, a decoration for the
tiles in hand, tiles built. New tiles and technologies count as a flat gain, since nobody knows
yet which ones there will be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from operator import itemgetter
from typing import Any, NamedTuple

from engine.ai.contract import Weights
from engine.core import Action
from engine.games.versailles.ai.board import Board
from engine.games.versailles.ai.tiles import Plans
from engine.games.versailles.data import VersaillesData
from engine.games.versailles.state import Player, State, yields_at

Numbers = tuple[int, ...]
_MOST_KNOWN = 20_000


class Course(NamedTuple):
    """Where an own course has led. `gained`: points built and flat gains on the way.

    `drafted`: visits for new tiles; `learned`: 1 after a visit for technologies.
    """

    gained: float
    workers: Numbers
    goods: Numbers
    hand: Numbers
    stock: Numbers
    marker: int
    tokens: int
    drafted: int = 0
    learned: int = 0


class Setting(NamedTuple):
    """What does not change on a course."""

    state: State
    seat: int
    shop: Numbers
    fitting: frozenset[int]
    left: int
    columns: Numbers


def course_of(player: Player) -> Course:
    """The beginning of a player's courses."""
    return Course(
        0.0,
        tuple(player.workers),
        tuple(player.goods),
        tuple(player.hand),
        tuple(player.stock),
        player.marker,
        player.tokens,
    )


class Ahead:
    """The best course of a few own turns."""

    def __init__(self, data: VersaillesData, board: Board, plans: Plans, weights: Weights) -> None:
        self._data = data
        self._board = board
        self._plans = plans
        self._weights = weights
        self._depth = int(weights["search_course_turns"])
        self._width = int(weights["search_courses"])
        self._arrows = data.moves.arrows
        self._gains: dict[Any, float] = {}
        self._moves_known: dict[Any, list[Action]] = {}

    def gain(self, setting: Setting, start: Course) -> float:
        """Points that the best course brings beyond the worth of the position as it is."""
        key = (start, setting.shop, setting.fitting, setting.left, setting.columns)
        known = self._gains.get(key)
        if known is None:
            known = self._gain(setting, start)
            _remember(self._gains, key, known)
        return known

    def _gain(self, setting: Setting, start: Course) -> float:
        now = self.worth(setting, start)
        depth = min(self._depth, setting.left)
        courses = [(now, start)]
        for _ in range(depth):
            courses = self._grow(setting, courses, self._width)
        return courses[0][0] - now if courses else 0.0

    def best_moves(
        self, setting: Setting, start: Course, options: Sequence[Action], most: int
    ) -> list[Action]:
        """The moves that begin the best courses, some turns longer than those of `gain`."""
        key = (start, setting.shop, setting.fitting, setting.left, setting.columns)
        known = self._moves_known.get(key)
        if known is None:
            known = self._best_moves(setting, start, options, most)
            _remember(self._moves_known, key, known)
        return known

    def _best_moves(
        self, setting: Setting, start: Course, options: Sequence[Action], most: int
    ) -> list[Action]:
        found: list[tuple[float, Action]] = []
        depth = min(self._depth, setting.left - 1)
        for action in options:
            way = self._data.moves.by_action[action]
            first = self._use(setting, start, way.start, way.end, way.workers, way.tokens)
            courses = [(self.worth(setting, first), first)]
            for _ in range(depth):
                courses = self._grow(setting, courses, self._width) or courses
            found.append((courses[0][0], action))
        return [action for _, action in nlargest(most, found, key=itemgetter(0))]

    def _grow(
        self, setting: Setting, courses: list[tuple[float, Course]], width: int
    ) -> list[tuple[float, Course]]:
        """The best courses that are one turn longer."""
        grown = [
            (self.worth(setting, course), course)
            for _, before in courses
            for course in self._moves(setting, before)
        ]
        return nlargest(width, grown, key=itemgetter(0))

    def worth(self, setting: Setting, course: Course) -> float:
        """What has been gained, and what is in hand."""
        return (
            course.gained
            + self._plans.worth(
                course.hand,
                course.goods,
                course.stock,
                course.workers,
                setting.shop,
                setting.fitting,
                setting.left,
            )
            + self._weights["token"] * course.tokens * (setting.left > 1)
        )

    def _moves(self, setting: Setting, course: Course) -> Iterator[Course]:
        for start, n in enumerate(course.workers):
            if not n:
                continue
            for end in self._arrows[start]:
                if end == course.marker:
                    continue
                yield self._use(setting, course, start, end, 1, 0)
                if n > 1 and course.tokens:
                    yield self._use(setting, course, start, end, 2, 1)

    def _use(
        self, setting: Setting, course: Course, start: int, end: int, moved: int, paid: int
    ) -> Course:
        """The course after a move and the activation of its end."""
        workers = list(course.workers)
        workers[start] -= moved
        workers[end] += moved
        strength = workers[end]
        after = course._replace(workers=tuple(workers), marker=end, tokens=course.tokens - paid)
        board, weights = self._board, self._weights
        if end == board.yard:
            return self._build(setting, after, strength)
        if end == board.workshop:
            return self._buy(setting, after, strength)
        if end == board.guild:
            room = 3 - len(after.hand) - after.drafted
            if room <= 0:
                return after
            gain = weights["plan_use"] * min(1.0, setting.left / 12.0)
            return after._replace(gained=after.gained + gain, drafted=after.drafted + 1)
        if end == board.school:
            if after.learned:
                return after
            gain = self._learning(setting, strength)
            return after._replace(gained=after.gained + gain, learned=1)
        if self._data.sites[end].king:
            return after._replace(tokens=self._data.tokens)
        goods = list(after.goods)
        for resource, amount, bonus in yields_at(setting.state, setting.seat, end, strength):
            goods[resource] += amount + bonus
        return after._replace(goods=tuple(goods))

    def _learning(self, setting: Setting, strength: int) -> float:
        """Rough worth of the technologies that so many workers pay for."""
        rows = self._data.grid_of
        open_steps = sum(len(row) - at for row, at in zip(rows, setting.columns, strict=True))
        steps = min(strength, open_steps, 3)
        return self._weights["learn_use"] * self._weights["technology"] * steps * setting.left

    def _build(self, setting: Setting, course: Course, strength: int) -> Course:
        """Build what can be built, the dearest tile first."""
        hand = list(course.hand)
        goods, stock, gained = course.goods, course.stock, course.gained
        tiles = self._data.tiles
        for number in sorted(hand, key=lambda n: -tiles[n].vp):
            tile = tiles[number]
            if tile.workers > strength or self._plans.needs[number].pattern not in setting.fitting:
                continue
            if _covers(goods, tile.cost) and _covers(stock, tile.decorations):
                strength -= tile.workers
                gained += tile.vp
                hand.remove(number)
                goods = _less(goods, tile.cost)
                stock = _less(stock, tile.decorations)
        return course._replace(gained=gained, hand=tuple(hand), goods=goods, stock=stock)

    def _buy(self, setting: Setting, course: Course, strength: int) -> Course:
        """Buy the decorations that the hand waits for, else what scores."""
        needs = self._plans.needs
        wanted = {kind for number in course.hand for kind, _ in needs[number].decorations}
        goods, stock = course.goods, list(course.stock)
        for kind, decoration in enumerate(self._data.decorations):
            useful = kind in wanted and not stock[kind]
            if not useful or not setting.shop[kind] or decoration.workers > strength:
                continue
            if _covers(goods, decoration.cost):
                strength -= decoration.workers
                goods = _less(goods, decoration.cost)
                stock[kind] += 1
        return course._replace(goods=goods, stock=tuple(stock))


def _remember(memory: dict[Any, Any], key: Any, value: Any) -> None:
    """Keep a result, but not for ever."""
    if len(memory) > _MOST_KNOWN:
        memory.clear()
    memory[key] = value


def _covers(have: Sequence[int], want: Sequence[int]) -> bool:
    return all(n >= m for n, m in zip(have, want, strict=True))


def _less(have: Sequence[int], gone: Sequence[int]) -> Numbers:
    return tuple([n - m for n, m in zip(have, gone, strict=True)])
