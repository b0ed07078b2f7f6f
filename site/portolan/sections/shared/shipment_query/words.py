"""Words for modes of transport, and for yes and no, as lists write them."""

import re
import unicodedata

from forms.choices import AIR, FCL, LCL
from portolan.core.locales import typed
from portolan.sections.shared.emissions_query.query import RAIL, ROAD

MODE_WORDS = {
    FCL: (
        "ocean fcl|fcl|sea|ocean|sea freight|ocean freight|seafreight|sea fcl|vessel|ship|maritime"
    ),
    LCL: "ocean lcl|lcl|sea lcl|groupage",
    AIR: "air|air freight|airfreight|plane|flight|aviation",
    ROAD: "road|truck|trucking|road freight|lorry|ftl|ltl|van|land",
    RAIL: "rail|train|railway|rail freight|railroad",
}
MODE_BY_WORD = {
    word: mode for mode, words in MODE_WORDS.items() for word in (*words.split("|"), *typed(mode))
}
YES = frozenset({"y", "yes", "true", "1", "x", "reefer", "refrigerated", "✓", *typed("yes")})
NO = frozenset({"n", "no", "false", "0", "dry", *typed("no")})

_BETWEEN = re.compile(r"[\s_/()-]+|(?<=[a-z])(?=[\u4e00-\u9fff])|(?<=[\u4e00-\u9fff])(?=[a-z])")


def mode_of(text: str) -> str | None:
    """The mode that a word means; None for any other word."""
    return MODE_BY_WORD.get(_plain(text))


def yes_or_no(text: str) -> bool | None:
    """The yes or no of a cell; None if it is neither."""
    word = _plain(text)
    return True if word in YES else False if word in NO else None


def _plain(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text).casefold()
    return _BETWEEN.sub(" ", plain).strip()
