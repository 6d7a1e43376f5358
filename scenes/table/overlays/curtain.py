"""The curtain between two persons: whoever is asked next says so before any card is shown.

While it is closed it is opaque, so the table below is not drawn at all; and the table itself has
turned all hands down before the curtain came. It rises over the cards of who has said so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.explain import Text
from engine.texts import Seat
from engine.texts.called import called
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.voice.heard import CAN, WHERE
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.table.context import TableContext
from sprites.common.metrics import fitted_scale
from sprites.common.tween import ease_out_cubic
from sprites.lobby.curtain import CURTAIN_UNITS, CurtainLayout, curtain_layout, draw_curtain
from sprites.lobby.fittings import draw_start
from sprites.title.state import Look

RISING_SECONDS = 0.34
_TELLING = 0.02
"""Seconds per frame in which a long log is told."""
SHOW, UNDO = "show", "undo"
UNDO_SCALE = 0.7
_YES = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_1, pygame.K_KP1)
_AWAY = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_HURRY = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class CurtainScene(Scene):
    """Lies on a table whose next question is for somebody else."""

    def __init__(self, context: TableContext, menu: Callable[[], None]) -> None:
        super().__init__(context.app)
        self._context = context
        self._menu = menu
        self.seat = context.model.passing.waiting
        self._rising = 0.0
        self._said = False
        """The person has said so, and waits until a long log is told."""
        self._raised = False
        self._gone = False
        self._focus = self.listened = TargetFocus()
        self._layout: CurtainLayout | None = None
        self._cloth: pygame.Surface | None = None

    @property
    def opaque(self) -> bool:  # type: ignore[override]
        """Closed: nothing below is drawn."""
        return not self._raised

    @property
    def covers_input(self) -> bool:  # type: ignore[override]
        """While it rises, the table can be used."""
        return not self._raised

    @property
    def animating(self) -> bool:
        return self._raised

    @property
    def at_work(self) -> bool:
        """While the log of a long game is told to who is waited for."""
        return self._untold or self._said

    @property
    def _untold(self) -> bool:
        return not self._raised and bool(self._context.model.log.far_behind([self.seat]))

    @property
    def words(self) -> tuple[str, str, str]:
        """Name, sentence and button."""
        say, values = self._context.say, {"name": Seat(self.seat)}
        return (
            called(say, self._context.match.names[self.seat]),
            say(Text("table.hand_over", values)),
            say("ui.app.loading") if self._said else say(Text("table.i_am", values)),
        )

    @property
    def state_words(self) -> str:
        _, line, button = self.words
        return "" if self._raised else f"{line} {self.app.say('spoken.enter', what=button)}"

    def target_words(self, key: str) -> str:
        if key == SHOW:
            return self.words[2]
        match = self._context.match
        deciders = (match.decider(n) for n in reversed(range(len(match.session.log))))
        last = next((seat for seat in deciders if seat in match.persons), self.seat)
        return self._context.say(Text("spoken.undo_of", {"name": Seat(last)}))

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        """Nothing of the table before somebody is there, but why, how far the game is, and whom
        it waits for."""
        told = super().tell_more(question, back)
        if question in (WHERE, CAN) and told:
            return told
        context = self._context
        strip = context.table.strip(context.model.now)
        waits = context.say(Text("spoken.behind_curtain", {"name": Seat(self.seat)}))
        return [part for part in (waits, strip.round) if part]

    def boxes(self) -> dict[str, pygame.Rect]:
        """The buttons, canvas pixels; what was decided last may still be taken back here."""
        if self._layout is None:
            return {}
        boxes = {SHOW: self._layout.button}
        if self._context.match.can_undo():
            boxes[UNDO] = self._layout.undo
        return boxes

    def enter(self) -> None:
        self.app.sounds.play("card")

    def resize(self, size: Size) -> None:
        self._layout = curtain_layout(
            size, fitted_scale(size, self.app.settings.text_percent, CURTAIN_UNITS)
        )
        self._cloth = None
        self._focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def handle(self, event: pygame.event.Event) -> bool:
        """The button, or a key; Escape opens the menu. Who acts while it rises is not held up:
        the table takes it, and the curtain is away at once."""
        if event.type in _AWAY:
            self._close_again()
        elif not self._raised:
            self._closed_event(event)
        else:
            if event.type in _HURRY:
                self._go()
            return False
        return True

    def update(self, dt: float) -> None:
        if not self._raised:
            told = not self._untold or self._tell_ahead()
            if told and self._said:
                self._rise()
            return
        self._rising += dt
        if self._rising >= RISING_SECONDS or self.app.settings.reduced_motion:
            self._go()

    def draw(self, surface: pygame.Surface) -> None:
        if self._layout is None:
            return
        if not self._raised:
            self._draw_closed(surface)
            return
        if self._cloth is None:
            self._cloth = pygame.Surface(self._layout.size)
            self._draw_closed(self._cloth)
        share = ease_out_cubic(min(1.0, self._rising / RISING_SECONDS))
        surface.blit(self._cloth, (0, -round(share * self._layout.size[1])))

    def _closed_event(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN and event.key in _YES and self._focus.focused != UNDO:
            self.rise()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._menu()
        elif event.type == pygame.KEYDOWN and _takes_back(event):
            self._take_back()
        else:
            self._pressed(self._focus.handle(event))
        if self._focus.changed():
            self.mark()

    def _pressed(self, key: str) -> None:
        if key == UNDO:
            self._take_back()
        elif key:
            self.rise()

    def _tell_ahead(self) -> bool:
        """Some more of a long log, for who is waited for; True when all is told."""
        return self._context.model.log.tell_ahead(self.seat, _TELLING)

    def rise(self) -> None:
        """The person is there. Where a long log is still being told, the curtain waits for it."""
        if self._untold:
            self._said = True
            self.mark()
        else:
            self._rise()

    def _rise(self) -> None:
        """From now on, and not before, the table may show the cards."""
        self._said = False
        self._context.model.take_over()
        self._raised, self._rising = True, 0.0
        self.app.sounds.play("turn")
        self.mark()

    def _take_back(self) -> None:
        """The last decision was not meant: its owner is asked again."""
        if self._context.match.can_undo():
            self._go()
            self._context.model.undo()

    def _go(self) -> None:
        """Leave the stack, once, and before anything that the table puts on it."""
        if not self._gone:
            self._gone = True
            self.app.stack.pop()

    def _close_again(self) -> None:
        """The window was hidden while the curtain rose, or was about to."""
        self._said = False
        if self._raised:
            self._context.model.turn_down()
            self._raised = False
            self.mark()

    def _draw_closed(self, surface: pygame.Surface) -> None:
        assert self._layout is not None
        style = self._context.table.styles[self.seat]
        name, line, button = self.words
        draw_curtain(surface, self._layout, style, name, line, button, self._look(SHOW))
        if UNDO in self.boxes():
            words = self._context.say("table.undo")
            draw_start(
                surface, self._layout.undo, UNDO_SCALE * self._layout.scale, words, self._look(UNDO)
            )

    def _look(self, key: str) -> Look:
        """Enter says that the next person is there, unless the keyboard is on the other button."""
        focus = self._focus
        focused = key == (focus.focused or SHOW)
        return Look(1.0 if focus.hovered == key else 0.0, focused, focus.pressed == key)


def _takes_back(event: pygame.event.Event) -> bool:
    return bool(event.key == pygame.K_z and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
