"""What is mended where something changed looks like what is painted anew."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pygame
import pytest

from scenes.table.drawing.display_list import DisplayList, joined

SIZE = (160, 120)
WHOLE = pygame.Rect((0, 0), SIZE)
CLIPS = (None, None, pygame.Rect(20, 30, 70, 60))


def picture(random: Random) -> pygame.Surface:
    """A disc that shows what lies below its corners."""
    side = random.randrange(8, 50)
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    colour = [random.randrange(256) for _ in range(4)]
    pygame.draw.circle(made, colour, (side // 2, side // 2), side // 2)
    return made


def slab(random: Random, *, pierced: bool) -> pygame.Surface:
    """A sheet that hides what lies below it, but where it is pierced."""
    made = pygame.Surface((random.randrange(40, 90), random.randrange(40, 90)), 0, 32)
    made.fill("#aa8822")
    if pierced:
        pygame.draw.circle(made, "#00ff00", made.get_rect().center, 15)
        made.set_colorkey("#00ff00")
    return made


def lay(layers: DisplayList, things: list[tuple[object, ...]], ground: pygame.Surface) -> None:
    """Put the things over the ground."""
    layers.begin(SIZE)
    layers.blit(ground, (0, 0))
    for made, corner, clip, alpha in things:
        layers.set_clip(clip)  # type: ignore[arg-type]
        if isinstance(made, pygame.Surface):
            layers.blit_faded(made, corner, alpha)  # type: ignore[arg-type]
        else:
            box = pygame.Rect(corner, (30, 20))  # type: ignore[arg-type]
            layers.draw(box, made, lambda to, box=box, made=made: pygame.draw.rect(to, made, box))
    layers.set_clip(None)


@pytest.mark.parametrize("seed", range(6))
def test_mending_gives_the_picture_that_painting_everything_gives(seed: int) -> None:
    random, layers = Random(seed), DisplayList()
    ground = pygame.Surface(SIZE, 0, 32)
    ground.fill("#335577")
    stock: list[object] = [picture(random) for _ in range(6)]
    stock += [slab(random, pierced=False), slab(random, pierced=True)]
    stock += [(200, 40, 40), (40, 200, 40)]
    things: list[tuple[object, ...]] = []
    canvas, whole = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    for _ in range(80):
        deed = random.randrange(4)
        if deed == 0 and things:
            things.pop(random.randrange(len(things)))
        elif deed == 1:
            random.shuffle(things)
        elif deed == 2:
            corner = (random.randrange(-20, 150), random.randrange(-20, 110))
            made, clip = random.choice(stock), random.choice(CLIPS)
            things.insert(random.randint(0, len(things)), (made, corner, clip, 255))
        elif things:
            made, corner, clip, _ = things[-1]
            things[-1] = (made, corner, clip, random.choice((90, 255)))
        lay(layers, things, ground)
        layers.paint(canvas, layers.changes())
        layers.paint(whole, [WHOLE])
        assert pygame.image.tobytes(canvas, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_nothing_is_painted_below_what_hides_most_of_a_region() -> None:
    painted: list[pygame.Rect] = []
    layers, sheet = DisplayList(), pygame.Surface((60, 80), 0, 32)
    layers.begin(SIZE)
    layers.draw(WHOLE, "ground", lambda to: painted.append(to.get_clip()))
    layers.blit(sheet, (20, 10))
    layers.paint(pygame.Surface(SIZE, 0, 32), [pygame.Rect(30, 20, 40, 50)])
    assert not painted
    layers.paint(pygame.Surface(SIZE, 0, 32), [pygame.Rect(15, 20, 65, 50)])
    assert painted == [pygame.Rect(15, 20, 5, 50)]


def test_a_thing_that_moves_changes_only_where_it_was_and_is() -> None:
    layers, ground = DisplayList(), pygame.Surface(SIZE, 0, 32)
    thing = pygame.Surface((10, 10), pygame.SRCALPHA)
    lay(layers, [(thing, (5, 5), None, 255)], ground)
    lay(layers, [(thing, (90, 70), None, 255)], ground)
    assert layers.changes() == [pygame.Rect(5, 5, 10, 10), pygame.Rect(90, 70, 10, 10)]


def test_a_thing_that_comes_to_lie_above_others_changes_only_where_it_lies() -> None:
    layers, ground = DisplayList(), pygame.Surface(SIZE, 0, 32)
    things = [(pygame.Surface((10, 10)), (x, 5), None, 255) for x in range(0, 150, 20)]
    lay(layers, [*things], ground)
    lay(layers, [*things[:2], *things[3:], things[2]], ground)
    assert layers.changes() == [pygame.Rect(40, 5, 10, 10)]


def test_another_ground_changes_everything() -> None:
    layers = DisplayList()
    for _ in range(2):
        lay(layers, [], pygame.Surface(SIZE, 0, 32))
    assert layers.changes() == [WHOLE]


def test_the_same_again_changes_nothing() -> None:
    layers, ground = DisplayList(), pygame.Surface(SIZE, 0, 32)
    thing = pygame.Surface((10, 10), pygame.SRCALPHA)
    for _ in range(2):
        lay(layers, [(thing, (5, 5), None, 255), ((1, 2, 3), (50, 50), None, 255)], ground)
    assert layers.changes() == []


def test_a_picture_that_was_painted_over_is_shown_anew_there() -> None:
    layers, ground = DisplayList(), pygame.Surface(SIZE, 0, 32)
    for _ in range(2):
        lay(layers, [], ground)
    layers.touch([pygame.Rect(3, 4, 20, 20)])
    assert layers.changes() == [pygame.Rect(3, 4, 20, 20)]


def area(boxes: Iterable[pygame.Rect]) -> int:
    return sum(box.width * box.height for box in boxes)


def test_bars_that_touch_at_a_corner_stay_apart() -> None:
    bars = [pygame.Rect(0, 0, 100, 12), pygame.Rect(98, 10, 20, 100)]
    assert joined(bars, WHOLE) == bars
    assert joined([*bars, pygame.Rect(0, 4, 100, 12)], WHOLE) == [
        bars[1],
        pygame.Rect(0, 0, 100, 16),
    ]


def test_joined_regions_hold_all_and_are_no_more_px() -> None:
    random = Random(4)
    for _ in range(50):
        boxes = [
            pygame.Rect(random.randrange(150), random.randrange(110), random.randrange(40), 9)
            for _ in range(random.randrange(1, 20))
        ]
        found = joined(boxes, WHOLE)
        assert area(found) <= area(boxes) or found == [WHOLE]
        for box in boxes:
            assert not box.width or any(each.contains(box) for each in found) or found == [WHOLE]
