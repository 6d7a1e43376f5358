"""What a table says in every frame is put into words once in a language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from engine.explain import Text
from scenes.table.context import TableContext


def test_a_sentence_is_made_once_until_another_language_is_spoken() -> None:
    made: list[object] = []

    def say(text: object, names: object) -> str:
        made.append(text)
        return f"{text} in {app.catalogue}"

    app: Any = SimpleNamespace(catalogue="English", say=say)
    context: Any = SimpleNamespace(app=app, _said=(None, {}), match=SimpleNamespace(names=["Anna"]))
    label = Text("toy.walk")
    for text in (label, "toy.end"):
        first = TableContext.say(context, text)
        assert TableContext.say(context, text) == first
    assert made == [label, "toy.end"]
    app.catalogue = "Hungarian"
    assert TableContext.say(context, "toy.end") == "toy.end in Hungarian"
