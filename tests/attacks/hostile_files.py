"""Makes hostile session files out of sound ones: spoilt bytes, and spoilt meaning."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from saves.container import FORMAT, MAGIC, unpack

FIXTURES = Path(__file__).parents[1] / "saves" / "fixtures"
HEAD = struct.Struct(">8sHI")
PLAIN: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 2**130, 10**400, 0.5, 1e308, "", "x", "person", "automa",
    "random", "expert", "pink", "\x00", "\ud800", "x" * 5000, "A" * 300_000, [], {}, [[]],
    {"kind": "person"}, {"a": {"b": {"c": []}}}, [0] * 5000,
)  # fmt: skip


def deep(depth: int) -> Any:
    """Lists in lists."""
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all parts of a document, at most some hundreds of each list."""
    found = [path] if path else []
    if isinstance(value, dict):
        inside = list(value.items())
    elif isinstance(value, list):
        inside = list(enumerate(value))[:200]
    else:
        inside = []
    for key, part in inside:
        found += places(part, (*path, key))
    return found


def parent_of(document: Any, path: tuple[Any, ...]) -> Any:
    """The list or table that holds the part."""
    for key in path[:-1]:
        document = document[key]
    return document


# Spoilt meaning ----------------------------------------------------------------------------------


def other_value(document: dict[str, Any], chance: Random) -> None:
    """One part, or some, are something else."""
    for _ in range(chance.choice((1, 1, 2, 5))):
        path = chance.choice(places(document))
        new = deep(chance.choice((5, 50, 400))) if chance.random() < 0.1 else chance.choice(PLAIN)
        parent_of(document, path)[path[-1]] = new


def without(document: dict[str, Any], chance: Random) -> None:
    """A part is missing, or there is one too many."""
    path = chance.choice(places(document))
    inside = parent_of(document, path)
    if isinstance(inside, dict) and chance.random() < 0.3:
        inside["more" * chance.randrange(1, 9)] = chance.choice(PLAIN)
    else:
        del inside[path[-1]]


def other_log(document: dict[str, Any], chance: Random) -> None:
    """Decisions are missing, doubled, elsewhere, or of another game."""
    log = document["log"]
    if not log:
        return
    at, other = chance.randrange(len(log)), chance.randrange(len(log))
    kind = chance.randrange(5)
    if kind == 0:
        log[at], log[other] = log[other], log[at]
    elif kind == 1:
        del log[at : at + chance.choice((1, 10))]
    elif kind == 2:
        log.insert(at, [chance.choice(("place", "end", "pass", "gold", "x")), chance.choice(PLAIN)])
    elif kind == 3:
        document["log"] = log * chance.choice((2, 30, 200))
    else:
        log[at] = [part if isinstance(part, str) else chance.randrange(-9, 99) for part in log[at]]
    if chance.random() < 0.5:
        document["cursor"] = chance.choice((0, len(document["log"]), len(document["log"]) // 2))
    if chance.random() < 0.6:
        document["digests"] = {}


def other_data(document: dict[str, Any], chance: Random) -> None:
    """Other component data: what a text of settings can do to its reader."""
    text = document["data"]
    kind, at = chance.randrange(9), chance.randrange(max(1, len(text)))
    more = (
        "a" + ".a" * chance.choice((100, 20_000)) + " = 1\n",
        "[" + "a." * chance.choice((100, 5000)) + "a]\n",
        "x = " + "[" * chance.choice((50, 3000)) + "]" * chance.choice((50, 3000)) + "\n",
        "".join(f"k{n} = 1\n" for n in range(chance.choice((100, 50_000)))),
        "[[card]]\n" * chance.choice((10, 20_000)),
        'x = """' + "y" * chance.choice((100, 900_000)) + '"""\n',
        "n = " + "9" * chance.choice((20, 5000)) + "\n",
    )
    if kind < len(more):
        document["data"] = more[kind] + text if chance.random() < 0.5 else text + more[kind]
    elif kind == len(more):
        document["data"] = text[:at] + chance.choice("0129-[]\"'=\n#.é") + text[at + 1 :]
    else:
        lines = text.splitlines()
        del lines[chance.randrange(len(lines))]
        document["data"] = "\n".join(lines)


MEANINGS: tuple[Callable[[dict[str, Any], Random], None], ...] = (
    other_value,
    other_value,
    without,
    other_log,
    other_log,
    other_data,
)


# Spoilt bytes ------------------------------------------------------------------------------------


def other_bytes(content: bytes, chance: Random) -> bytes:
    """Some bytes are others, the end is missing, or something follows it."""
    spoilt = bytearray(content)
    kind = chance.randrange(4)
    if kind == 0:
        for _ in range(chance.choice((1, 3, 50))):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
    elif kind == 1:
        del spoilt[chance.randrange(len(spoilt)) :]
    elif kind == 2:
        spoilt += chance.randbytes(chance.choice((1, 100, 3_000_000)))
    else:
        bomb = zlib.compress(bytes(chance.choice((10**6, 10**8))), 9)
        said = chance.choice((10, 4_000_000, 2**32 - 1))
        spoilt = bytearray(HEAD.pack(MAGIC, FORMAT, said) + bomb)
    return bytes(spoilt)


def packed(document: Any) -> bytes:
    """A file that is sound but for what is in it."""
    text = json.dumps(document, ensure_ascii=False).encode("utf-8", "surrogatepass")
    return HEAD.pack(MAGIC, FORMAT, len(text)) + zlib.compress(text, 1)


def hostile(chance: Random) -> tuple[str, bytes]:
    """The kind of attack, and the bytes of the file."""
    content = chance.choice(sorted(FIXTURES.glob("*.throne"))).read_bytes()
    if chance.random() < 0.2:
        return "other_bytes", other_bytes(content, chance)
    unpack(content)
    document = json.loads(zlib.decompress(content[HEAD.size :]))
    document.setdefault("hints", 0)
    document.setdefault("reasons", {})
    spoil = chance.choice(MEANINGS)
    spoil(document, chance)
    return spoil.__name__, packed(document)
