"""Pictures of one board in several magnifications, built in short steps.

Until a picture is ready, that of another size or layout stands in: a bare ground is never seen. At
most three are kept at a time: the one that is shown, while it is being built the one that stands in
for it, and one that will be wanted soon.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from scenes.games.board_plan import Layout, Sized
from sprites.common.high_contrast import HIGH_CONTRAST
from sprites.common.stretched import lay_stretched

_MOST_STEPS = 240
"""More than any board takes: those that are left over do nothing."""

Corner = tuple[int, int]
Layout_co = TypeVar("Layout_co", bound=Sized, covariant=True)
View = TypeVar("View")
View_contra = TypeVar("View_contra", contravariant=True)


class Build(Protocol[Layout_co, View_contra]):
    """What makes the board of one layout; see `sprites.common.stepped_build`."""

    fraction: float
    finished: bool

    @property
    def layout(self) -> Layout_co:
        """What it is made for."""

    def step(self) -> bool:
        """Do the next piece of work; True when everything is built."""

    def ground(self, view: View_contra) -> pygame.Surface:
        """The board of a position as far as it is built, of the layout's size; shared."""


@dataclass(frozen=True, slots=True)
class _Kept(Generic[Layout, View]):
    """A build and what it was made for."""

    key: object
    build: Build[Layout, View]


class BoardPictures(ABC, Generic[Layout, View]):
    """Board builds by layout. `version` changes with what `lay` draws."""

    def __init__(self) -> None:
        self._shown: _Kept[Layout, View] | None = None
        self._stand_in: _Kept[Layout, View] | None = None
        self._soon: _Kept[Layout, View] | None = None
        self.version = 0

    @abstractmethod
    def _make(self, layout: Layout, view: View) -> Build[Layout, View]:
        """A new build."""

    @abstractmethod
    def _key(self, layout: Layout, view: View) -> object:
        """Changes with everything on which a build depends."""

    @property
    def pending(self) -> bool:
        """True while there is work for `work`."""
        return self._shown is not None and not self._shown.build.finished

    @property
    def fraction(self) -> float:
        """How much of the present picture is done."""
        if self._shown is None or self._shown.build.finished:
            return 1.0
        return self._shown.build.fraction

    def lay(self, canvas: pygame.Surface, layout: Layout, view: View, corner: Corner) -> None:
        """Draw the board of a position: sharp if it is built, else what there is."""
        build = self.show(layout, view)
        stand_in = self._covering()
        if stand_in is None:
            canvas.blit(build.ground(view), corner)
        else:
            lay_stretched(canvas, stand_in.ground(view), pygame.Rect(corner, layout.size))

    def show(self, layout: Layout, view: View) -> Build[Layout, View]:
        """From now on this layout is built."""
        key = self._whole_key(layout, view)
        before, waiting, soon = self._shown, self._stand_in, self._soon
        if before is not None and before.key == key:
            return before.build
        if soon is not None and soon.key == key and soon.build.finished:
            self._shown, self._stand_in, self._soon = soon, None, before
            self.version += 1
            return soon.build
        if before is not None and before.build.finished:
            self._stand_in = before
        if waiting is not None and waiting.key == key:
            self._shown, self._stand_in = waiting, None
        else:
            self._shown = _Kept(key, self._make(layout, view))
        self.version += 1
        return self._shown.build

    def soon(self, layout: Layout, view: View) -> list[Callable[[], object]]:
        """Steps in which the picture of another layout is built, to be there when it is shown."""
        key = self._whole_key(layout, view)
        if self._soon is None or self._soon.key != key:
            self._soon = _Kept(key, self._make(layout, view))
        build = self._soon.build
        return [] if build.finished else [build.step] * _MOST_STEPS

    def none_soon(self) -> None:
        """No other layout is to be expected: let go what was made for one."""
        self._soon = None

    def foresee(self, layout: Layout, view: View) -> bool:
        """The board of this position is laid next: put it together if nothing is in its way; True
        if it was."""
        shown = self._shown
        if shown is None or not shown.build.finished or shown.key != self._whole_key(layout, view):
            return False
        shown.build.ground(view)
        return True

    def _whole_key(self, layout: Layout, view: View) -> object:
        """The words on a board are written in the contrast that the person has chosen."""
        return HIGH_CONTRAST.on, self._key(layout, view)

    def work(self) -> bool:
        """Do the next piece of building; True when there was one.

        A picture behind a stand-in is not seen, and so `version` stays, until it is finished.
        """
        if self._shown is None or self._shown.build.finished:
            return False
        covered = self._covering() is not None
        finished = self._shown.build.step()
        if finished:
            self._stand_in = None
        if finished or not covered:
            self.version += 1
        return True

    def _covering(self) -> Build[Layout, View] | None:
        """What is shown instead of an unfinished build."""
        if self._shown is None or self._stand_in is None or self._shown.build.finished:
            return None
        return self._stand_in.build
