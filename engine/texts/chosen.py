"""Which language is spoken: the one that was asked for, else that of the system."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.texts.catalogue import Catalogue
from engine.texts.files import DEFAULT_LANGUAGE, languages, load_catalogue

ENVIRONMENT_VARIABLE: Final = "FOUR_THRONES_LANGUAGE"
"""Asks for a language; `--language` sets it, for the programs that are started, too."""
_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")


def asked_for(environment: Mapping[str, str] | None = None) -> str:
    """The language that was asked for on the command line; empty where none was."""
    wanted = (os.environ if environment is None else environment).get(ENVIRONMENT_VARIABLE, "")
    return wanted if wanted in languages() else ""


def language_of_system(
    environment: Mapping[str, str] | None = None, more: Iterable[str] = ()
) -> str:
    """The language of the system, where the app speaks it, else English. `more`: names of locales
    that the window system knows of."""
    return nearest((*_wishes(os.environ if environment is None else environment), *more))


def nearest(wishes: Iterable[str]) -> str:
    """The first of the names of locales (`hu_HU.UTF-8`, `pt-BR`) that the app speaks."""
    known = languages()
    for wish in wishes:
        name = wish.partition(".")[0].replace("-", "_")
        same = [each for each in known if each == name or each == name.partition("_")[0]]
        akin = [each for each in known if each.partition("_")[0] == name.partition("_")[0]]
        if same or akin:
            return (same or akin)[0]
    return DEFAULT_LANGUAGE


def spoken() -> Catalogue:
    """The words of the command line."""
    return load_catalogue(asked_for() or language_of_system())


def _wishes(environment: Mapping[str, str]) -> Iterator[str]:
    yield from (environment[name] for name in _SYSTEM if environment.get(name))
    if sys.platform == "win32":
        import ctypes

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        yield locale.windows_locale.get(number, "")
