"""Turns clauses into the runs of a drawn paragraph: label, links, hits."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from scenes.handbook.rules.search import Found, Span
from scenes.handbook.rules.text import Clause, Reference
from sprites.handbook.clauses import ClauseLook
from sprites.handbook.paragraph import Run


def clause_look(
    clause: Clause, hits: Sequence[Span] = (), note_hits: Sequence[Span] = ()
) -> ClauseLook:
    """The whole clause as it stands on the page."""
    runs = _runs(clause.text, clause.label, clause.references, hits)
    note = _runs(clause.note, 0, clause.note_references, note_hits)
    depth = min(clause.depth, 2)
    return ClauseLook(clause.id, runs, depth, clause.heading, clause.mark, note)


def snippet(found: Found) -> tuple[Run, ...]:
    """The beginning of a clause, or the part around the first hit, without links."""
    start = found.start
    label = max(0, found.clause.label - start)
    moved = [(first - start, last - start) for first, last in found.hits if first >= start]
    runs = _runs(found.clause.text[start:], label, (), moved)
    return (Run("…"), *runs) if start else runs


def _runs(
    text: str, label: int, references: Sequence[Reference], hits: Sequence[Span]
) -> tuple[Run, ...]:
    """The text cut wherever its kind changes."""
    edges = {0, len(text), label}
    edges |= {edge for reference in references for edge in (reference.start, reference.end)}
    edges |= {edge for span in hits for edge in span}
    places = sorted(edge for edge in edges if 0 <= edge <= len(text))
    return tuple(
        Run(
            text[start:end],
            _link_at(start, references),
            any(first <= start < last for first, last in hits),
            start < label,
        )
        for start, end in pairwise(places)
        if start < end
    )


def _link_at(place: int, references: Sequence[Reference]) -> str:
    for reference in references:
        if reference.start <= place < reference.end:
            return reference.target
    return ""
