"""A family of icons: its own drawings and the signs of the chrome."""

from __future__ import annotations

import pytest

from sprites.common.icon_family import SIGNS, IconFamily

FAMILY = IconFamily({"sheaf": "M0 0", "mill": "M1 1"}, "#ffffff", "#102030")


def test_the_names_are_those_of_the_game_and_of_the_chrome() -> None:
    assert FAMILY.names == ("sheaf", "mill", *SIGNS)


def test_drawings_are_found_by_name() -> None:
    assert FAMILY.drawing("mill") == "M1 1"
    with pytest.raises(KeyError, match="unicorn"):
        FAMILY.drawing("unicorn")


def test_only_the_chrome_has_signs() -> None:
    assert FAMILY.sign("sheaf", 20) is None
    for name in SIGNS:
        picture = FAMILY.sign(name, 20)
        assert picture is not None
        assert picture.get_size() == (20, 20)


def test_signs_come_in_the_light_colour_of_the_game() -> None:
    sign = FAMILY.sign("menu", 64)
    assert sign is not None
    assert (255, 255, 255, 255) in {tuple(sign.get_at((32, y))) for y in range(64)}
