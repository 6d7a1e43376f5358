"""What became of counters in a turn, told once when it ends instead of with every answer."""

from __future__ import annotations

from engine.explain import Text
from scenes.table.context import TableContext
from scenes.table.spoken.words import changes


class TurnSum:
    """The counters that a game's answers say nothing of (`Moves.plain`)."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._made: tuple[tuple[int, int], str] | None = None

    def words(self) -> str:
        """What has changed in the turn that can only be ended; else empty."""
        model, plain = self._context.model, self._context.match.game.moves.plain
        if not plain or not model.asking or model.question is None:
            return ""
        if not all(each.ends_turn for each in model.question.choices if not each.idle):
            return ""
        key = model.version, model.seat
        if self._made is None or self._made[0] != key:
            self._made = key, self._summed()
        return self._made[1]

    def _summed(self) -> str:
        context, model = self._context, self._context.model
        match, tray = context.match, context.table.tray
        start = match.view_at(match.session.turn_start())
        before = {each.key: each.value for each in tray(start, model.seat)}
        summed = match.game.moves.plain | match.game.moves.summed
        now = [each for each in tray(model.now, model.seat) if each.key in summed]
        changed = changes(context, before, now)
        return context.say(Text("spoken.this_turn", {"what": changed})) if changed else ""
