"""The `.throne` file: a session as UTF-8 JSON in a zlib stream behind a fixed head.

    8 bytes  magic: a high byte, "FTHR", CR LF and the end-of-file mark show a spoilt transfer
    2 bytes  format of what follows, big endian
    4 bytes  length of the JSON text in bytes, big endian
    rest     one zlib stream, nothing after it

A file is data from a stranger. Everything is limited before it is read, nothing is executed,
and the rules have the last word (see `transfer`).
"""

from __future__ import annotations

import gc
import json
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from saves.errors import SaveError, message
from saves.model import SessionRecord
from saves.plain import MAX_NAME, is_plain, is_text, is_whole
from saves.reasons import is_reason

SUFFIX: Final = ".throne"
MAGIC: Final = b"\x8bFTHR\r\n\x1a"
FORMAT: Final = 3
MAX_FILE_BYTES: Final = 2_000_000
MAX_TEXT_BYTES: Final = 4_000_000
MAX_DECISIONS: Final = 60_000
MAX_DATA_CHARS: Final = 1_500_000
_HEAD: Final = struct.Struct(">8sHI")
_ACTION_DEPTH: Final = 6
_CONFIG_DEPTH: Final = 8
_MAX_SEATS: Final = 8
_MAX_PROGRESS: Final = 40
_MAX_CONFIG_CHARS: Final = 20_000
_MAX_LOG_CHARS: Final = 3_000_000
_LATEST_DATE: Final = 2**40
_MAX_HINTS: Final = 10**6
_WITHOUT_REASONS: Final = 2
"""What a session without computers is written in, so that older programs read it too."""
_LATER: Final = MappingProxyType(
    {1: MappingProxyType({"hints": 0, "reasons": {}}), 2: MappingProxyType({"reasons": {}})}
)
"""By format, the parts that its files lack, and what they are then."""


def pack(record: SessionRecord) -> bytes:
    """The bytes of a session file, which `unpack` takes. SaveError when the session is larger
    than a file may be."""
    document = {
        "game": record.game,
        "rules_version": record.rules_version,
        "config": record.config,
        "seed": record.seed,
        "data": record.data_text,
        "log": record.log,
        "cursor": record.cursor,
        "digests": {str(place): text for place, text in record.digests.items()},
        "name": record.name,
        "progress": dict(record.progress),
        "assisted": record.assisted,
        "created": int(record.created),
        "hints": record.hints,
    }
    form = _WITHOUT_REASONS
    if record.reasons:
        form, document["reasons"] = FORMAT, {str(n): why for n, why in record.reasons.items()}
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode("utf-8")
    packed = _HEAD.pack(MAGIC, form, len(text)) + zlib.compress(text, 9)
    too_long = not (_is_log(record.log) and _is_digest_table(document["digests"]))
    if too_long or len(text) > MAX_TEXT_BYTES or len(packed) > MAX_FILE_BYTES:
        if record.reasons:  # the game matters more than why it was played so
            return pack(replace(record, reasons={}))
        raise SaveError(message("file.too_large", limit=MAX_FILE_BYTES))
    return packed


def unpack(content: bytes) -> SessionRecord:
    """The session in the bytes of a file, checked in form but not yet against the rules.

    SaveError with the one reason why it is refused.
    """
    form, text = _text(content)
    return _record(_document(form, text))


def _text(content: bytes) -> tuple[int, bytes]:
    """The format of a file, and the text in it."""
    if len(content) > MAX_FILE_BYTES:
        raise SaveError(message("file.too_large", limit=MAX_FILE_BYTES))
    if not content.startswith(MAGIC):
        raise SaveError(message("file.not_a_session"))
    if len(content) < _HEAD.size:
        raise SaveError(message("file.damaged"))
    _, form, length = _HEAD.unpack_from(content)
    if form > FORMAT:
        raise SaveError(message("file.newer_format", found=form, known=FORMAT))
    if form < 1:
        raise SaveError(message("file.damaged"))
    if length > MAX_TEXT_BYTES:
        raise SaveError(message("file.too_large", limit=MAX_FILE_BYTES))
    stream = zlib.decompressobj()
    try:
        text = stream.decompress(content[_HEAD.size :], length + 1)
    except zlib.error as error:
        raise SaveError(message("file.damaged")) from error
    if len(text) != length or not stream.eof or stream.unused_data:
        raise SaveError(message("file.damaged"))
    return form, text


