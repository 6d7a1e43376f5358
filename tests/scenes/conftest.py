"""Scenes are tested on SDL's dummy drivers, without a screen and without sound."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
