"""Makes a program that starts without Python: a folder, and one archive of it for this system.

    uv run --group bundle .ci/bundle.py [--out DIR]

PyInstaller gathers Python, the packages and our own files; here come the icons, drawn by the
program itself, the licences of all parts, and on Linux what desktops read. Nothing of it is kept
in the repository. A bundle runs on the system that it was made on, and on newer ones.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from bundling.contents import licence_texts  # noqa: E402
from bundling.desktop import write_desktop_files  # noqa: E402
from bundling.icons import write_icons  # noqa: E402

from scenes.settings.parts import project  # noqa: E402

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MAC_APP = "Four Thrones.app"


def build(out: Path) -> Path:
    """Make everything anew below `out`; the finished folder. Raises CalledProcessError."""
    name = str(project()["name"])
    work, made = out / "work", out / name
    for folder in (work, made, out / MAC_APP):
        shutil.rmtree(folder, ignore_errors=True)
    write_icons(work / "icons", name)
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", str(out), "--workpath", str(work)]
    spec = ROOT / ".ci" / "bundling" / "four_thrones.spec"
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, str(spec), "--", str(work / "icons")],
        cwd=ROOT,
        check=True,
    )
    write_licences(made / "licences")
    if sys.platform == "linux":
        write_desktop_files(made, work / "icons", str(project()["version"]))
    return made


def write_licences(folder: Path) -> None:
    """The licence texts of all parts."""
    for source, part in licence_texts():
        place = folder / part
        place.mkdir(parents=True, exist_ok=True)
        number = sum(each.stem == source.stem for each in place.iterdir())
        name = f"{source.stem}-{number}" if number else source.stem
        shutil.copyfile(source, place / f"{name}{source.suffix or '.txt'}")


def packed(made: Path, out: Path) -> Path:
    """One archive for the system that this runs on: .zip for Windows, else .tar.xz, which keeps
    links and what may be started."""
    version, system = project()["version"], SYSTEMS.get(sys.platform, sys.platform)
    stem = f"{made.name}-{version}-{system}-{platform.machine().lower()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(out / stem), "zip", out, made.name))
    inside = [made.name]
    if sys.platform == "darwin":
        shutil.copytree(made / "licences", out / MAC_APP / "Contents" / "Resources" / "licences")
        inside = [MAC_APP]
    archive = out / f"{stem}.tar.xz"
    with tarfile.open(archive, "w:xz") as file:
        for name in inside:
            file.add(out / name, name)
    return archive


def main() -> int:
    """Build, pack, and say how large it came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    out = parser.parse_args().out.absolute()
    made = build(out)
    archive = packed(made, out)
    whole = sum(path.stat().st_size for path in made.rglob("*") if path.is_file())
    print(f"{made}: {whole / 1e6:.1f} MB")
    print(f"{archive}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
