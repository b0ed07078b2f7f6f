"""Dangerous goods: categories of goods, what is asked about each, and UN numbers."""

from portolan.domain.dangerous_goods.categories import (
    QUESTIONS,
    GoodsCategory,
    GoodsQuestion,
    questions,
)
from portolan.domain.dangerous_goods.un_numbers import (
    CLASSES,
    PACKING_GROUPS,
    Chemistry,
    Packing,
    UnNumberEntry,
    entries,
    possible_entries,
    un_number,
)

__all__ = [
    "CLASSES",
    "PACKING_GROUPS",
    "QUESTIONS",
    "Chemistry",
    "GoodsCategory",
    "GoodsQuestion",
    "Packing",
    "UnNumberEntry",
    "entries",
    "possible_entries",
    "questions",
    "un_number",
]
