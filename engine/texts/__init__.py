"""The text catalogue: every visible sentence, by key, per language.

Catalogues are TOML files `engine/texts/<language>/**.toml`, and `texts/<language>/**.toml` in the
package of a game that is at home elsewhere. How sentences are written: docs/contributing.md.
"""

from engine.texts.catalogue import Catalogue
from engine.texts.chosen import spoken
from engine.texts.files import DEFAULT_LANGUAGE, languages, load_catalogue, name_of
from engine.texts.sentences import CatalogueError
from engine.texts.values import Seat, change, figure, sentence_case

__all__ = [
    "DEFAULT_LANGUAGE",
    "Catalogue",
    "CatalogueError",
    "Seat",
    "change",
    "figure",
    "languages",
    "load_catalogue",
    "name_of",
    "sentence_case",
    "spoken",
]
