"""What is told: only what is new, what changed first, and nothing while the voice is off."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pygame
import pytest

from scenes.app import App
from scenes.shell.voice.heard import Heard, News, joined
from tests.scenes.listener import Recorder
from tests.scenes.support import Plain, key, make_app


class Told(Plain):
    """A scene that says what it is given."""

    now = Heard()

    @property
    def heard(self) -> Heard:
        return self.now

    def tell_more(self, question: str, back: bool) -> Sequence[str]:
        return [f"{question} {'back' if back else 'on'}"] if question != "mine" else ()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    app.narrator.voice = Recorder()
    app.settings.voice = True
    yield app
    app.close()
    app.window.close()


def said(app: App) -> list[str]:
    voice = app.narrator.voice
    assert isinstance(voice, Recorder)
    return voice.texts


def show(app: App, scene: Told, heard: Heard) -> list[str]:
    """Let the scene say something else in the next frame; what is spoken then."""
    before = len(said(app))
    scene.now = heard
    scene.mark()
    app.tick([], 0.02)
    return said(app)[before:]


def scene_of(app: App, heard: Heard) -> Told:
    scene = Told(app, "told")
    scene.now = heard
    app.stack.push(scene)
    app.tick([], 0.02)
    return scene


OLD = News("move:1:0", "Ana plays Trader", (("1:0", "Ana plays Trader"),))
NEW = News("move:2:0", "Ben passes", (("2:0", "Ben passes"),))
GROWN = News(
    "move:1:0",
    "Ana plays Trader; gains 1 silver",
    (("1:0", "Ana plays Trader"), ("1:1", "Ana gains 1 silver")),
)


def test_a_scene_that_comes_tells_where_one_is_but_no_old_news(app: App) -> None:
    scene_of(app, Heard("Table", news=(OLD,), state="Ana: choose", focus="Trader", focus_at="a"))
    assert said(app) == ["Table. Ana: choose. Trader."]


def test_what_happens_several_times_in_a_row_is_told_once(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD,), state="Ana: move"))
    paid = tuple((f"1:{step}", "Ana pays 1 silver.") for step in range(1, 4))
    news = News(OLD.id, "Ana plays Trader", (*OLD.steps, *paid, ("1:4", "Ana moves on")))
    heard = show(app, scene, Heard("Table", news=(news,), state="Ana: choose"))
    assert heard == ["Ana pays 1 silver, 3 times. Ana moves on. Ana: choose."]


def test_marks_for_the_eye_are_told_in_words(app: App) -> None:
    scene_of(app, Heard("Table", alert="A token is lost (2×)", state="Who is ahead?: on"))
    assert said(app) == ["Table. A token is lost, 2 times. Who is ahead? on."]


def test_only_what_changed_is_told_news_first(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD,), state="Ana: choose"))
    assert show(app, scene, Heard("Table", news=(OLD,), state="Ana: choose")) == []
    changed = Heard("Table", "Too dear", (OLD, NEW), "Ana: end the turn", "End", "end")
    assert show(app, scene, changed) == ["Too dear. Ben passes. Ana: end the turn. End."]


def test_of_a_move_that_goes_on_only_the_new_steps_are_told(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD,)))
    assert show(app, scene, Heard("Table", news=(GROWN,))) == ["Ana gains 1 silver."]


def test_the_same_question_is_told_again_after_something_has_happened(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD,), state="Ana: choose"))
    again = Heard("Table", news=(OLD, NEW), state="Ana: choose")
    assert show(app, scene, again) == ["Ben passes. Ana: choose."]


def test_what_was_taken_back_is_new_when_it_comes_again(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD, NEW)))
    assert show(app, scene, Heard("Table", news=(OLD,))) == []
    assert show(app, scene, Heard("Table", news=(OLD, NEW))) == ["Ben passes."]


def test_the_same_words_at_another_place_are_told(app: App) -> None:
    scene = scene_of(app, Heard(focus="Trader", focus_at="hand:1"))
    assert show(app, scene, Heard(focus="Trader", focus_at="hand:2")) == ["Trader."]


def test_a_passing_notice_is_told_first_and_once(app: App) -> None:
    scene = scene_of(app, Heard("Table"))
    app.notice.show("Nothing to undo")
    assert show(app, scene, Heard("Table", state="Ana: choose")) == [
        "Nothing to undo. Ana: choose."
    ]
    assert show(app, scene, Heard("Table", state="Ana: choose")) == []


def test_an_arrow_is_said_as_a_word_of_the_language(app: App) -> None:
    app.speak("hu")
    scene_of(app, Heard("Király kegyeltje → Márványbánya → Aranybánya"))
    assert said(app) == ["Király kegyeltje, majd Márványbánya, majd Aranybánya."]


def test_any_key_makes_it_silent(app: App) -> None:
    scene_of(app, Heard("Table"))
    voice = app.narrator.voice
    assert isinstance(voice, Recorder)
    app.tick([key(pygame.K_TAB)], 0.02)
    assert voice.hushed == 1


def test_keys_ask_and_the_scene_does_not_get_them(app: App) -> None:
    scene = scene_of(app, Heard("Table"))
    app.tick([key(pygame.K_F2), key(pygame.K_F7), key(pygame.K_F7, pygame.KMOD_LSHIFT)], 0.02)
    assert said(app)[1:] == ["where on.", "board on.", "board back."]
    app.tick([key(pygame.K_F5)], 0.02)
    assert said(app)[-1] == joined([app.say("spoken.nothing")])
    app.tick([key(pygame.K_F8)], 0.02)
    assert said(app)[-1] == said(app)[-2]
    assert not any(event.type == pygame.KEYDOWN for event in scene.events)


def test_off_nothing_is_said_and_the_keys_are_the_scenes(app: App) -> None:
    app.settings.voice = False
    scene = scene_of(app, Heard("Table"))
    app.tick([key(pygame.K_F2)], 0.02)
    assert said(app) == []
    assert [event.key for event in scene.events if event.type == pygame.KEYDOWN] == [pygame.K_F2]


def test_f9_switches_it_on_anywhere_and_it_tells_where_one_is(app: App) -> None:
    app.settings.voice = False
    scene_of(app, Heard("Table", state="Ana: choose"))
    app.tick([key(pygame.K_F9)], 0.02)
    assert app.settings.voice
    assert "F2" in said(app)[0]
    assert "Table. Ana: choose." in " ".join(said(app))
    app.tick([key(pygame.K_F9)], 0.02)
    assert not app.settings.voice


def test_where_nothing_can_speak_one_sentence_says_so(app: App) -> None:
    class Mute(Recorder):
        @property
        def available(self) -> bool:
            return False

    app.narrator.voice = Mute()
    app.settings.voice = False
    scene_of(app, Heard("Table"))
    app.tick([key(pygame.K_F9)], 0.02)
    assert app.notice.sentence == app.say("spoken.none")


def test_the_language_of_the_app_is_spoken(app: App) -> None:
    scene = scene_of(app, Heard("Table"))
    app.speak("hu")
    show(app, scene, Heard("Asztal"))
    voice = app.narrator.voice
    assert isinstance(voice, Recorder)
    assert voice.spoken[-1][1] == "hu"


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (["One", "two."], "One. two."),
        (["Hire Ana?", ""], "Hire Ana?"),
        (["a · b", "•  c"], "a, b. c."),
        ([], ""),
    ],
)
def test_sentences_end_so_that_a_voice_pauses(parts: list[str], told: str) -> None:
    assert joined(parts) == told


def test_what_was_said_to_somebody_else_is_not_said_again(app: App) -> None:
    scene_of(app, Heard("Table", state="Ana: choose"))
    app.narrator.hush()
    app.tick([key(pygame.K_F8)], 0.02)
    assert said(app) == ["Table. Ana: choose."]


def test_a_slip_is_told_when_it_comes_and_not_again_while_it_lies_there(app: App) -> None:
    scene = scene_of(app, Heard("Table", state="What now?"))
    assert show(app, scene, Heard("Table", state="What now?", slips=("A tip.",))) == ["A tip."]
    both = Heard("Table", state="What now?", slips=("A hint.", "A tip."))
    assert show(app, scene, both) == ["A hint."]
    assert show(app, scene, Heard("Table", state="What now?", slips=("A tip.",))) == []


PASSED = News("move:3:0", "Ana passes", (("3:0", "Ana passes"),))


def test_who_comes_to_the_own_hand_is_told_all_that_is_new_to_them(app: App) -> None:
    scene = scene_of(app, Heard("Table", ears=None))
    assert show(app, scene, Heard("Table", news=(OLD,), ears="0")) == []
    assert show(app, scene, Heard("Table", news=(OLD, NEW), ears="0")) == ["Ben passes."]
    assert show(app, scene, Heard("Table", ears=None)) == []
    assert show(app, scene, Heard("Table", news=(OLD, NEW), ears="1")) == ["Ben passes."]
    assert show(app, scene, Heard("Table", ears=None)) == []
    heard = show(app, scene, Heard("Table", news=(OLD, NEW, PASSED), ears="0"))
    assert heard == ["Ana passes."]


def test_a_curtain_of_its_own_hides_no_news_from_who_comes_next(app: App) -> None:
    table = scene_of(app, Heard("Table", ears="0"))
    curtain = scene_of(app, Heard("Curtain"))
    table.now = Heard("Table", news=(NEW,), ears="1")
    app.stack.pop()
    app.tick([], 0.02)
    assert curtain is not app.stack.top
    assert said(app)[-1] == "Table. Ben passes."


def test_on_an_open_table_nothing_is_told_twice(app: App) -> None:
    scene = scene_of(app, Heard("Table", news=(OLD,), ears="0"))
    assert show(app, scene, Heard("Table", news=(OLD, NEW), ears="0")) == ["Ben passes."]
    heard = show(app, scene, Heard("Table", news=(OLD, NEW, PASSED)))
    assert heard == ["Ana passes."]
