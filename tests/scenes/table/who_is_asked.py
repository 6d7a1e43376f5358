"""Looks at every frame that the window presents: who is named, marked and asked is one person.

Named is the seat of the prompt or the curtain, marked the seat on rail and strip, asked the one
that the session waits for. Everything in the tray and beside it belongs to one seat too.
"""

from __future__ import annotations

from typing import Any

import pytest

from engine.texts import figure
from scenes.app import App
from scenes.table.chrome.parts import Chrome
from scenes.table.overlays.curtain import CurtainScene
from scenes.table.scene import TableScene


class WhoIsAsked:
    """Notes every presented frame; `faults` are sentences about frames that contradict
    themselves."""

    def __init__(self, app: App, patch: pytest.MonkeyPatch) -> None:
        self.frames = 0
        self.asked: set[int] = set()
        """Seats that were named while they were asked."""
        self.faults: list[str] = []
        self.laid = -1
        """Whose things were asked for; -1: nobody's."""
        self._counted: tuple[int, list[str]] = (-1, [])
        """The last numbers in the tray that were those of the table, and whose."""
        self._app = app
        self._holding = False
        self._drawn: dict[str, Any] = {}
        self._made: dict[str, Any] = {}
        """What was drawn and is not seen yet."""
        for step in ("hold", "show", "give_up"):
            self._follow(patch, step)
        for part in ("set_prompt", "set_rail"):
            self._note(patch, Chrome, part, 2)
        self._note(patch, Chrome, "set_tray", 3)
        self._note(patch, Chrome, "set_strip", 4)
        present = app.window.present
        patch.setattr(app.window, "present", lambda *regions: (self._look(), present(*regions))[1])

    def _follow(self, patch: pytest.MonkeyPatch, step: str) -> None:
        """Parts of the chrome may be made over several frames; they are seen together."""
        take = getattr(Chrome, step)

        def followed(*values: Any) -> Any:
            if step == "hold":
                self._made = {}
            elif step == "show":
                self._drawn |= self._made
            self._holding = step == "hold"
            return take(*values)

        patch.setattr(Chrome, step, followed)

    def _note(self, patch: pytest.MonkeyPatch, owner: object, part: str, place: int) -> None:
        """Keep the value from which a part of the chrome was drawn last."""
        draw = getattr(owner, part)

        def noted(*values: Any) -> Any:
            self._made[part] = values[place]
            if not self._holding:
                self._drawn[part] = values[place]
            return draw(*values)

        vars(noted).update(vars(draw))  # a kept picture can be asked for without being drawn
        patch.setattr(owner, part, noted)

    def _look(self) -> None:
        """A frame is about to be presented."""
        top = self._app.stack.top
        scene = next((s for s in self._app.stack.scenes if isinstance(s, TableScene)), None)
        if scene is None or scene.context.workshop.loading:
            return
        if isinstance(top, CurtainScene) and top.opaque:
            self._expect("curtain", {top.seat}, {scene.match.session.asked})
        elif top is scene or (top is not None and not top.opaque):
            self._compare(scene)

    def _compare(self, scene: TableScene) -> None:
        """What was drawn against one another, and against the session where it waits."""
        self.frames += 1
        model, session = scene.model, scene.match.session
        strip = {self._drawn["set_strip"]} - {-1}
        rail = {int(panel.seat) for panel in self._drawn["set_rail"].seats if panel.active}
        self._expect("rail beside strip", rail, strip)
        self._compare_things(scene)
        if scene.history.active or (model.over and not model.watching):
            return
        named = self._drawn["set_prompt"].seat
        self._expect("prompt beside strip", {named} - {-1}, strip)
        if not model.watching:
            self._expect("prompt", {named}, {session.asked})
            self.asked.add(named)
        if model.asking and model.question is not None:
            self._expect("question", {model.question.seat}, {session.asked})

    def _compare_things(self, scene: TableScene) -> None:
        """Tray, cloth of the hand and board are one seat's: the viewer's, else the mover's, or
        that of the panel that was clicked."""
        model, match = scene.model, scene.match
        shown = model.past.shown_event if model.past is not None else scene.animator.shown_event
        mover = match.session.asked if shown is None else match.decider(shown.decision)
        own = match.viewer if match.viewer >= 0 else max(0, mover)
        seat = self.laid if self.laid >= 0 else own
        self._expect("board", {scene.painter.around.seat}, {seat})
        figures = [figure(counter.value) for counter in scene.table.tray(model.shown, seat)]
        numbers = [well.number for well in self._drawn["set_tray"]]
        comes = scene.animator.bringing and self._counted == (seat, numbers)
        if numbers == figures:
            self._counted = seat, numbers
        elif not comes:  # a counter changes when its gain has arrived
            self.faults.append(f"frame {self.frames}: the tray is not that of {seat}")
        shelf = getattr(scene.table, "_shelf_view", None)
        if shelf is not None and shelf(model.shown, match.viewer).style != scene.table.styles[seat]:
            self.faults.append(f"frame {self.frames}: the cloth is not that of {seat}")

    def _expect(self, what: str, seats: set[int], wanted: set[int]) -> None:
        if seats != wanted:
            found = f"{sorted(seats)} instead of {sorted(wanted)}"
            self.faults.append(f"frame {self.frames}: {what}: {found}")
