"""What Linux desktops read: entry of the menu, description, file type, icons, and a script that
puts them in their places."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from xml.sax.saxutils import escape

from bundling.contents import APPLICATION_ID, MIME, ROOT
from bundling.icons import SIZES
from engine.texts import languages, load_catalogue
from saves.container import MAGIC, SUFFIX
from scenes.settings.parts import project

_HERE = Path(__file__).parent
_LARGEST_ICON = 512


def write_desktop_files(folder: Path, icons: Path, version: str) -> None:
    """`share/` as desktops expect it, and `install.sh` beside it."""
    name = str(project()["name"])
    share = folder / "share"
    files = {
        f"applications/{APPLICATION_ID}.desktop": entry(name),
        f"metainfo/{APPLICATION_ID}.metainfo.xml": metainfo(name, version),
        f"mime/packages/{APPLICATION_ID}.xml": file_type(),
    }
    for place, text in files.items():
        path = share / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    for px in (px for px in SIZES if px <= _LARGEST_ICON):
        for kind, icon in (("apps", APPLICATION_ID), ("mimetypes", MIME.replace("/", "-"))):
            place = share / "icons" / "hicolor" / f"{px}x{px}" / kind
            place.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(icons / f"{name}-{px}.png", place / f"{icon}.png")
    shutil.copy(_HERE / "install.sh", folder / "install.sh")


def _words() -> dict[str, dict[str, object]]:
    return tomllib.loads((_HERE / "words.toml").read_text("utf-8"))


def _others() -> list[str]:
    return [language for language in languages() if language != "en"]


def _name(language: str) -> str:
    return load_catalogue(language).say("ui.app.name")


def entry(program: str) -> str:
    """The entry of the menu; `install.sh` writes the program's place into it."""
    words = _words()
    lines = ["[Desktop Entry]", "Type=Application", "Version=1.0", f"Name={_name('en')}"]
    lines += [f"Name[{each}]={_name(each)}" for each in _others()]
    lines += [f"Comment={words['en']['summary']}"]
    lines += [f"Comment[{each}]={words[each]['summary']}" for each in _others()]
    lines += [
        f"Exec={program} %f",
        f"Icon={APPLICATION_ID}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"MimeType={MIME};",
        f"StartupWMClass={program}",
    ]
    return "\n".join(lines) + "\n"


def metainfo(program: str, version: str) -> str:
    """AppStream's description; releases are the headings of CHANGELOG.md."""
    words = _words()
    paragraphs = []
    english = list(words["en"]["paragraphs"])  # type: ignore[call-overload]
    for number, text in enumerate(english):
        paragraphs.append(f"    <p>{escape(text)}</p>")
        for each in _others():
            said = list(words[each]["paragraphs"])[number]  # type: ignore[call-overload]
            paragraphs.append(f'    <p xml:lang="{_tag(each)}">{escape(said)}</p>')
    names = [f"  <name>{_name('en')}</name>"]
    names += [f'  <name xml:lang="{_tag(each)}">{_name(each)}</name>' for each in _others()]
    summaries = [f"  <summary>{words['en']['summary']}</summary>"]
    for each in _others():
        summaries.append(f'  <summary xml:lang="{_tag(each)}">{words[each]["summary"]}</summary>')
    released = [
        f'    <release version="{number}" date="{day}"/>' for number, day in releases(version)
    ]
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<component type="desktop-application">',
            f"  <id>{APPLICATION_ID}</id>",
            "  <metadata_license>CC0-1.0</metadata_license>",
            "  <project_license>MIT</project_license>",
            *names,
            *summaries,
            "  <description>",
            *paragraphs,
            "  </description>",
            '  <developer id="org.fourthrones">',
            "    <name>Four Thrones</name>",
            "  </developer>",
            f'  <launchable type="desktop-id">{APPLICATION_ID}.desktop</launchable>',
            "  <categories>",
            "    <category>Game</category>",
            "    <category>BoardGame</category>",
            "  </categories>",
            "  <provides>",
            f"    <binary>{program}</binary>",
            f"    <mediatype>{MIME}</mediatype>",
            "  </provides>",
            "  <supports>",
            "    <control>pointing</control>",
            "    <control>keyboard</control>",
            "  </supports>",
            '  <content_rating type="oars-1.1"/>',
            "  <releases>",
            *released,
            "  </releases>",
            "</component>",
            "",
        ]
    )


def _tag(language: str) -> str:
    """A language as XML names it."""
    return language.replace("_", "-")


def releases(version: str) -> list[tuple[str, str]]:
    """Versions and days from the headings of CHANGELOG.md, newest first.

    Raises ValueError when this version has none.
    """
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.findall(r"^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)$", text, re.MULTILINE)
    if version not in (number for number, _ in found):
        raise ValueError(f"CHANGELOG.md has no heading for version {version}")
    return found


def file_type() -> str:
    """Games as files, known by their ending and their first bytes."""
    words = _words()
    comments = [f"    <comment>{words['en']['file']}</comment>"]
    for each in _others():
        comments.append(f'    <comment xml:lang="{_tag(each)}">{words[each]["file"]}</comment>')
    magic = "".join(f"\\{each:03o}" for each in MAGIC)
    return "\n".join(
        [
            '<?xml version="1.0" encoding="UTF-8"?>',
            '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">',
            f'  <mime-type type="{MIME}">',
            *comments,
            '    <magic priority="60">',
            f'      <match type="string" offset="0" value="{magic}"/>',
            "    </magic>",
            f'    <glob pattern="*{SUFFIX}"/>',
            "  </mime-type>",
            "</mime-info>",
            "",
        ]
    )
