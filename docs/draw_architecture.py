"""Draws docs/architecture.svg from the imports as they are: `uv run docs/draw_architecture.py`.

Rooms are the folders of the project, one floor below whatever imports them; the width of an arrow
tells how many files take part. Below stand the ways that a decision, a save and a thought go;
each is refused when a file that it names is gone.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterator
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LAYERS = ("main", "scenes", "sprites", "saves", "engine")
WAYS = {
    "A decision": (
        "scenes/table/input/inputs.py",
        "scenes/table/input/controller.py",
        "scenes/table/model/table_model.py",
        "scenes/table/model/match.py",
        "engine/session.py",
        "engine/core.py",
        "engine/events/__init__.py",
        "scenes/table/motion/animator.py",
    ),
    "A save": (
        "scenes/table/model/match.py",
        "scenes/table/saving/autosave_writer.py",
        "saves/library.py",
        "saves/store.py",
        "saves/schema.py",
    ),
    "A thought": (
        "scenes/table/model/seat_players.py",
        "engine/ai/worlds.py",
        "engine/ai/thinker.py",
        "engine/ai/worker.py",
        "engine/ai/levels/__init__.py",
        "engine/ai/search/standard.py",
        "engine/ai/contract.py",
    ),
}
"""Files in the order in which each way passes through them."""
OWN_FILES = {"scenes": "launch, app", "engine": "core, session, ...", "sprites": "games"}
"""What stands at a layer's top, beside its folders."""
WIDE, HIGH, GAP, MARGIN = 150, 40, 18, 40
HEAD = 40
PANELS = {
    "scenes": (MARGIN, 8),
    "sprites": (MARGIN, 3),
    "saves": (MARGIN + 3 * (WIDE + GAP) + 3 * GAP, 1),
    "engine": (MARGIN + 4 * (WIDE + GAP) + 8 * GAP, 3),
}
"""Left edge and number of columns of each layer's panel; scenes above, the others side by side."""
TOP = 130
COLOURS = {
    "main": "#7a5a2e",
    "scenes": "#5b3f63",
    "sprites": "#2f5d50",
    "saves": "#6b4a3a",
    "engine": "#2d4a6e",
}


def files() -> Iterator[Path]:
    """Every source file of the five layers."""
    yield ROOT / "main.py"
    for layer in LAYERS[1:]:
        yield from sorted((ROOT / layer).rglob("*.py"))


def room_of(path: Path) -> str:
    """The folder that a file belongs to, two levels deep; files at a layer's top are its own. A
    game's positions for `shots` are a part of that command."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    if parts[:2] == ("scenes", "games") and parts[-1].startswith("shots"):
        return "scenes/commands"
    return parts[0] if len(parts) < 3 else "/".join(parts[:2])


def imported(path: Path) -> Iterator[Path]:
    """The files of the project that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.ImportFrom) or not node.module:
            continue
        for alias in node.names:
            whole = ROOT.joinpath(*node.module.split("."), alias.name).with_suffix(".py")
            part = ROOT.joinpath(*node.module.split(".")).with_suffix(".py")
            package = ROOT.joinpath(*node.module.split("."), "__init__.py")
            found = next((each for each in (whole, part, package) if each.is_file()), None)
            if found is not None:
                yield found


def arrows() -> dict[tuple[str, str], int]:
    """How many imports lead from one room to another."""
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for path in files():
        for other in set(imported(path)):
            ends = room_of(path), room_of(other)
            if ends[0] != ends[1]:
                counts[ends] += 1
    return dict(counts)


def floors(rooms: list[str], ties: dict[tuple[str, str], int]) -> dict[str, int]:
    """The floor of each room within its layer: one above the highest that it imports. Rooms that
    import one another stand on one floor."""
    inner = {ends for ends in ties if set(ends) <= set(rooms)}
    one_way = {(a, b) for a, b in inner if ties[a, b] > ties.get((b, a), 0)}
    found = dict.fromkeys(rooms, 0)
    for _ in rooms:
        for upper, lower in one_way:
            found[upper] = max(found[upper], min(len(rooms), found[lower] + 1))
    return found


