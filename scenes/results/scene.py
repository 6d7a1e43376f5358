"""The end of a game: the score sheet filled row by row, the winner, and ways on."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.explain import Text
from engine.session import Session
from engine.texts.called import names_of
from scenes.play.boxes.names import played_name
from scenes.play.records.keeping import keep_result
from scenes.play.seeds import seed_rule
from scenes.play.ways import go_home, play_again
from scenes.results.chart import POINT, ChartPage
from scenes.results.layout import results_layout
from scenes.results.score_sheet import Filling, Sheet, make_sheet
from scenes.results.view import ResultsPicture
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.slips import draw_help
from sprites.common.players import style_of

_KEYS_THAT_DO_OTHER_THINGS = (pygame.K_F11, pygame.K_F12)


class ResultsScene(Scene):
    """Lies over the table with the final board; `session` is over."""

    opaque = False

    def __init__(
        self,
        app: Services,
        session_id: str,
        session: Session,
        replay: Callable[[], None] | None = None,
    ) -> None:
        """`replay` plays the game again on the table below, from its first move."""
        super().__init__(app)
        self._replay = replay
        self.session_id = session_id
        self.session = session
        seats = session.config["seats"]
        self.sheet: Sheet = self._make_sheet()
        self.filling = Filling(self.sheet.steps)
        palette = app.settings.seat_palette
        self._styles = [style_of(str(seat.get("colour", "red")), palette) for seat in seats]
        self._focus = self.listened = TargetFocus()
        self._picture: ResultsPicture | None = None
        self._tells_seed = False
        self._opened = ""
        self._chart: ChartPage | None = None
        self.charted = False
        """True while the chart lies in the place of the sheet."""

    @property
    def next_wakeup(self) -> float | None:
        return self.filling.next_wakeup

    def _make_sheet(self) -> Sheet:
        session = self.session
        outcome = session.game.outcome(session.state)
        names = names_of(self.app.say, session.config)
        return make_sheet(session.game.key, outcome, names, self.app.say, self._key)

    def retell(self) -> None:
        self.sheet, self._chart = self._make_sheet(), None

    def boxes(self) -> dict[str, pygame.Rect]:
        """Numbers and buttons by key, canvas pixels."""
        if self._picture is None:
            return {}
        layout, sheet = self._picture.layout, self.sheet
        if self.charted:
            return {**layout.actions, **self._chart_page().boxes(layout.page, layout.words)}
        cells = {
            f"cell:{row}:{seat}": layout.cell(row, seat)
            for row in range(len(sheet.lines))
            for seat in range(len(sheet.names))
        }
        return {**layout.actions, **cells}

    @property
    def details(self) -> tuple[str, ...]:
        """What the opened number is made of."""
        if not self._opened:
            return ()
        row, seat = self._place(self._opened)
        found = self.sheet.lines[row].details
        if seat < len(found) and found[seat]:
            return found[seat]
        points = self.sheet.lines[row].points[seat]
        key = "no_details" if points == 0 else "points"
        return (self.app.say(self._key(key), n=points),)

    def enter(self) -> None:
        keep_result(self.app.library, self.session_id, self.session)
        self._tells_seed = seed_rule(self.app.library, self.session_id) == "told"

    def resize(self, size: Size) -> None:
        sheet = self.sheet
        percent = self.app.settings.text_percent
        lines, seats = len(sheet.lines), len(sheet.names)
        layout = results_layout(size, self.app.scale, lines, seats, percent)
        title = self.app.say(self._key("title"))
        self._picture = ResultsPicture(layout, self.session.game.key, sheet, self._styles, title)
        self._set_targets()

    def handle(self, event: pygame.event.Event) -> bool:
        if not self.filling.complete:
            if _hurries(event):
                self._complete()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self._escape()
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self.mark()
        if chosen:
            self._choose(chosen)
        elif event.type == pygame.MOUSEBUTTONDOWN and not self._focus.pressed:
            self._open("")
        return True

    def update(self, dt: float) -> None:
        taken = self.filling.update(dt)
        if taken:
            self.app.sounds.play("end" if self.filling.complete else "coin")
            self.mark()

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        shown, looks = self.filling.shown, self._focus.looks(lit=self._opened)
        self._picture.draw_veil(surface)
        if self.charted:
            self._draw_chart(surface)
        else:
            self._picture.draw_page(surface, shown, looks)
        hint = self.app.say("ui.results.press_key")
        self._picture.draw_side(surface, shown, self.remark, hint)
        if self.filling.complete:
            actions = self._picture.layout.actions
            words = {key: self.app.say(self._key(self._told_by(key))) for key in actions}
            words["chart"] = self.app.say("ui.results.sheet") if self.charted else words["chart"]
            self._picture.draw_actions(surface, words, looks)
        if self._opened:
            self._draw_details(surface)

    # Inside --------------------------------------------------------------------------------

    @property
    def title_words(self) -> str:
        return f"{self.app.say(self._key('title'))}. {self.sheet.headline}"

    @property
    def state_words(self) -> str:
        sheet = self.sheet
        if not self.filling.complete:
            return self.app.say("ui.results.press_key")
        totals = [
            self.app.say("spoken.valued", what=name, value=points)
            for name, points in zip(sheet.names, sheet.totals, strict=True)
        ]
        return ". ".join([f"{sheet.total}: {', '.join(totals)}", self.remark, *self.details])

    def target_words(self, key: str) -> str:
        if key.startswith("cell:"):
            row, seat = self._place(key)
            line = self.sheet.lines[row]
            what = f"{line.label}, {self.sheet.names[seat]}"
            return self.app.say("spoken.valued", what=what, value=line.points[seat])
        if key.startswith(POINT):
            values = self._chart_page().values(key)
            return self.app.say(Text(self._key(self._told_by("point")), values))
        if key == "chart" and self.charted:
            return self.app.say("ui.results.sheet")
        return self.app.say(self._key(self._told_by(key)))

    def _key(self, name: str) -> str:
        """The game's own sentence where it has one: not every game counts points."""
        own = f"{self.session.game.key}.results.{name}"
        return own if self.app.catalogue.has(own) else f"ui.results.{name}"

    def _told_by(self, name: str) -> str:
        """The same sentence, of decisions in a game without rounds."""
        plain = not self.session.game.info.rounds and name in ("chart", "axis", "point")
        return f"{name}_plain" if plain else name

    def _complete(self) -> None:
        self.filling.finish()
        self.app.sounds.play("end")
        self.mark()

    @property
    def remark(self) -> str:
        """Why the winner wins, and what else is to be said about this game."""
        parts = [self.sheet.reason]
        played = played_name(self.session.config)
        if played:
            parts.append(self.app.say("sets.named.sheet", name=played))
        if self.session.assisted:
            parts.append(self.app.say("ui.results.assisted"))
        if self.session.hints:
            parts.append(self.app.say("ui.results.hints", n=self.session.hints))
        if self._tells_seed:
            parts.append(self.app.say("ui.results.seed", seed=self.session.seed))
        return " · ".join(parts)

    def _choose(self, key: str) -> None:
        if key.startswith("cell:"):
            self._open("" if key == self._opened else key)
        elif key.startswith(POINT):
            return
        elif key == "chart":
            self._turn_page()
        elif key == "review":
            self.app.stack.push(self.app.routes.review(self.session_id, self.session))
        elif key in ("board", "replay"):
            self.app.stack.pop()
            if key == "replay" and self._replay is not None:
                self._replay()
        elif key == "to_title":
            go_home(self.app)
        else:
            play_again(self.app, self.session, same_seed=key == "again_same")

    def _turn_page(self) -> None:
        """From the sheet to the chart, or back."""
        self._opened = ""
        self.charted = not self.charted
        self._set_targets()
        self.mark()

    def _set_targets(self) -> None:
        self._focus.set_targets(Target(key, box) for key, box in self.boxes().items())

    def _chart_page(self) -> ChartPage:
        if self._chart is None:
            title = self.app.say(self._key(self._told_by("chart")))
            axis = self.app.say(self._key(self._told_by("axis")))
            self._chart = ChartPage(self.session, self.sheet.names, self._styles, title, axis)
        return self._chart

    def _draw_chart(self, surface: pygame.Surface) -> None:
        assert self._picture is not None
        layout, page = self._picture.layout, self._chart_page()
        page.draw(surface, layout.page, layout.words)
        key = self._focus.active
        if key.startswith(POINT) and key in self.boxes():
            words = self.app.say(Text(self._key(self._told_by("point")), page.values(key)))
            draw_help(surface, words, self.boxes()[key], self.app.words_scale)

    def _escape(self) -> None:
        """Close the slip or the chart, else go back to the table."""
        if self.charted:
            self._turn_page()
        elif self._opened:
            self._open("")
        else:
            self.app.stack.pop()

    def _open(self, key: str) -> None:
        if key != self._opened:
            self._opened = key
            self.mark()

    def _draw_details(self, surface: pygame.Surface) -> None:
        assert self._picture is not None
        row, seat = self._place(self._opened)
        title = f"{self.sheet.lines[row].label} · {self.sheet.names[seat]}"
        self._picture.draw_details(surface, row, seat, title, self.details)

    def _place(self, key: str) -> tuple[int, int]:
        _, row, seat = key.split(":")
        return int(row), int(seat)


def _hurries(event: pygame.event.Event) -> bool:
    """Any key or button shows the whole sheet."""
    if event.type == pygame.KEYDOWN:
        return event.key not in _KEYS_THAT_DO_OTHER_THINGS
    return event.type == pygame.MOUSEBUTTONDOWN
