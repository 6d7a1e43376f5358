"""The hint key: what a strong player would do now, with reasons, on a slip beside the prompt."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from engine.ai.hints import LEVEL, Hint, hints_of, with_plans
from engine.ai.levels import AT_THE_TABLE
from engine.ai.worlds import PossibleWorld, possible_world
from engine.core import Action
from engine.explain import Choice, Text
from engine.texts import change
from scenes.table.chrome.whereabouts import boxes_of, digest_box, grounds, offered
from scenes.table.context import TableContext
from scenes.table.input.pointing import choice_of
from scenes.table.motion.things import Place
from sprites.common.chrome_tooltip import Tooltip, tooltip
from sprites.common.drawn import Canvas, Drawn
from sprites.common.placing import covers, place_beside

WIDTHS = (420, 340, 270)
"""Units of the slip, the first with which it lies on nothing that can be chosen."""
_STEPS = ("", "one", "two", "three", "four")
MOST_NAMED = 3
"""Answers that are as good as each other are named up to here."""
GAP = 10
"""Units between the slip and what it speaks of."""


class Advice:
    """Asks the thinking process about the question of a person, and shows what it says until
    something is decided. Only what that person sees is thought about."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._asked_at = -1
        self._hints: list[Hint] = []
        self._world: PossibleWorld | None = None
        self.box: pygame.Rect | None = None
        """Where the slip lies in this frame; None: there is none."""

    @property
    def waiting(self) -> bool:
        """True while a hint is being thought about."""
        return self._asked_at >= 0 and not self._hints

    @property
    def shown(self) -> bool:
        """True while hints lie on the table."""
        return bool(self._hints) and self._asked_at == self._now and self._context.model.asking

    def ask(self) -> None:
        """The person wants a hint for the open question."""
        context = self._context
        if not context.model.asking or self._asked_at == self._now:
            return
        self.forget()
        match = context.match
        self._asked_at = self._now
        world = self._world = possible_world(match.game, match.session.state)
        context.thinker.ask(world, LEVEL, self._now, AT_THE_TABLE[LEVEL])
        context.mark()

    def forget(self) -> bool:
        """Put the hints away, or think no more; True when there was anything."""
        had = self._asked_at >= 0
        if self.waiting:
            self._context.thinker.cancel()
        self._asked_at, self._hints = -1, []
        return had

    def update(self) -> bool:
        """See whether the hint is there; True when something looks different."""
        if self._asked_at < 0:
            return False
        if self._asked_at != self._now or not self._context.model.asking:
            return self.forget()
        if not self.waiting:
            return False
        decision = self._context.thinker.poll()
        if decision is None or self._world is None:
            return False
        game = self._context.match.game.key
        plain = Hint(decision.action, (decision.action,), 0.0, ())
        found = hints_of(game, decision.candidates) or [plain]
        self._hints = with_plans(self._world, found)
        self._context.match.hint_taken()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Rays around the places of the best answer, and a slip beside all that are named."""
        context = self._context
        self.box = None
        if self.waiting and context.model.asking:
            self._put(canvas, Tooltip((context.say("table.hint_thinking"),)), [])
        if not self.shown:
            return
        places = self._places(self._hints[0].action)
        for place in places:
            context.painter.marker.hint(canvas, place)
        slip = Tooltip(
            ("\n".join(self.lines()),),
            context.say("table.hint"),
            clause=context.say("table.hint_away"),
        )
        others = [place for hint in self._hints[1:] for place in self._places(hint.action)]
        self._put(canvas, slip, [place.rect for place in (*others, *places)])

    def _put(self, canvas: Canvas, slip: Tooltip, named: list[pygame.Rect]) -> None:
        """Lay a slip beside some places, clear of everything that can be chosen if it can be."""
        context, frame = self._context, self._context.frame
        rows = [box for name, box in context.chrome.targets.items() if name.startswith("chooser:")]
        kept = [*offered(context), *digest_box(context), *rows, frame.prompt]
        rooms = grounds(frame)
        drawn: Drawn | None = None
        for width in WIDTHS:
            theme, icon = context.table.theme, context.table.icon
            drawn = tooltip(slip, frame.words, theme, icon, frame.words_px(width))
            self.box = place_beside(named, drawn.size, rooms, frame.px(GAP), kept)
            if not covers(self.box, [*named, *kept]):
                break
        if drawn is not None and self.box is not None:
            drawn.blit(canvas, self.box.topleft)

    def lines(self) -> list[str]:
        """What is said: the best answer, and others that are nearly as good."""
        return [self._line(number, hint) for number, hint in enumerate(self._hints)]

    def _choice(self, action: Action) -> Choice | None:
        """An answer to the open question as the table asks it."""
        question = self._context.model.question
        choices = question.choices if question is not None else ()
        return next((each for each in choices if each.action == action), None)

    def _places(self, action: Action) -> list[Place]:
        """Where an answer begins and where it goes on the table, and its button."""
        choice, context = self._choice(action), self._context
        if choice is None:
            return []
        known = context.places
        there = [known[anchor] for anchor in boxes_of(context, (choice,))]
        buttons = context.chrome.targets.items()
        pressed = [rect for name, rect in buttons if choice_of(context.model, name) is choice]
        return there + [Place(rect, board=False) for rect in pressed]

    def _line(self, number: int, hint: Hint) -> str:
        """What a hint says: the plan of the turn or the answers that are as good as each other,
        and what differs."""
        say, rank = self._context.say, "or" if number else "best"
        what = planned(hint, self._changes(hint), self._others(hint)) or self._answers(hint)
        if not hint.reasons:
            return say(Text(f"table.hint_{rank}_bare", {"what": what}))
        key = f"table.hint_{rank}_{'foretold' if hint.foretold else 'reasons'}"
        return say(Text(key, {"what": what, "why": hint.reasons}))

    def _changes(self, hint: Hint) -> list[Text]:
        """What the turn comes to, by the names of the own counters."""
        game = self._context.match.game.key
        return [
            Text(
                "table.what_next.change",
                {"name": Text(f"{game}.counter.{key}"), "change": change(n)},
            )
            for key, n in (hint.turn.changes if hint.turn is not None else ())
        ]

    def _others(self, hint: Hint) -> tuple[Text, ...]:
        """A few of the answers that are as good as the first one."""
        return named([self._name(action) for action in hint.alike[: MOST_NAMED - 1]])

    def _answers(self, hint: Hint) -> Text:
        """The answers of a hint by their names, a few of them where there are many."""
        names = [self._name(action) for action in (hint.action, *hint.alike)]
        if len(names) == 1:
            return Text("table.hint_any", {"what": tuple(names)})
        if len(names) <= MOST_NAMED:
            return Text("table.hint_any", {"what": named(names)})
        return Text("table.hint_such_as", {"n": len(names), "what": named(names[: MOST_NAMED - 1])})

    def _name(self, action: Action) -> str:
        choice = self._choice(action)
        say = self._context.say
        return say("table.hint_unnamed") if choice is None else say(choice.label)

    @property
    def _now(self) -> int:
        return len(self._context.match.session.log)


def named(answers: Sequence[str]) -> tuple[Text, ...]:
    """Answers one beside the other, each in quotation marks: they are whole phrases."""
    return tuple(Text("table.hint_named", {"what": each}) for each in answers)


def planned(hint: Hint, changes: Sequence[Text], others: tuple[Text, ...]) -> Text | None:
    """The plan of a turn as a sentence; None where it is one answer that says all."""
    turn = hint.turn
    if turn is None or len(turn.steps) < 2:
        return None
    key = f"{'open_' if turn.open_end else ''}{_STEPS[len(turn.steps)]}"
    plan = Text(f"table.hint_plan.{key}", dict(zip("abcd", turn.steps, strict=False)))
    if others:
        plan = Text("table.hint_alike", {"plan": plan, "what": others})
    return Text("table.hint_sum", {"plan": plan, "changes": tuple(changes)}) if changes else plan
