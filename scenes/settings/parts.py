"""What the program is made of: its version, and the packages it needs with their licences.

Both stand in one place, pyproject.toml, which a bundle brings along, and in what each installed
package says of itself. Nothing here needs a window.
"""

from __future__ import annotations

import os
import re
import sys
import tomllib
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
OWN, PYTHON = "four-thrones", "Python"
BUNDLER = "pyinstaller"
"""Its start program is part of every bundle."""
PYTHON_LICENCE = "licences/Python.txt"
"""Where a bundle keeps the licence of Python, which is no package."""
_LICENCE_FILES = re.compile(r"(?i)licen[cs]e|copying|lgpl|(^|\b)ofl")
_CLASS = "License :: "
_LONGEST = 60


@dataclass(frozen=True, slots=True)
class Part:
    """A package, as it tells of itself."""

    name: str
    version: str
    licence: str

    @property
    def short_licence(self) -> str:
        """The licence in a few letters; dots where it is a list of several."""
        first, more, _ = self.licence.partition(" AND ")
        return f"{first} …" if more else first


def project() -> dict[str, Any]:
    """The table `[project]` of pyproject.toml; empty where it cannot be read."""
    try:
        text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        found: dict[str, Any] = tomllib.loads(text)["project"]
    except (OSError, ValueError, KeyError):
        return {}
    return found


def version() -> str:
    """The version of the program; empty where nobody says it."""
    return str(project().get("version", ""))


def packages() -> list[Distribution]:
    """The packages that playing needs, and those that they need in their turn, by name. What is
    wanted under a condition, of another system, an older Python, counts where it is installed."""
    wanted = [str(each) for each in project().get("dependencies", ())]
    if getattr(sys, "frozen", False):
        wanted.append(BUNDLER)
    found: dict[str, Distribution] = {}
    while wanted:
        name = re.split(r"[\s<>=!~;\[(]", wanted.pop(), maxsplit=1)[0].lower()
        if name in found:
            continue
        try:
            found[name] = distribution(name)
        except PackageNotFoundError:
            continue
        wanted += (each for each in found[name].requires or () if "extra ==" not in each)
    return [found[name] for name in sorted(found)]


@cache
def parts() -> tuple[Part, ...]:
    """The program itself, Python, then the packages."""
    own = Part(OWN, version(), "MIT")
    python = Part(PYTHON, ".".join(map(str, sys.version_info[:3])), "PSF-2.0")
    return (own, python, *(_part(each) for each in packages()))


def licence_text(name: str) -> list[str]:
    """The paragraphs of the licence texts that came with a part of this name, each in one line;
    empty where none came along."""
    found: list[str] = []
    for path in _files_of(name):
        with suppress(OSError):
            found += _paragraphs(path.read_text(encoding="utf-8", errors="replace"))
    return found


def _files_of(name: str) -> list[Path]:
    if name == OWN:
        return [ROOT / "LICENSE"]
    if name == PYTHON:
        return [path for path in python_licence_places() if path.is_file()][:1]
    return next((licence_files(each) for each in packages() if each.metadata["Name"] == name), [])


def python_licence_places() -> tuple[Path, ...]:
    """Where the licence of Python may lie."""
    beside = Path(os.__file__).with_name("LICENSE.txt")
    return ROOT / PYTHON_LICENCE, beside, Path(sys.base_prefix) / "LICENSE.txt"


def _paragraphs(text: str) -> list[str]:
    """Lines that belong together as one; rules of dashes and stars are left out."""
    found: list[list[str]] = [[]]
    for line in text.splitlines():
        words = line.split()
        if not words:
            found.append([])
        elif any(letter.isalnum() for letter in line):
            found[-1] += words
    return [" ".join(words) for words in found if words]


def _part(package: Distribution) -> Part:
    told = package.metadata
    return Part(told["Name"] or "?", package.version, licence_of(package))


def licence_of(package: Distribution) -> str:
    """The shortest name that a package gives its licence; older ones say it in other fields."""
    told = package.metadata
    said = [*(told.get_all("License-Expression") or ()), *(told.get_all("License") or ())]
    classes = told.get_all("Classifier") or ()
    said += [each.rpartition(" :: ")[2] for each in classes if each.startswith(_CLASS)]
    short = (each.strip() for each in said if each.strip() and "\n" not in each.strip())
    return next((each for each in short if len(each) <= _LONGEST), "")


def licence_files(package: Distribution) -> list[Path]:
    """The licence texts that came with a package."""
    files = (Path(str(package.locate_file(each))) for each in package.files or ())
    plain = (each for each in files if each.suffix.lower() in ("", ".txt", ".md", ".rst"))
    return [each for each in plain if _LICENCE_FILES.search(each.name) and each.is_file()]
