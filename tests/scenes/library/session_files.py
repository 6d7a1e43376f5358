"""Real games to fill a library with, and files made from them that must be refused."""

from __future__ import annotations

import gzip
import json
import pickle
import random
import struct
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.games import load_game
from engine.session import Session
from saves import container
from saves.model import SessionRecord
from saves.replaying import progress_of, result_of, wants_digest
from scenes.play.seating import persons_config, solo_config


@lru_cache(maxsize=32)
def played(seed: int, decisions: int = 10_000, persons: int = 1) -> SessionRecord:
    """A game of Viscounts by chance, as far as so many decisions; the same for the same values."""
    game, chance = load_game("viscounts"), random.Random(seed)
    config = (
        persons_config(persons)
        if persons > 1
        else solo_config("Kim", "red", "Builder", "builder", seed % 4)
    )
    session = Session(game, config, seed)
    digests = {}
    while not session.over and len(session.log) < decisions:
        session.act(chance.choice(list(session.state.options)))
        if wants_digest(len(session.log)):
            digests[len(session.log)] = session.digest()
    return SessionRecord(
        game=game.key,
        rules_version=game.version,
        config=config,
        seed=seed,
        data_text=game.data_text,
        log=json.loads(json.dumps(session.log)),
        cursor=len(session.log),
        digests=digests,
        progress=progress_of(session),
        finished=session.over,
        result=result_of(session),
    )


def wrapped(document: object, form: int = container.FORMAT, length: int | None = None) -> bytes:
    """A well-formed container around a document or any text."""
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
    size = len(text) if length is None else length
    return struct.pack(">8sHI", container.MAGIC, form, size) + zlib.compress(text, 1)


def document_of(record: SessionRecord) -> dict[str, Any]:
    """What stands in the record's file."""
    return dict(json.loads(zlib.decompress(container.pack(record)[14:])))


Mutation = Callable[[random.Random, SessionRecord], bytes]


def _cut(chance: random.Random, record: SessionRecord) -> bytes:
    content = container.pack(record)
    return content[: chance.randrange(len(content))]


def _bytes_changed(chance: random.Random, record: SessionRecord) -> bytes:
    content = bytearray(container.pack(record))
    for _ in range(chance.randint(1, 5)):  # behind the stream's own head, of which bits may differ
        content[chance.randrange(16, len(content))] ^= chance.randrange(1, 256)
    return bytes(content)


def _bytes_swapped(chance: random.Random, record: SessionRecord) -> bytes:
    content = bytearray(container.pack(record))
    while True:
        one, other = chance.randrange(16, len(content)), chance.randrange(16, len(content))
        if content[one] != content[other]:
            content[one], content[other] = content[other], content[one]
            return bytes(content)


def _head_changed(chance: random.Random, record: SessionRecord) -> bytes:
    content = bytearray(container.pack(record))
    content[chance.randrange(14)] ^= chance.randrange(1, 256)
    return bytes(content)


_HUGE = (10**30, 10**400, -(10**30), 2**64, 2**127 + 1, 10**9)


def _huge_number(chance: random.Random, record: SessionRecord) -> bytes:
    document, huge = document_of(record), chance.choice(_HUGE)
    where = chance.choice(("log", "cursor", "rules_version", "created", "digest", "seat"))
    if where == "log":
        document["log"][chance.randrange(len(record.log))] = [chance.choice(_VERBS), huge]
    elif where == "digest":
        document["digests"][str(abs(huge))] = "00"
    elif where == "seat":
        document["config"]["seats"][-1]["difficulty"] = huge
        document["config"]["seats"][-1]["colour"] = huge
    else:
        document[where] = 2**80 if where == "created" else huge * 10
    return wrapped(document)


_VERBS = ("play", "walk", "stay", "action", "skip", "pair", "end", "hand", "slot", "gold", "")


def _deep_nesting(chance: random.Random, record: SessionRecord) -> bytes:
    depth = chance.choice((7, 13, 60, 900, 5_000, 100_000))
    inner = b"[" * depth + b"]" * depth
    if chance.random() < 0.4:
        inner = b'{"a":' * depth + b"1" + b"}" * depth
    if chance.random() < 0.3:
        return wrapped(inner)
    document = document_of(record)
    part = chance.choice(("log", "config", "progress", "digests", "data"))
    document[part] = "?" if part != "log" else [*document["log"], "?"]
    return wrapped(json.dumps(document).encode().replace(b'"?"', inner))


_STRANGE = (None, True, 0, -1, 1.5, "", "x", [], [[]], {}, {"a": 1}, [None], "\ud800", "\x00")


