"""The app's icon as files: PNG in all sizes, and the containers that Windows and macOS want."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

from sprites.title.app_icon import app_icon

SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512, 1024)
_ICO = (16, 24, 32, 48, 64, 128, 256)
_ICNS = {
    "icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256,
    "ic14": 512, "ic09": 512, "ic10": 1024,
}  # fmt: skip
"""Kinds of pictures in an .icns file, with their px; two of one size are for two densities."""
_BITMAP_HEAD = 40


def write_icons(folder: Path, name: str) -> None:
    """`NAME-PX.png` for all sizes, `NAME.ico` and `NAME.icns`."""
    folder.mkdir(parents=True, exist_ok=True)
    for px in SIZES:
        (folder / f"{name}-{px}.png").write_bytes(_png(px))
    (folder / f"{name}.ico").write_bytes(ico())
    (folder / f"{name}.icns").write_bytes(icns())


def _png(px: int) -> bytes:
    stream = io.BytesIO()
    pygame.image.save(app_icon(px), stream, "icon.png")
    return stream.getvalue()


def ico() -> bytes:
    """Bitmaps for the small sizes, which every Windows reads, and PNG for the largest."""
    pictures = [_png(px) if px == max(_ICO) else _bitmap(px) for px in _ICO]
    head = struct.pack("<HHH", 0, 1, len(_ICO))
    place = len(head) + 16 * len(_ICO)
    for px, picture in zip(_ICO, pictures, strict=True):
        head += struct.pack("<BBBBHHII", px % 256, px % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def _bitmap(px: int) -> bytes:
    """A bitmap without file header: rows from the bottom up, and below it a mask that hides none
    of it, in rows of whole words."""
    picture = pygame.transform.flip(app_icon(px), False, True)
    rows = pygame.image.tobytes(picture, "BGRA")
    mask = bytes((px + 31) // 32 * 4 * px)
    head = struct.pack("<IiiHHIIiiII", _BITMAP_HEAD, px, 2 * px, 1, 32, 0, len(rows), 0, 0, 0, 0)
    return head + rows + mask


def icns() -> bytes:
    """PNG pictures behind their four letters and length."""
    body = b"".join(
        kind.encode("ascii") + struct.pack(">I", 8 + len(picture)) + picture
        for kind, picture in ((kind, _png(px)) for kind, px in _ICNS.items())
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
