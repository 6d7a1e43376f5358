"""What the prompt bar says and offers, worked out from question, session and mode. No drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.explain import Blocked, Choice, Question, Text
from engine.texts import Seat, sentence_case
from scenes.table.model.match import Match
from scenes.table.view import Say

BUTTON_LIMIT = 3
"""Up to this many choices stand in the bar; more open in a chooser."""
ZERO = 10
"""The number of a button whose key is 0, the tenth of its row."""
FEW = 2
"""Up to this many choices stand in the bar even if they have a place on the table."""


@dataclass(frozen=True, slots=True)
class Token:
    """A button by id. A disabled one says why in `reason`."""

    id: str
    label: str
    enabled: bool = True
    reason: str = ""
    primary: bool = False
    number: int = 0
    """Its key, 1 to 9, or `ZERO`; 0: none."""
    reveals: bool = False


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """Everything in the bar, left to right."""

    seat: int
    sentence: str
    crumbs: tuple[str, ...] = ()
    crumb: int = -1
    buttons: tuple[Token, ...] = ()
    tools: tuple[Token, ...] = ()
    calm: str = ""
    """The question that stood here before something has to be confirmed: every button stays where
    it was beside it."""


@dataclass(slots=True)
class PromptMaker:
    """Makes the facts of the bar. `armed`: the token that waits for its second press, and the one
    that is proposed until then."""

    match: Match
    say: Say
    confirm_end: bool = True
    armed: str = ""
    choices: tuple[Choice, ...] = ()
    _all: tuple[Choice, ...] = ()
    grey: tuple[Blocked, ...] = ()
    """What the question names and does not allow now."""

    def ask(self, question: Question | None) -> None:
        """A new question is open."""
        self.armed = ""
        self._all = tuple(c for c in question.choices if not c.idle) if question else ()
        self.choices = ordered_buttons(question)
        self.grey = tuple(b for b in question.blocked if b.label) if question else ()

    @property
    def finish(self) -> Choice | None:
        """The choice that ends the turn, if the question offers it as a button."""
        for choice in self.choices:
            if choice.ends_turn and (choice.button or not (choice.source or choice.target)):
                return choice
        return None

    @property
    def plain(self) -> tuple[Choice, ...]:
        """The choices without a place, apart from the one that ends the turn."""
        finish = self.finish
        return tuple(choice for choice in self.choices if choice is not finish)

    @property
    def _best_rank(self) -> int:
        """The rank of what is proposed, on the table or in the bar."""
        return min((choice.rank for choice in self._all), default=0)

    @property
    def needs_chooser(self) -> bool:
        """True when there are more choices than the bar has room for."""
        return len(self.plain) > BUTTON_LIMIT

    def must_confirm(self, choice: Choice) -> bool:
        """End of turn is confirmed by setting as long as something else could be done, and always
        when the rules warn."""
        if not choice.ends_turn:
            return False
        alone = all(other.action == choice.action for other in self._all)
        return bool(choice.warnings) or (self.confirm_end and not alone)

    def asking(self, question: Question, again: bool = False, hand: bool = False) -> PromptFacts:
        """A person decides. `again`: an opponent's turn can be shown once more; `hand`: the own
        hand lies face down and can be looked at."""
        return PromptFacts(
            seat=question.seat,
            sentence=self._sentence(question),
            crumbs=tuple(self.say(crumb) for crumb in question.crumbs),
            crumb=question.crumb,
            buttons=self._buttons(again, hand),
            tools=self._tools(),
            calm=self.say(question.prompt) if self.armed else "",
        )

    def watching(
        self, seat: int, caption: str, clause: str, waiting: bool, speed: int = 0, fastest: int = 1
    ) -> PromptFacts:
        """An opponent's turn is shown, one event at a time, at one of some speeds. A step that has
        no sentence of its own, with none before it, says whose turn it is."""
        slower, faster = self._speeds(speed, fastest)
        step = Token("next", self.say("table.next"), primary=waiting)
        skip = Token("skip", self.say("table.skip"))
        return PromptFacts(
            seat=seat,
            sentence=caption or self._on_turn(seat),
            crumbs=(clause,) if clause else (),
            crumb=1,
            buttons=(step, skip) if waiting else (slower, faster, skip),
        )

    def _on_turn(self, seat: int) -> str:
        if seat < 0:
            return self.say("table.nobodys_turn")
        return self.say(Text("table.turn_of", {"name": Seat(seat)}))

    def _speeds(self, speed: int, fastest: int) -> tuple[Token, Token]:
        slower = Token("slower", self.say("table.keys.slower"), speed > 0)
        faster = Token("faster", self.say("table.keys.faster"), speed < fastest)
        if not slower.enabled:
            slower = replace(slower, reason=self.say("table.keys.slowest"))
        return slower, faster

    def thinking(self, seat: int, speed: int = 0, fastest: int = 1) -> PromptFacts:
        """A computer opponent thinks; it can be told to come to an end, and what may be taken back
        freely, still may. In a show the speed can be changed at any time."""
        now = Token("now", self.say("table.play_now"), number=1)
        sentence = self.say(Text("table.thinking", {"name": Seat(seat)}))
        speeds = self._speeds(speed, fastest) if self.match.show else ()
        tools = () if self.match.show else (self._undo(),)
        return PromptFacts(seat, sentence, buttons=(*speeds, now), tools=tools)

    def halted(self, seat: int) -> PromptFacts:
        """Nobody plays on here; what may be taken back freely, still may."""
        return PromptFacts(seat, self.say(self.match.halted_words), tools=(self._undo(),))

    def handing_over(self, question: Question) -> PromptFacts:
        """Another person's turn to look: nothing private shows until that person is there."""
        text = Text("table.hand_over", {"name": Seat(question.seat)})
        return PromptFacts(question.seat, self.say(text))

    def over(self) -> PromptFacts:
        """The game has ended: who has won, and where that is told in full."""
        sheet = Token("results", self.say("table.results"), primary=True, number=1)
        replay = Token("replay", self.say("table.history.replay"), number=2)
        tools = () if self.match.show else self._tools()
        sentence = self.say(Text("table.over", {"headline": self._headline()}))
        return PromptFacts(self.match.viewer, sentence, buttons=(sheet, replay), tools=tools)

    def _headline(self) -> str:
        """Who has won, in the game's own words where it has any."""
        game = self.match.game
        outcome = game.outcome(self.match.session.state)
        winners = tuple(Seat(seat) for seat in outcome.winners)
        key = "winner" if len(winners) == 1 else "shared"
        values = {"name": winners[0], "players": winners, "points": max(outcome.totals)}
        values["fallback"] = self.say(Text(f"ui.results.{key}", dict(values)))
        return self.say(Text(f"{game.key}.results.{key}", values))

    def _sentence(self, question: Question) -> str:
        finish = self.finish
        if self.armed == "end" and finish is not None:
            if finish.warnings:
                return self.say(finish.warnings[0])
            return self.say("table.confirm_end")
        if self.armed == "undo":
            return self.say("table.confirm_undo")
        return self.say(question.prompt)

    def _buttons(self, again: bool, hand: bool) -> tuple[Token, ...]:
        answers = self._answers(again and not hand)
        if not hand:
            return answers
        taken = {token.number for token in answers}
        free = next(number for number in range(1, ZERO) if number not in taken)
        return (*answers, Token("hand", self.say("table.see_hand"), number=free))

    def _answers(self, again: bool) -> tuple[Token, ...]:
        if self.needs_chooser:
            text = Text("table.choose", {"n": len(self.plain)})
            return (Token("more", self.say(text), primary=not self.armed, number=1),)
        replay = (Token("again", self.say("table.show_again")),) if again else ()
        buttons = (*self._impossible(True), *self._numbered(), *self._impossible(False))
        return buttons + (replay if len(buttons) < BUTTON_LIMIT else ())

    def _impossible(self, first: bool) -> tuple[Token, ...]:
        """What cannot be taken now stays in sight, grey, with its reason; the bar leaves out the
        last ones that it has no room for."""
        return tuple(
            Token(
                f"blocked:{place}",
                sentence_case(self.say(blocked.label or "")),
                enabled=False,
                reason=sentence_case(self.say(blocked.reason)),
                number=self._next_larger if first else 0,
            )
            for place, blocked in enumerate(self.grey)
            if blocked.first is first
        )

    def _numbered(self) -> tuple[Token, ...]:
        return tuple(
            Token(
                f"choice:{place}",
                sentence_case(self.say(choice.label)),
                primary=not self.armed and choice.rank <= self._best_rank,
                number=number,
                reveals=choice.reveals,
            )
            for place, (number, choice) in enumerate(zip(self._keys(), self.plain, strict=True))
        )

    @property
    def _next_larger(self) -> int:
        """The number of a grey button that is one more than can be had; 0 where the others'
        numbers are no amounts."""
        amounts = [choice.amount for choice in self.plain]
        counted = bool(amounts) and all(0 <= amount < ZERO - 1 for amount in amounts)
        return max(amounts) + 1 if counted else 0

    def _keys(self) -> Sequence[int]:
        """The number of each button: its place, or what it says where all of them say how many."""
        amounts = [choice.amount for choice in self.plain]
        if amounts and all(0 <= amount < ZERO for amount in amounts):
            return [amount or ZERO for amount in amounts]
        return range(1, len(amounts) + 1)

    def _tools(self) -> tuple[Token, ...]:
        """The last two never move, whatever stands before them."""
        return (*self._end(), *self._redo(), self._undo(), self._restart())

    def _end(self) -> tuple[Token, ...]:
        finish = self.finish
        if finish is None:
            return ()
        armed = self.armed == "end"
        label = self.say("table.really_end") if armed else self.say(finish.label)
        proposed = not self.plain and finish.rank <= self._best_rank
        return (Token("end", label, primary=armed or proposed),)

    def _undo(self) -> Token:
        label = self.say("table.really_undo" if self.armed == "undo" else "table.undo")
        if self.match.can_undo():
            return Token("undo", label)
        if self.alone_beyond:
            armed = self.armed == "undo"
            asks = label if armed else self.say("table.undo_beyond")
            return Token("undo", asks, reason=self.undo_reason, primary=armed)
        return Token("undo", label, enabled=False, reason=self.undo_reason)

    def _redo(self) -> tuple[Token, ...]:
        """Only where something was taken back."""
        undone = bool(self.match.session.undone)
        return (Token("redo", self.say("table.redo")),) if undone else ()

    def _restart(self) -> Token:
        session = self.match.session
        possible = session.turn_start() < len(session.log)
        reason = "" if possible else self._restart_reason()
        return Token("restart", self.say("table.restart"), possible, reason)

    def _restart_reason(self) -> str:
        """Why there is nothing to begin anew: a barrier, or the turn before has just ended."""
        if self.match.session.can_undo():
            return self.say("table.turn_just_begun")
        return sentence_case(self.barrier_words())

    @property
    def alone_beyond(self) -> bool:
        """True when only somebody who plays alone may take back more, and is not waiting for an
        opponent's answer."""
        match = self.match
        if not (match.solo and match.lenient) or match.seat_player is not None or match.can_undo():
            return False
        more = len(match.session.log) > match.begins_at
        return more and match.session.can_undo(beyond=True)

    @property
    def undo_reason(self) -> str:
        """Why taking back stops here, and what somebody alone may do about it."""
        words = sentence_case(self.barrier_words())
        return self.say(Text("table.alone_beyond", {"why": words})) if self.alone_beyond else words

    def barrier_words(self) -> str:
        """Why nothing can be taken back freely."""
        barriers = self.match.session.barriers
        if not self.match.session.log or not barriers:
            return self.say("table.nothing_to_undo")
        return self.say(Text(f"table.barrier.{barriers[-1].reason}"))


def ordered_buttons(question: Question | None) -> tuple[Choice, ...]:
    """The choices shown as buttons, proposed first: those without a place or meant to be buttons
    too, and all if few."""
    if question is None:
        return ()
    different: dict[tuple[object, ...], Choice] = {}
    for choice in (each for each in question.choices if not each.idle):
        different.setdefault((choice.action, choice.follow), choice)
    chosen: Iterable[Choice] = different.values()
    if len(different) > FEW:
        chosen = (c for c in different.values() if c.button or not (c.source or c.target))
    return tuple(sorted(chosen, key=lambda choice: choice.rank))
