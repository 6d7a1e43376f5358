"""All hats by name."""

from sprites.portrait.hats_of_rank import RANK_HATS
from sprites.portrait.hats_of_town import TOWN_HATS
from sprites.portrait.hats_of_work import WORK_HATS
from sprites.portrait.hats_shapes import Hat

HATS: dict[str, Hat] = WORK_HATS | TOWN_HATS | RANK_HATS
