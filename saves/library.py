"""The library: sessions, settings and records in one file, the one door to this package.

Every change is on the disk when its method returns, as long as `status.saving` is true. When it
is not, the library goes on in memory with the same answers, and tries again by itself.
One thread only: the one that opened it.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from saves import records, reviews, sessions, settings, summaries, twins
from saves.connection import Connect, connect
from saves.decisions import to_json
from saves.lock import Holder, Watch
from saves.model import (
    Progress,
    RecordEntry,
    SessionDetails,
    SessionRecord,
    SessionSummary,
    Status,
)
from saves.opening import Opener
from saves.plain import clean_name, is_plain, require_plain
from saves.reasons import PlainReason, is_reason, sound
from saves.store import Change, Store

if TYPE_CHECKING:
    from engine.ai.appraisal.review import Review

T = TypeVar("T")
MAX_PICTURE_BYTES: Final = 300_000


class Library:
    """See the module's text. Made by `Library.open`; also a context manager that closes."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._settings = store.read(settings.read_all)

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        on_status: Callable[[Status], None] | None = None,
        clock: Callable[[], float] = time.time,
        connect: Connect = connect,
        steady: Callable[[], float] = time.monotonic,
    ) -> Library:
        """Open or make the library at `path`. Never raises for what a disk may do.

        `on_status` is told of every later change of `status`. `clock` gives seconds since 1970,
        `steady` seconds that only grow.
        """
        opener = Opener(Path(path), Holder(), clock, connect, Watch(steady))
        return cls(Store(opener, on_status), clock)

    def __enter__(self) -> Library:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Write what still waits, if the disk lets us, and free the library for other windows."""
        self._store.close()

    @property
    def status(self) -> Status:
        """Whether changes reach the disk, why not, and what opening had to do."""
        return self._store.status

    def heartbeat(self) -> None:
        """Call every `lock.HEARTBEAT_SECONDS`: keeps the lock, retries what was not saved."""
        self._store.heartbeat()

    # Playing

    def create_session(
        self,
        *,
        game: str,
        rules_version: int,
        config: Mapping[str, Any],
        seed: int,
        data_text: str,
        name: str = "",
        log: Sequence[Sequence[Any]] = (),
        digests: Mapping[int, str] | None = None,
        progress: Progress | None = None,
        assisted: bool = False,
    ) -> str:
        """Begin a session and return its id. ValueError when something is not plain data."""
        return self.import_session(
            SessionRecord(
                game=game,
                rules_version=rules_version,
                config=dict(config),
                seed=seed,
                data_text=data_text,
                log=[list(action) for action in log],
                cursor=len(log),
                digests=dict(digests or {}),
                name=name,
                progress=dict(progress or {}),
                assisted=assisted,
            )
        )

    def import_session(self, record: SessionRecord) -> str:
        """Keep a whole session under a new id, which is returned. It counts as played now."""
        sessions.require_savable(record)
        now = self._clock()
        whole = replace(
            sessions.own_copy(record),
            id=secrets.token_hex(8),
            name=clean_name(record.name),
            created=record.created or now,
            updated=now,
            problem=None,
        )
        self._store.write(Change(partial(sessions.insert, record=whole), whole.id, creates=True))
        return whole.id

    def append(
        self,
        session: str,
        index: int,
        action: Sequence[Any],
        digest: str | None = None,
        progress: Progress | None = None,
        why: PlainReason | None = None,
    ) -> None:
        """Save decision `index`. An undone tail from there on gives way, unless it begins alike.

        `digest` is that of the position after the decision (every DIGEST_EVERY decisions),
        `progress` what the list of sessions shows, `why` the reason of a computer for it.
        ValueError for a gap.
        """
        if not is_plain(action) or not (why is None or is_reason(why)):
            raise ValueError(f"not plain data: {action!r:.200}")
        self._change(
            session,
            sessions.append,
            index,
            list(action),
            digest,
            None if progress is None else dict(progress),
            self._clock(),
            why,
        )

    def move(self, session: str, cursor: int, assisted: bool = False) -> None:
        """Undo and redo: only the first `cursor` decisions hold; the tail stays for a redo.

        `assisted` marks the session as `mark_assisted` does, in the same transaction.
        """
        self._change(session, sessions.move, cursor, self._clock(), assisted)

    def set_summary(self, session: str, progress: Progress) -> None:
        """Round, phase and the like for the list of sessions, as plain values."""
        require_plain(dict(progress), "progress")
        self._change(session, sessions.set_progress, dict(progress))

    def mark_assisted(self, session: str) -> None:
        """Somebody took back more than the rules allow: kept out of the records for good."""
        self._change(session, sessions.mark_assisted)

    def set_hints(self, session: str, hints: int) -> None:
        """So many hints were taken in this game so far."""
        self._change(session, sessions.set_hints, hints)

    def finish(self, session: str, result: Mapping[str, Any]) -> None:
        """The game is over. A later undo or decision opens it again."""
        require_plain(dict(result), "result")
        self._change(session, sessions.finish, dict(result), self._clock())

    def load(self, session: str) -> SessionRecord:
        """The whole session; its `problem` tells when decisions at the end are unreadable.

        SaveError when it is missing, of a newer format or unreadable.
        """
        record = self._store.read(partial(sessions.load, session=session))
        whole = partial(sessions.insert, record=sessions.own_copy(record))
        self._store.remember(session, Change(whole, session))
        return record

    # The list of sessions

    def sessions(self, deleted: bool = False) -> list[SessionSummary]:
        """All sessions, the last played first; with `deleted` those in the bin instead."""
        return self._store.read(partial(summaries.summaries, deleted=deleted))

    def summary(self, session: str) -> SessionSummary | None:
        """One line of that list; None for an unknown session."""
        return self._store.read(partial(summaries.summary, session=session))

    def details(self, session: str) -> SessionDetails | None:
        """Seats and seed of one session; None for an unknown or unreadable one."""
        return self._store.read(partial(summaries.details, session=session))

    def open_deals(self, session: str) -> list[tuple[dict[str, Any], ...]]:
        """The seats of every unfinished session with the deal of this one, itself included."""
        return self._store.read(partial(summaries.open_deals, session=session))

    def mark_deal_assisted(self, session: str) -> None:
        """Somebody asked for the seed: all unfinished sessions of this deal are assisted."""
        self._change(session, sessions.mark_deal_assisted)

    def twin(self, record: SessionRecord) -> str:
        """The session of the list that is at the same place of the same game; empty if none."""
        return self._store.read(partial(twins.twin, record=record))

    def latest_unfinished(self) -> SessionSummary | None:
        """The session that *Continue* goes on with."""
        return self._store.read(summaries.latest_unfinished)

    def rename(self, session: str, name: str) -> None:
        """Give it a name; control characters and surplus spaces are dropped, empty is none."""
        self._change(session, sessions.rename, clean_name(name))

    def duplicate(self, session: str, name: str | None = None) -> str:
        """A second session with the same decisions; returns its id."""
        record = self.load(session)
        return self._copy(record, name)

    def branch(
        self,
        session: str,
        length: int,
        name: str | None = None,
        *,
        progress: Progress | None = None,
        assisted: bool = False,
    ) -> str:
        """A second session with only the first `length` decisions; returns its id.

        For *Continue from here*, and to play on before a decision that no longer replays: the
        first session keeps all of its own. `progress` is that of the place where it begins;
        `assisted` marks it where somebody knows what comes.
        """
        record = self.load(session)
        if not 0 <= length <= len(record.log):
            raise ValueError(f"the log has {len(record.log)} decisions, not {length}")
        kept = {place: text for place, text in record.digests.items() if place <= length}
        shorter = replace(
            record,
            log=record.log[:length],
            cursor=length,
            digests=kept,
            reasons=sound(record.reasons, length),
            finished=False,
            result=None,
            progress=record.progress if progress is None else dict(progress),
            assisted=record.assisted or assisted,
        )
        return self._copy(shorter, name)

    def delete(self, session: str) -> None:
        """Put it into the bin; `restore` takes it out again."""
        self._change(session, sessions.set_deleted, True)

    def restore(self, session: str) -> None:
        """Take it out of the bin."""
        self._change(session, sessions.set_deleted, False)

    def set_picture(self, session: str, png: bytes) -> None:
        """Keep a small picture (PNG or JPEG) of the table. The caller has masked it."""
        if len(png) > MAX_PICTURE_BYTES:
            raise ValueError(f"a picture of {len(png)} bytes is too large for the list")
        self._change(session, sessions.set_picture, png)

    def picture(self, session: str) -> bytes | None:
        """The picture kept for the session, if there is one."""
        return self._store.read(partial(sessions.picture, session=session))

    # Reviews

    def keep_review(self, session: str, review: Review) -> None:
        """Keep what is known of a finished game from the knowledge of one seat, so far."""
        text = reviews.to_text(review)
        self._change(session, reviews.write, review.seat, text)

    def review(self, session: str, seat: int, mark: str) -> Review | None:
        """The review of a seat, finished or not; None where there is none of the log that `mark`
        names, or where it is damaged: then it is made anew."""
        return self._store.read(partial(reviews.read, session=session, seat=seat, mark=mark))

    # Settings and records

    def setting(self, key: str, default: T, valid: Callable[[T], bool] | None = None) -> T:
        """The stored value if it has the default's type and `valid` agrees, else the default."""
        return settings.fitting(self._settings.get(key, default), default, valid)

    def set_setting(self, key: str, value: object) -> None:
        """Keep a setting: any JSON value, fractions too."""
        self.set_settings({key: value})

    def set_settings(self, values: Mapping[str, object]) -> None:
        """Keep those of the settings that are new or have changed, all in one write."""
        texts = {key: to_json(value) for key, value in values.items()}
        changed = {key: text for key, text in texts.items() if text != self._kept_text(key)}
        if changed:
            self._store.write(Change(partial(settings.write, texts=changed)))
            self._settings |= {key: json.loads(text) for key, text in changed.items()}

    def _kept_text(self, key: str) -> str | None:
        return to_json(self._settings[key]) if key in self._settings else None

    def add_record(self, entry: RecordEntry) -> None:
        """Enter a finished game; once per session, and never for an assisted one."""
        require_plain(dict(entry.values), "values")
        dated = replace(entry, created=entry.created or self._clock())
        key = entry.session or secrets.token_hex(8)
        self._store.write(Change(partial(records.add, entry=dated, key=key)))

    def records(self, game: str, category: str | None = None) -> list[RecordEntry]:
        """The game's records, highest score first, of one category or of all."""
        return self._store.read(partial(records.read, game=game, category=category))

    def _copy(self, record: SessionRecord, name: str | None) -> str:
        return self.import_session(
            replace(record, created=0.0, name=record.name if name is None else name)
        )

    def _change(self, session: str, how: Callable[..., None], *values: Any) -> None:
        self._store.write(Change(lambda connection: how(connection, session, *values), session))
