"""What a bundle is made of: icons, data, licences, and what desktops read of it."""

from __future__ import annotations

import configparser
import io
import re
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from engine.games import game_keys
from engine.texts import languages
from saves.transfer import export_file
from scenes.settings.parts import PYTHON, packages, version
from sprites.title.app_icon import app_icon
from tests.scenes.library.session_files import played
from tests.source import ROOT

sys.path.insert(0, str(ROOT / ".ci"))

from bundling import contents, desktop, icons


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture.convert_alpha(), "RGBA")


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((32, 32))


def entries(ico: bytes) -> list[tuple[int, bytes]]:
    """Width and picture of every entry of an .ico file."""
    _, kind, count = struct.unpack_from("<HHH", ico)
    assert kind == 1
    found = []
    for number in range(count):
        wide, _, _, _, _, bits, size, place = struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number)
        assert bits == 32
        found.append((wide or 256, ico[place : place + size]))
    return found


def test_the_icon_of_windows_holds_our_drawing_in_every_size() -> None:
    found = entries(icons.ico())
    assert [px for px, _ in found] == [16, 24, 32, 48, 64, 128, 256]
    for px, picture in found:
        if picture.startswith(b"\x89PNG"):
            shown = pygame.image.load(io.BytesIO(picture), "icon.png")
            assert pixels(shown) == pixels(app_icon(px))
            continue
        _, wide, high = struct.unpack_from("<Iii", picture)
        assert (wide, high) == (px, 2 * px)
        rows = pygame.image.frombytes(picture[40 : 40 + 4 * px * px], (px, px), "BGRA")
        assert pixels(pygame.transform.flip(rows, False, True)) == pixels(app_icon(px))


def test_the_icon_of_macos_holds_png_pictures_of_the_told_sizes() -> None:
    told = icons.icns()
    assert told[:4] == b"icns"
    assert struct.unpack(">I", told[4:8]) == (len(told),)
    place, sizes = 8, {}
    while place < len(told):
        kind, length = (
            told[place : place + 4].decode(),
            struct.unpack_from(">I", told, place + 4)[0],
        )
        shown = pygame.image.load(io.BytesIO(told[place + 8 : place + length]), "icon.png")
        sizes[kind] = shown.get_size()
        place += length
    assert sizes["ic10"] == (1024, 1024)
    assert sizes["ic07"] == (128, 128)


def test_all_data_of_ours_goes_in_and_no_source() -> None:
    inside = {f"{folder}/{Path(file).name}" for file, folder in contents.own_data()}
    assert "./pyproject.toml" in inside
    for game in game_keys():
        assert f"engine/games/{game}/cards.toml" in inside
        for language in languages():
            assert f"engine/texts/{language}/{game}/rules.toml" in inside
    nets = set(ROOT.glob("engine/games/*/ai/net_*.npz"))
    assert {f"{net.parent.relative_to(ROOT)}/{net.name}" for net in nets} <= inside
    assert not [each for each in inside if each.endswith((".py", ".pyc"))]


def test_locales_of_our_languages_go_in_with_those_that_they_inherit_from() -> None:
    locales = contents.locale_names()
    assert {"root", "en", "en_001", "en_GB", "hu", "pt"} <= locales
    assert len(locales) < 12
    assert contents.is_wanted("babel/locale-data/hu.dat", locales)
    assert not contents.is_wanted("babel/locale-data/fr.dat", locales)


@pytest.mark.slow
def test_in_those_locales_alone_our_languages_count_list_and_date(tmp_path: Path) -> None:
    """With nothing else on the disk, as in the bundle."""
    import babel

    whole = Path(babel.__file__).parent
    data = tmp_path / "babel"
    (data / "locale-data").mkdir(parents=True)
    for file in whole.rglob("*"):
        place = file.relative_to(whole.parent)
        kept = file.suffix == ".py" or contents.is_wanted(str(place), contents.locale_names())
        if file.is_file() and kept and "__pycache__" not in place.parts:
            (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / place).write_bytes(file.read_bytes())
    said = """
import datetime, babel
from engine.texts import languages, load_catalogue
assert babel.__file__.startswith(where), babel.__file__
for language in languages():
    speech = load_catalogue(language).speech
    print(speech.plural(2), speech.grouped(12345.5), speech.day(datetime.date(2026, 11, 23), ""),
          speech.listed(["a", "b", "c"], "and"), speech.decimal_mark("1.5"))
"""
    script = f"import sys; where = {str(tmp_path)!r}; sys.path.insert(0, where)" + said
    alone = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert alone.returncode == 0, alone.stderr
    assert "12 345,5" in alone.stdout.replace("\N{NO-BREAK SPACE}", " ")
    assert len(alone.stdout.splitlines()) == len(languages())


