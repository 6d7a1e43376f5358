"""Where a finished game turned: the chart of chances, the dearest decisions, the stronger ones."""

from __future__ import annotations

import pygame

from engine.ai.appraisal.review import Judgement, Review, mark_of, reviewable
from engine.ai.reasons import per_cent
from engine.session import Session
from saves.errors import SaveError
from scenes.play.branching import continue_from
from scenes.play.messages import as_text
from scenes.play.reviewing import reviewer_of
from scenes.results.review.board import Boards, framed
from scenes.results.review.layout import SLIPS, ReviewLayout, review_layout
from scenes.results.review.spoken import panel_told, target_told
from scenes.results.review.told import Panel, Teller
from scenes.results.review.view import ReviewPicture
from scenes.shell.layer import Size
from scenes.shell.scene import Scene
from scenes.shell.services import Services
from scenes.shell.voice.heard import joined
from scenes.shell.widgets.focus import Target, TargetFocus
from scenes.shell.widgets.slips import draw_help
from sprites.common.players import style_of
from sprites.title.state import REST

_QUARTERS = (0, 25, 50, 75, 100)


class ReviewScene(Scene):
    """The review of `session`, which is over. Keys: left and right walk through the decisions of
    whoever is looked at, Home and End to the first and last, Enter shows one on the table, Escape
    goes back."""

    def __init__(self, app: Services, session_id: str, session: Session) -> None:
        super().__init__(app)
        self.session_id = session_id
        self.session = session
        self.persons = reviewable(session.config["seats"])
        self.seat = self.persons[0] if self.persons else 0
        self.decision = -1
        """The decision on the panel; -1 before anything is known."""
        self._reviewer = reviewer_of(app)
        self._boards = Boards(app, session)
        self._focus = self.listened = TargetFocus()
        self._picture: ReviewPicture | None = None
        self._board: tuple[int, str, pygame.Surface] | None = None
        self._own = self._decisions_of(self.seat)
        self._chosen = False
        """Somebody has chosen a decision: what is found later does not change it."""
        self._teller = Teller(app, session, self.persons)

    # What is known ------------------------------------------------------------------------

    @property
    def review(self) -> Review:
        """As far as it goes."""
        known = self._reviewer.review(self.session_id, self.session, self.seat)
        return known if known is not None else Review(self.seat, mark_of(self.session))

    @property
    def progress(self) -> float | None:
        """How far the work is; None where nobody works."""
        return self._reviewer.progress(self.session_id, self.seat)

    def _decisions_of(self, seat: int) -> list[int]:
        return [at for at, asker in enumerate(self.session.askers) if asker == seat]

    def _decisions(self, review: Review) -> list[int]:
        """Those that the keys walk through: where there was something to decide."""
        judged = sorted(review.judgements)
        return judged or self._own

    # What is heard ------------------------------------------------------------------------

    @property
    def title_words(self) -> str:
        return joined([self._teller.title, self._teller.sub])

    @property
    def state_words(self) -> str:
        if self.decision < 0:
            return "" if self.persons else self.app.say("review.none")
        return panel_told(self._teller.panel(self.review, self.decision))

    def target_words(self, key: str) -> str:
        points, working = self.review.turning_points(), self.progress is not None
        return target_told(self.app, self._teller, points, working, key)

    # Scene --------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.persons and not self.review.complete:
            self._reviewer.start(self.session_id, self.session, self.seat)
        self._settle()

    def leave(self) -> None:
        self._boards.stop()

    def pause(self) -> None:
        self._boards.stop()

    def retell(self) -> None:
        self._teller = Teller(self.app, self.session, self.persons)

    @property
    def at_work(self) -> bool:
        return self._boards.at_work

    def resize(self, size: Size) -> None:
        palette = self.app.settings.seat_palette
        seats = self.session.config["seats"]
        styles = [style_of(str(seat.get("colour", "red")), palette) for seat in seats]
        layout = review_layout(size, self.app.scale, self.app.settings.text_percent)
        self._picture = ReviewPicture(layout, self.session.game.key, styles)
        self._board = None
        self._settle()

    def update(self, dt: float) -> None:
        if self._boards.work():
            self.mark()
        if self.dirty:
            self._settle()

    def _settle(self) -> None:
        """Something was found, or another decision is looked at."""
        review = self.review
        points = review.turning_points()
        known = self._decisions(review)
        if not self._chosen and known:
            judged = review.judgements.values()
            dearest = max(judged, key=lambda each: each.loss, default=None)
            self.decision = dearest.decision if dearest is not None else known[0]
        if self._picture is None:
            return
        self._fill_chart(review)
        self._set_targets(points)
        if self.decision >= 0:
            self._boards.want(self.decision)

    def _fill_chart(self, review: Review) -> None:
        assert self._picture is not None
        outcome = self.session.game.outcome(self.session.state)
        notes = [self.app.say("ui.results.points", n=total) for total in outcome.totals]
        if not self.session.game.info.by_points:
            notes = ["" for _ in notes]
        teller = self._teller
        self._picture.chart(
            review,
            teller.names,
            notes,
            len(self.session.log),
            teller.ticks(),
            teller.axis(),
            tuple(self.app.say("settings.percent", n=n) for n in _QUARTERS),
        )

    # Targets ------------------------------------------------------------------------------

    @property
    def _layout(self) -> ReviewLayout:
        assert self._picture is not None
        return self._picture.layout

    def boxes(self) -> dict[str, pygame.Rect]:
        """All targets by key, canvas pixels."""
        if self._picture is None:
            return {}
        return self._boxes(self.review.turning_points())

    def _boxes(self, points: list[Judgement]) -> dict[str, pygame.Rect]:
        assert self._picture is not None
        found: dict[str, pygame.Rect] = {}
        length = len(self.session.log)
        complete = self.review.complete
        if len(self.persons) > 1:
            order = [self.seat, *(s for s in range(len(self._teller.names)) if s != self.seat)]
            for seat, box in zip(order, self._picture.names(), strict=True):
                if seat in self.persons:
                    found[f"seat:{seat}"] = box
        found["plane"] = self._picture.plane()
        for number, each in enumerate(points):
            found[f"seal:{number}"] = self._picture.seal(each.decision, length)
        if complete:
            found |= {f"slip:{n}": self._layout.slips[n] for n in range(min(SLIPS, len(points)))}
        elif self.persons:
            found["pause"] = self._layout.pause
        return found | self._layout.buttons

    def _set_targets(self, points: list[Judgement]) -> None:
        closed = self._closed(points)
        self._focus.set_targets(
            Target(key, box, key not in closed) for key, box in self._boxes(points).items()
        )

    def _closed(self, points: list[Judgement]) -> list[str]:
        closed = [] if points else ["next"]
        return [*closed, "look", "branch"] if self.decision < 0 else closed

    # Input --------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event.key):
            return True
        chosen = self._focus.handle(event)
        if self._focus.changed():
            self.mark()
        if chosen == "plane":
            self._look_at_place(event)
        elif chosen and self._focus.enabled(chosen):
            self._choose(chosen)
        return True

    def _key(self, code: int) -> bool:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        ends = {pygame.K_HOME: 0, pygame.K_END: -1}
        known = self._decisions(self.review)
        if code == pygame.K_ESCAPE:
            self.app.stack.pop()
        elif code in steps and known:
            self._show(_stepped(known, self.decision, steps[code]))
        elif code in ends and known:
            self._show(known[ends[code]])
        elif code in (pygame.K_RETURN, pygame.K_KP_ENTER) and self._focus.focused in ("", "plane"):
            self._look()
        else:
            return False
        return True

    def _look_at_place(self, event: pygame.event.Event) -> None:
        """The own decision that is nearest to a place of the chart."""
        known = self._decisions(self.review)
        if self._picture is None or not known or not hasattr(event, "pos"):
            return
        wanted = self._picture.decision_at(event.pos[0], len(self.session.log))
        self._show(min(known, key=lambda at: abs(at - wanted)))

    def _choose(self, key: str) -> None:
        kind, _, number = key.partition(":")
        if kind == "seat":
            self._look_as(int(number))
        elif kind in ("slip", "seal"):
            self._show(self.review.turning_points()[int(number)].decision)
        elif key == "pause":
            self._pause_or_go_on()
        elif key == "next":
            self._next_point()
        elif key == "look":
            self._look()
        elif key == "branch":
            self._branch()
        elif key == "back":
            self.app.stack.pop()

    def _show(self, decision: int) -> None:
        self.decision, self._chosen = decision, True
        self.mark()

    def _look_as(self, seat: int) -> None:
        """Look at the decisions of somebody else."""
        self.seat, self.decision, self._chosen = seat, -1, False
        self._own, self._board = self._decisions_of(seat), None
        if not self.review.complete:
            self._reviewer.start(self.session_id, self.session, seat)
        self.mark()

    def _pause_or_go_on(self) -> None:
        if self.progress is None:
            self._reviewer.start(self.session_id, self.session, self.seat)
        else:
            self._reviewer.cancel(self.session_id, self.seat)
        self.mark()

    def _next_point(self) -> None:
        points = [each.decision for each in self.review.turning_points()]
        later = [at for at in points if at > self.decision]
        if points:
            self._show((later or points)[0])

    def _look(self) -> None:
        """The decision on the table, looked back at."""
        if self.decision >= 0:
            table = self.app.routes.table(self.session_id, self.session, self.decision)
            self.app.stack.push(table)

    def _branch(self) -> None:
        """A game of its own from before this decision."""
        name = self.app.say("review.branch_name", n=self.decision + 1)
        library = self.app.library
        try:
            made = continue_from(
                library, self.session_id, self.session, self.decision, name, advised=True
            )
        except SaveError as error:
            self.app.tell(as_text(error.message))
            return
        self.app.stack.push(self.app.routes.table(made.id, made.session))
        self.app.tell("table.history.branched")

    # Drawing ------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        picture, teller = self._picture, self._teller
        if picture is None:
            return
        review, looks = self.review, self._focus.looks(without="plane")
        points = review.turning_points()
        picture.draw_ground(surface, teller.title, teller.sub)
        picture.draw_heading(surface, teller.chart_title(), teller.knows(self.seat))
        picture.draw_chart(surface, review, points, self.decision, len(self.session.log))
        if review.complete:
            for number, each in enumerate(points):
                look = looks.get(f"slip:{number}", looks.get(f"seal:{number}"))
                chosen = each.decision == self.decision
                slip = teller.slip(each)
                picture.draw_slip(surface, number, slip, look or REST, chosen)
            if not points:
                picture.draw_nothing(surface, teller.nothing())
            picture.draw_fall(surface, teller.fall(review), len(points))
        elif self.persons:
            self._draw_progress(surface)
        else:
            picture.draw_nothing(surface, self.app.say("review.none"))
        self._draw_panel(surface, review, points)
        words = {key: self.app.say(f"review.{key}") for key in self._layout.buttons}
        picture.draw_buttons(surface, words, looks, self._closed(points))
        self._draw_slip_of_help(surface)

    def _draw_progress(self, surface: pygame.Surface) -> None:
        assert self._picture is not None
        share = self.progress
        working, percent = share is not None, per_cent(share or 0.0)
        words = self.app.say("review.working" if working else "review.stopped", percent=percent)
        note = self.app.say("review.goes_on") if working else ""
        button = self.app.say("review.cancel" if working else "review.go_on")
        look = self._focus.looks().get("pause", REST)
        self._picture.draw_progress(surface, share or 0.0, words, note, button, look)

    def _draw_panel(self, surface: pygame.Surface, review: Review, points: list[Judgement]) -> None:
        assert self._picture is not None
        if self.decision < 0:
            return
        number = next(
            (at for at, each in enumerate(points, 1) if each.decision == self.decision), 0
        )
        panel = self._teller.panel(review, self.decision)
        self._picture.draw_panel(surface, panel, number, self._framed(review, panel))

    def _framed(self, review: Review, panel: Panel) -> pygame.Surface | None:
        """The table of the shown decision, once it is drawn."""
        still, decision = self._boards.get(self.decision), self.decision
        if still is None:
            return None
        if self._board is None or self._board[:2] != (decision, panel.better):
            judgement, teller = review.judgements.get(decision), self._teller
            played = teller.anchors(decision, self.session.log[decision])
            differs = judgement is not None and bool(panel.better)
            better = teller.anchors(decision, judgement.better) if judgement and differs else ()
            drawn = framed(still, played, better, self._layout.scale)
            self._board = (decision, panel.better, drawn)
        return self._board[2]

    def _draw_slip_of_help(self, surface: pygame.Surface) -> None:
        """What a target is good for, or the keys while the chart is pointed at."""
        key = self._focus.active
        box = self.boxes().get(key)
        if box is None:
            return
        words = ""
        if key.startswith("seat:"):
            name = self._teller.names[int(key.partition(":")[2])]
            words = self.app.say("review.seat", name=name)
        elif key == "branch":
            words = self.app.say("review.branch_help")
        elif key == "plane" and self._focus.focused == "plane":
            words = self.app.say("review.keys")
        if words:
            draw_help(surface, words, box, self.app.words_scale)


def _stepped(known: list[int], now: int, by: int) -> int:
    """The next of some numbers behind or before one."""
    ahead = [at for at in known if (at > now if by > 0 else at < now)]
    if not ahead:
        return known[-1] if by > 0 else known[0]
    return ahead[0] if by > 0 else ahead[-1]
