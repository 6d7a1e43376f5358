"""Every message has a sentence in every language, with values that the message really has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import saves
from engine.texts import languages, load_catalogue
from saves.connection import is_broken, trouble_message
from saves.errors import MESSAGE_VALUES, folder_message, message
from tests.sentences import placeholders

LANGUAGES = languages()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", MESSAGE_VALUES)
def test_message_has_its_sentence(language: str, key: str) -> None:
    catalogue = load_catalogue(language)
    assert catalogue.has(key)
    assert not catalogue.has_own(key) or placeholders(catalogue, key) <= MESSAGE_VALUES[key]
    values = {name: f"<{name}>" for name in MESSAGE_VALUES[key]}
    said = catalogue.say(key, **values)
    assert said != key
    assert said.endswith(".")


def test_every_message_is_given_somewhere() -> None:
    code = "".join(
        path.read_text(encoding="utf-8")
        for path in Path(str(saves.__file__)).parent.glob("*.py")
        if path.name != "errors.py"
    )
    code += Path(str(saves.__file__)).with_name("errors.py").read_text().partition("def ")[2]
    code = code.replace("library.{why}", "library.damaged library.foreign")
    for key in MESSAGE_VALUES:
        stem = re.sub(r"_set_aside$", "", key) if "_set_aside" in key else key
        assert stem in code or key in code, key


def test_message_with_wrong_values_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="takes"):
        message("session.cut", good=1)
    with pytest.raises(KeyError):
        message("session.lost")


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (13, "places.no_permission"),
        (30, "places.no_permission"),
        (28, "places.no_space"),
        (20, "places.not_a_folder"),
        (5, "places.unusable"),
    ],
)
def test_folder_messages(number: int, key: str) -> None:
    assert folder_message(OSError(number, "reason"), "/data").key == key


def test_text_that_is_none_is_damage_of_the_file(tmp_path: Path) -> None:
    error = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    assert is_broken(error)
    assert trouble_message(error, tmp_path) == message("library.broke", path=str(tmp_path))
