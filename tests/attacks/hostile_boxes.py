"""Makes hostile sets of corrections out of sound ones: spoilt bytes, form and meaning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random

from engine.box.applying import shipped
from engine.box.corrections import Box, Correction
from engine.box.figures import figures_of
from engine.games import game_keys
from saves.box_files import BoxFile, write_text

_VALUES = (
    "-1", "99", "100000", "1" * 400, "0.5", "inf", "nan", "true", '""', '"\\u0000"', '"x"', "[]",
    "[[]]", "{}", "{ a = 1 }", "[1, 2, 3]", '["nonsense:1"]', '["virtue:99999"]', "1979-05-27",
    "07:32:00", '"' + "A" * 900 + '"', "[" * 7 + "]" * 7, "[" * 40 + "]" * 40, "0x7fffffff",
    '["virtue:1 | virtue:1 | virtue:1 & virtue:1"]', "[true]", "9223372036854775808",
)  # fmt: skip
_LINES = (
    "format = 1", "format = 7", 'game = "chess"', "[[set]]", "[set]", "[[set.correction]]",
    "a.b.c.d.e.f.g.h = 1", "= 1", "x", "'''", '"""', "[[[", "entry = 3", 'column = "options[0]"',
    'column = "../../x"', 'column = "id"', 'entry = "meta"', "value = ", "\x00", "\ud7ff" * 300,
    "k" * 3000, "[a.b.c.d.e.f]", "unknown = 1", "value = 1\nvalue = 2", 'in_use = "nobody"',
)  # fmt: skip


def sound_set(chance: Random) -> str:
    """A set of some corrections of a game, as it is written."""
    game = chance.choice(game_keys())
    base = shipped(game)
    figures = chance.sample(figures_of(base.game, base.text), 6)
    said = [
        Correction(*figure.place, base.value(figure.place), base.value(figure.place), "Anna")
        for figure in figures
    ]
    return write_text(BoxFile(game, {"Set": Box(game, "Set", {each.place: each for each in said})}))


def _cut(text: str, chance: Random) -> bytes:
    return text.encode()[: chance.randrange(len(text))]


def _flipped(text: str, chance: Random) -> bytes:
    spoilt = bytearray(text.encode())
    for _ in range(chance.choice((1, 3, 30))):
        spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
    return bytes(spoilt)


def _other_value(text: str, chance: Random) -> bytes:
    places = [match.span() for match in re.finditer(r"(?m)(?<=^value = ).*$", text)]
    if not places:
        return b"format = 1\n"
    start, end = chance.choice(places)
    return (text[:start] + chance.choice(_VALUES) + text[end:]).encode()


def _other_line(text: str, chance: Random) -> bytes:
    lines = text.split("\n")
    number = chance.randrange(len(lines))
    lines[number : number + chance.randrange(2)] = [chance.choice(_LINES)]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


def _other_place(text: str, chance: Random) -> bytes:
    found = chance.choice((r"(?m)(?<=^entry = ).*$", r"(?m)(?<=^column = ).*$"))
    words = ('"nobody"', '"set"', '""', '"a.b"', '"cost"', '"limits"', '"id"', '"x[999]"', "7")
    return re.sub(found, lambda _: chance.choice(words), text).encode()


def _blown_up(text: str, chance: Random) -> bytes:
    part = chance.choice(("#", "[", "a = 1\n", '[[set.correction]]\nentry = "a"\n', "\n" * 50))
    return (text + part * chance.choice((2_000, 30_000, 400_000))).encode()[:5_000_000]


def _rubbish(text: str, chance: Random) -> bytes:
    return chance.randbytes(chance.choice((0, 1, 40, 3_000)))


_WAYS: tuple[Callable[[str, Random], bytes], ...] = (
    _cut,
    _flipped,
    _other_value,
    _other_value,
    _other_line,
    _other_line,
    _other_place,
    _blown_up,
    _rubbish,
)


def hostile_sets(seed: int) -> Iterator[bytes]:
    """One after the other, without end; a few may happen to be sound."""
    chance = Random(seed)
    while True:
        text = sound_set(chance)
        for _ in range(25):
            yield chance.choice(_WAYS)(text, chance)