def _refuse_fraction(text: str) -> object:
    raise ValueError(f"fractions are not saved: {text:.20}")


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Millions of small lists would make the collector search the whole program for rubbish
    again and again; reading JSON makes none."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def _document(form: int, text: bytes) -> dict[str, Any]:
    later: Mapping[str, Any] = _LATER.get(form, {})
    optional: Mapping[str, Any] = {} if later else {"reasons": {}}
    try:
        with _no_collecting():
            document = json.loads(
                text.decode("utf-8"), parse_float=_refuse_fraction, parse_constant=_refuse_fraction
            )
    except (ValueError, RecursionError) as error:
        raise SaveError(message("file.bad_content", part="JSON")) from error
    if not isinstance(document, dict) or (
        document.keys() | optional.keys() != _CHECKS.keys() - later.keys()
    ):
        raise SaveError(message("file.bad_content", part="JSON"))
    return {**optional, **document, **later}


def _is_small(value: object, most: int) -> bool:
    """True when the value takes at most so many letters: quicker than looking at each part."""
    try:
        return len(json.dumps(value)) <= most
    except (ValueError, RecursionError):
        return False


def _is_config(value: object) -> bool:
    if not isinstance(value, dict) or not _is_small(value, _MAX_CONFIG_CHARS):
        return False
    if not is_plain(value, _CONFIG_DEPTH):
        return False
    seats = value.get("seats")
    return isinstance(seats, list) and 1 <= len(seats) <= _MAX_SEATS and all(map(_is_seat, seats))


def _is_seat(value: object) -> bool:
    return isinstance(value, dict) and all(
        is_text(value.get(key, ""), MAX_NAME) for key in ("kind", "name", "colour")
    )


def _is_log(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) <= MAX_DECISIONS
        and _is_small(value, _MAX_LOG_CHARS)
        and all(isinstance(action, list) and is_plain(action, _ACTION_DEPTH) for action in value)
    )


def _is_digest_table(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > MAX_DECISIONS:
        return False
    return all(_is_place(key) and is_text(text, 128) for key, text in value.items())


def _is_reason_table(value: object) -> bool:
    if not isinstance(value, dict) or len(value) > MAX_DECISIONS:
        return False
    return all(_is_place(key) and is_reason(why) for key, why in value.items())


def _is_place(key: str) -> bool:
    return key.isascii() and key.isdecimal() and len(key) <= 6


def _is_progress(value: object) -> bool:
    return (
        isinstance(value, dict)
        and len(value) <= _MAX_PROGRESS
        and all(
            is_text(key, 40) and (is_text(part, 100) or is_whole(part, -(10**9), 10**9))
            for key, part in value.items()
        )
    )


def _is_game(value: object) -> bool:
    return isinstance(value, str) and value.isascii() and value.isidentifier() and len(value) <= 40


_CHECKS: Final[Mapping[str, Callable[[object], bool]]] = MappingProxyType(
    {
        "game": _is_game,
        "rules_version": lambda value: is_whole(value, 0, 10**6),
        "config": _is_config,
        "seed": lambda value: is_whole(value, -(2**127), 2**127),
        "data": lambda value: isinstance(value, str) and len(value) <= MAX_DATA_CHARS,
        "log": _is_log,
        "cursor": lambda value: is_whole(value, 0, MAX_DECISIONS),
        "digests": _is_digest_table,
        "name": lambda value: is_text(value, MAX_NAME),
        "progress": _is_progress,
        "assisted": lambda value: isinstance(value, bool),
        "created": lambda value: is_whole(value, 0, _LATEST_DATE),
        "hints": lambda value: is_whole(value, 0, _MAX_HINTS),
        "reasons": _is_reason_table,
    }
)


def _record(document: dict[str, Any]) -> SessionRecord:
    for part, check in _CHECKS.items():
        if not check(document[part]):
            raise SaveError(message("file.bad_content", part=part))
    try:
        document["data"].encode("utf-8")
    except UnicodeEncodeError as error:
        raise SaveError(message("file.bad_content", part="data")) from error
    log, digests = document["log"], {int(key): text for key, text in document["digests"].items()}
    if document["cursor"] > len(log):
        raise SaveError(message("file.bad_content", part="cursor"))
    if any(place > len(log) for place in digests):
        raise SaveError(message("file.bad_content", part="digests"))
    reasons = {int(key): why for key, why in document["reasons"].items()}
    if any(place >= len(log) for place in reasons):
        raise SaveError(message("file.bad_content", part="reasons"))
    return SessionRecord(
        game=document["game"],
        rules_version=document["rules_version"],
        config=document["config"],
        seed=document["seed"],
        data_text=document["data"],
        log=log,
        cursor=document["cursor"],
        digests=digests,
        name=document["name"],
        progress=document["progress"],
        assisted=document["assisted"],
        created=float(document["created"]),
        hints=document["hints"],
        reasons=reasons,
    )
