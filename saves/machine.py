"""What this computer is called by those who share a library: a name that its owner cannot change
by renaming it, so that a library that a kill left locked is free at once."""

from __future__ import annotations

import os
import platform
import sys
import uuid
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

_IDS: Final = (Path("/etc/machine-id"), Path("/var/lib/dbus/machine-id"))
_MULTICAST: Final = 1 << 40
"""Marks a number that stands in for a network card's."""


@cache
def machine_name() -> str:
    """The same on this computer for good; its name on the network where nothing better is known.

    Processes that do not see each other, as in two containers, are on two computers.
    """
    found = _number() or platform.node()
    space = ""
    with suppress(OSError):
        space = os.readlink("/proc/self/ns/pid")
    return blake2b(f"four thrones {found} {space}".encode(), digest_size=8).hexdigest()


def _number() -> str:
    if sys.platform == "win32":
        return _windows_number()
    for path in _IDS:
        with suppress(OSError):
            text = path.read_text(encoding="ascii", errors="replace").strip()
            if text:
                return text
    card = uuid.getnode()
    return "" if card & _MULTICAST else str(card)


def _windows_number() -> str:
    if sys.platform != "win32":
        return ""
    import winreg

    with (
        suppress(OSError),
        winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\Cryptography") as key,
    ):
        return str(winreg.QueryValueEx(key, "MachineGuid")[0])
    return ""