def _wrong_type(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    part = chance.choice(tuple(document))
    fitting = {
        "rules_version": (0,),
        "seed": (0, -1),
        "cursor": (0,),
        "created": (0,),
        "name": ("", "x"),
        "assisted": (True,),
        "progress": ({}, {"a": 1}),
        "digests": ({},),
        "log": ([],),
    }.get(part, ())
    document[part] = chance.choice(
        [s for s in _STRANGE if not any(s is f or s == f for f in fitting)]
    )
    return wrapped(document)


def _parts_changed(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    part = chance.choice(tuple(document))
    if chance.random() < 0.5:
        del document[part]
    else:
        document[chance.choice(("code", "__class__", "pickle", "log2"))] = document.pop(part)
    return wrapped(document)


def _illegal_decision(chance: random.Random, record: SessionRecord) -> bytes:
    """A decision that is no answer to the question asked then."""
    document = document_of(record)
    place = chance.randrange(len(record.log))
    session = Session(load_game(record.game), record.config, record.seed)
    session.replay(tuple(tuple(action) for action in record.log[:place]))
    strange: list[Any] = ["walk", 99]
    for other in chance.sample(record.log, min(20, len(record.log))):
        if tuple(other) not in session.state.options:
            strange = other
            break
    document["log"][place] = chance.choice((strange, ["gold", 99], [], [["walk"]], ["walk", {}]))
    return wrapped(document)


def _wrong_digest(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    document["digests"][str(chance.randrange(len(record.log) + 1))] = f"{chance.getrandbits(64):x}"
    return wrapped(document)


def _other_luck(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    document["seed"] += chance.randrange(1, 10_000)
    return wrapped(document)


def _many_parts(chance: random.Random, record: SessionRecord) -> bytes:
    """More parts than any game has, each of them harmless."""
    document, count = document_of(record), chance.choice((60_000, 250_000, 800_000))
    which = chance.randrange(5)
    if which == 0:
        document["config"]["more"] = [0] * count
    elif which == 1:
        document["config"]["more"] = {str(number): 0 for number in range(count // 4)}
    elif which == 2:
        document["log"] = [*document["log"], *([[]] * count)]
    elif which == 3:
        document["log"] = [*document["log"], [0] * count]
    else:
        document["progress"] = {str(number): 0 for number in range(count // 4)}
    return wrapped(document)


def _strange_data(chance: random.Random, record: SessionRecord) -> bytes:
    document, text = document_of(record), record.data_text
    document["data"] = chance.choice(
        (
            "",
            "nonsense [",
            text[: chance.randrange(len(text) - 200)],
            text.replace("cost = ", "cost = 9999999"),
            text.replace("ability", "abilities_"),
            ".".join(["a"] * 60_000) + " = 1",
            "a = " + "[" * 90_000,
            "[[card]]\n" * 90_000,
            "x = 1\n" * 2,
            text + "\nx = " + "9" * 5_000,
            "\n".join(f"{'k.' * 480}k{n} = 1" for n in range(380)),
            text + "\n" + "\n".join(f"k{n} = 1" for n in range(40_000)),
        )
    )
    return wrapped(document)


def _strange_seats(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    seats = document["config"]["seats"]
    which = chance.randrange(6)
    if which == 0:
        del seats[chance.randrange(len(seats))]
    elif which == 1:
        document["config"]["seats"] = seats * 5
    elif which == 2:
        seats[chance.randrange(len(seats))] = chance.choice(({}, [], None, "person", {"kind": []}))
    elif which == 3:
        document["config"] = {"options": {}}
    elif which == 4:
        seats[-1]["colour"] = ["red"]
    else:
        seats[0]["name"] = "x" * 500
    return wrapped(document)


def _other_format(chance: random.Random, record: SessionRecord) -> bytes:
    document = document_of(record)
    plain = json.dumps(document).encode()
    return chance.choice(
        (
            b"",
            b"\x00" * 4_000,
            plain,
            gzip.compress(plain),
            zlib.compress(plain),
            pickle.dumps(document),
            b"\x89PNG\r\n\x1a\n" + chance.randbytes(900),
            b"PK\x03\x04" + chance.randbytes(900),
            b"SQLite format 3\x00" + chance.randbytes(900),
            b"#!/bin/sh\nexit 1\n",
            container.MAGIC,
            chance.randbytes(chance.randrange(1, 9_000)),
            wrapped(b"null"),
            wrapped(b"\xff\xfe" + plain),
            wrapped(plain.replace(b"1", b"NaN", 1)),
        )
    )


def _bomb(chance: random.Random, record: SessionRecord) -> bytes:
    content = struct.pack(">8sHI", container.MAGIC, 1, chance.choice((10, 3_999_999, 2**32 - 1)))
    packed = zlib.compress(b"[" * 30_000_000, 1)
    return content + packed + (b"\x00" * 2_000_000 if chance.random() < 0.2 else b"")


MUTATIONS: dict[str, Mutation] = {
    "cut": _cut,
    "bytes changed": _bytes_changed,
    "bytes swapped": _bytes_swapped,
    "head changed": _head_changed,
    "huge number": _huge_number,
    "deep nesting": _deep_nesting,
    "wrong type": _wrong_type,
    "parts changed": _parts_changed,
    "illegal decision": _illegal_decision,
    "wrong digest": _wrong_digest,
    "other luck": _other_luck,
    "many parts": _many_parts,
    "strange data": _strange_data,
    "strange seats": _strange_seats,
    "other format": _other_format,
    "bomb": _bomb,
}


def mutated(number: int) -> tuple[str, bytes]:
    """File number `number`: what was done to it, and its bytes."""
    chance = random.Random(number)
    name = tuple(MUTATIONS)[number % len(MUTATIONS)]
    record = played(chance.randrange(4), chance.choice((25, 60, 10_000)), chance.choice((1, 1, 3)))
    return name, MUTATIONS[name](chance, record)
