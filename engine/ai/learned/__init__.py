"""Opponents that learned a game from their own games. Names no game; NumPy is imported only here
and in the lab, so that a window never loads it."""

import os

# One turn is a few thousand numbers: a second thread costs more than it brings. Read by the
# library when it is loaded, which the modules of this package do after this line.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
