"""Why computers decided as they did: kept with the game, in its file too, and never hostile."""

from __future__ import annotations

import json
import sqlite3
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.explain import Text
from saves import container
from saves.container import pack, unpack
from saves.errors import SaveError
from saves.library import Library
from saves.reasons import MAX_CHARS, is_reason, sound, to_plain, to_text
from tests.saves.samples import begin, decision, record

WHY = ["ai.reason.gain", {"points": "2.5", "what": ["ai.standing", {}]}]
OTHER = ["ai.reason.least", {}]

HOSTILE: dict[str, Any] = {
    "no list": "ai.reason.least",
    "another sentence": ["table.undo", {}],
    "no key": [5, {}],
    "a long key": ["ai." + "x" * 41, {}],
    "many parts": ["ai" + ".x" * 6, {}],
    "control characters": ["ai.reason\n", {}],
    "words": ["ai.reason.gain", {"points": "call 555-1234 now"}],
    "a control character": ["ai.reason.gain", {"points": "1\u0007"}],
    "half a letter": ["ai.reason.gain", {"points": "\ud800"}],
    "a long figure": ["ai.reason.gain", {"points": "1" * 13}],
    "a large number": ["ai.reason.gain", {"points": 10**12}],
    "a fallback": ["ai.reason.gain", {"fallback": "1"}],
    "a hole": ["ai.reason.gain", {"{0.__class__}": "1"}],
    "many values": ["ai.reason.gain", dict.fromkeys("abcde", "1")],
    "depth": ["ai.a", {"b": ["ai.a", {"b": ["ai.a", {"b": ["ai.a", {}]}]}]}],
    "three parts": ["ai.reason.least", {}, 1],
    "a truth value": ["ai.reason.gain", {"points": True}],
    "nothing": None,
}


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library.open(tmp_path / "library.sqlite3") as opened:
        yield opened


def wrapped(document: dict[str, Any], form: int) -> bytes:
    text = json.dumps(document).encode()
    return struct.pack(">8sHI", container.MAGIC, form, len(text)) + zlib.compress(text)


def document(content: bytes) -> dict[str, Any]:
    return dict(json.loads(zlib.decompress(content[14:])))


def form_of(content: bytes) -> int:
    return int(struct.unpack_from(">8sHI", content)[1])


def test_a_reason_comes_back_the_same() -> None:
    why = Text("ai.reason.gain", {"points": "2.5", "what": Text("ai.standing")})
    plain = to_plain(why)
    assert plain == WHY
    assert to_text(json.loads(json.dumps(plain))) == why
    assert to_plain(Text("table.undo")) is None


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_reasons_are_none(name: str) -> None:
    assert not is_reason(HOSTILE[name])


@pytest.mark.parametrize(("figure", "taken"), [(10**9, True), (10**9 + 1, False)])
def test_figures_of_a_reason_go_up_to_a_billion(figure: int, taken: bool) -> None:
    for value in (figure, -figure):
        assert is_reason(["ai.reason.gain", {"points": value}]) is taken


def test_of_reasons_those_are_taken_that_are_sound_and_have_their_decision() -> None:
    found = {0: WHY, 1: HOSTILE["words"], 2: OTHER, 3: WHY, -1: WHY}
    assert sound(found, 3) == {0: WHY, 2: OTHER}


def test_a_reason_stands_beside_its_decision_and_goes_with_it(library: Library) -> None:
    session = begin(library, 2)
    library.append(session, 2, decision(2), why=WHY)
    library.append(session, 3, decision(3), why=OTHER)
    assert library.load(session).reasons == {2: WHY, 3: OTHER}
    library.move(session, 2)
    assert library.load(session).reasons == {2: WHY, 3: OTHER}, "a redo has it again"
    library.append(session, 2, decision(2))
    assert library.load(session).reasons == {2: WHY, 3: OTHER}, "the same decision once more"
    library.append(session, 3, decision(9))
    assert library.load(session).reasons == {2: WHY}, "something else was decided"


def length_of(why: list[Any]) -> int:
    return len(json.dumps(why, separators=(",", ":")))


