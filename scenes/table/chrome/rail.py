"""What the rail shows: seats, log, aid, rules, inspector; facts become the chrome's values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.explain import Text
from engine.texts import figure
from scenes.table.chrome.log_entries import LogEntries, address
from scenes.table.model.match import ShownEvent
from scenes.table.model.moves import Move
from scenes.table.model.table_model import TableModel
from scenes.table.view import AnyTable, Inspection, Say, SeatFacts
from sprites.common.chrome_rail import Rail, Tab
from sprites.common.rail_inspector import Inspector, InspectorLine, Verdict
from sprites.common.rail_log import LogLine as DrawnLine
from sprites.common.rail_log import LogView
from sprites.common.rail_seats import SeatPanel, Stat
from sprites.common.rail_text import TextBlock
from sprites.common.rich import Icon

RULEBOOK = "rulebook"
"""Id of the line above the clauses that opens the whole rulebook."""


@dataclass(slots=True)
class RailState:
    """Which tab is open, how far it is scrolled, which seats are unfolded, which entries of the
    log are open and which line of it the keys have come to."""

    tab: Tab = "log"
    log_scroll: int = 0
    text_scroll: int = 0
    unfolded: set[int] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)
    focus: str = ""

    def open(self, tab: Tab) -> None:
        """Show a tab from its beginning."""
        self.tab, self.text_scroll, self.focus = tab, 0, ""
        if tab == "log":
            self.log_scroll = 0


class RailMaker:
    """Makes the rail's values; the long ones (log, aid) only when they change."""

    def __init__(self, model: TableModel, view: AnyTable, say: Say) -> None:
        self._desk = model
        self._view = view
        self._say = say
        self._entries = LogEntries(model, view, say)
        self._aid: tuple[TextBlock, ...] | None = None
        self._panels: dict[int, tuple[tuple[object, ...], SeatPanel]] = {}
        """What was made last for each seat, and of what."""

    def rail(
        self,
        state: RailState,
        seats: Sequence[SeatFacts],
        scale: float,
        deltas: Sequence[Mapping[str, int]],
        inspected: Inspector | None,
        clauses: tuple[str, ...],
        turn: int,
    ) -> Rail:
        """Everything on the rail."""
        past = self._desk.past
        return Rail(
            seats=tuple(
                self._panel(facts, facts.seat in state.unfolded, scale, changed, turn)
                for facts, changed in zip(seats, deltas, strict=True)
            ),
            tab_labels=(
                self._say("table.tabs.log"),
                self._say("table.tabs.aid"),
                self._say("table.tabs.rules"),
            ),
            tab=state.tab,
            log=LogView(
                self.log_lines(state) or self._nothing_yet(),
                state.log_scroll,
                address(past.line) if past else "",
            ),
            aid=self._aid_blocks() if state.tab == "aid" else (),
            rules=self.rules(clauses) if state.tab == "rules" else (),
            text_scroll=state.text_scroll,
            inspected=inspected,
        )

    def _nothing_yet(self) -> tuple[DrawnLine, ...]:
        """What stands in a log without lines."""
        return (DrawnLine("", (self._say("table.log_begins"),), kind="heading"),)

    def _panel(
        self,
        facts: SeatFacts,
        unfolded: bool,
        scale: float,
        deltas: Mapping[str, int],
        turn: int,
    ) -> SeatPanel:
        """The panel of a seat; the same one as long as nothing on it changes."""
        active, style = facts.seat == turn, self._view.styles[facts.seat]
        made_of = (facts, style, unfolded, scale, active, tuple(deltas))
        known = self._panels.get(facts.seat)
        if known is not None and known[0][0] is facts and known[0][1:] == made_of[1:]:
            return known[1]
        panel = self._made(facts, unfolded, scale, deltas, turn)
        self._panels[facts.seat] = (made_of, panel)
        return panel

    def _made(
        self,
        facts: SeatFacts,
        unfolded: bool,
        scale: float,
        deltas: Mapping[str, int],
        turn: int,
    ) -> SeatPanel:
        rows = [
            tuple(
                Stat(counter.icon, figure(counter.value), counter.key in deltas) for counter in row
            )
            for row in facts.rows
        ]
        if facts.badges:
            rows[0] += tuple(Stat(badge, "") for badge in facts.badges[:1])
        return SeatPanel(
            str(facts.seat),
            self._view.styles[facts.seat],
            facts.name,
            facts.kind,
            active=facts.seat == turn,
            rows=tuple(rows),
            unfolded=unfolded,
            score=facts.score,
            track=self._view.track(facts, scale),
        )

    def coming(self, shown: ShownEvent) -> tuple[DrawnLine, ...]:
        """The last lines of the log while an event is shown that comes next."""
        return self._entries.coming(shown)

    def log_lines(self, state: RailState) -> tuple[DrawnLine, ...]:
        """The whole log, newest last; while events are shown, up to the present one."""
        return self._entries.lines(state.opened)

    def drawn(self, moves: Sequence[Move]) -> tuple[DrawnLine, ...]:
        """Some moves of the log as closed entries."""
        return self._entries.drawn(moves)

    def _aid_blocks(self) -> tuple[TextBlock, ...]:
        if self._aid is None:
            self._aid = tuple(
                TextBlock((Icon(entry.icon), f"  {entry.words}")) for entry in self._view.aid()
            )
        return self._aid

    def blocks(self, tab: Tab, clauses: Sequence[str]) -> tuple[TextBlock, ...]:
        """The reference text of a tab."""
        return self._aid_blocks() if tab == "aid" else self.rules(clauses)

    def rules(self, clauses: Sequence[str]) -> tuple[TextBlock, ...]:
        """The text of some clauses, where the catalogue has it; a click opens the rulebook."""
        blocks = [TextBlock((self._say("table.open_rulebook"),), id=RULEBOOK)]
        for clause in dict.fromkeys(clause for clause in clauses if clause):
            text = self._say(f"rule.{clause}")
            known = text != f"rule.{clause}"
            words = text if known else self._say(Text("table.no_clause_text", {"clause": clause}))
            blocks.append(TextBlock((words,), clause=clause, id=clause if known else ""))
        return tuple(blocks)


def inspector_of(
    inspection: Inspection, say: Say, verdict: Verdict = "", verdict_words: str = ""
) -> Inspector:
    """The inspector's values for an inspection, with what can be done with it now."""
    footer = verdict_words or inspection.note
    clauses = ", ".join(inspection.clauses)
    return Inspector(
        inspection.title,
        inspection.subtitle,
        inspection.picture,
        tuple(InspectorLine((fact.words,), fact.icon) for fact in inspection.facts),
        (footer,) if footer else (),
        verdict if verdict_words else "",
        say(Text("table.rules_ref", {"clause": clauses})) if clauses else "",
    )
