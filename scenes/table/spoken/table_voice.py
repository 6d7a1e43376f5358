"""What a table has to say to somebody who listens: what happened, what is asked, what keys are on.

Everything is told as the viewer sees it: masked views, the viewer's log, and nothing behind a
closed curtain.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.explain import Choice, Text
from engine.texts import sentence_case
from scenes.shell.voice.heard import Heard, News, in_words, joined
from scenes.table.chrome.panels import Panels
from scenes.table.context import TableContext
from scenes.table.overlays.history import History
from scenes.table.spoken.choices import SpokenChoices
from scenes.table.spoken.news import news_of
from scenes.table.spoken.outcomes import hear
from scenes.table.spoken.slips import SpokenSlips
from scenes.table.spoken.turn_sum import TurnSum
from scenes.table.spoken.words import told


class TableVoice:
    """Puts a table into words; `answers` says more when it is asked."""

    def __init__(
        self, context: TableContext, panels: Panels, history: History, slips: SpokenSlips
    ) -> None:
        self._context = context
        self._panels = panels
        self._history = history
        self._slips = slips
        self._choices = SpokenChoices(context)
        self._turn = TurnSum(context)
        self._made: tuple[tuple[int, int, int], tuple[News, ...]] | None = None

    def heard(self) -> Heard:
        """Everything that may be told now."""
        model = self._context.model
        if model.passing.closed and not model.watching:
            return Heard(place=self.place(), ears=None)
        focus_at, focus = self.focus()
        news, state, slips = self._news(), self.state(), self._slips.words()
        alert, ears = self._alert(), self._ears()
        return Heard(self.place(), alert, news, state, focus, focus_at, slips, ears)

    def _ears(self) -> str:
        """Whose hand lies open, where several persons keep theirs from each other."""
        viewer = self._context.viewer
        return str(viewer) if self._context.model.passing.shared and viewer >= 0 else ""

    def place(self) -> str:
        """Which game: told when the table comes."""
        return self._context.app.say(f"game.{self._context.match.game.key}")

    def state(self) -> str:
        """What is asked, how many answers there are, and what Enter does without a focus."""
        context, model = self._context, self._context.model
        if self._history.active and model.past is not None:
            return in_words(model.past.line.words)
        prompt = self._panels.find_prompt()
        if model.watching:
            main = self._panels.main_button
            return self._enter(main) if model.habits().steps else ""
        if model.question is None and not model.over:
            return prompt.sentence if model.match.halted else ""
        parts = [self._turn.words(), self.prompt()]
        enter = "" if self._takes_row() else self._panels.main_button
        armed = model.prompt.armed == "end"
        count = len(self.choices()) if model.asking and not armed else 0
        if count > 1 or (count and not enter):
            parts.append(context.say(Text("spoken.answers", {"n": count})))
        if enter:
            parts.append(self._enter(enter))
        return in_words(joined(parts))

    def _takes_row(self) -> bool:
        """True when Enter takes the row of a list that is open; one that waits for its second
        press is confirmed by it like a button."""
        model = self._context.model
        picking = model.picking
        if picking is None:
            return False
        return not (model.prompt.armed == "end" and picking.choices[picking.row].ends_turn)

    def prompt(self) -> str:
        """What is asked, in the words for listening where its game has such; of what needs a second
        press, what it is, why, and how to go on otherwise."""
        finish = self._context.model.prompt.finish
        if self._context.model.prompt.armed == "end" and finish is not None:
            said = (*finish.warnings, *finish.heard)
            why = [sentence_case(hear(self._context, each)) for each in said]
            values = {"what": sentence_case(hear(self._context, finish.label))}
            return joined([*why, self._context.say(Text("spoken.confirm", values))])
        sentence, question = self._panels.find_prompt().sentence, self._context.model.question
        if question is None or sentence != self._context.say(question.prompt):
            return sentence
        return hear(self._context, question.prompt)

    def focus(self) -> tuple[str, str]:
        """What the keys are on: its id, and what Enter would do there."""
        model, rail = self._context.model, self._panels.rail_state
        if self._history.active:
            return "past", ""
        if rail.focus:
            return rail.focus, self._log_line(rail.focus)
        if not model.asking:
            return "", ""
        if model.picking is not None:
            picking = model.picking
            values = {
                "n": picking.row + 1,
                "of": len(picking.choices),
                "what": self.outcome(picking.choices[picking.row]),
            }
            return f"row:{picking.row}", self._context.say(Text("spoken.row", values))
        anchor = self._context.controller.focus
        return anchor, self._place_words(anchor) if anchor else ""

    def choices(self) -> Sequence[Choice]:
        """Every different answer to the open question."""
        return self._choices.different()

    def outcome(self, choice: Choice) -> str:
        """An answer with its cost, its gain and what comes of it."""
        return self._choices.outcome(choice)

    def _place_words(self, anchor: str) -> str:
        """An anchor of the walk, by what Enter would do there."""
        context = self._context
        pointed = self._panels.pointed()
        if pointed.choice is not None:
            return self.outcome(pointed.choice)
        if pointed.blocked is not None:
            return in_words(context.say(pointed.blocked.reason))
        inspection = self._choices.inspected(anchor)
        name = told(inspection, brief=True).rstrip(".") if inspection is not None else ""
        offers, source = context.controller.offers, context.controller.source
        ways = len(offers.from_source(anchor) or offers.at(anchor, source))
        return context.say(Text("spoken.leads", {"what": name, "n": ways}))

    def _alert(self) -> str:
        refused = self._context.model.refused
        return "" if refused is None else sentence_case(self._context.say(refused.reason))

    def _news(self) -> tuple[News, ...]:
        log = self._context.model.log
        version = self._context.model.version
        key = (version, len(log.lines), self._context.viewer)
        if self._made is None or self._made[0] != key:
            self._made = (
                key,
                tuple(news_of(self._context, move) for move in log.moves if move.steps),
            )
        return self._made[1]

    def _log_line(self, line: str) -> str:
        found = next((each for each in self._panels.log.lines() if each.id == line), None)
        if found is None:
            return ""
        words = "".join(token for token in found.tokens if isinstance(token, str))
        return f"{words}. {found.subline}" if found.subline else words

    def _enter(self, button: str) -> str:
        tokens = (*self._panels.prompt.buttons, *self._panels.prompt.tools)
        label = next((token.label for token in tokens if token.id == button), "")
        if not label:
            return ""
        alike = [c for c in self.choices() if sentence_case(self._context.say(c.label)) == label]
        plain = len(alike) != 1 or alike[0].ends_turn
        what = label if plain else self.outcome(alike[0])
        if plain and len(alike) == 1:
            what = joined([what, *(hear(self._context, each) for each in alike[0].heard)])
            what = what if alike[0].heard else label
        return self._context.say(Text("spoken.enter", {"what": what}))
