"""Sentences agree with what is put into them: article, gender, number, lists, decimal marks."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path

import pytest

from engine.explain import Text
from engine.texts import Catalogue, Seat
from engine.texts.article import definite_article
from engine.texts.files import sentences_of

HUNGARIAN = {"language.locale": "hu", "list.comma": ", "}
PORTUGUESE = {"language.locale": "pt_BR", "language.plurals": "pt_PT"}


@pytest.mark.parametrize(
    ("words", "article"),
    [
        ("Aranybánya Építészek Őr öböl író Úr AI „Anna” (Ede) Yvonne F RSC", "az"),
        ("Műhely Zsófia Csarnok GyP Yoda B „Béla” Király", "a"),
        ("1 5 50 57 500 1000 1815 5000 1000000 1. 5.", "az"),
        ("0 2 10 11 15 100 151 2000 10000 100000 −5 +1", "a"),
    ],
)
def test_the_hungarian_article_follows_the_sound(words: str, article: str) -> None:
    assert {word: definite_article(word) for word in words.split()} == dict.fromkeys(
        words.split(), article
    )


def test_a_placeholder_takes_its_article_along() -> None:
    sentences = {
        "where": "{card:Az} mellett",
        "card.mine": "Aranybánya",
        "who": "ez {seat:az} köre",
    }
    say = Catalogue({**HUNGARIAN, **sentences}, "hu").say
    assert say("where", card=Text("card.mine")) == "Az Aranybánya mellett"
    assert say("where", card=12) == "A 12 mellett"
    assert say("who", ["Ödön"], seat=Seat(0)) == "ez az Ödön köre"


def test_words_agree_with_the_gender_of_what_is_put_in() -> None:
    forms = {"card.bank": {"gender": "m"}, "card.church": {"gender": "f", "pl": "igrejas"}}
    sentences = {
        "card.bank": "banco",
        "card.church": "igreja",
        "built": "{what:m=um novo|f=uma nova} {what}",
        "many": "{what:pl}",
    }
    say = Catalogue({**PORTUGUESE, **sentences}, "pt_BR", forms).say
    assert say("built", what=Text("card.bank")) == "um novo banco"
    assert say("built", what=Text("card.church")) == "uma nova igreja"
    assert say("many", what=Text("card.church")) == "igrejas"
    assert say("many", what=Text("card.bank")) == "banco"


def test_any_number_of_a_sentence_has_its_plural() -> None:
    sentences = {"left": "{left} {left:one=lap|other=laps} of {n}"}
    say = Catalogue(sentences).say
    assert say("left", left=1, n=3) == "1 lap of 3"
    assert say("left", left=2, n=3) == "2 laps of 3"


@pytest.mark.parametrize(
    ("own", "zero"), [({"language.locale": "en_GB"}, "points"), (PORTUGUESE, "points")]
)
def test_nothing_is_a_plural(own: dict[str, str], zero: str) -> None:
    said = Catalogue({**own, "points.one": "point", "points.other": "points"}).say
    assert (said("points", n=0), said("points", n=1)) == (zero, "point")


def test_numbers_days_and_lists_are_those_of_the_language() -> None:
    sentences = {"mean": "{mean:.1f}", "day": "{day}", "time": "{day:time}", "of": "{of:and}"}
    hungarian = Catalogue({**HUNGARIAN, **sentences, "big": "{n:,}"}, "hu").say
    portuguese = Catalogue({**PORTUGUESE, **sentences}, "pt_BR").say
    when = datetime(2026, 11, 22, 15, 4)
    assert hungarian("mean", mean=2.46) == portuguese("mean", mean=2.46) == "2,5"
    assert hungarian("day", day=date(2026, 11, 22)) == "2026. nov. 22."
    assert portuguese("day", day=when) == "22 de nov. de 2026"
    assert hungarian("time", day=when) == "15:04"
    assert hungarian("of", of=("a", "b", "c")) == "a, b és c"
    assert portuguese("of", of=("a", "b")) == "a e b"
    assert (hungarian("big", n=1234), hungarian("big", n=12345)) == ("1234", "12\xa0345")


def test_what_a_language_has_not_is_said_in_english() -> None:
    english = Catalogue({"old": "old {n}", "new": "new", "count.one": "one", "count.other": "{n}"})
    own = Catalogue({**HUNGARIAN, "old": "régi {m}", "row": "{what}"}, "hu", behind=english)
    assert own.say("new") == "new"
    assert own.say("count", n=2) == "2"
    assert own.say("row", what=Text("new")) == "new"
    assert own.say("old", n=1) == "old 1", "a sentence that asks for another value is not said"
    assert (own.has("new"), own.has_own("new")) == (True, False)
    assert own.missed == set()


def test_a_key_is_never_shown() -> None:
    catalogue = Catalogue({})
    assert catalogue.say("some.card.gold_mine") == "gold mine"
    assert catalogue.say("some.card.gold_mine", fallback="Gold Mine") == "Gold Mine"
    assert catalogue.missed == {"some.card.gold_mine"}


def test_a_catalogue_file_gives_words_their_forms(tmp_path: Path) -> None:
    file = tmp_path / "words.toml"
    file.write_text(
        '[card]\nbank = { term = "banco", gender = "m" }\npark = "parque"\n'
        '[goods.food]\none = "{n} comida"\nother = "{n} comidas"\ngender = "f"\n'
    )
    found = sentences_of(file)
    assert found == {
        "card.bank": "banco",
        "card.park": "parque",
        "goods.food.one": "{n} comida",
        "goods.food.other": "{n} comidas",
    }