def test_fonts_of_other_scripts_and_tests_of_packages_stay_out() -> None:
    locales = {"root"}
    assert contents.is_wanted("pygame_gui/data/NotoSans-Regular.ttf", locales)
    assert contents.is_wanted("font_source_serif_pro/files/SourceSerifPro-Bold.otf", locales)
    for unwanted in (
        "pygame_gui/data/NotoSansJP-Regular.otf",
        "font_source_serif_pro/files/SourceSerifPro-Bold.ttf",
        "numpy/tests/data.txt",
        "pygame/examples/data/house_lo.wav",
    ):
        assert not contents.is_wanted(unwanted, locales)


def test_every_part_comes_with_its_licence() -> None:
    with_text = {name for _, name in contents.licence_texts()}
    assert {package.metadata["Name"] for package in packages()} <= with_text
    places = [place for _, place in contents.licence_data()]
    assert any(place.endswith("LGPL.txt") for place in places)
    assert all(not Path(place).is_absolute() and ".." not in place for place in places)
    assert PYTHON not in places


def test_the_menus_entry_speaks_all_languages_and_opens_files() -> None:
    entry = configparser.RawConfigParser(delimiters=("=",))
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read_string(desktop.entry("four-thrones"))
    told = entry["Desktop Entry"]
    assert told["Exec"] == "four-thrones %f"
    assert told["MimeType"] == f"{contents.MIME};"
    assert told["Name[hu]"] == "Négy Trón"
    for language in languages():
        if language != "en":
            assert told[f"Comment[{language}]"] != told["Comment"]


def test_the_description_names_this_version_and_its_day() -> None:
    told = ElementTree.fromstring(desktop.metainfo("four-thrones", version()).encode())
    release = told.find("releases/release")
    assert release is not None
    assert release.get("version") == version()
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", release.get("date") or "")
    said = {each.get("{http://www.w3.org/XML/1998/namespace}lang") for each in told.iter("summary")}
    assert said == {None, "hu", "pt-BR"}
    with pytest.raises(ValueError, match="no heading for version 99"):
        desktop.releases("99.0.0")


def test_a_game_is_known_by_its_first_bytes(tmp_path: Path) -> None:
    told = ElementTree.fromstring(desktop.file_type().encode())
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    match = next(told.iter(f"{space}match"))
    octal = re.findall(r"\\(\d{3})", match.get("value") or "")
    magic = bytes(int(each, 8) for each in octal)
    file = export_file(played(6, 5), tmp_path / "game")
    assert file.read_bytes().startswith(magic)
    assert len(magic) > 3
    assert file.match(next(told.iter(f"{space}glob")).get("pattern") or "")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="a script of Linux desktops")
def test_the_menu_is_put_up_and_taken_back(tmp_path: Path) -> None:
    made, home = tmp_path / "a b & c|d", tmp_path / "home"
    icons.write_icons(tmp_path / "icons", "four-thrones")
    made.mkdir()
    desktop.write_desktop_files(made, tmp_path / "icons", version())
    environment = {"HOME": str(home), "PATH": "/bin:" + "/usr" + "/bin"}
    for words in ([], ["--remove"]):
        subprocess.run(["sh", str(made / "install.sh"), *words], env=environment, check=True)
        entry = home / f".local/share/applications/{contents.APPLICATION_ID}.desktop"
        if words:
            assert not entry.exists()
        else:
            assert f'Exec="{made}/four-thrones" %f' in entry.read_text(encoding="utf-8")
            icon = home / ".local/share/icons/hicolor/48x48/apps"
            assert (icon / f"{contents.APPLICATION_ID}.png").is_file()
