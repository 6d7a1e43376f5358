"""Session files from strangers: sound ones come back the same, others get one clear refusal."""

from __future__ import annotations

import json
import os
import random
import struct
import time
import zlib
from typing import Any

import pytest

from saves import container
from saves.container import pack, unpack
from saves.errors import SaveError
from tests.saves.samples import decision, record

SOUND = pack(record(60, digests={20: "ab", 40: "cd"}, name="Evening", progress={"round": 3}))

ALLOWED_SECONDS = 1.0 * float(os.environ.get("FOUR_THRONES_SLOW", "1"))


def wrap(text: bytes, form: int = container.FORMAT, length: int | None = None) -> bytes:
    """A well-formed container around any text."""
    head = struct.pack(">8sHI", container.MAGIC, form, len(text) if length is None else length)
    return head + zlib.compress(text)


def document() -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(SOUND[14:])))


def refusal(content: bytes) -> str:
    """The key of the refusal, which must come within a second."""
    started = time.process_time()
    with pytest.raises(SaveError) as caught:
        unpack(content)
    assert time.process_time() - started <= ALLOWED_SECONDS
    return caught.value.message.key


def refused_part(content: bytes) -> object:
    with pytest.raises(SaveError) as caught:
        unpack(content)
    return caught.value.message.values["part"]


def test_round_trip() -> None:
    before = record(
        45, cursor=40, digests={20: "ab"}, name="Ő", progress={"round": 3}, assisted=True, hints=4
    )
    assert unpack(pack(before)) == before


def test_a_file_is_small() -> None:
    assert len(SOUND) < 2_000


def test_every_cut_is_refused() -> None:
    for length in range(len(SOUND)):
        assert refusal(SOUND[:length]) in ("file.not_a_session", "file.damaged")


def outcome(content: bytes) -> str:
    """The key of the refusal, or "" for a session."""
    try:
        unpack(content)
    except SaveError as refused:
        return refused.message.key
    return ""


def test_every_changed_byte_is_refused_or_without_effect() -> None:
    chance = random.Random(3)
    sound, accepted = unpack(SOUND), 0
    for place in range(len(SOUND)):
        content = bytearray(SOUND)
        content[place] ^= chance.randrange(1, 256)
        key = outcome(bytes(content))
        if key == "":  # zlib's head has bits that do not matter to the reader
            accepted += 1
            assert unpack(bytes(content)) == sound
        else:
            assert key in ("file.not_a_session", "file.damaged", "file.too_large") or (
                key == "file.newer_format" and place in (8, 9)
            )
    assert accepted <= 2


def test_swapped_and_doubled_pieces_are_refused() -> None:
    chance = random.Random(8)
    for _ in range(300):
        first, second = sorted(chance.sample(range(len(SOUND)), 2))
        swapped = SOUND[second:] + SOUND[first:second] + SOUND[:first]
        if swapped != SOUND:
            refusal(swapped)
        refusal(SOUND[:second] + SOUND[first:])
    refusal(SOUND + b"\0")
    refusal(SOUND + SOUND)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "file.not_a_session"),
        (b"PK\x03\x04 a zip", "file.not_a_session"),
        (SOUND.replace(b"\r\n", b"\n"), "file.not_a_session"),  # sent as text
        (container.MAGIC, "file.damaged"),
        (wrap(b"{}", form=container.FORMAT + 1), "file.newer_format"),
        (wrap(b"{}", form=0), "file.damaged"),
        (wrap(b"{}", length=1), "file.damaged"),
        (wrap(b"{}", length=3), "file.damaged"),
        (wrap(b"{}", length=2**32 - 1), "file.too_large"),
        (bytes(container.MAX_FILE_BYTES + 1), "file.too_large"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_wrong_containers(content: bytes, key: str) -> None:
    assert refusal(content) == key


@pytest.mark.slow
def test_a_small_file_with_much_text_is_refused() -> None:
    assert refusal(wrap(bytes(200_000_000), length=4_000_000)) == "file.damaged"


HOSTILE_TEXTS = {
    "not UTF-8": b"\xff\xfe{}",
    "not JSON": b"import os",
    "two documents": b"{}{}",
    "list": b"[]",
    "number": b"7",
    "null": b"null",
    "empty": b"",
    "deep lists": b"[" * 1_000_000 + b"]" * 1_000_000,
    "deep tables": b'{"a":' * 300_000 + b"1" + b"}" * 300_000,
    "unclosed": b"[" * 3_900_000,
    "long number": b"1" * 3_900_000,
    "many numbers": b"[" + b"9" * 4000 + (b"," + b"9" * 4000) * 900 + b"]",
    "fraction": b'{"seed":1.5}',
    "huge exponent": b'{"seed":1e999999}',
    "not a number": b'{"seed":NaN}',
    "infinity": b'{"seed":-Infinity}',
    "many lists": b"[" + b"[]," * 1_300_000 + b"[]]",
    "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(300_000)) + b"}",
}


