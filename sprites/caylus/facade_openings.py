"""Windows, doors, arches, chimneys, awnings and steps of the façades, in the grid of 120 x 112."""

from __future__ import annotations

from sprites.caylus.palette import DEEP, INK, OAK, lit, shaded
from sprites.caylus.pen import Drawing


def window(
    d: Drawing,
    x: float,
    y: float,
    width: float = 6,
    height: float = 9,
    arched: bool = True,
    glass: str = "#5f7480",
    sill: bool = True,
) -> None:
    """A window with its upper left corner at (x, y), mullion and a pale sill."""
    if arched:
        arc = f"A{width / 2:.2f} {width / 2:.2f} 0 0 1 {x + width} {y + width / 2}"
        data = f"M{x} {y + height} V{y + width / 2} {arc} V{y + height} Z"
    else:
        data = f"M{x} {y} h{width} v{height} h{-width} Z"
    d.path(data, glass, width=0.8)
    d.fill(
        f"M{x + 0.6} {y + height - 0.6} V{y + height * 0.45} L{x + width * 0.5} {y + height * 0.7} "
        f"V{y + height - 0.6} Z",
        "#dfeaf0",
        0.35,
    )
    d.line(f"M{x + width / 2} {y + 0.6} V{y + height} M{x} {y + height * 0.55} h{width}", INK, 0.6)
    if sill:
        d.line(f"M{x - 0.9} {y + height + 0.3} h{width + 1.8}", "#fdf0cf", 1.3)


def shutters(d: Drawing, x: float, y: float, width: float, height: float, colour: str) -> None:
    """An open shutter on either side of a window."""
    wide = width * 0.5
    for left in (x - wide - 0.2, x + width + 0.2):
        d.rect(left, y, wide, height, colour, width=0.6)
        d.line(f"M{left + 0.5} {y + height * 0.5} h{wide - 1}", shaded(colour, 0.5), 0.5)


def door(
    d: Drawing,
    x: float,
    foot: float,
    width: float = 9,
    height: float = 14,
    colour: str = OAK,
    arched: bool = True,
) -> None:
    """A door of boards with its lower left corner at (x, foot)."""
    head = foot - height
    rise = width / 2 if arched else 0.0
    arc = f"A{rise:.2f} {rise:.2f} 0 0 1 {x + width} {head + rise}" if arched else f"H{x + width}"
    frame = f"M{x} {foot} V{head + rise} {arc} V{foot} Z"
    d.line(frame, "#f6e6c0", 2.6)
    d.path(frame, colour)
    boards = " ".join(
        f"M{x + width * part / 4:.1f} {head + rise * 0.4:.1f} V{foot}" for part in (1, 2, 3)
    )
    d.line(boards, shaded(colour, 0.45), 0.6)
    d.circle(x + width * 0.78, foot - height * 0.42, 0.7, "#e0b144", line=None)


def arch(
    d: Drawing, x: float, foot: float, width: float, height: float, inside: str = DEEP
) -> None:
    """An open round arch with voussoirs, its lower left corner at (x, foot)."""
    rise = width / 2
    head = foot - height + rise
    data = f"M{x} {foot} V{head} A{rise} {rise} 0 0 1 {x + width} {head} V{foot} Z"
    d.line(data, "#f3e2b6", 3.0)
    d.line(data, shaded("#f3e2b6", 0.4), 0.5)
    d.path(data, inside)


def chimney(d: Drawing, x: float, y: float, height: float = 10, smoke: bool = True) -> None:
    """A chimney whose foot is at (x, y), with a thread of smoke."""
    d.rect(x, y - height, 4.6, height, shaded("#c08a66", 0.1), width=0.8)
    d.fill(f"M{x + 2.8} {y - height} h1.8 v{height} h-1.8 Z", DEEP, 0.25)
    d.rect(x - 0.8, y - height - 1.6, 6.2, 2, "#a9765a", width=0.7)
    if smoke:
        d.line(f"M{x + 2.4} {y - height - 3} q-3 -4 0.6 -7 q3.4 -3 1 -7", "#fdf8ec", 2.2, 0.55)


def awning(
    d: Drawing,
    x: float,
    y: float,
    width: float,
    height: float,
    colours: tuple[str, str],
    stripes: int = 5,
) -> None:
    """A striped awning whose upper edge runs from (x, y); it widens towards its fringe."""
    lean = height * 0.45
    wide = (width + 2 * lean) / stripes
    for stripe in range(stripes):
        top = x + width * stripe / stripes
        low = x - lean + wide * stripe
        colour = colours[stripe % 2]
        d.path(
            f"M{top:.2f} {y} L{top + width / stripes:.2f} {y} L{low + wide:.2f} {y + height} "
            f"q{-wide / 2:.2f} {wide * 0.55:.2f} {-wide:.2f} 0 Z",
            d.linear((0, y), (0, y + height), (0, shaded(colour, 0.18)), (1, lit(colour, 0.22))),
            width=0.7,
        )


def steps(
    d: Drawing, x: float, foot: float, width: float, count: int = 2, tone: str = "#dccba4"
) -> None:
    """Stone steps, widest at (x, foot)."""
    for step in range(count):
        inset = step * 2.4
        d.rect(
            x + inset,
            foot - 2.4 * (step + 1),
            width - 2 * inset,
            2.4,
            lit(tone, 0.1 * step),
            width=0.7,
        )
