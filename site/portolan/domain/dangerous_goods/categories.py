"""The four categories of goods of the quote form, and the questions for each."""

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum


class GoodsCategory(StrEnum):
    """A category of goods, by its value in the quote form."""

    BATTERIES = "batteries"
    HAZARDOUS_MATERIALS = "hazardous-materials"
    CREAMS_LIQUIDS_POWDERS = "creams-liquids-powders"
    MAGNETS = "magnets"


class GoodsQuestion(StrEnum):
    """A question about goods of a category; the last asks for a document."""

    CHEMISTRY = "chemistry"
    PACKING = "packing"
    UN_NUMBER = "un-number"
    CLASS = "class"
    PACKING_GROUP = "packing-group"
    SAFETY_DATA_SHEET = "safety-data-sheet"


# Creams, liquids and powders are screened: most are harmless, and the data sheet says so.
QUESTIONS: Mapping[GoodsCategory, Sequence[GoodsQuestion]] = {
    GoodsCategory.BATTERIES: (GoodsQuestion.CHEMISTRY, GoodsQuestion.PACKING),
    GoodsCategory.HAZARDOUS_MATERIALS: (
        GoodsQuestion.UN_NUMBER,
        GoodsQuestion.CLASS,
        GoodsQuestion.PACKING_GROUP,
        GoodsQuestion.SAFETY_DATA_SHEET,
    ),
    GoodsCategory.CREAMS_LIQUIDS_POWDERS: (GoodsQuestion.SAFETY_DATA_SHEET,),
    GoodsCategory.MAGNETS: (),
}


def questions(categories: Iterable[GoodsCategory]) -> Sequence[GoodsQuestion]:
    """Return the questions about goods of these categories, each once."""
    return tuple(dict.fromkeys(each for category in categories for each in QUESTIONS[category]))
