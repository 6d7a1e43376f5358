"""All garments by name: each is drawn on any trunk at any turn, from two cloths and a trim."""

from sprites.viscounts.portrait.clothes_cloth import GarmentDrawing
from sprites.viscounts.portrait.clothes_nobles import RANK_GARMENTS
from sprites.viscounts.portrait.clothes_plain import PLAIN_GARMENTS

GARMENTS: dict[str, GarmentDrawing] = PLAIN_GARMENTS | RANK_GARMENTS
