"""The ground is mended where a part changed, and looks as if it had been painted whole."""

from collections.abc import Sequence

import pygame

from scenes.table.drawing.ground import LayeredGround, Part

SIZE = (60, 40)
WHOLE = pygame.Rect((0, 0), SIZE)


class Painter:
    """Makes parts of one colour and notes which were painted."""

    def __init__(self) -> None:
        self.painted: list[str] = []

    def part(self, name: str, colour: str, box: tuple[int, int, int, int]) -> Part:
        def paint(canvas: pygame.Surface) -> None:
            self.painted.append(name)
            canvas.fill(colour, box)

        return Part((name, colour), pygame.Rect(box), paint)

    def parts(self, card: str = "white", at: int = 5, pile: str = "red") -> list[Part]:
        return [
            self.part("wood", "brown", (0, 0, *SIZE)),
            self.part("card", card, (at, 5, 10, 10)),
            self.part("pile", pile, (40, 20, 10, 10)),
        ]


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


def fresh(parts: Sequence[Part]) -> bytes:
    return pixels(LayeredGround().picture(SIZE, parts))


def test_the_same_parts_give_the_same_surface_without_painting() -> None:
    ground, painter = LayeredGround(), Painter()
    first = ground.picture(SIZE, painter.parts())
    painter.painted.clear()
    assert ground.picture(SIZE, painter.parts()) is first
    assert painter.painted == []


def test_only_what_lies_in_a_changed_box_is_painted_anew() -> None:
    ground, painter = LayeredGround(), Painter()
    first = ground.picture(SIZE, painter.parts())
    painter.painted.clear()
    second = ground.picture(SIZE, painter.parts(pile="green"))
    assert second is not first
    assert painter.painted == ["wood", "pile"]
    assert pixels(second) == fresh(painter.parts(pile="green"))


def test_of_what_was_painted_ahead_only_what_looks_different_counts() -> None:
    ground, size = LayeredGround(), (600, 300)

    def half(dot: tuple[int, int]) -> list[Part]:
        def paint(canvas: pygame.Surface) -> None:
            canvas.fill("white")
            canvas.fill("red", (*dot, 4, 4))

        wood = Part("wood", pygame.Rect((0, 0), size), lambda canvas: canvas.fill("brown"))
        return [wood, Part(dot, pygame.Rect(0, 0, 400, 300), paint)]

    ground.picture(size, half((10, 10)))
    ground.foresee(size, half((310, 200)))
    picture = ground.picture(size, half((310, 200)))
    assert sum(box.width * box.height for box in ground.mended) < 600 * 300 / 8
    assert picture.get_at((11, 11)) == pygame.Color("white")
    assert picture.get_at((311, 201)) == pygame.Color("red")


def test_a_part_that_moves_leaves_nothing_behind() -> None:
    ground, painter = LayeredGround(), Painter()
    ground.picture(SIZE, painter.parts())
    for at in (9, 34, 45):
        moved = ground.picture(SIZE, painter.parts(at=at))
        assert pixels(moved) == fresh(painter.parts(at=at))


def test_another_size_or_another_number_of_parts_paints_everything() -> None:
    ground, painter = LayeredGround(), Painter()
    ground.picture(SIZE, painter.parts())
    fewer = ground.picture(SIZE, painter.parts()[:2])
    assert pixels(fewer) == fresh(painter.parts()[:2])
    larger = ground.picture((80, 50), [painter.part("wood", "blue", (0, 0, 80, 50))])
    assert larger.get_size() == (80, 50)
    assert larger.get_at((79, 49)) == pygame.Color("blue")


def test_it_tells_where_it_was_painted_anew() -> None:
    ground, painter = LayeredGround(), Painter()
    for card, where in (("white", [WHOLE]), ("green", [pygame.Rect(5, 5, 10, 10)]), ("green", [])):
        ground.picture(SIZE, painter.parts(card=card))
        assert ground.mended == where


def test_a_ground_that_was_foreseen_is_only_copied() -> None:
    ground, painter = LayeredGround(), Painter()
    ground.picture(SIZE, painter.parts())
    changed = [*painter.parts()[:1], painter.part("card", "blue", (0, 0, 50, 35))]
    before = [*painter.parts()[:1], painter.part("card", "white", (0, 0, 50, 35))]
    ground.picture(SIZE, before)
    ground.foresee(SIZE, changed)
    painter.painted.clear()
    shown = ground.picture(SIZE, changed)
    assert painter.painted == []
    assert pixels(shown) == fresh(changed)


def test_what_was_foreseen_from_another_ground_is_painted() -> None:
    ground, painter = LayeredGround(), Painter()
    wood, large = painter.parts()[:1], (0, 0, 50, 35)
    ground.picture(SIZE, [*wood, painter.part("card", "white", large)])
    changed = [*wood, painter.part("card", "blue", large)]
    ground.foresee(SIZE, changed)
    ground.picture(SIZE, [*wood, painter.part("card", "green", (20, 10, 40, 30))])
    assert pixels(ground.picture(SIZE, changed)) == fresh(changed)
