"""Who is on which card: the specifications of the people files, checked and ready to draw.

A person is data: names of parts and colours. The same card is always the same person.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from sprites.portrait.arms import GRIPPED, POSES, RESTING
from sprites.portrait.backdrops import BACKDROPS
from sprites.portrait.body import BUILDS
from sprites.portrait.clothes import GARMENTS
from sprites.portrait.eyes import BROWS, EYES
from sprites.portrait.face import MOUTHS, NOSES
from sprites.portrait.hair import HAIR, HAIR_COLOURS
from sprites.portrait.hair_beards import BEARDS
from sprites.portrait.hats import HATS
from sprites.portrait.head import FACES
from sprites.portrait.marks import MARKS
from sprites.portrait.masks import MASKS, NECKWEAR
from sprites.portrait.tools import Tool
from sprites.portrait.tools_criminals import BACK_LOADS, NIGHT_TOOLS, PETS
from sprites.portrait.tools_nobles import RANK_TOOLS
from sprites.portrait.tools_trade import TRADE_TOOLS

TOOLS: dict[str, Tool] = TRADE_TOOLS | RANK_TOOLS | NIGHT_TOOLS

SKINS: dict[str, str] = {
    "porcelain": "#f7dcc6",
    "fair": "#f1c9a2",
    "rosy": "#efb99a",
    "peach": "#e3b184",
    "olive": "#d0a070",
    "tan": "#bd8659",
    "bronze": "#a36c45",
    "brown": "#885435",
    "umber": "#6d442d",
    "deep": "#523226",
}
CLOTHS: dict[str, str] = {
    "wine": "#7d2f4b",
    "madder": "#a23a3c",
    "scarlet": "#b8382f",
    "rust": "#a8572f",
    "ochre": "#c08a3a",
    "mustard": "#cfa23c",
    "gold": "#e0b34a",
    "moss": "#6f7d45",
    "forest": "#3f6648",
    "sage": "#8b9a78",
    "teal": "#2f7070",
    "sky": "#5f8fb4",
    "royal": "#385f9e",
    "indigo": "#37426f",
    "violet": "#5f3f8c",
    "plum": "#6d3566",
    "rose": "#b9566c",
    "blush": "#d99a94",
    "cream": "#eadfc4",
    "linen": "#d8c7a2",
    "sand": "#bfa377",
    "leather": "#8a5a34",
    "bark": "#654430",
    "umber": "#4d372f",
    "slate": "#5c6475",
    "pewter": "#8f95a2",
    "charcoal": "#3f3c49",
    "night": "#2b2a3c",
    "snow": "#f3eee2",
}


IRISES: dict[str, str] = {
    "brown": "#5f3a22",
    "dark": "#33211f",
    "hazel": "#7a5a2a",
    "amber": "#a8702a",
    "green": "#4c7a4a",
    "blue": "#3d6ca0",
    "grey": "#6d7684",
    "violet": "#6a4aa0",
}
FILES = (
    "people_builders.toml",
    "people_merchants.toml",
    "people_nobles.toml",
    "people_clerics.toml",
    "people_criminals.toml",
    "people_heroes.toml",
)


@dataclass(frozen=True)
class Person:
    """One person; every string names a part or a colour, see the tables of the part modules.

    `turn` and `body` run from -1 (to the viewer's left) to +1; `lean` tilts the head by degrees;
    `shift` moves the figure sideways in hundredths of the width.
    """

    backdrop: str
    face: str = "oval"
    skin: str = "fair"
    age: str = "adult"
    build: str = "average"
    turn: float = 0.0
    body: float = 0.0
    lean: float = 0.0
    shift: float = 3.0
    hair: str = "short"
    hair_colour: str = "brown"
    beard: str = "none"
    eyes: str = "almond"
    iris: str = "brown"
    lashes: bool = False
    wink: bool = False
    brows: str = "flat"
    nose: str = "straight"
    mouth: str = "calm"
    marks: tuple[str, ...] = ()
    mask: str = "none"
    mask_colour: str = "night"
    hat: str = "none"
    hat_colour: str = "bark"
    hat_trim: str = "gold"
    garment: str = "tunic"
    cloth: str = "moss"
    second: str = "linen"
    trim: str = "leather"
    sleeves: str = "cloth"
    neck: str = "none"
    neck_colour: str = "gold"
    pose: str = "down"
    tool: str = "none"
    load: str = "none"
    pet: str = "none"


AGES = ("young", "adult", "old")
SLEEVES = ("cloth", "second", "steel", "mail", "bare")
PARTS: dict[str, frozenset[str]] = {
    "backdrop": frozenset(BACKDROPS),
    "face": frozenset(FACES),
    "skin": frozenset(SKINS),
    "age": frozenset(AGES),
    "build": frozenset(BUILDS),
    "hair": frozenset(HAIR),
    "hair_colour": frozenset(HAIR_COLOURS),
    "beard": frozenset(BEARDS),
    "eyes": frozenset(EYES),
    "iris": frozenset(IRISES),
    "brows": frozenset(BROWS),
    "nose": frozenset(NOSES),
    "mouth": frozenset(MOUTHS),
    "mask": frozenset(MASKS),
    "mask_colour": frozenset(CLOTHS),
    "hat": frozenset(HATS) | {"none"},
    "hat_colour": frozenset(CLOTHS),
    "hat_trim": frozenset(CLOTHS),
    "garment": frozenset(GARMENTS),
    "cloth": frozenset(CLOTHS),
    "second": frozenset(CLOTHS),
    "trim": frozenset(CLOTHS),
    "sleeves": frozenset(SLEEVES),
    "neck": frozenset(NECKWEAR),
    "neck_colour": frozenset(CLOTHS),
    "pose": frozenset(POSES),
    "tool": frozenset(TOOLS) | {"none"},
    "load": frozenset(BACK_LOADS) | {"none"},
    "pet": frozenset(PETS) | {"none"},
}


# Where a key of a group in the files goes; a group is one line of a person's table.
GROUPS: dict[str, dict[str, str]] = {
    "head": {"face": "face", "skin": "skin", "age": "age", "turn": "turn", "lean": "lean"},
    "hair": {"style": "hair", "colour": "hair_colour", "beard": "beard"},
    "features": {
        name: name for name in ("eyes", "iris", "lashes", "wink", "brows", "nose", "mouth", "marks")
    },
    "mask": {"kind": "mask", "colour": "mask_colour"},
    "hat": {"kind": "hat", "colour": "hat_colour", "trim": "hat_trim"},
    "body": {"build": "build", "turn": "body", "shift": "shift"},
    "clothes": {name: name for name in ("garment", "cloth", "second", "trim", "sleeves")},
    "neck": {"kind": "neck", "colour": "neck_colour"},
    "hands": {"pose": "pose", "tool": "tool"},
    "extra": {"load": "load", "pet": "pet"},
}


def person_from(key: str, table: dict[str, Any]) -> Person:
    """The person of one table of a people file; ValueError says what is not in the wardrobe."""
    person = Person(**_flat(key, table))
    for name, parts in PARTS.items():
        value = getattr(person, name)
        if value not in parts:
            raise ValueError(f"{key}: {name} {value!r} is not in the wardrobe")
    for mark in person.marks:
        if mark not in MARKS:
            raise ValueError(f"{key}: mark {mark!r} is not in the wardrobe")
    _check_hands(key, person)
    return person


def _flat(key: str, table: dict[str, Any]) -> dict[str, Any]:
    """The groups of a table as the fields of a person."""
    flat: dict[str, Any] = {"backdrop": table.get("backdrop", "")}
    for group, entries in table.items():
        if group == "backdrop":
            continue
        if group not in GROUPS:
            raise ValueError(f"{key}: a person has no {group!r}")
        for name, value in entries.items():
            if name not in GROUPS[group]:
                raise ValueError(f"{key}: {group} has no {name!r}")
            flat[GROUPS[group][name]] = tuple(value) if name == "marks" else value
    return flat


def _check_hands(key: str, person: Person) -> None:
    holds = person.pose in (*GRIPPED, *RESTING)
    if holds != (person.tool != "none"):
        raise ValueError(f"{key}: pose {person.pose!r} does not go with its tool")
    if holds and TOOLS[person.tool].rests != (person.pose in RESTING):
        raise ValueError(f"{key}: {person.tool!r} cannot be held in pose {person.pose!r}")


@cache
def all_people() -> MappingProxyType[str, Person]:
    """Every specified person by card key."""
    people: dict[str, Person] = {}
    for name in FILES:
        text = files("sprites.portrait").joinpath(name).read_text(encoding="utf-8")
        for key, table in tomllib.loads(text).items():
            if key in people:
                raise ValueError(f"{key} is described twice")
            people[key] = person_from(key, table)
    return MappingProxyType(people)


def person_of(key: str) -> Person:
    """The person on the card `key`; KeyError if nobody is described for it."""
    try:
        return all_people()[key]
    except KeyError:
        raise KeyError(f"nobody is described for card {key!r}") from None


def portrayed(key: str) -> Person:
    """Who is drawn on the card `key`: a stranger while nobody is described for a new card."""
    people = all_people()
    return people[key] if key in people else Person(backdrop=sorted(BACKDROPS)[0])
