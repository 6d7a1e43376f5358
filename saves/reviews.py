"""Reviews of finished games as rows: derived from the game, kept so that it is not thought about
again. A row that is damaged, of another log or of another form is as good as none."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from engine.session import from_json
from saves.connection import Connection
from saves.decisions import to_json
from saves.plain import is_plain
from saves.reasons import is_reason, to_plain
from saves.reasons import to_text as reason_text

if TYPE_CHECKING:
    from engine.ai.appraisal.review import Judgement, Review

FORM: Final = 1
"""Of a row; raised when a review means something else."""
MAX_CHARS: Final = 2_000_000
_DIGITS: Final = 4
_SOURCES: Final = ("", "net", "sum", "points")
_MOST: Final = 10**7


def to_text(review: Review) -> str:
    """A review as a row holds it."""
    curve = [[at, *(_rounded(c) for c in chances)] for at, chances in sorted(review.curve.items())]
    judged = [_plain(each) for _, each in sorted(review.judgements.items())]
    whole = [FORM, review.mark, review.source, review.games, review.complete, curve, judged]
    return to_json(whole)


def _plain(each: Judgement) -> list[Any]:
    reasons = [plain for plain in map(to_plain, each.reasons) if plain is not None]
    best, played = _rounded(each.best), _rounded(each.played)
    return [each.decision, best, played, list(each.better), each.level, reasons]


def write(connection: Connection, session: str, seat: int, text: str) -> None:
    """Put a review in the place of the one that is there."""
    connection.execute("INSERT OR REPLACE INTO review VALUES (?, ?, ?)", (session, seat, text))


def read(connection: Connection, session: str, seat: int, mark: str) -> Review | None:
    """The review of a seat; None for a row that cannot be trusted."""
    row = connection.execute(
        "SELECT body FROM review WHERE session = ? AND seat = ?", (session, seat)
    ).fetchone()
    if row is None or len(str(row[0])) > MAX_CHARS:
        return None
    try:
        return _review(json.loads(str(row[0])), seat, mark)
    except (ValueError, TypeError, IndexError, RecursionError):
        return None


def damaged(connection: Connection) -> list[tuple[str, object]]:
    """Session and seat of every row that says nothing."""
    rows = connection.execute("SELECT session, seat, body FROM review").fetchall()
    return [(str(row[0]), row[1]) for row in rows if not _is_sound(row[1], row[2])]


def _is_sound(seat: object, body: object) -> bool:
    try:
        whole = json.loads(str(body))
        return isinstance(seat, int) and _review(whole, seat, str(whole[1])) is not None
    except (ValueError, TypeError, IndexError, KeyError, RecursionError):
        return False


def drop(connection: Connection, session: str, seat: object) -> None:
    """Forget a review."""
    connection.execute("DELETE FROM review WHERE session = ? AND seat = ?", (session, seat))


def _review(whole: Any, seat: int, mark: str) -> Review | None:
    """Raises ValueError, TypeError or IndexError where anything is not as it is written."""
    from engine.ai.appraisal.review import Review  # not before a review is read

    form, known, source, games, complete, curve, judged = whole
    if form != FORM or known != mark:
        return None
    _require(source in _SOURCES and isinstance(complete, bool))
    review = Review(seat, mark, source, _number(games), complete=complete)
    for at, *chances in curve:
        review.curve[_number(at)] = tuple(_chance(each) for each in chances)
    seats = {len(chances) for chances in review.curve.values()}
    _require(len(seats) == 1 and seat < max(seats) if review.curve else not complete)
    for each in judged:
        judgement = _judgement(*each)
        review.judgements[judgement.decision] = judgement
    return review


def _judgement(
    decision: Any, best: Any, played: Any, better: Any, level: Any, reasons: Any
) -> Judgement:
    from engine.ai.appraisal.review import Judgement

    _require(isinstance(better, list) and is_plain(better) and isinstance(level, str))
    _require(isinstance(reasons, list) and all(is_reason(each) for each in reasons))
    return Judgement(
        _number(decision),
        _chance(best),
        _chance(played),
        from_json(better),
        level,
        tuple(reason_text(each) for each in reasons),
    )


def _number(value: Any) -> int:
    _require(isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= _MOST)
    return int(value)


def _chance(value: Any) -> float:
    _require(isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1)
    return float(value)


def _rounded(chance: float) -> float:
    return round(min(1.0, max(0.0, chance)), _DIGITS)


def _require(true: bool) -> None:
    if not true:
        raise ValueError("not as it was written")
