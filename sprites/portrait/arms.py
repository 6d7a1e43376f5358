"""Arms and hands: a handful of poses, each a pair of sleeves with hands and what they hold.

Tools are kept on the viewer's right, because a card's icons lie on the left.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from sprites.common.colour import darker, lighter, mix
from sprites.common.curves import curve
from sprites.common.pen import Point
from sprites.portrait.body import Trunk
from sprites.portrait.pen import INK, Drawing, smooth


@dataclass(frozen=True)
class Sleeve:
    """Cloth of the arm, cuff, skin of the hand (hex) and how wide the arm is."""

    cloth: str
    cuff: str
    skin: str
    width: float = 8.0


@dataclass(frozen=True)
class Grip:
    """Where a held thing is put: its anchor in the figure box and its lean in degrees."""

    x: float
    y: float
    lean: float = 0.0


GRIPPED = ("raise", "carry", "staff", "dangle")
"""Poses that close a fist round a tool."""
RESTING = ("chest", "palm")
"""Poses that bear a thing on open hands."""
EMPTY = ("down", "folded", "bless", "hush", "brim", "point", "clasp")
"""Poses without a thing."""
POSES = (*GRIPPED, *RESTING, *EMPTY)


def grip_of(pose: str, trunk: Trunk) -> Grip:
    """The place of the tool in a pose that holds one."""
    middle = trunk.centre(98)
    return {
        "raise": Grip(81, 87, 5),
        "carry": Grip(70, 97, 33),
        "staff": Grip(middle + 1, 86, 0),
        "dangle": Grip(81, 71, 0),
        "chest": Grip(middle, 99, 0),
        "palm": Grip(79, 88, 0),
    }[pose]


def limb(drawing: Drawing, joints: Sequence[Point], start: float, end: float, colour: str) -> None:
    """A sleeve through the joints, `start` and `end` its half widths."""
    points = curve(joints, 9)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y) in enumerate(points):
        before = points[max(0, index - 1)]
        after = points[min(len(points) - 1, index + 1)]
        length = math.hypot(after[0] - before[0], after[1] - before[1]) or 1.0
        across, down = -(after[1] - before[1]) / length, (after[0] - before[0]) / length
        half = start + (end - start) * index / (len(points) - 1)
        left.append((x + across * half, y + down * half))
        right.append((x - across * half, y - down * half))
    first, last = points[0], points[-1]
    fill = drawing.linear(
        (min(first[0], last[0]) - 8, min(first[1], last[1]) - 6),
        (max(first[0], last[0]) + 8, max(first[1], last[1]) + 6),
        (0, lighter(colour, 0.24)),
        (0.45, colour),
        (1, darker(colour, 0.4)),
    )
    drawing.path(f"{smooth(left)} {smooth(list(reversed(right)), start='L')} Z", fill, INK, 2.2)


def _cuff(drawing: Drawing, wrist: Point, towards: Point, sleeve: Sleeve, half: float) -> None:
    angle = math.degrees(math.atan2(towards[1] - wrist[1], towards[0] - wrist[0]))
    with drawing.group(f"translate({wrist[0]:.1f},{wrist[1]:.1f}) rotate({angle:.1f})"):
        drawing.rect(-3.4, -half - 1.2, 5.2, 2 * half + 2.4, sleeve.cuff, INK, 1.7, corner=1.6)


def fist(drawing: Drawing, grip: Grip, skin: str, lean: float = 0.0) -> None:
    """Fingers closed round something upright."""
    with drawing.group(f"translate({grip.x},{grip.y}) rotate({lean})"):
        drawing.path(
            "M-6 -4.6 Q0 -8.4 6 -4.6 Q8 2 5.2 6.6 Q0 9 -5 6.6 Q-8 2 -6 -4.6 Z", skin, INK, 2
        )
        drawing.path(
            "M3 -5.6 Q8 2 5.2 6.6 Q3 8 1 8 Q5 2 3 -5.6 Z", mix(skin, "#6d2f4a", 0.36), opacity=0.6
        )
        tone = mix(skin, "#5a2030", 0.55)
        drawing.line("M-6 -1.4 H1.4 M-6.4 2 H1.6 M-5.6 5 H1", tone, 1.3)


def open_hand(
    drawing: Drawing, x: float, y: float, skin: str, lean: float = 0.0, blessing: bool = False
) -> None:
    """A raised palm; a blessing one folds two fingers."""
    tone = mix(skin, "#5a2030", 0.5)
    with drawing.group(f"translate({x},{y}) rotate({lean})"):
        if blessing:
            for offset in (-2.6, 0.6):
                drawing.rod(f"M{offset} 0 L{offset * 1.3} -10.4", skin, 3.0, 2.6)
            drawing.path(
                "M-5.4 -1 Q-5.4 8 0 9 Q6.4 8 6.4 0 Q5 -3.4 2.6 -1.4 Q-2 -3 -5.4 -1 Z",
                skin,
                INK,
                1.9,
            )
            drawing.line("M2.4 0.6 H6 M2.4 3.4 H6", tone, 1.3)
            drawing.rod("M-4.4 4 Q-8.4 1.4 -7.4 -2.6", skin, 2.6, 2.4)
        else:
            for offset, reach in ((-4.6, 8.2), (-1.6, 10.4), (1.6, 10.2), (4.6, 8.0)):
                drawing.rod(f"M{offset * 0.8} 0 L{offset * 1.35} {-reach}", skin, 2.5, 2.4)
            drawing.rod("M-4.4 4.4 Q-8.6 2.6 -9.6 -2", skin, 2.6, 2.4)
            drawing.path("M-5.2 -1 Q-5.6 8 0 9 Q5.6 8 5.6 -1 Q0 -3 -5.2 -1 Z", skin, INK, 1.9)
            drawing.path("M-4.4 -1.4 H4.8 L4.6 1.4 H-4.4 Z", skin)
            drawing.line("M-3 4 Q0 1.8 3.4 3", tone, 1.2)


def flat_hand(
    drawing: Drawing, x: float, y: float, skin: str, lean: float = 0.0, flip: bool = False
) -> None:
    """A hand laid against something, fingers together; `flip` points them left."""
    with drawing.group(f"translate({x},{y}) rotate({lean}) scale({-1 if flip else 1},1)"):
        drawing.path(
            "M-6 -3.4 Q0 -6 7 -4.4 Q11 -3.4 11.6 -1 Q11 1.2 8 1 Q10.4 2.6 8.4 4 Q7.6 5 5.8 4.6 "
            "Q5 6.6 0 6 Q-5 6 -6 3 Z",
            skin,
            INK,
            1.9,
        )
        drawing.line("M3.4 -1.6 H9.6 M3.4 1.4 H8.4 M2.8 4 H6", mix(skin, "#5a2030", 0.5), 1.2)
        drawing.rod("M-2 -3.6 Q1.6 -7.6 4.8 -6.4", skin, 2.3, 2.2)


def _cupped(drawing: Drawing, x: float, y: float, skin: str) -> None:
    """A palm turned up below something."""
    drawing.path(
        f"M{x - 10} {y - 1} Q{x - 9} {y + 6} {x} {y + 7.4} Q{x + 8} {y + 6.4} {x + 8.6} {y - 0.6} "
        f"Q{x} {y + 2.4} {x - 10} {y - 1} Z",
        skin,
        INK,
        1.9,
    )
    drawing.line(
        f"M{x - 6} {y + 2.4} Q{x - 4} {y + 5} {x - 1} {y + 5.6}", mix(skin, "#5a2030", 0.5), 1.2
    )


def draw_arms(drawing: Drawing, pose: str, trunk: Trunk, sleeve: Sleeve, mouth: Point) -> None:
    """The sleeves and bare hands of a pose, before the thing in front of them is drawn."""
    wide = sleeve.width
    right_shoulder, left_shoulder = trunk.at(0.84, 87), trunk.at(-0.84, 87)

    def arm(*joints: Point, end: float = 0.66, cuff: bool = True) -> None:
        limb(drawing, joints, wide, wide * end, sleeve.cloth)
        if cuff:
            _cuff(
                drawing,
                joints[-1],
                (2 * joints[-1][0] - joints[-2][0], 2 * joints[-1][1] - joints[-2][1]),
                sleeve,
                wide * end,
            )

    if pose == "raise":
        arm((91, 134), (92, 114), (82.5, 97), end=0.72)
    elif pose == "dangle":
        arm((93, 134), (97, 104), (84, 80), end=0.7)
    elif pose == "carry":
        arm((88, 134), (88, 118), (73.5, 104), end=0.72)
    elif pose == "palm":
        arm((92, 136), (94, 116), (82, 99), end=0.72)
        _cupped(drawing, 79, 89, sleeve.skin)
    elif pose in ("chest", "staff"):
        middle = trunk.centre(98)
        low = 105 if pose == "chest" else 98
        arm((left_shoulder[0] - 3, 108), (middle - 30, 116), (middle - 17, low), end=0.7)
        arm((right_shoulder[0] + 3, 108), (middle + 30, 116), (middle + 17, low), end=0.7)
    elif pose == "folded":
        _folded(drawing, trunk, sleeve)
    elif pose == "bless":
        arm((90, 134), (92, 110), (82, 89), end=0.7)
        open_hand(drawing, 80.5, 80, sleeve.skin, 6, blessing=True)
    elif pose == "point":
        arm((90, 134), (92, 112), (82, 94), end=0.7)
        drawing.rod("M80 84 L76 68", sleeve.skin, 3.4, 2.8)
        fist(drawing, Grip(81, 86), sleeve.skin, -14)
    elif pose == "hush":
        arm((82, 134), (82, 108), (mouth[0] + 10, 86), end=0.66)
        drawing.rod(f"M{mouth[0] + 5} 76 L{mouth[0] + 1.2} {mouth[1] - 2.4}", sleeve.skin, 3.6, 2.6)
        fist(drawing, Grip(mouth[0] + 7, 78), sleeve.skin, -24)
    elif pose == "brim":
        arm((right_shoulder[0], 92), (98, 82), (92, 54), (80, 43), end=0.6)
        flat_hand(drawing, 74, 36, sleeve.skin, 30, flip=True)
    elif pose == "clasp":
        middle = trunk.centre(98)
        arm((left_shoulder[0] - 3, 108), (middle - 26, 116), (middle - 10, 102), end=0.74)
        arm((right_shoulder[0] + 3, 108), (middle + 26, 116), (middle + 10, 102), end=0.74)
        flat_hand(drawing, middle - 3, 95, sleeve.skin, -64)
        flat_hand(drawing, middle + 3, 95, mix(sleeve.skin, "#6d2f4a", 0.12), 64, flip=True)


def _folded(drawing: Drawing, trunk: Trunk, sleeve: Sleeve) -> None:
    """Arms crossed over the chest: each hand lies on the other upper arm."""
    middle = trunk.centre(98)
    for side, hand_y in ((1, 95.0), (-1, 98.0)):
        shoulder = trunk.at(side * 0.86, 90)
        elbow = (trunk.edge(side, 108) - side * 4, 112.0)
        hand = (middle - side * 14, hand_y + 2.6)
        _bent_arm(drawing, (shoulder, elbow, hand), sleeve)
        lean = 22 if side > 0 else -20
        flat_hand(drawing, middle - side * 17.5, hand_y, sleeve.skin, lean, flip=side > 0)


def _bent_arm(drawing: Drawing, joints: tuple[Point, Point, Point], sleeve: Sleeve) -> None:
    """Upper arm and forearm with a round elbow between them."""
    shoulder, elbow, wrist = joints
    wide = sleeve.width
    between = ((shoulder[0] + elbow[0]) / 2, (shoulder[1] + elbow[1]) / 2)
    limb(drawing, (shoulder, between, elbow), wide * 0.9, wide, sleeve.cloth)
    drawing.circle(*elbow, wide, sleeve.cloth, INK, 2.2)
    half_way = ((elbow[0] + wrist[0]) / 2, (elbow[1] + wrist[1]) / 2 + 2)
    limb(drawing, (elbow, half_way, wrist), wide, wide * 0.56, sleeve.cloth)
    drawing.circle(*elbow, wide * 0.88, sleeve.cloth)


def draw_holding_hands(drawing: Drawing, pose: str, trunk: Trunk, sleeve: Sleeve) -> None:
    """The fingers in front of the thing held."""
    grip = grip_of(pose, trunk)
    if pose in ("raise", "dangle", "carry"):
        fist(drawing, grip, sleeve.skin, grip.lean)
    elif pose == "staff":
        fist(drawing, Grip(grip.x + 1, grip.y + 8), sleeve.skin, 10)
        fist(drawing, Grip(grip.x - 1, grip.y), sleeve.skin, -8)
    elif pose == "chest":
        flat_hand(drawing, grip.x - 15, 101, sleeve.skin, -12)
        flat_hand(drawing, grip.x + 15, 101, mix(sleeve.skin, "#6d2f4a", 0.12), 12, flip=True)
