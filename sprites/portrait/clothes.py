"""All garments by name: each is drawn on any trunk at any turn, from two cloths and a trim."""

from sprites.portrait.clothes_cloth import GarmentDrawing
from sprites.portrait.clothes_nobles import RANK_GARMENTS
from sprites.portrait.clothes_plain import PLAIN_GARMENTS

GARMENTS: dict[str, GarmentDrawing] = PLAIN_GARMENTS | RANK_GARMENTS