def as_long_as(letters: int) -> list[Any]:
    """A sound reason of so many letters."""
    values = {name: {key: ["ai." + "x" * 40, {}] for key in "efgh"} for name in "abcd"}
    why: list[Any] = ["ai.reason", {name: ["ai.part", inner] for name, inner in values.items()}]
    while length_of(why) > letters - 2:
        max(values.values(), key=len).popitem()
    why[0] += "." + "y" * (letters - length_of(why) - 1)
    return why


def test_the_longest_reason_comes_back_and_a_longer_one_is_left_out(library: Library) -> None:
    for letters, kept in ((MAX_CHARS, True), (MAX_CHARS + 1, False)):
        why = as_long_as(letters)
        assert length_of(why) == letters
        assert is_reason(why)
        session = begin(library, 1)
        library.append(session, 1, decision(1), why=why)
        assert library.load(session).reasons == ({1: why} if kept else {})


def test_a_copy_keeps_reasons_as_far_as_it_goes(library: Library) -> None:
    session = library.import_session(record(4, cursor=4, reasons={1: WHY, 3: OTHER}))
    assert library.load(library.duplicate(session)).reasons == {1: WHY, 3: OTHER}
    assert library.load(library.branch(session, 3)).reasons == {1: WHY}


def test_damaged_reasons_are_left_out_and_the_game_stays(library: Library, tmp_path: Path) -> None:
    session = library.import_session(record(4, cursor=4, reasons={1: WHY}))
    library.close()
    path = tmp_path / "library.sqlite3"
    other = sqlite3.connect(path)
    bodies = ["[", "5", "[" * 500, json.dumps(HOSTILE["words"]), "x" * 1_000_000]
    rows = [(session, place, body) for place, body in zip((0, 2, 3, -1, 900), bodies, strict=True)]
    other.executemany("INSERT INTO reason VALUES (?, ?, ?)", rows)
    other.commit()
    other.close()
    with Library.open(path) as again:
        loaded = again.load(session)
        assert (len(loaded.log), loaded.problem, loaded.reasons) == (4, None, {1: WHY})


def test_a_file_holds_the_reasons() -> None:
    before = record(6, cursor=6, reasons={0: OTHER, 5: WHY})
    content = pack(before)
    assert form_of(content) == container.FORMAT
    assert unpack(content) == before


def test_a_game_without_reasons_is_written_as_older_programs_read_it() -> None:
    content = pack(record(6))
    assert form_of(content) == container.FORMAT - 1
    assert "reasons" not in document(content)
    assert unpack(content).reasons == {}
    assert unpack(wrapped(document(content), container.FORMAT)).reasons == {}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_with_a_hostile_reason_is_refused(name: str) -> None:
    hostile = {**document(pack(record(6))), "reasons": {"2": HOSTILE[name]}}
    with pytest.raises(SaveError) as caught:
        unpack(wrapped(hostile, container.FORMAT))
    assert caught.value.message.values["part"] == "reasons"


@pytest.mark.parametrize("table", [[], {"x": WHY}, {"-1": WHY}, {"6": WHY}, {"9" * 30: WHY}])
def test_reasons_of_no_decision_are_refused(table: Any) -> None:
    hostile = {**document(pack(record(6))), "reasons": table}
    with pytest.raises(SaveError) as caught:
        unpack(wrapped(hostile, container.FORMAT))
    assert caught.value.message.values["part"] == "reasons"


def test_older_formats_know_no_reasons() -> None:
    with pytest.raises(SaveError) as caught:
        unpack(wrapped({**document(pack(record(6))), "reasons": {}}, container.FORMAT - 1))
    assert caught.value.message.values["part"] == "JSON"


def test_a_game_too_large_for_its_reasons_is_written_without_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = record(200)
    told = record(200, reasons=dict.fromkeys(range(200), WHY))
    length = len(zlib.decompress(pack(told)[14:]))
    monkeypatch.setattr(container, "MAX_TEXT_BYTES", length - 1)
    assert unpack(pack(told)) == bare


def test_the_reason_of_a_replaced_decision_is_not_that_of_another(library: Library) -> None:
    session = begin(library)
    for index in range(6):
        library.append(session, index, decision(index), why=WHY)
    library.move(session, 3)
    for index in range(3, 6):
        library.append(session, index, decision(index + 100), why=OTHER if index == 4 else None)
    assert library.load(session).reasons == {0: WHY, 1: WHY, 2: WHY, 4: OTHER}
