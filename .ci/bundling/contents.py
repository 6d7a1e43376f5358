"""What goes into a bundle and what stays out: modules, data of our own, licences of all parts."""

from __future__ import annotations

import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from scenes.settings.parts import (
    BUNDLER,
    OWN,
    PYTHON,
    PYTHON_LICENCE,
    licence_files,
    packages,
    python_licence_places,
)

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ("engine", "saves", "scenes", "sprites")
APPLICATION_ID = "org.fourthrones.FourThrones"
MIME = "application/x-four-thrones"
UNWANTED = (
    *("jax", "jaxlib", "optax", "scipy", "chess"),  # learning and measuring
    *("distributed", "dask", "tornado", "bokeh"),  # games sent to a cluster
    *("tkinter", "lib2to3", "pydoc", "pydoc_data", "doctest", "sqlite3.dbapi2_test"),
    *("pygame.tests", "pygame.examples", "pygame.docs", "numpy.f2py", "numpy.distutils"),
    *("pytest", "_pytest", "setuptools", "pip", "IPython", "matplotlib", "PIL", "cv2"),
    *("pygame._camera", "pygame.camera", "pygame._camera_opencv", "pygame.midi", "pygame.pypm"),
)
"""Modules that no game needs."""
OTHER_SCRIPTS = ("NotoSansArabic", "NotoSansGeorgian", "NotoSansHebrew", "NotoSansJP")
OTHER_SCRIPTS += ("NotoSansKR", "NotoSansSC")
"""Fonts of pygame_gui for languages that the app does not speak."""


def info_plist() -> dict[str, object]:
    """What macOS is told beside name and version: games as files open here."""
    kind = f"{APPLICATION_ID}.game"
    return {
        "NSHighResolutionCapable": True,
        "LSApplicationCategoryType": "public.app-category.board-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Four Thrones game",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [kind],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": kind,
                "UTTypeDescription": "Four Thrones game",
                "UTTypeConformsTo": ["public.data"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["throne"],
                    "public.mime-type": MIME,
                },
            }
        ],
    }


def own_data() -> list[tuple[str, str]]:
    """Our files that are no modules, and pyproject.toml for the version: (file, folder within)."""
    found = [(str(ROOT / "pyproject.toml"), "."), (str(ROOT / "LICENSE"), ".")]
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*")):
            if path.is_file() and path.suffix not in (".py", ".pyc"):
                found.append((str(path), str(path.parent.relative_to(ROOT))))
    return found


def licence_texts() -> list[tuple[Path, str]]:
    """Licence texts of all parts: (file, name of the part)."""
    found = [(ROOT / "LICENSE", OWN)]
    found += [(path, PYTHON) for path in python_licence_places() if path.is_file()][:1]
    for part in (*packages(), *_bundler()):
        found += [(path, part.metadata["Name"]) for path in licence_files(part)]
    return found


def _bundler() -> list[Distribution]:
    """What puts the bundle together, where it is installed: the group `bundle` brings it."""
    try:
        return [distribution(BUNDLER)]
    except PackageNotFoundError:
        return []


def licence_data() -> list[tuple[str, str]]:
    """The same where the page about the program looks for them: (file, its place within)."""
    found = []
    for path, part in licence_texts():
        if part == PYTHON:
            found.append((str(path), PYTHON_LICENCE))
        elif part != OWN:
            base = Path(str(distribution(part).locate_file("")))
            found.append((str(path), str(path.relative_to(base))))
    return found


def locale_names() -> set[str]:
    """The CLDR files that our languages need, with those that they inherit from."""
    from babel.core import Locale, get_global
    from babel.localedata import normalize_locale

    heirs = get_global("parent_exceptions")
    found = {"root"}
    for head in (ROOT / "engine" / "texts").glob("*/language.toml"):
        language = tomllib.loads(head.read_text("utf-8"))["language"]
        for name in (language["locale"], language.get("plurals", "")):
            wanted = str(Locale.parse(name)) if name else ""
            while wanted:
                found.add(normalize_locale(wanted) or wanted)
                wanted = heirs.get(wanted) or wanted.rpartition("_")[0]
    return found


def is_wanted(place: str, locales: set[str]) -> bool:
    """False for a data file that no player needs; `place` is where it would lie in the bundle."""
    path = Path(place)
    folders = path.parts
    if "locale-data" in folders:
        return path.stem in locales
    if "pygame_gui" in folders and path.name.startswith(OTHER_SCRIPTS):
        return False
    if "font_source_serif_pro" in folders and path.suffix == ".ttf":
        return False
    return not {"tests", "examples", "docs", "locale"} & {part.lower() for part in folders[1:-1]}