def places(rooms: list[str], ties: dict[tuple[str, str], int]) -> dict[str, tuple[int, int]]:
    """The upper left corner of each room, its layer's panel around it: see `PANELS`."""
    found = {"main": (MARGIN + 4 * (WIDE + GAP) - WIDE // 2, MARGIN)}
    for layer, (left, columns) in PANELS.items():
        top = _top(layer, found)
        own = [room for room in rooms if room.split("/")[0] == layer]
        floor = floors(own, ties)
        y = top + HEAD
        for level in sorted(set(floor.values()), reverse=True):
            on_floor = sorted(room for room in own if floor[room] == level)
            for start in range(0, len(on_floor), columns):
                row = on_floor[start : start + columns]
                indent = (columns - len(row)) * (WIDE + GAP) // 2
                for column, room in enumerate(row):
                    found[room] = left + GAP + indent + column * (WIDE + GAP), y
                y += HIGH + 2 * GAP
    return found


def _top(layer: str, at: dict[str, tuple[int, int]]) -> int:
    """The upper edge of a layer's panel: below that of the scenes, but for the scenes."""
    if layer == "scenes":
        return TOP
    foot = max(y for room, (_, y) in at.items() if room.split("/")[0] == "scenes")
    return foot + HIGH + GAP + 80


def panel(layer: str, at: dict[str, tuple[int, int]]) -> tuple[int, int, int, int]:
    """Where a layer's panel lies: x, y, width, height."""
    left, columns = PANELS[layer]
    top = _top(layer, at)
    foot = max(y for room, (_, y) in at.items() if room.split("/")[0] == layer) + HIGH + GAP
    return left, top, columns * (WIDE + GAP) + GAP, foot - top


def draw_panel(layer: str, at: dict[str, tuple[int, int]]) -> str:
    """A layer: a tinted sheet with its name."""
    x, y, width, height = panel(layer, at)
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" '
        f'fill="{COLOURS[layer]}" opacity=".16"/>'
        f'<text x="{x + GAP}" y="{y + 24}" class="way">{layer}</text>'
    )


def between(ties: dict[tuple[str, str], int], at: dict[str, tuple[int, int]]) -> str:
    """One arrow from layer to layer, with the number of imports that it stands for."""
    counts: dict[tuple[str, str], int] = defaultdict(int)
    for (upper, lower), count in ties.items():
        ends = upper.split("/")[0], lower.split("/")[0]
        if ends[0] != ends[1]:
            counts[ends] += count
    parts = []
    for (upper, lower), count in sorted(counts.items()):
        x, y, width, _ = panel(lower, at)
        if upper == "main":
            x1, y1, x2, y2 = at["main"][0] + WIDE // 2, at["main"][1] + HIGH, 0, y
            x2 = x1
        elif upper == "saves":
            left, top, wide, high = panel("saves", at)
            x1, y1, x2, y2 = left + wide, top + high - GAP, x, top + high - GAP
        else:
            _, top, _, high = panel(upper, at)
            x1, y1, x2, y2 = x + width // 2, top + high, x + width // 2, y
        parts.append(f'<path d="M{x1} {y1} L{x2} {y2}" class="step" stroke-width="4"/>')
        parts.append(f'<circle cx="{x2}" cy="{y2}" r="6" fill="#33291c"/>')
        middle = (x1 + x2) // 2, (y1 + y2) // 2
        beside = (0, -8) if y1 == y2 else (26, 5)
        corner = f'x="{middle[0] + beside[0]}" y="{middle[1] + beside[1]}"'
        parts.append(f'<text {corner} class="count">{count}</text>')
    return "".join(parts)


def box(x: int, y: int, layer: str, title: str, line: str) -> str:
    """A room: its name, and a line about it."""
    return (
        f'<rect x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="5" fill="{COLOURS[layer]}"/>'
        f'<text x="{x + WIDE / 2}" y="{y + 17}" class="name">{escape(title)}</text>'
        f'<text x="{x + WIDE / 2}" y="{y + 32}" class="line">{escape(line)}</text>'
    )


def arrow(start: tuple[int, int], end: tuple[int, int], count: int) -> str:
    """A line from the foot of one room to the head of another."""
    x1, y1 = start[0] + WIDE / 2, start[1] + HIGH
    x2, y2 = end[0] + WIDE / 2, end[1]
    if y2 <= start[1]:
        y1, y2 = start[1] + HIGH / 2, end[1] + HIGH / 2
    bend = max(18.0, abs(y2 - y1) / 2)
    width = min(5.0, 0.7 + count / 14)
    way = f"M{x1:g} {y1:g} C{x1:g} {y1 + bend:g} {x2:g} {y2 - bend:g} {x2:g} {y2:g}"
    return f'<path d="{way}" stroke-width="{width:.1f}" class="arrow"/>'


def way(title: str, paths: tuple[str, ...], y: int) -> str:
    """One row of boxes: the files that something passes through."""
    parts = [f'<text x="{MARGIN}" y="{y - 8}" class="way">{escape(title)}</text>']
    for number, path in enumerate(paths):
        folder, _, name = path.removesuffix("/__init__.py").rpartition("/")
        x = MARGIN + number * (WIDE + GAP)
        if number:
            parts.append(
                f'<path d="M{x - GAP} {y + HIGH / 2} h{GAP}" stroke-width="2" class="step"/>'
            )
        parts.append(box(x, y, path.split("/")[0], name.removesuffix(".py"), folder))
    return "".join(parts)


def draw() -> str:
    """The whole picture as SVG."""
    ties = arrows()
    sizes: dict[str, int] = defaultdict(int)
    for path in files():
        sizes[room_of(path)] += path.read_text(encoding="utf-8").count("\n")
    rooms = sorted(room for room in sizes if sizes[room] > 1)
    at = places(rooms, ties)
    lines = [
        arrow(at[a], at[b], count)
        for (a, b), count in sorted(ties.items())
        if a in at and b in at and a.split("/")[0] == b.split("/")[0]
    ]
    sheets = "".join(draw_panel(layer, at) for layer in PANELS) + between(ties, at)
    boxes = [
        box(
            *at[room],
            room.split("/")[0],
            OWN_FILES.get(room, room.rpartition("/")[2]),
            f"{sizes[room]} lines",
        )
        for room in rooms
    ]
    foot = max(y for _, y in at.values()) + HIGH + 4 * GAP
    rows = []
    for title, paths in WAYS.items():
        rows.append(way(title, paths, foot))
        foot += HIGH + 3 * GAP
    width = 2 * MARGIN + 8 * (WIDE + GAP) + GAP
    style = (
        "text{font-family:serif;text-anchor:middle;fill:#f4ead2}"
        ".name{font-size:14px;font-weight:bold}.line{font-size:10px}"
        ".way{font-size:16px;text-anchor:start;fill:#33291c;font-style:italic}"
        ".count{font-size:13px;fill:#33291c}"
        ".arrow{fill:none;stroke:#33291c;opacity:.22}.step{stroke:#33291c}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {foot}">'
        f"<style>{style}</style>"
        f'<rect width="{width}" height="{foot}" fill="#f4ead2"/>'
        f"{sheets}{''.join(lines)}{''.join(boxes)}{''.join(rows)}</svg>\n"
    )


def main() -> int:
    """Write the picture; 2 when a way names a file that is not there."""
    gone = [path for paths in WAYS.values() for path in paths if not (ROOT / path).is_file()]
    if gone:
        print(f"These files of a way are gone: {', '.join(gone)}", file=sys.stderr)
        return 2
    (ROOT / "docs" / "architecture.svg").write_text(draw(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
