"""Mirror images of path data, computed and not transformed: gradients stay lit from the left."""

from __future__ import annotations

import re

from sprites.common import strokes

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


def flipped(d: str, axis: float = 120.0) -> str:
    """Path data mirrored about x = axis. Only absolute commands; ValueError on others."""
    out: list[str] = []
    command = ""
    numbers: list[float] = []
    for token in _TOKEN.findall(d):
        if token.isalpha():
            if token not in _ARGUMENTS:
                raise ValueError(f"path command {token!r} cannot be mirrored")
            command = token
            if command == "Z":
                out.append("Z")
            continue
        numbers.append(float(token))
        if len(numbers) == _ARGUMENTS[command]:
            out.append(command + _mirrored(command, numbers, axis))
            numbers = []
    return "".join(out)


def _mirrored(command: str, numbers: list[float], axis: float) -> str:
    if command == "V":
        return f"{numbers[0]:g}"
    if command == "A":
        rx, ry, turn, large, sweep, x, y = numbers
        return f"{rx:g} {ry:g} {-turn:g} {large:g} {1 - sweep:g} {2 * axis - x:g} {y:g}"
    return " ".join(
        f"{2 * axis - value:g}" if index % 2 == 0 else f"{value:g}"
        for index, value in enumerate(numbers)
    )


def both(
    d: str,
    fill: str = "none",
    line: str = "",
    width: float = 1.0,
    alpha: float = 1.0,
    axis: float = 120.0,
) -> str:
    """The path and its mirror image, both with the same light."""
    return strokes.path(d, fill, line, width, alpha) + strokes.path(
        flipped(d, axis), fill, line, width, alpha
    )


def both_strokes(d: str, line: str, width: float, alpha: float = 1.0, axis: float = 120.0) -> str:
    return strokes.stroke(d, line, width, alpha) + strokes.stroke(
        flipped(d, axis), line, width, alpha
    )
