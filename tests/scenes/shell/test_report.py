"""The log of faults says where it happened, and no value of a game: neither seed nor card."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.core import act
from engine.games import game_keys, load_game
from engine.session import Session
from scenes.play.seating import persons_config
from scenes.shell.writing import report
from scenes.shell.writing.report import FILE_NAME, write_report
from tests.sampling import sampled

SEED = 748_291_653


def logged(folder: Path, fault: Callable[[], object]) -> str:
    """What the log says of a fault, without its first line, the time."""
    try:
        fault()
    except Exception as error:
        path = write_report(folder, error)
        assert path == folder / FILE_NAME
        text = path.read_text(encoding="utf-8")
        path.unlink()
        return text.partition("\n")[2]
    pytest.fail("nothing went wrong")


def raised(error: BaseException) -> Callable[[], object]:
    def fault() -> None:
        raise error

    return fault


def test_it_says_what_where_and_what_it_came_from(tmp_path: Path) -> None:
    def fault() -> None:
        try:
            {}["guilder"]
        except KeyError as error:
            raise ValueError("no such card: 'guilder' of 12 cards, -3 left") from error

    text = logged(tmp_path, fault)
    assert "ValueError: no such card: … of … cards, … left\ncaused by\n" in text
    assert text.rstrip().endswith("KeyError: …")
    assert 'test_report.py", line' in text
    assert "in fault" in text


def test_what_was_handled_meanwhile_is_told_unless_it_was_hidden(tmp_path: Path) -> None:
    def fault(*, hidden: bool) -> None:
        try:
            [][1]
        except IndexError:
            if hidden:
                raise RuntimeError("stopped") from None
            raise RuntimeError("stopped")  # noqa: B904

    both = logged(tmp_path, lambda: fault(hidden=False))
    one = logged(tmp_path, lambda: fault(hidden=True))
    assert ("while this was handled:" in both, "while this was handled:" in one) == (True, False)
    assert both.rstrip().endswith("IndexError: list index out of range")


def test_files_and_the_system_are_named(tmp_path: Path) -> None:
    error = FileNotFoundError(2, "No such file", "cards_3.toml")
    assert "[Errno 2] No such file: 'cards_3.toml'" in logged(tmp_path, raised(error))


def test_a_log_that_grew_large_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "_LARGEST", 400)
    for name in ("first", "second", "third"):
        write_report(tmp_path, ValueError(name + " " * 300))
    text = (tmp_path / FILE_NAME).read_text(encoding="utf-8")
    assert "first" not in text
    assert "third" in text


def test_where_nothing_can_be_written_nothing_is_raised(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert write_report(tmp_path / "file", ValueError("x")) is None


@pytest.mark.parametrize("game", sampled(game_keys(), 4))
def test_other_hidden_cards_and_another_seed_change_nothing_in_it(
    tmp_path: Path, game: str
) -> None:
    session, chance = Session(load_game(game), persons_config(2), SEED), Random(4)
    while len(session.log) < 30:
        session.act(chance.choice(list(session.state.options)))
    other = session.game.redeal(session.state, session.asked, Random(5))
    assert repr(other) != repr(session.state)
    for of in (hidden_cards, everything, wrong_answer):
        real = logged(tmp_path, of(session, session.state))
        assert logged(tmp_path, of(session, other)) == real
        assert str(SEED) not in real


def hidden_cards(session: Session, state: object) -> Callable[[], object]:
    """A rule that stumbles over cards that somebody holds."""
    pools = session.game.secrets(state)
    held = [card for pool in pools for zone in pool.zones for card in zone.cards]
    assert held
    return raised(KeyError(held))


def everything(session: Session, state: object) -> Callable[[], object]:
    """A check that shows all it knows."""
    return raised(AssertionError(f"seed {session.seed}: {list(session.game.secrets(state))!r}"))


def wrong_answer(session: Session, state: object) -> Callable[[], object]:
    """An answer that names a hidden card, which the rules refuse and repeat."""
    cards = [zone.cards[:1] for pool in session.game.secrets(state) for zone in pool.zones]
    return lambda: act(session.game.ops, session.game.clone(state), ("play", *cards, SEED))
