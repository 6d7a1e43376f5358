"""The answers to the open question for somebody who listens, each told apart from the others."""

from __future__ import annotations

from collections.abc import Sequence, Set

from engine.explain import Choice, Text
from scenes.table.context import TableContext
from scenes.table.spoken.outcomes import hear, outcome
from scenes.table.spoken.words import told
from scenes.table.view import Inspection


class SpokenChoices:
    """Puts answers into words."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    def different(self) -> Sequence[Choice]:
        """Every different answer to the open question."""
        offers = self._context.controller.offers
        return offers.different()

    def outcome(self, choice: Choice) -> str:
        """An answer with its cost, its gain and what comes of it; where others are called the same,
        with the places that it is about."""
        return outcome(self._context, choice, self._distinction(choice))

    def _distinction(self, choice: Choice) -> Text | None:
        """What is used or which place it is, where that tells a choice from others of its name."""
        label, question = hear(self._context, choice.label), self._context.model.question
        alike = [each for each in self.different() if hear(self._context, each.label) == label]
        first = question is not None and question.source_first
        sources = {each.source for each in (self.different() if first else alike)}
        used = self._told_apart(choice.source, sources, label)
        place = self._told_apart(choice.target, {each.target for each in alike}, label)
        if used and place:
            return Text("spoken.using_at", {"used": used, "place": place})
        if used:
            return Text("spoken.using", {"used": used})
        return Text("spoken.at", {"place": place}) if place else None

    def _told_apart(self, anchor: str, anchors: Set[str], label: str) -> str:
        """What an anchor is called among others: with its state, where names are alike. Empty when
        there is nothing to tell it from."""
        if len(anchors) < 2:
            return ""
        name = self._name(anchor, label)
        if sum(self._name(each, label) == name for each in anchors) < 2:
            return name
        thing = self.inspected(anchor)
        return told(thing, brief=True).rstrip(".") if thing is not None else name

    def inspected(self, anchor: str) -> Inspection | None:
        context = self._context
        shown, viewer = context.model.shown, context.viewer
        return context.table.inspect(anchor, shown, viewer) if anchor else None

    def _name(self, anchor: str, label: str) -> str:
        """What lies at an anchor; where it lies, if the answer is called by what it is."""
        found = self.inspected(anchor)
        if found is None:
            return ""
        known = found.subtitle and found.title.casefold() in label.casefold()
        return found.subtitle if known else found.title
