"""What was told to whom: where hands are hidden, everybody is told all that is new to them."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.shell.voice.heard import Heard, News

_Steps = dict[str, frozenset[str]]
"""By news, its steps that were told."""


class Memory:
    """Remembers the news that each listener has heard, and with what a scene began."""

    def __init__(self) -> None:
        self._source: object = None
        """Whose news these are."""
        self._begun: _Steps | None = None
        """What had happened before anybody listened; None: nobody has yet."""
        self._steps: _Steps = {}
        """What was told to the present listener."""
        self._others: dict[str, _Steps] = {}
        self._ears = ""

    def forget(self) -> None:
        """Nothing was told yet."""
        self._source, self._begun = None, None
        self._steps, self._ears = {}, ""
        self._others.clear()

    def arrived(self, source: object, heard: Heard) -> list[str]:
        """What is new where another scene lies on top; what had happened before is not told."""
        known = source is self._source or any(each.id in self._steps for each in heard.news)
        told_here = bool(heard.news) or heard.ears != ""
        if not known and told_here:
            self.forget()
        if told_here:
            self._source = source
        return self.new(source, heard) if known or not heard.news else self._begin(heard)

    def new(self, source: object, heard: Heard) -> list[str]:
        """What has happened since for who listens; what was taken back is new when it comes
        again."""
        if heard.ears is None:
            return []
        if self._begun is None and source is self._source:
            return self._begin(heard)
        if not heard.news:
            return []
        self._listen(heard.ears)
        parts: list[str] = []
        for each in heard.news:
            told = self._steps.get(each.id)
            if told is None:
                parts.append(each.words)
            elif any(step not in told for step, _ in each.steps):
                parts += [words for step, words in each.steps if step not in told]
        self._steps = _steps(heard.news)
        return parts

    def _begin(self, heard: Heard) -> list[str]:
        self._begun = self._steps = _steps(heard.news)
        self._ears = heard.ears or ""
        return []

    def _listen(self, ears: str) -> None:
        """Somebody else listens: alone, to all that is new to them; or everybody, to what is new
        since the last one did."""
        if ears == self._ears:
            return
        self._others[self._ears] = self._steps
        if ears:
            self._steps = self._others.get(ears, self._begun or {})
        self._ears = ears


def _steps(news: Sequence[News]) -> _Steps:
    return {each.id: frozenset(step for step, _ in each.steps) for each in news}