@pytest.mark.parametrize("name", HOSTILE_TEXTS)
def test_hostile_texts(name: str) -> None:
    assert refusal(wrap(HOSTILE_TEXTS[name])) == "file.bad_content"


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


WRONG_VALUES: dict[str, list[Any]] = {
    "game": [1, "", "../../etc", "a b", "x" * 41, None, "é"],
    "rules_version": [-1, "1", True, 10**7, None, []],
    "config": [
        [],
        {},
        {"seats": []},
        {"seats": "ab"},
        {"seats": [1]},
        {"seats": [{"name": "x"}] * 9},
        {"seats": [{"name": "x" * 81}]},
        {"seats": [{"name": "line\nbreak"}]},
        {"seats": [{"name": 7}]},
        {"seats": [{"name": "\ud800"}]},
        {"seats": [{"kind": "person"}], "options": nested(20)},
    ],
    "seed": [None, "7", True, 2**128, -(2**128)],
    "data": [None, 7, "x" * (container.MAX_DATA_CHARS + 1), "\ud800"],
    "log": [
        None,
        {},
        "abc",
        [1],
        ["place"],
        [{"a": 1}],
        [[2**200]],
        [["\x00"]],
        [nested(20)],
        [[]] * (container.MAX_DECISIONS + 1),
    ],
    "cursor": [-1, 61, "1", True, None],
    "digests": [[], {"x": "ab"}, {"-1": "ab"}, {"61": "ab"}, {"1": 5}, {"9" * 30: "ab"}],
    "name": [None, 5, "x" * 81, "a\nb", "\udfff"],
    "progress": [[], {"round": []}, {"round": 10**12}, {"x" * 50: 1}, {"round": None}],
    "assisted": [0, 1, "no", None],
    "created": [-1, "now", 2**60, None],
    "hints": [-1, "1", True, 10**7, None],
}


@pytest.mark.parametrize("part", WRONG_VALUES)
def test_wrong_values_are_refused_by_name(part: str) -> None:
    assert WRONG_VALUES.keys() == document().keys()
    for value in WRONG_VALUES[part]:
        text = json.dumps({**document(), part: value}).encode()
        assert refused_part(wrap(text)) == part, value


def test_missing_and_unknown_parts_are_refused() -> None:
    for part in document():
        shorter = {key: value for key, value in document().items() if key != part}
        assert refused_part(wrap(json.dumps(shorter).encode())) == "JSON"
    longer = {**document(), "run": "me"}
    assert refused_part(wrap(json.dumps(longer).encode())) == "JSON"


def test_a_file_of_the_first_format_had_no_hints() -> None:
    earlier = document()
    del earlier["hints"]
    text = json.dumps(earlier).encode()
    assert unpack(wrap(text, form=1)) == unpack(SOUND)
    assert refused_part(wrap(json.dumps(document()).encode(), form=1)) == "JSON"


@pytest.mark.slow
def test_random_documents_never_raise_anything_else() -> None:
    chance = random.Random(12)
    values = [value for wrong in WRONG_VALUES.values() for value in wrong]
    values = [value for value in values if not (isinstance(value, str) and len(value) > 1000)]
    outcomes = set()
    for _ in range(300):
        mixed = document()
        for part in chance.sample(list(mixed), chance.randint(1, 4)):
            mixed[part] = chance.choice(values)
        outcomes.add(outcome(wrap(json.dumps(mixed).encode())))
    assert outcomes <= {"", "file.bad_content"}


def test_session_too_large_for_a_file_is_not_written() -> None:
    with pytest.raises(SaveError) as caught:
        pack(record(0, log=[[*decision(1), "x" * 1900]] * 3000))
    assert caught.value.message.key == "file.too_large"


def test_a_file_says_the_oldest_form_that_holds_it_so_that_older_programs_read_it() -> None:
    plain, told = pack(record()), pack(record(reasons={1: {"plan": []}}))
    head = struct.Struct(">8sH")
    assert head.unpack_from(plain) == (container.MAGIC, 2)
    assert head.unpack_from(told) == (container.MAGIC, 3)
