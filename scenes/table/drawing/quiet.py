"""The quiet moments of a table: what is made ahead while nobody does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.table.drawing.workshop import CHORE_PAUSE

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

QUIET_SECONDS = 0.3
"""So long nothing moves before pictures are made ahead."""


class QuietMoments:
    """Notices when the table is at rest, and lets the workshop make what may be needed next."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._lying: Any = None
        self._seconds = 0.0

    @property
    def next_wakeup(self) -> float | None:
        """Seconds until something can be made; None: nothing is left, or frames must be quick."""
        return CHORE_PAUSE if self._scene.workshop.has_chores and not self._busy else None

    def update(self, dt: float) -> None:
        """Let time pass."""
        self._seconds = 0.0 if self._busy else self._seconds + dt
        if self._seconds > QUIET_SECONDS:
            self._scene.workshop.tidy()
        if not self._scene.animator.busy:
            self._settle()

    @property
    def _busy(self) -> bool:
        """True while frames must come quickly."""
        return self._scene.animator.busy or self._scene.hand.busy

    def _settle(self) -> None:
        """The last event was shown: keep the table's picture of rest."""
        model, painter = self._scene.model, self._scene.painter
        if model.past is None and self._lying is not model.now:
            self._lying = model.now
            painter.around.show_seat(self._scene.panels.seat_shown)
            self._scene.animator.rest(self._lying)
            self._plan()

    def _plan(self) -> None:
        """What to make in the quiet moments of this position."""
        scene = self._scene
        picture = scene.painter.around.now(scene.viewer)
        scene.workshop.plan(
            [
                *scene.stage.chores(),
                *scene.panels.chores(),
                *scene.table.chores(scene.model.now, scene.viewer),
                *scene.painter.marker.chores(picture.places, picture.sprites),
            ]
        )
